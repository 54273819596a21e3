"""Line of sight in whole numbers (GH-S-LOS-06). Knows only lines of walls and the centres of two hexes.

The rule measures hexes with centre (2q + r, 3r). Everything here is a hundred times as large, so that a corner pulled
1 % towards its centre is a whole number too.
"""

from __future__ import annotations

from typing import Final

Wall = tuple[int, int, int, int]
"""The straight piece from (x, y) to (x, y)."""

SCALE: Final = 100
PULLED: Final = 99
CORNERS: Final[tuple[tuple[int, int], ...]] = ((0, -2), (1, -1), (1, 1), (0, 2), (-1, 1), (-1, -1))
"""From the top, clockwise."""
SIDES: Final[tuple[tuple[int, int], ...]] = ((1, 2), (0, 1), (5, 0), (4, 5), (3, 4), (2, 3))
"""By direction (`kit.hexes.DIRECTIONS`): the two corners of the side that lies there."""


def centre_x(q: int, r: int) -> int:
    return SCALE * (2 * q + r)


def centre_y(r: int) -> int:
    return SCALE * 3 * r


def side(q: int, r: int, direction: int) -> Wall:
    """The side of a hex in a direction, as a wall would run there."""
    x, y = centre_x(q, r), centre_y(r)
    first, second = SIDES[direction]
    x1, y1 = CORNERS[first]
    x2, y2 = CORNERS[second]
    return x + SCALE * x1, y + SCALE * y1, x + SCALE * x2, y + SCALE * y2


def free_corners(walls: set[tuple[int, int]], x: int, y: int) -> list[tuple[int, int]]:
    """The corners of the hex around (x, y) at which a line may end: those on no wall, or all if each is on one.

    `walls` are the ends of all walls: walls run along the sides of hexes, so no corner lies within one.
    """
    free = [(dx, dy) for dx, dy in CORNERS if (x + SCALE * dx, y + SCALE * dy) not in walls]
    return free or list(CORNERS)


def visible(
    walls: list[Wall],
    ax: int,
    ay: int,
    a_corners: list[tuple[int, int]],
    bx: int,
    by: int,
    b_corners: list[tuple[int, int]],
) -> bool:
    """Is some usable corner of the hex around a joined to one of the hex around b (GH-S-LOS-02, GH-S-LOS-06)?

    `walls` are the sides where open hexes meet a wall: no line leaves the open without touching one of them. A line
    through the inside of a solid hex that starts and ends at its corners touches none, but its pulled twin does.
    """
    nearby = walls_between(walls, ax, ay, bx, by)
    if not nearby:
        return True
    for cx, cy in a_corners:
        for dx, dy in b_corners:
            if _joined(nearby, ax, ay, cx, cy, bx, by, dx, dy):
                return True
    return False


def _joined(
    walls: list[Wall], ax: int, ay: int, cx: int, cy: int, bx: int, by: int, dx: int, dy: int
) -> bool:
    """Both conditions of GH-S-LOS-06 for the corner c of the hex around a and the corner d of the one around b."""
    pulled = closed_line_is_clear(
        walls, ax + PULLED * cx, ay + PULLED * cy, bx + PULLED * dx, by + PULLED * dy
    )
    if not pulled:
        return False
    return open_line_is_clear(walls, ax + SCALE * cx, ay + SCALE * cy, bx + SCALE * dx, by + SCALE * dy)


def walls_between(walls: list[Wall], ax: int, ay: int, bx: int, by: int) -> list[Wall]:
    """The walls that some line between the two hexes could touch: none lies wholly beyond them on any side."""
    dx, dy = bx - ax, by - ay
    width = max(2 * SCALE * abs(dx), SCALE * (abs(dx) + abs(dy)))
    behind = -max(2 * SCALE * abs(dy), SCALE * (abs(dx) + abs(dy)))
    beyond = dx * dx + dy * dy - behind
    found: list[Wall] = []
    for wall in walls:
        x1, y1, x2, y2 = wall
        x1 -= ax
        y1 -= ay
        x2 -= ax
        y2 -= ay
        aside1 = dx * y1 - dy * x1
        aside2 = dx * y2 - dy * x2
        if (aside1 > width and aside2 > width) or (aside1 < -width and aside2 < -width):
            continue
        along1 = dx * x1 + dy * y1
        along2 = dx * x2 + dy * y2
        if (along1 < behind and along2 < behind) or (along1 > beyond and along2 > beyond):
            continue
        found.append(wall)
    return found


def open_line_is_clear(walls: list[Wall], ax: int, ay: int, bx: int, by: int) -> bool:
    """Does the line, its end points left out, touch no wall? A point alone has no line to speak of."""
    dx, dy = bx - ax, by - ay
    for x1, y1, x2, y2 in walls:
        one = dx * (y1 - ay) - dy * (x1 - ax)
        two = dx * (y2 - ay) - dy * (x2 - ax)
        if (one > 0 and two > 0) or (one < 0 and two < 0):
            continue
        if one == 0 and two == 0:
            start, end = dx * (x1 - ax) + dy * (y1 - ay), dx * (x2 - ax) + dy * (y2 - ay)
            if max(start, end) > 0 and min(start, end) < dx * dx + dy * dy:
                return False
            continue
        wx, wy = x2 - x1, y2 - y1
        one = wx * (ay - y1) - wy * (ax - x1)
        two = wx * (by - y1) - wy * (bx - x1)
        if (one > 0 and two < 0) or (one < 0 and two > 0):
            return False
    return True


def closed_line_is_clear(walls: list[Wall], ax: int, ay: int, bx: int, by: int) -> bool:
    """Does the line with its end points touch no wall?"""
    dx, dy = bx - ax, by - ay
    for x1, y1, x2, y2 in walls:
        one = dx * (y1 - ay) - dy * (x1 - ax)
        two = dx * (y2 - ay) - dy * (x2 - ax)
        if (one > 0 and two > 0) or (one < 0 and two < 0):
            continue
        if one == 0 and two == 0:
            start, end = dx * (x1 - ax) + dy * (y1 - ay), dx * (x2 - ax) + dy * (y2 - ay)
            if max(start, end) >= 0 and min(start, end) <= dx * dx + dy * dy:
                return False
            continue
        wx, wy = x2 - x1, y2 - y1
        one = wx * (ay - y1) - wy * (ax - x1)
        two = wx * (by - y1) - wy * (bx - x1)
        if (one >= 0 and two <= 0) or (one <= 0 and two >= 0):
            return False
    return True
