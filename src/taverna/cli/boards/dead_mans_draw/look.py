"""All that lies open in Dead Man's Draw and does not fit on the table."""

from __future__ import annotations

from typing import Any

from textual.content import Content

from taverna.cli.boards.board import Scene
from taverna.cli.boards.dead_mans_draw.cards import COLOURS, by_suit, suit_token
from taverna.cli.boards.painting import flow, heading, line, piece, wrap


def closer_look(scene: Scene, width: int) -> list[Content]:
    """The discard pile card by card, every pirate in full, and what the suits do."""
    rows = [heading(f"{scene.words.text('zone-discard')} ({len(scene.view['discard'])})")]
    stacks = by_suit(scene.view["discard"])
    rows += flow(
        [suit_token(scene, suit, sorted(values), "", False) for suit, values in stacks.items()], width
    )
    pirates = _pirates(scene, width)
    if pirates:
        rows += [piece(""), heading(scene.words.game_option("pirates")), *pirates]
    rows += [piece(""), heading(scene.texts("dmd-suits"))]
    for suit in COLOURS:
        rows += _suit_help(scene, suit.removeprefix("suit-"), width)
    return rows


def _suit_help(scene: Scene, suit: str, width: int) -> list[Content]:
    told = scene.words.component_help("suit", suit, scene.view["options"])
    token = suit_token(scene, suit, [], "", False)
    indent = 12
    rows = wrap(piece(told, "$words"), width - indent)
    first = line(token, piece(" " * max(1, indent - token.cell_length)))
    return [line(first if number == 0 else piece(" " * indent), row) for number, row in enumerate(rows)]


def _pirates(scene: Scene, width: int) -> list[Content]:
    rows: list[Content] = []
    players: list[dict[str, Any]] = scene.view["players"]
    for player in players:
        if player["pirate"]:
            name = scene.words.component("pirate", player["pirate"])
            told = scene.words.component_help("pirate", player["pirate"], scene.view["options"])
            said = line(
                piece(f"{scene.words.name(player['seat'])}: ", "bold $words"),
                piece(name, "$candle"),
                piece(f". {told}", "$words"),
            )
            rows += wrap(said, width)
            if player["locker"] is not None:
                rows += wrap(piece(scene.words.text("status-locker", seat=player["locker"]), "$ember"), width)
    return rows
