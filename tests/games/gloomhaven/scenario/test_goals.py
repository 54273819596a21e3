"""How each of the scenarios 1 to 20 is won and lost (section 24; goals as their files tell them)."""

from __future__ import annotations

import pytest

from taverna.games.gloomhaven import codes, content
from taverna.games.gloomhaven.effects.dying import exhaust
from taverna.games.gloomhaven.effects.looting import loot
from taverna.games.gloomhaven.effects.turn_order import key_of
from taverna.games.gloomhaven.language import clauses as c
from taverna.games.gloomhaven.monsters.acting import turn_coat
from taverna.games.gloomhaven.state.figures import SUMMONED, Figure
from taverna.games.gloomhaven.state.table import LOST, RUNNING, WON, Table
from tests.support.gloomhaven.printed import (
    at,
    begin,
    door_labelled,
    end_turn,
    fell,
    fell_all,
    monsters,
    of_type,
    open_all,
    open_door,
    put,
    take_turn,
    told,
)
from tests.support.gloomhaven.tabletop import GAME

KILL_ALL = (1, 4, 5, 10, 13, 14, 16, 17, 18)


def marker_of(table: Table) -> int:
    place = table.rules.plan.win[0].place
    assert place is not None
    return place.cells[0]


def test_every_scenario_says_how_it_is_won() -> None:
    goals = {number: content.scenario(str(number)).win for number in range(1, 21)}
    everyone = {number for number, tests in goals.items() if [test.kind for test in tests] == [c.DEAD]}
    assert {number for number in everyone if not goals[number][0].types} == set(KILL_ALL)


@pytest.mark.parametrize("number", KILL_ALL)
def test_every_enemy_of_every_room_must_die(number: int) -> None:
    table = begin(number)
    fell_all(table)
    assert table.ended == RUNNING
    open_all(table)
    foes = monsters(table)
    for figure in foes[1:]:
        fell(table, figure)
    assert table.ended == RUNNING
    fell(table, foes[0])
    assert table.ended == WON


def test_an_enemy_that_fights_for_the_heroes_for_a_moment_is_still_an_enemy() -> None:
    table = open_all(begin(1))
    foes = monsters(table)
    turn_coat(table, foes[0], 0)
    for figure in foes[1:]:
        fell(table, figure)
    assert table.ended == RUNNING


@pytest.mark.rule("GH-S-SPC-07")
def test_2_the_commander_and_whoever_is_revealed() -> None:
    table = open_door(begin(2), 0)
    [boss] = of_type(table, "bandit-commander")
    others = [figure for figure in monsters(table) if figure is not boss]
    assert others
    fell(table, boss)
    assert table.ended == RUNNING
    for figure in others:
        fell(table, figure)
    assert table.board.revealed.count(False) == 4
    assert table.ended == WON


def test_2_the_others_alone_do_not_count() -> None:
    table = begin(2)
    fell_all(table)
    assert table.ended == RUNNING


@pytest.mark.rule("GH-S-LVL-10")
@pytest.mark.rule("GH-S-SPC-06")
@pytest.mark.parametrize(("seats", "enemies"), [(2, 10), (3, 15), (4, 20)])
def test_3_so_many_enemies_have_to_fall(seats: int, enemies: int) -> None:
    table = begin(3, seats)
    dead = 0
    while dead < enemies - 1:
        if not monsters(table):
            closed = [door for door, state in enumerate(table.board.doors) if state == 0]
            open_door(table, closed[0])
        fell(table, monsters(table)[0])
        dead += 1
        assert table.ended == RUNNING
    if not monsters(table):
        open_all(table)
    fell(table, monsters(table)[0])
    assert table.ended == WON


def test_6_the_last_room_is_revealed_and_no_revealed_enemy_is_left() -> None:
    table = begin(6)
    assert table.rules.scenario is not None
    last = table.rules.scenario.room_named("R4")
    open_door(table, 0)
    fell_all(table)
    assert table.ended == RUNNING
    open_door(table, 2)
    assert table.board.revealed[last]
    assert not all(table.board.revealed)
    fell_all(table)
    assert table.ended == WON


def goal_cells(table: Table) -> list[int]:
    return [cell for cell, number in enumerate(table.treasure) if number == 0]


