"""Objects with hit points: what bars a door, what heals while it stands, obstacles that nothing removes (GH-S-OBS)."""

from __future__ import annotations

import pytest

from taverna.games.gloomhaven.board.board import LOCKED, OBSTACLE, OPENED
from taverna.games.gloomhaven.board.maps import FAR
from taverna.games.gloomhaven.effects.obstacles import is_removable
from taverna.games.gloomhaven.effects.selecting import matches
from taverna.games.gloomhaven.language.abilities import Selector
from taverna.games.gloomhaven.language.moments import ROUND_END, ROUND_START, TURN_START
from taverna.games.gloomhaven.language.vocabulary import ELEMENTS, ELITE, ENEMY, NORMAL
from taverna.games.gloomhaven.state.figures import Figure
from taverna.games.gloomhaven.state.table import GOALS_LOOTED, INERT, STRONG, WON, Table
from tests.support.gloomhaven.printed import (
    at,
    begin,
    door_labelled,
    end_turn,
    fell,
    fell_all,
    first_answers,
    of_type,
    open_all,
    open_door,
    put,
    run,
)
from tests.support.gloomhaven.tabletop import GAME

FIRE, ICE = 0, 1
NEW_ROOM = {(2, -1): "R2", (4, 2): "R3", (-1, 5): "R4"}
"""Scenario 29: by door, the room behind it."""


def spawned(table: Table) -> list[Figure]:
    return [figure for figure in table.figures if figure.present and figure.spawned]


# 29 and 33: doors that are barred


@pytest.mark.rule("GH-S-OBS-05", "GH-S-LVL-10")
def test_29_each_barred_door_has_its_own_hit_points() -> None:
    table = begin(29)
    doors = of_type(table, "door")
    assert {at(table, door) for door in doors} == set(NEW_ROOM)
    assert [door.hp for door in doors] == [4 + table.rules.levels.level] * 3
    assert table.board.doors == [LOCKED] * 3


@pytest.mark.rule("GH-S-OBS-05")
@pytest.mark.parametrize("hex", NEW_ROOM)
def test_29_a_destroyed_door_opens_and_the_others_stay(hex: tuple[int, int]) -> None:
    table = begin(29)
    [bar] = [door for door in of_type(table, "door") if at(table, door) == hex]
    cell = bar.cell
    fell(table, bar)
    door = table.board.map.door_at[cell]
    assert table.board.doors == [OPENED if number == door else LOCKED for number in range(3)]
    assert table.rules.scenario is not None
    shown = [room.id for room in table.rules.scenario.rooms if table.board.revealed[room.number]]
    assert shown == ["R1", NEW_ROOM[hex]]
    assert not table.board.terrain[cell] & OBSTACLE
    assert len(of_type(table, "door")) == 2


@pytest.mark.rule("GH-S-OBS-05", "GH-S-OBS-07")
def test_29_heroes_attack_a_barred_door_and_nobody_walks_through_it() -> None:
    table = begin(29)
    [bar] = [door for door in of_type(table, "door") if at(table, door) == (2, -1)]
    hero = table.hero_figure(0)
    put(table, hero, (2, 0))
    assert table.distance(hero.cell, bar.cell) == 1
    assert table.board.shape.sees(hero.cell, bar.cell)
    assert matches(table, hero, Selector(ENEMY), bar)
    assert table.board.walk[bar.cell] == FAR
    assert not is_removable(table, bar.cell)


def test_29_a_barred_door_is_kept_in_a_saved_game() -> None:
    table = begin(29)
    again = GAME.load(GAME.dump(table))
    for bar in of_type(again, "door"):
        assert again.board.exists(bar.cell)
    fell(again, of_type(again, "door")[0])
    assert again.board.doors.count(OPENED) == 1


