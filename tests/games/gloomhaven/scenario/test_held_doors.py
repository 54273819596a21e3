"""Doors that stay open only while a plate is held, doors that some never enter, shields that change (62, 66, 67)."""

from __future__ import annotations

import pytest

from taverna.games.gloomhaven import codes, steps
from taverna.games.gloomhaven.board.board import CLOSED, LOCKED, OPENED
from taverna.games.gloomhaven.board.forced import is_passable
from taverna.games.gloomhaven.board.paths import FLY, JUMP, WALK, explore
from taverna.games.gloomhaven.effects.dying import exhaust
from taverna.games.gloomhaven.state.figures import Figure
from taverna.games.gloomhaven.state.table import LOST, WON, Table
from tests.support.gloomhaven.own import begin_own, clause, row, told_rules
from tests.support.gloomhaven.printed import (
    at,
    begin,
    door_labelled,
    end_turn,
    fell,
    first_answers,
    hardy,
    monsters,
    of_type,
    open_door,
    play_round,
    put,
    run,
    told,
)
from tests.support.gloomhaven.tabletop import GAME

PLATE_A = (-4, 8)
PLATE_B = (-2, 10)
PLATE_D = (-10, 18)


def emptied(scenario: int) -> Table:
    """Nobody but the heroes in the rooms that are open."""
    table = hardy(begin(scenario))
    for figure in monsters(table):
        fell(table, figure)
    return table


def door(table: Table, label: str) -> int:
    return table.board.doors[door_labelled(table, label)]


def hero(table: Table, seat: int = 0) -> Figure:
    return table.hero_figure(seat)


# Held open


@pytest.mark.rule("GH-S-SPC-07", "GH-S-COR-02", "GH-S-DOR-07")
def test_66_door_1_is_open_while_a_character_stands_on_a_plate() -> None:
    table = emptied(66)
    assert door(table, "1") == LOCKED
    put(table, hero(table), PLATE_A)
    end_turn(table, hero(table))
    assert door(table, "1") == OPENED
    end_turn(table, hero(table, 1))
    assert door(table, "1") == OPENED
    put(table, hero(table), (-4, 9))
    end_turn(table, hero(table, 1))  # at the end of whose turn does not matter
    assert door(table, "1") == LOCKED
    assert told(table, "door-closed")
    assert table.board.revealed[1]


@pytest.mark.rule("GH-S-COR-02")
def test_66_the_plate_behind_it_holds_it_as_well() -> None:
    table = emptied(66)
    put(table, hero(table), PLATE_A)
    end_turn(table, hero(table))
    put(table, hero(table, 1), PLATE_B)
    end_turn(table, hero(table, 1))
    put(table, hero(table), (-4, 9))
    end_turn(table, hero(table))
    assert (door(table, "1"), door(table, "f")) == (OPENED, OPENED)


@pytest.mark.rule("GH-S-COR-03")
def test_66_a_monster_on_a_plate_opens_nothing() -> None:
    table = hardy(begin(66))
    [ooze] = of_type(table, "ooze")
    put(table, ooze, PLATE_A)
    end_turn(table, ooze)
    assert door(table, "1") == LOCKED


@pytest.mark.rule("GH-S-SPC-07", "GH-S-LVL-05")
def test_66_who_stands_in_a_closing_door_is_hurt_and_makes_way() -> None:
    table = emptied(66)
    put(table, hero(table), PLATE_A)
    end_turn(table, hero(table))
    gate = table.rules.map.hex(table.rules.map.doors[door_labelled(table, "1")])
    for figure in monsters(table):
        fell(table, figure)
    put(table, hero(table, 1), gate)
    put(table, hero(table), (-4, 9))
    before = hero(table, 1).hp
    end_turn(table, hero(table))
    GAME.apply(table, 1, codes.DONE)  # suffers it
    assert table.pending[0].kind == "place"
    first_answers(table, "place")
    assert before - hero(table, 1).hp == 3  # trap damage of level 1
    assert at(table, hero(table, 1)) != gate
    assert door(table, "1") == LOCKED


def test_66_a_closing_door_survives_being_saved() -> None:
    table = emptied(66)
    put(table, hero(table), PLATE_A)
    end_turn(table, hero(table))
    for figure in monsters(table):
        fell(table, figure)
    put(table, hero(table, 1), table.rules.map.hex(table.rules.map.doors[door_labelled(table, "1")]))
    put(table, hero(table), (-4, 9))
    table.turn = hero(table).slot
    table.push(steps.END_TURN, hero(table).slot, 1)
    run(table)
    table.answers = []
    again = GAME.load(GAME.dump(table))
    for one in (table, again):
        GAME.apply(one, 1, codes.DONE)
        first_answers(one, "place")
        assert door(one, "1") == LOCKED
    assert GAME.dump(again) == GAME.dump(table)


@pytest.mark.rule("GH-S-SPC-07")
def test_66_plate_d_opens_two_doors_for_good() -> None:
    table = emptied(66)
    for label in ("1", "f", "g"):
        open_door(table, door_labelled(table, label))
    for figure in monsters(table):
        fell(table, figure)
    put(table, hero(table), PLATE_D)
    end_turn(table, hero(table))
    assert [door(table, label) for label in "ghij"] == [OPENED] * 4
    for figure in monsters(table):
        fell(table, figure)
    put(table, hero(table), (-10, 19))
    end_turn(table, hero(table))
    assert [door(table, label) for label in "ghij"] == [LOCKED, LOCKED, OPENED, OPENED]


@pytest.mark.rule("GH-S-END-02")
def test_66_is_won_by_ending_a_turn_on_e() -> None:
    table = emptied(66)
    open_door(table, door_labelled(table, "h"))
    for figure in monsters(table):
        fell(table, figure)
    put(table, hero(table), (-12, 15))
    end_turn(table, hero(table))
    play_round(table)
    assert table.ended == WON


