"""Whose turn and whose eyes: what may be on a screen that several people share."""

from __future__ import annotations

from taverna import game
from taverna.cli.boards.gloomhaven.board import GloomhavenBoard
from taverna.cli.screens.session import Session
from taverna.cli.seating import seat_all
from tests.support.cli.screens import session_of
from tests.support.gloomhaven.written import free


def test_one_person_needs_no_curtain_and_sees_all_that_is_theirs() -> None:
    session = session_of("you", "greedy")
    assert session.curtain_for() is None
    assert session.view() == session.match.view(0)
    assert session.view()["offers"]


def test_before_a_curtain_is_opened_only_public_things_are_shown() -> None:
    session = session_of("Ana", "Bruno")
    assert session.draw_curtain() == 0
    assert session.view() == session.match.view(None)
    assert session.events() == session.match.events(None)
    session.face(0)
    assert session.view()["offers"] == session.match.view(0)["offers"]
    assert session.curtain_for() is None


def test_the_next_person_gets_a_curtain_and_not_the_others_secrets() -> None:
    session = session_of("Ana", "Bruno")
    session.face(0)
    decision = session.decision()
    assert decision is not None
    session.submit(0, decision.options[0])
    assert session.draw_curtain() == 1
    assert session.view() == session.match.view(None)
    session.face(1)
    assert session.view() == session.match.view(1)


def test_with_nothing_hidden_the_screen_is_shared_and_the_log_is_public() -> None:
    session = session_of("Ana", "Bruno")
    for seat in (0, 1):
        session.face(seat)
        decision = session.match.decision(seat)
        assert decision is not None
        session.submit(seat, decision.options[0])
    decision = session.decision()
    assert decision is not None
    assert session.curtain_for() is None
    session.face(decision.seat)
    assert session.events() == session.match.events(None)
    assert all(event.kind != "offered" for _, event in session.events())


def test_a_secret_choice_can_only_be_undone_by_who_made_it() -> None:
    session = session_of("Ana", "Bruno", "Clara")
    session.face(0)
    decision = session.decision()
    assert decision is not None
    session.submit(0, decision.options[0])
    assert session.undo_seat() == 0
    session.draw_curtain()
    session.face(1)
    assert session.undo_seat() is None


def test_people_are_asked_before_bots() -> None:
    session = session_of("greedy", "you")
    decision = session.decision()
    assert decision is not None
    assert decision.seat == 1


def test_the_game_is_told_where_people_sit() -> None:
    """Gloomhaven asks them, not the bots, what monsters do where the rules leave it open."""
    mixed = Session.new(game("gloomhaven"), seat_all(("greedy", "Ana", "greedy")), 1, {})
    assert mixed.match.options["deciders"] == "2"
    people = Session.new(game("gloomhaven"), seat_all(("Ana", "Bruno")), 1, {})
    assert people.match.options["deciders"] == "all"


def test_bots_choose_the_same_after_a_game_was_resumed() -> None:
    from taverna.cli.screens.session import Session

    session = session_of("random", "random", seed=8)
    for _ in range(20):
        decision = session.decision()
        assert decision is not None
        session.submit(decision.seat, session.think(decision))
    resumed = Session.resumed(session.match.record(), session.players)
    for _ in range(10):
        decision, other = session.decision(), resumed.decision()
        assert decision is not None
        assert other is not None
        assert session.think(decision) == resumed.think(other)
        session.submit(decision.seat, session.think(decision))
        resumed.submit(other.seat, resumed.think(other))


def test_thinking_changes_nothing() -> None:
    session = session_of("greedy", "random", seed=8)
    decision = session.decision()
    assert decision is not None
    before = session.game.line(session.match.state)
    session.think(decision)
    session.hint(decision)
    assert session.game.line(session.match.state) == before


# A way over the map


def walking() -> Session:
    """The Brute has begun a Move 2 on an open floor."""
    position = free(monsters=[], turn="brute")
    session = Session.placed(game("gloomhaven"), seat_all(["Ana", "Bruno"]), position)
    choose(session, "play-move")
    return session


def choose(session: Session, key: str) -> None:
    """The first option with these words."""
    match = session.match
    options = match.pending[0].options
    code = next(code for code in options if match.game.wording.describe(match.state, code).key == key)
    session.submit(0, code, GloomhavenBoard.way(match.view(0), code))


def hexes_left(session: Session) -> int:
    choosing = session.match.view(0)["choosing"]
    assert isinstance(choosing, dict)
    return int(choosing["points"])


def test_a_way_hex_by_hex_is_one_gesture_and_one_undo() -> None:
    session = walking()
    choose(session, "step")
    assert hexes_left(session) == 1
    choose(session, "step")
    assert session.match.joined == [2]
    session.undo(0)
    assert hexes_left(session) == 2


def test_to_stop_on_the_way_is_taken_back_alone() -> None:
    session = walking()
    choose(session, "step")
    choose(session, "done-move")
    session.undo(0)
    assert hexes_left(session) == 1
    session.undo(0)
    assert hexes_left(session) == 2
