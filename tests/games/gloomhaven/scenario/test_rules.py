"""Special rules of the scenarios 1 to 20: locked doors and plates, set-up effects, allies (section 25)."""

from __future__ import annotations

import pytest

from taverna.games.gloomhaven import codes, content
from taverna.games.gloomhaven.board.board import CLOSED, LOCKED, OPENED
from taverna.games.gloomhaven.effects.dying import exhaust
from taverna.games.gloomhaven.effects.starting import DEFAULT_MOVE, start_list
from taverna.games.gloomhaven.language.modifiers import CURSE_CARD, EXTRA_MINUS
from taverna.games.gloomhaven.language.vocabulary import DISARM
from taverna.games.gloomhaven.state.figures import MONSTER
from taverna.games.gloomhaven.state.table import Table
from tests.support.gloomhaven.printed import (
    begin,
    door_labelled,
    end_turn,
    fell,
    fell_all,
    first_answers,
    hardy,
    of_type,
    open_all,
    open_door,
    play_to_turn,
    run,
    take_turn,
    told,
)
from tests.support.gloomhaven.tabletop import GAME

# Locked doors and plates


def plate(table: Table, label: str) -> list[int]:
    assert table.rules.scenario is not None
    hexes = [overlay.hexes[0] for overlay in table.rules.scenario.overlays if overlay.label == label]
    return [table.rules.map.cell(hex) for hex in hexes]


def doors(table: Table, label: str) -> list[int]:
    assert table.rules.scenario is not None
    return [table.board.doors[door.number] for door in table.rules.scenario.doors_labelled(label)]


@pytest.mark.rule("GH-S-DOR-07")
@pytest.mark.parametrize(("number", "locked"), [(2, "abcd"), (15, "ab")])
def test_locked_doors_are_walls(number: int, locked: str) -> None:
    table = begin(number)
    assert table.rules.scenario is not None
    for door in table.rules.scenario.doors:
        assert table.board.doors[door.number] == (LOCKED if door.label in list(locked) else CLOSED)
    open_door(table, 0)
    hero = table.hero_figure(0)
    door_cell = table.board.map.doors[door_labelled(table, locked[0])]
    beside = [
        cell
        for cell in table.board.map.neighbour[6 * door_cell : 6 * door_cell + 6]
        if cell >= 0 and table.board.exists(cell)
    ]
    for cell in beside:
        other = table.board.occupant[cell]
        if other >= 0:
            table.put(table.figures[other], -1)
    table.put(hero, beside[0])
    table.turn = hero.slot
    start_list(table, hero.slot, [DEFAULT_MOVE])
    run(table)
    assert table.pending[0].kind == "move"
    assert codes.CELL + door_cell not in table.pending[0].options


@pytest.mark.rule("GH-S-COR-02")
def test_15_ending_a_turn_on_plate_c_opens_the_side_rooms() -> None:
    table = begin(15)
    open_door(table, 0)
    fell_all(table)
    hero = table.hero_figure(1)
    table.put(hero, plate(table, "c")[0])
    assert doors(table, "a") == [LOCKED, LOCKED]
    end_turn(table, table.hero_figure(0))
    assert doors(table, "a") == [LOCKED, LOCKED]
    end_turn(table, hero)
    assert doors(table, "a") == [OPENED, OPENED]
    assert doors(table, "b") == [LOCKED, LOCKED]
    assert len(told(table, "room-revealed")) == 4
    assert len(of_type(table, "harrower-infester")) == 2


@pytest.mark.rule("GH-S-COR-03")
def test_15_a_monster_or_a_summon_on_the_plate_does_nothing() -> None:
    table = begin(15)
    open_door(table, 0)
    [figure, *_] = [figure for figure in table.figures if figure.present and figure.kind == MONSTER]
    table.put(figure, plate(table, "c")[0])
    end_turn(table, figure)
    assert doors(table, "a") == [LOCKED, LOCKED]


@pytest.mark.rule("GH-S-COR-02")
@pytest.mark.parametrize(("seats", "labels"), [(2, "d"), (3, "de"), (4, "def")])
def test_15_the_last_doors_open_when_every_hero_stands_on_a_plate(seats: int, labels: str) -> None:
    table = begin(15, seats)
    open_door(table, 0)
    table.put(table.hero_figure(0), plate(table, "c")[0])
    end_turn(table, table.hero_figure(0))
    fell_all(table)
    plates = [cell for label in labels for cell in plate(table, label)]
    assert len(plates) == seats
    for seat, cell in enumerate(plates):
        assert doors(table, "b") == [LOCKED, LOCKED]
        table.put(table.hero_figure(seat), cell)
        # The turn may be another figure's.
        end_turn(table, table.hero_figure(0))
    assert doors(table, "b") == [OPENED, OPENED]


def test_15_exhausted_heroes_are_not_waited_for() -> None:
    table = begin(15, 3)
    open_door(table, 0)
    table.put(table.hero_figure(0), plate(table, "c")[0])
    end_turn(table, table.hero_figure(0))
    fell_all(table)
    exhaust(table, 2, "GH-S-EXH-01")
    for seat, cell in enumerate(plate(table, "d")):
        table.put(table.hero_figure(seat), cell)
    end_turn(table, table.hero_figure(1))
    assert doors(table, "b") == [OPENED, OPENED]


# Effects of the set-up


