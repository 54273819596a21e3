"""Scenario 78: two cultists carry a victim to the altars, and nothing stops them but their death."""

from __future__ import annotations

import pytest

from taverna.games.gloomhaven import codes
from taverna.games.gloomhaven.board.figures import ASIDE
from taverna.games.gloomhaven.effects.conditions import gain
from taverna.games.gloomhaven.effects.hurting import hurt
from taverna.games.gloomhaven.language.vocabulary import ELITE, IMMOBILIZE, MUDDLE, STUN
from taverna.games.gloomhaven.state.figures import Figure
from taverna.games.gloomhaven.state.frames import BY_EFFECT
from taverna.games.gloomhaven.state.table import LOST, RUNNING, WON, Table
from taverna.kit.hexes import Hex
from tests.games.gloomhaven.scenario.meeting import acts, settle
from tests.games.gloomhaven.scenario.test_marching import alone
from tests.support.gloomhaven.printed import (
    at,
    begin,
    fell_all,
    hardy,
    monsters,
    of_type,
    open_all,
    open_door,
    put,
    stack_card,
    take_turn,
)
from tests.support.gloomhaven.tabletop import GAME

CARRIER = "cultist-scenario-78"
ALTARS: tuple[Hex, ...] = ((-1, 8), (0, 8))


def pit(*hexes: Hex, victim: Hex = (4, -1)) -> tuple[Table, list[Figure], Figure]:
    """All doors open, nobody of the monsters left but cultists b on these hexes; the heroes stay far away."""
    table = hardy(begin(78))
    open_all(table)
    found = of_type(table, CARRIER)[: len(hexes)]
    [carried] = of_type(table, "victim")
    alone(table, carried, *found)
    for figure in (carried, *found):
        table.put(figure, -1)
    put(table, carried, victim)
    for figure, hex in zip(found, hexes, strict=True):
        put(table, figure, hex)
    return table, found, carried


def beside_altar(table: Table, figure: Figure) -> bool:
    near = table.board.shape.near[figure.cell]
    return any(table.rules.map.cell(hex) in near for hex in ALTARS)


def steps_to_altar(table: Table, figure: Figure) -> int:
    return min(table.distance(figure.cell, table.rules.map.cell(hex)) for hex in ALTARS)


# The victim


@pytest.mark.rule("GH-S-SPC-07")
def test_78_the_victim_is_on_no_side_and_nothing_affects_it() -> None:
    table = begin(78)
    open_door(table, 0)
    [victim] = of_type(table, "victim")
    assert at(table, victim) == (4, -1)
    assert victim.side == ASIDE
    assert not any(table.are_enemies(one, victim) or table.are_allies(one, victim) for one in table.figures)
    hurt(table, victim, 5, BY_EFFECT)
    assert victim.hp == victim.max_hp


@pytest.mark.rule("GH-S-SPC-07")
def test_78_the_victim_has_no_turn_and_need_not_die() -> None:
    table, _, victim = pit((3, 0))
    acts(table, of_type(table, CARRIER)[0], 10)
    assert not victim.acted
    fell_all(table)
    assert victim.present
    assert table.ended == WON


# The two cultists


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_78_two_cultists_b_are_always_elite_and_others_are_not_bound(seats: int) -> None:
    table = begin(78, seats)
    open_door(table, 0)
    assert [figure.sheet.rank for figure in of_type(table, CARRIER)] == [ELITE, ELITE]
    other = of_type(table, "cultist")[0]
    assert not other.sheet.no_push
    gain(table, other, STUN, "GH-S-CON-01")
    assert other.conditions & STUN


@pytest.mark.rule("GH-S-SPC-07", "GH-S-CON-05")
def test_78_a_cultist_b_is_immune_to_stun_immobilize_push_and_pull_only() -> None:
    table, [cultist], _ = pit((3, 0))
    gain(table, cultist, STUN | IMMOBILIZE | MUDDLE, "GH-S-CON-01")
    assert cultist.conditions == MUDDLE
    assert cultist.sheet.no_push


@pytest.mark.rule("GH-S-SPC-07")
def test_78_a_cultist_b_first_goes_next_to_the_victim() -> None:
    table, [cultist], victim = pit((7, -4))
    acts(table, cultist, 27)
    assert cultist.sheet.move == 2
    assert at(table, victim) == (4, -1)
    assert table.distance(cultist.cell, victim.cell) == 1  # three hexes away before