def test_29_is_won_when_every_enemy_behind_every_door_is_dead() -> None:
    table = begin(29)
    for bar in of_type(table, "door"):
        assert table.ended != WON
        fell(table, bar)
        first_answers(table, "reveal")
        fell_all(table)
    assert table.ended == WON


@pytest.mark.rule("GH-S-OBS-05")
def test_33_the_barred_door_leads_on() -> None:
    table = begin(33)
    [bar] = of_type(table, "door")
    assert (at(table, bar), bar.hp) == ((3, 4), 4 + table.rules.levels.level)
    fell(table, bar)
    assert [index for index, shown in enumerate(table.board.revealed) if shown] == [0, 1]


def test_33_all_on_plates_open_the_last_door() -> None:
    table = begin(33)
    fell(table, of_type(table, "door")[0])
    open_door(table, 1)
    fell_all(table)
    put(table, table.hero_figure(0), (7, -5))
    end_turn(table, table.hero_figure(0))
    assert table.board.doors[2] == LOCKED
    put(table, table.hero_figure(1), (6, -3))
    end_turn(table, table.hero_figure(1))
    assert table.board.doors[2] == OPENED


@pytest.mark.rule("GH-S-SPC-01", "GH-S-SPC-02")
@pytest.mark.parametrize(("seats", "rank"), [(2, NORMAL), (3, ELITE), (4, ELITE)])
def test_33_a_lavaflow_comes_once_at_the_end_of_the_round_in_which_the_door_opened(
    seats: int, rank: int
) -> None:
    table = begin(33, seats)
    fell(table, of_type(table, "door")[0])
    open_door(table, 1)
    table.at(ROUND_END)
    run(table)
    assert spawned(table) == []
    fell_all(table)  # or there are no standees left
    open_door(table, 2)
    assert spawned(table) == []
    for _ in range(2):
        table.at(ROUND_END)
        first_answers(run(table), "spawn")
    assert [(figure.sheet.name, figure.sheet.rank) for figure in spawned(table)] == [
        ("savvas-lavaflow", rank)
    ]
    assert at(table, spawned(table)[0]) == (5, 4)


@pytest.mark.rule("GH-S-SPC-01", "GH-S-SPC-02")
@pytest.mark.parametrize(("seats", "rank"), [(2, NORMAL), (3, NORMAL), (4, ELITE)])
def test_33_an_icestorm_comes_once_when_the_last_goal_is_looted(seats: int, rank: int) -> None:
    table = begin(33, seats)
    fell(table, of_type(table, "door")[0])
    for looted in (3, 4, 4):
        table.counts[GOALS_LOOTED] = looted
        table.at(ROUND_END)
        first_answers(run(table), "spawn")
        found = [(figure.sheet.name, figure.sheet.rank) for figure in spawned(table)]
        assert found == ([("savvas-icestorm", rank)] if looted == 4 else [])


def test_33_is_won_when_all_goals_are_looted_and_all_have_escaped() -> None:
    table = begin(33)
    put(table, table.hero_figure(0), (-2, 1))
    put(table, table.hero_figure(1), (-1, 1))
    table.check()
    assert table.ended != WON
    table.counts[GOALS_LOOTED] = 4
    table.check()
    assert table.ended == WON


# 39: an altar, pits that stay, elements


@pytest.mark.rule("GH-S-OBS-06")
def test_39_no_ability_removes_a_dark_pit() -> None:
    table = begin(39)
    map = table.rules.map
    for hex in ((1, -1), (0, 0), (7, -2), (6, -3), (0, -2)):
        assert table.board.terrain[map.cell(hex)] & OBSTACLE
        assert not is_removable(table, map.cell(hex))
    for hex in ((4, -1), (2, -2), (5, -4)):  # boulders
        assert is_removable(table, map.cell(hex))


