"""Pattern patterns and attacks: from where an attack could include a cell, and how a pattern may lie.

A pattern lies around the attacker ("attacker": the grey hex, GH-S-AOE-02) or freely with one hex in range (AOE-03).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from taverna.games.gloomhaven.board.maps import FAR, NO_CELL, SOLID, Shape
from taverna.games.gloomhaven.language.patterns import AROUND, Pattern
from taverna.kernel.subclassing import mypyc_attr
from taverna.kit.hexes import (
    DIRECTIONS,
    Hex,
    add,
    moved,
    subtract,
)


@mypyc_attr(acyclic=True, free_list_len=1)
class Attack:
    """What an attack can reach. `reach` is its range, 0 for melee; `targets` how many enemies, beside an area's others.

    `impaired`: it has disadvantage anyway (muddled), so that standing next to its target makes nothing worse.
    """

    __slots__ = ("area", "impaired", "limit", "ranged", "reach", "several", "targets")

    def __init__(
        self, reach: int = 0, targets: int = 1, area: Pattern | None = None, impaired: bool = False
    ) -> None:
        self.reach = reach
        self.targets = targets
        self.area = area
        self.impaired = impaired
        around = area is not None and area.origin == AROUND
        self.ranged = reach > 0 and not around  # GH-S-MON-04
        self.limit = reach if self.ranged else 1  # GH-S-ATK-02
        self.several = targets > 1 or area is not None


MELEE: Final = Attack()
"""Single target, adjacent: how a figure plans that has no attack (GH-S-FOC-01)."""
ALL_TARGETS: Final = 99
"""As many as there are (GH-S-MON-21)."""
MOST_LAYS: Final = 64
"""From so many places a shape keeps how a pattern may lie; then it begins anew."""


def reach_row(shape: Shape, attack: Attack, cell: int) -> list[int]:
    """By cell: how far an attacker there is from being able to include `cell`, but for sight.

    It could if that is at most `attack.limit`.
    """
    area = attack.area
    if area is None:
        return shape.ranges(cell)
    rows = shape.area_rows(area.name)
    if not rows[cell]:
        rows[cell] = _row_around(shape, area, cell) if area.origin == AROUND else _row_free(shape, area, cell)
    return rows[cell]


def _row_around(shape: Shape, area: Pattern, cell: int) -> list[int]:
    row = [FAR] * shape.size
    at = shape.map.hex(cell)
    for offset in area.offsets:
        attacker = shape.map.cell(subtract(at, offset))
        if attacker != NO_CELL:
            row[attacker] = 0
    return row


def _row_free(shape: Shape, area: Pattern, cell: int) -> list[int]:
    return range_row_of_hexes(shape, moved(area.offsets, shape.map.hex(cell)))


def range_row_of_hexes(shape: Shape, hexes: Sequence[Hex], limit: int = FAR) -> list[int]:
    """By cell: its range to the nearest of these hexes; a wall hex is one step off the floor beside it (AOE-06).

    Nothing is looked at that is farther than the limit.
    """
    cells: list[int] = []
    beside: list[int] = []
    for hex in hexes:
        cell = shape.map.cell(hex)
        if cell != NO_CELL and shape.solid[cell] != SOLID:
            cells.append(cell)
        else:
            beside += _floor_beside(shape, hex)
    return shape.ranges_from_any(cells, beside, limit)


def _floor_beside(shape: Shape, hex: Hex) -> list[int]:
    found: list[int] = []
    for step in DIRECTIONS:
        cell = shape.map.cell(add(hex, step))
        if cell != NO_CELL and shape.solid[cell] != SOLID:
            found.append(cell)
    return found


def placements(shape: Shape, attack: Attack, attacker: int) -> list[list[int]]:
    """Every way an area may lie, as the open cells it covers, sorted; each set once. Sight is not asked for.

    They depend on nothing that moves, so the shape keeps them. Not to be changed.
    """
    area = attack.area
    assert area is not None
    kept = shape.area_lays(area.name)
    key = attack.limit * shape.size + attacker
    known = kept.get(key)
    if known is None:
        if len(kept) >= MOST_LAYS:
            kept.clear()
        known = _placements(shape, attack.limit, area, attacker)
        kept[key] = known
    return known


def _placements(shape: Shape, limit: int, area: Pattern, attacker: int) -> list[list[int]]:
    found: list[list[int]] = []
    if area.origin == AROUND:
        for turned in area.turns:
            _note(shape, moved(turned, shape.map.hex(attacker)), found)
        return found
    for anchor in _hexes_in_range(shape, attacker, limit):
        for turned in area.turns:
            for hex in turned:
                _note(shape, moved(turned, subtract(anchor, hex)), found)
    return found


def _note(shape: Shape, hexes: list[Hex], found: list[list[int]]) -> None:
    cells = sorted(shape.map.cell(hex) for hex in hexes)
    covered = [cell for cell in cells if cell != NO_CELL and shape.solid[cell] != SOLID]
    if covered and covered not in found:
        found.append(covered)


def _hexes_in_range(shape: Shape, attacker: int, limit: int) -> list[Hex]:
    """Floor within range, and the wall hexes beside floor that is nearer than that."""
    ranges = shape.ranges(attacker)
    found: list[Hex] = []
    known: set[Hex] = set()
    for cell in shape.outward(attacker):
        if ranges[cell] > limit:
            break
        hex = shape.map.hex(cell)
        if hex not in known:
            known.add(hex)
            found.append(hex)
        if ranges[cell] < limit:
            _add_walls_beside(shape, hex, known, found)
    return found


def _add_walls_beside(shape: Shape, hex: Hex, known: set[Hex], found: list[Hex]) -> None:
    for step in DIRECTIONS:
        other = add(hex, step)
        cell = shape.map.cell(other)
        if (cell == NO_CELL or shape.solid[cell] == SOLID) and other not in known:
            known.add(other)
            found.append(other)
