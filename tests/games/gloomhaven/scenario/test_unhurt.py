"""Scenario 70: spirits that nothing hurts come after every round; for a demon killed, one of them may go."""

from __future__ import annotations

import pytest

from taverna.games.gloomhaven import codes
from taverna.games.gloomhaven.content.scenarios.clauses import Line
from taverna.games.gloomhaven.effects.conditions import gain
from taverna.games.gloomhaven.effects.hurting import hurt
from taverna.games.gloomhaven.language.moments import ROUND_END
from taverna.games.gloomhaven.language.vocabulary import NORMAL, POISON
from taverna.games.gloomhaven.state.figures import Figure
from taverna.games.gloomhaven.state.frames import BY_ATTACK
from taverna.games.gloomhaven.state.table import RUNNING, WON, Table
from taverna.kernel.errors import BadData
from tests.support.gloomhaven.printed import (
    answer,
    begin,
    fell,
    fell_all,
    first_answers,
    of_type,
    open_all,
    run,
)
from tests.support.gloomhaven.tabletop import GAME

A = (-2, -4)
B = (7, -4)


def end_of_round(table: Table, number: int) -> list[Figure]:
    """The spirits that come."""
    before = [figure.slot for figure in of_type(table, "living-spirit")]
    table.round = number
    table.at(ROUND_END)
    first_answers(run(table), "spawn")
    return [figure for figure in of_type(table, "living-spirit") if figure.slot not in before]


def with_spirits() -> Table:
    table = begin(70)
    end_of_round(table, 1)
    end_of_round(table, 2)
    return table


@pytest.mark.rule("GH-S-SPC-01", "GH-S-SPC-07")
@pytest.mark.parametrize(
    ("seats", "number", "places"),
    [(2, 1, [A]), (2, 2, [B]), (3, 1, [A]), (3, 2, [A, B]), (4, 1, [A, B]), (4, 2, [A, B])],
)
def test_70_spirits_come_after_every_round(seats: int, number: int, places: list[tuple[int, int]]) -> None:
    table = begin(70, seats)
    came = end_of_round(table, number)
    assert [table.rules.map.hex(figure.cell) for figure in came] == places
    assert {figure.sheet.rank for figure in came} == {NORMAL}


def test_70_a_spirit_suffers_no_damage_but_what_else_an_attack_brings() -> None:
    table = with_spirits()
    spirit = of_type(table, "living-spirit")[0]
    hurt(table, spirit, 99, BY_ATTACK, table.heroes[0].figure, 0)
    run(table)
    assert spirit.present
    assert spirit.hp == spirit.max_hp
    gain(table, spirit, POISON, "GH-S-CON-01")
    assert spirit.conditions & POISON
    demon = of_type(table, "wind-demon")[0]
    hurt(table, demon, 1, BY_ATTACK, table.heroes[0].figure, 0)
    assert demon.hp == demon.max_hp - 1


def test_spirits_of_other_scenarios_are_hurt() -> None:
    table = open_all(begin(4))
    spirits = [figure for figure in table.figures if figure.present and not figure.sheet.can_be_hurt]
    assert spirits == []


@pytest.mark.rule("GH-S-SPC-07")
@pytest.mark.parametrize("type", ["night-demon", "wind-demon"])
def test_70_for_a_demon_the_players_may_send_a_spirit_away(type: str) -> None:
    table = with_spirits()
    one, other = of_type(table, "living-spirit")
    fell(table, of_type(table, type)[0])
    assert table.pending[0].kind == "dismiss"
    assert table.pending[0].options == [codes.DONE, codes.FIGURE + one.slot, codes.FIGURE + other.slot]
    answer(table, codes.FIGURE + other.slot)
    assert one.present
    assert not other.present
    assert table.pending[0].kind == "select"


def test_70_they_need_not() -> None:
    table = with_spirits()
    fell(table, of_type(table, "wind-demon")[0])
    answer(table, codes.DONE)
    assert len(of_type(table, "living-spirit")) == 2


def test_70_without_a_spirit_nobody_is_asked() -> None:
    table = begin(70)
    fell(table, of_type(table, "wind-demon")[0])
    assert table.pending[0].kind == "select"


def test_70_is_won_with_the_last_demon_whatever_spirits_are_left() -> None:
    table = with_spirits()
    for slug in ("night-demon", "wind-demon"):
        fell_all(table, slug)
        first_answers(table, "dismiss")
    assert table.ended == RUNNING  # others wait behind doors
    open_all(table)
    end_of_round(table, 3)
    for slug in ("night-demon", "wind-demon"):
        for demon in of_type(table, slug):
            fell(table, demon)
            if table.pending and table.pending[0].kind == "dismiss":
                answer(table, codes.DONE)
    assert of_type(table, "living-spirit")
    assert table.ended == WON


def test_who_may_go_must_be_named() -> None:
    with pytest.raises(BadData, match="of"):
        Line({"do": "dismiss"}, "own", "own")


def test_70_the_question_survives_being_saved() -> None:
    table = with_spirits()
    spirit = of_type(table, "living-spirit")[0]
    fell(table, of_type(table, "wind-demon")[0])
    table.answers = []  # it is no moment of a card selection
    again = GAME.load(GAME.dump(table))
    assert again.pending[0].options == table.pending[0].options
    answer(again, codes.FIGURE + spirit.slot)
    assert len(of_type(again, "living-spirit")) == 1
