"""Card files of an owner's own: see docs/bloodborne-cards.md. `content.CardSet` checks the whole, as without them."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from taverna.games.bloodborne.content import VARIABLE, CardSet, Source, printed_source
from taverna.kernel.fields import Fields, bad
from taverna.kit.own_content import OwnFile, Row, change, paths_in, read_own

GAME_ID: Final = "bloodborne"


def named_by_environment() -> list[CardSet]:
    """The card sets of the files that the environment names; the same file twice is one."""
    found: dict[str, CardSet] = {}
    for path in paths_in(VARIABLE):
        content = read(path)
        found.setdefault(content.id, content)
    return list(found.values())


def read(path: Path) -> CardSet:
    """The card set of a file. Whatever is wrong is refused with the file's name, the place in it and the problem."""
    return changed_set(read_own(path, GAME_ID))


def changed_set(own: OwnFile) -> CardSet:
    """The cards that the game comes with, with an owner's changes."""
    source = printed_source()
    cards = change(source.cards, own.rows("card"), {"copies": 0})
    monsters = change(source.monsters, own.rows("monster"), {"removed": True})
    table = _change_table(dict(source.table), own)
    own.done()
    return CardSet(own.id, Source(cards, monsters, table), own.file)


def _change_table(table: Row, own: OwnFile) -> Row:
    """Numbers, trophy tracks and dice."""
    numbers = dict(Fields(table["numbers"], "numbers").data)
    for name, value in own.table("numbers").data.items():
        if name not in numbers:
            raise bad(f"{own.file}: numbers.{name}", f"there are only {', '.join(numbers)}")
        numbers[name] = {**Fields(numbers[name], name).data, "value": value}
    tracks = own.table("tracks")
    dice = own.table("dice")
    return {
        **table,
        "numbers": numbers,
        "tracks": {**Fields(table["tracks"], "tracks").data, **tracks.data},
        "die": [_change_die(Fields(row, "die"), dice) for row in _printed_dice(table, dice)],
    }


def _printed_dice(table: Row, changes: Fields) -> list[object]:
    rows = Fields(table, "table").items("die")
    known = [Fields(row, "die").text("id") for row in rows]
    for name in changes.data:
        if name not in known:
            raise changes.bad(name, f"there are only {', '.join(known)}")
    return rows


def _change_die(die: Fields, changes: Fields) -> Row:
    id = die.text("id")
    return {**die.data, "faces": changes.value(id)} if changes.has(id) else dict(die.data)
