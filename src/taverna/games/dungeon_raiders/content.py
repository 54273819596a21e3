"""The components and numbers of the game, read from `content/` once and checked: boxes and rulesets.

A file of one's own (`own_content.py`) brings another box: it changes, adds or removes entries within the same schema.
A field whose number is not certain keeps its `doubt`; `facts()` and `provenance()` list those.
"""

from __future__ import annotations

from typing import Final

from taverna.games.dungeon_raiders.cards import ITEMS
from taverna.games.dungeon_raiders.numbers import read_content
from taverna.games.dungeon_raiders.schema import (
    CONFIDENCE,
    MAX_SEATS,
    PROPOSED,
    SURE,
    Character,
    Doubts,
    Level,
    Room,
    read_boss,
    read_copies,
    read_room,
)
from taverna.kernel.fields import Fields, bad
from taverna.kernel.layout import settings_cells
from taverna.kernel.options import GameOption, Setting
from taverna.kernel.provenance import Inventory, Weakness
from taverna.kernel.roles import Components
from taverna.kit.own_content import CARDS, SUPPLIED, OwnContentOption, Rows, named

LEVELS: Final = 5
ROOMS_PLAYED: Final = 25
ORDINARY_ROOMS: Final = 24
MAX_ROOMS: Final = 48
MAX_BOSSES: Final = 16
MAX_CHARACTERS: Final = 8
VARIABLE: Final = "TAVERNA_DUNGEON_RAIDERS_CARDS"
"""Paths of card files, separated as the system separates paths."""


PARTS: Final = {"strength-5": "strength for 5 players", "name-es": "Spanish name", "_": " "}
"""Parts of fields of which one can be less certain than the rest."""
TEXTS: Final = {"boss": "room"}
"""Kinds of component that are called like another kind in the texts."""


class Source:
    """The entries of a box before they are typed: those of `content/`, or those with an owner's changes."""

    def __init__(self, rooms: Rows, bosses: Rows, levels: Rows, characters: Rows, items: Rows) -> None:
        self.rooms = rooms
        self.bosses = bosses
        self.levels = levels
        self.characters = characters
        self.items = items


class Box:
    """All components, typed. The rooms come first in `rooms`, the bosses after them."""

    def __init__(
        self,
        id: str,
        rooms: list[Room],
        bosses: list[Room],
        levels: list[Level],
        characters: list[Character],
        copies: list[int],
    ) -> None:
        self.id = id
        self.rooms = rooms + bosses
        self.first_boss = len(rooms)
        self.levels = levels
        self.characters = characters
        self.copies = copies  # by item
        self.numbers: dict[str, int] = {room.id: number for number, room in enumerate(self.rooms)}
        self.doubts: list[tuple[str, str, Doubts]] = []
        """Kind of component, id, and what is in doubt about it."""


def read_box(id: str, source: Source, path: str) -> Box:
    """A box out of its entries. What no single entry can see is checked too: the game must be playable with it."""
    faces = [read_room(named(row, "room", path, "face")) for row in source.rooms]
    bosses = [read_boss(named(row, "boss", path)) for row in source.bosses]
    box = Box(
        id,
        [room for rooms, _ in faces for room in rooms],
        [boss for boss, _ in bosses],
        [Level(named(row, "level", path)) for row in source.levels],
        [Character(named(row, "character", path)) for row in source.characters],
        read_copies([named(row, "item", path) for row in source.items]),
    )
    box.doubts = [
        *[("level", level.id, level.doubts) for level in box.levels],
        *[("room", rooms[0].face, doubts) for rooms, doubts in faces],
        *[("boss", boss.id, doubts) for boss, doubts in bosses],
        *[("character", character.id, character.doubts) for character in box.characters],
    ]
    _check(box, path)
    return box


