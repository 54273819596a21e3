"""Scenario 73: boulders that roll along three rows, pits that nothing destroys, inox that stay behind their door."""

from __future__ import annotations

import pytest

from taverna.games.gloomhaven import codes
from taverna.games.gloomhaven.board.board import OBSTACLE
from taverna.games.gloomhaven.board.paths import WALK, explore
from taverna.games.gloomhaven.effects.dying import exhaust
from taverna.games.gloomhaven.effects.obstacles import create, is_removable
from taverna.games.gloomhaven.language.moments import ROUND_END
from taverna.games.gloomhaven.state.figures import Figure
from taverna.games.gloomhaven.state.table import LOST, RUNNING, WON, Table
from taverna.kernel import BadData
from taverna.kit.hexes import Hex
from tests.games.gloomhaven.scenario.meeting import settle
from tests.support.gloomhaven.own import row, scenario_of
from tests.support.gloomhaven.printed import (
    answer,
    at,
    begin,
    end_turn,
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


def hero(table: Table, seat: int = 0) -> Figure:
    return table.hero_figure(seat)


def ridge() -> Table:
    """Nobody but the heroes in the first room."""
    table = hardy(begin(73))
    for figure in monsters(table):
        fell(table, figure)
    return table


def lies(table: Table, hex: Hex) -> bool:
    return table.board.terrain[table.rules.map.cell(hex)] & OBSTACLE != 0


def boulders(table: Table, r: int) -> list[int]:
    """In which columns of a row they lie."""
    return [q for q in range(2, 9) if (q, r) in CELLS and lies(table, (q, r))]


CELLS = [(q, r) for r, first, last in ((-4, 3, 8), (-3, 2, 7), (-2, 2, 7)) for q in range(first, last + 1)]


def rolls(table: Table, *ways: int) -> Table:
    """The round ends; the first rows roll so far, the last one what is left."""
    table.answers = []
    table.pending = []
    table.at(ROUND_END)
    run(table)
    for r, way in zip((-4, -3), ways, strict=True):
        assert table.pending[0].kind == "roll"
        right = max(q for q, row in CELLS if row == r)
        first = next(code for code in table.pending[0].options if _stop(table, code) == (right - way, r))
        answer(table, first)
    return table


def _stop(table: Table, code: int) -> Hex:
    return table.rules.map.hex(code - codes.CELL)


@pytest.mark.rule("GH-S-SPC-07")
def test_73_each_row_rolls_a_different_way() -> None:
    table = ridge()
    assert [boulders(table, r) for r in (-4, -3, -2)] == [[3, 8], [2, 7], [2, 7]]
    rolls(table, 1, 3)
    # The left boulder comes in again on the right; 1, 3 and, for the last row, 2 hexes.
    assert [boulders(table, r) for r in (-4, -3, -2)] == [[7, 8], [4, 5], [5, 6]]


@pytest.mark.rule("GH-S-SPC-07")
def test_73_a_way_is_chosen_once() -> None:
    table = ridge()
    table.answers = []
    table.pending = []
    table.at(ROUND_END)
    run(table)
    assert [_stop(table, code) for code in table.pending[0].options] == [(7, -4), (6, -4), (5, -4)]
    answer(table, table.pending[0].options[1])
    assert [_stop(table, code) for code in table.pending[0].options] == [(6, -3), (4, -3)]


@pytest.mark.rule("GH-S-SPC-07", "GH-S-LVL-05")
def test_73_who_is_rolled_over_suffers_and_makes_way_where_it_stops() -> None:
    table = ridge()
    put(table, hero(table), (7, -4))
    put(table, hero(table, 1), (6, -4))
    rolls(table, 2, 1)
    settle(table)
    # Passed over by the first and stopped at by the second boulder; stopped at by the first.
    assert hero(table).max_hp - hero(table).hp == 6
    assert hero(table, 1).max_hp - hero(table, 1).hp == 3
    assert at(table, hero(table, 1)) == (5, -4)
    assert boulders(table, -4) == [6, 7]
    assert not lies(table, at(table, hero(table)))


def test_73_saved_while_a_boulder_rolls() -> None:
    table = ridge()
    put(table, hero(table), (7, -4))
    table.answers = []
    table.pending = []
    table.at(ROUND_END)
    run(table)
    again = GAME.load(GAME.dump(table))
    assert again.pending[0].options == table.pending[0].options
    for one in (table, again):
        answer(one, one.pending[0].options[0])
        answer(one, one.pending[0].options[0])
        assert one.pending[0].kind == "damage"
    third = GAME.load(GAME.dump(again))
    for one in (table, again, third):
        settle(one)
    assert GAME.dump(third) == GAME.dump(again) == GAME.dump(table)


def test_73_boulders_break_obstacles_and_no_ability_moves_them() -> None:
    table = ridge()
    cell = table.rules.map.cell((7, -4))
    create(table, [cell])
    assert is_removable(table, cell)
    rolls(table, 2, 1)
    assert boulders(table, -4) == [6, 7]
    for hex in ((6, -4), (7, -4)):
        assert not is_removable(table, table.rules.map.cell(hex))


@pytest.mark.rule("GH-S-SPC-07")
def test_73_dark_pits_are_indestructible() -> None:
    table = begin(73)
    for hex in ((5, -6), (8, -6), (3, -1), (5, -1)):
        assert not is_removable(table, table.rules.map.cell(hex))
    assert is_removable(table, table.rules.map.cell((-1, 0)))


@pytest.mark.rule("GH-S-SPC-07")
def test_73_inox_behind_door_1_stay_there_and_others_may_come_in() -> None:
    table = hardy(begin(73))
    outside = of_type(table, "inox-archer")[0]
    open_door(table, 0)
    end_turn(table, hero(table))
    table.rules.story.resume(table)
    guard = of_type(table, "inox-guard")[0]
    gate = table.rules.map.doors[0]
    assert gate not in explore(table.board, guard.slot, WALK).ends
    put(table, outside, (8, -4)) if not lies(table, (8, -4)) else table.put(
        outside, table.rules.map.cell((7, -4))
    )
    table.rules.story.resume(table)
    assert outside.slot not in table.board.shut_out


@pytest.mark.rule("GH-S-END-02")
def test_73_is_won_by_three_goals_and_no_enemy() -> None:
    table = ridge()
    open_door(table, 0)
    for figure in monsters(table):
        fell(table, figure)
    for hex in ((8, -1), (12, -3), (10, -5)):
        assert table.ended == RUNNING
        put(table, hero(table), hex)
        end_turn(table, hero(table))
    assert table.ended == WON


def test_73_is_lost_when_all_are_exhausted() -> None:
    table = begin(73)
    for seat in range(2):
        exhaust(table, seat, "GH-S-EXH-01")
    assert table.ended == LOST


def test_73_a_round_asks_how_far_they_roll() -> None:
    table = ridge()
    play_round(table)
    assert table.round == 2
    assert [len(boulders(table, r)) for r in (-4, -3, -2)] == [2, 2, 2]


@pytest.mark.parametrize(
    ("tracks", "problem"),
    [
        ([], "tracks: is needed here"),
        ([[[0, 0], [1, 0]]], "at least four hexes"),
        ([[[0, 0], [1, 0], [2, 0], [3, 0]]], "an obstacle at both ends"),
        ([[[50, 50], [51, 50], [52, 50], [53, 50]]], "must lie on the floor"),
    ],
)
def test_a_track_that_leads_nowhere_is_refused(tracks: list[object], problem: str) -> None:
    with pytest.raises(BadData, match=problem):
        scenario_of(row(clauses=[{"at": "round-end", "do": [{"do": "roll", "tracks": tracks}]}]))
