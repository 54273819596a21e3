"""Scenario 90: two rooms that only a portal joins, and a rift that opens when the demons are dead."""

from __future__ import annotations

import pytest

from taverna.games.gloomhaven import codes
from taverna.games.gloomhaven.bot.duties import beyond_portal, kept_in
from taverna.games.gloomhaven.effects.dying import exhaust
from taverna.games.gloomhaven.effects.moving import begin as begin_walk
from taverna.games.gloomhaven.effects.obstacles import is_removable
from taverna.games.gloomhaven.effects.starting import DEFAULT_MOVE
from taverna.games.gloomhaven.language.moments import ROUND_END
from taverna.games.gloomhaven.language.vocabulary import ELITE, NORMAL
from taverna.games.gloomhaven.state.figures import Figure
from taverna.games.gloomhaven.state.frames import Walk
from taverna.games.gloomhaven.state.table import LOST, RUNNING, WON, Table
from taverna.kit.hexes import Hex
from tests.support.gloomhaven.invariants import check
from tests.support.gloomhaven.printed import (
    answer,
    at,
    begin,
    end_turn,
    fell_all,
    first_answers,
    hardy,
    of_type,
    put,
    run,
)
from tests.support.gloomhaven.tabletop import GAME

LEFT: Hex = (1, 3)
RIGHT: Hex = (-2, 8)
BESIDE_RIGHT: set[Hex] = {(-1, 8), (-3, 8), (-3, 9), (-2, 9)}


def rift(seats: int = 2) -> Table:
    """Nobody but the heroes in the left room; they begin at the upper edge."""
    table = hardy(begin(90, seats))
    for figure in of_type(table, "earth-demon") + of_type(table, "wind-demon"):
        table.standees[figure.group] &= ~(1 << figure.number)
        table.put(figure, -1)
    table.answers = []
    return table


def walks(table: Table, figure: Figure, points: int) -> list[Hex]:
    """The figure begins a move; the hexes that it may choose."""
    table.turn = figure.slot
    table.answers = []
    begin_walk(table, Walk(figure.slot, max(0, figure.owner), DEFAULT_MOVE, points))
    return offered(run(table))


def offered(table: Table) -> list[Hex]:
    found = [code - codes.CELL for code in table.pending[0].options if codes.CELL <= code < codes.SECOND]
    return [table.rules.map.hex(cell) for cell in found]


def goes(table: Table, hex: Hex) -> None:
    answer(table, codes.CELL + table.rules.map.cell(hex))


def stops(table: Table) -> None:
    answer(table, codes.DONE)


def crossed(seats: int = 2) -> Table:
    """The second hero stands in the right room, the demons there are gone."""
    table = rift(seats)
    put(table, table.hero_figure(1), (1, 2))
    walks(table, table.hero_figure(1), 1)
    goes(table, LEFT)
    goes(table, (-2, 9))
    table.pending = []
    for figure in of_type(table, "night-demon") + of_type(table, "wind-demon"):
        table.standees[figure.group] &= ~(1 << figure.number)
        table.put(figure, -1)
    return table


# The portal


@pytest.mark.rule("GH-S-SPC-07", "GH-S-REV-01")
def test_90_the_right_room_is_seen_when_somebody_goes_through() -> None:
    table = rift()
    hero = table.hero_figure(0)
    put(table, hero, (1, 2))
    assert LEFT in walks(table, hero, 1)
    assert not table.board.revealed[1]
    goes(table, LEFT)
    assert table.board.revealed[1]
    assert set(offered(table)) == BESIDE_RIGHT
    assert of_type(table, "night-demon")
    goes(table, (-2, 9))
    assert at(table, hero) == (-2, 9)


@pytest.mark.rule("GH-S-SPC-07")
def test_90_it_takes_one_movement_point_from_beside_one_altar_to_beside_the_other() -> None:
    table = crossed()
    hero = table.hero_figure(0)
    put(table, hero, (1, 1))
    reached = walks(table, hero, 1)
    assert not BESIDE_RIGHT & set(reached)
    stops(table)
    reached = walks(table, hero, 2)
    assert set(reached) & BESIDE_RIGHT == BESIDE_RIGHT - {(-2, 9)}  # the other hero stands there
    assert (-1, 9) not in reached
    goes(table, (-1, 8))
    assert at(table, hero) == (-1, 8)


@pytest.mark.rule("GH-S-SPC-07")
def test_90_and_back() -> None:
    table = crossed()
    hero = table.hero_figure(1)
    reached = walks(table, hero, 1)
    assert {(1, 2), (2, 2), (0, 3), (2, 3), (0, 4), (1, 4)} <= set(reached)
    goes(table, (0, 4))
    assert at(table, hero) == (0, 4)


@pytest.mark.rule("GH-S-SPC-07")
def test_90_nobody_ends_on_an_altar_and_none_is_removed() -> None:
    table = crossed()
    hero = table.hero_figure(1)
    table.board.figures.flying[hero.slot] = True
    reached = walks(table, hero, 3)
    assert LEFT not in reached
    assert RIGHT not in reached
    for hex in (LEFT, RIGHT):
        assert not is_removable(table, table.rules.map.cell(hex))


@pytest.mark.rule("GH-S-SPC-07")
def test_90_no_monster_goes_through_or_sees_through() -> None:
    table = begin(90)
    put(table, table.hero_figure(1), (1, 2))
    fell_all(table)
    walks(table, table.hero_figure(1), 1)
    goes(table, LEFT)
    goes(table, (-2, 9))
    demon = of_type(table, "night-demon")[0]
    assert not table.board.shape.sees(demon.cell, table.hero_figure(0).cell)
    cell = table.rules.map.cell
    assert table.distance(cell((1, 2)), cell((-2, 9))) > 100


