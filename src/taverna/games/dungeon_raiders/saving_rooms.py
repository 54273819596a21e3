"""Where the room cards lie, by name: discard, row, pile and those out of the game; and the level cards."""

from __future__ import annotations

from typing import Final

from taverna.games.dungeon_raiders.content import LEVELS, ROOMS_PLAYED
from taverna.games.dungeon_raiders.schema import ROOMS_IN_ROW
from taverna.games.dungeon_raiders.state import NO_LEVEL, Table
from taverna.kernel import Fields
from taverna.kernel.errors import suggestion

NO_ID: Final = ""


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
            raise fields.bad(name, f"there is no room {text!r}{suggestion(text, table.rules.box.numbers)}")
        found.append(table.rules.box.numbers[text])
    return found


def _take_boss(fields: Fields, named: dict[str, list[int]], table: Table) -> int:
    """The boss ends the row of the last level, or the pile; left out, it is the first one that fits `petrified`."""
    first = table.rules.box.first_boss
    place = "row" if table.level() * ROOMS_IN_ROW + ROOMS_IN_ROW == ROOMS_PLAYED else "pile"
    bosses = range(first, len(table.rules.rooms))
    fitting = [number for number in bosses if table.rules.rooms[number].eliminates or not table.petrified]
    boss = fitting[0] if fitting else first
    if named[place] and named[place][-1] >= first:
        boss = named[place].pop()
    for name, numbers in named.items():
        if any(number >= first for number in numbers):
            raise fields.bad(name, f"there is one boss, the last card of the {place}")
    if boss not in fitting:
        raise fields.bad("petrified", f"{table.rules.rooms[boss].id} eliminates nobody")
    return boss


# Level cards


def level_ids(table: Table) -> list[str | None]:
    return [None if number == NO_LEVEL else table.rules.box.levels[number].id for number in table.levels]


def load_levels(fields: Fields, table: Table) -> None:
    """The level cards, and with them the dark rooms; where only those are given, a card that has them so.

    A card that has been used may be none of the box (null): a row written by hand can be as dark as it likes.
    """
    level = table.level()
    given = [NO_ID if item is None else item for item in fields.items("levels", [])]
    used = Fields({"levels": given}, fields.path)
    box = table.rules.box.levels
    chosen = distinct(used, "levels", [card.id for card in box], LEVELS, level + 1)
    ahead = bits(list(range(table.place() + 1, ROOMS_IN_ROW)))
    dark = _given_dark(fields, table) if fields.has("dark") else NO_LEVEL
    if len(given) <= level and dark != NO_LEVEL:
        spare = [number for number in range(len(box)) if number not in chosen[: len(given)]]
        fits = [number for number in spare if box[number].dark & ahead == dark]
        chosen = _with(chosen, level, fits[0] if fits else NO_LEVEL)
    here = chosen[level]
    if here == NO_LEVEL and dark == NO_LEVEL:
        raise fields.bad("dark", "is missing, and no level card says which rooms are dark")
    if here != NO_LEVEL and dark not in (NO_LEVEL, box[here].dark & ahead):
        raise fields.bad(
            "dark", f"{box[here].id} has other rooms face down: {_places(box[here].dark & ahead)}"
        )
    table.levels = chosen
    table.dark = box[here].dark & ahead if dark == NO_LEVEL else dark


def _given_dark(fields: Fields, table: Table) -> int:
    given = fields.integers("dark", 1, ROOMS_IN_ROW)
    for place in given:
        if place - 1 <= table.place():
            raise fields.bad("dark", f"room {place} of the row has been entered, so it lies face up")
    return bits([place - 1 for place in given])


def _with(chosen: list[int], index: int, number: int) -> list[int]:
    """The card at that index; the one it takes the place of goes where this one lay."""
    old = chosen[index]
    swapped = [old if other == number and number != NO_LEVEL else other for other in chosen]
    swapped[index] = number
    return swapped


def _places(dark: int) -> list[int]:
    return [place + 1 for place in range(ROOMS_IN_ROW) if dark >> place & 1]


# Both


def distinct(fields: Fields, name: str, ids: list[str], count: int, unnamed: int = 0) -> list[int]:
    """Components by name, none twice; those left out are the first ones not named.

    So many of them, from the first, may be `NO_ID`: none of the known ones.
    """
    given = fields.texts(name, [])
    for place, text in enumerate(given):
        if text == NO_ID and place < unnamed:
            continue
        if text not in ids:
            raise fields.bad(name, f"there is no {text!r}{suggestion(text, ids)}")
        if given.count(text) > 1:
            raise fields.bad(name, f"{text!r} is named twice; there are {', '.join(ids)}")
    if len(given) > count:
        raise fields.bad(name, f"there are {len(given)}, and {count} are needed")
    chosen = [NO_LEVEL if text == NO_ID else ids.index(text) for text in given]
    chosen += [number for number in range(len(ids)) if number not in chosen]
    return chosen[:count]


def bits(places: list[int]) -> int:
    bits = 0
    for place in places:
        bits |= 1 << place
    return bits
