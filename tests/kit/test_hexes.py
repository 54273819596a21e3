"""Hexes: distances are a metric, turning and mirroring keep them, patterns have the orientations they should."""

from __future__ import annotations

import pytest
from hypothesis import given, strategies as st

from taverna.kit.hexes import (
    DIRECTIONS,
    ORIENTATIONS,
    Hex,
    add,
    direction,
    disc,
    distance,
    mirror,
    moved,
    neighbours,
    orientations,
    rotate,
    row,
    subtract,
    turned_about_origin,
    turned_anywhere,
)

HEXES = st.tuples(st.integers(-20, 20), st.integers(-20, 20))
PATTERNS = st.lists(HEXES, min_size=1, max_size=7, unique=True)
TURNS = st.integers(-7, 7)


@given(HEXES, HEXES, HEXES)
def test_distance_is_a_metric(one: Hex, other: Hex, third: Hex) -> None:
    assert (distance(one, other) == 0) == (one == other)
    assert distance(one, other) == distance(other, one) >= 0
    assert distance(one, third) <= distance(one, other) + distance(other, third)


@given(HEXES)
def test_neighbours_are_the_hexes_at_distance_one(hex: Hex) -> None:
    assert set(neighbours(hex)) == {other for other in disc(3, hex) if distance(hex, other) == 1}
    assert [direction(hex, near) for near in neighbours(hex)] == list(range(6))


def test_directions_go_round() -> None:
    """East first, then against the clock; opposite ones are three apart."""
    assert DIRECTIONS == ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
    for number, step in enumerate(DIRECTIONS):
        assert rotate(step) == DIRECTIONS[number - 1]
        assert add(step, DIRECTIONS[(number + 3) % 6]) == (0, 0)


def test_direction_of_what_is_no_neighbour() -> None:
    assert direction((0, 0), (0, 0)) == -1
    assert direction((0, 0), (2, -1)) == -1


def test_rotation_is_clockwise() -> None:
    assert rotate((1, 0)) == (0, 1)
    assert rotate((2, -1)) == (1, 1)
    assert rotate((1, 0), 2) == (-1, 1)


@given(HEXES, TURNS, TURNS)
def test_rotations_add_up(hex: Hex, one: int, other: int) -> None:
    assert rotate(rotate(hex, one), other) == rotate(hex, one + other)
    assert rotate(hex, 6) == hex


@given(HEXES, HEXES, TURNS)
def test_turning_and_mirroring_keep_distances(one: Hex, other: Hex, turns: int) -> None:
    assert distance(rotate(one, turns), rotate(other, turns)) == distance(one, other)
    assert distance(mirror(one), mirror(other)) == distance(one, other)


@given(HEXES, TURNS)
def test_mirroring_twice_changes_nothing_and_turns_the_other_way(hex: Hex, turns: int) -> None:
    assert mirror(mirror(hex)) == hex
    assert mirror(rotate(hex, turns)) == rotate(mirror(hex), -turns)


@pytest.mark.parametrize(("radius", "count"), [(0, 1), (1, 7), (2, 19), (5, 91)])
def test_disc(radius: int, count: int) -> None:
    found = disc(radius, (3, -1))
    assert len(set(found)) == len(found) == count
    assert all(distance((3, -1), hex) <= radius for hex in found)


def test_row() -> None:
    assert row(-1, 2) == [(-1, 0), (0, 0), (1, 0), (2, 0)]
    assert row(0, 1, -3) == [(0, -3), (1, -3)]


@given(PATTERNS)
def test_every_orientation_has_the_same_distances_inside(pattern: list[Hex]) -> None:
    found = orientations(pattern)
    assert len(found) == ORIENTATIONS
    for turned in found:
        for index, hex in enumerate(turned):
            assert [distance(hex, other) for other in turned] == [
                distance(pattern[index], other) for other in pattern
            ]


@given(PATTERNS)
def test_orientations_are_the_same_whichever_one_is_printed(pattern: list[Hex]) -> None:
    expected = {tuple(turned) for turned in turned_about_origin(pattern)}
    assert len(expected) in (1, 2, 3, 4, 6, 12)
    for turned in orientations(pattern):
        assert {tuple(again) for again in turned_about_origin(turned)} == expected


@given(PATTERNS, HEXES)
def test_a_shift_makes_no_other_pattern(pattern: list[Hex], by: Hex) -> None:
    assert turned_anywhere(moved(pattern, by)) == turned_anywhere(pattern)
    assert all(turned[0] == (0, 0) for turned in turned_anywhere(pattern))


@pytest.mark.parametrize(
    ("pattern", "about_origin", "anywhere"),
    [
        ([(1, 0)], 6, 1),
        ([(1, 0), (2, 0)], 6, 3),
        ([(1, 0), (2, -1)], 12, 3),  # anywhere: two neighbours, like any others
        ([(1, -1), (1, 0)], 6, 3),
        ([(0, 0), (1, -1), (1, 0)], 6, 2),
        (disc(1), 1, 1),
        ([(0, 0), (1, 0), (2, 0), (2, -1)], 12, 12),
    ],
)
def test_number_of_different_orientations(pattern: list[Hex], about_origin: int, anywhere: int) -> None:
    assert len(turned_about_origin(pattern)) == about_origin
    assert len(turned_anywhere(pattern)) == anywhere


def test_subtract() -> None:
    assert subtract((3, -1), (1, 1)) == (2, -2)
