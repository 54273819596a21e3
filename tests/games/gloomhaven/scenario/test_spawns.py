"""Special rules of the scenarios 1 to 20: who comes later, and where (section 25)."""

from __future__ import annotations

import pytest

from taverna.games.gloomhaven import codes, steps
from taverna.games.gloomhaven.effects.entering import enter_door
from taverna.games.gloomhaven.language.moments import ROUND_END, ROUND_START
from taverna.games.gloomhaven.language.vocabulary import NORMAL
from taverna.games.gloomhaven.state.figures import Figure
from taverna.games.gloomhaven.state.table import Table
from tests.support.gloomhaven.printed import (
    at,
    begin,
    door_labelled,
    fell,
    fell_all,
    hardy,
    of_type,
    open_door,
    play_round,
    play_to_turn,
    put,
    run,
    stack_card,
    told,
)
from tests.support.gloomhaven.tabletop import GAME

SPAWN_HEX = (-7, -3)
"""Marker a of scenario 3."""


def spawned(table: Table) -> list[Figure]:
    return [figure for figure in table.figures if figure.present and figure.spawned]


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
