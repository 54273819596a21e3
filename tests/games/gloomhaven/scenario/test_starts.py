"""Two rooms to begin in, and scenarios that change while they are played: 47, 50, 83 (GH-S-SPC-07)."""

from __future__ import annotations

import pytest

from taverna.games.gloomhaven import codes
from taverna.games.gloomhaven.effects.shoving import shove
from taverna.games.gloomhaven.language.modifiers import CURSE_CARD
from taverna.games.gloomhaven.language.moments import ROUND_END, ROUND_START, TURN_START
from taverna.games.gloomhaven.language.vocabulary import ELITE, FIRE, NORMAL
from taverna.games.gloomhaven.state.figures import Figure
from taverna.games.gloomhaven.state.table import INERT, RUNNING, STRONG, WON, Table
from taverna.kit.hexes import Hex
from tests.games.gloomhaven.scenario.meeting import SPECIAL_1, SPECIAL_2, acts, beside, meet, settle
from tests.support.gloomhaven.printed import (
    begin,
    door_labelled,
    end_turn,
    fell,
    fell_all,
    hardy,
    monsters,
    of_type,
    open_all,
    open_door,
    put,
    run,
)
from tests.support.gloomhaven.tabletop import GAME

# 50: two rooms


def rooms_offered(table: Table) -> list[int]:
    """Rooms of the hexes that the next hero may begin on, each once."""
    room = table.board.map.room
    return sorted({room[code - codes.CELL] for code in table.pending[0].options})


@pytest.mark.rule("GH-S-SPC-07", "GH-S-SET-08")
@pytest.mark.parametrize(("seats", "most"), [(2, 1), (3, 2), (4, 2)])
def test_50_half_of_the_characters_begin_in_each_room(seats: int, most: int) -> None:
    table = GAME.setup(seats, 3, {"scenario": "50"})
    for seat in range(seats):
        GAME.apply(table, seat, codes.QUICK)
    first = table.board.map.room[table.pending[0].options[0] - codes.CELL]
    other = 1 - first
    for placed in range(seats):
        assert rooms_offered(table) == ([0, 1] if placed < most else [other])
        GAME.apply(table, table.pending[0].seat, table.pending[0].options[0])
    heroes = [table.board.map.room[table.hero_figure(seat).cell] for seat in range(seats)]
    assert heroes.count(first) == most
    assert table.board.revealed == [True, True, False, False]


def test_50_goal_treasures_by_a_loot_action_only() -> None:
    table = open_all(hardy(begin(50)))
    goals = [cell for cell, number in enumerate(table.treasure) if number == 0]
    assert len(goals) == 4
    hero = table.hero_figure(0)
    table.put(hero, goals[0])
    end_turn(table, hero)
    assert table.treasure[goals[0]] == 0


# 83: the altar, the last cultist


ALTAR: Hex = (-5, 17)


def at_start_of_turn(table: Table, figure: Figure) -> int:
    """How many hit points it costs the figure; below 0: they come back."""
    figure.max_hp, figure.hp = 60, 50
    table.at(TURN_START, figure.slot)
    settle(run(table))
    return 50 - figure.hp


@pytest.mark.rule("GH-S-SPC-07")
def test_83_the_altar_burns_characters_and_heals_monsters() -> None:
    table = open_all(hardy(begin(83)))
    near, far = table.hero_figure(0), table.hero_figure(1)
    cultist, other = of_type(table, "cultist")[-2:]
    put(table, near, (-5, 15))  # two hexes off
    put(table, cultist, (-4, 16))
    put(table, far, (-5, 14))
    put(table, other, (-8, 20))
    assert [at_start_of_turn(table, figure) for figure in (near, far, cultist, other)] == [1, 0, -1, 0]


def test_83_the_altar_sleeps_behind_its_door() -> None:
    table = hardy(begin(83))
    open_door(table, 0)
    hero = table.hero_figure(0)
    table.put(hero, table.rules.map.cell((-5, 15)))
    assert at_start_of_turn(table, hero) == 0
    open_door(table, door_labelled(table, "1"))
    assert at_start_of_turn(table, hero) == 1


