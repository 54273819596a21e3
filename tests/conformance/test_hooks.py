"""The suite covers every registered game, and says what a new one has to add."""

from __future__ import annotations

import pytest

import taverna
from taverna.kernel import AnyGame
from tests.support.conformance.cases import all_games, cases_of, for_each_game, option_sets
from tests.support.conformance.hooks import hooks_of
from tests.support.conformance.middles import middles
from tests.support.conformance.walk import UNASKED


def test_every_registered_game_is_here() -> None:
    assert {game.id for game in taverna.games()} <= {game.id for game in all_games()}


def test_a_game_without_hooks_is_told_what_to_add() -> None:
    with pytest.raises(
        pytest.fail.Exception, match=r"'new-game' is registered but has no entry in tests/support/conformance"
    ):
        hooks_of("new-game")


@for_each_game
def test_every_seat_count_and_every_value_of_every_option_is_played(game: AnyGame) -> None:
    cases = cases_of(game)
    assert {case.seats for case in cases} >= set(game.seats)
    for option in game.options:
        played = {case.options.get(option.name, option.default) for case in cases}
        assert played == (set(option.choices) if option.choices else {False, True})
    assert len({str(options) for options in option_sets(game)}) >= 1 + len(game.options)


@for_each_game
def test_every_kind_of_question_is_met(game: AnyGame) -> None:
    """One that random games never reach would go unproved: give the suite more games then."""
    kinds = {middle.move.decision.kind for middle in middles(game.id)} - {UNASKED}
    assert kinds == set(hooks_of(game.id).questions)
