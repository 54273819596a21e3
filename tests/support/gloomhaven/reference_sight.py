"""Line of sight once more, slowly and differently: every wall is a convex shape, every line is cut by its half-planes.

Follows GH-S-LOS-06 to the letter in whole numbers; solid hexes are whole hexagons here, not only their sides. Nothing
of the code under test is used.
"""

from __future__ import annotations

from collections.abc import Iterable

Hex = tuple[int, int]
Corner = tuple[int, int]
"""In the units of the rule."""
Point = tuple[int, int]
"""In hundredths of these, so that a pulled corner is whole too."""
HalfPlane = tuple[int, int, int]
"""(a, b, c): the points with ax + by <= c."""
Shape = list[HalfPlane]

CORNERS = ((0, -2), (1, -1), (1, 1), (0, 2), (-1, 1), (-1, -1))
STEPS = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
SCALE = 100


def beside(hex: Hex) -> list[Hex]:
    return [(hex[0] + q, hex[1] + r) for q, r in STEPS]


def centre(hex: Hex) -> tuple[int, int]:
    return 2 * hex[0] + hex[1], 3 * hex[1]


def corners(hex: Hex) -> list[Corner]:
    x, y = centre(hex)
    return [(x + dx, y + dy) for dx, dy in CORNERS]


def hexagon(hex: Hex) -> Shape:
    """To the right of each side, going round clockwise (y grows downward)."""
    points = corners(hex)
    return [_right_of(one, other) for one, other in zip(points, points[1:] + points[:1], strict=True)]


def line_between(one: Hex, other: Hex) -> Shape:
    """The side that two neighbours share, as what lies on both sides of its line and between its ends."""
    (x1, y1), (x2, y2) = sorted(set(corners(one)) & set(corners(other)))
    along = (x2 - x1, y2 - y1)
    start, end = along[0] * x1 + along[1] * y1, along[0] * x2 + along[1] * y2
    right, left = _right_of((x1, y1), (x2, y2)), _right_of((x2, y2), (x1, y1))
    return [right, left, (along[0], along[1], end), (-along[0], -along[1], -start)]


def _right_of(one: Corner, other: Corner) -> HalfPlane:
    """(x - x1) * dy - (y - y1) * dx <= 0 is what lies to the right where y grows downward."""
    dx, dy = other[0] - one[0], other[1] - one[1]
    return dy, -dx, dy * one[0] - dx * one[1]


def meets(one: Point, other: Point, shape: Shape, without_ends: bool = False) -> bool:
    """Whether some point of the line lies in the shape, of all its points or of those between its ends.

    `first` and `last` are, as fractions, from where to where on the line it runs in the half-planes cut with so far.
    """
    first, last = (0, 1), (1, 1)
    for a, b, c in shape:
        start = a * one[0] + b * one[1] - SCALE * c
        end = a * other[0] + b * other[1] - SCALE * c
        if start > 0 and end > 0:
            return False
        if start <= 0 < end and -start * last[1] < last[0] * (end - start):
            last = (-start, end - start)
        elif end <= 0 < start and start * first[1] > first[0] * (start - end):
            first = (start, start - end)
    if without_ends and (first[0] == first[1] or last[0] == 0):
        return False
    return first[0] * last[1] <= last[0] * first[1]


def pulled(corner: Corner, hex: Hex) -> Point:
    """A hundredth of the way to the centre."""
    x, y = centre(hex)
    return SCALE * corner[0] + x - corner[0], SCALE * corner[1] + y - corner[1]


class Room:
    """A floor with wall lines. Everything that is no floor is wall, two hexes deep around it; no line comes beyond."""

    def __init__(self, floor: Iterable[Hex], walls: Iterable[tuple[Hex, Hex]]) -> None:
        self.floor = set(floor)
        self.apart = {frozenset(wall) for wall in walls}
        near = {other for hex in self.floor for other in beside(hex)}
        around = near | {other for hex in near for other in beside(hex)}
        self.shapes = [(centre(hex), hexagon(hex)) for hex in around - self.floor]
        for wall in self.apart:
            one, other = sorted(wall)
            self.shapes.append((centre(one), line_between(one, other)))
        self.known: dict[tuple[Hex, Hex], bool] = {}
        self.ends: dict[Hex, list[Corner]] = {}

    def sees(self, one: Hex, other: Hex) -> bool:
        key = (min(one, other), max(one, other))
        if key not in self.known:
            self.known[key] = self.look(*key)
        return self.known[key]

    def look(self, one: Hex, other: Hex) -> bool:
        if one == other or (other in beside(one) and frozenset((one, other)) not in self.apart):
            return True  # GH-S-LOS-05
        shapes = self.between(one, other)
        return any(
            self.joined(one, a, other, b, shapes) for a in self.usable(one) for b in self.usable(other)
        )

    def between(self, one: Hex, other: Hex) -> list[Shape]:
        """The walls whose box is not wholly beside the box of the two hexes."""
        (x1, y1), (x2, y2) = centre(one), centre(other)
        low, high = (min(x1, x2) - 3, min(y1, y2) - 5), (max(x1, x2) + 3, max(y1, y2) + 5)
        return [shape for (x, y), shape in self.shapes if low[0] <= x <= high[0] and low[1] <= y <= high[1]]

    def usable(self, hex: Hex) -> list[Corner]:
        """The corners on no wall; every corner of a hex that has no such corner (GH-S-RUL-24)."""
        if hex not in self.ends:
            shapes = self.between(hex, hex)
            points = corners(hex)
            free = [
                (x, y)
                for x, y in points
                if not any(all(a * x + b * y <= c for a, b, c in shape) for shape in shapes)
            ]
            self.ends[hex] = free or points
        return self.ends[hex]

    def joined(self, one: Hex, a: Corner, other: Hex, b: Corner, shapes: list[Shape]) -> bool:
        """Both conditions of GH-S-LOS-06."""
        start, end = (SCALE * a[0], SCALE * a[1]), (SCALE * b[0], SCALE * b[1])
        near, far = pulled(a, one), pulled(b, other)
        for shape in shapes:
            if meets(near, far, shape) or (a != b and meets(start, end, shape, without_ends=True)):
                return False
        return True


def sees(floor: Iterable[Hex], walls: Iterable[tuple[Hex, Hex]], one: Hex, other: Hex) -> bool:
    return Room(floor, walls).sees(one, other)
