"""Free actions: carried out at once, by seats that are asked, that have answered, or that only wait."""

from __future__ import annotations

import pytest

from taverna.kernel import IllegalChoice, Match, NoUndo, SecretAnswers, StaleChoice
from tests.support.toy_game import CARD, RING, RISE, TOY, Beach, PearlDivers

BELLS: dict[str, object] = {
    "seats": 3,
    "hands": [[0, 1], [4, 5], [10, 11]],
    "pile": [2, 3],
    "rng": {"script": [1]},
    "options": {"bells": True},
}


def match_with_bells(game: PearlDivers = TOY) -> Match:
    match = Match(game, 3, 0, {"bells": True})
    match.state = game.load(BELLS)
    match._issue_tickets([])
    return match


def beach(match: Match) -> Beach:
    assert isinstance(match.state, Beach)
    return match.state


def test_a_seat_that_is_asked_announces_and_is_asked_again() -> None:
    state = TOY.load(BELLS)
    assert [RING in decision.options for decision in state.pending] == [True, True, True]
    TOY.apply(state, 1, RING)
    assert state.pearls == [0, 1, 0]
    assert [decision.options for decision in state.pending] == [
        [CARD, CARD + 1, RING],
        [CARD + 4, CARD + 5],
        [CARD + 10, CARD + 11, RING],
    ]


def test_an_announcement_is_heard_at_once_and_never_sealed() -> None:
    state = TOY.load(BELLS)
    TOY.apply(state, 1, RING)
    assert [(event.kind, event.args) for event in state.drain()] == [("rang", {"seat": 1})]
    assert set(state.answers) == {-1}


def test_a_seat_that_has_answered_still_announces_and_its_answer_stays() -> None:
    state = TOY.load(BELLS)
    TOY.apply(state, 1, CARD + 5)
    TOY.apply(state, 1, RING)
    assert state.pearls == [0, 1, 0]
    assert state.answers[1] == CARD + 5
    assert [decision.seat for decision in state.pending] == [0, 2]


def test_a_seat_announces_while_another_has_the_turn() -> None:
    state = TOY.load({**BELLS, "agenda": [["round"], ["dive", 2, 1]]})
    turn = state.pending[0]
    TOY.apply(state, 0, RING)
    assert state.pearls == [1, 0, 0]
    assert state.pending == [turn]
    TOY.apply(state, 2, RISE)
    assert state.pending[0].kind == "give"


def test_what_is_not_open_to_the_seat_is_refused_with_its_rule() -> None:
    state = TOY.load({**BELLS, "bells": [0, 1, 1]})
    before = TOY.dump(state)
    for seat in (0, 0):
        with pytest.raises(IllegalChoice) as refused:
            TOY.apply(state, seat, RING)
        assert (refused.value.code, refused.value.rule) == ("bell-is-gone", "TOY-5")
    refusal = TOY.refusal(state, 0, RING)
    assert refusal is not None
    assert refusal.rule == "TOY-5"
    assert TOY.refusal(state, 1, RING) is None
    assert TOY.dump(state) == before


def test_nothing_is_announced_after_the_end() -> None:
    state = TOY.load({**BELLS, "rounds_left": 0})
    assert state.over
    with pytest.raises(IllegalChoice, match="game is over"):
        TOY.apply(state, 1, RING)


def test_the_others_keep_their_questions_and_tickets() -> None:
    match = match_with_bells()
    others = [match.ticket(0), match.ticket(2)]
    match.submit(1, RING, match.ticket(1))
    assert [match.ticket(0), match.ticket(2)] == others
    match.submit(0, CARD, others[0])
    assert match.state.answers[0] == CARD


@pytest.mark.parametrize("answered", [False, True])
def test_a_doubled_click_announces_once(answered: bool) -> None:
    match = match_with_bells()
    beach(match).bells = [2, 2, 2]
    if answered:
        match.submit(1, CARD + 4)
    ticket = match.ticket(1)
    match.submit(1, RING, ticket)
    with pytest.raises(StaleChoice):
        match.submit(1, RING, ticket)
    assert beach(match).pearls == [0, 1, 0]
    match.submit(1, RING, match.ticket(1))
    assert beach(match).pearls == [0, 2, 0]


def test_an_announcement_that_reveals_nothing_can_be_taken_back() -> None:
    match = match_with_bells()
    match.submit(0, CARD)
    match.submit(0, RING)
    match.undo(0)
    assert beach(match).pearls == [0, 0, 0]
    assert match.state.answers[0] == CARD


def test_where_secret_answers_are_final_none_is_taken_back_and_names_the_rule() -> None:
    game = PearlDivers()
    game.secret_answers = SecretAnswers(final=True, rule="TOY-9")
    match = match_with_bells(game)
    assert not match.undoable(0, CARD)
    events = match.submit(0, CARD)
    assert [(event.kind, event.rule) for event in events] == [("sealed", "TOY-9")]
    with pytest.raises(NoUndo):
        match.undo(0)
