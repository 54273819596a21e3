"""Water that rises and is bailed out: 74 (GH-S-SPC-07)."""

from __future__ import annotations

import pytest

from taverna.games.gloomhaven import codes
from taverna.games.gloomhaven.board.board import DIFFICULT, OPENED
from taverna.games.gloomhaven.bot.offers import places_of_errands
from taverna.games.gloomhaven.effects.looting import loot
from taverna.games.gloomhaven.language.moments import ROUND_END
from taverna.games.gloomhaven.language.vocabulary import ELITE, NORMAL
from taverna.games.gloomhaven.state.table import LOST, RUNNING, WON, Table
from tests.games.gloomhaven.scenario.test_things import goals, holders, saved
from tests.support.gloomhaven.printed import (
    at,
    begin,
    door_labelled,
    end_turn,
    fell_all,
    first_answers,
    hardy,
    of_type,
    put,
    run,
)

# 74: water in the hold


ROWS = ((-3, -1, 1), (-2, -2, 1), (-1, -2, 0), (0, -3, 0))
HOLD = [(q, r) for r, first, last in ROWS for q in range(first, last + 1)]


def wet(table: Table) -> set[tuple[int, int]]:
    return {hex for hex in HOLD if table.board.terrain[table.rules.map.cell(hex)] & DIFFICULT}


def round_ends(table: Table, number: int) -> Table:
    table.round = number
    table.at(ROUND_END)
    return run(table)


@pytest.mark.parametrize(("seats", "tiles"), [(2, 12), (3, 10), (4, 12)])
def test_74_water_in_the_hold(seats: int, tiles: int) -> None:
    table = begin(74, seats)
    assert len(wet(table)) == tiles
    assert {table.rules.map.hex(cell) for cell in goals(table)} == wet(table)


@pytest.mark.rule("GH-S-SPC-07")
@pytest.mark.parametrize(
    ("seats", "number", "rises"), [(2, 1, False), (2, 2, True), (3, 1, True), (4, 1, True), (4, 2, True)]
)
def test_74_it_rises_beside_the_water(seats: int, number: int, rises: bool) -> None:
    table = round_ends(begin(74, seats), number)
    before = wet(table)
    if rises and seats != 3:
        assert table.pending[0].kind == "flood"
        assert {table.rules.map.hex(code - codes.CELL) for code in table.pending[0].options} == set(
            HOLD
        ) - before
        assert saved(table).pending[0].kind == "flood"
    first_answers(table, "flood")
    assert len(wet(table)) == len(before) + rises


def test_74_is_lost_when_the_hold_is_full() -> None:
    table = begin(74)
    for number in (2, 4):
        first_answers(round_ends(table, number), "flood")
    assert (len(wet(table)), table.ended) == (14, RUNNING)
    assert round_ends(table, 6).ended == LOST


def test_74_a_load_of_water_is_carried_to_e() -> None:
    table = fell_all(hardy(begin(74)))
    hero = table.hero_figure(0)
    put(table, hero, (-1, -1))
    end_turn(table, hero)
    assert holders(table) == [0]
    assert (-1, -1) not in wet(table)
    put(table, hero, (0, -1))
    end_turn(table, hero)
    assert (0, -1) in wet(table), "one load at a time"
    assert {table.rules.map.hex(cell) for cell in places_of_errands(table, hero)} == {(-6, 3), (0, 3)}
    put(table, hero, (0, 3))
    end_turn(table, hero)
    assert (holders(table), len(wet(table))) == ([], 11)


def test_74_a_loot_ability_bails_too() -> None:
    table = fell_all(hardy(begin(74)))
    put(table, table.hero_figure(0), (-1, 0))
    loot(table, table.hero_figure(0), 1, 0)
    assert (holders(table), len(wet(table))) == ([0], 11)


@pytest.mark.rule("GH-S-SPC-01")
@pytest.mark.parametrize(
    ("seats", "ranks", "spots"),
    [(2, [NORMAL], {(0, -3)}), (3, [ELITE], {(0, -3)}), (4, [NORMAL, NORMAL], {(-1, -3), (1, -3)})],
)
def test_74_deep_terrors_come_up_in_the_water_when_the_first_door_opens(
    seats: int, ranks: list[int], spots: set[tuple[int, int]]
) -> None:
    table = fell_all(hardy(begin(74, seats)))
    first_answers(round_ends(table, 3), "flood", "spawn", "reveal")
    assert table.board.doors[door_labelled(table, "1")] == OPENED
    came = [figure for figure in of_type(table, "deep-terror") if figure.spawned]
    assert [figure.sheet.rank for figure in came] == ranks
    assert {at(table, figure) for figure in came} == spots


@pytest.mark.parametrize(("seats", "rank"), [(2, NORMAL), (3, NORMAL), (4, ELITE)])
def test_74_two_more_with_the_second_door_and_then_all_must_die(seats: int, rank: int) -> None:
    table = fell_all(hardy(begin(74, seats)))
    for number in (3, 6):
        first_answers(round_ends(table, number), "flood", "spawn", "reveal")
    came = [figure for figure in of_type(table, "deep-terror") if at(table, figure) in {(-6, 2), (1, 2)}]
    assert [figure.sheet.rank for figure in came] == [rank, rank]
    assert table.ended == RUNNING
    assert fell_all(table).ended == WON
