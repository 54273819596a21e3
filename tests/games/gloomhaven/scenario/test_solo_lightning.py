"""Unnatural Insults: a door that only the dead open, and a shaman that raises corpses instead of cursing."""

from __future__ import annotations

import pytest

from taverna.games.gloomhaven.board.board import LOCKED, OPENED
from taverna.games.gloomhaven.language.modifiers import CURSE_CARD, ZERO, Deck
from taverna.games.gloomhaven.language.vocabulary import DISARM, ELITE, IMMOBILIZE, NORMAL
from taverna.games.gloomhaven.state.figures import SUMMONED, Figure, Sheet
from taverna.games.gloomhaven.state.table import RUNNING, WON, Table
from tests.games.gloomhaven.scenario.meeting import beside, settle
from tests.support.gloomhaven.printed import (
    begin,
    fell,
    fell_all,
    hardy,
    of_type,
    open_all,
    open_door,
    stack_card,
    take_turn,
)
from tests.support.gloomhaven.tabletop import GAME

ID = "solo-lightning"
BOSS = "inox-necromancer"
CORPSE = "living-corpse"


def locked(table: Table) -> list[int]:
    assert table.rules.scenario is not None
    return [table.board.doors[door.number] for door in table.rules.scenario.doors_labelled("1")]


@pytest.mark.rule("GH-S-DOR-07")
def test_both_doors_open_at_once_when_all_of_the_first_two_rooms_are_dead() -> None:
    table = fell_all(begin(ID, 1))
    assert locked(table) == [LOCKED, LOCKED]  # the second room is not yet seen
    open_door(table, 0)
    [*others, last] = [figure for figure in table.figures if figure.present and figure.group >= 0]
    for figure in others:
        fell(table, figure)
    assert locked(table) == [LOCKED, LOCKED]
    fell(table, last)
    assert locked(table) == [OPENED, OPENED]
    assert of_type(table, BOSS)


def test_it_is_won_by_the_necromancer_whoever_else_is_left() -> None:
    table = open_all(begin(ID, 1))
    [boss] = of_type(table, BOSS)
    assert boss.sheet.rank == ELITE
    fell_all(table, "living-bones")
    assert table.ended == RUNNING
    fell(table, boss)
    assert table.ended == WON
    assert of_type(table, CORPSE)


def alone_with_it(initiative: int) -> tuple[Table, Figure]:
    """All rooms open, nobody else on the map, modifier cards +0, and its next card."""
    table = hardy(open_all(begin(ID, 1)))
    table.monster_deck = Deck([ZERO] * 20)
    [boss] = of_type(table, BOSS)
    for figure in table.figures:
        if figure.present and figure.group >= 0 and figure is not boss:
            table.standees[figure.group] &= ~(1 << figure.number)
            table.put(figure, -1)
    beside(table, boss, 0)
    stack_card(table, BOSS, initiative)
    return table, boss


CURSES, DISARMS, BARE = 9, 8, 62
"""Initiatives of cards of shamans: an attack that curses, those that disarm or immobilize, and one without."""


@pytest.mark.parametrize("initiative", [CURSES, DISARMS])
def test_instead_of_a_condition_comes_one_normal_corpse(initiative: int) -> None:
    table, boss = alone_with_it(initiative)
    take_turn(table, boss)
    settle(table)
    hero = table.hero_figure(0)
    assert hero.hp < 99  # it was attacked
    assert not hero.conditions
    assert table.heroes[0].deck.count(CURSE_CARD) == 0
    [corpse] = of_type(table, CORPSE)
    assert corpse.sheet.rank == NORMAL
    assert table.adjacent(corpse, boss)


def test_a_card_without_condition_brings_nobody() -> None:
    table, boss = alone_with_it(BARE)
    take_turn(table, boss)
    settle(table)
    assert table.hero_figure(0).hp < 99
    assert of_type(table, CORPSE) == []


def test_a_summon_suffers_the_condition_and_no_corpse_comes() -> None:
    table, boss = alone_with_it(DISARMS)
    hero = table.hero_figure(0)
    wolf = Figure(0, SUMMONED, hero.side, Sheet("summon/wolf", "wolf", 30, 2, 2, 0))
    wolf.owner = 0
    wolf.number = 1
    table.add(wolf)
    table.put(wolf, hero.cell)
    table.put(hero, -1)
    table.board.occupant[wolf.cell] = wolf.slot
    take_turn(table, boss)
    settle(table)
    assert wolf.hp < 30
    assert wolf.conditions & (DISARM | IMMOBILIZE)
    assert of_type(table, CORPSE) == []


def test_the_question_where_the_corpse_stands_is_saved() -> None:
    table, boss = alone_with_it(CURSES)
    table.answers = []
    take_turn(table, boss)
    while table.pending[0].kind != "monster-place":
        GAME.apply(table, table.pending[0].seat, table.pending[0].options[-1])
    again = GAME.load(GAME.dump(table))
    assert again.pending[0].options == table.pending[0].options
    GAME.apply(again, again.pending[0].seat, again.pending[0].options[0])
    assert len(of_type(again, CORPSE)) == 1
