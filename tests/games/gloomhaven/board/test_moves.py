"""Movement (section 7 and the terrain of section 4): what can be entered, passed and ended on, and what it costs."""

from __future__ import annotations

from itertools import pairwise

import pytest

from taverna.games.gloomhaven.board.board import COST, NEGATIVE
from taverna.games.gloomhaven.board.free_moves import FreeMove
from taverna.games.gloomhaven.board.maps import FAR
from taverna.games.gloomhaven.board.paths import FLY, JUMP, WALK, explore
from taverna.kit.hexes import Hex, disc, distance, row
from tests.support.gloomhaven.random_scenes import random_scene
from tests.support.gloomhaven.reference_monsters import Reference
from tests.support.gloomhaven.scenes import Scene, Skill, hero, monster

MODES = {"walk": WALK, "jump": JUMP, "fly": FLY}


def move(scene: Scene, points: int, mode: int = WALK, name: str = "C") -> FreeMove:
    return FreeMove(scene.board, scene.slot(name), mode, points)


def ends(scene: Scene, points: int, mode: int = WALK, name: str = "C") -> set[Hex]:
    return {scene.hex(cell) for cell in move(scene, points, mode, name).ends}


def cost(scene: Scene, end: Hex, points: int, mode: int = WALK) -> int | None:
    found = move(scene, points, mode)
    return found.cost(scene.cell(end)) if scene.cell(end) in found.ends else None


def negatives(scene: Scene, end: Hex, points: int, mode: int = WALK) -> int:
    return move(scene, points, mode).negatives(scene.cell(end))


@pytest.mark.rule("GH-S-MOV-01", "GH-S-MOV-05")
def test_a_move_goes_up_to_its_points_and_may_be_none() -> None:
    scene = Scene(disc(4), {"C": hero(0, 0)})
    assert ends(scene, 2) == set(disc(2))
    assert ends(scene, 0) == {(0, 0)}
    assert move(scene, 2).path(scene.cell((0, 0))) == []


@pytest.mark.rule("GH-S-MOV-02", "GH-S-MOV-03")
def test_through_allies_but_not_through_enemies_obstacles_or_walls() -> None:
    corridor = row(0, 4)
    assert ends(Scene(corridor, {"C": hero(0, 0), "ally": hero(1, 0)}), 4) == {(0, 0), (2, 0), (3, 0), (4, 0)}
    assert ends(Scene(corridor, {"C": hero(0, 0), "M": monster(2, 0)}), 4) == {(0, 0), (1, 0)}
    assert ends(Scene(corridor, {"C": hero(0, 0)}, obstacles=[(2, 0)]), 4) == {(0, 0), (1, 0)}
    assert ends(Scene(corridor, {"C": hero(0, 0)}, walls=[((1, 0), (2, 0))]), 4) == {(0, 0), (1, 0)}


@pytest.mark.rule("GH-S-MOV-02")
def test_monsters_pass_monsters() -> None:
    scene = Scene(row(0, 4), {"C": monster(0, 0), "ally": monster(1, 0), "hero": hero(3, 0)})
    assert ends(scene, 4) == {(0, 0), (2, 0)}


@pytest.mark.rule("GH-S-DIF-01", "GH-S-DIF-03")
def test_difficult_terrain_costs_two() -> None:
    scene = Scene(row(0, 3), {"C": hero(0, 0)}, difficult=[(1, 0)])
    assert ends(scene, 1) == {(0, 0)}
    assert cost(scene, (1, 0), 3) == 2
    assert cost(scene, (2, 0), 3) == 3


@pytest.mark.rule("GH-S-DIF-02", "GH-S-JMP-01", "GH-S-JMP-02")
def test_a_jump_pays_for_difficult_terrain_only_where_it_lands() -> None:
    scene = Scene(row(0, 3), {"C": hero(0, 0)}, difficult=[(1, 0), (2, 0)])
    assert cost(scene, (3, 0), 3, JUMP) == 3
    assert cost(scene, (2, 0), 3, JUMP) == 3
    assert cost(scene, (2, 0), 2, JUMP) is None
    assert cost(scene, (2, 0), 2, FLY) == 2


@pytest.mark.rule("GH-S-EX-39", "GH-S-JMP-01", "GH-S-TRP-02", "GH-S-OBS-02")
def test_jump_over_an_obstacle_and_a_trap_to_a_difficult_hex() -> None:
    scene = Scene(row(0, 3), {"C": hero(0, 0)}, obstacles=[(1, 0)], traps=[(2, 0)], difficult=[(3, 0)])
    assert cost(scene, (3, 0), 3, JUMP) is None
    assert cost(scene, (3, 0), 4, JUMP) == 4
    assert negatives(scene, (3, 0), 4, JUMP) == 0


@pytest.mark.rule("GH-S-TRP-02", "GH-S-HAZ-04", "GH-S-JMP-02")
def test_a_jump_springs_only_what_it_lands_on_and_flying_nothing() -> None:
    scene = Scene(row(0, 3), {"C": hero(0, 0)}, traps=[(1, 0)], hazards=[(2, 0)])
    assert negatives(scene, (2, 0), 3, WALK) == 2
    assert negatives(scene, (2, 0), 3, JUMP) == 1
    assert negatives(scene, (3, 0), 3, JUMP) == 0
    assert negatives(scene, (2, 0), 3, FLY) == 0


