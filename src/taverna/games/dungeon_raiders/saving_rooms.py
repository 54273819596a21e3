"""Where the room cards lie, by name: discard, row, pile and those out of the game."""

from __future__ import annotations

from taverna.games.dungeon_raiders.content import ROOMS_PLAYED
from taverna.games.dungeon_raiders.schema import ROOMS_IN_ROW
from taverna.games.dungeon_raiders.state import Table
from taverna.kernel import Fields


def room_ids(table: Table) -> dict[str, object]:
    start = table.level() * ROOMS_IN_ROW
    rooms = table.rules.rooms
    ids = [rooms[number].id for number in table.pile]
    removed = [number for number in range(table.rules.box.first_boss) if number not in table.pile]
    return {
        "discard": ids[:start],
        "row": ids[start : start + ROOMS_IN_ROW],
        "pile": ids[start + ROOMS_IN_ROW :],
        "removed": [rooms[number].id for number in removed],
    }


def load_rooms(fields: Fields, table: Table) -> None:
    """The 25 rooms in their order, the boss last (R-6). The row is filled first, then pile and discard."""
    start = table.level() * ROOMS_IN_ROW
    named = {name: _named(fields, name, table) for name in ("discard", "row", "pile", "removed")}
    taken = [number for numbers in named.values() for number in numbers]
    for number in taken:
        if taken.count(number) > 1:
            raise fields.bad("row", f"{table.rules.rooms[number].id} lies in two places")
    spare = [number for number in range(table.rules.box.first_boss) if number not in taken]
    boss = _take_boss(fields, named, table)
    sizes = {
        "row": min(ROOMS_IN_ROW, ROOMS_PLAYED - 1 - start),
        "pile": max(ROOMS_PLAYED - 1 - start - ROOMS_IN_ROW, 0),
        "discard": start,
    }
    for name, size in sizes.items():
        numbers = named[name]
        if len(numbers) > size:
            raise fields.bad(name, f"there are {len(numbers)} ordinary rooms, and {size} fit")
        missing = size - len(numbers)
        if missing > len(spare):
            raise fields.bad("removed", "leaves too few rooms for the game")
        numbers += spare[:missing]
        del spare[:missing]
    table.pile = [*named["discard"], *named["row"], *named["pile"], boss]


def _named(fields: Fields, name: str, table: Table) -> list[int]:
    found: list[int] = []
    for text in fields.texts(name, []):
        if text not in table.rules.box.numbers:
            raise fields.bad(name, f"there is no room {text!r}")
        found.append(table.rules.box.numbers[text])
    return found


def _take_boss(fields: Fields, named: dict[str, list[int]], table: Table) -> int:
    """The boss ends the row of the last level, or the pile; left out, it is the first one of the content."""
    first = table.rules.box.first_boss
    place = "row" if table.level() * ROOMS_IN_ROW + ROOMS_IN_ROW == ROOMS_PLAYED else "pile"
    boss = first
    if named[place] and named[place][-1] >= first:
        boss = named[place].pop()
    for name, numbers in named.items():
        if any(number >= first for number in numbers):
            raise fields.bad(name, f"there is one boss, the last card of the {place}")
    return boss