@pytest.mark.rule("GH-S-SPC-07", "GH-S-SPC-02", "GH-S-SPC-04")
@pytest.mark.parametrize(("seats", "ranks"), [(2, [ELITE]), (3, [NORMAL, ELITE]), (4, [ELITE, ELITE])])
def test_83_flame_demons_come_when_the_last_cultist_dies(seats: int, ranks: list[int]) -> None:
    table = open_all(hardy(begin(83, seats)))
    for figure in monsters(table):
        if figure.sheet.name != "cultist":
            fell(table, figure)
    cultists = of_type(table, "cultist")
    for cultist in cultists[1:]:
        fell(table, cultist)
        assert of_type(table, "flame-demon") == []
    fell(table, cultists[0])
    assert table.ended == RUNNING
    demons = of_type(table, "flame-demon")
    assert [demon.sheet.rank for demon in demons] == ranks
    assert all(demon.spawned for demon in demons)
    fell_all(table)
    assert table.ended == WON


def test_83_cultists_behind_a_door_count() -> None:
    table = hardy(begin(83))
    fell_all(table, "cultist")
    assert of_type(table, "flame-demon") == []
    assert at_start_of_turn(table, table.hero_figure(0)) == 0


def test_83_then_everybody_burns_and_fire_is_strong() -> None:
    table = open_all(hardy(begin(83)))
    hero = table.hero_figure(0)
    table.elements = [INERT] * 6
    table.at(ROUND_START)
    assert table.elements == [INERT] * 6
    fell_all(table, "cultist")
    assert at_start_of_turn(table, hero) == 2
    demon = of_type(table, "living-spirit")[0]
    assert at_start_of_turn(table, demon) == 0
    table.at(ROUND_START)
    assert table.elements == [STRONG if one == FIRE else INERT for one in range(6)]


# 47: the Eye


@pytest.mark.rule("GH-S-SET-01")
def test_47_three_curses_each() -> None:
    table = begin(47)
    assert [hero.deck.draw.count(CURSE_CARD) for hero in table.heroes] == [3, 3]


@pytest.mark.rule("GH-S-SPC-07", "GH-S-END-01")
@pytest.mark.parametrize(("level", "amount"), [("1", 4), ("5", 6)])
def test_47_who_stays_behind_drowns(level: str, amount: int) -> None:
    """3+L at the end of each round, from the opening of door 1 on."""
    table = hardy(begin(47, level_1=level, level_2=level))
    behind, ahead = table.hero_figure(0), table.hero_figure(1)
    table.at(ROUND_END)
    settle(run(table))
    assert (behind.hp, ahead.hp) == (99, 99)
    open_door(table, door_labelled(table, "1"))
    put(table, ahead, (5, -7))
    lurker = of_type(table, "lurker")[0]
    table.at(ROUND_END)
    settle(run(table))
    assert (behind.hp, ahead.hp) == (99 - amount, 99)
    assert lurker.hp == lurker.max_hp


@pytest.mark.rule("GH-S-PSH-01")
def test_47_nobody_moves_the_eye() -> None:
    table, eye = meet(47, "the-sightless-eye")
    beside(table, eye, 0)
    shove(table, eye, table.hero_figure(0), 0, 1, False)
    assert table.shoves == []


@pytest.mark.parametrize("card", [SPECIAL_1, SPECIAL_2])
def test_47_the_eye_summons_before_it_attacks(card: int) -> None:
    table, eye = meet(47, "the-sightless-eye")
    beside(table, eye, 0)
    acts(table, eye, card)
    kinds = [event.kind for event in table.events if event.kind in ("monster-placed", "attack")]
    assert kinds[:1] == ["monster-placed"]
    assert "attack" in kinds
    assert len(of_type(table, "deep-terror")) == 1
