"""Whether a scenario's map holds together: floors, doors, walls, places and what lies on them.

Every complaint names the file, the place in it and the problem.
"""

from __future__ import annotations

from typing import Final

from taverna.games.gloomhaven.content.reading.fields import unknown
from taverna.games.gloomhaven.content.scenarios import file as files
from taverna.games.gloomhaven.content.scenarios.dungeon import Dungeon
from taverna.games.gloomhaven.content.scenarios.file import Door, Scenario, Spot
from taverna.games.gloomhaven.language import vocabulary as v
from taverna.games.gloomhaven.language.clauses import PORTAL as PORTALS
from taverna.kernel.errors import BadData
from taverna.kernel.fields import bad
from taverna.kit.hexes import Hex, neighbours

FEWEST_START_HEXES: Final = 4
PORTAL: Final = "portal"


class Bestiary:
    """What a check asks about monsters and cards."""

    def ids(self) -> list[str]:
        raise NotImplementedError

    def flies(self, id: str) -> bool:
        raise NotImplementedError

    def is_boss(self, id: str) -> bool:
        raise NotImplementedError

    def cards(self) -> list[str]:
        """Names of the ability cards of all classes."""
        raise NotImplementedError


class MapCheck:
    def __init__(self, scenario: Scenario, bestiary: Bestiary) -> None:
        self.scenario = scenario
        self.path = scenario.path
        self.bestiary = bestiary
        self.monsters = bestiary.ids()
        self.room_of: dict[Hex, int] = {}
        self.door_at: dict[Hex, Door] = {}
        self.walls: set[tuple[Hex, Hex]] = set()
        self.obstacles: set[Hex] = set()

    def map(self) -> None:
        self._floors()
        self._doors()
        self._walls()
        self._open_borders()

    def all(self) -> None:
        if self.scenario.dungeon is not None:
            self._dungeon(self.scenario.dungeon)
            return
        self.map()
        self._rooms_hold_together()
        self._every_room_is_reached()
        self._overlays()
        self._figures()
        self._treasures()
        self._markers()
        self._start()

    def _dungeon(self, dungeon: Dungeon) -> None:
        """It has no map before it is laid out."""
        for name, given in (("rooms", self.scenario.rooms), ("start", self.scenario.start)):
            if given:
                raise self._bad(name, "the rooms of a dungeon are laid out from its cards")
        for number in dungeon.monsters:
            for placed in dungeon.cards.monsters[number].monsters:
                self._known_monster(placed.type, f"{placed.path}.type")

    def _bad(self, place: str, problem: str) -> BadData:
        return bad(f"{self.path}.{place}", problem)

    def _floors(self) -> None:
        if not self.scenario.rooms:
            raise self._bad("rooms", "there must be a room")
        names: list[str] = []
        for room in self.scenario.rooms:
            place = f"rooms[{room.number}]"
            if room.id in names:
                raise self._bad(f"{place}.id", f"two rooms are called {room.id!r}")
            names.append(room.id)
            for cell in room.floor:
                if cell in self.room_of:
                    other = self.scenario.rooms[self.room_of[cell]].id
                    raise self._bad(f"{place}.floor", f"{list(cell)} is floor of room {other!r} already")
                self.room_of[cell] = room.number
        if not any(room.is_start for room in self.scenario.rooms):
            raise self._bad("rooms", "one room must have `start`")
        for cell in self.scenario.corridors:
            if cell not in self.room_of:
                raise self._bad("corridors", f"{list(cell)} is no floor")

    def _doors(self) -> None:
        names = [room.id for room in self.scenario.rooms]
        for door in self.scenario.doors:
            for name in door.rooms:
                if name not in names:
                    raise unknown(f"{door.path}.rooms", "room", name, names)
            if door.at in self.door_at:
                raise bad(f"{door.path}.at", f"two doors stand on {list(door.at)}")
            if door.kind == PORTAL:
                continue
            if door.at in self.room_of:
                room = self.scenario.rooms[self.room_of[door.at]].id
                raise bad(
                    f"{door.path}.at",
                    f"{list(door.at)} is floor of room {room!r}; a door has a hex of its own",
                )
            self.door_at[door.at] = door

    def _walls(self) -> None:
        for number, (one, other) in enumerate(self.scenario.walls):
            for cell in (one, other):
                if cell not in self.room_of and cell not in self.door_at:
                    raise self._bad(f"walls[{number}]", f"{list(cell)} is neither floor nor door")
            if other not in neighbours(one):
                raise self._bad(f"walls[{number}]", f"{list(one)} and {list(other)} are no neighbours")
            self.walls.add((one, other))
            self.walls.add((other, one))

    def _open(self, cell: Hex) -> list[Hex]:
        """The cells next to this one without a wall between."""
        return [
            other
            for other in neighbours(cell)
            if (other in self.room_of or other in self.door_at) and (cell, other) not in self.walls
        ]

    def _open_borders(self) -> None:
        for door in self.door_at.values():
            touched = {self.room_of[cell] for cell in self._open(door.at) if cell in self.room_of}
            joined = {self.scenario.room_named(name) for name in door.rooms}
            for room in joined - touched:
                raise bad(f"{door.path}.at", f"the door does not touch room {self.scenario.rooms[room].id!r}")
            for room in touched - joined:
                raise bad(f"{door.path}.at", f"the door also touches room {self.scenario.rooms[room].id!r}")
        for cell, room in self.room_of.items():
            for other in self._open(cell):
                if other in self.room_of and self.room_of[other] != room:
                    names = f"{self.scenario.rooms[room].id!r} and {self.scenario.rooms[self.room_of[other]].id!r}"
                    raise self._bad(
                        "walls", f"rooms {names} touch at {list(cell)} and {list(other)}: wall or one room"
                    )

    def _rooms_hold_together(self) -> None:
        for room in self.scenario.rooms:
            reached = self._reach(room.floor[0], {room.number})
            for cell in room.floor:
                if cell not in reached:
                    place = f"rooms[{room.number}].floor"
                    raise self._bad(place, f"{list(cell)} is cut off from {list(room.floor[0])}")

    def _reach(self, start: Hex, rooms: set[int]) -> set[Hex]:
        reached = {start}
        waiting = [start]
        while waiting:
            for cell in self._open(waiting.pop()):
                if cell not in reached and self.room_of.get(cell, -1) in rooms:
                    reached.add(cell)
                    waiting.append(cell)
        return reached

    def _every_room_is_reached(self) -> None:
        reached = {room.number for room in self.scenario.rooms if room.is_start}
        grown = True
        while grown:
            grown = False
            for rooms in self._passages():
                if rooms & reached and not rooms <= reached:
                    reached |= rooms
                    grown = True
        for room in self.scenario.rooms:
            if room.number not in reached:
                raise self._bad(f"rooms[{room.number}]", f"no door leads to room {room.id!r}")

    def _passages(self) -> list[set[int]]:
        """The rooms that a door or a portal joins."""
        found = [{self.scenario.room_named(name) for name in door.rooms} for door in self.scenario.doors]
        for clause in self.scenario.clauses:
            for line in clause.lines:
                if line.op == PORTALS and line.place is not None:
                    hexes = self.scenario.markers.get(line.place.marker, [])
                    found.append({self.room_of[hex] for hex in hexes if hex in self.room_of})
        return found

    def _overlays(self) -> None:
        taken: dict[Hex, str] = {}
        for overlay in self.scenario.overlays:
            for cell in overlay.hexes:
                if cell not in self.room_of:
                    raise bad(f"{overlay.path}.at", f"{list(cell)} is no floor")
                if cell in taken:
                    raise bad(f"{overlay.path}.at", f"{taken[cell]} lies on {list(cell)} already")
                taken[cell] = files.OVERLAYS[overlay.kind]
                if overlay.kind == files.OBSTACLE:
                    self.obstacles.add(cell)
            for cell in overlay.hexes[1:]:
                if not any(other in overlay.hexes for other in neighbours(cell)):
                    raise bad(f"{overlay.path}.at", f"{list(cell)} does not touch the rest of the piece")
            overlay.room = self.room_of[overlay.hexes[0]]
        for cell in self.scenario.money:
            if cell not in self.room_of:
                raise self._bad("money", f"{list(cell)} is no floor")

    def _figures(self) -> None:
        taken: set[Hex] = set()
        for spot in self.scenario.spots:
            self._known_monster(spot.monster, f"{spot.path}.type")
            # GH-S-BOS-01: a boss is neither normal nor elite.
            if self.bestiary.is_boss(spot.monster) and (v.NORMAL in spot.ranks or v.ELITE in spot.ranks):
                raise bad(f"{spot.path}.ranks", f"{spot.monster!r} is a boss: must be of - and b")
            self._place(spot, taken)
        for monster, traits in self.scenario.traits.items():
            self._known_monster(monster, f"{self.path}.traits")
            if traits.variant:
                self._known_monster(traits.variant, f"{self.path}.traits.{monster}")
            for summons in traits.summons:
                self._known_monster(summons.instead_of, f"{summons.path}.instead_of")
                self._known_monster(summons.monster, f"{summons.path}.monster")
                if self.bestiary.is_boss(summons.monster) != (summons.rank == v.BOSS):
                    raise bad(
                        f"{summons.path}.rank", f"{v.RANKS[summons.rank]} is no rank of {summons.monster!r}"
                    )

    def _place(self, spot: Spot, taken: set[Hex]) -> None:
        if spot.at not in self.room_of:
            raise bad(f"{spot.path}.at", f"{list(spot.at)} is no floor")
        if spot.at in taken:
            raise bad(f"{spot.path}.at", f"another monster stands on {list(spot.at)}")
        if spot.at in self.obstacles and not spot.is_on_obstacle and not self.bestiary.flies(spot.monster):
            raise bad(f"{spot.path}.at", f"an obstacle stands on {list(spot.at)}")
        taken.add(spot.at)
        spot.room = self.room_of[spot.at]

    def _known_monster(self, name: str, path: str) -> None:
        if name not in self.monsters:
            raise unknown(path, "monster", name, self.monsters)

    def _treasures(self) -> None:
        for treasure in self.scenario.treasures:
            if treasure.at not in self.room_of:
                raise bad(f"{treasure.path}.at", f"{list(treasure.at)} is no floor")
            treasure.room = self.room_of[treasure.at]

    def _markers(self) -> None:
        for name, cells in self.scenario.markers.items():
            for cell in cells:
                if cell not in self.room_of and cell not in self.door_at:
                    raise self._bad(f"markers.{name}", f"{list(cell)} is neither floor nor door")

    def _start(self) -> None:
        fewest = 1 if self.scenario.solo else FEWEST_START_HEXES
        if len(self.scenario.start) < fewest:
            raise self._bad("start", f"there must be at least {fewest} start hexes")
        taken = {spot.at for spot in self.scenario.spots}
        for name, cells in (("start", self.scenario.start), ("companion", self.scenario.companion)):
            for cell in cells:
                room = self.room_of.get(cell, -1)
                if room < 0 or not self.scenario.rooms[room].is_start:
                    raise self._bad(name, f"{list(cell)} is no floor of a start room")
                if cell in self.obstacles or cell in taken:
                    raise self._bad(name, f"{list(cell)} is not free")
