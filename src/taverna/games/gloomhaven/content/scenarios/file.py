"""Scenario files: rooms, doors, walls, figures and things on the map, read into typed tables and checked.

The format is told in docs/gloomhaven-scenarios.md; what a file may demand of the rules is in `scenario_rules`.
"""

from __future__ import annotations

from typing import Final

from taverna.games.gloomhaven.content.reading.fields import (
    FARTHEST,
    hex_field,
    hexes_field,
    mask,
    number_of,
    ranks_field,
    to_hex,
)
from taverna.games.gloomhaven.content.scenarios.words import Goal, Loss, Npc, Rule, SetupEffect
from taverna.kernel.fields import Fields, bad
from taverna.kit.hexes import Hex

DOORS: Final = ("stone", "wood", "light-fog", "dark-fog", "breakable-wall", "portal")

OBSTACLE: Final = 0
TRAP: Final = 1
HAZARD: Final = 2
DIFFICULT: Final = 3
PLATE: Final = 4
OVERLAYS: Final = ("obstacle", "trap", "hazard", "difficult", "plate")
ART: Final = (
    "", "altar", "barrel", "bear", "bookcase", "boulder-1", "boulder-2", "boulder-3", "bush", "cabinet", "crate",
    "crystal", "dark-pit", "fountain", "hot-coals", "log", "nest", "pillar", "poison", "rock-column", "rubble",
    "sarcophagus", "shelf", "spike", "stairs", "stalagmites", "stump", "table", "thorns", "totem", "tree-3",
    "wall-section", "water",
)  # fmt: skip

GOAL_TREASURE: Final = 0
LAST_TREASURE: Final = 75

Wall = tuple[Hex, Hex]
"""Two neighbouring cells with a wall line between them (GH-S-RNG-02)."""


class Room:
    def __init__(self, data: object, path: str, number: int) -> None:
        fields = Fields(data, path)
        self.number = number
        self.id = fields.text("id")
        self.is_start = fields.flag("start", False)
        self.tiles = fields.texts("tiles", ())
        self.floor = _floor(fields)
        fields.done()


class Door:
    def __init__(self, data: object, path: str, number: int) -> None:
        fields = Fields(data, path)
        self.path = path
        self.number = number
        self.at = hex_field(fields, "at")
        self.rooms = fields.texts("rooms")
        self.kind = DOORS[number_of(fields, "kind", "kind of door", DOORS, "stone")]
        self.label = fields.text("label", "")
        fields.done()
        if len(self.rooms) != 2 or self.rooms[0] == self.rooms[1]:
            raise bad(f"{path}.rooms", f"must be two different rooms, not {self.rooms!r}")


class Spot:
    """Where a monster is placed when its room is revealed (GH-S-SET-06). `later`: not then, but by a rule."""

    def __init__(self, data: object, path: str) -> None:
        fields = Fields(data, path)
        self.path = path
        self.monster = fields.text("type")
        self.at = hex_field(fields, "at")
        self.ranks = ranks_field(fields, "ranks")
        self.later = fields.text("later", "")
        self.is_on_obstacle = fields.flag("on_obstacle", False)
        self.room = -1
        fields.done()


class Overlay:
    """Something on the floor. A trap deals the trap damage of the level, brings conditions, or both (GH-S-TRP-04)."""

    def __init__(self, data: object, path: str) -> None:
        fields = Fields(data, path)
        self.path = path
        self.kind = number_of(fields, "kind", "kind of overlay", OVERLAYS)
        self.art = ART[number_of(fields, "art", "kind of art", ART, "")]
        self.hexes = hexes_field(fields, "at")
        self.label = fields.text("label", "")
        self.deals_damage = fields.flag("damage", False)
        self.conditions = mask(fields, "conditions")
        self.blocks_sight = fields.flag("blocks_sight", False)
        self.room = -1
        fields.done()
        if not self.hexes:
            raise bad(f"{path}.at", "must name at least one hex")
        if (self.kind == TRAP) != (self.deals_damage or self.conditions != 0):
            raise bad(path, "a trap, and nothing else, needs `damage` or `conditions`")


class Treasure:
    """A treasure tile: its number, or GOAL_TREASURE."""

    def __init__(self, data: object, path: str) -> None:
        fields = Fields(data, path)
        self.path = path
        self.at = hex_field(fields, "at")
        self.number = fields.integer("number", GOAL_TREASURE, LAST_TREASURE)
        self.room = -1
        fields.done()


