"""Match: submitting, taking back, tickets, the log; on the tests' own game, where all of it happens."""

from __future__ import annotations

import pytest

from taverna.kernel import BadCall, IllegalChoice, Match, NoUndo, StaleChoice
from tests.support.toy_game import CARD, RISE, SEARCH, SEAT, SPLIT, TOY

# Cards 0 to 11, four for each of three seats: seat 2 holds the highest ones.
POSITION: dict[str, object] = {
    "seats": 3,
    "hands": [[0, 1], [4, 5], [10, 11]],
    "pile": [2, 3, 6, 7, 8, 9],
    "rng": {"script": [1]},
}


def match_at(**changes: object) -> Match:
    """A match in the middle of the game: seat 2 will dive, two deep."""
    match = Match(TOY, 3, 0)
    match.state = TOY.load({**POSITION, **changes})
    match._issue_tickets([])
    return match


def at_the_dive() -> Match:
    match = match_at()
    for seat, card in ((0, 0), (1, 4), (2, 11)):
        match.submit(seat, CARD + card)
    return match


def after_the_gift() -> Match:
    """Seat 2 rose and gave its pearl to seat 0; the next round is asked."""
    match = at_the_dive()
    match.submit(2, RISE)
    match.submit(2, SEAT + 1)
    return match


def saved(match: Match) -> dict[str, object]:
    return match.game.dump(match.state)


def asked(match: Match) -> list[int]:
    return [decision.seat for decision in match.pending]


def kinds(match: Match, seat: int | None, since: int = 0) -> list[str]:
    return [event.kind for _, event in match.events(seat, since)]


# Starting


def test_a_match_takes_a_game_or_its_id() -> None:
    assert Match("pearl-divers", 2, 1).game is TOY
    assert Match(TOY, 2, 1).game is TOY


def test_names_must_be_as_many_as_seats() -> None:
    assert Match(TOY, 2, 1, names=["Ana", "Bo"]).names == ["Ana", "Bo"]
    with pytest.raises(BadCall, match="1 names were given for 2 seats"):
        Match(TOY, 2, 1, names=["Ana"])


def test_the_options_are_all_known_afterwards() -> None:
    assert Match(TOY, 2, 1, {"rounds": "2"}).options == {"together": False, "bells": False, "rounds": "2"}


# Submitting


@pytest.mark.parametrize("seat", [-1, 3])
def test_a_seat_that_does_not_exist_is_refused(seat: int) -> None:
    with pytest.raises(BadCall) as refused:
        match_at().submit(seat, CARD)
    assert refused.value.code == "bad-seat"


def test_what_is_no_number_is_refused() -> None:
    """The pure build says which argument is wrong; the compiled one already refuses it at the door."""
    match = match_at()
    for seat, code in ((0, "8"), ("0", CARD), (0, None), (0, 8.0)):
        with pytest.raises((BadCall, TypeError)):
            match.submit(seat, code)  # type: ignore[arg-type]
    assert match.steps == []


def test_a_refusal_names_rule_and_reason_and_changes_nothing() -> None:
    match = at_the_dive()
    before, log, steps = saved(match), list(match.log), list(match.steps)
    with pytest.raises(IllegalChoice, match=r"seat 2 can't choose 20 for 'dive'.*\(TOY-3\)") as refused:
        match.submit(2, 20)
    assert refused.value.code == "not-an-option-here"
    with pytest.raises(IllegalChoice, match=r"seat 0 is not asked; asked: \[2\]"):
        match.submit(0, RISE)
    assert (saved(match), match.log, match.steps) == (before, log, steps)
    assert not match.can_undo(2)


def test_an_answer_is_sealed_until_all_are_in() -> None:
    match = match_at()
    assert asked(match) == [0, 1, 2]
    assert [event.kind for event in match.submit(1, CARD + 5)] == ["sealed"]
    assert asked(match) == [0, 2]
    assert match.view(1)["played"] == "card-5"
    assert match.view(0)["played"] is None
    match.submit(0, CARD + 1)
    events = match.submit(2, CARD + 10)
    assert [event.kind for event in events] == ["sealed", "played", "played", "played", "dived"]
    assert match.state.answers == []


def test_who_answered_is_not_asked_again() -> None:
    match = match_at()
    match.submit(1, CARD + 5)
    with pytest.raises(IllegalChoice) as refused:
        match.submit(1, CARD + 4)
    assert refused.value.code == "not-asked"


def test_seats_without_a_choice_are_not_asked() -> None:
    match = match_at(hands=[[0, 1], [], [10, 11]])
    assert asked(match) == [0, 2]
    match.submit(0, CARD)
    match.submit(2, CARD + 10)
    assert asked(match) == [2]
    assert match.decision(2) is match.pending[0]
    assert match.decision(0) is None


def test_effects_nest_on_the_agenda() -> None:
    match = at_the_dive()
    assert match.view(None)["dives"] == [[0, 0], [2, 2]]
    match.submit(2, SPLIT)
    assert match.view(None)["dives"] == [[0, 0], [2, 1], [2, 1]]
    match.submit(2, RISE)
    match.submit(2, SEAT + 1)
    assert match.view(None)["dives"] == [[0, 0], [2, 1]]
    match.submit(2, SEARCH)
    assert asked(match) == [0, 1, 2]


