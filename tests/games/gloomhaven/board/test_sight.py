"""Range and line of sight (section 11), against the rules and against a slow reference with fractions."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, strategies as st

from taverna.games.gloomhaven.board.board import BLOCKS_SIGHT, OBSTACLE
from taverna.kit.hexes import Hex, disc, distance, mirror, rotate, row
from tests.support.gloomhaven import reference_sight
from tests.support.gloomhaven.positions import WALL_LINE
from tests.support.gloomhaven.random_scenes import random_floor, random_walls
from tests.support.gloomhaven.scenes import Scene, hero, monster

TWO_ROWS = Scene(row(0, 3) + row(0, 3, 1), {}, walls=WALL_LINE)
NUMBERS = st.integers(0, 10**6)


def rooms(number: int) -> tuple[list[Hex], list[tuple[Hex, Hex]]]:
    random = Random(number)
    floor = random_floor(random, random.choice((2, 3, 4)))
    return floor, random_walls(random, floor, random.choice((0, 0.1, 0.3)))


def random_room(number: int) -> Scene:
    floor, walls = rooms(number)
    return Scene(floor, {}, walls=walls)


# Line of sight


@pytest.mark.rule("GH-S-POS-22", "GH-S-LOS-08")
def test_along_a_corridor() -> None:
    corridor = Scene(row(0, 7), {})
    assert all(corridor.sees((0, 0), (q, 0)) for q in range(8))


@pytest.mark.rule("GH-S-POS-22", "GH-S-LOS-06")
@pytest.mark.parametrize(
    ("one", "other", "seen"),
    [
        ((2, 0), (2, 1), True),
        ((2, 0), (1, 1), False),
        ((2, 0), (0, 1), False),
        ((1, 0), (3, 1), False),
        ((1, 0), (2, 1), False),
    ],
)
def test_around_the_end_of_a_wall_line(one: Hex, other: Hex, seen: bool) -> None:
    assert TWO_ROWS.sees(one, other) is seen
    assert reference_sight.sees(TWO_ROWS.floor, WALL_LINE, one, other) is seen


@pytest.mark.rule("GH-S-LOS-06", "GH-S-RUL-24")
def test_a_corner_on_a_wall_is_no_end_while_the_hex_has_a_free_one() -> None:
    """(3,1) has one free corner, (6,2), and the wall line's end (5,1) hides it from every corner of (1,0).

    Were its corners on walls usable, the line from (3,-1) to (7,1) would join the two.
    """
    assert not TWO_ROWS.sees((1, 0), (3, 1))
    assert TWO_ROWS.sees((3, 0), (3, 1))
    open_to_the_north = Scene([*TWO_ROWS.floor, (4, 0)], {}, walls=WALL_LINE)
    assert open_to_the_north.sees((1, 0), (3, 1))


@pytest.mark.rule("GH-S-LOS-08")
@given(st.integers(1, 14), st.integers(0, 5))
def test_every_straight_corridor_is_seen_along(length: int, turns: int) -> None:
    corridor = Scene([rotate((q, 0), turns) for q in range(length + 1)], {})
    assert corridor.sees((0, 0), rotate((length, 0), turns))


@pytest.mark.rule("GH-S-LOS-02", "GH-S-LOS-03")
def test_a_solid_hex_blocks_what_lies_behind_it() -> None:
    """A gap in the middle of a row of floor: everything that is no floor is wall."""
    scene = Scene([(0, 0), (1, 0), (3, 0), (4, 0)], {})
    assert scene.sees((0, 0), (1, 0))
    assert not scene.sees((1, 0), (3, 0))


@pytest.mark.rule("GH-S-LOS-03")
def test_a_pillar_hides_only_what_is_behind_it() -> None:
    floor = [hex for hex in disc(3) if hex != (0, 0)]
    scene = Scene(floor, {})
    assert not scene.sees((-1, 0), (1, 0))
    assert scene.sees((-1, 0), (1, -1))
    assert scene.sees((-3, 0), (0, -3))


@pytest.mark.rule("GH-S-LOS-07")
def test_a_line_that_grazes_a_wall_corner_is_blocked() -> None:
    """Past the solid hex (1,0): the highest line, from top corner (0,-2) to (4,-2), touches its top (2,-2)."""
    scene = Scene([(0, 0), (1, -1), (2, -1), (2, 0)], {})
    assert not scene.sees((0, 0), (2, 0))
    assert Scene([*scene.floor, (1, 0)], {}).sees((0, 0), (2, 0))


@pytest.mark.rule("GH-S-LOS-04", "GH-S-OBS-03")
def test_nothing_but_walls_blocks() -> None:
    scene = Scene(
        row(0, 4),
        {"M": monster(1, 0), "C": hero(2, 0)},
        obstacles=[(3, 0)],
        traps=[(2, 0)],
        difficult=[(2, 0)],
    )
    assert scene.sees((0, 0), (4, 0))
    assert scene.range((0, 0), (4, 0)) == 4


def test_an_obstacle_that_blocks_sight_by_a_scenario_rule_does_not_block_range() -> None:
    scene = Scene(row(0, 4), {})
    scene.board.put(scene.cell((2, 0)), OBSTACLE | BLOCKS_SIGHT)
    assert not scene.sees((0, 0), (4, 0))
    assert scene.sees((0, 0), (1, 0))
    assert scene.range((0, 0), (4, 0)) == 4
    scene.board.clear(scene.cell((2, 0)), OBSTACLE | BLOCKS_SIGHT)
    assert scene.sees((0, 0), (4, 0))


@pytest.mark.rule("GH-S-LOS-05")
@given(NUMBERS)
def test_sight_is_symmetric_and_exists_between_neighbours(number: int) -> None:
    floor, walls = rooms(number)
    scene, again = Scene(floor, {}, walls=walls), Scene(floor, {}, walls=walls)
    apart = {frozenset(wall) for wall in walls}
    for one in floor:
        assert scene.sees(one, one)
        for other in floor:
            assert scene.sees(one, other) is again.sees(other, one)
            if distance(one, other) == 1 and frozenset((one, other)) not in apart:
                assert scene.sees(one, other)


@pytest.mark.rule("GH-S-LOS-06")
@given(NUMBERS, st.integers(0, 5), st.booleans())
def test_turning_and_mirroring_a_room_keeps_sight_and_range(number: int, turns: int, mirrored: bool) -> None:
    def turned(hex: Hex) -> Hex:
        return rotate(mirror(hex) if mirrored else hex, turns)

    floor, walls = rooms(number)
    scene = Scene(floor, {}, walls=walls)
    other = Scene(
        [turned(hex) for hex in reversed(floor)], {}, walls=[(turned(one), turned(two)) for one, two in walls]
    )
    for start in floor:
        for end in floor:
            assert other.sees(turned(start), turned(end)) is scene.sees(start, end)
            assert other.range(turned(start), turned(end)) == scene.range(start, end)


@pytest.mark.rule("GH-S-LOS-06")
@pytest.mark.parametrize(
    ("floor", "walls", "one", "other"),
    [
        (
            [(0, 0), (-1, 0), (1, 0), (0, -1), (0, 1), (0, -2), (1, 1), (2, 0)],
            [((-1, 0), (0, 0)), ((-1, 0), (0, -1)), ((0, 1), (0, 0)), ((1, 1), (1, 0))],
            (1, 1),
            (0, -2),
        ),
        (
            [(0, 0), (-1, 0), (1, 0), (0, -1), (-2, 0), (-1, -1), (1, 1), (2, 1), (0, 1)],
            [((0, 0), (1, 0)), ((0, 0), (0, -1)), ((0, 1), (1, 1))],
            (1, 1),
            (-2, 0),
        ),
    ],
)
def test_where_the_line_between_the_corners_themselves_decides(
    floor: list[Hex], walls: list[tuple[Hex, Hex]], one: Hex, other: Hex
) -> None:
    """A pulled line passes (ii), but every line between the corners touches a wall on its way (i)."""
    shapes = [reference_sight.line_between(*wall) for wall in walls]
    shapes += [reference_sight.hexagon(hex) for hex in disc(5) if hex not in floor]
    pulled = [
        (reference_sight.pulled(a, one), reference_sight.pulled(b, other))
        for a in reference_sight.corners(one)
        for b in reference_sight.corners(other)
    ]
    assert any(not any(reference_sight.meets(a, b, shape) for shape in shapes) for a, b in pulled)
    assert not reference_sight.sees(floor, walls, one, other)
    assert not Scene(floor, {}, walls=walls).sees(one, other)


def compare_with_reference(number: int) -> int:
    """How many pairs were compared."""
    floor, walls = rooms(number)
    scene = Scene(floor, {}, walls=walls)
    room = reference_sight.Room(floor, walls)
    random = Random(number)
    pairs = [(one, other) for one in floor for other in floor if one < other]
    chosen = random.sample(pairs, min(60, len(pairs)))
    for one, other in chosen:
        assert scene.sees(one, other) is room.sees(one, other), (number, one, other)
    return len(chosen)


@pytest.mark.rule("GH-S-LOS-02", "GH-S-LOS-03", "GH-S-LOS-06", "GH-S-LOS-07")
def test_like_the_reference() -> None:
    assert sum(compare_with_reference(number) for number in range(40)) > 1200


@pytest.mark.slow
@pytest.mark.parametrize("chunk", range(6))
def test_like_the_reference_on_thousands_of_pairs(chunk: int) -> None:
    assert sum(compare_with_reference(number) for number in range(100 + 50 * chunk, 150 + 50 * chunk)) > 1500


# Range


@pytest.mark.rule("GH-S-RNG-01")
def test_range_goes_around_walls() -> None:
    assert TWO_ROWS.range((1, 0), (1, 1)) == 4
    assert TWO_ROWS.range((0, 0), (3, 0)) == 3
    split = Scene(row(0, 1) + row(3, 4), {})
    assert split.range((0, 0), (3, 0)) is None


@pytest.mark.rule("GH-S-RNG-02")
def test_hexes_on_two_sides_of_a_wall_line_are_not_adjacent() -> None:
    near = TWO_ROWS.board.shape.near
    assert TWO_ROWS.cell((1, 1)) not in near[TWO_ROWS.cell((1, 0))]
    assert TWO_ROWS.cell((1, 0)) not in near[TWO_ROWS.cell((1, 1))]
    assert TWO_ROWS.cell((3, 1)) in near[TWO_ROWS.cell((3, 0))]
    melee = Scene(row(0, 3) + row(0, 3, 1), {"M": monster(1, 0), "C": hero(1, 1)}, walls=WALL_LINE).turn()
    assert melee.attacks == {(1, 0): [[]]}


@pytest.mark.rule("GH-S-RNG-01")
@given(NUMBERS)
def test_range_is_a_metric_and_at_least_the_distance(number: int) -> None:
    scene = random_room(number)
    far = 10**6
    floor = scene.floor[:12]
    ranges = {(one, other): scene.range(one, other) for one in floor for other in floor}
    for (one, other), steps in ranges.items():
        assert steps == ranges[other, one]
        assert (steps == 0) == (one == other)
        assert steps is None or steps >= distance(one, other)
        for third in floor:
            through = (ranges[one, third], ranges[third, other])
            if None not in through:
                assert (far if steps is None else steps) <= (through[0] or 0) + (through[1] or 0)


@pytest.mark.rule("GH-S-RNG-01")
@given(st.integers(0, 4), NUMBERS)
def test_without_walls_range_is_distance(radius: int, number: int) -> None:
    scene = Scene(disc(radius), {})
    one = Random(number).choice(disc(radius))
    assert all(scene.range(one, other) == distance(one, other) for other in disc(radius))
