"""Aftermath: nobody to fight, guards that bleed out, and boulders in the way."""

from __future__ import annotations

import pytest

from taverna.games.gloomhaven import codes, content
from taverna.games.gloomhaven.effects.starting import start_list
from taverna.games.gloomhaven.language.moments import ROUND_END
from taverna.games.gloomhaven.language.vocabulary import ELITE
from taverna.games.gloomhaven.state.figures import Figure
from taverna.games.gloomhaven.state.table import LOST, RUNNING, WON, Table
from tests.support.gloomhaven.printed import (
    at,
    begin,
    door_labelled,
    of_type,
    open_all,
    open_door,
    put,
    run,
    take_turn,
)
from tests.support.gloomhaven.tabletop import GAME

ID = "solo-saw"
START = {
    (3, 1): 2, (4, -2): 2, (1, -3): 4, (1, -6): 7, (2, -6): 7, (0, -5): 7, (5, -10): 4, (6, -14): 7, (12, -14): 7,
    (9, -8): 7, (9, -13): 4,
}  # fmt: skip
"""Hit points by hex: letters a, b and c, and the lieutenant."""
MOST = 8
"""Of a guard at level 3."""


def guards(table: Table) -> list[Figure]:
    return of_type(table, "city-guard") + of_type(table, "lieutenant")


def round_ends(table: Table) -> Table:
    table.at(ROUND_END)
    run(table)
    table.check()
    return table


def heal_all(table: Table) -> Table:
    for guard in guards(table):
        guard.hp = guard.max_hp
    table.check()
    return table


def test_all_guards_are_there_each_as_badly_off_as_its_letter_says() -> None:
    table = open_all(begin(ID, 1))
    assert {at(table, guard): guard.hp for guard in guards(table)} == START
    assert {guard.max_hp for guard in of_type(table, "city-guard")} == {MOST}


def test_the_lieutenant_has_three_times_the_hit_points_of_an_elite() -> None:
    for level in range(8):
        named = content.monster("lieutenant").line(ELITE, level).hp.value(1, level)
        assert named == 3 * content.monster("city-guard").line(ELITE, level).hp.value(1, level)
    [lieutenant] = of_type(open_all(begin(ID, 1)), "lieutenant")
    assert (lieutenant.hp, lieutenant.max_hp) == (4, 27)


def test_guards_are_allies_and_do_nothing() -> None:
    table = begin(ID, 1)
    [guard] = guards(table)
    assert table.are_allies(guard, table.hero_figure(0))
    take_turn(table, guard)
    assert at(table, guard) == (3, 1)
    for slug in ("city-guard", "lieutenant"):
        group = table.rules.groups[table.rules.group_of(slug)]
        assert [card.action.abilities for card in table.rules.decks[group.deck].cards] == [[]]


def test_at_the_end_of_a_round_those_that_are_not_saved_suffer_1() -> None:
    table = open_door(begin(ID, 1), 0)
    saved, *others = guards(table)
    saved.hp = saved.max_hp
    before = [guard.hp for guard in others]
    round_ends(table)
    assert saved.hp == saved.max_hp
    assert [guard.hp for guard in others] == [hp - 1 for hp in before]


def test_guards_behind_doors_do_not_suffer() -> None:
    table = round_ends(begin(ID, 1))
    open_all(table)
    assert [guard.hp for guard in guards(table) if at(table, guard) == (4, -2)] == [2]


def test_a_dead_guard_loses() -> None:
    table = begin(ID, 1)
    round_ends(table)
    assert table.ended == RUNNING
    round_ends(table)  # it had 2
    assert table.ended == LOST


def test_a_dead_lieutenant_loses() -> None:
    table = open_all(begin(ID, 1))
    for guard in of_type(table, "city-guard"):
        guard.hp = guard.max_hp
    for _ in range(3):
        round_ends(table)
    assert table.ended == RUNNING
    round_ends(table)  # it had 4
    assert table.ended == LOST


def test_it_is_won_when_all_are_found_and_healed() -> None:
    table = heal_all(begin(ID, 1))
    assert table.ended == RUNNING  # two rooms are not yet seen
    heal_all(open_door(table, 0))
    assert table.ended == RUNNING
    open_all(table)
    assert table.ended == RUNNING
    assert heal_all(table).ended == WON


def test_ten_rounds_after_door_1_the_lieutenant_must_be_saved() -> None:
    table = begin(ID, 1)
    heal_all(open_door(table, 0))
    for _ in range(3):
        round_ends(table)  # these do not count
    open_door(table, door_labelled(table, "1"))
    for guard in of_type(table, "city-guard"):
        guard.hp = guard.max_hp
    [lieutenant] = of_type(table, "lieutenant")
    for _ in range(9):
        lieutenant.hp = 10
        round_ends(table)
        assert table.ended == RUNNING
    lieutenant.hp = 10
    assert round_ends(table).ended == LOST


def test_a_saved_lieutenant_has_all_the_time() -> None:
    table = open_all(begin(ID, 1))
    heal_all(table)
    table.ended = RUNNING
    guards(table)[0].hp -= 1
    for _ in range(12):
        guards(table)[0].hp = 5
        round_ends(table)
    assert table.ended == RUNNING


@pytest.mark.parametrize(("name", "heals"), [("medical-pack", 4), ("large-medical-pack", 8)])
def test_a_medical_pack_heals_a_guard_at_once_and_is_back_in_the_supply(name: str, heals: int) -> None:
    table = open_door(begin(ID, 1), 0)
    guard = next(one for one in guards(table) if at(table, one) == (1, -3))
    guard.max_hp, guard.hp = 20, 4
    put(table, table.hero_figure(0), (1, -4))
    giving = next(
        half.abilities
        for card in content.hero_class("saw").cards
        for half in (card.top, card.bottom)
        if [ability.gives for ability in half.abilities] == [name] and half.abilities[0].to.pick == 1
    )
    for _ in range(9):  # more often than there are copies
        guard.hp = 4
        start_list(table, table.heroes[0].figure, [giving[0].number])
        run(table)
        if table.pending and table.pending[0].kind == "choose":
            GAME.apply(table, 0, codes.FIGURE + guard.slot)
        assert guard.hp == 4 + heals
    assert table.heroes[0].borrowed == []


def test_boulders_have_4_hit_points_and_block_the_way_until_they_are_gone() -> None:
    table = begin(ID, 1)
    boulders = of_type(table, "boulder")
    assert [boulder.hp for boulder in boulders] == [4]
    cells = [table.rules.map.cell(hex) for hex in ((1, 1), (1, 2))]
    assert sorted(table.cells_of(boulders[0])) == sorted(cells)
    assert all(table.board.walk[cell] > 100 for cell in cells)
    open_all(table)
    assert [boulder.hp for boulder in of_type(table, "boulder")] == [4] * 11


def test_hit_points_and_the_count_of_rounds_are_saved() -> None:
    table = open_all(begin(ID, 1))
    table.answers = []
    heal_all(table)
    table.ended = RUNNING
    guards(table)[0].hp = 3
    round_ends(table)
    again = GAME.load(GAME.dump(table))
    assert [guard.hp for guard in guards(again)] == [guard.hp for guard in guards(table)]
    assert again.registers == table.registers
