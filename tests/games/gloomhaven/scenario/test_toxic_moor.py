"""Scenario 68: a tree that withers and only heals, water that hurts who is poisoned."""

from __future__ import annotations

import pytest

from taverna.games.gloomhaven.board.areas import MELEE
from taverna.games.gloomhaven.board.board import NEGATIVE
from taverna.games.gloomhaven.board.figures import CHARACTERS
from taverna.games.gloomhaven.board.paths import WALK, explore
from taverna.games.gloomhaven.effects.dying import exhaust
from taverna.games.gloomhaven.effects.entering import enter_terrain
from taverna.games.gloomhaven.effects.healing import heal
from taverna.games.gloomhaven.language.vocabulary import POISON
from taverna.games.gloomhaven.monsters.aim import Aim
from taverna.games.gloomhaven.state.figures import SUMMONED, Figure, Sheet
from taverna.games.gloomhaven.state.table import LOST, RUNNING, WON, Table
from tests.games.gloomhaven.scenario.meeting import settle
from tests.support.gloomhaven.printed import (
    begin,
    fell,
    hardy,
    monsters,
    of_type,
    open_door,
    play_round,
    put,
    run,
)
from tests.support.gloomhaven.tabletop import GAME

WATER = (0, -1)
DRY = (1, -1)


def hero(table: Table, seat: int = 0) -> Figure:
    return table.hero_figure(seat)


def moor() -> Table:
    """Nobody but the heroes in the first room."""
    table = hardy(begin(68))
    for figure in monsters(table):
        fell(table, figure)
    return table


def tree_of(table: Table) -> Figure:
    [found] = of_type(table, "tree")
    return found


@pytest.mark.rule("GH-S-SET-01")
def test_68_everybody_begins_poisoned() -> None:
    table = begin(68)
    assert all(hero(table, seat).conditions & POISON for seat in range(2))


# The tree


@pytest.mark.rule("GH-S-SPC-07")
@pytest.mark.parametrize(("rounds", "left"), [(0, 17), (1, 15), (3, 11)])
def test_68_the_tree_withers_before_it_is_seen(rounds: int, left: int) -> None:
    table = moor()
    for _ in range(rounds):
        play_round(table)
    open_door(table, 0)
    tree = tree_of(table)
    assert (tree.hp, tree.max_hp, tree.side) == (left, 17, CHARACTERS)


@pytest.mark.rule("GH-S-SPC-07", "GH-S-END-03")
def test_68_is_lost_when_nobody_comes_in_time() -> None:
    table = moor()
    for _ in range(8):
        play_round(table)
        for hero in table.heroes:
            hero.hand, hero.discard, hero.lost = hero.cards, 0, 0
        table.pending = []
        GAME.rules.run(table)
    assert table.ended == RUNNING
    play_round(table)
    assert table.ended == LOST


@pytest.mark.rule("GH-S-SPC-07")
@pytest.mark.parametrize(("drakes", "left"), [(True, 15), (False, 17)])
def test_68_once_it_is_seen_only_drakes_beside_it_make_it_wither(drakes: bool, left: int) -> None:
    table = moor()
    open_door(table, 0)
    for figure in monsters(table):
        if figure.sheet.name != "tree" and not (drakes and figure.sheet.name == "rending-drake"):
            fell(table, figure)
    play_round(table)
    assert tree_of(table).hp == left


def test_68_the_tree_can_be_healed_and_its_death_loses() -> None:
    table = moor()
    play_round(table)
    open_door(table, 0)
    tree = tree_of(table)
    heal(table, tree, 1, "GH-S-SPC-07")
    assert tree.hp == 16
    fell(table, tree)
    assert table.ended == LOST


@pytest.mark.rule("GH-S-SPC-07")
def test_68_no_monster_attacks_the_tree() -> None:
    table = moor()
    open_door(table, 0)
    drake = of_type(table, "rending-drake")[0]
    assert table.are_enemies(drake, tree_of(table))
    assert tree_of(table).slot not in Aim(table.board, drake.slot, MELEE).enemies


# Water


@pytest.mark.rule("GH-S-SPC-07", "GH-S-LVL-05")
@pytest.mark.parametrize(
    ("hex", "poisoned", "suffered"), [(WATER, True, 3), (WATER, False, 0), (DRY, True, 0)]
)
def test_68_water_hurts_who_is_poisoned(hex: tuple[int, int], poisoned: bool, suffered: int) -> None:
    table = moor()
    figure = hero(table)
    if not poisoned:
        figure.conditions &= ~POISON
    put(table, figure, hex)
    table.pending = []
    enter_terrain(table, figure, -1)
    run(table)
    if suffered:
        again = GAME.load(GAME.dump(_quiet(table)))
        assert again.pending == table.pending or again.pending[0].kind == "damage"
    settle(table)
    assert figure.max_hp - figure.hp == suffered


def _quiet(table: Table) -> Table:
    table.answers = []
    return table


def test_68_monsters_walk_through_water_unharmed() -> None:
    table = hardy(begin(68))
    drake = of_type(table, "rending-drake")[0]
    drake.conditions |= POISON
    put(table, drake, WATER)
    enter_terrain(table, drake, -1)
    assert drake.hp == drake.max_hp


@pytest.mark.rule("GH-S-FOC-06", "GH-S-SPC-07")
@pytest.mark.parametrize("poisoned", [True, False])
def test_68_poisoned_summons_take_water_for_a_trap(poisoned: bool) -> None:
    table = moor()
    summon = Figure(0, SUMMONED, CHARACTERS, Sheet("test", "battle-bot", 4, 2, 2, 0))
    summon.owner = 0
    table.add(summon)
    put(table, summon, DRY)
    if poisoned:
        summon.conditions |= POISON
    table.rules.story.resume(table)
    price = explore(table.board, summon.slot, WALK).price[table.rules.map.cell(WATER)]
    assert (price >= NEGATIVE) == poisoned


@pytest.mark.rule("GH-S-END-02")
def test_68_is_won_when_all_are_dead_and_the_tree_lives() -> None:
    table = moor()
    open_door(table, 0)
    for figure in monsters(table):
        if figure.sheet.name != "tree":
            fell(table, figure)
    play_round(table)
    assert table.ended == WON


def test_68_is_lost_when_all_are_exhausted() -> None:
    table = begin(68)
    for seat in range(2):
        exhaust(table, seat, "GH-S-EXH-01")
    assert table.ended == LOST
