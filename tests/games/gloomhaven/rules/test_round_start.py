"""What the start of a round costs counts before cards are selected (GH-S-SEL-04, GH-S-EXH-01)."""

from __future__ import annotations

import pytest

from taverna.games.gloomhaven import codes, steps
from taverna.games.gloomhaven.state.table import LOST, RUNNING, Table
from tests.support.gloomhaven.own import begin_own, clause
from tests.support.gloomhaven.printed import answer, idle, run, told
from tests.support.gloomhaven.tabletop import GAME

TWO_CARDS = 0b11


def second_round(*hp: int, cards: int = 0) -> Table:
    """Every hero suffers 2 damage as the round begins; the first may have only some cards left."""
    harm = clause("round-start", {"do": "damage", "n": 2, "of": "character"})
    table = begin_own(clauses=[{**harm, "if": [{"test": "round", "from": 2}]}])
    for seat, left in enumerate(hp):
        table.hero_figure(seat).hp = left
    if cards:
        hero = table.heroes[0]
        hero.hand = cards
        hero.lost = hero.cards & ~cards
    table.agenda = [(steps.ROUND, 0, 0)]
    return run(table)


def suffer(table: Table) -> Table:
    while table.pending and table.pending[0].kind == "damage":
        answer(table, codes.DONE)
    return table


@pytest.mark.rule("GH-S-SEL-04", "GH-S-EXH-01")
def test_who_pays_with_one_of_two_cards_is_exhausted() -> None:
    """The other selects alone, and nobody else's cards are revealed."""
    table = second_round(9, 9, cards=TWO_CARDS)
    assert (table.pending[0].seat, table.pending[0].kind) == (0, "damage")
    answer(table, next(code for code in table.pending[0].options if code != codes.DONE))
    suffer(table)
    assert [hero.exhausted for hero in table.heroes] == [True, False]
    assert [decision.seat for decision in table.pending] == [1]
    while table.pending and table.pending[0].kind == "select":
        GAME.apply(table, 1, idle(table, 1))
    assert [event.args["seat"] for event in told(table, "revealed")] == [1]


@pytest.mark.rule("GH-S-SEL-02", "GH-S-SEL-03")
def test_who_suffers_instead_keeps_both_cards_and_plays_on() -> None:
    table = suffer(second_round(9, 9, cards=TWO_CARDS))
    assert [decision.seat for decision in table.pending] == [0, 1]
    assert table.ended == RUNNING


@pytest.mark.rule("GH-S-EXH-01", "GH-S-EXH-04")
def test_when_all_fall_as_the_round_begins_nobody_is_asked_for_cards() -> None:
    table = suffer(second_round(1, 2))
    assert (table.ended, table.pending, table.agenda) == (LOST, [], [])
    assert GAME.outcome(table).won is False
