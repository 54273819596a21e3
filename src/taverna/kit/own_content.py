"""Content of one's own: TOML files that change, add and remove entries of what a game comes with.

The environment names them; they are read once, when the game is first loaded. The id of what a file makes holds a hash
of the file, so that a record is never replayed with other cards.
"""

from __future__ import annotations

import os
import tomllib
from collections.abc import Sequence
from hashlib import sha256
from pathlib import Path
from typing import Final

from taverna.kernel.errors import BadOption, suggestion
from taverna.kernel.fields import Fields, bad
from taverna.kernel.options import GameOption, Setting

CARDS: Final = "cards"
"""The option of a card game that says which cards are played with."""
SUPPLIED: Final = "printed"
"""Its choice for what the game comes with."""
NAME: Final = "house"
REMOVE: Final = "remove"
SIGNS: Final = "small letters, digits and hyphens"

Row = dict[str, object]
Rows = list[Row]


class OwnFile:
    """A file that was read: its fields, and the id of the content that it makes."""

    def __init__(self, file: str, fields: Fields, id: str) -> None:
        self.file = file
        self.fields = fields
        self.id = id

    def table(self, name: str) -> Fields:
        """One `[table]` of the file."""
        return Fields(self.fields.value(name, {}), f"{self.file}: {name}")

    def rows(self, name: str) -> list[Fields]:
        """The `[[entries]]` of that name."""
        found = self.fields.items(name, [])
        return [Fields(row, f"{self.file}: {name}[{number}]") for number, row in enumerate(found)]

    def done(self) -> None:
        for name in self.fields.data:
            if name not in self.fields.asked:
                known = suggestion(name, sorted(self.fields.asked))
                raise bad(f"{self.file}: {name}", f"is not a known field{known}")


def paths_in(variable: str) -> list[Path]:
    """The paths that an environment variable holds, separated as the system separates paths."""
    named = [path.strip() for path in os.environ.get(variable, "").split(os.pathsep)]
    return [Path(path) for path in named if path]


def read_own(path: Path, game: str) -> OwnFile:
    """A file for that game. Whatever is wrong is refused with the file's name, the place in it and the problem."""
    try:
        raw = path.read_bytes()
    except OSError as problem:
        raise bad(str(path), f"can't be read: {problem.strerror or problem}") from problem
    try:
        data = tomllib.loads(raw.decode("utf-8"))
    except (UnicodeDecodeError, tomllib.TOMLDecodeError) as problem:
        raise bad(str(path), f"is not TOML: {problem}") from problem
    return own_file(data, path.name, sha256(raw).hexdigest()[:8], game)


def own_file(data: Row, file: str, mark: str, game: str) -> OwnFile:
    fields = Fields(data, file)
    name = fields.text("id", NAME)
    if not is_id(name):
        raise bad(f"{file}: id", f"{name!r} may hold {SIGNS} only")
    wanted = fields.text("game", game)
    if wanted != game:
        raise bad(f"{file}: game", f"the file is for {wanted!r}, not for {game!r}")
    return OwnFile(file, fields, f"{name}-{mark}")


def is_id(text: str) -> bool:
    return bool(text) and all(sign.isdecimal() or "a" <= sign <= "z" or sign == "-" for sign in text)


def change(supplied: Rows, changes: list[Fields], gone: Row | None = None, key: str = "id") -> Rows:
    """Fields of a known entry are replaced, an unknown entry is added.

    `remove` takes an entry out; with `gone` it stays, so that the others keep their numbers, and gets those fields.
    """
    rows = [dict(row) for row in supplied]
    seen: set[str] = set()
    for fields in changes:
        id = fields.text(key)
        if not is_id(id) or id in seen:
            raise fields.bad(key, f"{id!r} is named twice, or holds other than {SIGNS}")
        seen.add(id)
        old = next((row for row in rows if row[key] == id), None)
        new = {name: value for name, value in fields.data.items() if name != REMOVE}
        if fields.flag(REMOVE, False):
            if old is None or len(new) > 1:
                known = ", ".join([str(row[key]) for row in supplied])
                raise fields.bad(REMOVE, f"needs the {key!r} of a known entry, alone; there are {known}")
            if gone is None:
                rows.remove(old)
                continue
            new = dict(gone)
        new["file"] = fields.path.split(": ")[0]
        if old is None:
            rows.append(new)
        else:
            _replace(old, new)
    return rows


def _replace(old: Row, new: Row) -> None:
    """What an owner of the box has looked up is no longer in doubt."""
    for name in ("doubt", "proposed", "single_source"):
        doubted = old.get(name)
        if isinstance(doubted, dict):
            old[name] = {field: level for field, level in doubted.items() if not _is_part(field, new)}
        elif isinstance(doubted, list):
            old[name] = [field for field in doubted if not _is_part(str(field), new)]
    old.update(new)


def _is_part(field: str, new: Row) -> bool:
    """`strength`, and `strength-5` with it."""
    return field in new or field.partition("-")[0] in new


def named(row: Row, kind: str, path: str, key: str = "id") -> Fields:
    """An entry whose errors name it: `mine.toml: boss medusa`."""
    inner = {name: value for name, value in row.items() if name != "file"}
    return Fields(inner, f"{row.get('file', path)}: {kind} {row.get(key, '?')}")


class OwnContentOption(GameOption):
    """Which components are played with. A file that is not loaded here is refused with what to do about it."""

    def __init__(self, name: str, rule: str, ids: Sequence[str], variable: str) -> None:
        super().__init__(name, SUPPLIED, rule, ids)
        self.variable = variable

    def check(self, value: object) -> Setting:
        if isinstance(value, str) and value not in self.choices:
            raise BadOption(
                "missing-cards" if self.name == CARDS else "missing-content",
                f"the file {value!r} is not loaded here; name it with --{self.name} or {self.variable}. "
                f"Loaded: {', '.join(self.choices)}",
                self.rule,
                {"value": value, "allowed": ", ".join(self.choices)},
            )
        return super().check(value)