def test_7_five_goal_treasures_by_a_loot_action_only() -> None:
    table = open_all(begin(7))
    fell_all(table)
    hero = table.hero_figure(0)
    goals = goal_cells(table)
    assert len(goals) == 5
    for left, cell in enumerate(goals):
        table.put(hero, cell)
        end_turn(table, hero)
        assert table.treasure[cell] == 0
        assert table.ended == RUNNING
        loot(table, hero, 1, 0)
        assert len(goal_cells(table)) == 4 - left
    assert table.ended == WON


def test_7_killing_everyone_is_not_enough() -> None:
    table = open_all(begin(7))
    fell_all(table)
    assert table.ended == RUNNING


def test_8_both_bodyguards() -> None:
    table = open_all(begin(8))
    one, other = of_type(table, "inox-bodyguard")
    fell(table, one)
    assert table.ended == RUNNING
    fell(table, other)
    assert table.ended == WON
    assert monsters(table)


@pytest.mark.rule("GH-S-TRE-05")
@pytest.mark.parametrize("treasure_first", [True, False])
def test_9_the_overseer_and_the_treasure(treasure_first: bool) -> None:
    table = open_all(begin(9))
    hero = table.hero_figure(0)
    [boss] = of_type(table, "merciless-overseer")
    [goal] = goal_cells(table)
    for step in (treasure_first, not treasure_first):
        assert table.ended == RUNNING
        if step:
            other = table.board.occupant[goal]
            if other >= 0:
                fell(table, table.figures[other])
            table.put(hero, goal)
            end_turn(table, hero)
        elif boss.present:
            fell(table, boss)
    assert table.ended == WON


@pytest.mark.rule("GH-S-BOS-01")
@pytest.mark.parametrize(
    ("number", "boss"), [(11, "captain-of-the-guard"), (12, "jekserah"), (20, "jekserah")]
)
def test_11_12_20_the_boss_alone_counts(number: int, boss: str) -> None:
    table = begin(number)
    fell_all(table)
    assert table.ended == RUNNING
    open_all(table)
    fell(table, of_type(table, boss)[0])
    assert table.ended == WON


def test_15_the_treasure_behind_the_last_doors() -> None:
    table = open_all(begin(15))
    [goal] = goal_cells(table)
    other = table.board.occupant[goal]
    if other >= 0:
        fell(table, table.figures[other])
    table.put(table.hero_figure(1), goal)
    end_turn(table, table.hero_figure(1))
    assert table.ended == WON


# 19: Hail is escorted


def test_19_hail_ends_its_turn_next_to_the_marker() -> None:
    table = open_all(begin(19))
    fell_all(table)
    [hail] = of_type(table, "hail")
    marker = marker_of(table)
    near = [cell for cell in table.board.shape.near[marker] if table.board.occupant[cell] < 0]
    table.put(hail, near[0])
    assert table.ended == RUNNING
    end_turn(table, hail)
    assert table.ended == WON


def test_19_others_at_the_marker_do_not_count() -> None:
    table = open_all(begin(19))
    marker = marker_of(table)
    near = [cell for cell in table.board.shape.near[marker] if table.board.occupant[cell] < 0]
    table.put(table.hero_figure(0), near[0])
    end_turn(table, table.hero_figure(0))
    assert table.ended == RUNNING


@pytest.mark.rule("GH-S-END-02")
@pytest.mark.rule("GH-S-END-03")
def test_19_is_lost_when_hail_dies_and_stays_lost() -> None:
    table = open_all(begin(19))
    [hail] = of_type(table, "hail")
    fell(table, hail)
    assert table.ended == LOST
    assert [event.kind for event in table.events if event.kind in ("success", "failure")] == ["failure"]
    assert table.pending
    fell_all(table)
    assert table.ended == LOST


@pytest.mark.rule("GH-S-EXH-04")
@pytest.mark.parametrize("number", range(1, 21))
def test_all_exhausted_is_a_loss(number: int) -> None:
    table = begin(number)
    exhaust(table, 0, "GH-S-EXH-01")
    assert table.ended == RUNNING
    exhaust(table, 1, "GH-S-EXH-01")
    assert table.ended == LOST


# The way of Hail


def test_hail_makes_for_the_marker_with_two_points() -> None:
    table = begin(19)
    fell_all(table)
    [hail] = of_type(table, "hail")
    for hero in table.heroes:
        table.put(table.hero_figure(hero.seat), -1)
    before = hail.cell
    take_turn(table, hail)
    while table.pending and table.pending[0].kind == "monster-move":
        GAME.apply(table, table.pending[0].seat, table.pending[0].options[0])
    assert table.distance(before, hail.cell) == 2