def test_90_saved_while_a_hero_chooses_where_to_come_out() -> None:
    table = rift()
    hero = table.hero_figure(0)
    put(table, hero, (1, 2))
    walks(table, hero, 2)
    goes(table, LEFT)
    again = GAME.load(GAME.dump(table))
    assert GAME.dump(again) == GAME.dump(table)
    goes(again, (-1, 8))
    assert at(again, again.hero_figure(0)) == (-1, 8)
    assert again.walks[-1].points == 1
    check(again)


# Night demons


def round_ends(table: Table, number: int) -> list[Figure]:
    before = of_type(table, "night-demon")
    table.round = number
    table.at(ROUND_END)
    first_answers(run(table), "spawn")
    return [figure for figure in of_type(table, "night-demon") if figure not in before]


@pytest.mark.rule("GH-S-SPC-01", "GH-S-SPC-07")
@pytest.mark.parametrize(
    ("seats", "ranks"), [(2, [NORMAL] * 4), (3, [NORMAL, ELITE, NORMAL, ELITE]), (4, [ELITE] * 4)]
)
def test_90_a_night_demon_comes_every_even_round_while_the_right_room_is_empty(
    seats: int, ranks: list[int]
) -> None:
    table = rift(seats)
    found: list[int] = []
    for number in range(1, 9):
        came = round_ends(table, number)
        assert len(came) == (number % 2 == 0)
        found += [figure.sheet.rank for figure in came]
        for figure in came:
            near = table.board.shape.near[figure.cell]
            assert table.rules.map.cell(LEFT) in near
            table.standees[figure.group] &= ~(1 << figure.number)
            table.put(figure, -1)
    assert found == ranks


@pytest.mark.rule("GH-S-SPC-07")
def test_90_nobody_comes_while_somebody_is_in_the_right_room() -> None:
    table = crossed()
    assert round_ends(table, 2) == []


# The rift


@pytest.mark.rule("GH-S-SPC-07")
@pytest.mark.parametrize(("seats", "ranks"), [(2, [0, 0, 0, 0]), (3, [1, 1, 0, 0]), (4, [1, 1, 1, 1])])
def test_90_the_rift_opens_when_all_demons_are_dead_and_both_rooms_are_held(
    seats: int, ranks: list[int]
) -> None:
    table = crossed(seats)
    end_turn(table, table.hero_figure(1))
    first_answers(table, "spawn")
    spirits = of_type(table, "living-spirit")
    assert [figure.sheet.rank for figure in spirits] == ranks
    rooms = [table.rules.map.room[figure.cell] for figure in spirits]
    assert rooms == [0, 0, 1, 1]
    end_turn(table, table.hero_figure(0))
    assert len(of_type(table, "living-spirit")) == 4  # once
    assert table.ended == RUNNING


def test_90_the_rift_stays_closed_while_a_demon_lives_or_a_room_is_empty() -> None:
    table = rift()
    end_turn(table, table.hero_figure(0))
    assert of_type(table, "living-spirit") == []
    table = hardy(begin(90))
    put(table, table.hero_figure(1), (1, 2))
    for slug in ("earth-demon", "wind-demon"):
        fell_all(table, slug)
    walks(table, table.hero_figure(1), 1)
    goes(table, LEFT)
    goes(table, (-2, 9))
    stops(table) if table.pending[0].kind == "move" else None
    end_turn(table, table.hero_figure(1))
    assert of_type(table, "living-spirit") == []


# Won and lost


@pytest.mark.rule("GH-S-END-02")
def test_90_is_won_when_the_spirits_of_the_rift_are_dead() -> None:
    table = crossed()
    table.check()
    assert table.ended == RUNNING  # no spirit is there, but the rift has not opened
    end_turn(table, table.hero_figure(1))
    first_answers(table, "spawn")
    fell_all(table, "living-spirit")
    assert table.ended == WON


@pytest.mark.rule("GH-S-END-02")
def test_90_is_lost_when_the_last_one_leaves_the_left_room() -> None:
    table = crossed()
    hero = table.hero_figure(0)
    put(table, hero, (1, 2))
    walks(table, hero, 1)
    assert table.ended == RUNNING
    goes(table, (-1, 8))
    assert table.ended == LOST


@pytest.mark.rule("GH-S-END-02")
@pytest.mark.parametrize("opened", [False, True])
def test_90_the_right_room_may_be_left_before_the_rift_opens_only(opened: bool) -> None:
    table = crossed()
    if opened:
        end_turn(table, table.hero_figure(1))
        first_answers(table, "spawn")
    walks(table, table.hero_figure(1), 1)
    goes(table, (1, 2))
    assert table.ended == (LOST if opened else RUNNING)


@pytest.mark.rule("GH-S-END-02")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_90_is_lost_when_one_character_is_left(seats: int) -> None:
    table = rift(seats)
    for seat in range(seats - 1):
        assert table.ended == RUNNING
        exhaust(table, seat, "GH-S-EXH-01")
        table.check()
    assert table.ended == LOST


# For those who look ahead


def test_90_the_last_one_in_the_left_room_knows_that_it_must_stay() -> None:
    table = crossed()
    left, right = table.hero_figure(0), table.hero_figure(1)
    room = [cell for cell, other in enumerate(table.rules.map.room) if other == 0]
    assert sorted(kept_in(table, left)) == room
    assert kept_in(table, right) == []
    assert kept_in(rift(), left) == []
    end_turn(table, right)
    first_answers(table, "spawn")
    assert right.cell in kept_in(table, right)


def test_90_who_has_nothing_to_fight_goes_through_the_portal() -> None:
    table = rift()
    hero = table.hero_figure(0)
    assert beyond_portal(table, hero) == [table.rules.map.cell(LEFT)]
    assert beyond_portal(crossed(), hero) == []