@pytest.mark.rule("GH-S-SPC-07")
@pytest.mark.parametrize("initiative", [10, 27, 31, 39, 63])
def test_78_then_it_carries_the_victim_whatever_its_card_says(initiative: int) -> None:
    table, [cultist], victim = pit((3, 0))
    put(table, table.hero_figure(0), (2, 0))
    before = steps_to_altar(table, cultist), steps_to_altar(table, victim)
    acts(table, cultist, initiative)
    assert steps_to_altar(table, cultist) == before[0] - 2
    assert table.adjacent(cultist, victim)
    assert steps_to_altar(table, victim) < before[1]
    assert table.hero_figure(0).hp == table.hero_figure(0).max_hp
    assert len(of_type(table, "living-bones")) == 0


@pytest.mark.rule("GH-S-SPC-07")
def test_78_the_victim_is_carried_once_a_round() -> None:
    table, [one, other], victim = pit((3, 0), (4, 0))
    acts(table, one, 27)
    carried = victim.cell
    take_turn(table, other)
    settle(table)
    assert victim.cell == carried
    assert table.adjacent(other, victim)


@pytest.mark.rule("GH-S-SPC-07")
def test_78_and_again_in_the_next_round() -> None:
    table, [cultist], victim = pit((3, 0))
    acts(table, cultist, 27)
    carried = victim.cell
    table.round += 1
    acts(table, cultist, 27)
    assert victim.cell != carried


@pytest.mark.rule("GH-S-DOR-01")
def test_78_a_cultist_b_opens_the_door_to_the_altars() -> None:
    table = hardy(begin(78))
    open_door(table, 0)
    [victim] = of_type(table, "victim")
    cultist = of_type(table, CARRIER)[0]
    alone(table, victim, cultist)
    put(table, victim, (1, 2))
    put(table, cultist, (2, 2))
    assert not table.board.revealed[2]
    acts(table, cultist, 27)
    assert table.board.revealed[2]
    assert table.adjacent(cultist, victim)


@pytest.mark.rule("GH-S-SPC-07")
def test_78_the_victim_is_brought_beside_the_altars_too() -> None:
    table, [cultist], victim = pit((0, 6), victim=(0, 5))
    acts(table, cultist, 27)
    assert beside_altar(table, cultist)
    assert beside_altar(table, victim)
    assert table.ended == RUNNING


# Won and lost


def at_the_altars(**hexes: Hex) -> tuple[Table, Figure]:
    table, [cultist], victim = pit(hexes["cultist"], victim=hexes["victim"])
    stack_card(table, CARRIER, 27)
    take_turn(table, cultist)
    settle(table)
    return table, victim


@pytest.mark.rule("GH-S-END-02")
def test_78_is_lost_when_a_cultist_b_begins_its_turn_at_the_altars_with_the_victim() -> None:
    table, _ = at_the_altars(cultist=(-1, 7), victim=(0, 7))
    assert table.ended == LOST


@pytest.mark.rule("GH-S-END-02")
@pytest.mark.parametrize(("cultist", "victim"), [((-1, 7), (-1, 6)), ((-1, 6), (-1, 7)), ((4, 4), (0, 7))])
def test_78_is_not_lost_while_one_of_them_is_not_there(cultist: Hex, victim: Hex) -> None:
    table, _ = at_the_altars(cultist=cultist, victim=victim)
    assert table.ended == RUNNING


def test_78_is_not_lost_by_another_cultist_at_the_altars() -> None:
    table = hardy(begin(78))
    open_all(table)
    [victim] = of_type(table, "victim")
    other = of_type(table, "cultist")[0]
    alone(table, victim, other)
    for figure, hex in ((victim, (0, 7)), (other, (-1, 7))):
        table.put(figure, -1)
        put(table, figure, hex)
    acts(table, other, 10)
    assert table.ended == RUNNING


@pytest.mark.rule("GH-S-END-02")
def test_78_is_won_when_all_enemies_are_dead() -> None:
    table = begin(78)
    for door in (0, 1):
        fell_all(table)
        assert table.ended == RUNNING
        open_door(table, door)
    fell_all(table)
    assert table.ended == WON
    assert [figure.sheet.name for figure in monsters(table)] == ["victim"]


# Kept


def test_78_saved_while_players_choose_where_the_victim_goes() -> None:
    table, [cultist], victim = pit((1, 5), victim=(2, 4))
    stack_card(table, CARRIER, 27)
    take_turn(table, cultist)
    while table.pending and table.pending[0].kind != "monster-place":
        GAME.apply(table, table.pending[0].seat, table.pending[0].options[0])
    assert table.pending[0].kind == "monster-place"
    table.answers = []  # the selection of cards that this turn came before
    again = GAME.load(GAME.dump(table))
    assert GAME.dump(again) == GAME.dump(table)
    for one in (table, again):
        chosen = one.pending[0].options[-1]
        GAME.apply(one, one.pending[0].seat, chosen)
        assert one.figures[victim.slot].cell == chosen - codes.CELL
    assert again.registers == table.registers