@pytest.mark.rule("GH-S-REV-01")
@pytest.mark.rule("GH-S-SPC-07")
def test_hail_opens_the_door_and_goes_on() -> None:
    table = begin(19)
    fell_all(table)
    [hail] = of_type(table, "hail")
    door = table.board.map.doors[0]
    beside = [
        cell
        for cell in table.board.map.neighbour[6 * door : 6 * door + 6]
        if cell >= 0 and table.board.exists(cell)
    ]
    for hero in table.heroes:
        table.put(table.hero_figure(hero.seat), -1)
    table.put(hail, beside[0])
    take_turn(table, hail)
    assert table.board.doors[0] == 1
    assert told(table, "door-opened")
    while table.pending and table.pending[0].kind == "monster-move":
        GAME.apply(table, table.pending[0].seat, table.pending[0].options[0])
    assert hail.cell != door
    assert table.distance(door, hail.cell) == 1


def test_19_hail_passes_heroes_and_not_enemies() -> None:
    """Behind (-3, -2) and (-3, -1) lies the first door, at (-4, -1)."""
    for enemies in (False, True):
        table = begin(19)
        [hail] = of_type(table, "hail")
        cultists = of_type(table, "cultist")
        put(table, hail, (-2, -2))
        if enemies:
            put(table, cultists[0], (-3, -2))
            put(table, cultists[1], (-3, -1))
        else:
            fell_all(table)
            put(table, table.hero_figure(0), (-3, -2))
        take_turn(table, hail)
        assert at(table, hail) == ((-2, -2) if enemies else (-4, -1))


@pytest.mark.rule("GH-S-SPC-05")
@pytest.mark.rule("GH-S-SPC-08")
def test_hail_is_a_figure_with_its_own_hit_points_that_monsters_can_attack() -> None:
    for level, hp in (("1", 6), ("5", 10)):
        table = begin(19, level_1=level, level_2=level)
        [hail] = of_type(table, "hail")
        assert (hail.hp, hail.number, hail.side) == (hp, 1, 0)
        assert all(table.are_enemies(figure, hail) for figure in of_type(table, "cultist"))
        assert all(table.are_allies(table.hero_figure(hero.seat), hail) for hero in table.heroes)


def test_hail_acts_last_in_the_round() -> None:
    table = begin(19)
    for seat in range(2):
        place = table.heroes[seat].hand.bit_length() - 1
        other = (table.heroes[seat].hand & ~(1 << place)).bit_length() - 1
        GAME.apply(table, seat, codes.of_seat(codes.LEAD, seat, place))
        GAME.apply(table, seat, codes.of_seat(codes.SECOND, seat, other))
    group = table.rules.group_of("hail")
    assert table.order[-1] == 4 + group
    assert key_of(table, 4 + group) >= 99_000


def test_a_monster_on_the_goal_treasure_has_no_use_for_it() -> None:
    table = open_door(begin(9), door_labelled(begin(9), "1"))
    [goal] = goal_cells(table)
    boss = of_type(table, "merciless-overseer")[0]
    there = table.board.occupant[goal]
    if there >= 0:
        put(table, table.figures[there], table.rules.map.hex(goal))
    else:
        table.put(boss, goal)
    end_turn(table, table.figures[table.board.occupant[goal]])
    assert goal_cells(table) == [goal]


# Summons know the place of their card, which may be the number of a type: no goal takes one for the other


def test_a_summon_is_of_no_type_of_the_scenario() -> None:
    table = open_all(begin(8))
    hunted = table.rules.plan.win[0].groups[0]
    summon = Figure(0, SUMMONED, 0, table.hero_figure(0).sheet)
    summon.owner = 0
    summon.card = hunted
    table.add(summon)
    free = [
        cell for cell in table.board.shape.near[table.hero_figure(0).cell] if table.board.occupant[cell] < 0
    ]
    table.put(summon, free[0])
    killed_before = list(table.memory)
    fell(table, summon)
    assert table.memory == killed_before
    table.put(summon, free[0])
    summon.hp = 5
    for figure in of_type(table, "inox-bodyguard"):
        fell(table, figure)
    assert table.ended == WON
