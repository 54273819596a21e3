"""Small print of single scenarios: pumps 3 and 4, the last round, two rooms to begin in, own figures' initiatives.

The numbers are those of the printed pages.
"""

from __future__ import annotations

import pytest

from taverna.games.gloomhaven import codes, content
from taverna.games.gloomhaven.board.board import OPENED
from taverna.games.gloomhaven.board.forced import is_passable
from taverna.games.gloomhaven.board.free_moves import FreeMove
from taverna.games.gloomhaven.board.paths import FLY, JUMP, explore
from taverna.games.gloomhaven.effects.elements import can_consume
from taverna.games.gloomhaven.effects.obstacles import is_removable
from taverna.games.gloomhaven.effects.turn_order import FIRST_GROUP, put_in_order
from taverna.games.gloomhaven.language import vocabulary as v
from taverna.games.gloomhaven.language.moments import MOVED, ROUND_END, ROUND_START
from taverna.games.gloomhaven.rules.initiative import draw_cards
from taverna.games.gloomhaven.state.table import RUNNING, STRONG, WON, Table
from taverna.kit.hexes import Hex
from tests.support.gloomhaven.dungeons import decks_of, go_on, laid, ready, stack
from tests.support.gloomhaven.printed import (
    answer,
    begin,
    fell_all,
    first_answers,
    hardy,
    monsters,
    of_type,
    open_all,
    play_round,
    play_to_turn,
    put,
    run,
)
from tests.support.gloomhaven.tabletop import GAME

# 26: every pump

PUMPS: tuple[Hex, ...] = ((-16, 16), (-13, 16), (-14, 12), (-11, 12))


def among_pumps(seats: int) -> Table:
    """All rooms open and empty of monsters, in the first hero's turn."""
    return play_to_turn(fell_all(open_all(hardy(begin(26, seats)))), 0)


def visit(table: Table, pump: int) -> Table:
    """The hero is beside that pump with both cards still to play."""
    q, r = PUMPS[pump]
    put(table, table.hero_figure(0), (q, r - 1))
    return run(table)


def cleanse(table: Table, pump: int) -> Table:
    """For a bottom action that the hero then has again, as in a turn of its own."""
    hero = table.heroes[0]
    had = (hero.used, hero.played, hero.discard)
    answer(visit(table, pump), codes.INTERACT + pump)
    first_answers(table, "forgo")
    hero.used, hero.played, hero.discard = had
    return table


@pytest.mark.rule("GH-S-SPC-07")
@pytest.mark.parametrize("pump", range(4))
def test_26_each_pump_is_cleansed_once_and_only_the_others_draw_imps(pump: int) -> None:
    table = cleanse(among_pumps(4), pump)
    assert codes.INTERACT + pump not in visit(table, pump).pending[0].options
    table.at(ROUND_END)
    first_answers(run(table), "spawn")
    near = table.board.shape.near
    dry = [
        number
        for number, at in enumerate(PUMPS)
        if any(imp.cell in near[table.rules.map.cell(at)] for imp in of_type(table, "black-imp"))
    ]
    assert dry == [number for number in range(4) if number != pump]


@pytest.mark.rule("GH-S-END-02")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_26_is_won_with_the_last_pump(seats: int) -> None:
    table = among_pumps(seats)
    for pump in range(seats):
        assert table.ended == RUNNING
        cleanse(table, pump)
    assert table.ended == WON


# 53: ten rounds


@pytest.mark.rule("GH-S-END-02")
def test_53_is_won_at_the_end_of_the_tenth_round() -> None:
    table = hardy(begin(53))
    table.round = 9
    play_round(table)
    assert (table.ended, table.round) == (RUNNING, 10)
    play_round(table)
    assert table.ended == WON


@pytest.mark.rule("GH-S-SPC-07", "GH-S-DOR-07")
@pytest.mark.parametrize(("label", "number", "doors"), [("a", 2, 2), ("b", 4, 2), ("c", 6, 1), ("d", 8, 1)])
def test_53_all_doors_of_a_letter_open_together(label: str, number: int, doors: int) -> None:
    table = hardy(begin(53))
    assert table.rules.scenario is not None
    found = [door.number for door in table.rules.scenario.doors_labelled(label)]
    table.round = number
    table.at(ROUND_START)
    run(table)
    assert [table.board.doors[door] for door in found] == [OPENED] * doors
    assert table.board.doors.count(OPENED) == doors


# 58 and 85: two rooms to begin in


@pytest.mark.rule("GH-S-SPC-07", "GH-S-SET-08")
@pytest.mark.parametrize("scenario", ["58", "85"])
@pytest.mark.parametrize(("seats", "most"), [(2, 1), (3, 2), (4, 2)])
def test_half_of_the_characters_begin_in_each_room(scenario: str, seats: int, most: int) -> None:
    """Those who can crowd into the room of the first; the others must take the other one."""
    table = GAME.setup(seats, 3, {"scenario": scenario})
    for seat in range(seats):
        GAME.apply(table, seat, codes.QUICK)
    room = table.board.map.room
    first = room[table.pending[0].options[0] - codes.CELL]
    for placed in range(seats):
        offered = {room[code - codes.CELL] for code in table.pending[0].options}
        assert len(offered) == (2 if placed < most else 1)
        assert (first in offered) == (placed < most)
        GAME.apply(table, table.pending[0].seat, table.pending[0].options[0])


# When figures of scenarios act

INITIATIVES = [
    (19, "hail", 99), (27, "hail", 99), (38, "orchid", 99), (44, "redthorn", 1), (44, "captive", 99),
    (56, "captive", 50), (79, "fish", 99), (86, "villager", 99), ("solo-scoundrel", "rikharn", 49),
    ("solo-music-note", "bandit-guard", 49), ("solo-music-note", "bandit-archer", 49),
    ("solo-sun", "city-guard", 99), ("solo-squidface", "spirit-of-xorn", 99),
]  # fmt: skip


