"""Special rules of the scenarios 1 to 20: spawns, locked doors and plates, set-up effects, allies (section 25)."""

from __future__ import annotations

import pytest

from taverna.games.gloomhaven import codes, content, steps
from taverna.games.gloomhaven.board.board import CLOSED, LOCKED, OPENED
from taverna.games.gloomhaven.effects.dying import exhaust
from taverna.games.gloomhaven.effects.entering import enter_door
from taverna.games.gloomhaven.effects.starting import DEFAULT_MOVE, start_list
from taverna.games.gloomhaven.language.modifiers import CURSE_CARD, EXTRA_MINUS
from taverna.games.gloomhaven.language.moments import ROUND_END, ROUND_START
from taverna.games.gloomhaven.language.vocabulary import DISARM, NORMAL
from taverna.games.gloomhaven.state.figures import MONSTER, Figure
from taverna.games.gloomhaven.state.table import Table
from tests.support.gloomhaven.printed import (
    at,
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
    play_round,
    play_to_turn,
    put,
    run,
    stack_card,
    take_turn,
    told,
)
from tests.support.gloomhaven.tabletop import GAME

SPAWN_HEX = (-7, -3)
"""Marker a of scenario 3."""


def spawned(table: Table) -> list[Figure]:
    return [figure for figure in table.figures if figure.present and figure.spawned]


# Spawns


@pytest.mark.rule("GH-S-SPC-01")
@pytest.mark.rule("GH-S-SPC-02")
def test_3_two_heroes_meet_a_guard_after_every_odd_round() -> None:
    table = hardy(begin(3))
    found = [len(spawned(table))]
    for _ in range(4):
        play_round(table)
        found.append(len(spawned(table)))
    assert found == [0, 1, 1, 2, 2]


def test_3_the_guard_of_the_first_round_acts_in_the_second() -> None:
    table = play_round(hardy(begin(3)))
    [guard] = spawned(table)
    assert (guard.sheet.name, guard.sheet.rank) == ("inox-guard", NORMAL)
    assert at(table, guard) == SPAWN_HEX
    assert guard.slot not in [event.args["slot"] for event in told(table, "turn")]
    before = len(told(table, "turn"))
    play_round(table)
    assert [event.args["slot"] for event in told(table, "turn")[before:]].count(guard.slot) == 1


def test_3_three_heroes_meet_a_guard_at_the_start_of_every_round() -> None:
    table = hardy(begin(3, 3))
    assert table.pending[0].kind == "select"
    assert len(spawned(table)) == 1
    play_round(table)
    assert len(spawned(table)) == 2
    turns = [event.args["slot"] for event in told(table, "turn")]
    assert turns.count(spawned(table)[0].slot) == 1


@pytest.mark.rule("GH-S-SPC-09")
def test_3_four_heroes_begin_with_all_six_guards_on_the_map() -> None:
    table = hardy(begin(3, 4))
    assert len(of_type(table, "inox-guard")) == 6
    assert spawned(table) == []
    fell(table, of_type(table, "inox-guard")[0])
    play_round(table)
    assert len(spawned(table)) == 1


def test_3_none_comes_once_the_door_is_open() -> None:
    table = hardy(begin(3))
    open_door(table, door_labelled(table, "1"))
    play_round(table)
    assert spawned(table) == []


@pytest.mark.rule("GH-S-SPC-04")
def test_a_spawned_monster_leaves_no_money() -> None:
    table = begin(3, 3)
    [guard] = spawned(table)
    cell = guard.cell
    fell(table, guard)
    assert table.coins[cell] == 0
    other = of_type(table, "inox-guard") + of_type(table, "inox-archer")
    cell = other[0].cell
    fell(table, other[0])
    assert table.coins[cell] == 1


@pytest.mark.rule("GH-S-SPC-01")
@pytest.mark.rule("GH-S-EMP-02")
def test_players_choose_the_hex_when_the_spawn_hex_is_taken() -> None:
    table = begin(3)
    put(table, table.hero_figure(0), SPAWN_HEX)
    table.at(ROUND_END)
    run(table)
    assert table.pending[0].kind == "spawn"
    assert table.pending[0].seat == table.arbiter()
    offered = [code - codes.CELL for code in table.pending[0].options]
    assert len(offered) > 1
    assert {table.distance(table.hero_figure(0).cell, cell) for cell in offered} == {1}
    GAME.apply(table, 0, table.pending[0].options[1])
    assert [figure.cell for figure in spawned(table)] == [offered[1]]


