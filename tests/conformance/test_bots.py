"""Every bot plays every game by its rules: it chooses an option, changes nothing, and does not look at secrets."""

from __future__ import annotations

import pytest

from taverna.bots import bot
from taverna.kernel import AnyGame, Decision, Rng, State
from tests.support.conformance.cases import few_cases, for_each_game
from tests.support.conformance.hooks import hooks_of
from tests.support.conformance.middles import middles
from tests.support.conformance.walk import position, said, told

GAMES = 8
QUICK = ["random", "greedy", "novice"]
THINKING = pytest.param("regular", marks=pytest.mark.compiled)
"""In some games it looks ahead: on pure rules that takes minutes."""
SEARCHING = pytest.param("strong:iterations=4,depth=40", marks=pytest.mark.compiled)
"""Whole games of it would take minutes on any."""


def chosen(name: str, game: AnyGame, state: State, decision: Decision, number: int) -> int:
    return bot(name).choose(game, state, decision, Rng(number))


def check_bot(name: str, game: AnyGame, state: State, decision: Decision, number: int) -> int:
    before, events = position(game, state), told(state.events)
    code = chosen(name, game, state, decision, number)
    assert code in decision.options
    assert chosen(name, game, state, decision, number) == code
    for world in range(2):
        other: State = game.determinize(state, decision.seat, Rng(1000 * number + world))
        question = next(asked for asked in other.pending if asked.seat == decision.seat)
        assert chosen(name, game, other, question, number) == code, f"{name} looks at what it can't know"
    assert (position(game, state), told(state.events)) == (before, events)
    return code


@for_each_game
@pytest.mark.parametrize("name", [*QUICK, THINKING])
def test_bots_among_themselves_play_fair(game: AnyGame, name: str) -> None:
    for case in few_cases(game, max(2, GAMES // hooks_of(game.id).share)):
        state = case.start()
        for number in range(hooks_of(game.id).longest):
            if state.over:
                break
            decision = state.pending[0]
            game.apply(state, decision.seat, check_bot(name, game, state, decision, number))
        assert state.over


@for_each_game
@pytest.mark.parametrize("name", [*QUICK, THINKING, SEARCHING])
def test_bots_play_fair_in_the_middle_of_an_effect(game: AnyGame, name: str) -> None:
    for number, middle in enumerate(middles(game.id)):
        for decision in middle.state.pending:
            check_bot(name, game, middle.state, decision, number)


@for_each_game
def test_reasons_name_a_rule_and_tell_nothing_that_the_seat_can_not_know(game: AnyGame) -> None:
    for number, middle in enumerate(middles(game.id)):
        for decision in middle.state.pending:
            world: State = game.determinize(middle.state, decision.seat, Rng(number))
            for code in decision.options:
                found = game.judgement.reasons(middle.state, decision, code)
                assert all(reason.rule for reason in found)
                assert [said(reason) for reason in found] == [
                    said(reason) for reason in game.judgement.reasons(world, decision, code)
                ]
