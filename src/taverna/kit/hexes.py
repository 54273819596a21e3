"""Hexes of a pointy-top grid in axial coordinates: neighbours, distances, patterns turned and mirrored.

A hex is a plain pair (q, r); q grows to the east, r to the south-east.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

Hex = tuple[int, int]
"""Axial coordinates (q, r)."""

DIRECTIONS: Final[tuple[Hex, ...]] = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
"""East, north-east, north-west, west, south-west, south-east."""
TURNS: Final = 6
ORIENTATIONS: Final = 12


def add(one: Hex, other: Hex) -> Hex:
    return one[0] + other[0], one[1] + other[1]


def subtract(one: Hex, other: Hex) -> Hex:
    return one[0] - other[0], one[1] - other[1]


def neighbours(hex: Hex) -> list[Hex]:
    """In the order of `DIRECTIONS`."""
    return [add(hex, step) for step in DIRECTIONS]


def direction(one: Hex, other: Hex) -> int:
    """The number of the direction in which a neighbour lies; -1 when it is none."""
    step = subtract(other, one)
    for number, known in enumerate(DIRECTIONS):
        if step == known:
            return number
    return -1


def distance(one: Hex, other: Hex) -> int:
    """Steps from one to the other on an open plane."""
    q, r = subtract(one, other)
    return max(abs(q), abs(r), abs(q + r))


def rotate(hex: Hex, turns: int = 1) -> Hex:
    """Turned clockwise about the origin by so many sixths of a circle."""
    q, r = hex
    for _ in range(turns % TURNS):
        q, r = -r, q + r
    return q, r


def mirror(hex: Hex) -> Hex:
    """Mirrored at the line through the origin from west to east."""
    return hex[0] + hex[1], -hex[1]


def disc(radius: int, centre: Hex = (0, 0)) -> list[Hex]:
    """Every hex at most so far from the centre, row by row."""
    return [
        add((q, r), centre)
        for r in range(-radius, radius + 1)
        for q in range(max(-radius, -radius - r), min(radius, radius - r) + 1)
    ]


def row(first: int, last: int, r: int = 0) -> list[Hex]:
    """The hexes (first, r) to (last, r)."""
    return [(q, r) for q in range(first, last + 1)]


# Patterns


def moved(pattern: Sequence[Hex], by: Hex) -> list[Hex]:
    return [add(hex, by) for hex in pattern]


def orientations(pattern: Sequence[Hex]) -> list[list[Hex]]:
    """All 12: six turns as printed, six mirrored. Each keeps the hexes in their order."""
    found = [[rotate(hex, turns) for hex in pattern] for turns in range(TURNS)]
    return found + [[mirror(hex) for hex in turned] for turned in found]


def turned_about_origin(pattern: Sequence[Hex]) -> list[list[Hex]]:
    """The orientations that cover different hexes while the origin stays where it is; each sorted."""
    found: list[list[Hex]] = []
    for turned in orientations(pattern):
        covered = sorted(set(turned))
        if covered not in found:
            found.append(covered)
    return found


def turned_about_body(pattern: Sequence[Hex], body: Sequence[Hex]) -> list[list[Hex]]:
    """The orientations that cover different hexes while the body covers the same as before; each sorted."""
    found: list[list[Hex]] = []
    wanted = sorted(body)
    for turned in orientations([*body, *pattern]):
        placed = sorted(turned[: len(wanted)])
        shift = subtract(wanted[0], placed[0])
        covered = sorted(moved(turned[len(wanted) :], shift))
        if moved(placed, shift) == wanted and covered not in found:
            found.append(covered)
    return found


def turned_anywhere(pattern: Sequence[Hex]) -> list[list[Hex]]:
    """The orientations that differ by more than a shift; each sorted, its first hex at the origin."""
    found: list[list[Hex]] = []
    for turned in orientations(pattern):
        covered = sorted(set(turned))
        covered = moved(covered, subtract((0, 0), covered[0])) if covered else []
        if covered not in found:
            found.append(covered)
    return found