# The log


def test_everyone_reads_what_is_meant_for_them() -> None:
    match = at_the_dive()
    since = len(match.log)
    match.submit(2, SEARCH)
    assert kinds(match, 2, since) == ["found"]
    assert kinds(match, 0, since) == ["found-something"]
    assert kinds(match, None, since) == ["found-something"]
    assert match.events(2, since)[0][0] == since
    assert match.events(0, since)[0][0] == since + 1


def test_an_undo_is_added_to_the_log() -> None:
    match = at_the_dive()
    match.submit(2, SPLIT)
    length = len(match.log)
    events = match.undo(2)
    assert [event.kind for event in events] == ["undone"]
    assert match.log[length:] == events
    assert events[0].args == {"seat": 2, "since": length}


# Undo


def test_undo_goes_back_step_by_step() -> None:
    match = at_the_dive()
    positions = [saved(match)]
    for code in (SPLIT, RISE, SEAT + 2):
        match.submit(2, code)
        positions.append(saved(match))
    for position in positions[-2::-1]:
        match.undo(2)
        assert saved(match) == position
    with pytest.raises(NoUndo):
        match.undo(2)
    assert saved(match) == positions[0]


def test_what_was_revealed_even_to_one_seat_can_not_be_taken_back() -> None:
    match = at_the_dive()
    assert match.undoable(2, RISE)
    assert not match.undoable(2, SEARCH)
    match.submit(2, SPLIT)
    match.submit(2, SEARCH)
    for seat in range(3):
        assert not match.can_undo(seat)
        with pytest.raises(NoUndo) as refused:
            match.undo(seat)
        assert refused.value.values == {"seat": seat}


def test_asking_whether_a_choice_can_be_taken_back_changes_nothing() -> None:
    match = at_the_dive()
    before = saved(match)
    match.undoable(2, SEARCH)
    match.undoable(2, SPLIT)
    assert saved(match) == before
    with pytest.raises(IllegalChoice):
        match.undoable(2, 20)


def test_a_sealed_answer_is_withdrawn_while_the_others_stay() -> None:
    match = match_at()
    match.submit(0, CARD + 1)
    match.submit(1, CARD + 4)
    assert match.can_undo(0)
    assert not match.can_undo(2)
    events = match.undo(0)
    assert [event.kind for event in events] == ["undone", "sealed"]
    assert asked(match) == [0, 2]
    assert match.steps == [(1, CARD + 4)]
    assert match.state.answers[1] == CARD + 4
    match.undo(1)
    assert asked(match) == [0, 1, 2]
    assert match.steps == []


def test_the_last_sealed_answer_ends_all_withdrawing() -> None:
    match = at_the_dive()
    assert not any(match.can_undo(seat) for seat in range(3))


def test_a_public_choice_can_be_taken_back_only_until_another_seat_acts() -> None:
    match = after_the_gift()
    assert match.can_undo(2)
    match.submit(1, CARD + 5)
    assert not match.can_undo(2), "seat 1 has answered a question that the gift led to"
    before = saved(match)
    with pytest.raises(NoUndo):
        match.undo(2)
    assert saved(match) == before
    match.undo(1)
    match.undo(2)
    assert asked(match) == [2]


def test_withdrawing_an_answer_does_not_open_the_choice_before_it() -> None:
    match = after_the_gift()
    match.submit(2, CARD + 10)
    match.submit(1, CARD + 5)
    match.undo(2)
    assert match.state.answers[1] == CARD + 5
    assert not match.can_undo(2)


def test_a_match_goes_on_after_an_undo_as_if_nothing_had_been() -> None:
    match, plain = after_the_gift(), after_the_gift()
    match.undo(2)
    match.submit(2, SEAT + 1)
    assert saved(match) == saved(plain)
    assert match.steps == plain.steps


# Tickets


def test_a_ticket_is_good_for_one_question() -> None:
    match = at_the_dive()
    ticket = match.ticket(2)
    match.submit(2, SPLIT, ticket)
    assert match.ticket(2) > ticket
    with pytest.raises(StaleChoice) as refused:
        match.submit(2, RISE, ticket)
    assert refused.value.code == "stale-choice"


def test_anothers_answer_does_not_spoil_a_ticket() -> None:
    match = match_at()
    ticket = match.ticket(0)
    match.submit(1, CARD + 4)
    match.undo(1)
    match.submit(1, CARD + 5)
    assert match.ticket(0) == ticket
    match.submit(0, CARD, ticket)


def test_a_question_asked_again_after_an_undo_has_a_new_ticket() -> None:
    match = at_the_dive()
    ticket = match.ticket(2)
    match.submit(2, SPLIT, ticket)
    match.undo(2)
    with pytest.raises(StaleChoice):
        match.submit(2, SPLIT, ticket)
    match.submit(2, SPLIT, match.ticket(2))


def test_a_doubled_answer_is_refused() -> None:
    match = match_at()
    ticket = match.ticket(0)
    match.submit(0, CARD, ticket)
    with pytest.raises(IllegalChoice):
        match.submit(0, CARD, ticket)
    assert match.steps == [(0, CARD)]
