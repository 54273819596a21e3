"""Rules that many printed scenarios share, for every scenario that has them: set-up, goals, losses, sides, locks.

The numbers are those of the printed pages.
"""

from __future__ import annotations

import pytest

from taverna.games.gloomhaven.board.board import LOCKED, OPENED
from taverna.games.gloomhaven.board.figures import CHARACTERS
from taverna.games.gloomhaven.effects.dying import exhaust
from taverna.games.gloomhaven.language import vocabulary as v
from taverna.games.gloomhaven.language.modifiers import CURSE_CARD, EXTRA_MINUS
from taverna.games.gloomhaven.language.moments import ROUND_END, ROUND_START
from taverna.games.gloomhaven.state.figures import OBJECT
from taverna.games.gloomhaven.state.table import INERT, LOST, RUNNING, STRONG, WON, Table
from tests.support.gloomhaven.printed import (
    answer,
    begin,
    door_labelled,
    end_turn,
    fell,
    first_answers,
    hardy,
    monsters,
    of_type,
    open_all,
    put,
    run,
)

# Effects at the start

CURSES = {2: 3, 6: 3, 19: 3, 26: 3, 31: 3, 37: 3, 39: 3, 47: 3, 51: 3, 52: 2, 53: 3, 65: 4, 87: 3}
MINUSES = {14: 3, 23: 3, 25: 2, 29: 3, 40: 3, 45: 2}


@pytest.mark.rule("GH-S-SET-01")
@pytest.mark.parametrize("scenario", CURSES)
def test_curses_at_the_start(scenario: int) -> None:
    assert [hero.deck.count(CURSE_CARD) for hero in begin(scenario).heroes] == [CURSES[scenario]] * 2


@pytest.mark.rule("GH-S-SET-01")
@pytest.mark.parametrize("scenario", MINUSES)
def test_cards_of_minus_one_at_the_start(scenario: int) -> None:
    assert [hero.deck.count(EXTRA_MINUS) for hero in begin(scenario).heroes] == [MINUSES[scenario]] * 2


@pytest.mark.rule("GH-S-SET-01")
@pytest.mark.parametrize(
    ("scenario", "condition"),
    [(5, v.DISARM), (48, v.MUDDLE), (63, v.WOUND), (68, v.POISON), (93, v.IMMOBILIZE)],
)
def test_conditions_at_the_start(scenario: int, condition: int) -> None:
    table = begin(scenario, 4)
    assert [table.hero_figure(seat).conditions for seat in range(4)] == [condition] * 4


# Goals


@pytest.mark.rule("GH-S-END-02")
@pytest.mark.parametrize("scenario", [28, 56, 63, 64, 89, 93])
def test_every_enemy_must_die(scenario: int) -> None:
    table = open_all(hardy(begin(scenario)))
    foes = [figure for figure in monsters(table) if table.is_foe(figure)]
    for figure in foes[1:]:
        fell(table, figure)
    assert table.ended == RUNNING
    fell(table, foes[0])
    assert table.ended == WON


@pytest.mark.rule("GH-S-END-02")
def test_47_is_won_when_the_eye_is_dead() -> None:
    table = open_all(hardy(begin(47)))
    [eye] = of_type(table, "the-sightless-eye")
    fell(table, eye)
    assert table.ended == WON


@pytest.mark.rule("GH-S-END-02")
def test_43_is_won_by_four_drakes_for_each_character() -> None:
    table = open_all(hardy(begin(43)))
    for drake in (of_type(table, "rending-drake") + of_type(table, "spitting-drake"))[:8]:
        assert table.ended == RUNNING
        fell(table, drake)
    assert table.ended == WON


@pytest.mark.rule("GH-S-END-02")
def test_24_is_won_when_every_door_is_open() -> None:
    table = hardy(begin(24))
    assert table.ended == RUNNING
    open_all(table)
    end_turn(table, table.hero_figure(0))
    assert table.ended == WON


def exit_of(table: Table) -> list[int]:
    place = table.rules.plan.win[-1].place
    assert place is not None
    return place.cells


def at_the_exit(scenario: int) -> Table:
    """Everything is open and nobody else is left."""
    table = open_all(hardy(begin(scenario, 3)))
    for figure in monsters(table):
        table.put(figure, -1)
    return table


@pytest.mark.rule("GH-S-END-02")
@pytest.mark.parametrize("scenario", [25, 37])
def test_everybody_must_get_to_the_way_out(scenario: int) -> None:
    table = at_the_exit(scenario)
    for seat, cell in enumerate(exit_of(table)[:3]):
        assert table.ended == RUNNING
        table.put(table.hero_figure(seat), cell)
        end_turn(table, table.hero_figure(seat))
    assert table.ended == WON


