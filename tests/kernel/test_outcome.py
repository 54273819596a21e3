"""Outcome: one point for the winners to share."""

from __future__ import annotations

from taverna.kernel import Outcome


def test_a_lone_winner_gets_the_whole_point() -> None:
    assert Outcome(True, [10, 30, 20], [1]).rewards() == [0.0, 1.0, 0.0]


def test_a_shared_victory_shares_the_point() -> None:
    assert Outcome(True, [30, 30, 20, 30], [0, 1]).rewards() == [0.5, 0.5, 0.0, 0.0]


def test_nobody_gets_anything_while_nobody_has_won() -> None:
    assert Outcome(False, [10, 30], []).rewards() == [0.0, 0.0]


def test_it_can_be_written_down() -> None:
    outcome = Outcome(True, [4, 4], [0, 1], won=True)
    assert outcome.to_dict() == {"over": True, "scores": [4, 4], "winners": [0, 1], "won": True}
    assert "winners=[0, 1]" in repr(outcome)
    assert Outcome(False, [0, 0], []).won is None
