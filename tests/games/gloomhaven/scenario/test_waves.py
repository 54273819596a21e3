"""Special rules of scenarios 26, 27 and 86: spawns by round and beside pumps, figures saved."""

from __future__ import annotations

from typing import Any

import pytest

from taverna.games.gloomhaven import codes, content
from taverna.games.gloomhaven.content.scenarios.file import Scenario
from taverna.games.gloomhaven.effects.lasting import remove_figure
from taverna.games.gloomhaven.language.modifiers import CURSE_CARD, EXTRA_MINUS
from taverna.games.gloomhaven.language.moments import ROUND_END, ROUND_START
from taverna.games.gloomhaven.language.vocabulary import ELITE, NORMAL
from taverna.games.gloomhaven.scenario.objectives import won
from taverna.games.gloomhaven.state.figures import BOTTOM_USED, Figure
from taverna.games.gloomhaven.state.table import LOST, RUNNING, WON, Table
from taverna.kernel.errors import BadData
from tests.support.gloomhaven.printed import (
    answer,
    at,
    begin,
    door_labelled,
    end_turn,
    fell,
    fell_all,
    first_answers,
    hardy,
    monsters,
    of_type,
    open_all,
    open_door,
    play_round,
    play_to_turn,
    put,
    run,
    take_turn,
)


def at_end_of_round(table: Table, number: int) -> list[Figure]:
    """Who is new on the map after what happens at the end of that round."""
    before = [figure.slot for figure in table.figures if figure.present]
    table.round = number
    table.at(ROUND_END)
    first_answers(run(table), "spawn")
    return [figure for figure in table.figures if figure.present and figure.slot not in before]


# 27: a wave of demons after every round


WAVES = {
    1: ["night"],
    2: ["wind"],
    3: ["frost", "sun"],
    4: ["earth", "flame"],
    5: ["night", "wind"],
    6: ["frost", "sun"],
    7: ["earth", "flame"],
    8: ["night", "wind"],
    9: ["frost", "sun"],
}
WAVE_HEXES = {"b": (1, 6), "c": (4, 0), "d": (1, 0), "e": (-2, 6)}


@pytest.mark.rule("GH-S-SPC-01", "GH-S-SPC-07")
@pytest.mark.parametrize("number", WAVES)
def test_27_demons_come_by_turns_where_the_round_says(number: int) -> None:
    table = begin(27)
    came = at_end_of_round(table, number)
    labels = {1: "b", 2: "c"}.get(number, "de" if number % 2 else "bc")
    assert [figure.sheet.name for figure in came] == [f"{kind}-demon" for kind in WAVES[number]]
    assert [at(table, figure) for figure in came] == [WAVE_HEXES[label] for label in labels]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_27_ranks_of_the_demons_by_number_of_characters(seats: int) -> None:
    table = begin(27, seats)
    came = [figure for number in (1, 2, 3, 4) for figure in at_end_of_round(table, number)]
    elite = {2: [], 3: ["wind-demon", "sun-demon", "flame-demon"], 4: [figure.sheet.name for figure in came]}
    assert len(came) == 6
    for figure in came:
        assert figure.sheet.rank == (ELITE if figure.sheet.name in elite[seats] else NORMAL)


@pytest.mark.rule("GH-S-SPC-07")
def test_27_is_won_after_ten_rounds_and_lost_with_hail() -> None:
    table = begin(27)
    [hail] = of_type(table, "hail")
    assert at(table, hail) == (1, 3)
    assert hail.max_hp == 4 + 2 * table.rules.levels.level
    table.round = 10
    assert not won(table)
    table.round = 11
    assert won(table)
    other = begin(27)
    fell(other, of_type(other, "hail")[0])
    assert other.ended == LOST


# 26: pumps that characters cleanse

PUMPS = ((-16, 16), (-13, 16), (-14, 12), (-11, 12))


