"""How a scenario ended, and what each hero takes home."""

from __future__ import annotations

from textual.content import Content

from taverna.cli.boards.board import Scene
from taverna.cli.boards.gloomhaven.cards import tale
from taverna.cli.boards.painting import line, piece, wrap

TOLD = ("success", "failure", "home")


def ending(scene: Scene, width: int) -> list[Content]:
    rows: list[Content] = []
    if any(event.kind == "success" for _, event in scene.log):
        rows += [*wrap(piece(tale(scene, is_won=True), "italic $words"), width), piece("")]
    for _, event in scene.log:
        if event.kind in TOLD:
            said = line(piece(scene.words.event(event), "$words"), piece(f"  {event.rule}", "$dim"))
            rows += wrap(said, width)
    for hero in scene.view["heroes"]:
        if hero["goal"]:
            words = scene.words
            goal = piece(
                f"{words.name(hero['seat'])} · {words.component('goal', hero['goal'])}. ", "bold $words"
            )
            rows += wrap(line(goal, piece(words.component_help("goal", hero["goal"]), "$dim")), width)
    return rows
