"""How a game of Bloodborne was won: what each score is made of, what decided, and what the reader lost by dying."""

from __future__ import annotations

from textual.content import Content

from taverna.cli.boards.board import Scene
from taverna.cli.boards.painting import ends, line, piece, wrap

DECIDED = ("settled", "tied", "all-gone", "hopeless", "ended")


def ending(scene: Scene, width: int) -> list[Content]:
    rows: list[Content] = []
    players = sorted(scene.view["players"], key=lambda one: (one["gone"], -one["score"], -one["banked"]))
    for player in players:
        title = piece(scene.words.name(player["seat"]), "bold $words")
        rows.append(ends(title, piece(str(player["score"]), "bold $candle"), width))
        rows.append(piece("  " + sum_in_words(scene, int(player["seat"])), "$dim"))
    rows.append(piece(""))
    for _, event in scene.log:
        if event.kind in DECIDED:
            said = line(piece(scene.words.event(event), "$words"), piece(f"  {event.rule}", "$dim"))
            rows += wrap(said, width)
    return rows + _losses(scene, width)


def sum_in_words(scene: Scene, seat: int) -> str:
    """`12 banked + Kin 3 + Humanoids 5 + Beasts 1 = 21`."""
    player = scene.view["players"][seat]
    if player["gone"]:
        return scene.words.text("status-gone")
    tracks = [
        f"{scene.words.component('trophy', one['trophy'])} {one['points']}" for one in player["trophies"]
    ]
    banked = scene.texts("bb-banked", number=player["banked"])
    return f"{' + '.join([banked, *tracks])} = {player['score']}"


def _losses(scene: Scene, width: int) -> list[Content]:
    """Every death of the reader, with what it cost."""
    deaths = [event for _, event in scene.log if event.kind == "died" and event.args["seat"] == scene.eyes]
    if not deaths:
        return []
    rows = [piece(""), piece(scene.texts("bb-losses"), "bold $ember")]
    for event in deaths:
        said = line(
            piece(f"−{event.args['number']}  ", "bold $blood"),
            piece(scene.words.event(event), "$words"),
            piece(f"  {event.rule}", "$dim"),
        )
        rows += wrap(said, width)
    return rows
