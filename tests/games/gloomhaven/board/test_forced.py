"""Push and pull (section 12): which hexes, which ways, where they stop."""

from __future__ import annotations

import pytest

from taverna.games.gloomhaven.board.forced import PULL, PUSH, directions, is_passable, routes
from taverna.kit.hexes import Hex, disc, row
from tests.support.gloomhaven.positions import WALL_LINE
from tests.support.gloomhaven.scenes import Scene, Spot, hero, monster


def steps(scene: Scene, way: int) -> set[Hex]:
    source, target = scene.cell(scene.figures["A"].at), scene.slot("T")
    cell = scene.board.figures.cell[target]
    ahead = directions(scene.board, source, cell, way)
    return {scene.hex(other) for other in ahead if is_passable(scene.board, target, other)}


def ways(scene: Scene, count: int, way: int = PUSH) -> list[list[Hex]]:
    source = scene.cell(scene.figures["A"].at)
    found = routes(scene.board, source, scene.slot("T"), count, way)
    return sorted([scene.hex(cell) for cell in route] for route in found)


def open_floor(target: Spot, **more: Spot) -> Scene:
    return Scene(disc(5), {"A": hero(0, 0), "T": target, **more})


@pytest.mark.rule("GH-S-POS-21", "GH-S-PSH-01")
def test_push_one() -> None:
    assert steps(open_floor(monster(1, 0)), PUSH) == {(2, 0), (2, -1), (1, 1)}
    assert ways(open_floor(monster(1, 0)), 1) == [[(1, 1)], [(2, -1)], [(2, 0)]]


@pytest.mark.rule("GH-S-POS-21", "GH-S-PUL-01")
def test_pull_one() -> None:
    assert steps(open_floor(monster(3, 0)), PULL) == {(2, 0)}


@pytest.mark.rule("GH-S-PSH-01", "GH-S-PUL-01", "GH-S-RNG-01")
def test_farther_and_nearer_are_measured_by_range() -> None:
    """On the two rows with a wall between, (1,1) is four steps from (1,0): away from it means west."""
    scene = Scene(row(0, 3) + row(0, 3, 1), {"A": hero(1, 0), "T": monster(1, 1)}, walls=WALL_LINE)
    assert steps(scene, PUSH) == {(0, 1)}
    assert steps(scene, PULL) == {(2, 1)}


@pytest.mark.rule("GH-S-PSH-02", "GH-S-PSH-04")
def test_without_a_viable_hex_it_ends() -> None:
    corridor = Scene(row(0, 2), {"A": hero(0, 0), "T": monster(2, 0)})
    assert ways(corridor, 2) == [[]]
    blocked = Scene(row(0, 4), {"A": hero(0, 0), "T": monster(1, 0), "enemy": hero(3, 0)})
    assert ways(blocked, 3) == [[(2, 0)]]


@pytest.mark.rule("GH-S-PUL-01", "GH-S-PSH-04")
def test_a_pull_ends_beside_the_attacker() -> None:
    assert ways(open_floor(monster(3, 0)), 5, PULL) == [[(2, 0), (1, 0)]]


@pytest.mark.rule("GH-S-PSH-04", "GH-S-PSH-05")
def test_through_an_ally_but_not_to_end_on_it() -> None:
    scene = Scene(row(0, 4), {"A": hero(0, 0), "T": monster(1, 0), "ally": monster(2, 0)})
    assert ways(scene, 1) == [[]]
    assert ways(scene, 2) == [[(2, 0), (3, 0)]]
    two = Scene(row(0, 4), {"A": hero(0, 0), "T": monster(1, 0), "a": monster(3, 0), "b": monster(4, 0)})
    assert ways(two, 3) == [[(2, 0)]]


@pytest.mark.rule("GH-S-EX-47", "GH-S-PSH-03")
def test_an_obstacle_in_one_direction_may_be_chosen() -> None:
    """Push 2: the full way by open hexes, or into the obstacle, which ends it at once. Not using it is not a way."""
    scene = Scene(disc(4), {"A": hero(0, 0), "T": monster(1, 0)}, obstacles=[(2, 0)])
    found = ways(scene, 2)
    assert [] in found
    assert all(len(route) == 2 for route in found if route)
    assert {route[0] for route in found if route} == {(2, -1), (1, 1)}
    assert {route[1] for route in found if route} == {(3, -2), (3, -1), (2, 1), (1, 2)}


@pytest.mark.rule("GH-S-PSH-03", "GH-S-PSH-04")
def test_a_direction_may_become_blocked_on_the_way() -> None:
    scene = Scene(row(0, 4), {"A": hero(0, 0), "T": monster(1, 0)}, obstacles=[(3, 0)])
    assert ways(scene, 3) == [[(2, 0)]]


@pytest.mark.rule("GH-S-FLY-02")
def test_a_flying_target_crosses_obstacles_and_may_end_on_them() -> None:
    flying = Scene(row(0, 4), {"A": hero(0, 0), "T": monster(1, 0, flying=True)}, obstacles=[(2, 0)])
    assert ways(flying, 1) == [[(2, 0)]]
    assert ways(flying, 2) == [[(2, 0), (3, 0)]]


@pytest.mark.rule("GH-S-PSH-06")
def test_difficult_terrain_and_traps_are_no_hindrance() -> None:
    scene = Scene(row(0, 4), {"A": hero(0, 0), "T": monster(1, 0)}, difficult=[(2, 0)], traps=[(3, 0)])
    assert ways(scene, 2) == [[(2, 0), (3, 0)]]