@pytest.mark.rule("GH-S-JMP-01", "GH-S-JMP-02", "GH-S-OBS-02", "GH-S-MOV-03")
def test_a_jump_passes_figures_and_obstacles_but_ends_on_neither() -> None:
    scene = Scene(row(0, 4), {"C": hero(0, 0), "M": monster(1, 0)}, obstacles=[(2, 0)])
    assert ends(scene, 4, JUMP) == {(0, 0), (3, 0), (4, 0)}


@pytest.mark.rule("GH-S-FLY-01", "GH-S-OBS-01", "GH-S-OBS-02")
def test_flying_passes_all_and_ends_anywhere_without_a_figure() -> None:
    scene = Scene(row(0, 4), {"C": hero(0, 0), "M": monster(1, 0)}, obstacles=[(2, 0)], difficult=[(3, 0)])
    assert ends(scene, 4, FLY) == {(0, 0), (2, 0), (3, 0), (4, 0)}
    assert cost(scene, (4, 0), 4, FLY) == 4


@pytest.mark.rule("GH-S-FLY-04")
@pytest.mark.parametrize("mode", MODES.values(), ids=MODES)
def test_no_mode_passes_walls(mode: int) -> None:
    scene = Scene([(0, 0), (1, 0), (3, 0)], {"C": hero(0, 0)})
    assert ends(scene, 9, mode) == {(0, 0), (1, 0)}


@pytest.mark.rule("GH-S-TRP-01", "GH-S-HAZ-01", "GH-S-HAZ-03")
def test_negative_hexes_count_when_entered_not_when_left() -> None:
    scene = Scene(row(0, 3), {"C": hero(0, 0)}, hazards=[(0, 0), (2, 0)])
    assert negatives(scene, (1, 0), 3) == 0
    assert negatives(scene, (3, 0), 3) == 1


def test_the_safest_way_that_the_points_allow_is_offered() -> None:
    """Straight over the trap with 2 points, around it with 3."""
    scene = Scene([(0, 0), (1, 0), (2, 0), (0, 1), (1, 1)], {"C": hero(0, 0)}, traps=[(1, 0)])
    assert negatives(scene, (2, 0), 2) == 1
    assert negatives(scene, (2, 0), 3) == 0
    assert cost(scene, (2, 0), 3) == 3


@pytest.mark.rule("GH-S-FOC-05", "GH-S-FOC-06")
@pytest.mark.parametrize("name", MODES)
def test_prices_like_the_reference(name: str) -> None:
    """The best way to every end, by fewest negative hexes and then cost, on random boards."""
    compared = 0
    for number in range(60):
        scene, _ = random_scene(number)
        reference = Reference(scene, Skill(jump=name == "jump", flying=name == "fly"))
        best: dict[Hex, tuple[int, int]] = {}
        for (hex, count), paid in reference.costs(reference.start).items():
            if reference.may_end(hex):
                best[hex] = min(best.get(hex, (99, 99)), (count, paid))
        reach = explore(scene.board, scene.slot("M"), MODES[name])
        found = {
            scene.hex(cell): (reach.price[cell] // NEGATIVE, reach.price[cell] & COST) for cell in reach.ends
        }
        assert found == best
        compared += len(best)
    assert compared > 300


@pytest.mark.parametrize("name", MODES)
def test_free_moves_like_the_reference(name: str) -> None:
    """Fewest negative hexes within the points, then least cost."""
    compared = 0
    for number in range(60):
        scene, skill = random_scene(number)
        reference = Reference(scene, Skill(jump=name == "jump", flying=name == "fly"))
        best: dict[Hex, tuple[int, int]] = {}
        for (hex, count), paid in reference.costs(reference.start).items():
            if reference.may_end(hex) and paid <= skill.move:
                best[hex] = min(best.get(hex, (99, 99)), (count, paid))
        move = FreeMove(scene.board, scene.slot("M"), MODES[name], skill.move)
        assert {scene.hex(cell): (move.negatives(cell), move.cost(cell)) for cell in move.ends} == best
        for cell in move.ends:
            way = [scene.cell(reference.start), *move.path(cell)]
            assert way[-1] == cell
            for one, other in pairwise(way):
                assert other in scene.board.shape.near[one]
        compared += len(best)
    assert compared > 200


def test_ways_to_somewhere_out_of_reach_have_no_price() -> None:
    scene = Scene(row(0, 3), {"C": hero(0, 0), "M": monster(2, 0)})
    reach = explore(scene.board, scene.slot("C"), WALK)
    assert reach.price[scene.cell((3, 0))] >= FAR
    assert scene.cell((3, 0)) not in reach.ends


@pytest.mark.rule("GH-S-FLY-01", "GH-S-JMP-01")
@pytest.mark.parametrize("mode", [JUMP, FLY])
def test_who_flies_over_a_figure_of_several_hexes_goes_hex_by_hex(mode: int) -> None:
    scene = Scene(disc(3), {"C": monster(0, -2), "boss": monster(1, 0)})
    scene.board.cover([scene.cell((1, 0)), scene.cell((0, 0)), scene.cell((0, -1))])
    reach = explore(scene.board, scene.slot("C"), mode)
    for end in reach.ends:
        way = [(0, -2), *(scene.hex(cell) for cell in reach.path(end))]
        assert all(one in disc(1, other) for one, other in pairwise(way))
        assert len(way) - 1 == distance((0, -2), scene.hex(end))