def _check(box: Box, path: str) -> None:
    bosses = len(box.rooms) - box.first_boss
    wanted = (
        ("room cards", box.first_boss, ORDINARY_ROOMS, MAX_ROOMS),
        ("bosses", bosses, 1, MAX_BOSSES),
        ("level cards", len(box.levels), LEVELS, 99),
        ("characters", len(box.characters), MAX_SEATS, MAX_CHARACTERS),
    )
    for what, found, least, most in wanted:
        if not least <= found <= most:
            raise bad(path, f"the game needs {least} to {most} {what}, there are {found}")
    if len(box.numbers) < len(box.rooms):
        ids = [room.id for room in box.rooms]
        double = ", ".join([id for id in box.numbers if ids.count(id) > 1])
        raise bad(path, f"two cards are called {double}")
    for item, copies in enumerate(box.copies):
        started = sum([character.items[item] for character in box.characters])
        if started > copies:
            raise bad(path, f"the characters start with {started} of the {copies} cards {ITEMS[item]!r}")


class Ruleset:
    """The rules in force, worked out once from the options and shared by every state."""

    def __init__(self, options: dict[str, Setting], box: Box) -> None:
        self.options = options
        self.settings_cells: list[int] = []  # of an observation
        self.tactical = options["tactical"] is True
        self.box = box
        self.rooms = box.rooms


class Rulesets:
    """The boxes that can be played with, the supplied one first, and one shared ruleset for all options alike."""

    def __init__(self, boxes: list[Box]) -> None:
        self.boxes = boxes
        self.options: tuple[GameOption, ...] = (
            GameOption("tactical", False, "DR-16.1"),
            OwnContentOption(CARDS, "R-37", [box.id for box in boxes], VARIABLE),
        )
        self._known: dict[tuple[bool, str], Ruleset] = {}

    def of(self, options: dict[str, Setting]) -> Ruleset:
        key = (options["tactical"] is True, str(options[CARDS]))
        if key not in self._known:
            ruleset = Ruleset(options, next(box for box in self.boxes if box.id == key[1]))
            ruleset.settings_cells = settings_cells(self.options, options)
            self._known[key] = ruleset
        return self._known[key]


# What is not certain


class DungeonRaidersComponents(Components):
    """Rooms, levels and characters of the box that the game comes with."""

    def __init__(self, box: Box) -> None:
        self.box = box

    def facts(self) -> list[tuple[str, str, str]]:
        """What is not certain: (component and field, confidence, rule), the least certain first."""
        found = [
            (f"{id}: {_in_words(name)}", doubts.level(name), doubts.rules[name])
            for _, id, doubts in self.box.doubts
            for name in doubts.levels
            if doubts.level(name) != SURE
        ]
        return sorted(found, key=_doubtfulness)

    def provenance(self) -> Inventory:
        """The cards with a proposed number, or one known from one place only. A room's id is that of its face."""
        total = len(self.box.rooms) + len(self.box.levels) + len(self.box.characters) + sum(self.box.copies)
        weak = [
            Weakness(
                TEXTS.get(kind, kind), id, _copies(self.box, id), False, doubts.proposed, doubts.single_source
            )
            for kind, id, doubts in self.box.doubts
            if doubts.proposed or doubts.single_source
        ]
        return Inventory("cards", total, weak)


def _in_words(field: str) -> str:
    """`strength-5` -> strength for 5 players."""
    for part, words in PARTS.items():
        field = field.replace(part, words)
    return field


def _doubtfulness(fact: tuple[str, str, str]) -> int:
    return (PROPOSED, *CONFIDENCE).index(fact[1])


def _copies(box: Box, id: str) -> int:
    """How many rooms have that face; other cards are there once."""
    return max(1, len([room for room in box.rooms if room.face == id]))


# Reading


def _rows(name: str, row: str) -> Rows:
    entries = Fields(read_content(name), name).items(row)
    return [{**Fields(entry, f"{name}[{n}]").data, "file": name} for n, entry in enumerate(entries)]


def supplied_source() -> Source:
    return Source(
        _rows("rooms.toml", "room"),
        _rows("bosses.toml", "boss"),
        _rows("levels.toml", "level"),
        _rows("characters.toml", "character"),
        _rows("items.toml", "item"),
    )


BOX: Final[Box] = read_box(SUPPLIED, supplied_source(), "content")
