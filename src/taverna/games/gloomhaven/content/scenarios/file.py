"""Scenario files: rooms, doors, walls, figures and things on the map, read into typed tables and checked.

The format is told in docs/gloomhaven-scenarios.md; what it says of its rules is in `clauses`.
"""

from __future__ import annotations

from collections.abc import Callable
from hashlib import sha256
from typing import Final, TypeVar

from taverna.games.gloomhaven.content.reading.fields import (
    FARTHEST,
    PLAYER_COUNTS,
    hex_field,
    hexes_field,
    mask,
    number_of,
    ranks_field,
    to_hex,
    unknown,
)
from taverna.games.gloomhaven.content.scenarios.clauses import (
    Clause,
    Interaction,
    OwnFigure,
    Test,
)
from taverna.games.gloomhaven.content.scenarios.dungeon import Cards, Dungeon, register_of
from taverna.games.gloomhaven.content.scenarios.former import is_former, translated
from taverna.games.gloomhaven.content.scenarios.traits import Traits
from taverna.games.gloomhaven.language.clauses import STANDING
from taverna.games.gloomhaven.language.moments import PENALTY, TREASURE
from taverna.kernel.errors import BadData
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
    "wagon", "wall-section", "water",
)  # fmt: skip

OF_CARDS: Final = (PENALTY, TREASURE)
"""Moments that name a card of the dungeon."""
MARK: Final = 8
GOAL_TREASURE: Final = 0
GOAL_THING: Final = "goal"
UNSEEN: Final = "_"
"""Markers whose names begin with it are for rules alone; they are not drawn."""
LAST_TREASURE: Final = 75
HALVES: Final = ("top", "bottom")

Wall = tuple[Hex, Hex]
"""Two neighbouring cells with a wall line between them (GH-S-RNG-02)."""


Said = TypeVar("Said")


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
        self.is_indestructible = fields.flag("indestructible", False)
        """Of an obstacle: no ability removes or moves it."""
        self.is_impassable = fields.flag("impassable", False)
        """Of an obstacle: as good as a wall. Nobody gets or sees through, however high it flies."""
        self.is_barrier = fields.flag("barrier", False)
        """Of an obstacle: nobody gets past it, however it moves; it hinders no sight."""
        self.room = -1
        fields.done()
        if not self.hexes:
            raise bad(f"{path}.at", "must name at least one hex")
        if (self.kind == TRAP) != (self.deals_damage or self.conditions != 0):
            raise bad(path, "a trap, and nothing else, needs `damage` or `conditions`")
        for name, given in (
            ("indestructible", self.is_indestructible),
            ("impassable", self.is_impassable),
            ("barrier", self.is_barrier),
        ):
            if given and self.kind != OBSTACLE:
                raise bad(f"{path}.{name}", "only an obstacle can be")


class Treasure:
    """A treasure tile: its number, or GOAL_TREASURE."""

    def __init__(self, data: object, path: str) -> None:
        fields = Fields(data, path)
        self.path = path
        self.at = hex_field(fields, "at")
        self.number = fields.integer("number", GOAL_TREASURE, LAST_TREASURE)
        self.is_kept = fields.flag("kept", True)
        """Whether a character that has looted it keeps it if the scenario is lost."""
        self.room = -1
        fields.done()


class Forbidden:
    """A half of a card that nobody performs here."""

    def __init__(self, data: object, path: str) -> None:
        fields = Fields(data, path)
        self.path = path
        self.card = fields.text("card")
        self.is_bottom = number_of(fields, "half", "half", HALVES) == 1
        fields.done()


