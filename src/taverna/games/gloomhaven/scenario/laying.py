"""How the rooms of a random dungeon lie on the table: each is turned until its entrance meets the exit before it.

Nothing here is chance: the same cards in the same order always lie the same way (GH-C-RDD-08, 18).
"""

from __future__ import annotations

from typing import Final

from taverna.games.gloomhaven.board.maps import Map, column_of
from taverna.games.gloomhaven.content.scenarios.dungeon import RoomCard
from taverna.kit.hexes import TURNS, Hex, add, neighbours, rotate, subtract

MARGIN: Final = (8, 17)
"""Columns and rows that are kept free beside the first room, so that hexes keep their names when others are laid."""


class LaidRoom:
    """A room card on the table: turned, and shifted so that a hex of it lies where it must."""

    def __init__(self, card: RoomCard, turns: int, hex: Hex, at: Hex) -> None:
        """`hex` of the card comes to lie at the place `at`."""
        self.card = card
        self.turns = turns
        self.shift = subtract(at, rotate(hex, turns))
        self.floor = self.hexes(card.floor)
        self.exits = self.hexes([gate.at for gate in card.exits])
        self.entrances = self.hexes([gate.at for gate in card.entrances])

    def hexes(self, hexes: list[Hex]) -> list[Hex]:
        return [add(rotate(hex, self.turns), self.shift) for hex in hexes]

    def spot(self, number: int) -> Hex:
        """Spots are counted from 1 on."""
        return self.hexes([self.card.spots[number - 1]])[0]


class Layout:
    """The rooms laid so far, and their doors: `doors` by number, `joins` the rooms that each belongs to."""

    def __init__(self, card: RoomCard) -> None:
        """The first room lies so that its exits are to the east and to the south."""
        first = card.entrances[0].at
        laid = [LaidRoom(card, turns, first, (0, 0)) for turns in range(TURNS)]
        best = laid[0]
        for room in laid:
            if _farness(room) > _farness(best):
                best = room
        corner = _corner(best.floor + best.exits + best.entrances)
        self.corner = (corner[0] - MARGIN[0], corner[1] - MARGIN[1])
        self.rooms: list[LaidRoom] = []
        self.floor: dict[Hex, int] = {}
        self.doors: list[Hex] = []
        self.joins: list[list[int]] = []
        self.doors_after: list[int] = []
        self.exits: list[int] = []
        """Doors of the room laid last, in the order of its card; NO_EXIT where there is no room for one."""
        self._add(best, best.entrances)

    def lay(self, card: RoomCard, entrance: int, door: int, last: bool) -> bool:
        """Join a room to a door; False if it can't lie there. `last`: its exits lead nowhere (GH-C-RDD-11)."""
        found: LaidRoom | None = None
        best = (0, 0)
        for turns in range(TURNS):
            room = LaidRoom(card, turns, card.entrances[entrance].at, self.doors[door])
            if not self._fits(room, door, last):
                continue
            rating = (self._beyond(room), self._touching(room))
            if found is None or rating < best:
                found, best = room, rating
        if found is None:
            return False
        self.joins[door].append(len(self.rooms))
        self._add(found, [])
        return True

    def map(self) -> Map:
        floors = [room.floor for room in self.rooms]
        return Map(floors, self.doors, self.walls(), self.doors_after, self.corner)

    def walls(self) -> list[tuple[Hex, Hex]]:
        """Rooms that lie side by side are no neighbours, but for their door; doors belong to their rooms alone."""
        found: list[tuple[Hex, Hex]] = []
        for hex, room in self.floor.items():
            found += [(hex, other) for other in neighbours(hex) if self.floor.get(other, room) > room]
        for door, hex in enumerate(self.doors):
            joined = self.joins[door]
            for other in neighbours(hex):
                beyond = self.floor.get(other, -1)
                if other in self.doors or (beyond >= 0 and beyond not in joined):
                    found.append((hex, other))
        return found

    def _fits(self, room: LaidRoom, door: int, last: bool) -> bool:
        others = [hex for number, hex in enumerate(self.doors) if number != door]
        for hex in room.floor:
            if hex in self.floor or hex in others:
                return False
        return last or not any(hex in self.floor or hex in self.doors for hex in room.exits)

    def _beyond(self, room: LaidRoom) -> int:
        """How far it reaches beyond the first room to the west and to the north."""
        column, row = _corner(room.floor + room.exits)
        return max(0, self.corner[0] + MARGIN[0] - column) + max(0, self.corner[1] + MARGIN[1] - row)

    def _touching(self, room: LaidRoom) -> int:
        return len([1 for hex in room.floor for other in neighbours(hex) if other in self.floor])

    def _add(self, room: LaidRoom, further: list[Hex]) -> None:
        """With its exits, and further doors before them."""
        number = len(self.rooms)
        self.rooms.append(room)
        for hex in room.floor:
            self.floor[hex] = number
        before = len(self.doors)
        self.exits = []
        for hex in further + room.exits:
            free = hex not in self.floor and hex not in self.doors
            if hex in room.exits:
                self.exits.append(len(self.doors) if free else NO_EXIT)
            if free:
                self.doors.append(hex)
                self.joins.append([number])
        self.doors_after.append(len(self.doors) - before)


NO_EXIT: Final = -1


def _corner(hexes: list[Hex]) -> Hex:
    return min([column_of(q, r) for q, r in hexes]), min([r for _, r in hexes])


def _farness(room: LaidRoom) -> int:
    """How far from the north-western corner its nearest exit is."""
    column, row = _corner(room.floor + room.exits)
    return min([column_of(q, r) - column + r - row for q, r in room.exits])
