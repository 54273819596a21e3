"""Scenario 61: two groups of monsters by turns; the one whose round it is not is out of play."""

from __future__ import annotations

from typing import Any

import pytest

from taverna.games.gloomhaven.board.figures import ASIDE, MONSTERS
from taverna.games.gloomhaven.board.free_moves import FreeMove
from taverna.games.gloomhaven.board.paths import WALK
from taverna.games.gloomhaven.effects.selecting import candidates
from taverna.games.gloomhaven.effects.turn_order import groups_on_map
from taverna.games.gloomhaven.language.abilities import Selector
from taverna.games.gloomhaven.language.moments import ROUND_START
from taverna.games.gloomhaven.language.vocabulary import ALL, ALLIES_AND_ENEMIES, ENEMY, FIGURE
from taverna.games.gloomhaven.state.figures import Figure
from taverna.games.gloomhaven.state.table import GOALS_LOOTED, LOST, RUNNING, WON, Table
from tests.support.gloomhaven.printed import begin, hardy, monsters, of_type, open_all, play_round, put
from tests.support.gloomhaven.tabletop import GAME

ODD = ("ooze", "giant-viper")
EVEN = ("flame-demon", "frost-demon")


def names(figures: list[Figure]) -> set[str]:
    return {figure.sheet.name for figure in figures}


def in_round(number: int) -> Table:
    table = begin(61)
    table.round = number
    table.at(ROUND_START)
    return table


@pytest.mark.rule("GH-S-SPC-07")
@pytest.mark.parametrize(("number", "active", "aside"), [(1, ODD, EVEN), (2, EVEN, ODD), (3, ODD, EVEN)])
def test_61_the_groups_take_turns(number: int, active: tuple[str, ...], aside: tuple[str, ...]) -> None:
    table = in_round(number)
    out = [figure for figure in monsters(table) if figure.side == ASIDE]
    assert names(out) == set(aside)
    assert names([figure for figure in monsters(table) if figure.side == MONSTERS]) == set(active)
    drawing = {group.slug for group in table.rules.groups if groups_on_map(table) >> group.number & 1}
    assert drawing == set(active)


def test_61_who_comes_behind_a_door_takes_turns_too() -> None:
    table = open_all(in_round(2))
    assert {figure.side for figure in of_type(table, "giant-viper")} == {ASIDE}


def test_61_nobody_of_them_acts_in_a_round_that_is_not_theirs() -> None:
    table = hardy(begin(61))
    play_round(table)
    acted = names([figure for figure in monsters(table) if figure.focus >= 0])
    assert acted <= set(ODD)
    assert acted


def test_61_nothing_affects_them() -> None:
    table = in_round(1)
    hero = table.hero_figure(0)
    for who in (ENEMY, FIGURE, ALLIES_AND_ENEMIES):
        found = candidates(table, hero, Selector(who, ALL, 9), 0)
        assert not names(found) & set(EVEN)
    assert not any(table.are_enemies(hero, figure) for figure in of_type(table, "frost-demon"))


def test_61_their_hexes_are_passed_through_but_not_ended_in() -> None:
    table = in_round(1)
    hero = table.hero_figure(0)
    [demon] = of_type(table, "frost-demon")
    near = table.board.shape.near[demon.cell]
    table.put(
        hero, next(cell for cell in near if table.board.occupant[cell] < 0 and table.board.walk[cell] == 1)
    )
    move = FreeMove(table.board, hero.slot, WALK, 4)
    assert demon.cell in move.through()
    assert demon.cell not in move.ends
    viper = of_type(table, "giant-viper")[0]
    assert viper.cell not in move.through()


def test_61_who_is_out_of_play_is_seen_and_saved() -> None:
    table = in_round(2)
    sides = [figure.side for figure in table.figures]
    assert [figure.side for figure in GAME.load(GAME.dump(table)).figures] == sides
    seen: Any = GAME.view(table, 0)
    shown = {figure["slot"]: figure["side"] for figure in seen["figures"]}
    assert all(shown[figure.slot] == figure.side for figure in monsters(table))


def test_61_is_won_with_four_goal_treasures() -> None:
    table = begin(61)
    table.counts[GOALS_LOOTED] = 3
    table.check()
    assert table.ended == RUNNING
    table.counts[GOALS_LOOTED] = 4
    table.check()
    assert table.ended == WON
    other = begin(61)
    for hero in other.heroes:
        hero.exhausted = True
    other.check()
    assert other.ended == LOST


def test_in_other_scenarios_nobody_is_out_of_play() -> None:
    table = open_all(begin(1))
    put(table, table.hero_figure(0), table.rules.map.hex(table.hero_figure(0).cell))
    assert {figure.side for figure in monsters(table)} == {MONSTERS}