class Scenario:
    """One scenario as printed: nothing here changes during play."""

    def __init__(self, data: object, path: str, is_printed: bool = False, cards: Cards | None = None) -> None:
        """`cards`: those of the random dungeon, for a scenario that is laid out with them."""
        fields = Fields(data, path)
        self.key = path if is_printed else f"{path}-{sha256(repr(data).encode()).hexdigest()[:MARK]}"
        """Names what its clauses do: two files of one name are not the same."""
        if is_former(fields.data):
            fields = Fields(translated(fields.data, path), path)
        self.path = path
        self.is_printed = is_printed
        self.unsaid: list[str] = []
        """Of a printed scenario: what the language has no word for, with its place in the file."""
        self.id = fields.text("id")
        self.name = fields.text("name", "")
        self.solo = fields.text("solo", "")
        """The class whose solo scenario it is; empty: for two to four characters."""
        self.thing = fields.text("thing", GOAL_THING)
        """What goal treasures are here, for people."""
        self.assumed = fields.texts("assumed", ())
        self.notes = fields.texts("notes", ())
        self.dungeon: Dungeon | None = None
        if cards is not None and fields.has("dungeon"):
            self.dungeon = Dungeon(fields.value("dungeon"), f"{path}.dungeon", cards)
        self.start = hexes_field(fields, "start", None if self.dungeon is None else ())
        self.starts = _starts(fields, self.start)
        self._read_map(fields)
        self._read_rules(fields)
        fields.done()

    def _read_map(self, fields: Fields) -> None:
        path = fields.path
        rows = fields.items("rooms", None if self.dungeon is None else ())
        self.rooms = [Room(row, f"{path}.rooms[{number}]", number) for number, row in enumerate(rows)]
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
        self.win = self._said(fields, "win", Test)
        self.lose = self._said(fields, "lose", Test)
        self.interactions = self._said(fields, "interactions", Interaction)
        self.figures = self._said(fields, "figures", OwnFigure)
        self.figure_ids = [Fields(row, path).text("id") for row in fields.items("figures", ())]
        self.clauses: list[Clause] = []
        for number, row in enumerate(fields.items("clauses", ())):
            try:
                self.clauses.append(Clause(row, f"{path}.clauses[{number}]", f"{self.key}/clause{number}"))
            except BadData as problem:
                self._unsaid(problem)
        if self.dungeon is not None:
            self.clauses += self.dungeon.clauses()
        self.standing = self._standing(fields)
        self.cycle = fields.texts("cycle", ())
        self.companion = hexes_field(fields, "companion", ())
        """Where the companion of a character begins; nowhere: beside it."""
        self.forbidden = [
            Forbidden(row, f"{path}.forbidden[{number}]")
            for number, row in enumerate(fields.items("forbidden", ()))
        ]
        self.own = fields.text("own", "")
        registers = Fields(fields.value("registers", {}), f"{path}.registers")
        self.registers: dict[str, int] = {
            str(name): registers.integer(name, -999, 999) for name in registers.data
        }
        for clause in self.clauses:
            if clause.card and clause.moment not in OF_CARDS:
                self.registers[register_of(clause.card)] = 0
        self.given = fields.texts("given", ())
        """Registers that hold 1 if the campaign has earned what they are named after; else as the file says."""
        self.traits: dict[str, Traits] = {}
        for name, value in Fields(fields.value("traits", {}), f"{path}.traits").data.items():
            try:
                self.traits[name] = Traits(value, f"{path}.traits.{name}", f"{self.key}/traits/{name}")
            except BadData as problem:
                self._unsaid(problem)

    def _said(self, fields: Fields, name: str, read: Callable[[object, str], Said]) -> list[Said]:
        found: list[Said] = []
        for number, row in enumerate(fields.items(name, ())):
            try:
                found.append(read(row, f"{fields.path}.{name}[{number}]"))
            except BadData as problem:
                self._unsaid(problem)
        return found

    def _standing(self, fields: Fields) -> list[int]:
        found: list[int] = []
        for text in fields.texts("standing", ()):
            if text in STANDING:
                found.append(STANDING.index(text))
            else:
                self._unsaid(unknown(f"{fields.path}.standing", "standing rule", text, STANDING))
        return found

    def _unsaid(self, problem: BadData) -> None:
        """What the language can't say: a printed scenario is known but not played; another one is refused."""
        if not self.is_printed:
            raise problem
        self.unsaid.append(str(problem))

    @property
    def has_rules(self) -> bool:
        """Whether there is more to it than its map and its goals."""
        said = (
            self.lose,
            self.clauses,
            self.figures,
            self.traits,
            self.standing,
            self.cycle,
            self.interactions,
            self.own,
        )
        return any(said) or bool(self.unsaid)

    def variant_of(self, monster: str) -> str:
        """The type whose stat card it has here."""
        found = self.traits.get(monster)
        return found.variant if found is not None and found.variant else monster

    def traits_of(self, type: str) -> Traits | None:
        """By the name of the stat card in use."""
        for name, traits in self.traits.items():
            if self.variant_of(name) == type:
                return traits
        return None

    def summoned_by(self, type: str, usual: str) -> str:
        """What a type summons here where its cards say `usual`."""
        traits = self.traits_of(type)
        for summons in traits.summons if traits is not None else []:
            if summons.instead_of == usual:
                return self.variant_of(summons.monster)
        return self.variant_of(usual)

    def monster_types(self) -> list[str]:
        """Every type that may come into play, in the order of the file; variants under their own name."""
        found = [spot.monster for spot in self.spots] + (
            self.dungeon.types() if self.dungeon is not None else []
        )
        for clause in self.clauses:
            for line in clause.lines:
                found += line.monsters
                found += [one for one in line.summoned() if one not in self.figure_ids]
        for traits in self.traits.values():
            found += [unit.monster for line in traits.instead for unit in line.units]
        found += list(self.traits)
        return list(dict.fromkeys([self.variant_of(monster) for monster in found]))

    def told_specials(self) -> list[str]:
        """Lines of bosses' special actions of which its clauses say what they do."""
        return [f"special {clause.special!r}" for clause in self.clauses if clause.special]

    def room_named(self, room: str) -> int:
        for known in self.rooms:
            if known.id == room:
                return known.number
        return -1

    def doors_labelled(self, label: str) -> list[Door]:
        return [door for door in self.doors if door.label == label]


def _starts(fields: Fields, start: list[Hex]) -> list[list[Hex]]:
    """Start hexes by number of characters: some are for more characters only (`starts = {"2": [...]}`)."""
    value = fields.value("starts", {})
    given = Fields(value, f"{fields.path}.starts")
    found = [start, start] + [hexes_field(given, str(count), start) for count in PLAYER_COUNTS]
    given.done()
    for count in PLAYER_COUNTS:
        if given.has(str(count)) and len(found[count]) < count:
            raise bad(f"{fields.path}.starts.{count}", f"must hold at least {count} hexes")
        for hex in found[count]:
            if hex not in start:
                raise bad(f"{fields.path}.starts.{count}", f"{list(hex)} is no start hex")
    return found


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
