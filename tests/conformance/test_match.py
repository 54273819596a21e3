"""A match of any game: undo goes back exactly, and never past what was revealed; late answers are refused."""

from __future__ import annotations

from itertools import groupby
from operator import itemgetter

import pytest

from taverna.kernel import AnyGame, IllegalChoice, Match, NoUndo, Record, StaleChoice, replay
from taverna.kernel.gesture import MOST_CODES
from tests.support.conformance.cases import Case, cases_of, for_each_case, for_each_game, for_some_cases
from tests.support.conformance.walk import moves_of, position, secret_options, told


def match_of(case: Case) -> Match:
    return Match(case.game, case.seats, case.seed, case.options)


@for_each_case
def test_undo_goes_back_exactly_or_is_refused_as_was_said(case: Case) -> None:
    match = match_of(case)
    for seat, code in moves_of(case, salt=50):
        before, steps, length = position(case.game, match.state), list(match.steps), len(match.log)
        promised = match.undoable(seat, code)
        assert position(case.game, match.state) == before
        events = match.submit(seat, code)
        assert told(match.log[length:]) == told(events)
        assert match.can_undo(seat) == promised
        assert not promised or not any(event.reveals for event in events)
        if promised:
            match.undo(seat)
            assert (position(case.game, match.state), match.steps) == (before, steps)
            assert match.log[-1].kind == "undone"
            assert len(match.log) == length + len(events) + 1
            match.submit(seat, code)
        else:
            after, length = position(case.game, match.state), len(match.log)
            with pytest.raises(NoUndo):
                match.undo(seat)
            assert (position(case.game, match.state), len(match.log)) == (after, length)
    assert match.over
    again = replay(Record.from_json(match.record().to_json()))
    assert position(case.game, again.state) == position(case.game, match.state)


@for_some_cases
def test_a_game_played_in_gestures_is_the_same_game(case: Case) -> None:
    """All that is to come is offered as one gesture each time; what it leaves comes with the next."""
    match, plain = match_of(case), match_of(case)
    moves = list(moves_of(case, salt=55))
    while moves:
        seat, same = next(groupby(moves, key=itemgetter(0)))
        codes = [code for _, code in same][:MOST_CODES]
        before, steps = position(case.game, match.state), list(match.steps)
        done = match.gesture(seat, codes)
        assert (done.applied == len(codes)) == (done.stopped == "")
        assert done.stopped != "refused"
        if match.can_undo(seat):
            match.undo(seat)
            assert (position(case.game, match.state), match.steps) == (before, steps)
            assert match.gesture(seat, codes).applied == done.applied
        for _, code in moves[: done.applied]:
            plain.submit(seat, code)
        assert position(case.game, match.state) == position(case.game, plain.state)
        del moves[: done.applied]
    assert match.over
    again = replay(Record.from_json(match.record().to_json()))
    assert (again.steps, again.joined) == (match.steps, match.joined)


@for_each_case
def test_nobody_can_undo_once_something_was_revealed(case: Case) -> None:
    match = match_of(case)
    for seat, code in moves_of(case, salt=51):
        if any(event.reveals for event in match.submit(seat, code)):
            assert not any(match.can_undo(other) for other in range(case.seats))


@for_each_case
def test_only_a_sealed_answer_is_withdrawn_after_others_acted(case: Case) -> None:
    match = match_of(case)
    for number, (seat, code) in enumerate(moves_of(case, salt=52)):
        waiting = len(match.pending) > 1 or code >= case.game.first_free_code
        match.submit(seat, code)
        for other in range(case.seats):
            if match.can_undo(other):
                sealed = bool(match.state.answers) and match.state.answers[other] >= 0
                assert other == seat or (waiting and sealed), f"step {number}"


@for_each_game
def test_one_seat_withdraws_its_sealed_answer_and_the_others_stay(game: AnyGame) -> None:
    tried = 0
    for case in cases_of(game):
        match = match_of(case)
        if len(match.pending) < 3 or game.secret_answers.final:
            continue
        tried += 1
        first, second, *_ = match.pending
        card = secret_options(game, second)[-1]
        match.submit(second.seat, card)
        without = position(game, match.state)
        ticket = match.ticket(first.seat)
        match.undo(second.seat)
        match.submit(first.seat, first.options[0], ticket)
        match.submit(second.seat, card)
        match.undo(first.seat)
        assert position(game, match.state) == without
        assert match.steps == [(second.seat, card)]
        assert match.ticket(first.seat) > ticket
        with pytest.raises(StaleChoice):
            match.submit(first.seat, first.options[0], ticket)
    if not tried:
        pytest.skip("this game asks no three seats at its start, or takes nothing back that was sealed")


@for_some_cases
def test_late_and_doubled_answers_are_refused(case: Case) -> None:
    match = match_of(case)
    used: dict[int, int] = {}
    for seat, code in moves_of(case, salt=53):
        ticket = match.ticket(seat)
        answers = code < case.game.first_free_code
        assert (
            ticket >= used.get(seat, -1) + answers
        )  # who has answered may still announce, by the same number
        before, length = position(case.game, match.state), len(match.log)
        for wrong in (ticket - 1, ticket + 1):
            with pytest.raises(StaleChoice):
                match.submit(seat, code, wrong)
        assert (position(case.game, match.state), len(match.log)) == (before, length)
        match.submit(seat, code, ticket)
        after, length = position(case.game, match.state), len(match.log)
        with pytest.raises(IllegalChoice):
            match.submit(seat, code, ticket)
        assert (position(case.game, match.state), len(match.log)) == (after, length)
        used[seat] = ticket


@for_each_case
def test_each_seat_is_told_its_own_part_of_the_log(case: Case) -> None:
    match = match_of(case)
    heard: dict[int | None, list[int]] = {seat: [] for seat in [*range(case.seats), None]}
    since = 0
    for seat, code in moves_of(case, salt=54):
        match.submit(seat, code)
        for eye, numbers in heard.items():
            fresh = match.events(eye, since)
            assert all(event is match.log[number] and event.seen_by(eye) for number, event in fresh)
            numbers += [number for number, _ in fresh]
        since = len(match.log)
    for eye, numbers in heard.items():
        assert numbers == [number for number, event in enumerate(match.log) if event.seen_by(eye)]
