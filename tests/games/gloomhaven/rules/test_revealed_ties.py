"""Rooms revealed in mid-round: types of equal initiative, whose order the players settle (GH-S-INI-06, 11)."""

from __future__ import annotations

import pytest

from taverna.games.gloomhaven import codes, steps
from taverna.games.gloomhaven.effects.turn_order import FIRST_GROUP, draw_for_new
from taverna.games.gloomhaven.state.table import Table
from tests.support.gloomhaven.printed import (
    answer,
    begin,
    fell,
    fell_all,
    hardy,
    idle,
    of_type,
    open_door,
    play_to_turn,
    stack_card,
    told,
)
from tests.support.gloomhaven.tabletop import GAME

BEAR, SPIRIT = "cave-bear", "living-spirit"


def revealed(bear: int, spirit: int) -> Table:
    """Scenario 13: in the first hero's turn its door opens on bears, spirits and drakes with these cards."""
    table = hardy(begin(13))
    fell_all(table)
    stack_card(table, BEAR, bear)
    stack_card(table, SPIRIT, spirit)
    stack_card(table, "spitting-drake", 89)
    return open_door(play_to_turn(table, 0), 0)


def entry(table: Table, slug: str) -> int:
    return codes.ENTITY + FIRST_GROUP + table.rules.group_of(slug)


def to_question(table: Table, kind: str) -> bool:
    """Idle on; False if the round ends without such a question."""
    while table.round == 1 and table.pending[0].kind not in ("short-rest", "select"):
        if table.pending[0].kind == kind:
            return True
        seat = table.pending[0].seat
        GAME.apply(table, seat, idle(table, seat))
    return False


def types_that_acted(table: Table) -> list[str]:
    """In order, each once for every time its figures came together."""
    found: list[str] = []
    for event in told(table, "turn"):
        name = str(event.args["figure"]).rsplit("-", 1)[0].removesuffix("-elite")
        if name in (BEAR, SPIRIT) and (not found or found[-1] != name):
            found.append(name)
    return found


@pytest.mark.rule("GH-S-INI-06", "GH-S-REV-05")
@pytest.mark.parametrize("first", [BEAR, SPIRIT])
def test_players_settle_which_of_two_revealed_types_acts_first(first: str) -> None:
    table = revealed(61, 61)
    assert of_type(table, BEAR)
    assert of_type(table, SPIRIT)
    assert to_question(table, "tie")
    assert sorted(table.pending[0].options) == sorted([entry(table, BEAR), entry(table, SPIRIT)])
    answer(table, entry(table, first))
    assert not to_question(table, "tie"), "asked once"
    assert types_that_acted(table) == [first, SPIRIT if first == BEAR else BEAR]


@pytest.mark.rule("GH-S-INI-06")
def test_nothing_is_asked_about_different_initiatives() -> None:
    table = revealed(61, 48)
    assert not to_question(table, "tie")
    assert types_that_acted(table) == [SPIRIT, BEAR]


@pytest.mark.rule("GH-S-INI-06")
def test_what_another_door_brings_in_the_same_turn_changes_nothing_about_it() -> None:
    """A drake that comes in afterwards, before both in the order."""
    table = hardy(begin(13))
    fell_all(table)
    stack_card(table, BEAR, 61)
    stack_card(table, SPIRIT, 61)
    stack_card(table, "spitting-drake", 6)
    open_door(play_to_turn(table, 0), 0)
    drakes = table.rules.group_of("spitting-drake")
    table.order = [other for other in table.order if other != FIRST_GROUP + drakes]
    table.carded &= ~(1 << drakes)
    tied = [table.order.index(code - codes.ENTITY) for code in (entry(table, BEAR), entry(table, SPIRIT))]
    table.agenda = [
        (op, min(tied), max(tied)) if op == steps.TIES else (op, first, last)
        for op, first, last in table.agenda
    ]
    draw_for_new(table)
    assert to_question(table, "tie")
    assert sorted(table.pending[0].options) == sorted([entry(table, BEAR), entry(table, SPIRIT)])


@pytest.mark.rule("GH-S-INI-06")
def test_nothing_is_asked_about_a_type_that_is_dead_by_then() -> None:
    table = revealed(61, 61)
    for figure in of_type(table, SPIRIT):
        fell(table, figure)
    assert not to_question(table, "tie")
    assert types_that_acted(table) == [BEAR]
