"""Random games come to an end, ask only sound questions, refuse everything else, and lose no component."""

from __future__ import annotations

import pytest

from taverna.kernel import AnyGame, IllegalChoice, StaleChoice, State
from tests.support.conformance.cases import Case, every_case_of, for_each_case, for_each_game, for_some_cases
from tests.support.conformance.hooks import hooks_of
from tests.support.conformance.middles import middles
from tests.support.conformance.walk import as_json, final, position, questions, told, walk


def check_questions(game: AnyGame, state: State) -> None:
    seats = [decision.seat for decision in state.pending]
    assert len(set(seats)) == len(seats)
    assert all(0 <= seat < state.seats for seat in seats)
    assert len(seats) == 1 or all(decision.sealed for decision in state.pending)
    for decision in state.pending:
        assert decision.options
        assert decision.kind
        assert len(set(decision.options)) == len(decision.options)
        assert all(0 <= code < game.codes for code in decision.options)


def check_words(game: AnyGame, state: State) -> None:
    for decision in state.pending:
        for code in decision.options:
            option = game.describe(state, code)
            assert option.key
            assert option.rule
            assert all(isinstance(target, str) and target for target in option.targets)
            assert as_json(option.args) == option.args


@for_each_game
def test_random_games_end_with_every_seat_count_and_option(game: AnyGame) -> None:
    for case in every_case_of(game):
        components = hooks_of(game.id).components
        whole = components(game.dump(case.start()))
        assert whole
        for state, _ in walk(case):
            check_questions(game, state)
            assert not state.answers or state.pending[0].sealed, "sealed answers are cleared once all are in"
        assert components(game.dump(final(case))) == whole


@for_each_case
def test_components_are_conserved(case: Case) -> None:
    components = hooks_of(case.game.id).components
    whole = components(case.game.dump(case.start()))
    for state, _ in walk(case, salt=1):
        assert components(case.game.dump(state)) == whole


@for_some_cases
def test_every_option_has_words(case: Case) -> None:
    for state, _ in walk(case, salt=2):
        before = case.game.dump(state)
        check_words(case.game, state)
        assert case.game.dump(state) == before


@for_each_game
def test_every_option_has_words_in_the_middle_of_an_effect(game: AnyGame) -> None:
    for middle in middles(game.id):
        check_words(game, middle.state)


@for_some_cases
def test_a_refused_choice_changes_nothing_and_names_a_rule(case: Case) -> None:
    game = case.game
    for number, (state, _) in enumerate(walk(case, salt=3)):
        if number % 5:
            continue
        before, events = position(game, state), told(state.events)
        for decision in state.pending:
            for code in [*range(-1, game.codes + 1), 10**9]:
                if code in decision.options:
                    assert game.refusal(state, decision.seat, code) is None
                    continue
                with pytest.raises(IllegalChoice) as refused:
                    game.apply(state, decision.seat, code)
                why = game.refusal(state, decision.seat, code)
                assert why is not None
                assert (why.key, why.rule) == (refused.value.code, refused.value.rule)
                assert refused.value.rule or not 0 <= code < game.codes
        assert (position(game, state), told(state.events)) == (before, events)


@for_some_cases
def test_a_seat_that_is_not_asked_is_refused(case: Case) -> None:
    game = case.game
    for state, move in walk(case, salt=4):
        asked = [decision.seat for decision in state.pending]
        before = position(game, state)
        for seat in [-1, *range(case.seats + 1)]:
            if seat not in asked and move.code < game.first_free_code:
                with pytest.raises(IllegalChoice) as refused:
                    game.apply(state, seat, move.code)
                assert refused.value.code == "not-asked"
                assert not isinstance(refused.value, StaleChoice)
        assert position(game, state) == before


@for_each_case
def test_nothing_can_be_chosen_after_the_end(case: Case) -> None:
    state = final(case)
    before = case.game.dump(state)
    for seat in range(case.seats):
        with pytest.raises(IllegalChoice) as refused:
            case.game.apply(state, seat, 0)
        assert refused.value.code == "game-over"
        refusal = case.game.refusal(state, seat, 0)
        assert refusal is not None
        assert refusal.key == "game-over"
    assert case.game.dump(state) == before


@for_each_case
def test_the_outcome_names_winners_only_at_the_end(case: Case) -> None:
    for state, _ in walk(case, salt=5):
        standing = case.game.outcome(state)
        assert not standing.over
        assert not standing.winners
        assert standing.won is None
        assert len(standing.scores) == case.seats
    outcome = case.game.outcome(final(case, salt=5))
    assert outcome.over
    assert len(outcome.scores) == case.seats
    assert sorted(set(outcome.winners)) == outcome.winners
    assert all(0 <= seat < case.seats for seat in outcome.winners)
    assert sum(outcome.rewards()) == pytest.approx(1.0 if outcome.winners else 0.0)


@for_each_case
def test_events_are_json_and_speak_of_seats_that_exist(case: Case) -> None:
    for state, _ in walk(case, salt=6):
        for event in state.drain():
            assert event.kind
            assert as_json(event.args) == event.args
            seats = [event.args[name] for name in ("seat", "other") if name in event.args]
            named = event.args.get("seats", [])
            assert isinstance(named, list)
            for seat in [*seats, *named]:
                assert isinstance(seat, int)
                assert 0 <= seat < case.seats


@for_each_case
def test_a_quiet_game_tells_nothing_and_goes_the_same_way(case: Case) -> None:
    quiet = case.start()
    quiet.quiet()
    for state, move in walk(case, salt=7):
        assert questions(quiet) == questions(state)
        case.game.apply(quiet, move.seat, move.code)
        assert quiet.events == []
    assert case.game.dump(quiet) == case.game.dump(final(case, salt=7))