@pytest.mark.rule("GH-S-SET-01")
@pytest.mark.rule("GH-S-CMP-14")
@pytest.mark.rule("GH-S-CMP-16")
@pytest.mark.parametrize("number", [2, 6, 19])
@pytest.mark.parametrize(("seats", "curses"), [(2, [3, 3]), (3, [3, 3, 3]), (4, [3, 3, 2, 2])])
def test_curses_go_into_every_deck_as_long_as_there_are_any(
    number: int, seats: int, curses: list[int]
) -> None:
    table = begin(number, seats)
    assert [hero.deck.draw.count(CURSE_CARD) for hero in table.heroes] == curses
    assert all(len(hero.deck.draw) == 20 + hero.deck.draw.count(CURSE_CARD) for hero in table.heroes)


@pytest.mark.rule("GH-S-CMP-09")
def test_14_adds_three_minus_cards() -> None:
    table = begin(14)
    assert [hero.deck.draw.count(EXTRA_MINUS) for hero in table.heroes] == [3, 3]
    assert [hero.deck.draw.count(CURSE_CARD) for hero in table.heroes] == [0, 0]


@pytest.mark.rule("GH-S-CON-03")
def test_5_heroes_start_disarmed_until_the_end_of_their_first_turn() -> None:
    table = hardy(begin(5))
    assert [table.hero_figure(seat).conditions for seat in (0, 1)] == [DISARM, DISARM]
    play_to_turn(table, 0)
    assert table.hero_figure(0).conditions & DISARM
    GAME.apply(table, 0, codes.DONE)
    assert not table.hero_figure(0).conditions & DISARM


@pytest.mark.rule("GH-S-CMP-30")
def test_a_perk_may_ignore_effects_of_the_scenario() -> None:
    """The cragheart's and others' perk; here of whichever class has it."""
    slug, number = next(
        (slug, number)
        for slug in content.STARTING_CLASSES
        for number, perk in enumerate(content.hero_class(slug).perks)
        if perk.ignores_scenario
    )
    for protected, curses in ((False, 3), (True, 0)):
        table = GAME.setup(2, 1, {"scenario": "2", "class_1": slug, "level_1": "2"})
        table.heroes[0].perks = []
        GAME.apply(table, 0, codes.CUSTOM)
        if protected:
            GAME.apply(table, 0, codes.of_seat(codes.PERK, 0, number))
        else:
            GAME.apply(table, 0, codes.NEXT)
        GAME.apply(table, 0, codes.NEXT)
        GAME.apply(table, 0, codes.NEXT)
        GAME.apply(table, 0, codes.GOAL)
        GAME.apply(table, 1, codes.QUICK)
        first_answers(table, "start")
        assert table.heroes[0].deck.draw.count(CURSE_CARD) == curses


@pytest.mark.parametrize("number", [1, 3, 4, 7, 8, 9, 10, 11, 12, 13, 15, 16, 17, 18, 20])
def test_other_scenarios_begin_without_effects(number: int) -> None:
    table = begin(number)
    assert [len(hero.deck.draw) for hero in table.heroes] == [20, 20]
    assert [table.hero_figure(seat).conditions for seat in (0, 1)] == [0, 0]


# Allies


@pytest.mark.rule("GH-S-CMP-26")
@pytest.mark.rule("GH-S-CMP-29")
@pytest.mark.parametrize(
    ("number", "friends", "foes"),
    [
        (11, ["living-bones", "living-corpse"], ["city-guard", "city-archer", "captain-of-the-guard"]),
        (12, ["city-guard", "city-archer"], ["living-bones", "living-corpse", "cultist", "jekserah"]),
    ],
)
def test_11_and_12_some_monsters_fight_for_the_heroes(
    number: int, friends: list[str], foes: list[str]
) -> None:
    table = open_all(begin(number))
    hero = table.hero_figure(0)
    for slug in friends:
        for figure in of_type(table, slug):
            assert table.are_allies(hero, figure)
            assert table.deck_of(figure) is table.monster_deck
            assert all(table.are_enemies(figure, foe) for name in foes for foe in of_type(table, name))
    for slug in foes:
        assert of_type(table, slug)
        assert all(table.are_enemies(hero, figure) for figure in of_type(table, slug))


def test_11_allied_monsters_act_by_their_cards_against_the_guards() -> None:
    table = hardy(begin(11, 4))
    friends = of_type(table, "living-bones") + of_type(table, "living-corpse")
    assert friends
    for seat in range(4):
        table.put(table.hero_figure(seat), -1)
    while not told(table, "attack"):
        table.order = []
        for figure in friends + of_type(table, "city-guard"):
            take_turn(table, figure)
            first_answers(table, "focus", "monster-move", "monster-path", "monster-targets", "monster-choice")
    sides = [
        (table.figures[int(str(event.args["slot"]))].side, table.figures[int(str(event.args["to"]))].side)
        for event in told(table, "attack")
    ]
    assert sides
    assert all(one != other for one, other in sides)


def test_kills_of_allies_are_nobodys_goal() -> None:
    table = begin(11, 4)
    friend = (
        of_type(table, "living-bones")[0]
        if of_type(table, "living-bones")
        else of_type(table, "living-corpse")[0]
    )
    fell(table, friend)
    assert table.heroes[0].kills == 0
    assert table.counts[0] == 0