@pytest.mark.rule("GH-S-END-03")
@pytest.mark.parametrize("scenario", [25, 33, 37, 60, 71, 80])
def test_who_is_exhausted_off_the_way_out_loses_it_for_all(scenario: int) -> None:
    table = at_the_exit(scenario)
    exhaust(table, 0, "GH-S-EXH-01")
    run(table)
    assert table.ended == LOST


# Locks


@pytest.mark.rule("GH-S-SPC-07", "GH-S-DOR-07")
@pytest.mark.parametrize(("label", "number"), [("a", 2), ("b", 4), ("c", 6), ("d", 8)])
def test_53_doors_open_by_the_clock(label: str, number: int) -> None:
    table = hardy(begin(53))
    door = door_labelled(table, label)
    for round in range(1, number + 1):
        assert table.board.doors[door] == LOCKED
        table.round = round
        table.at(ROUND_START)
        run(table)
    assert table.board.doors[door] == OPENED


@pytest.mark.rule("GH-S-SPC-07")
@pytest.mark.parametrize(
    ("scenario", "labels"),
    [(66, "1fghij"), (67, "2"), (69, "1"), (71, "bcd"), (74, "12"), (79, "1"), (84, "bcd"), (95, "1")],
)
def test_doors_are_locked_at_first(scenario: int, labels: str) -> None:
    table = begin(scenario)
    assert {table.board.doors[door_labelled(table, label)] for label in labels} == {LOCKED}


@pytest.mark.rule("GH-S-SPC-07")
def test_81_light_and_dark_are_strong_in_every_round() -> None:
    table = begin(81)
    table.elements = [INERT] * len(table.elements)
    table.at(ROUND_START)
    run(table)
    strong = [element for element, state in enumerate(table.elements) if state == STRONG]
    assert strong == sorted([v.LIGHT, v.DARK])


HELD = [
    ("1", "a"), ("1", "b"), ("f", "b"), ("f", "c"), ("g", "c"), ("g", "d"), ("h", "d"), ("i", "d"), ("j", "d"),
]  # fmt: skip
PLATES = {"a": (-4, 8), "b": (-2, 10), "c": (-4, 15), "d": (-10, 18)}
FOR_GOOD = ("i", "j")


@pytest.mark.rule("GH-S-SPC-07", "GH-S-COR-02")
@pytest.mark.parametrize(("label", "plate"), HELD)
def test_66_which_plate_holds_which_door(label: str, plate: str) -> None:
    table = hardy(begin(66))
    door = door_labelled(table, label)
    hero = table.hero_figure(0)
    start = hero.cell
    put(table, hero, PLATES[plate])
    end_turn(table, hero)
    assert table.board.doors[door] == OPENED
    table.put(hero, start)
    end_turn(table, hero)
    assert table.board.doors[door] == (OPENED if label in FOR_GOOD else LOCKED)


@pytest.mark.rule("GH-S-SPC-07", "GH-S-COR-02")
def test_69_a_plate_opens_door_1() -> None:
    table = hardy(begin(69))
    while table.pending[0].kind == "give":
        answer(table, table.pending[0].options[0])
    put(table, table.hero_figure(0), (-5, 5))
    end_turn(table, table.hero_figure(0))
    assert table.board.doors[door_labelled(table, "1")] == OPENED


@pytest.mark.rule("GH-S-SPC-07")
@pytest.mark.parametrize(("seats", "imps"), [(2, 2), (3, 3), (4, 4)])
def test_26_an_imp_beside_each_pump_that_is_not_cleansed(seats: int, imps: int) -> None:
    table = open_all(hardy(begin(26, seats)))
    for figure in monsters(table):
        fell(table, figure)
    table.at(ROUND_END)
    first_answers(run(table), "spawn")
    assert len(of_type(table, "black-imp")) == imps


@pytest.mark.rule("GH-S-SPC-07")
@pytest.mark.parametrize(("number", "tree"), [(1, "a"), (2, "b"), (3, "c"), (4, "a"), (5, "b"), (6, "c")])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_72_the_trees_take_turns(number: int, tree: str, seats: int) -> None:
    table = open_all(hardy(begin(72, seats)))
    for figure in of_type(table, "ooze"):
        fell(table, figure)
    table.round = number
    table.at(ROUND_END)
    first_answers(run(table), "spawn")
    [ooze] = of_type(table, "ooze")
    assert ooze.sheet.rank == (v.ELITE if seats == 4 or (seats == 3 and number % 2 == 0) else v.NORMAL)
    assert table.rules.scenario is not None
    trunk = [table.rules.map.cell(hex) for hex in table.rules.scenario.markers[tree]]
    assert min(table.distance(ooze.cell, cell) for cell in trunk) == 1