def test_39_ice_is_strong_and_fire_inert_as_every_round_starts() -> None:
    table = begin(39)
    assert (table.elements[ICE], table.elements[FIRE]) == (STRONG, INERT)
    table.elements[ICE], table.elements[FIRE] = INERT, STRONG
    table.at(ROUND_START)
    run(table)
    assert (table.elements[ICE], table.elements[FIRE]) == (STRONG, INERT)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_39_is_won_when_the_altar_is_destroyed(seats: int) -> None:
    table = begin(39, seats)
    assert table.ended != WON
    open_door(table, 0)
    [altar] = of_type(table, "altar")
    assert (at(table, altar), altar.hp) == ((9, -14), 6 + seats * table.rules.levels.level)
    fell(table, altar)
    assert table.ended == WON


# 45: totems


@pytest.mark.parametrize(("hex", "healed"), [((1, 1), 2), ((2, 2), 2), ((3, 1), 0)])
def test_45_enemies_near_a_totem_heal_as_their_turn_starts(hex: tuple[int, int], healed: int) -> None:
    """The totem of the first room stands at (0, 2)."""
    table = begin(45)
    guard = of_type(table, "city-guard")[0]
    put(table, guard, hex)
    guard.hp = 1
    table.at(TURN_START, guard.slot)
    run(table)
    assert guard.hp == 1 + healed


def test_45_heroes_do_not_heal_there_nor_enemies_without_the_totem() -> None:
    table = begin(45)
    hero, guard = table.hero_figure(0), of_type(table, "city-guard")[0]
    put(table, guard, (1, 1))
    put(table, hero, (-1, 2))
    hero.hp = guard.hp = 1
    table.at(TURN_START, hero.slot)
    run(table)
    assert hero.hp == 1
    fell(table, of_type(table, "totem")[0])
    table.at(TURN_START, guard.slot)
    run(table)
    assert guard.hp == 1


def test_45_is_won_when_all_six_totems_are_destroyed() -> None:
    table = begin(45)
    fell_all(table)
    fell(table, of_type(table, "totem")[0])
    assert table.ended != WON
    open_all(table)
    totems = of_type(table, "totem")
    assert [totem.hp for totem in totems] == [1 + 2 + table.rules.levels.level] * 5
    for totem in totems:
        assert table.ended != WON
        fell(table, totem)
    assert table.ended == WON


# 31: a rock column


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_31_is_won_when_the_column_is_destroyed(seats: int) -> None:
    table = open_all(begin(31, seats))
    [column] = of_type(table, "column")
    assert column.hp == (8 + table.rules.levels.level) * seats
    assert table.ended != WON
    fell(table, column)
    assert table.ended == WON


def test_31_dark_is_strong_and_light_inert_as_every_round_starts() -> None:
    table = begin(31)
    table.elements = [STRONG] * 6
    table.elements[ELEMENTS.index("dark")] = INERT
    table.at(ROUND_START)
    run(table)
    assert table.elements[ELEMENTS.index("dark")] == STRONG
    assert table.elements[ELEMENTS.index("light")] == INERT


@pytest.mark.rule("GH-S-SPC-01")
@pytest.mark.parametrize(
    ("seats", "odd", "even"), [(2, NORMAL, NORMAL), (3, NORMAL, ELITE), (4, ELITE, ELITE)]
)
def test_31_night_demons_come_in_turn_once_the_door_is_open(seats: int, odd: int, even: int) -> None:
    table = begin(31, seats)
    table.round = 1
    table.at(ROUND_END)
    assert spawned(run(table)) == []
    open_door(table, door_labelled(table, "1"))
    fell_all(table)
    assert table.rules.scenario is not None
    markers = table.rules.scenario.markers
    for number, label, rank in ((1, "b", odd), (2, "c", even), (3, "b", odd)):
        table.round = number
        table.at(ROUND_END)
        first_answers(run(table), "spawn")
        [demon] = spawned(table)
        assert (demon.sheet.name, demon.sheet.rank) == ("night-demon", rank)
        assert at(table, demon) in markers[label]
        fell(table, demon)
