"""Scenario 21: the Prime Demon can't be hurt; its throne can, and jumps from room to room and summons demons."""

from __future__ import annotations

import pytest

from taverna.games.gloomhaven.effects.hurting import hurt
from taverna.games.gloomhaven.language.vocabulary import ELITE, NORMAL
from taverna.games.gloomhaven.state.figures import OBJECT, Figure
from taverna.games.gloomhaven.state.frames import BY_ATTACK
from taverna.games.gloomhaven.state.table import LOST, RUNNING, WON, Table
from tests.games.gloomhaven.scenario.meeting import OPEN_QUESTIONS, SPECIAL_1, SPECIAL_2, acts, meet
from tests.support.gloomhaven.printed import (
    at,
    begin,
    door_labelled,
    first_answers,
    of_type,
    open_all,
    open_door,
    put,
    run,
)
from tests.support.gloomhaven.tabletop import GAME

STOPS = [
    ((-8, 10), "frost-demon"), ((-3, 7), "wind-demon"), ((3, 7), "night-demon"),
    ((5, 10), "earth-demon"), ((0, 13), "flame-demon"), ((-6, 13), "sun-demon"),
]  # fmt: skip


def court(seats: int = 2) -> tuple[Table, Figure, Figure]:
    """All rooms open; the boss, its throne and heroes that are not on the map."""
    table, boss = meet(21, "prime-demon", seats)
    altar = next(figure for figure in table.figures if figure.sheet.name == "altar")
    altar.left_in = 0
    put(table, altar, (-6, 13))
    table.standees[altar.group] |= 1 << altar.number
    return table, boss, altar


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_21_the_throne_has_the_hit_points_of_the_boss(seats: int) -> None:
    """9 for each character at level 1."""
    table = open_all(begin(21, seats))
    [altar] = of_type(table, "altar")
    assert (at(table, altar), altar.kind, altar.max_hp) == ((-6, 13), OBJECT, 9 * seats)


def test_21_damage_does_nothing_to_the_boss_itself() -> None:
    table, boss, altar = court()
    hurt(table, boss, 99, BY_ATTACK, table.heroes[0].figure, 0)
    run(table)
    assert (boss.present, boss.hp) == (True, boss.max_hp)
    hurt(table, altar, 3, BY_ATTACK, table.heroes[0].figure, 0)
    run(table)
    assert altar.hp == altar.max_hp - 3


@pytest.mark.rule("GH-S-BOS-03", "GH-S-SPC-07")
@pytest.mark.parametrize(
    ("card", "seats", "rank"),
    [
        (SPECIAL_1, 2, NORMAL), (SPECIAL_1, 3, ELITE), (SPECIAL_1, 4, ELITE),
        (SPECIAL_2, 2, NORMAL), (SPECIAL_2, 3, NORMAL), (SPECIAL_2, 4, ELITE),
    ],
)  # fmt: skip
def test_21_the_throne_jumps_by_turns_and_summons_the_demon_of_the_place(
    card: int, seats: int, rank: int
) -> None:
    table, boss, altar = court(seats)
    for place, slug in [*STOPS, STOPS[0]]:
        before = [figure.slot for figure in of_type(table, slug)]
        acts(table, boss, card)
        assert at(table, altar) == place
        [demon] = [figure for figure in of_type(table, slug) if figure.slot not in before]
        assert demon.cell in table.board.shape.near[altar.cell]
        assert demon.sheet.rank == rank
        table.put(demon, -1)
        table.standees[demon.group] &= ~(1 << demon.number)


def test_21_who_stands_there_makes_way() -> None:
    table, boss, altar = court()
    put(table, table.hero_figure(0), (-8, 10))
    acts(table, boss, SPECIAL_1)
    assert at(table, altar) == (-8, 10)
    assert table.hero_figure(0).cell in table.board.shape.near[altar.cell]


def test_21_a_hidden_room_is_revealed_with_its_doors() -> None:
    table = begin(21)
    for door in (0, 3, 5):  # to R2, from there to R4 and to the throne room; R3 stays hidden
        open_door(table, door)
    assert table.board.revealed == [True, True, False, True, True]
    [boss] = of_type(table, "prime-demon")
    acts(table, boss, SPECIAL_1)
    first_answers(table, "reveal", *OPEN_QUESTIONS)
    assert all(table.board.revealed)
    assert list(table.board.doors) == [1] * 6
    [altar] = of_type(table, "altar")
    assert at(table, altar) == (-8, 10)
    assert door_labelled(table, "1") in (4, 5)


def test_21_is_won_with_the_throne_and_saved_with_its_way() -> None:
    table, boss, altar = court()
    acts(table, boss, SPECIAL_2)
    again = GAME.load(GAME.dump(table))
    assert again.registers == table.registers
    altar.hp = 1
    assert table.ended == RUNNING
    hurt(table, altar, 1, BY_ATTACK, table.heroes[0].figure, 0)
    run(table)
    assert table.ended == WON
    assert not boss.present
    other = begin(21)
    for hero in other.heroes:
        hero.exhausted = True
    other.check()
    assert other.ended == LOST