@pytest.mark.rule("GH-S-SPC-07")
def test_58_the_harvester_is_a_level_higher() -> None:
    rules = begin(58).rules
    line = rules.groups[rules.group_of("the-harvester")].sheets[0]
    assert (line.hp, line.shield) == (9, 2)  # level 2 of an elite city guard, in a scenario of level 1


# Who fights for whom

DEMONS = ("earth-demon", "flame-demon", "frost-demon", "wind-demon")
SIDES = [
    *[(35, demon, CHARACTERS) for demon in DEMONS],
    (91, "cave-bear", CHARACTERS),
    (91, "hound", CHARACTERS),
    (86, "villager", CHARACTERS),
]


@pytest.mark.rule("GH-S-SPC-07")
@pytest.mark.parametrize(("scenario", "type", "side"), SIDES)
def test_sides(scenario: int, type: str, side: int) -> None:
    rules = begin(scenario, 4).rules
    assert rules.groups[rules.group_of(type)].side == side


@pytest.mark.rule("GH-S-SPC-07")
@pytest.mark.parametrize(
    ("scenario", "type", "focus"),
    [*[(35, demon, "gate") for demon in DEMONS], *[(36, demon, "gate") for demon in DEMONS],
     *[(84, demon, "crystal") for demon in DEMONS[:3]]],
)  # fmt: skip
def test_what_monsters_are_after(scenario: int, type: str, focus: str) -> None:
    rules = begin(scenario).rules
    assert rules.groups[rules.group_of(type)].focus == rules.group_of(focus)


OBJECTS = [
    (22, "altar", 4, 4 + 2), (31, "column", 1, 9 * 2), (39, "altar", 1, 6 + 2), (42, "cord", 6, 2 + 1),
    (45, "totem", 6, 1 + 2 + 1), (58, "bonepile", 4, 1 + 2 * 2), (95, "boulder", 5, 3 + 1),
]  # fmt: skip
"""Scenario, what is to be destroyed, how many, hit points at level 1 with two characters."""


@pytest.mark.rule("GH-S-SPC-07")
@pytest.mark.parametrize(("scenario", "type", "count", "hp"), OBJECTS)
def test_objects_are_the_characters_to_destroy(scenario: int, type: str, count: int, hp: int) -> None:
    table = open_all(begin(scenario))
    found = of_type(table, type)
    assert [(one.hp, one.kind, one.side) for one in found] == [(hp, OBJECT, found[0].side)] * count
    assert all(table.are_enemies(table.hero_figure(0), one) for one in found)


@pytest.mark.rule("GH-S-SPC-07")
@pytest.mark.parametrize(("scenario", "boss"), [(34, "elder-drake"), (47, "the-sightless-eye")])
def test_bosses_that_nothing_moves(scenario: int, boss: str) -> None:
    rules = begin(scenario).rules
    assert all(sheet.no_push for sheet in rules.groups[rules.group_of(boss)].sheets)


@pytest.mark.rule("GH-S-SPC-07")
def test_54_bears_poison() -> None:
    rules = begin(54).rules
    group = next(group for group in rules.groups if "cave-bear" in group.sheets[0].name)
    assert all(sheet.conditions & v.POISON for sheet in group.sheets)


@pytest.mark.rule("GH-S-SPC-07", "GH-S-END-03")
def test_56_is_lost_with_the_last_of_three_captives() -> None:
    table = open_all(hardy(begin(56)))
    captives = of_type(table, "captive")
    assert [(one.hp, one.sheet.move, one.sheet.attack) for one in captives] == [(4 + 2, 3, 3)] * 3
    for captive in captives:
        assert table.ended == RUNNING
        fell(table, captive)
    assert table.ended == LOST


# What holds all the time


@pytest.mark.rule("GH-S-LOT-01")
@pytest.mark.parametrize("scenario", [7, 30, 50, 52, 55, 59, 61])
def test_goal_treasures_for_loot_abilities_only(scenario: int) -> None:
    assert begin(scenario).rules.plan.goal_loot_action


@pytest.mark.rule("GH-S-SET-08")
@pytest.mark.parametrize("scenario", [50, 58, 85])
def test_at_most_half_of_the_characters_begin_in_one_room(scenario: int) -> None:
    table = begin(scenario, 4)
    rooms = [table.board.map.room[table.hero_figure(seat).cell] for seat in range(4)]
    assert sorted(rooms.count(room) for room in set(rooms)) == [2, 2]
