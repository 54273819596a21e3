"""A jump made in single steps obeys the same rules as one to a chosen end (GH-S-JMP, DIF-02, OBS-02, TRP-02)."""

from __future__ import annotations

import pytest

from taverna.games.gloomhaven import codes
from taverna.games.gloomhaven.board.board import DIFFICULT, HAZARD, OBSTACLE, TRAP
from taverna.games.gloomhaven.state.table import TRAP_OF_LEVEL
from taverna.games.gloomhaven.state.traps import pack_trap
from taverna.kit.hexes import Hex, row
from tests.support.gloomhaven.tabletop import Foe, Tabletop, move

EAST = codes.STEP
WEST = codes.STEP + 3


def jump(points: int, terrain: dict[Hex, int], length: int = 5, **foes: Foe) -> Tabletop:
    top = Tabletop(row(0, length), {"brute": (0, 0)}, foes)
    for at, kind in terrain.items():
        top.table.board.put(top.cell(at), kind)
        if kind == TRAP:
            top.table.traps[top.cell(at)] = pack_trap(TRAP_OF_LEVEL, 0)
        if kind == OBSTACLE:
            top.table.obstacles[top.cell(at)] = 1
    return top.performs("brute", move(points, flags=["jump"]))


@pytest.mark.rule("GH-S-OBS-02", "GH-S-JMP-02")
def test_it_does_not_end_on_an_obstacle() -> None:
    top = jump(2, {(1, 0): OBSTACLE}).answer(EAST)
    assert top.where("brute") == (1, 0)
    assert codes.DONE not in top.options
    top.answer(EAST)
    assert (top.where("brute"), top.asked) == ((2, 0), "")


@pytest.mark.rule("GH-S-OBS-02")
@pytest.mark.parametrize(("points", "offered"), [(1, False), (2, True)])
def test_it_goes_over_an_obstacle_only_if_it_can_come_down_behind(points: int, offered: bool) -> None:
    top = jump(points, {(1, 0): OBSTACLE})
    assert (top.asked == "move" and EAST in top.options) == offered


@pytest.mark.rule("GH-S-MOV-03", "GH-S-JMP-01")
def test_it_passes_an_enemy_and_does_not_end_there() -> None:
    top = jump(2, {}, foe=Foe((1, 0))).answer(EAST)
    assert codes.DONE not in top.options
    assert top.answer(EAST).where("brute") == (2, 0)
    assert top.where("foe") == (1, 0)


@pytest.mark.rule("GH-S-TRP-02", "GH-S-JMP-02")
def test_the_trap_under_the_last_point_springs() -> None:
    top = jump(2, {(2, 0): TRAP}).answer(EAST, EAST)
    assert top.asked == ""
    assert top.lost("brute") == 3
    assert not top.table.board.terrain[top.cell((2, 0))] & TRAP


@pytest.mark.rule("GH-S-TRP-02", "GH-S-HAZ-04", "GH-S-JMP-01")
def test_what_it_only_passes_does_nothing() -> None:
    top = jump(3, {(1, 0): TRAP, (2, 0): HAZARD}).answer(EAST, EAST, EAST)
    assert (top.where("brute"), top.lost("brute")) == ((3, 0), 0)
    assert top.table.board.terrain[top.cell((1, 0))] & TRAP


@pytest.mark.rule("GH-S-HAZ-01", "GH-S-JMP-02")
def test_the_hazard_where_it_comes_down_hurts_once() -> None:
    top = jump(3, {(1, 0): HAZARD}).answer(EAST, codes.DONE)
    assert (top.where("brute"), top.lost("brute"), top.asked) == ((1, 0), 1, "")


@pytest.mark.rule("GH-S-DIF-02", "GH-S-RUL-10", "GH-S-EX-39")
@pytest.mark.parametrize(("points", "offered"), [(3, False), (4, True)])
def test_difficult_ground_at_the_end_takes_two_points(points: int, offered: bool) -> None:
    """Over an obstacle and a trap to a difficult hex at the end of a corridor: 1 + 1 + 2."""
    top = jump(points, {(1, 0): OBSTACLE, (2, 0): TRAP, (3, 0): DIFFICULT}, 3).answer(EAST, EAST)
    assert (top.asked == "move" and EAST in top.options) == offered
    if offered:
        top.answer(EAST)
        assert codes.DONE in top.options
        assert (top.answer(codes.DONE).where("brute"), top.lost("brute")) == ((3, 0), 0)


@pytest.mark.rule("GH-S-DIF-02", "GH-S-JMP-01")
def test_difficult_ground_in_between_takes_one_point() -> None:
    """With two points: stop on the difficult hex for both, or pass it for one and go on."""
    top = jump(2, {(1, 0): DIFFICULT}).answer(EAST)
    assert codes.DONE in top.options
    assert top.answer(EAST).where("brute") == (2, 0)
    top = jump(2, {(2, 0): DIFFICULT}).answer(EAST)
    assert EAST not in top.options


@pytest.mark.rule("GH-S-MOV-05", "GH-S-JMP-02")
def test_back_where_it_began_it_may_stop() -> None:
    top = jump(3, {(1, 0): OBSTACLE}).answer(EAST, WEST)
    assert (top.where("brute"), top.asked) == ((0, 0), "")
