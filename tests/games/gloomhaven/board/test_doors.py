"""Doors and rooms: what is closed is wall, what is behind it does not exist yet. And copies of boards."""

from __future__ import annotations

import pytest

from taverna.games.gloomhaven.board.areas import Attack
from taverna.games.gloomhaven.board.board import (
    CLOSED,
    LOCKED,
    MONEY,
    OBSTACLE,
    OPENED,
    TRAP,
    Board,
    new_board,
)
from taverna.games.gloomhaven.board.figures import CHARACTERS, MONSTERS, NOBODY, NOWHERE
from taverna.games.gloomhaven.board.forced import PUSH, routes
from taverna.games.gloomhaven.board.free_moves import FreeMove
from taverna.games.gloomhaven.board.maps import FAR, Map
from taverna.games.gloomhaven.board.paths import FLY, JUMP, WALK
from taverna.games.gloomhaven.monsters.ability import Ability
from taverna.games.gloomhaven.monsters.turn import plan
from taverna.kit.hexes import Hex, row

FIRST, SECOND = 0, 1
DOOR = (3, 0)


def two_rooms() -> Board:
    """(0,0) to (2,0), a door, (4,0) to (6,0)."""
    return new_board(Map([row(0, 2), row(4, 6)], [DOOR]), [FIRST])


def put(board: Board, side: int, hex: Hex) -> int:
    slot = board.figures.add(side)
    board.place(slot, board.map.cell(hex))
    return slot


def reached(board: Board, slot: int, mode: int, points: int, opens_doors: bool = True) -> set[Hex]:
    return {board.map.hex(cell) for cell in FreeMove(board, slot, mode, points, opens_doors).ends}


@pytest.mark.rule("GH-S-DOR-01", "GH-S-DOR-06", "GH-S-SET-05", "GH-S-REV-01")
def test_an_opened_door_reveals_the_room_behind_and_is_an_ordinary_hex() -> None:
    board = two_rooms()
    assert board.doors == [CLOSED]
    assert board.revealed == [True, False]
    assert board.open_door(0) == [SECOND]
    assert board.doors == [OPENED]
    assert board.revealed == [True, True]
    start, end = board.map.cell((0, 0)), board.map.cell((6, 0))
    assert board.shape.ranges(start)[end] == 6
    assert board.shape.sees(start, end)
    assert board.open_door(0) == []


@pytest.mark.rule("GH-S-DOR-02", "GH-S-REV-01")
@pytest.mark.parametrize("mode", [WALK, JUMP, FLY])
def test_a_character_enters_a_closed_door_for_one_point_and_sees_no_farther(mode: int) -> None:
    board = two_rooms()
    hero = put(board, CHARACTERS, (1, 0))
    assert reached(board, hero, mode, 5) == {(0, 0), (1, 0), (2, 0), DOOR}
    move = FreeMove(board, hero, mode, 5, True)
    door = board.map.cell(DOOR)
    assert move.cost(door) == 2
    assert [board.map.hex(cell) for cell in move.path(door)] == [(2, 0), DOOR]
    assert reached(board, hero, mode, 1) == {(0, 0), (1, 0), (2, 0)}


@pytest.mark.rule("GH-S-JMP-03")
def test_a_jump_reaches_a_closed_door_over_an_enemy() -> None:
    board = two_rooms()
    hero = put(board, CHARACTERS, (1, 0))
    put(board, MONSTERS, (2, 0))
    assert DOOR not in reached(board, hero, WALK, 5)
    assert DOOR in reached(board, hero, JUMP, 5)


@pytest.mark.rule("GH-S-DOR-03", "GH-S-MMV-16", "GH-S-FLY-04")
@pytest.mark.parametrize("mode", [WALK, JUMP, FLY])
def test_a_closed_door_is_a_wall_for_monsters(mode: int) -> None:
    board = two_rooms()
    board.reveal([SECOND])
    monster = put(board, MONSTERS, (2, 0))
    put(board, CHARACTERS, (4, 0))
    ability = Ability(3, mode, Attack(5))
    assert plan(board, monster, ability).focus == []
    assert reached(board, monster, mode, 9, opens_doors=False) == {(0, 0), (1, 0), (2, 0)}
    board.open_door(0)
    assert plan(board, monster, ability).focus != []


