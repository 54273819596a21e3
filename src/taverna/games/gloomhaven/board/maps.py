"""The map of a scenario, which never changes, and its shape while the doors stand as they do.

Both are shared by reference between positions. Ranges and lines of sight are worked out when first asked for and kept.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from taverna.games.gloomhaven.board.sight import Wall, centre_x, centre_y, free_corners, side, visible
from taverna.kit.hexes import DIRECTIONS, Hex, direction

NO_CELL: Final = -1
NO_ROOM: Final = -1
NO_DOOR: Final = -1
FAR: Final = 1 << 28
"""Farther, and dearer, than anything that can be reached."""
MAX_CELLS: Final = 2000

# How a cell stands in the way (`Shape.solid`).
OPEN: Final = 0
SOLID: Final = 1  # a closed door, or a room not yet revealed: a wall in every respect
OPAQUE: Final = 2  # only sight ends here, for the few obstacles of which a scenario says so

_UNKNOWN: Final = 0
_BLOCKED: Final = 1
_SEEN: Final = 2


def column_of(q: int, r: int) -> int:
    """Every other row lies half a hex farther east."""
    return q + (r - (r & 1)) // 2


def column_name(number: int) -> str:
    """A to Z, then AA, AB and so on."""
    rest = column_name(number // 26 - 1) if number >= 26 else ""
    return rest + chr(ord("A") + number % 26)


class Map:
    """Cells, numbered 0 to size - 1; every hex that is none of them is wall.

    `room` is by cell (NO_ROOM for a door), `door_at` too (NO_DOOR where there is none), `doors` are the doors' cells,
    `neighbour` has six entries for each cell (NO_CELL where a wall runs, GH-S-RNG-02). `names` is how players call the
    cells: `C7` is the third column and the seventh row, counted from `corner`, as they stand at the edges of the board.
    """

    __slots__ = (
        "_cells", "_shapes", "corner", "door_at", "doors", "names", "neighbour", "q", "r", "room", "rooms", "size",
    )  # fmt: skip

    def __init__(
        self,
        rooms: Sequence[Sequence[Hex]],
        doors: Sequence[Hex] = (),
        walls: Sequence[tuple[Hex, Hex]] = (),
        doors_after: Sequence[int] = (),
        corner: tuple[int, int] | None = None,
    ) -> None:
        """`walls` are pairs of neighbouring cells with a wall line between them.

        A map that grows room by room keeps the numbers and names of its cells: `doors_after` tells how many doors come
        right after the cells of each room, `corner` from where names are counted.
        """
        self.q: list[int] = []
        self.r: list[int] = []
        self.room: list[int] = []
        self.rooms = len(rooms)
        self.doors: list[int] = []
        self.door_at: list[int] = []
        self._cells: dict[Hex, int] = {}
        for number, room in enumerate(rooms):
            for hex in room:
                self._add(hex, number)
            if number < len(doors_after):
                first = len(self.doors)
                self._add_doors(doors[first : first + doors_after[number]])
        self._add_doors(doors[len(self.doors) :])
        self.size = len(self.q)
        self.neighbour = self._neighbours(walls)
        columns = [column_of(self.q[cell], self.r[cell]) for cell in range(self.size)]
        self.corner = (min(columns), min(self.r)) if columns else (0, 0)
        if corner is not None:
            self.corner = (min(corner[0], self.corner[0]), min(corner[1], self.corner[1]))
        self.names = [
            column_name(columns[cell] - self.corner[0]) + str(self.r[cell] - self.corner[1] + 1)
            for cell in range(self.size)
        ]
        self._shapes: dict[bytes, Shape] = {}

    def _add(self, hex: Hex, room: int) -> None:
        assert hex not in self._cells, f"{hex} stands twice"
        assert len(self.q) < MAX_CELLS, f"more than {MAX_CELLS} cells"
        self._cells[hex] = len(self.q)
        self.q.append(hex[0])
        self.r.append(hex[1])
        self.room.append(room)
        self.door_at.append(NO_DOOR)

    def _add_doors(self, hexes: Sequence[Hex]) -> None:
        for hex in hexes:
            self._add(hex, NO_ROOM)
            self.door_at[-1] = len(self.doors)
            self.doors.append(len(self.q) - 1)

    def _neighbours(self, walls: Sequence[tuple[Hex, Hex]]) -> list[int]:
        found: list[int] = []
        for cell in range(self.size):
            q, r = self.q[cell], self.r[cell]
            for dq, dr in DIRECTIONS:
                found.append(self._cells.get((q + dq, r + dr), NO_CELL))
        for one, other in walls:
            for cell, way in (
                (self.cell(one), direction(one, other)),
                (self.cell(other), direction(other, one)),
            ):
                assert way >= 0, f"{one} and {other} are no neighbours"
                if cell != NO_CELL:
                    found[6 * cell + way] = NO_CELL
        return found

    def cell(self, hex: Hex) -> int:
        """The cell there; NO_CELL for wall."""
        return self._cells.get(hex, NO_CELL)

    def hex(self, cell: int) -> Hex:
        return self.q[cell], self.r[cell]

    def rooms_beside(self, door: int) -> list[int]:
        """The rooms that a door joins."""
        found: list[int] = []
        first = 6 * self.doors[door]
        for cell in self.neighbour[first : first + 6]:
            if cell != NO_CELL and self.room[cell] != NO_ROOM and self.room[cell] not in found:
                found.append(self.room[cell])
        return found

    def shape(self, solid: bytes) -> Shape:
        """The map while these cells stand in the way: OPEN, SOLID or OPAQUE for each."""
        found = self._shapes.get(solid)
        if found is None:
            found = Shape(self, solid)
            self._shapes[solid] = found
        return found


class Shape:
    """A map while its doors stand as they do.

    `near` are the open neighbours of each cell, `ways` those to which one goes from it: the same, unless a figure
    covers several cells.
    """

    __slots__ = (
        "_areas", "_corners", "_joined", "_lays", "_orders", "_ranges", "_sights", "_wall_ends", "_walls", "map",
        "near", "size", "solid", "ways",
    )  # fmt: skip

    def __init__(self, map: Map, solid: bytes) -> None:
        assert len(solid) == map.size
        self.map = map
        self.solid = solid
        self.size = map.size
        self.near: list[list[int]] = []
        self._walls: list[Wall] = []
        for cell in range(map.size):
            self.near.append(self._open_neighbours(cell))
        self.ways = self.near
        self._wall_ends: set[tuple[int, int]] = set()
        for x1, y1, x2, y2 in self._walls:
            self._wall_ends.add((x1, y1))
            self._wall_ends.add((x2, y2))
        no_corners: list[tuple[int, int]] = []
        self._corners: list[list[tuple[int, int]]] = [no_corners] * map.size
        empty: list[int] = []
        self._ranges: list[list[int]] = [empty] * map.size
        self._orders: list[list[int]] = [empty] * map.size
        self._sights: list[list[int]] = [empty] * map.size
        self._areas: dict[str, list[list[int]]] = {}
        self._lays: dict[str, dict[int, list[list[int]]]] = {}
        self._joined: dict[int, JoinedShape] = {}

    def joined(self, body: list[int]) -> Shape:
        """The same while one figure covers all cells of the body."""
        found = self._joined.get(body[0])
        if found is None:
            found = JoinedShape(self.map, self.solid, body)
            self._joined[body[0]] = found
        return found

    def _open_neighbours(self, cell: int) -> list[int]:
        """Also notes the sides of the cell at which lines of sight end."""
        found: list[int] = []
        if self.solid[cell] == SOLID:
            return found
        for way in range(6):
            other = self.map.neighbour[6 * cell + way]
            passable = other != NO_CELL and self.solid[other] != SOLID
            if passable:
                found.append(other)
            if self.solid[cell] == OPEN and not (passable and self.solid[other] == OPEN):
                self._walls.append(side(self.map.q[cell], self.map.r[cell], way))
        return found

    # Range (GH-S-RNG-01)

    def ranges(self, cell: int) -> list[int]:
        """The range from a cell to each other; FAR where walls cut it off. Not to be changed."""
        return self.plain_ranges(cell)

    def plain_ranges(self, cell: int) -> list[int]:
        """As if every figure stood on one cell."""
        row = self._ranges[cell]
        if not row:
            row = [FAR] * self.size
            row[cell] = 0
            order = [cell]
            self._flood(row, order)
            self._ranges[cell] = row
            self._orders[cell] = order
        return row

    def outward(self, cell: int) -> list[int]:
        """The cells within any range of this one, nearest first. Not to be changed."""
        self.ranges(cell)
        return self._orders[cell]

    def ranges_from_any(self, cells: list[int], beside: list[int], limit: int = FAR) -> list[int]:
        """The range of each cell to the nearest of these, where those of `beside` are one step off it already.

        What is farther than the limit is left FAR.
        """
        row = [FAR] * self.size
        order: list[int] = []
        for cell in cells:
            row[cell] = 0
            order.append(cell)
        for cell in beside:
            if row[cell] > 1:
                row[cell] = 1
                order.append(cell)
        self._flood(row, order, limit)
        return row

    def _flood(self, row: list[int], order: list[int], limit: int = FAR) -> None:
        """From the cells in `order`, nearest first, to all others; `order` grows."""
        for cell in order:
            further = row[cell] + 1
            if further > limit:
                return
            for other in self.ways[cell]:
                if row[other] > further:
                    row[other] = further
                    order.append(other)

    # Sight (GH-S-LOS)

    def sees(self, cell: int, other: int) -> bool:
        return self.plain_sees(cell, other)

    def plain_sees(self, cell: int, other: int) -> bool:
        row = self._sights[cell]
        if not row:
            row = [_UNKNOWN] * self.size
            self._sights[cell] = row
        if row[other] == _UNKNOWN:
            self._look(cell, other)
        return row[other] == _SEEN

    def _look(self, cell: int, other: int) -> None:
        """Sight is symmetric (GH-S-LOS-05), so one look serves both."""
        found = _SEEN if self._visible(cell, other) else _BLOCKED
        self._sights[cell][other] = found
        if not self._sights[other]:
            self._sights[other] = [_UNKNOWN] * self.size
        self._sights[other][cell] = found

    def _visible(self, cell: int, other: int) -> bool:
        if self.solid[cell] != OPEN or self.solid[other] != OPEN:
            return False
        if cell == other or other in self.ways[cell]:
            return True
        q, r = self.map.q, self.map.r
        ax, ay = centre_x(q[cell], r[cell]), centre_y(r[cell])
        bx, by = centre_x(q[other], r[other]), centre_y(r[other])
        a_corners, b_corners = self._free_corners(cell, ax, ay), self._free_corners(other, bx, by)
        return visible(self._walls, ax, ay, a_corners, bx, by, b_corners)

    def _free_corners(self, cell: int, x: int, y: int) -> list[tuple[int, int]]:
        if not self._corners[cell]:
            self._corners[cell] = free_corners(self._wall_ends, x, y)
        return self._corners[cell]

    # What areas keep here (see areas.py)

    def area_lays(self, name: str) -> dict[int, list[list[int]]]:
        """The ways in which the area of that name may lie, by range and attacker; filled in when first asked for."""
        lays = self._lays.get(name)
        if lays is None:
            lays = {}
            self._lays[name] = lays
        return lays

    def area_rows(self, name: str) -> list[list[int]]:
        """By cell, for the area of that name; empty until someone fills it in."""
        rows = self._areas.get(name)
        if rows is None:
            empty: list[int] = []
            rows = [empty] * self.size
            self._areas[name] = rows
        return rows


class JoinedShape(Shape):
    """A shape with one figure that covers several cells: whoever looks for it looks at the first of them.

    That cell is as near to others as the nearest of the body, and sees and is seen as the best of them. For ways and
    for the range between other cells each cell stays what it is.
    """

    __slots__ = ("_body", "_orders_joined", "_rows")

    def __init__(self, map: Map, solid: bytes, body: list[int]) -> None:
        super().__init__(map, solid)
        self._body = body
        empty: list[int] = []
        self._rows: list[list[int]] = [empty] * map.size
        self._orders_joined: list[list[int]] = [empty] * map.size
        self.near = [self._beside(cell) for cell in range(map.size)]

    def _beside(self, cell: int) -> list[int]:
        """Of the first cell: all around the body. Of those around: the first cell in the place of any of the body."""
        body = self._body
        if cell == body[0]:
            around = {other for part in body for other in self.ways[part]}
            return sorted(around.difference(body))
        if cell in body or not any(other in body for other in self.ways[cell]):
            return self.ways[cell]
        return [other for other in self.ways[cell] if other not in body] + [body[0]]

    def ranges(self, cell: int) -> list[int]:
        row = self._rows[cell]
        if row:
            return row
        row = self.plain_ranges(cell)[:]
        for part in self._body:
            if cell == self._body[0]:
                other = self.plain_ranges(part)
                row = [min(one, two) for one, two in zip(row, other, strict=True)]
            else:
                row[self._body[0]] = min(row[self._body[0]], row[part])
        self._rows[cell] = row
        return row

    def outward(self, cell: int) -> list[int]:
        order = self._orders_joined[cell]
        if not order:
            row = self.ranges(cell)
            keyed = [(row[other], other) for other in self._orders[cell]]
            keyed.sort()
            order = [other for _, other in keyed]
            self._orders_joined[cell] = order
        return order

    def sees(self, cell: int, other: int) -> bool:
        first = self._body[0]
        if cell == first and other != first:
            cell, other = other, cell
        if other != first or cell == first:
            return self.plain_sees(cell, other)
        for part in self._body:  # noqa: SIM110 - a loop is faster
            if self.plain_sees(cell, part):
                return True
        return False
