"""What changes on the board: doors, rooms revealed, terrain, and who stands where. Cheap to copy."""

from __future__ import annotations

from typing import Final

from taverna.games.gloomhaven.board.figures import NOBODY, NOWHERE, Figures, no_figures
from taverna.games.gloomhaven.board.maps import FAR, NO_DOOR, NO_ROOM, OPAQUE, OPEN, SOLID, Map, Shape
from taverna.kernel.subclassing import mypyc_attr

# What lies in a cell: a bit for each.
OBSTACLE: Final = 1
TRAP: Final = 2
HAZARD: Final = 4
DIFFICULT: Final = 8
TREASURE: Final = 16
MONEY: Final = 32
PLATE: Final = 64
BLOCKS_SIGHT: Final = 128  # together with OBSTACLE, where a scenario says so
NEGATIVE_TERRAIN: Final = TRAP | HAZARD
NOT_EMPTY: Final = OBSTACLE | TRAP | HAZARD | DIFFICULT | TREASURE | MONEY

# How a door stands.
CLOSED: Final = 0
OPENED: Final = 1
LOCKED: Final = 2  # with an obstacle on its hex it is barred: that can be seen and attacked

NEGATIVE: Final = 1 << 12
"""One negative hex in a price: dearer than any movement cost, which is the rest of it."""
COST: Final = NEGATIVE - 1
NOBODY_SHUNNED: Final[list[int]] = []
NO_BODY: Final[list[int]] = []
NOBODY_SHUT_OUT: Final[dict[int, list[int]]] = {}


@mypyc_attr(acyclic=True)
class Board:
    """A position's share of the board.

    `shut_out` are cells that single figures never enter, `wary` those that are traps to them, by figure; `shunned` are
    figures whom nobody attacks by the rules for monsters; `body` are the cells of one that covers several, the one it
    stands on first; `barriers` are cells that nobody enters or passes, however it moves. These are replaced, too.
    `walk` is what entering each cell costs on foot, as a price: 1 or 2, NEGATIVE more with a trap or hazard, FAR for
    an obstacle. `doors` (by door) and `revealed` (by room) are replaced, never changed in place: clones share them.
    """

    __slots__ = (
        "barriers", "body", "doors", "figures", "map", "occupant", "revealed", "shape", "shunned", "shut_out",
        "terrain", "walk", "wary",
    )  # fmt: skip

    def __init__(
        self,
        shape: Shape,
        terrain: list[int],
        walk: list[int],
        occupant: list[int],
        doors: list[int],
        revealed: list[bool],
        figures: Figures,
    ) -> None:
        self.map: Map = shape.map
        self.shape = shape
        self.terrain = terrain
        self.walk = walk
        self.occupant = occupant
        self.doors = doors
        self.revealed = revealed
        self.figures = figures
        self.shut_out: dict[int, list[int]] = NOBODY_SHUT_OUT
        self.shunned: list[int] = NOBODY_SHUNNED
        self.wary: dict[int, list[int]] = NOBODY_SHUT_OUT
        self.body: list[int] = NO_BODY
        self.barriers: list[int] = NO_BODY

    def clone(self) -> Board:
        found = Board(
            self.shape,
            self.terrain[:],
            self.walk[:],
            self.occupant[:],
            self.doors,
            self.revealed,
            self.figures.clone(),
        )
        found.shut_out = self.shut_out
        found.shunned = self.shunned
        found.wary = self.wary
        found.body = self.body
        found.barriers = self.barriers
        return found

    def seen_by(self, figure: int) -> Board:
        """The board as a figure finds it that may not enter some cells: they are walls to it."""
        solid = bytearray(self.shape.solid)
        for cell in self.shut_out.get(figure, []) + self.barriers:
            solid[cell] = SOLID
        shape = self.map.shape(bytes(solid))
        return Board(shape, self.terrain, self.walk, self.occupant, self.doors, self.revealed, self.figures)

    # Figures

    def place(self, figure: int, cell: int) -> None:
        """Put a figure on a cell, from wherever it was."""
        assert self.occupant[cell] in (NOBODY, figure), f"cell {cell} is occupied"
        self.lift(figure)
        self.figures.cell[figure] = cell
        self.occupant[cell] = figure

    def lift(self, figure: int) -> None:
        """Take a figure off the map."""
        cell = self.figures.cell[figure]
        if cell != NOWHERE:
            self.occupant[cell] = NOBODY
            self.figures.cell[figure] = NOWHERE

    # Terrain

    def put(self, cell: int, terrain: int) -> None:
        self._set(cell, self.terrain[cell] | terrain)

    def clear(self, cell: int, terrain: int) -> None:
        self._set(cell, self.terrain[cell] & ~terrain)

    def _set(self, cell: int, terrain: int) -> None:
        changed = self.terrain[cell] ^ terrain
        self.terrain[cell] = terrain
        self.walk[cell] = price_to_enter(terrain)
        if changed & BLOCKS_SIGHT:
            self._reshape()

    # Doors and rooms

    def open_door(self, door: int) -> list[int]:
        """Open it for good (GH-S-DOR-06) and reveal the rooms it joins; those that were hidden until now."""
        doors = self.doors[:]
        doors[door] = OPENED
        self.doors = doors
        found = [room for room in self.map.rooms_beside(door) if not self.revealed[room]]
        self.reveal(found)
        return found

    def lock_door(self, door: int, locked: bool) -> None:
        doors = self.doors[:]
        doors[door] = LOCKED if locked else CLOSED
        self.doors = doors
        self._reshape()

    def bar_door(self, door: int) -> None:
        """Something with hit points stands in it: locked, but not a wall."""
        self.put(self.map.doors[door], OBSTACLE)
        self.lock_door(door, True)

    def is_barred(self, door: int) -> bool:
        return self.doors[door] == LOCKED and self.terrain[self.map.doors[door]] & OBSTACLE != 0

    def reveal(self, rooms: list[int]) -> None:
        revealed = self.revealed[:]
        for room in rooms:
            revealed[room] = True
        self.revealed = revealed
        self._reshape()

    def grow(self, map: Map) -> None:
        """The map has become larger: its new cells are bare, new rooms hidden, new doors closed."""
        more = map.size - self.map.size
        self.map = map
        self.terrain += [0] * more
        self.walk += [price_to_enter(0)] * more
        self.occupant += [NOBODY] * more
        self.doors = self.doors + [CLOSED] * (len(map.doors) - len(self.doors))
        self.revealed = self.revealed + [False] * (map.rooms - len(self.revealed))
        self._reshape()

    def exists(self, cell: int) -> bool:
        """An open door, or floor of a revealed room: what is behind closed doors does not exist (GH-S-MMV-16)."""
        return self.shape.solid[cell] != SOLID

    def cover(self, body: list[int]) -> None:
        """A figure covers these cells, or none any more."""
        self.body = body
        self._reshape()

    def _reshape(self) -> None:
        self.shape = self.map.shape(_solid(self.map, self.doors, self.revealed, self.terrain))
        if self.body:
            self.shape = self.shape.joined(self.body)


