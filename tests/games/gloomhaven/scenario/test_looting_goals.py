"""Scenarios in which each character has a goal treasure to loot: 52, 60, 80 (GH-S-SPC-07)."""

from __future__ import annotations

import pytest

from taverna.games.gloomhaven import codes, content
from taverna.games.gloomhaven.effects.dying import exhaust
from taverna.games.gloomhaven.effects.item_windows import usable
from taverna.games.gloomhaven.effects.looting import loot
from taverna.games.gloomhaven.language.modifiers import CURSE_CARD, DISADVANTAGE, NORMAL_DRAW
from taverna.games.gloomhaven.language.moments import ROUND_START
from taverna.games.gloomhaven.language.vocabulary import ON_TURN
from taverna.games.gloomhaven.state.belongings import GOAL
from taverna.games.gloomhaven.state.figures import BOTTOM_USED, READY
from taverna.games.gloomhaven.state.table import LOST, RUNNING, WON, Table
from tests.games.gloomhaven.scenario.meeting import settle
from tests.games.gloomhaven.scenario.test_auras import mode
from tests.support.gloomhaven.printed import (
    begin,
    end_turn,
    fell_all,
    hardy,
    monsters,
    of_type,
    open_all,
    play_to_turn,
    put,
    run,
)
from tests.support.gloomhaven.tabletop import GAME


def goals(table: Table) -> list[int]:
    return [cell for cell, number in enumerate(table.treasure) if number == GOAL]


def opened(number: int, seats: int = 2) -> Table:
    """All rooms open, no enemy left."""
    return fell_all(open_all(hardy(begin(number, seats))))


def loots(table: Table, seat: int, cell: int) -> Table:
    """The hero ends a turn on the tile."""
    table.put(table.hero_figure(seat), cell)
    return end_turn(table, table.hero_figure(seat))


def spend(table: Table, seat: int) -> Table:
    exhaust(table, seat, "GH-S-EXH-01")
    return table


# 60: twelve rounds, and bad air from the seventh on


def suffered_in_round(table: Table, number: int) -> list[int]:
    """Hit points that the first hero and the first monster lose at its start."""
    victims = [table.hero_figure(0), monsters(table)[0]]
    for victim in victims:
        victim.hp = victim.max_hp = 20
    table.round = number
    table.at(ROUND_START)
    settle(run(table))
    return [victim.max_hp - victim.hp for victim in victims]


@pytest.mark.rule("GH-S-SPC-07")
@pytest.mark.parametrize(("number", "damage"), [(1, 0), (6, 0), (7, 2), (8, 2), (12, 2)])
def test_60_everyone_suffers_from_round_7_on(number: int, damage: int) -> None:
    table = open_all(hardy(begin(60)))
    assert suffered_in_round(table, number) == [damage, damage]


@pytest.mark.rule("GH-S-CMP-30")
def test_60_a_perk_that_ignores_scenario_effects_protects() -> None:
    table = open_all(hardy(begin(60, class_1="cragheart")))
    perks = content.hero_class("cragheart").perks
    table.heroes[0].perks = [number for number, perk in enumerate(perks) if perk.ignores_scenario]
    assert suffered_in_round(table, 7) == [0, 2]


def test_60_is_won_back_at_the_start_with_all_four_treasures() -> None:
    table = opened(60)
    for cell in goals(table):
        loots(table, 0, cell)
    first, second = table.rules.start[:2]
    put(table, table.hero_figure(1), (-2, 0))
    loots(table, 0, first)
    assert table.ended == RUNNING
    loots(table, 1, second)
    assert table.ended == WON


def test_60_is_not_won_with_three() -> None:
    table = opened(60)
    for cell in goals(table)[:3]:
        loots(table, 0, cell)
    loots(table, 0, table.rules.start[0])
    loots(table, 1, table.rules.start[1])
    assert table.ended == RUNNING


def test_60_is_lost_if_somebody_is_exhausted_while_a_treasure_is_left() -> None:
    table = opened(60)
    for cell in goals(table)[:3]:
        loots(table, 0, cell)
    table.put(table.hero_figure(1), table.rules.start[1])
    assert spend(table, 1).ended == LOST


def test_60_with_all_treasures_only_who_is_out_may_be_exhausted() -> None:
    table = opened(60)
    for cell in goals(table):
        loots(table, 0, cell)
    table.put(table.hero_figure(1), table.rules.start[1])
    assert spend(table, 1).ended == RUNNING
    assert spend(table, 0).ended == LOST


# 52: a room in four parts


@pytest.mark.rule("GH-S-SPC-07", "GH-S-SET-08")
@pytest.mark.parametrize(
    ("seats", "starts"),
    [(2, {(1, 2), (-1, 4)}), (3, {(1, 2), (-1, 4), (1, 4)}), (4, {(1, 2), (-1, 4), (1, 4), (3, 2)})],
)
def test_52_one_character_in_each_part_that_has_monsters(seats: int, starts: set[tuple[int, int]]) -> None:
    table = begin(52, seats)
    found = {table.rules.map.hex(table.hero_figure(seat).cell) for seat in range(seats)}
    assert found == starts


