"""A house's own card files, named by the environment: read once, when the game is first loaded.

A file changes, adds and removes entries of the printed set; `content.CardSet` then checks the whole as it checks the
printed one. The set's id holds a hash of the file, so that a record is never replayed with other cards.
"""

from __future__ import annotations

import os
import tomllib
from hashlib import sha256
from pathlib import Path
from typing import Final

from taverna.games.bloodborne.content import CardSet, Rows, Source, printed_source
from taverna.kernel.fields import Fields, bad

VARIABLE: Final = "TAVERNA_BLOODBORNE_CARDS"
"""Paths of card files, separated as the system separates paths."""
NAME: Final = "house"
REMOVE: Final = "remove"


def named_by_environment() -> list[CardSet]:
    """The card sets of the files that the environment names; the same file twice is one."""
    found: dict[str, CardSet] = {}
    for path in os.environ.get(VARIABLE, "").split(os.pathsep):
        if path.strip():
            content = read_house(Path(path.strip()))
            found.setdefault(content.id, content)
    return list(found.values())


def read_house(path: Path) -> CardSet:
    """The card set of a file. Whatever is wrong is refused with the file's name, the place in it and the problem."""
    try:
        raw = path.read_bytes()
    except OSError as problem:
        raise bad(str(path), f"can't be read: {problem.strerror or problem}") from problem
    try:
        data = tomllib.loads(raw.decode("utf-8"))
    except (UnicodeDecodeError, tomllib.TOMLDecodeError) as problem:
        raise bad(str(path), f"is not TOML: {problem}") from problem
    return house_set(data, path.name, sha256(raw).hexdigest()[:8])


def house_set(data: dict[str, object], file: str, mark: str) -> CardSet:
    """The printed set with a house's changes."""
    fields = Fields(data, file)
    name = fields.text("id", NAME)
    if not _is_id(name):
        raise bad(f"{file}: id", f"{name!r} may hold small letters, digits and hyphens only")
    if fields.text("game", "bloodborne") != "bloodborne":
        raise bad(f"{file}: game", f"the file is for {fields.text('game')!r}, not for 'bloodborne'")
    source = printed_source()
    cards = _change(source.cards, _rows(fields, "card", file), {"copies": 0})
    monsters = _change(source.monsters, _rows(fields, "monster", file), {"removed": True})
    table = _change_table(dict(source.table), fields, file)
    for unknown in data:
        if unknown not in fields.asked:
            raise bad(f"{file}: {unknown}", "is not a known field")
    return CardSet(f"{name}-{mark}", Source(cards, monsters, table), file)


def _is_id(text: str) -> bool:
    return bool(text) and all(sign.isdecimal() or "a" <= sign <= "z" or sign == "-" for sign in text)


def _rows(fields: Fields, name: str, file: str) -> list[Fields]:
    return [Fields(row, f"{file}: {name}[{number}]") for number, row in enumerate(fields.items(name, []))]


def _change(printed: Rows, changes: list[Fields], gone: dict[str, object]) -> Rows:
    """Fields of a known entry are replaced, an unknown entry is added; `remove` leaves an entry out."""
    rows = [dict(row) for row in printed]
    seen: set[str] = set()
    for fields in changes:
        id = fields.text("id")
        if not _is_id(id) or id in seen:
            raise fields.bad(
                "id", f"{id!r} is named twice, or holds other than small letters, digits and hyphens"
            )
        seen.add(id)
        old = next((row for row in rows if row["id"] == id), None)
        new = {name: value for name, value in fields.data.items() if name != REMOVE}
        if fields.flag(REMOVE, False):
            if old is None or len(new) > 1:
                raise fields.bad(REMOVE, "is for a printed card, and needs its 'id' alone")
            new = dict(gone)
        new["file"] = fields.path.split(": ")[0]
        if old is None:
            rows.append(new)
        else:
            old.update(new)
    return rows


def _change_table(table: dict[str, object], fields: Fields, file: str) -> dict[str, object]:
    """Numbers, trophy tracks and dice."""
    numbers = dict(Fields(table["numbers"], "numbers").data)
    for name, value in Fields(fields.value("numbers", {}), f"{file}: numbers").data.items():
        if name not in numbers:
            raise bad(f"{file}: numbers.{name}", f"there are only {', '.join(numbers)}")
        numbers[name] = {**Fields(numbers[name], name).data, "value": value}
    tracks = Fields(fields.value("tracks", {}), f"{file}: tracks")
    dice = Fields(fields.value("dice", {}), f"{file}: dice")
    return {
        **table,
        "numbers": numbers,
        "tracks": {**Fields(table["tracks"], "tracks").data, **tracks.data},
        "die": [_change_die(Fields(row, "die"), dice) for row in _printed_dice(table, dice)],
    }


def _printed_dice(table: dict[str, object], changes: Fields) -> list[object]:
    rows = Fields(table, "table").items("die")
    known = [Fields(row, "die").text("id") for row in rows]
    for name in changes.data:
        if name not in known:
            raise changes.bad(name, f"there are only {', '.join(known)}")
    return rows


def _change_die(die: Fields, changes: Fields) -> dict[str, object]:
    id = die.text("id")
    return {**die.data, "faces": changes.value(id)} if changes.has(id) else dict(die.data)
