"""Gestures: several choices in one go, made as far as nothing unforeseen happens, and taken back as one."""

from __future__ import annotations

import pytest

from taverna.kernel import BadCall, BadData, IllegalChoice, Match, NoUndo, Record, StaleChoice, replay
from taverna.kernel.gesture import MOST_CODES
from tests.kernel.test_free_actions import match_with_bells
from tests.kernel.test_match import asked, match_at, saved
from tests.support.toy_game import (
    CARD,
    RING,
    RISE,
    SEARCH,
    SEAT,
    SPLIT,
    TOY,
    Beach,
    DiversRules,
    PearlDivers,
)


def diving(depth: int = 4, dives: int = 1, **changes: object) -> Match:
    """Seat 2 dives; one round is still to come."""
    agenda = [["round"], *([["dive", 2, depth]] * dives)]
    return match_at(agenda=agenda, options={"rounds": "2"}, rounds_left=1, **changes)


def ends(match: Match) -> tuple[list[tuple[int, int]], list[int]]:
    return match.steps, match.joined


# How far it goes


def test_all_codes_are_answered_one_after_another() -> None:
    one_by_one, match = diving(), diving()
    events = [event.to_dict() for _ in range(3) for event in one_by_one.submit(2, SPLIT)]
    done = match.gesture(2, [SPLIT, SPLIT, SPLIT])
    assert (done.applied, done.stopped) == (3, "")
    assert [event.to_dict() for event in done.events] == events
    assert saved(match) == saved(one_by_one)
    assert match.steps == [(2, SPLIT)] * 3
    assert match.joined == [1, 2]


def test_one_code_is_a_gesture_too() -> None:
    match = diving()
    assert match.gesture(2, [SPLIT]).applied == 1
    assert ends(match) == ([(2, SPLIT)], [])


def test_it_stops_after_something_was_revealed_even_to_one_seat() -> None:
    """Both codes are options afterwards: it is not for that that they are left."""
    match = diving()
    done = match.gesture(2, [SPLIT, SEARCH, SPLIT])
    assert (done.applied, done.stopped) == (2, "revealed")
    assert SPLIT in match.pending[0].options
    assert ends(match) == ([(2, SPLIT), (2, SEARCH)], [1])
    assert not match.can_undo(2)


def test_it_stops_where_chance_was_drawn() -> None:
    match = _scattering()
    done = match.gesture(2, [SPLIT, SPLIT])
    assert (done.applied, done.stopped) == (1, "chance")


class _Scattering(DiversRules):
    """A dive that splits is carried off by the current, which tells nobody anything."""

    def answer(self, state: Beach, code: int) -> None:
        super().answer(state, code)
        if code == SPLIT:
            state.rng.below(1)


def _scattering() -> Match:
    game = PearlDivers(rules_role=_Scattering)
    match = Match(game, 3, 0)
    match.state = game.load(
        {"seats": 3, "hands": [[0], [4], [10]], "pile": [1, 2], "agenda": [["round"], ["dive", 2, 4]]}
    )
    match._issue_tickets([])
    return match


def test_chance_is_said_in_advance_also_where_it_has_one_result() -> None:
    match = _scattering()
    assert not match.undoable(2, SPLIT)
    assert match.undoable(2, RISE)
    match.submit(2, SPLIT)
    assert not match.can_undo(2)


def test_it_stops_at_a_decision_of_another_kind() -> None:
    """RISE asks to whom the pearl goes; the codes that follow were meant for the dive."""
    match = diving(dives=2)
    done = match.gesture(2, [RISE, SEAT + 1, SPLIT])
    assert (done.applied, done.stopped) == (1, "decision")


def test_it_stops_when_others_are_asked() -> None:
    match = match_at(agenda=[["round"], ["give", 2]])
    done = match.gesture(2, [SEAT + 1, SEAT + 1])
    assert (done.applied, done.stopped) == (1, "others")
    assert asked(match) == [0, 1, 2]


