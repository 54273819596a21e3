"""Monsters that go where the scenario sends them: guards to alarm plates, an archer to its cannon (49, 77)."""

from __future__ import annotations

import pytest

from taverna.games.gloomhaven.effects.dying import exhaust
from taverna.games.gloomhaven.language.modifiers import ZERO, Deck
from taverna.games.gloomhaven.language.vocabulary import IMMOBILIZE
from taverna.games.gloomhaven.monsters.lines import todo_of
from taverna.games.gloomhaven.state.figures import Figure
from taverna.games.gloomhaven.state.table import LOST, RUNNING, WON, Table
from taverna.kit.hexes import subtract
from tests.games.gloomhaven.scenario.meeting import acts, settle
from tests.support.gloomhaven.printed import (
    at,
    begin,
    end_turn,
    fell,
    fell_all,
    hardy,
    monsters,
    of_type,
    open_door,
    play_round,
    put,
)

PLATE = (-5, 14)


def hero(table: Table, seat: int = 0) -> Figure:
    return table.hero_figure(seat)


def alone(table: Table, *kept: Figure) -> Table:
    """Nobody else of the monsters is left; modifier cards are all +0."""
    table.monster_deck = Deck([ZERO] * 20)
    for figure in monsters(table):
        if figure not in kept:
            table.standees[figure.group] &= ~(1 << figure.number)
            table.put(figure, -1)
    return table


# 77: guards run for the alarm


def vault() -> tuple[Table, Figure]:
    table = hardy(begin(77))
    guard = of_type(table, "city-guard")[0]
    return alone(table, guard), guard


@pytest.mark.rule("GH-S-SPC-07")
def test_77_a_guard_walks_two_hexes_toward_the_plates_whatever_its_card_says() -> None:
    for initiative in (15, 30, 50, 55, 70):
        table, guard = vault()
        before = guard.cell
        left = _steps_left(table, guard)
        acts(table, guard, initiative)
        assert table.distance(before, guard.cell) == 2
        assert _steps_left(table, guard) == left - 2


def _steps_left(table: Table, guard: Figure) -> int:
    """To door 1, as the crow flies: it lies on the way."""
    q, r = subtract(table.rules.map.hex(table.rules.map.doors[0]), at(table, guard))
    return max(abs(q), abs(r), abs(q + r))


@pytest.mark.rule("GH-S-SPC-07", "GH-S-DOR-01")
def test_77_a_guard_opens_door_1() -> None:
    table, guard = vault()
    put(table, guard, (-1, 6))
    acts(table, guard, 50)
    assert table.board.revealed[1]


@pytest.mark.rule("GH-S-MON-07")
def test_77_then_it_attacks_as_its_card_says() -> None:
    table, guard = vault()
    put(table, guard, (0, 1))
    put(table, hero(table), (0, 2))
    guard.conditions |= IMMOBILIZE
    acts(table, guard, 50)  # Move, Attack
    assert hero(table).hp < hero(table).max_hp


@pytest.mark.rule("GH-S-END-03")
def test_77_is_lost_when_a_guard_stands_on_a_plate() -> None:
    table, guard = vault()
    open_door(table, 0)
    alone(table, guard)
    put(table, guard, (-5, 13))
    assert table.ended == RUNNING
    acts(table, guard, 50)
    table.check()
    assert at(table, guard) in (PLATE, (-4, 14))
    assert table.ended == LOST


@pytest.mark.rule("GH-S-SPC-02")
@pytest.mark.parametrize(("seats", "ranks"), [(2, [0, 0]), (3, [1, 0]), (4, [1, 1])])
def test_77_each_goal_brings_a_guard_and_both_must_fall(seats: int, ranks: list[int]) -> None:
    table = hardy(begin(77, seats))
    for door in range(3):
        open_door(table, door)
    alone(table)
    for hex, wanted in (((-9, 9), (-5, 8)), ((5, 9), (2, 8))):
        put(table, hero(table), hex)
        end_turn(table, hero(table))
        guard = of_type(table, "city-guard")[-1]
        assert at(table, guard) == wanted
        assert guard.sheet.rank == ranks[0 if hex == (-9, 9) else 1]
    assert table.ended == RUNNING  # the last goal brought another guard
    fell_all(table, "city-guard")
    assert table.ended == WON