def by_the_pump(seats: int = 2, pump: int = 0) -> Table:
    """All rooms open and empty of monsters; it is the first hero's turn, next to a pump."""
    table = hardy(begin(26, seats))
    open_all(table)
    fell_all(table)
    play_to_turn(table, 0)
    q, r = PUMPS[pump]
    put(table, table.hero_figure(0), (q, r - 1))
    table.heroes[0].used = 0
    return run(table)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_26_characters_begin_with_three_curses(seats: int) -> None:
    # There are ten curses for the characters (GH-S-CMP-14): with four of them not all get three.
    table = begin(26, seats)
    found = [hero.deck.draw.count(CURSE_CARD) for hero in table.heroes]
    assert sum(found) == min(10, 3 * seats)
    assert max(found) == 3


@pytest.mark.rule("GH-S-SPC-07")
def test_26_a_pump_is_cleansed_for_a_bottom_action_and_its_card() -> None:
    table = by_the_pump()
    hero = table.heroes[0]
    cards = hero.played
    answer(table, codes.INTERACT)
    assert table.pending[0].kind == "forgo"
    forgone = table.pending[0].options[0]
    answer(table, forgone)
    assert hero.used == BOTTOM_USED
    assert hero.played == cards & ~(1 << forgone - codes.CARD)
    assert hero.discard >> (forgone - codes.CARD) & 1
    assert codes.INTERACT not in table.pending[0].options  # once


def test_26_without_a_bottom_action_no_pump_is_cleansed() -> None:
    table = by_the_pump()
    table.heroes[0].used = BOTTOM_USED
    assert codes.INTERACT not in run(table).pending[0].options


def test_26_only_a_character_next_to_the_pump_may() -> None:
    table = by_the_pump()
    put(table, table.hero_figure(0), (-14, 13))
    assert not [code for code in run(table).pending[0].options if codes.INTERACT <= code < codes.STEP]


@pytest.mark.parametrize(("seats", "pumps"), [(2, 2), (3, 3), (4, 4)])
def test_26_as_many_pumps_as_characters(seats: int, pumps: int) -> None:
    table = by_the_pump(seats)
    for number in range(4):
        q, r = PUMPS[number]
        put(table, table.hero_figure(0), (q, r - 1))
        assert (codes.INTERACT + number in run(table).pending[0].options) == (number < pumps)
    # Imps come beside each that is not cleansed.
    came = at_end_of_round(table, 2)
    assert [figure.sheet.name for figure in came] == ["black-imp"] * min(pumps, len(came))
    assert len(came) == pumps
    for figure, pump in zip(came, PUMPS, strict=False):
        assert figure.cell in table.board.shape.near[table.rules.map.cell(pump)]
        assert figure.sheet.rank == NORMAL


def test_26_no_imps_before_door_1_is_open() -> None:
    table = begin(26)
    assert at_end_of_round(table, 1) == []
    open_door(table, 0)
    assert at_end_of_round(table, 2) == []
    open_door(table, door_labelled(table, "1"))
    assert len(at_end_of_round(table, 3)) == 2


def test_26_no_imp_beside_a_cleansed_pump_and_won_with_the_last() -> None:
    table = by_the_pump()
    answer(table, codes.INTERACT)
    first_answers(table, "forgo")
    assert table.ended == RUNNING
    [imp] = at_end_of_round(table, 2)
    assert imp.cell in table.board.shape.near[table.rules.map.cell(PUMPS[1])]
    other = by_the_pump(2, 1)
    other.registers = [1 if name in ("pumps", "pump-1") else 0 for name in other.rules.plan.registers]
    answer(other, codes.INTERACT + 1)
    assert not won(other)
    first_answers(other, "forgo")
    assert won(other)


def test_a_marker_has_no_more_hexes_than_it_has() -> None:
    data: Any = content.printed("scenarios", "26")
    data["interactions"][0]["who"]["of"] = {"marker": "a", "number": 3}
    with pytest.raises(BadData, match="the marker 'a' has no hex 3"):
        content._checked(Scenario(data, "own"))


# 86: villagers on their way


def village(seats: int = 2) -> Table:
    """The first card selection; scouts have come already."""
    return first_answers(begin(86, seats), "spawn")


