"""Special rules of the solo scenarios of the Sun, the Three Spears and the Circles (GH-S-SPC)."""

from __future__ import annotations

import pytest

from taverna.games.gloomhaven.board.figures import CHARACTERS
from taverna.games.gloomhaven.effects.conditions import gain
from taverna.games.gloomhaven.language.vocabulary import ELITE, NORMAL, WOUND
from taverna.games.gloomhaven.state.table import RUNNING, WON, Table
from taverna.kernel import BadData
from taverna.kit.hexes import Hex
from tests.games.gloomhaven.scenario.lone import alone, foes, loots_goal, places, round_ends, slay
from tests.games.gloomhaven.scenario.meeting import settle
from tests.support.gloomhaven.own import happens, row, scenario_of
from tests.support.gloomhaven.printed import (
    at,
    fell,
    first_answers,
    monsters,
    of_type,
    open_all,
    put,
    take_turn,
)

SPECIAL = pytest.mark.rule("GH-S-SPC-07")
SPAWNS = pytest.mark.rule("GH-S-SPC-01")


# Sun: three waves around the wagons


@SPECIAL
def test_sun_guards_are_two_levels_lower_and_do_the_same_in_each_round() -> None:
    table = alone("sun")
    guards = of_type(table, "city-guard")
    assert [(guard.side, guard.max_hp, guard.sheet.attack) for guard in guards] == [(CHARACTERS, 5, 2)] * 6
    assert {table.deck_of(guard) is table.heroes[0].deck for guard in guards} == {True}
    [card] = table.rules.decks[table.rules.groups[guards[0].group].deck].cards
    assert card.initiative == 99
    guard, bandit = guards[0], of_type(table, "bandit-guard")[0]
    put(table, bandit, (-6, 3))
    bandit.hp = bandit.max_hp = 30
    for other in foes(table):
        if other is not bandit:
            fell(table, other)
    settle(take_turn(table, guard))
    assert at(table, guard) == (-5, 3), "Move 2 + 0, next to the bandit"
    assert 30 - bandit.hp in range(2 * 2 + 3), "Attack 2 + 0 and one modifier card"


def guards_at(table: Table) -> list[Hex]:
    return sorted(at(table, guard) for guard in of_type(table, "city-guard"))


AROUND = [(-3, 3), (-3, 4), (-2, 2), (-2, 4), (-1, 2), (-1, 3)]


@SPAWNS
def test_sun_the_next_wave_comes_when_nobody_is_left_and_the_guards_go_back() -> None:
    table = alone("sun")
    hero, guards = table.hero_figure(0), of_type(table, "city-guard")
    assert (at(table, hero), guards_at(table)) == ((-2, 3), AROUND)
    assert places(table, "bandit-guard", NORMAL) == [(-7, 6), (4, 0)]
    assert places(table, "bandit-archer", NORMAL) == [(-7, 5), (1, 6)]
    assert places(table, "bandit-guard", ELITE) == [(-8, 6)]
    assert of_type(round_ends(table, 1), "inox-guard") == []
    slay(table)
    put(table, hero, (1, 2))
    put(table, guards[0], (2, 2))
    put(table, guards[1], (-3, 3))
    guards[0].hp = 1
    gain(table, hero, WOUND, "GH-S-CND-01")
    fell(table, guards[5])
    round_ends(table, 2)
    assert (at(table, hero), hero.conditions & WOUND) == ((-2, 3), WOUND)
    assert guards_at(table) == [hex for hex in AROUND if hex != (-1, 3)]
    assert guards[0].hp == 1
    assert places(table, "inox-guard", NORMAL) == [(-7, 5)]
    assert places(table, "inox-shaman", ELITE) == [(-8, 6)]
    assert places(table, "inox-archer", ELITE) == [(-5, 0)]
    assert table.ended == RUNNING


@pytest.mark.rule("GH-S-END-01")
def test_sun_is_won_after_the_third_wave() -> None:
    table = alone("sun")
    round_ends(slay(table), 1)
    assert slay(table).ended == RUNNING
    round_ends(table, 2)
    assert places(table, "vermling-scout", NORMAL) == [(-7, 6), (4, 0)]
    assert places(table, "vermling-shaman", NORMAL) == [(-7, 5), (1, 6)]
    assert places(table, "cave-bear", NORMAL) == [(-8, 6)]
    assert places(table, "vermling-scout", ELITE) == [(-5, 0)]
    assert table.ended == RUNNING
    assert slay(table).ended == WON


def test_sun_who_stands_in_a_guards_place_makes_way() -> None:
    table = alone("sun")
    slay(table)
    hero, guards = table.hero_figure(0), of_type(table, "city-guard")
    put(table, guards[0], (2, 2))
    put(table, guards[1], (1, 2))
    put(table, hero, (-3, 3))
    happens(table, "round-end")
    assert (at(table, hero), guards_at(table)) == ((-2, 3), AROUND)


# Three Spears: an ambush


@SPAWNS
def test_three_spears_the_ambush_comes_when_the_trunk_is_opened() -> None:
    table = open_all(alone("three-spears"))
    assert monsters(table) == []
    loots_goal(table)
    assert places(table, "bandit-guard", NORMAL) == [(-9, 10)]
    assert places(table, "bandit-guard", ELITE) == [(-6, 4)]
    assert places(table, "bandit-archer", NORMAL) == [(-3, 8), (0, 2)]
    assert places(table, "hound", NORMAL) == [(-6, 5), (-5, 4)]
    assert table.ended == RUNNING
    assert slay(table).ended == WON


# Circles: beasts, and the greatest of them


@SPAWNS
def test_circles_beasts_come_one_round_after_the_other() -> None:
    table = alone("circles")
    expected = [
        ("hound", [(-8, 6)]),
        ("spitting-drake", [(4, 0)]),
        ("hound", [(1, 5), (1, 6)]),
        ("spitting-drake", [(-5, 0)]),
    ]
    for number, (slug, hexes) in enumerate(expected, 1):
        round_ends(slay(table), number)
        assert places(table, slug, NORMAL) == hexes
        assert len(foes(table)) == len(hexes)
        assert (of_type(table, "cave-bear"), table.ended) == ([], RUNNING)
    fell(table, foes(table)[0])
    first_answers(table, "spawn")
    [bear] = of_type(table, "cave-bear")
    assert (at(table, bear), bear.sheet.rank, bear.max_hp) == ((-2, 3), ELITE, 2 * 20)
    assert table.ended == RUNNING
    assert fell(table, bear).ended == WON


@SPECIAL
def test_only_a_solo_scenario_lends_the_characters_cards() -> None:
    with pytest.raises(BadData, match=r"traits.bandit-guard.modifiers: there is one character only"):
        scenario_of(row(traits={"bandit-guard": {"modifiers": "character"}}))