def test_it_stops_before_a_code_that_is_not_offered() -> None:
    match = diving(depth=2)
    done = match.gesture(2, [SPLIT, SPLIT, RISE])
    assert (done.applied, done.stopped) == (1, "refused")
    assert match.steps == [(2, SPLIT)]


def test_it_stops_at_the_end_of_the_game() -> None:
    match = match_at(agenda=[["round"], ["give", 2]], options={"rounds": "2"}, rounds_left=0)
    done = match.gesture(2, [SEAT + 1, SEAT + 1])
    assert (done.applied, done.stopped, match.over) == (1, "over", True)


def test_an_answer_in_secret_is_a_gesture_of_its_own() -> None:
    match = match_with_bells()
    done = match.gesture(1, [RING, CARD + 4])
    assert (done.applied, done.stopped) == (1, "secret")
    done = match.gesture(1, [CARD + 4, CARD + 5])
    assert (done.applied, done.stopped) == (1, "secret")
    assert match.joined == []


@pytest.mark.parametrize("unknown", [SPLIT, 20, 9999, -1, 1 << 40])
def test_what_is_left_after_a_surprise_tells_nothing(unknown: int) -> None:
    """Whatever stands after a code that reveals: answer, events and position are the same."""
    plain, probing = diving(), diving()
    told, done = plain.gesture(2, [SEARCH, RISE]), probing.gesture(2, [SEARCH, unknown])
    assert (done.applied, done.stopped) == (told.applied, told.stopped) == (1, "revealed")
    assert [event.to_dict() for event in done.events] == [event.to_dict() for event in told.events]
    assert saved(probing) == saved(plain)


def test_what_is_left_is_the_same_whatever_others_hold() -> None:
    """Two positions that look alike to seat 2: the answer to a gesture does not tell them apart."""
    answers = []
    for hands, pile in (([[0, 1], [4, 5], [10, 11]], [2, 3]), ([[2, 3], [0, 1], [10, 11]], [4, 5])):
        match = diving(hands=hands, pile=pile)
        for codes in ([SPLIT, CARD, SPLIT], [SPLIT, CARD + 4], [SPLIT, SEARCH, SEARCH]):
            done = match.gesture(2, codes)
            answers.append((done.applied, done.stopped))
    assert answers[:3] == answers[3:]


# What is refused


def test_a_first_code_that_is_not_offered_is_refused_and_changes_nothing() -> None:
    match = diving()
    before, log = saved(match), list(match.log)
    with pytest.raises(IllegalChoice) as refused:
        match.gesture(2, [SEAT + 1, SPLIT])
    assert refused.value.rule == "TOY-3"
    with pytest.raises(IllegalChoice, match="seat 0 is not asked"):
        match.gesture(0, [SPLIT, SPLIT])
    assert (saved(match), match.steps, match.log) == (before, [], log)


@pytest.mark.parametrize("codes", [[], [SPLIT] * (MOST_CODES + 1), [SPLIT] * 10_000])
def test_a_gesture_of_no_code_or_too_many_is_refused(codes: list[int]) -> None:
    match = diving()
    with pytest.raises(BadCall, match=f"1 to {MOST_CODES} option codes, not {len(codes)}") as refused:
        match.gesture(2, codes)
    assert refused.value.code == "bad-gesture"
    assert match.steps == []


@pytest.mark.parametrize("codes", [[SPLIT, "1"], [SPLIT, None], [SPLIT, 1.0], [[SPLIT]]])
def test_codes_that_are_no_numbers_are_refused_before_the_first_is_answered(codes: list[int]) -> None:
    match = diving()
    with pytest.raises((BadCall, TypeError)):
        match.gesture(2, codes)
    assert match.steps == []


def test_a_late_gesture_is_refused_as_a_whole() -> None:
    match = diving()
    ticket = match.ticket(2)
    match.gesture(2, [SPLIT, SPLIT], ticket)
    with pytest.raises(StaleChoice):
        match.gesture(2, [SPLIT, SPLIT], ticket)
    assert len(match.steps) == 2


