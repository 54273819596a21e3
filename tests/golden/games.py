"""Which games are printed, and how a table of each game fits on one line."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, NamedTuple

from taverna.kernel import Setting

View = Mapping[str, Any]
HERE = Path(__file__).parent


class Golden(NamedTuple):
    game: str
    name: str
    seats: int
    seed: int
    options: dict[str, Setting]
    bold: int
    """Out of ten choices, how many are simply the first option: in a game of luck, to press on."""

    @property
    def path(self) -> Path:
        return HERE / self.game / f"{self.name}.txt"

    def __str__(self) -> str:
        return f"{self.game}-{self.name}"


GAMES = [
    Golden("dead-mans-draw", "2-plain", 2, 257, {"pirates": False}, 7),
    Golden("dead-mans-draw", "2-pirates", 2, 171, {}, 7),
    Golden("dead-mans-draw", "4-mermaid-effect", 4, 171, {"mermaid_effect": True}, 7),
    Golden("dead-mans-draw", "6-party-strange-lands", 6, 153, {"variation": "strange-lands"}, 6),
]


def table_line(game_id: str, view: View) -> str:
    """What a spectator sees, on one line; all of it for a game that has no shorter way to say it."""
    if game_id in LINES:
        return LINES[game_id](view)
    return json.dumps(view)


def _dead_mans_draw(view: View) -> str:
    shielded = set(view["protected"])
    play = [f"{card}*" if card in shielded else card for card in view["play"]]
    parts = [f"play [{' '.join(play)}]", f"draw {view['draw']}", f"discard {len(view['discard'])}"]
    if view["owed"]:
        parts.append(f"owed {view['owed']}")
    if view["known"]:
        parts.append(f"next {' '.join(view['known'])}")
    banks = [
        f"{player['seat']}: {player['score']} ({' '.join(player['bank'])})" for player in view["players"]
    ]
    return " | ".join(parts + banks)


LINES: dict[str, Callable[[View], str]] = {"dead-mans-draw": _dead_mans_draw}
