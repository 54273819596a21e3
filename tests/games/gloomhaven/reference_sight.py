"""Line of sight once more, slowly and differently: every wall is a convex shape, every line is cut by its half-planes.

Follows GH-S-LOS-06 to the letter with fractions; solid hexes are whole hexagons here, not only their sides.
"""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction

from taverna.kit.hexes import Hex, disc

Point = tuple[int, int]
"""In hundredths of what the rule counts in, so that a pulled corner is whole too."""
HalfPlane = tuple[int, int, int]
"""(a, b, c): the points with ax + by <= c."""

CORNERS = ((0, -2), (1, -1), (1, 1), (0, 2), (-1, 1), (-1, -1))
SCALE = 100


def centre(hex: Hex) -> tuple[int, int]:
    return 2 * hex[0] + hex[1], 3 * hex[1]


def corners(hex: Hex) -> list[tuple[int, int]]:
    x, y = centre(hex)
    return [(x + dx, y + dy) for dx, dy in CORNERS]


def hexagon(hex: Hex) -> list[HalfPlane]:
    """To the right of each side, going round clockwise (y grows downward)."""
    points = corners(hex)
    return [_right_of(one, other) for one, other in zip(points, points[1:] + points[:1], strict=True)]


def line_between(one: Hex, other: Hex) -> list[HalfPlane]:
    """The side that two neighbours share, as what lies on both sides of its line and between its ends."""
    (x1, y1), (x2, y2) = sorted(set(corners(one)) & set(corners(other)))
    along = (x2 - x1, y2 - y1)
    start, end = along[0] * x1 + along[1] * y1, along[0] * x2 + along[1] * y2
    right, left = _right_of((x1, y1), (x2, y2)), _right_of((x2, y2), (x1, y1))
    return [right, left, (along[0], along[1], end), (-along[0], -along[1], -start)]


def _right_of(one: tuple[int, int], other: tuple[int, int]) -> HalfPlane:
    """(x - x1) * dy - (y - y1) * dx <= 0 is what lies to the right where y grows downward."""
    dx, dy = other[0] - one[0], other[1] - one[1]
    return dy, -dx, dy * one[0] - dx * one[1]


def cut(one: Point, other: Point, shape: list[HalfPlane]) -> tuple[Fraction, Fraction] | None:
    """From where to where, as parts of the way from one point to the other, the line runs in the shape."""
    first, last = Fraction(0), Fraction(1)
    for a, b, c in shape:
        start = a * one[0] + b * one[1] - SCALE * c
        slope = a * (other[0] - one[0]) + b * (other[1] - one[1])
        if slope == 0:
            if start > 0:
                return None
        elif slope > 0:
            last = min(last, Fraction(-start, slope))
        else:
            first = max(first, Fraction(-start, slope))
    return (first, last) if first <= last else None


def sees(floor: Iterable[Hex], walls: Iterable[tuple[Hex, Hex]], one: Hex, other: Hex) -> bool:
    """Everything that is no floor is wall, two hexes deep around it; beyond that no line between floor hexes comes."""
    walls = list(walls)
    if set(corners(one)) & set(corners(other)) and {one, other} not in [set(wall) for wall in walls]:
        return True  # the same hex, or neighbours without a wall between them (GH-S-LOS-05)
    solid = _solid(set(floor), one, other)
    shapes = [hexagon(hex) for hex in solid] + [line_between(*wall) for wall in walls]
    return any(_joined(one, a, other, b, shapes) for a in usable(one, shapes) for b in usable(other, shapes))


def usable(hex: Hex, shapes: list[list[HalfPlane]]) -> list[tuple[int, int]]:
    """The corners on no wall; every corner of a hex that has no such corner (GH-S-RUL-24)."""
    points = corners(hex)
    free = [
        (x, y)
        for x, y in points
        if not any(all(a * x + b * y <= c for a, b, c in shape) for shape in shapes)
    ]
    return free or points


def _solid(floor: set[Hex], one: Hex, other: Hex) -> set[Hex]:
    """Wall hexes whose box is not wholly beside the box of the two hexes."""
    around = {near for hex in floor for near in disc(2, hex)} - floor
    boxes = [centre(one), centre(other)]
    low, high = (
        [min(box[axis] for box in boxes) for axis in (0, 1)],
        [max(box[axis] for box in boxes) for axis in (0, 1)],
    )
    reach = (2, 4)
    return {
        hex
        for hex in around
        if all(low[axis] - reach[axis] <= centre(hex)[axis] <= high[axis] + reach[axis] for axis in (0, 1))
    }


def _joined(
    one: Hex, a: tuple[int, int], other: Hex, b: tuple[int, int], shapes: list[list[HalfPlane]]
) -> bool:
    start, end = _point(a), _point(b)
    near, far = pulled(a, one), pulled(b, other)
    for shape in shapes:
        if a != b:
            inside = cut(start, end, shape)
            if inside is not None and inside[0] < 1 and inside[1] > 0:
                return False
        if cut(near, far, shape) is not None:
            return False
    return True


def _point(corner: tuple[int, int]) -> Point:
    return SCALE * corner[0], SCALE * corner[1]


def pulled(corner: tuple[int, int], hex: Hex) -> Point:
    """A hundredth of the way to the centre."""
    x, y = centre(hex)
    return SCALE * corner[0] + x - corner[0], SCALE * corner[1] + y - corner[1]