@pytest.mark.rule("GH-S-SPC-09")
def test_without_a_standee_nobody_comes() -> None:
    table = begin(3, 3)
    group = table.rules.group_of("inox-guard")
    table.standees[group] = (1 << table.rules.groups[group].standees + 1) - 2
    before = len(spawned(table))
    table.at(ROUND_START)
    run(table)
    assert len(spawned(table)) == before


@pytest.mark.rule("GH-S-REV-10")
@pytest.mark.parametrize(
    ("label", "slug", "counts"),
    [("1", "cultist", (1, 2, 2)), ("2", "living-spirit", (1, 1, 2)), ("3", "living-bones", (1, 2, 2))],
)
def test_19_a_door_brings_enemies_behind_the_heroes(
    label: str, slug: str, counts: tuple[int, int, int]
) -> None:
    for seats, count in zip((2, 3, 4), counts, strict=True):
        table = begin(19, seats)
        for number in range(int(label)):
            open_door(table, number)
        door = door_labelled(table, label)
        open_door(table, door)
        came = [figure for figure in spawned(table) if figure.sheet.name == slug]
        assert len(came) == count
        assert {figure.sheet.rank for figure in came} == {NORMAL}


@pytest.mark.rule("GH-S-SPC-02")
@pytest.mark.rule("GH-S-SPC-03")
@pytest.mark.parametrize(("initiative", "at_once"), [(10, True), (63, False)])
def test_a_monster_spawned_in_a_turn_acts_in_that_round(initiative: int, at_once: bool) -> None:
    """Lower than the initiative of the turn (the brute's 15): at once after it; higher: at its place."""
    table = hardy(begin(19))
    fell_all(table)
    stack_card(table, "cultist", initiative)
    brute = table.heroes[0]
    lead = next(card.place for card in table.rules.classes[0].cards if card.initiative == 15)
    other = next(place for place in range(32) if brute.hand >> place & 1 and place != lead)
    GAME.apply(table, 0, codes.of_seat(codes.LEAD, 0, lead))
    GAME.apply(table, 0, codes.of_seat(codes.SECOND, 0, other))
    play_to_turn(table, 0)
    open_door(table, 0)
    open_door(table, door_labelled(table, "1"))
    [cultist] = [figure for figure in spawned(table) if figure.sheet.name == "cultist"]
    others = [figure.slot for figure in of_type(table, "cultist")]
    play_round(table)
    turns = [event.args["slot"] for event in told(table, "turn")]
    turns = turns[turns.index(brute.figure) + 1 :]
    assert turns.count(cultist.slot) == 1
    assert (turns[0] in others) == at_once


@pytest.mark.rule("GH-S-REV-03")
@pytest.mark.parametrize("free", [0, 1, 2])
def test_3_players_choose_among_equally_near_spots_when_standees_run_out(free: int) -> None:
    """Room 4 of scenario 3 has two guards for four heroes, who have met all six already."""
    table = begin(3, 4)
    for figure in of_type(table, "inox-guard")[:free]:
        fell(table, figure)
    group = table.rules.group_of("inox-guard")
    spots = [cell for cell, kind, ranks in table.rules.rooms[3].spots if kind == group and ranks[4] >= 0]
    assert len(spots) == 2
    hero = table.hero_figure(0)
    [door] = [door for door in range(5) if 3 in table.board.map.rooms_beside(door)]
    enter_door(table, door, hero)
    run(table)
    if free == 1:
        assert table.pending[0].kind == "reveal"
        assert sorted(table.pending[0].options) == sorted(codes.CELL + cell for cell in spots)
        GAME.apply(table, table.pending[0].seat, codes.CELL + spots[1])
        assert table.board.occupant[spots[1]] >= 0
    assert len([cell for cell in spots if table.board.occupant[cell] >= 0]) == free


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


# The agenda


def test_spawns_that_ask_can_be_saved_and_loaded() -> None:
    table = begin(3)
    put(table, table.hero_figure(0), SPAWN_HEX)
    table.at(ROUND_END)
    table.answers = []
    run(table)
    assert table.agenda[-1][0] == steps.SPAWN
    again = GAME.load(GAME.dump(table))
    assert again.pending[0].kind == "spawn"
    assert again.pending[0].options == table.pending[0].options