@pytest.mark.rule("GH-S-SPC-01")
@pytest.mark.parametrize(
    ("number", "seats", "expected"),
    [
        (1, 2, [((-1, 3), NORMAL), ((-4, -3), NORMAL)]),
        (1, 3, [((-1, 3), ELITE), ((-4, -3), NORMAL)]),
        (3, 4, [((-1, 3), ELITE), ((-4, -3), ELITE)]),
        (2, 2, [((-2, 4), NORMAL), ((-6, 1), NORMAL)]),
        (2, 3, [((-2, 4), NORMAL), ((-6, 1), ELITE)]),
        (4, 4, [((-2, 4), ELITE), ((-6, 1), ELITE)]),
    ],
)
def test_86_scouts_come_at_the_start_of_every_round(
    number: int, seats: int, expected: list[tuple[tuple[int, int], int]]
) -> None:
    table = village(seats)
    for figure in monsters(table):  # none is killed, so that no coin lies where they stood
        remove_figure(table, figure)
    table.round = number
    table.at(ROUND_START)
    first_answers(run(table), "spawn")
    came = of_type(table, "vermling-scout")
    assert [(at(table, figure), figure.sheet.rank) for figure in came] == expected


def test_86_a_villager_that_arrives_is_saved_not_killed() -> None:
    table = village()
    villager = of_type(table, "villager")[0]
    put(table, villager, (-16, 5))
    end_turn(table, villager)
    assert not villager.present
    assert table.registers[table.rules.plan.registers.index("saved")] == 1
    assert table.ended == RUNNING


def test_86_seven_saved_win_and_five_killed_lose() -> None:
    table = village()
    open_all(table)
    assert len(of_type(table, "villager")) == 11
    table.registers = [6 if name == "saved" else 0 for name in table.rules.plan.registers]
    villager = of_type(table, "villager")[0]
    put(table, villager, (-17, 5))
    assert end_turn(table, villager).ended == WON
    other = village()
    open_all(other)
    for count, villager in enumerate(of_type(other, "villager")[:5], 1):
        fell(other, villager)
        assert (other.ended == LOST) == (count == 5)


def test_86_villagers_walk_three_hexes_and_cannot_be_healed() -> None:
    table = village()
    fell_all(table)
    villager = of_type(table, "villager")[0]
    assert not villager.sheet.can_be_healed
    assert villager.max_hp == 3 + table.rules.levels.level
    from_cell = villager.cell
    first_answers(take_turn(table, villager), "monster-move")
    assert table.board.shape.ranges(from_cell)[villager.cell] == 3


def test_86_lurkers_come_after_the_round_of_the_first_rescue() -> None:
    table = village(4)
    assert of_type(table, "lurker") == []
    assert at_end_of_round(table, 1) == []
    villager = of_type(table, "villager")[0]
    put(table, villager, (-16, 5))
    end_turn(table, villager)
    assert of_type(table, "lurker") == []
    came = at_end_of_round(table, 2)
    assert [(figure.sheet.name, at(table, figure)) for figure in came] == [
        ("lurker", (-16, -1)),
        ("lurker", (-15, -1)),
        ("lurker", (-16, 0)),
    ]
    assert at_end_of_round(table, 3) == []


# 23 and 40: plates for all at the same time


@pytest.mark.parametrize(
    ("scenario", "seats", "plates"),
    [
        (23, 2, [(4, 13), (-12, 13)]),
        (23, 3, [(4, 13), (-12, 13), (-10, 15)]),
        (23, 4, [(4, 13), (-12, 13), (-10, 15), (0, 15)]),
        (40, 4, [(7, 4), (-6, 4)]),
    ],
)
def test_23_and_40_are_won_with_every_plate_taken(
    scenario: int, seats: int, plates: list[tuple[int, int]]
) -> None:
    table = begin(scenario, seats)
    assert [hero.deck.draw.count(EXTRA_MINUS) for hero in table.heroes] == [3] * seats
    open_all(table)
    fell_all(table)
    for seat, plate in enumerate(plates):
        assert not won(table)
        put(table, table.hero_figure(seat), plate)
    assert won(table)


def test_27_idle_heroes_see_the_first_wave_act_in_the_second_round() -> None:
    table = play_round(hardy(begin(27)))
    [demon] = of_type(table, "night-demon")
    assert demon.spawned
    assert demon.slot not in [event.args["slot"] for event in table.events if event.kind == "turn"]