def new_board(map: Map, revealed: list[int] | None = None, figures: Figures | None = None) -> Board:
    """Doors closed, the rooms named revealed (all of them by default), nothing on the floor."""
    rooms = [revealed is None or room in revealed for room in range(map.rooms)]
    doors = [CLOSED] * len(map.doors)
    terrain = [0] * map.size
    shape = map.shape(_solid(map, doors, rooms, terrain))
    walk = [price_to_enter(0)] * map.size
    return Board(shape, terrain, walk, [NOBODY] * map.size, doors, rooms, figures or no_figures())


def price_to_enter(terrain: int) -> int:
    """On foot: GH-S-OBS-01, GH-S-DIF-01, GH-S-FOC-06."""
    if terrain & OBSTACLE:
        return FAR
    cost = 2 if terrain & DIFFICULT else 1
    return cost + NEGATIVE if terrain & NEGATIVE_TERRAIN else cost


def _solid(map: Map, doors: list[int], revealed: list[bool], terrain: list[int]) -> bytes:
    found = bytearray(map.size)
    for cell in range(map.size):
        door, room = map.door_at[cell], map.room[cell]
        hidden = room != NO_ROOM and not revealed[room]
        barred = door != NO_DOOR and doors[door] == LOCKED and terrain[cell] & OBSTACLE
        if hidden or (door != NO_DOOR and doors[door] != OPENED and not barred):
            found[cell] = SOLID
        else:
            found[cell] = OPAQUE if terrain[cell] & BLOCKS_SIGHT else OPEN
    return bytes(found)