def test_52_nobody_gets_or_sees_over_the_boulders() -> None:
    table = begin(52, 3)
    north, south = table.rules.map.cell((1, 2)), table.rules.map.cell((1, 4))
    boulder = table.rules.map.cell((1, 3))
    shape = table.board.shape
    assert boulder not in shape.near[north]
    assert not shape.sees(north, south)
    assert all(boulder not in near for near in shape.near), "walls on all sides, for those who fly too"
    assert shape.ranges(north)[south] > 10, "there is no way but through closed doors"
    assert boulder in table.rules.plan.lasting_cells


def test_52_everybody_begins_with_two_curses() -> None:
    table = begin(52, 4)
    assert [hero.deck.count(CURSE_CARD) for hero in table.heroes] == [2, 2, 2, 2]


def beside_a_goal() -> Table:
    """The first hero's turn, a goal treasure and money beside it."""
    table = play_to_turn(opened(52), 0)
    put(table, table.hero_figure(0), (-4, 1))
    near = table.board.shape.near[table.hero_figure(0).cell]
    assert [cell for cell in near if table.treasure[cell] == GOAL]
    table.coins[next(cell for cell in near if table.treasure[cell] != GOAL)] = 1
    return run(table)


@pytest.mark.rule("GH-S-SPC-07")
def test_52_a_bottom_action_takes_the_treasure_beside_and_no_money() -> None:
    table = beside_a_goal()
    hero = table.heroes[0]
    assert codes.INTERACT in table.pending[0].options
    GAME.apply(table, 0, codes.INTERACT)
    GAME.apply(table, 0, table.pending[0].options[0])
    assert hero.treasures == [GOAL]
    assert (hero.used & BOTTOM_USED, hero.tokens) == (BOTTOM_USED, 0)
    assert len(goals(table)) == 3


def test_52_nobody_takes_a_second_one() -> None:
    table = beside_a_goal()
    table.heroes[0].treasures = [GOAL]
    assert codes.INTERACT not in run(table).pending[0].options
    loot(table, table.hero_figure(0), 2, 0)
    assert (table.heroes[0].treasures, len(goals(table))) == ([GOAL], 4)


def test_52_the_end_of_a_turn_loots_no_goal_treasure() -> None:
    table = opened(52)
    loots(table, 0, goals(table)[0])
    assert len(goals(table)) == 4


def test_52_is_won_when_each_has_one_and_lost_by_who_is_exhausted_without() -> None:
    table = opened(52)
    one, other = goals(table)[:2]
    table.put(table.hero_figure(0), one)
    loot(table, table.hero_figure(0), 1, 0)
    assert table.ended == RUNNING
    later = table.clone()
    table.put(table.hero_figure(1), other)
    loot(table, table.hero_figure(1), 1, 0)
    assert table.ended == WON
    assert spend(later, 1).ended == LOST


# 80: naked until one has one's treasure


def test_80_attacks_have_disadvantage_until_one_has_looted() -> None:
    table = open_all(hardy(begin(80)))
    foe = of_type(table, "city-guard")[0]
    assert mode(table, table.hero_figure(0), foe) == DISADVANTAGE
    table.heroes[0].treasures = [GOAL]
    assert mode(table, table.hero_figure(0), foe) == NORMAL_DRAW
    assert mode(table, table.hero_figure(1), foe) == DISADVANTAGE
    assert mode(table, foe, table.hero_figure(1)) == NORMAL_DRAW


@pytest.mark.rule("GH-S-ITM-01")
def test_80_items_do_nothing_until_one_has_looted() -> None:
    table = opened(80)
    hero, figure = table.heroes[0], table.hero_figure(0)
    potion = next(number for number, item in table.rules.items.items() if item.name == "minor-healing-potion")
    hero.items, hero.item_states, hero.item_uses = [potion], [READY], [0]
    assert usable(table, figure, ON_TURN) == []
    loots(table, 0, goals(table)[0])
    assert usable(table, figure, ON_TURN) == [0]


def test_80_one_treasure_for_each() -> None:
    table = opened(80)
    first, second = goals(table)[:2]
    loots(table, 0, first)
    loots(table, 0, second)
    assert (table.heroes[0].treasures, table.treasure[second]) == ([GOAL], GOAL)


def test_80_is_won_by_all_with_a_treasure_in_the_last_room() -> None:
    table = opened(80)
    assert table.rules.scenario is not None
    last = [
        cell
        for cell, room in enumerate(table.rules.map.room)
        if room == table.rules.scenario.room_named("R5")
    ]
    one, other = goals(table)[:2]
    loots(table, 0, one)
    loots(table, 0, last[0])
    loots(table, 1, last[1])
    assert table.ended == RUNNING, "the second has none"
    loots(table, 1, other)
    assert table.ended == RUNNING, "and now it is away"
    loots(table, 1, last[1])
    assert table.ended == WON


def test_80_is_lost_by_who_is_exhausted_elsewhere() -> None:
    table = opened(80)
    room = table.rules.map.room
    assert table.rules.scenario is not None
    last = table.rules.scenario.room_named("R5")
    table.put(table.hero_figure(0), room.index(last))
    assert spend(table, 0).ended == RUNNING
    assert spend(table, 1).ended == LOST
