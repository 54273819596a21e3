"""Scenarios 35 and 36: a gate to break and a gate to hold, demons that look for it, and who comes when it falls."""

from __future__ import annotations

import pytest

from taverna.games.gloomhaven.language.modifiers import ZERO, Deck
from taverna.games.gloomhaven.language.moments import MOVED, ROUND_END
from taverna.games.gloomhaven.language.vocabulary import ELITE, NORMAL
from taverna.games.gloomhaven.scenario.objectives import won
from taverna.games.gloomhaven.state.figures import OBJECT, Figure
from taverna.games.gloomhaven.state.table import RUNNING, WON, Table
from tests.games.gloomhaven.scenario.meeting import settle
from tests.support.gloomhaven.printed import (
    at,
    begin,
    fell,
    first_answers,
    hardy,
    of_type,
    put,
    run,
    stack_card,
    take_turn,
)
from tests.support.gloomhaven.tabletop import GAME

GATE = (1, 7)
DEMONS = ("earth-demon", "flame-demon", "frost-demon", "wind-demon")


def gate_of(table: Table) -> Figure:
    return of_type(table, "gate")[0]


def alone(table: Table, *keep: Figure) -> Table:
    """Only the gate, the heroes and these are left; modifier cards are all +0."""
    table.monster_deck = Deck([ZERO] * 20)
    for figure in table.figures:
        if figure.present and figure.kind != OBJECT and figure.group >= 0 and figure not in keep:
            table.standees[figure.group] &= ~(1 << figure.number)
            table.put(figure, -1)
    return hardy(table)


# 35: the gate is to be broken


@pytest.mark.parametrize(("seats", "hp"), [(2, 16), (3, 24), (4, 32)])
def test_35_the_gate_bars_the_way_and_archers_stand_on_the_wall(seats: int, hp: int) -> None:
    """(7 + level 1) for each character."""
    table = begin(35, seats)
    gate = gate_of(table)
    assert (at(table, gate), gate.max_hp) == (GATE, hp)
    assert table.are_enemies(table.hero_figure(0), gate)
    archers = {at(table, archer) for archer in of_type(table, "city-archer")}
    assert archers == {2: {(-3, 8), (4, 8)}}.get(seats, {(-4, 8), (-3, 8), (4, 8), (5, 8)})
    assert of_type(table, "captain-of-the-guard") == []


@pytest.mark.rule("GH-S-SPC-07")
def test_35_archers_shoot_over_the_wall_that_nobody_walks_through() -> None:
    table = begin(35)
    board = table.board
    over, under = table.rules.map.cell((-3, 8)), table.rules.map.cell((-2, 6))
    wall = [table.rules.map.cell((q, 7)) for q in (-3, -2, -1, 0, 2, 3, 4, 5)]
    assert board.shape.sees(over, under)
    assert all(board.walk[cell] > 1000 and cell in table.rules.plan.lasting_cells for cell in wall)


def test_35_demons_are_allies_and_go_for_the_gate() -> None:
    """The guard is nearer, but the earth demon can get at the gate in its turn."""
    table = begin(35)
    [demon] = of_type(table, "earth-demon")
    guard = of_type(table, "city-guard")[0]
    alone(table, demon, guard)
    put(table, demon, (0, 6))
    put(table, guard, (-1, 6))
    stack_card(table, "earth-demon", 42)
    take_turn(table, demon)
    settle(table)
    assert demon.focus == gate_of(table).slot
    assert gate_of(table).hp < gate_of(table).max_hp
    assert guard.hp == guard.max_hp


def test_35_too_far_from_the_gate_they_focus_as_ever() -> None:
    table = begin(35)
    [demon] = of_type(table, "earth-demon")
    guard = of_type(table, "city-guard")[0]
    alone(table, demon, guard)
    put(table, demon, (0, 0))
    put(table, guard, (0, 1))
    stack_card(table, "earth-demon", 42)
    take_turn(table, demon)
    settle(table)
    assert demon.focus == guard.slot


def test_35_when_the_gate_falls_the_rest_is_placed_once() -> None:
    table = begin(35)
    fell(table, gate_of(table))
    assert len(of_type(table, "captain-of-the-guard")) == 1
    guards = len(of_type(table, "city-guard"))
    assert guards == 2 + 3
    put(table, table.hero_figure(0), (1, 8))
    table.at(MOVED, table.heroes[0].figure)  # it has moved there
    assert len(of_type(table, "city-guard")) == guards


