"""A closer look: the whole map, the scenario's rules, monsters and their decks, and what every card and item does."""

from __future__ import annotations

from collections import Counter

from textual.content import Content

from taverna.cli.boards.board import Scene
from taverna.cli.boards.gloomhaven.cards import (
    ability_text,
    card_text,
    initiative,
    item_text,
    scenario_name,
    special_rules,
    tale,
    task,
)
from taverna.cli.boards.gloomhaven.dangers import trap_lines
from taverna.cli.boards.gloomhaven.hexes import map_lines
from taverna.cli.boards.gloomhaven.pieces import (
    HAND,
    HEART,
    SHIELD,
    STRENGTH,
    Json,
    figure_name,
    figure_style,
    figure_token,
    short_names,
)
from taverna.cli.boards.gloomhaven.round import ACTING, DONE, monster_lines
from taverna.cli.boards.painting import flow, heading, line, piece, wrap

WHOLE = 99
SIGNS = {
    "▒▒▒": "terrain-obstacle",
    "◇": "terrain-trap",
    "^^^": "terrain-hazard",
    "~~~": "terrain-difficult",
    "◎": "terrain-plate",
    "[+]": "terrain-door",
    "$": "terrain-coin",
    "▣": "terrain-treasure",
}
MARKS = {
    HEART: "gh-sign-hp",
    SHIELD: "gh-sign-shield",
    HAND: "gh-sign-cards",
    ACTING: "gh-sign-acting",
    DONE: "gh-sign-acted",
    STRENGTH[2]: "gh-sign-strong",
    STRENGTH[1]: "gh-sign-waning",
}
"""What is told around the map."""


def closer_look(scene: Scene, width: int) -> list[Content]:
    rows = [heading(scenario_name(scene))]
    rows += wrap(piece(tale(scene, is_won=False), "italic $dim"), width)
    rows += wrap(piece(f"{task(scene)} {special_rules(scene)}", "$words"), width)
    rows += wrap(
        piece(scene.texts("gh-level", level=scene.view["level"], **scene.view["numbers"]), "$dim"), width
    )
    rows += [piece(""), *map_lines(scene, width, WHOLE), piece("")]
    signs = [(sign, scene.words.text(text)) for sign, text in SIGNS.items()]
    signs += [(sign, scene.texts(text)) for sign, text in MARKS.items()]
    rows += flow([piece(f"{sign} {told}", "$dim") for sign, told in signs], width, 3)
    rows += trap_lines(scene, width)
    rows += [piece(""), *_figures(scene, width), *_lasting(scene, width)]
    rows += [piece(""), *monster_lines(scene, width, False)]
    rows += [piece(""), *_deck(scene, "zone-monster-modifiers", scene.view["monster_deck"], width)]
    for hero in scene.view["heroes"]:
        rows += [piece(""), *_hero(scene, hero, width)]
    return rows


def _figures(scene: Scene, width: int) -> list[Content]:
    names = short_names(scene)
    return flow(
        [
            line(
                figure_token(scene, figure, names),
                piece(f" {figure_name(scene, figure)}", figure_style(figure)),
            )
            for figure in scene.view["figures"]
        ],
        width,
        3,
    )


def _lasting(scene: Scene, width: int) -> list[Content]:
    """What lasts for each figure: dooms it carries, cards lent to it, shields and the rest."""
    figures = {figure["slot"]: figure for figure in scene.view["figures"]}
    rows: list[Content] = []
    for effect in scene.view["lasting"]:
        figure = figures.get(effect["slot"])
        if figure is not None:
            name = piece(f"{figure_name(scene, figure)}: ", figure_style(figure))
            rows += wrap(line(name, piece(ability_text(scene, effect["ability"]), "$words")), width)
    return rows


def _deck(scene: Scene, key: str, deck: Json, width: int) -> list[Content]:
    """What is left to draw, each kind with its number."""
    left = Counter[str](deck["left"])
    tokens = [piece(f"{scene.words.text(key)} ({len(deck['left'])}):", "$dim")]
    for name, count in sorted(left.items()):
        tokens.append(piece(f"{count}× {scene.words.component('modifier', name)}", "$words"))
    return flow(tokens, width)


def _hero(scene: Scene, hero: Json, width: int) -> list[Content]:
    words = scene.words
    rows = [
        heading(f"{words.name(hero['seat'])} · {words.component('class', hero['class'])} {hero['level']}")
    ]
    for zone in ("hand", "played", "active", "discard", "lost"):
        for card in hero[zone]:
            title = piece(f"{initiative(scene, card):>2} {words.component('card', card)} ", "bold $words")
            where = piece(f"({words.text(f'zone-{zone}')}) ", "$dim")
            rows += wrap(line(title, where, piece(card_text(scene, card), "$words")), width)
    for name, _, _ in hero["items"]:
        title = piece(f"{words.component('item', name)}. ", "bold $words")
        rows += wrap(line(title, piece(item_text(scene, name), "$words")), width)
    if hero["goal"]:
        goal = piece(f"{scene.texts('gh-goal')}: {words.component('goal', hero['goal'])}. ", "bold $words")
        rows += wrap(line(goal, piece(words.component_help("goal", hero["goal"]), "$words")), width)
    return rows + _deck(scene, "zone-modifiers", hero["deck"], width)