# Who never enters a door


@pytest.mark.rule("GH-S-SPC-07")
def test_67_the_golem_never_enters_door_2() -> None:
    table = hardy(begin(67))
    open_door(table, door_labelled(table, "2"))
    [golem] = of_type(table, "arcane-golem")
    gate = table.rules.map.doors[door_labelled(table, "2")]
    end_turn(
        table, hero(table)
    )  # nobody holds a plate: it would close; so the door stands open for this look only
    table.board.open_door(door_labelled(table, "2"))
    table.rules.story.resume(table)
    for mode in (WALK, JUMP, FLY):
        reach = explore(table.board, golem.slot, mode)
        assert gate not in reach.ends
        assert all(table.rules.map.room[cell] == 2 for cell in reach.ends)
    assert not is_passable(table.board, golem.slot, gate)
    imp = table.figures[hero(table).slot]
    assert is_passable(table.board, imp.slot, gate)


def test_67_the_golem_is_a_level_higher_and_has_hit_points_for_each_character() -> None:
    for seats in (2, 3, 4):
        table = hardy(begin(67, seats))
        open_door(table, door_labelled(table, "2"))
        [golem] = of_type(table, "arcane-golem")
        assert (golem.max_hp, golem.sheet.shield) == (14 * seats, 2)  # an elite golem of level 2


@pytest.mark.rule("GH-S-SPC-07")
def test_67_is_won_when_the_golem_falls() -> None:
    table = hardy(begin(67))
    open_door(table, door_labelled(table, "2"))
    fell(table, of_type(table, "arcane-golem")[0])
    play_round(table)
    assert table.ended == WON


def test_67_door_2_needs_a_plate() -> None:
    table = emptied(67)
    open_door(table, door_labelled(table, "1"))
    assert door(table, "2") == LOCKED
    put(table, hero(table), (4, 10))
    end_turn(table, hero(table))
    assert door(table, "2") == OPENED
    put(table, hero(table), (3, 10))
    end_turn(table, hero(table))
    assert door(table, "2") == LOCKED


# Shields


def bones(table: Table) -> list[Figure]:
    return of_type(table, "living-bones")


@pytest.mark.rule("GH-S-SPC-01", "GH-S-SPC-02")
@pytest.mark.parametrize(("seats", "more"), [(2, [0, 0]), (3, [1, 0]), (4, [1, 1])])
def test_62_living_bones_come_at_the_start_of_every_round(seats: int, more: list[int]) -> None:
    table = hardy(begin(62, seats))
    marked = [table.rules.map.cell(hex) for hex in ((-1, 2), (4, 2))]
    there = [next(figure for figure in bones(table) if figure.cell == cell) for cell in marked]
    assert [figure.sheet.rank for figure in there] == more


def ten_dead(table: Table) -> Figure:
    """Ten living bones die one after another, new ones for those that fell."""
    group = table.rules.group_of("living-bones")
    while not of_type(table, "hungry-soul"):
        if not bones(table):
            play_round(table)
        fell(table, bones(table)[0])
        first_answers(table, "spawn")
    assert table.memory[group] == 10
    return of_type(table, "hungry-soul")[0]


@pytest.mark.rule("GH-S-SPC-07")
def test_62_the_soul_comes_when_ten_bones_are_dead_and_its_death_wins() -> None:
    table = hardy(begin(62))
    soul = ten_dead(table)
    assert at(table, soul) == (5, -5) or table.distance(soul.cell, table.rules.map.cell((5, -5))) <= 1
    assert soul.max_hp == 6  # half of an elite's six for each character
    fell(table, soul)
    play_round(table)
    assert table.ended == WON


@pytest.mark.rule("GH-S-SPC-07")
def test_62_every_living_bones_takes_a_shield_from_the_soul() -> None:
    table = hardy(begin(62))
    soul = ten_dead(table)
    end_of = len(bones(table))
    assert soul.sheet.shield == 5 - end_of
    while bones(table):
        fell(table, bones(table)[0])
    assert soul.sheet.shield == 5
    again = GAME.load(GAME.dump(table))
    assert again.figures[soul.slot].sheet.shield == 5
    play_round(table)
    assert soul.sheet.shield == 5 - len(bones(table)) < 5


def test_a_shield_by_a_register_and_never_below_nothing() -> None:
    tokens = clause("always", {"do": "stats", "shield": 2, "per": "tokens"}, of={"types": ["bandit-guard"]})
    table = begin_own(clauses=[tokens], registers={"tokens": 2})
    assert [figure.sheet.shield for figure in of_type(table, "bandit-guard")] == [4]
    fewer = clause(
        "always", {"do": "stats", "shield": -1, "each": "character"}, of={"types": ["bandit-guard"]}
    )
    table = begin_own(clauses=[fewer])
    assert [figure.sheet.shield for figure in of_type(table, "bandit-guard")] == [0]
    assert told_rules(row(clauses=[tokens], registers={"tokens": 2})) == ["rule-stats-per"]


@pytest.mark.rule("GH-S-END-03")
@pytest.mark.parametrize("scenario", [62, 66, 67])
def test_lost_when_all_are_exhausted(scenario: int) -> None:
    table = begin(scenario)
    for seat in range(2):
        exhaust(table, seat, "GH-S-EXH-01")
    assert table.ended == LOST


def test_a_door_that_was_never_opened_does_not_close() -> None:
    close = clause("turn-end", {"do": "close", "doors": ["1"]})
    table = begin_own(clauses=[close])
    end_turn(table, table.hero_figure(0))
    assert table.board.doors[0] == CLOSED