class Scenario:
    """One scenario as printed: nothing here changes during play."""

    def __init__(self, data: object, path: str) -> None:
        fields = Fields(data, path)
        self.path = path
        self.id = fields.text("id")
        self.name = fields.text("name", "")
        self.not_yet = fields.texts("not_yet", ())
        self.is_playable = not self.not_yet
        self.assumed = fields.texts("assumed", ())
        self.notes = fields.texts("notes", ())
        self.start = hexes_field(fields, "start")
        self._read_map(fields)
        self._read_rules(fields)
        fields.done()

    def _read_map(self, fields: Fields) -> None:
        path = fields.path
        self.rooms = [
            Room(row, f"{path}.rooms[{number}]", number) for number, row in enumerate(fields.items("rooms"))
        ]
        self.doors = [
            Door(row, f"{path}.doors[{number}]", number)
            for number, row in enumerate(fields.items("doors", ()))
        ]
        self.walls = [
            _wall(row, f"{path}.walls[{number}]") for number, row in enumerate(fields.items("walls", ()))
        ]
        self.corridors = hexes_field(fields, "corridors", ())
        self.spots = [
            Spot(row, f"{path}.monsters[{number}]") for number, row in enumerate(fields.items("monsters", ()))
        ]
        self.overlays = [
            Overlay(row, f"{path}.overlays[{number}]")
            for number, row in enumerate(fields.items("overlays", ()))
        ]
        self.money = hexes_field(fields, "money", ())
        self.treasures = [
            Treasure(row, f"{path}.treasures[{number}]")
            for number, row in enumerate(fields.items("treasures", ()))
        ]
        markers = Fields(fields.value("markers", {}), f"{path}.markers")
        self.markers: dict[str, list[Hex]] = {str(name): hexes_field(markers, name) for name in markers.data}

    def _read_rules(self, fields: Fields) -> None:
        path = fields.path
        self.goals = [Goal(row, f"{path}.win[{number}]") for number, row in enumerate(fields.items("win"))]
        self.losses = [
            Loss(row, f"{path}.lose[{number}]") for number, row in enumerate(fields.items("lose", ()))
        ]
        self.setup = [
            SetupEffect(row, f"{path}.setup[{number}]")
            for number, row in enumerate(fields.items("setup", ()))
        ]
        self.rules = [
            Rule(row, f"{path}.rules[{number}]") for number, row in enumerate(fields.items("rules", ()))
        ]
        self.npcs = [
            Npc(row, f"{path}.npcs[{number}]") for number, row in enumerate(fields.items("npcs", ()))
        ]
        variants = Fields(fields.value("variants", {}), f"{path}.variants")
        self.variants: dict[str, str] = {str(name): variants.text(name) for name in variants.data}
        """Monsters that have another stat card here."""

    def monster_types(self) -> list[str]:
        """Every type that may come into play, in the order of the file; variants under their own name."""
        found = [spot.monster for spot in self.spots]
        for rule in self.rules:
            found += rule.monsters
        return list(dict.fromkeys([self.variants.get(monster, monster) for monster in found]))

    def room_named(self, room: str) -> int:
        for known in self.rooms:
            if known.id == room:
                return known.number
        return -1

    def doors_labelled(self, label: str) -> list[Door]:
        return [door for door in self.doors if door.label == label]


def _floor(fields: Fields) -> list[Hex]:
    """Rows of the floor, `[r, first q, last q]` each."""
    found: list[Hex] = []
    for number, row in enumerate(fields.items("floor")):
        path = f"{fields.path}.floor[{number}]"
        if not isinstance(row, (list, tuple)) or len(row) != 3:
            raise bad(path, f"must be a row [r, first q, last q], not {row!r}")
        r, first, last = row
        to_hex([first, r], path)
        to_hex([last, r], path)
        if first > last:
            raise bad(path, f"starts at {first}, after its end {last}")
        found.extend((q, r) for q in range(first, last + 1))
    if not found:
        raise bad(f"{fields.path}.floor", f"must hold at least one hex, at most {FARTHEST} from [0, 0]")
    return found


def _wall(value: object, path: str) -> Wall:
    if not isinstance(value, (list, tuple)) or len(value) != 2:
        raise bad(path, f"must be two hexes, not {value!r}")
    return (to_hex(value[0], f"{path}[0]"), to_hex(value[1], f"{path}[1]"))
