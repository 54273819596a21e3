"""What a game shows and tells is what its types say, no field more and none less: the browser relies on them."""

from __future__ import annotations

import pytest

import taverna
from taverna.kernel import AnyGame, Event, State
from taverna.wire.views import VIEW_TYPES, mismatches
from tests.support.conformance.cases import Case, few_cases
from tests.support.conformance.middles import middles
from tests.support.conformance.walk import eyes, walk

TYPED = [game for game in taverna.games() if game.id in VIEW_TYPES]
PLAYED = [case for game in TYPED for case in few_cases(game, 7)]


def check_views(game: AnyGame, state: State) -> None:
    expected = VIEW_TYPES[game.id].TableView
    shared = game.sight.shared(state)
    for eye in eyes(state):
        view = game.view(state, eye)
        assert game.sight.view_with(state, eye, shared) == view
        wrong = list(mismatches(view, expected))
        assert not wrong, f"{game.id}, seat {eye}: {wrong[:5]}"


def check_events(game: AnyGame, events: list[Event]) -> None:
    expected = VIEW_TYPES[game.id].EventArgs
    for event in events:
        wrong = list(mismatches(event.args, expected, event.kind))
        assert not wrong, f"{game.id}: {wrong[:5]}"


def test_every_game_has_types() -> None:
    """Of those that are written here; whoever registers another one brings its own board, if any."""
    here = {game.id for game in taverna.games() if type(game).__module__.startswith("taverna.games.")}
    assert set(VIEW_TYPES) == here


@pytest.mark.parametrize("case", PLAYED, ids=str)
def test_views_and_events_of_played_games_are_what_their_types_say(case: Case) -> None:
    for number, (state, _) in enumerate(walk(case, salt=9)):
        check_events(case.game, state.drain())
        if number % 5 == 0 or len(state.pending) > 1:
            check_views(case.game, state)
    check_events(case.game, state.drain())
    assert state.over
    check_views(case.game, state)


@pytest.mark.parametrize("game", TYPED, ids=lambda game: game.id)
def test_views_in_the_middle_of_things_are_what_their_types_say(game: AnyGame) -> None:
    for middle in middles(game.id):
        check_views(game, middle.state)
