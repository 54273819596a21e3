"""Words of a written position: ids looked up in what is known, hexes on the map, conditions, lists with "the rest"."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from taverna.games.gloomhaven.content.reading.fields import to_hex, unknown
from taverna.games.gloomhaven.language import vocabulary as v
from taverna.games.gloomhaven.state.figures import NO_CELL, Sheet
from taverna.games.gloomhaven.state.table import Table
from taverna.kernel.fields import Fields, bad
from taverna.kit.hexes import Hex

REST: Final = "rest"
"""In a list of cards: all that are named nowhere."""
CARD_CONDITIONS: Final = ("bless", "curse")
"""Conditions that are cards in a deck; no figure has them."""
ON_FIGURES: Final = tuple(name for name in v.CONDITIONS if name not in CARD_CONDITIONS)
MOST_HEXES: Final = 12
"""As many hexes a refusal lists."""


def told(hex: Hex) -> str:
    return f"[{hex[0]}, {hex[1]}]"


def id_field(fields: Fields, name: str, kind: str, known: Sequence[str]) -> str:
    """A text that must be a known id; the refusal lists them."""
    found = fields.text(name)
    if found not in known:
        raise unknown(f"{fields.path}.{name}", kind, found, known)
    return found


def words_field(fields: Fields, name: str) -> list[str]:
    """A list of texts, or one text for a list of one."""
    value = fields.value(name, ())
    return [value] if isinstance(value, str) else fields.texts(name, ())


def hex_list(fields: Fields, name: str) -> list[tuple[Hex, str]]:
    """The hexes of a list, each with its place for refusals."""
    found: list[tuple[Hex, str]] = []
    for number, item in enumerate(fields.items(name, ())):
        path = f"{fields.path}.{name}[{number}]"
        found.append((to_hex(item, path), path))
    return found


def cell_of(table: Table, hex: Hex, path: str) -> int:
    """The cell of a hex that can be seen; what is wall or behind a closed door is refused with what can be done."""
    map = table.rules.map
    cell = map.cell(hex)
    if cell == NO_CELL:
        near = sorted(
            (map.hex(other) for other in range(map.size) if table.board.exists(other)),
            key=lambda other: (abs(other[0] - hex[0]) + abs(other[1] - hex[1]), other),
        )
        listed = ", ".join(told(other) for other in near[:MOST_HEXES])
        raise bad(path, f"{told(hex)} is not on the map; the nearest hexes are {listed}")
    if not table.board.exists(cell):
        raise bad(path, f"{told(hex)} {_hidden(table, cell)}")
    return cell


def _hidden(table: Table, cell: int) -> str:
    """Why a cell can't be stood on, and what would change it."""
    map, scenario = table.rules.map, table.rules.scenario
    assert scenario is not None
    if map.door_at[cell] >= 0:
        return "is a closed door: name it in `open`"
    room = map.room[cell]
    doors = [map.hex(map.doors[door]) for door in range(len(map.doors)) if room in map.rooms_beside(door)]
    listed = ", ".join(told(door) for door in doors) or "none"
    return (
        f"lies in room {scenario.rooms[room].id!r}, which is not revealed: open one of its doors ({listed})"
    )


def conditions_field(fields: Fields, sheet: Sheet) -> int:
    """The conditions of a figure as bits."""
    path, found = f"{fields.path}.conditions", 0
    for name in words_field(fields, "conditions"):
        if name in CARD_CONDITIONS:
            raise bad(path, f"{name!r} is a card: put it into the deck that it is in")
        if name not in ON_FIGURES:
            raise unknown(path, "condition", name, ON_FIGURES)
        bit = 1 << v.CONDITIONS.index(name)
        if sheet.immune & bit:
            raise bad(path, f"{sheet.name!r} is immune to {name}")
        found |= bit
    return found
