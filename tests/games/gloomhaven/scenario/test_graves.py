"""Graves that are dug up with movement points: 75 (GH-S-SPC-07)."""

from __future__ import annotations

import pytest

from taverna.games.gloomhaven import codes
from taverna.games.gloomhaven.bot.offers import places_to_dig
from taverna.games.gloomhaven.effects.dying import exhaust
from taverna.games.gloomhaven.language.vocabulary import BOSS, ELITE, NORMAL
from taverna.games.gloomhaven.state.figures import Figure
from taverna.games.gloomhaven.state.table import LOST, RUNNING, WON, Table
from tests.support.gloomhaven.printed import (
    answer,
    at,
    begin,
    fell,
    fell_all,
    first_answers,
    hardy,
    of_type,
    open_all,
    play_to_turn,
    put,
    run,
)
from tests.support.gloomhaven.tabletop import GAME

SPOTS = {
    (2, 2),
    (-2, 8),
    (-6, 8),
    (-8, 5),
    (0, 0),
    (1, 0),
    (-3, 4),
    (-5, 10),
    (-9, 10),
    (-9, 9),
    (-5, 0),
    (-4, 0),
}
BESIDE = (3, 1)
"""Next to the grave at [2, 2]."""


def grave(table: Table, hex: tuple[int, int]) -> Figure:
    cell = table.rules.map.cell(hex)
    [found] = [figure for figure in of_type(table, "grave") if cell in table.cells_of(figure)]
    return found


def moving(seats: int = 2) -> Table:
    """The first hero moves, next to a grave; no enemy is left."""
    table = play_to_turn(fell_all(hardy(begin(75, seats))), 0)
    put(table, table.hero_figure(0), BESIDE)
    run(table)
    return answer(table, codes.play(False, codes.MOVE_2))


def dig_up(table: Table, hex: tuple[int, int]) -> Table:
    """By the first hero, with as many moves as it takes."""
    found = grave(table, hex)
    found.hp = 1
    hero = table.hero_figure(0)
    cell = next(cell for cell in table.board.shape.near[found.cell] if table.board.occupant[cell] < 0)
    table.put(hero, cell)
    play_to_turn(table, 0)
    answer(run(table), codes.play(False, codes.MOVE_2))
    answer(table, codes.FIGURE + found.slot)
    return first_answers(table, "spawn")


@pytest.mark.parametrize(("seats", "hp"), [(2, 3), (3, 4), (4, 5)])
def test_75_nine_graves_with_a_point_more_than_there_are_characters(seats: int, hp: int) -> None:
    table = open_all(begin(75, seats))
    graves = of_type(table, "grave")
    assert [figure.hp for figure in graves] == [hp] * 9
    assert {table.rules.map.hex(cell) for figure in graves for cell in table.cells_of(figure)} == SPOTS


@pytest.mark.rule("GH-S-SPC-07")
def test_75_each_movement_point_spent_beside_it_digs() -> None:
    table = moving()
    found = grave(table, (2, 2))
    code = codes.FIGURE + found.slot
    assert code in table.pending[0].options
    answer(table, code)
    assert (found.hp, table.walks[-1].points) == (2, 1)
    loaded = GAME.load(GAME.dump(table))
    assert loaded.pending[0].options == table.pending[0].options
    assert grave(loaded, (2, 2)).hp == 2
    answer(table, code)
    assert found.hp == 1, "what is left waits for another move"
    assert not table.walks or code not in table.pending[0].options


def test_75_nobody_digs_from_afar() -> None:
    table = moving()
    slots = [code - codes.FIGURE for code in table.pending[0].options if codes.FIGURE <= code < codes.ENTITY]
    assert slots == [grave(table, (2, 2)).slot]


def test_75_graves_are_nobodys_enemies() -> None:
    table = open_all(hardy(begin(75)))
    found = of_type(table, "grave")[0]
    assert not table.are_enemies(table.hero_figure(0), found)
    assert found.sheet.can_be_healed is False


@pytest.mark.rule("GH-S-SPC-01")
@pytest.mark.parametrize(
    ("seats", "at_a", "at_b"), [(2, NORMAL, NORMAL), (3, NORMAL, ELITE), (4, ELITE, ELITE)]
)
def test_75_a_corpse_rises_where_a_grave_is_dug_up(seats: int, at_a: int, at_b: int) -> None:
    for hex, rank in (((2, 2), at_a), ((0, 0), at_b)):
        table = dig_up(fell_all(hardy(begin(75, seats))), hex)
        [corpse] = of_type(table, "living-corpse")
        assert corpse.sheet.rank == rank
        assert at(table, corpse) in {hex, (1, 0)}


def test_75_the_regent_lies_in_the_last_room_and_all_must_be_done() -> None:
    table = fell_all(open_all(hardy(begin(75))))
    for hex in ((2, 2), (-2, 8), (-6, 8), (-8, 5), (0, 0), (-3, 4), (-5, 10), (-9, 10)):
        fell(table, grave(table, hex))
        first_answers(table, "spawn")
    assert of_type(table, "bloated-regent") == []
    dig_up(table, (-5, 0))
    [regent] = of_type(table, "bloated-regent")
    assert regent.sheet.rank == BOSS
    assert table.ended == RUNNING
    assert fell(table, regent).ended == WON


def test_75_the_regent_alone_is_not_enough() -> None:
    table = fell_all(open_all(hardy(begin(75))))
    dig_up(table, (-4, 0))
    fell(table, of_type(table, "bloated-regent")[0])
    assert table.ended == RUNNING


def test_75_is_lost_when_all_are_exhausted() -> None:
    table = begin(75)
    exhaust(table, 0, "GH-S-EXH-01")
    exhaust(table, 1, "GH-S-EXH-01")
    assert table.ended == LOST


def test_75_bots_dig() -> None:
    table = moving()
    assert table.hero_figure(0).cell in places_to_dig(table)
    decision = table.pending[0]
    rates = GAME.judgement.rate_options(table, decision)
    assert codes.FIGURE <= decision.options[rates.index(max(rates))] < codes.ENTITY
