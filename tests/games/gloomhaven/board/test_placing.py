"""Empty hexes, the nearest of them, and obstacles that must not cut the map in two."""

from __future__ import annotations

import pytest

from taverna.games.gloomhaven.board import board as terrain
from taverna.games.gloomhaven.board.board import PLATE, Board, new_board
from taverna.games.gloomhaven.board.maps import Map
from taverna.games.gloomhaven.board.placing import (
    empty_neighbours,
    is_empty,
    nearest_empty,
    summon_cells,
    would_isolate,
)
from taverna.kit.hexes import Hex, disc, row
from tests.support.gloomhaven.scenes import Scene, hero, monster


def isolates(scene: Scene, covered: list[Hex], freed: list[Hex] | None = None) -> bool:
    cells = [scene.cell(hex) for hex in covered]
    return would_isolate(scene.board, cells, [scene.cell(hex) for hex in freed or []])


@pytest.mark.rule("GH-S-EMP-01")
@pytest.mark.parametrize("name", ["OBSTACLE", "TRAP", "HAZARD", "DIFFICULT", "TREASURE", "MONEY"])
def test_tokens_and_tiles_make_a_hex_not_empty(name: str) -> None:
    scene = Scene(row(0, 2), {})
    assert is_empty(scene.board, 1)
    scene.board.put(1, getattr(terrain, name))
    assert not is_empty(scene.board, 1)


@pytest.mark.rule("GH-S-EMP-01")
def test_plates_and_open_doors_are_empty_figures_are_not() -> None:
    board = new_board(Map([row(0, 2), row(4, 5)], [(3, 0)]), [0])
    door, behind = board.map.cell((3, 0)), board.map.cell((4, 0))
    board.put(1, PLATE)
    assert is_empty(board, 1)
    assert not is_empty(board, door)
    assert not is_empty(board, behind)
    board.open_door(0)
    assert is_empty(board, door)
    assert is_empty(board, behind)
    board.place(board.figures.add(0), 1)
    assert not is_empty(board, 1)


@pytest.mark.rule("GH-S-EMP-02", "GH-S-SUM-01")
def test_where_a_summon_may_be_put() -> None:
    scene = Scene(
        disc(2),
        {"C": hero(0, 0), "M": monster(1, 0)},
        traps=[(0, 1)],
        walls=[((0, 0), (-1, 0))],
    )
    cells = empty_neighbours(scene.board, scene.cell((0, 0)))
    assert {scene.hex(cell) for cell in cells} == {(1, -1), (0, -1), (-1, 1)}


@pytest.mark.rule("GH-S-SPC-01", "GH-S-FLY-03")
def test_the_nearest_empty_hexes() -> None:
    scene = Scene(row(0, 6), {"M": monster(3, 0), "C": hero(2, 0)}, traps=[(4, 0)])
    assert [scene.hex(cell) for cell in nearest_empty(scene.board, scene.cell((6, 0)))] == [(6, 0)]
    found = nearest_empty(scene.board, scene.cell((3, 0)))
    assert {scene.hex(cell) for cell in found} == {(1, 0), (5, 0)}
    full = Scene(row(0, 1), {"M": monster(0, 0), "C": hero(1, 0)})
    assert nearest_empty(full.board, 0) == []


@pytest.mark.rule("GH-S-MON-14")
def test_a_monster_summons_next_to_itself_nearest_to_an_enemy() -> None:
    scene = Scene(disc(4), {"M": monster(0, 0), "C1": hero(3, 0), "C2": hero(-4, 0)})
    assert {scene.hex(cell) for cell in summon_cells(scene.board, 0)} == {(1, 0)}
    between = Scene(disc(4), {"M": monster(0, 0), "C1": hero(2, -1)})
    assert {between.hex(cell) for cell in summon_cells(between.board, 0)} == {(1, 0), (1, -1)}
    taken = Scene(row(0, 2), {"M": monster(0, 0), "C1": hero(1, 0)})
    assert summon_cells(taken.board, 0) == []


# Isolation


@pytest.mark.rule("GH-S-EX-28", "GH-S-OBS-04", "GH-S-RUL-11")
def test_an_obstacle_must_not_cut_the_map() -> None:
    assert isolates(Scene(row(0, 4), {}), [(2, 0)])
    assert not isolates(Scene(disc(1), {}), [(1, 0)])


@pytest.mark.rule("GH-S-RUL-11")
def test_the_hex_it_covers_does_not_count() -> None:
    assert not isolates(Scene(row(0, 4), {}), [(4, 0)])
    assert isolates(Scene(row(0, 4), {}), [(3, 0)])


@pytest.mark.rule("GH-S-RUL-11")
def test_figures_are_ignored_traps_can_be_passed_obstacles_and_walls_cannot() -> None:
    ring = [hex for hex in disc(1) if hex != (0, 0)]
    assert not isolates(Scene(ring, {"M": monster(1, 0)}), [(-1, 0)])
    assert not isolates(Scene(ring, {}, traps=[(1, 0)]), [(-1, 0)])
    assert isolates(Scene(ring, {}, obstacles=[(1, 0)]), [(-1, 0)])
    assert isolates(Scene(ring, {}, walls=[((1, 0), (0, 1))]), [(-1, 0)])


@pytest.mark.rule("GH-S-RUL-11")
def test_an_obstacle_of_two_hexes_and_one_that_is_moved() -> None:
    two_rows = Scene(row(0, 4) + row(0, 4, 1), {}, obstacles=[(2, 0)])
    assert isolates(two_rows, [(2, 1)])
    assert not isolates(two_rows, [(2, 1)], freed=[(2, 0)])
    free = Scene(row(0, 4) + row(0, 4, 1), {})
    assert isolates(free, [(2, 0), (2, 1)])
    assert not isolates(free, [(2, 0), (3, 0)])


def door_board() -> Board:
    return new_board(Map([row(0, 2), row(4, 6)], [(3, 0)]), [0])


@pytest.mark.rule("GH-S-RUL-11")
def test_a_door_that_is_not_locked_must_stay_within_reach() -> None:
    board = door_board()
    assert would_isolate(board, [board.map.cell((2, 0))], [])
    board.lock_door(0, True)
    assert not would_isolate(board, [board.map.cell((2, 0))], [])


@pytest.mark.rule("GH-S-RUL-11")
def test_rooms_not_yet_revealed_are_no_part_of_the_map() -> None:
    board = new_board(Map([row(0, 2), row(4, 6)], [(3, 0)]), [0])
    assert not would_isolate(board, [board.map.cell((0, 0))], [])
    board.open_door(0)
    assert would_isolate(board, [board.map.cell((5, 0))], [])