@pytest.mark.rule("GH-S-SPC-07")
def test_35_who_gets_over_the_wall_is_met_there() -> None:
    table = alone(begin(35))
    flier = table.hero_figure(0)
    put(table, flier, (1, 6))
    table.at(MOVED, flier.slot)
    assert of_type(table, "captain-of-the-guard") == []
    put(table, flier, (1, 8))
    table.at(MOVED, flier.slot)
    run(table)
    assert len(of_type(table, "captain-of-the-guard")) == 1
    assert gate_of(table).present


def test_35_is_won_when_gate_and_captain_have_fallen() -> None:
    table = begin(35)
    fell(table, gate_of(table))
    assert table.ended == RUNNING
    fell(table, of_type(table, "captain-of-the-guard")[0])
    assert won(table)
    assert table.ended == WON


# 36: the gate is to be held


def end_of_round(table: Table, number: int) -> list[Figure]:
    """Who is new after the end of that round."""
    before = [figure.slot for figure in table.figures if figure.present]
    table.round = number
    table.at(ROUND_END)
    first_answers(run(table), "spawn")
    return [figure for figure in table.figures if figure.present and figure.slot not in before]


def test_36_the_gate_is_for_the_demons_to_break_and_nothing_heals_it() -> None:
    table = begin(36)
    gate = gate_of(table)
    assert (at(table, gate), gate.max_hp, gate.sheet.can_be_healed) == (GATE, 12, False)
    demon = of_type(table, "flame-demon")[0]
    assert table.are_enemies(demon, gate)
    assert not table.are_enemies(table.hero_figure(0), gate)
    assert not table.are_enemies(of_type(table, "city-archer")[0], gate)


def test_36_demons_go_for_the_gate() -> None:
    table = begin(36)
    [demon] = of_type(table, "earth-demon")
    alone(table, demon)
    put(table, demon, (0, 5))
    for seat in (0, 1):
        table.put(table.hero_figure(seat), -1)
    put(table, table.hero_figure(0), (-1, 5))
    stack_card(table, "earth-demon", 42)
    take_turn(table, demon)
    settle(table)
    assert demon.focus == gate_of(table).slot
    assert gate_of(table).hp < gate_of(table).max_hp


COMERS = {
    1: ("flame-demon", (-1, 2)),
    2: ("earth-demon", (2, 0)),
    3: ("frost-demon", (7, 0)),
    4: ("wind-demon", (8, 2)),
}


@pytest.mark.rule("GH-S-SPC-01")
@pytest.mark.parametrize("number", [1, 2, 3, 4, 5, 6])
@pytest.mark.parametrize(("seats", "elite"), [(2, ()), (3, ("flame-demon", "frost-demon")), (4, DEMONS)])
def test_36_a_demon_comes_after_every_round(number: int, seats: int, elite: tuple[str, ...]) -> None:
    table = alone(begin(36, seats))
    [demon] = end_of_round(table, number)
    assert (demon.sheet.name, at(table, demon)) == COMERS[(number - 1) % 4 + 1]
    assert demon.sheet.rank == (ELITE if demon.sheet.name in elite else NORMAL)


def test_36_the_boss_suffers_for_every_round_that_the_gate_has_stood() -> None:
    """2 for each character, plus the level, less 2: 3 at level 1 for two; its hit points are doubled."""
    table = begin(36)
    assert not won(table)
    end_of_round(table, 1)
    end_of_round(table, 2)
    assert of_type(table, "prime-demon-scenario-36") == []
    fell(table, gate_of(table))
    [boss] = of_type(table, "prime-demon-scenario-36")
    assert at(table, boss) == (2, 5)
    assert (boss.max_hp, boss.hp) == (36, 30)
    end_of_round(table, 3)
    assert boss.hp == 30


def test_36_the_gate_breaks_after_the_eighth_round() -> None:
    table = begin(36)
    end_of_round(table, 7)
    assert gate_of(table).present
    end_of_round(table, 8)
    assert of_type(table, "gate") == []
    [boss] = of_type(table, "prime-demon-scenario-36")
    assert boss.hp == 36 - 3 - 3


def test_36_is_won_with_the_boss_and_saved_with_what_it_has_suffered() -> None:
    table = begin(36)
    end_of_round(table, 1)
    again = GAME.load(GAME.dump(table))
    assert again.registers == table.registers
    fell(again, gate_of(again))
    assert again.ended == RUNNING
    fell(again, of_type(again, "prime-demon-scenario-36")[0])
    assert again.ended == WON