# Undo


def test_one_undo_takes_the_whole_gesture_back() -> None:
    match = diving()
    match.submit(2, SPLIT)
    before, length = saved(match), len(match.log)
    match.gesture(2, [SPLIT, SPLIT])
    assert match.can_undo(2)
    events = match.undo(2)
    assert [(event.kind, event.args) for event in events] == [("undone", {"seat": 2, "since": length})]
    assert saved(match) == before
    assert ends(match) == ([(2, SPLIT)], [])
    match.undo(2)
    assert match.steps == []
    with pytest.raises(NoUndo):
        match.undo(2)


def test_gestures_are_taken_back_one_by_one() -> None:
    match = diving(depth=5)
    positions = [saved(match)]
    for codes in ([SPLIT, SPLIT], [RISE], [SEAT + 1], [SPLIT]):
        match.gesture(2, codes)
        positions.append(saved(match))
    for position in positions[-2::-1]:
        match.undo(2)
        assert saved(match) == position


def test_a_gesture_that_stopped_is_taken_back_as_far_as_it_went() -> None:
    match = diving(depth=2)
    before = saved(match)
    match.gesture(2, [SPLIT, SPLIT])
    match.undo(2)
    assert saved(match) == before


def test_a_withdrawn_answer_leaves_the_gestures_of_others_together() -> None:
    match = match_with_bells()
    match.submit(0, CARD)
    match.gesture(1, [RING])
    match.submit(1, CARD + 4)
    match.undo(0)
    assert ends(match) == ([(1, RING), (1, CARD + 4)], [])
    assert asked(match) == [0, 2]


# On paper


def test_a_record_says_which_steps_were_one_gesture() -> None:
    match = Match(TOY, 3, 3, {"rounds": "2"}, position=saved(diving()))
    match.submit(2, SPLIT)
    match.gesture(2, [SPLIT, SPLIT])
    record = match.record()
    assert record.to_dict()["joined"] == [2]
    again = replay(Record.from_json(record.to_json()))
    assert ends(again) == ends(match)
    again.undo(2)
    assert again.steps == [(2, SPLIT)]


def test_a_record_without_gestures_says_nothing_of_them() -> None:
    match = Match(TOY, 3, 3, position=saved(diving()))
    match.submit(2, SPLIT)
    match.submit(2, SPLIT)
    data = match.record().to_dict()
    assert "joined" not in data
    again = replay(Record.from_dict(data))
    again.undo(2)
    assert again.steps == [(2, SPLIT)]


@pytest.mark.parametrize(
    ("joined", "problem"),
    [
        ([0], r"joined\[0\]: must be the number of a later step, not 0"),
        ([4], r"joined\[0\]: must be the number of a later step, not 4"),
        ([2, 1], r"joined\[1\]: must be the number of a later step, not 1"),
        ([1, 1], r"joined\[1\]"),
        (["1"], r"joined\[0\]: must be the number of a later step, not '1'"),
        ([True], r"joined\[0\]"),
        ([3], r"joined\[0\]: steps 2 and 3 are of different seats"),
        (7, "joined"),
    ],
)
def test_a_record_whose_gestures_can_not_be_is_refused_with_their_place(joined: object, problem: str) -> None:
    data = Record("pearl-divers", 3, 3, 1, {}, [(2, 1), (2, 1), (2, 1), (0, 1)]).to_dict()
    with pytest.raises(BadData, match=problem):
        Record.from_dict({**data, "joined": joined})


def test_a_step_joins_only_a_step_of_the_same_seat() -> None:
    match = match_at()
    with pytest.raises(BadCall, match="seat 0 has made no choice just before"):
        match.submit(0, CARD, None, True)
    match.submit(1, CARD + 4)
    with pytest.raises(BadCall) as refused:
        match.submit(0, CARD, joined=True)
    assert refused.value.code == "bad-gesture"
    assert match.steps == [(1, CARD + 4)]