# 49: the cannon


def rebels(seats: int = 2) -> tuple[Table, Figure]:
    table = hardy(begin(49, seats))
    open_door(table, 0)
    [cannon] = of_type(table, "siege-cannon")
    return table, cannon


@pytest.mark.rule("GH-S-SPC-07")
def test_49_the_cannon_never_acts_and_has_twice_the_hit_points() -> None:
    table, cannon = rebels()
    assert cannon.max_hp == 18  # twice an elite's nine
    assert todo_of(table, cannon) == []
    put(table, hero(table), (14, 1))
    alone(table, cannon)
    play_round(table)
    assert hero(table).hp == hero(table).max_hp


def crew(table: Table, cannon: Figure, *hexes: tuple[int, int]) -> list[Figure]:
    found = of_type(table, "city-archer")[: len(hexes)]
    alone(table, cannon, *found)
    for archer in found:
        table.put(archer, -1)
    for archer, hex in zip(found, hexes, strict=True):
        put(table, archer, hex)
    return found


@pytest.mark.rule("GH-S-SPC-07")
def test_49_only_the_nearest_archer_goes_to_the_cannon() -> None:
    table, cannon = rebels()
    far, near = crew(table, cannon, (12, 1), (17, -2))
    put(table, hero(table), (9, 3))
    acts(table, near, 16)
    assert at(table, near) in ((16, 1), (16, 0), (15, 2))
    before = far.cell
    acts(table, far, 16)
    assert table.distance(far.cell, hero(table).cell) <= table.distance(before, hero(table).cell)


@pytest.mark.rule("GH-S-SPC-07")
@pytest.mark.parametrize(
    ("hex", "suffered"), [((14, 1), 3), ((2, 1), 3), ((10, 2), 3), ((10, 3), 0), ((17, 1), 0)]
)
def test_49_the_cannon_hits_who_stands_in_the_line_of_fire(hex: tuple[int, int], suffered: int) -> None:
    table, cannon = rebels()
    [archer] = crew(table, cannon, (16, 0))
    put(table, hero(table), hex)
    put(table, hero(table, 1), (9, 4))
    end_turn(table, archer)
    settle(table)
    assert hero(table).max_hp - hero(table).hp == suffered
    assert hero(table, 1).hp == hero(table, 1).max_hp


def test_49_an_archer_elsewhere_fires_nothing() -> None:
    table, cannon = rebels()
    [archer] = crew(table, cannon, (17, 0))
    put(table, hero(table), (14, 1))
    end_turn(table, archer)
    assert hero(table).hp == hero(table).max_hp


@pytest.mark.rule("GH-S-SPC-01")
def test_49_an_archer_comes_when_none_is_left() -> None:
    table, cannon = rebels()
    alone(table, cannon)
    play_round(table)
    [archer] = of_type(table, "city-archer")
    assert at(table, archer) == (18, -2)
    assert archer.sheet.rank == 0
    play_round(table)
    assert len(of_type(table, "city-archer")) == 1


@pytest.mark.rule("GH-S-END-02")
def test_49_is_won_when_the_cannon_is_destroyed() -> None:
    table, cannon = rebels()
    fell(table, cannon)
    play_round(table)
    assert table.ended == WON


@pytest.mark.rule("GH-S-END-03")
@pytest.mark.parametrize("scenario", [49, 77])
def test_lost_when_all_are_exhausted(scenario: int) -> None:
    table = begin(scenario)
    for seat in range(2):
        exhaust(table, seat, "GH-S-EXH-01")
    assert table.ended == LOST