def hero_goes_first(table: Table, initiative: int, group: int) -> bool:
    hero = table.heroes[0]
    hero.initiative, hero.second = initiative, 0
    put_in_order(table)
    return table.order.index(0) < table.order.index(FIRST_GROUP + group)


@pytest.mark.rule("GH-S-SPC-07", "GH-S-INI-05")
@pytest.mark.parametrize(("scenario", "type", "initiative"), INITIATIVES)
def test_when_figures_of_the_scenario_act(scenario: int | str, type: str, initiative: int) -> None:
    """After a hero of the same initiative, before one that is slower; no other type is there to go by."""
    table = open_all(hardy(begin(scenario, 1 if isinstance(scenario, str) else 2)))
    for figure in monsters(table):
        if figure.sheet.name != type:
            table.put(figure, -1)
    draw_cards(table)
    group = table.rules.group_of(type)
    assert hero_goes_first(table, initiative, group)
    assert initiative == 99 or not hero_goes_first(table, initiative + 1, group)


# 55: its cards and penalties

ROOMS = {"trail", "encampment", "clearing", "road", "cabin", "crossroads"}
MONSTERS = {"mangy", "wild", "scaled", "cutthroat", "tribal", "infected"}


def thicket(first: str) -> Table:
    """Scenario 55 with that room first, by a seed that deals it."""
    for seed in range(200):
        table: Table = GAME.setup(2, seed, {"scenario": "55"})
        if laid(table) == [first]:
            return table
    raise AssertionError(first)


@pytest.mark.rule("GH-C-RDD-03")
@pytest.mark.parametrize("seed", range(3))
def test_55_is_dealt_from_six_rooms_and_six_monster_cards(seed: int) -> None:
    table: Table = GAME.setup(2, seed, {"scenario": "55"})
    cards, decks = content.dungeon_cards(), decks_of(table)
    rooms = [one.room for one in decks.laid] + decks.rooms + decks.discard
    foes = [one.monsters for one in decks.laid] + decks.monsters
    assert (len(rooms), {cards.rooms[number].id for number in rooms}) == (6, ROOMS)
    assert (len(foes), {cards.monsters[number].id for number in foes}) == (6, MONSTERS)


@pytest.mark.rule("GH-C-RDD-12")
def test_55_has_no_penalty_for_its_first_room() -> None:
    table = thicket("clearing")  # minor: all elements are inert; major: characters consume none
    table.elements = [STRONG] * len(table.elements)
    ready(table)
    assert table.elements == [STRONG] * len(table.elements)
    assert can_consume(table, [v.FIRE])


@pytest.mark.rule("GH-C-RDD-12")
def test_55_has_a_minor_penalty_for_the_second_and_a_major_one_for_the_third() -> None:
    """Crossroads, minor: two cards discarded, none lost. A clearing, major: characters consume no element any more."""
    table = ready(thicket("trail"))
    stack(table, ["crossroads", "clearing"], [])
    first_answers(go_on(table), "discard")
    assert [(hero.discard.bit_count(), hero.lost.bit_count()) for hero in table.heroes] == [(2, 0)] * 2
    table.elements = [STRONG] * len(table.elements)
    assert can_consume(table, [v.FIRE])
    go_on(table)
    assert laid(table) == ["trail", "crossroads", "clearing"]
    table.elements = [STRONG] * len(table.elements)
    assert not can_consume(table, [v.FIRE])


# 35: an ally over the wall


@pytest.mark.rule("GH-S-SPC-07")
def test_35_an_ally_behind_the_gate_is_met_there_too() -> None:
    table = hardy(begin(35))
    [demon] = of_type(table, "wind-demon")
    put(table, demon, (3, 6))
    table.at(MOVED, demon.slot)
    assert of_type(run(table), "captain-of-the-guard") == []
    put(table, demon, (2, 8))
    table.at(MOVED, demon.slot)
    run(table)
    assert len(of_type(table, "captain-of-the-guard")) == 1
    assert len(of_type(table, "city-guard")) == 2 + 3


@pytest.mark.rule("GH-S-SPC-07")
def test_35_archers_on_their_wall_call_nobody() -> None:
    table = hardy(begin(35))
    for archer in of_type(table, "city-archer"):
        table.at(MOVED, archer.slot)
    assert of_type(run(table), "captain-of-the-guard") == []


# The Caged Bear: every boulder

BOULDERS: tuple[Hex, ...] = (
    (0, 1), (-1, 2), (0, 2), (-2, -2), (-1, -2), (0, -2), (1, -4), (0, -3), (-4, 1), (2, -7), (1, -6), (2, -6),
    (3, -9), (3, -8), (2, -9), (1, -11), (5, -8), (4, -11), (4, -10), (5, -11), (5, -12), (6, -12), (7, -15),
)  # fmt: skip


@pytest.mark.rule("GH-S-SPC-07")
def test_solo_two_mini_nobody_gets_over_any_boulder_or_removes_it() -> None:
    table = fell_all(open_all(hardy(first_answers(begin("solo-two-mini", 1), "place"))))
    hero = table.hero_figure(0)
    boulders = {table.rules.map.cell(at) for at in BOULDERS}
    for mode in (FLY, JUMP):
        assert not boulders & set(explore(table.board, hero.slot, mode).ends)
        assert not boulders & set(FreeMove(table.board, hero.slot, mode, 99).through())
    assert not [cell for cell in boulders if is_passable(table.board, hero.slot, cell)]
    assert not [cell for cell in boulders if is_removable(table, cell)]
