"""Rooms, bosses, levels, characters and items out of an owner's own files: see docs/dungeon-raiders-cards.md."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from taverna.games.dungeon_raiders.content import VARIABLE, Box, Source, read_box, supplied_source
from taverna.kit.own_content import OwnFile, change, paths_in, read_own

GAME_ID: Final = "dungeon-raiders"


def named_by_environment() -> list[Box]:
    """The boxes of the files that the environment names; the same file twice is one."""
    found: dict[str, Box] = {}
    for path in paths_in(VARIABLE):
        box = read(path)
        found.setdefault(box.id, box)
    return list(found.values())


def read(path: Path) -> Box:
    """The box of a file. Whatever is wrong is refused with the file's name, the place in it and the problem."""
    return changed_box(read_own(path, GAME_ID))


def changed_box(own: OwnFile) -> Box:
    """The box that the game comes with, with an owner's changes."""
    supplied = supplied_source()
    source = Source(
        change(supplied.rooms, own.rows("room"), key="face"),
        change(supplied.bosses, own.rows("boss")),
        change(supplied.levels, own.rows("level")),
        change(supplied.characters, own.rows("character")),
        change(supplied.items, own.rows("item")),
    )
    own.done()
    return read_box(own.id, source, own.file)