@pytest.mark.rule("GH-S-DOR-04")
def test_nobody_is_pushed_into_a_closed_door() -> None:
    board = two_rooms()
    attacker = put(board, CHARACTERS, (1, 0))
    target = put(board, MONSTERS, (2, 0))
    source = board.figures.cell[attacker]
    assert routes(board, source, target, 1, PUSH) == [[]]
    board.open_door(0)
    assert routes(board, source, target, 1, PUSH) == [[board.map.cell(DOOR)]]


@pytest.mark.rule("GH-S-DOR-05")
def test_a_closed_door_blocks_sight_and_range() -> None:
    board = two_rooms()
    board.reveal([SECOND])
    one, other = board.map.cell((2, 0)), board.map.cell((4, 0))
    assert not board.shape.sees(one, other)
    assert board.shape.ranges(one)[other] >= FAR


@pytest.mark.rule("GH-S-DOR-07")
def test_a_locked_door_is_a_wall_for_characters_too_until_it_is_unlocked() -> None:
    board = two_rooms()
    board.lock_door(0, True)
    hero = put(board, CHARACTERS, (2, 0))
    assert board.doors == [LOCKED]
    assert DOOR not in reached(board, hero, WALK, 5)
    board.lock_door(0, False)
    assert DOOR in reached(board, hero, WALK, 5)


@pytest.mark.rule("GH-S-COR-01", "GH-S-SET-05")
def test_tiles_joined_by_a_corridor_are_one_room() -> None:
    """Corridor hexes are cells like others; only walls that the scenario names stand between neighbours."""
    board = new_board(Map([row(0, 6)]))
    assert board.shape.ranges(0)[board.map.cell((6, 0))] == 6


def test_a_door_without_a_second_room_reveals_nothing() -> None:
    board = new_board(Map([row(0, 2)], [DOOR]))
    assert board.open_door(0) == []
    assert board.shape.ranges(0)[board.map.cell(DOOR)] == 3


def test_a_copy_of_a_board_goes_its_own_way() -> None:
    board = two_rooms()
    monster = put(board, MONSTERS, (2, 0))
    copy = board.clone()
    copy.open_door(0)
    copy.put(0, TRAP | MONEY)
    copy.place(monster, copy.map.cell(DOOR))
    copy.figures.add(CHARACTERS)
    copy.figures.order[monster] = 7
    assert board.doors == [CLOSED]
    assert board.revealed == [True, False]
    assert board.terrain[0] == 0
    assert board.walk[0] == 1
    assert board.figures.cell == [board.map.cell((2, 0))]
    assert board.figures.order == [0]
    assert board.occupant[board.map.cell(DOOR)] == NOBODY
    assert copy.occupant[copy.map.cell((2, 0))] == NOBODY


def test_boards_with_the_same_doors_share_what_is_known_of_them() -> None:
    board = two_rooms()
    other = new_board(board.map, [FIRST])
    assert other.shape is board.shape
    other.open_door(0)
    assert other.shape is not board.shape
    board.open_door(0)
    assert other.shape is board.shape


def test_lifting_a_figure() -> None:
    board = two_rooms()
    monster = put(board, MONSTERS, (2, 0))
    board.lift(monster)
    board.lift(monster)
    assert board.figures.cell == [NOWHERE]
    assert set(board.occupant) == {NOBODY}


def test_terrain_comes_and_goes() -> None:
    board = two_rooms()
    board.put(1, OBSTACLE)
    assert board.walk[1] >= FAR
    board.put(1, TRAP)
    board.clear(1, OBSTACLE)
    assert board.terrain[1] == TRAP
    board.clear(1, TRAP)
    assert board.walk[1] == 1
