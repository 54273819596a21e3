"""Which games there are, and a game of one's own."""

from __future__ import annotations

import pytest

import taverna
from taverna.kernel import AnyGame, UnknownGame, game, games, register
from tests.support.toy_game import TOY, PearlDivers


def known() -> list[str]:
    return [each.id for each in games()]


def test_games_are_found_by_id() -> None:
    assert game("dead-mans-draw").id == "dead-mans-draw"
    assert game("pearl-divers") is TOY
    assert {"dead-mans-draw", "pearl-divers"} <= set(known())
    assert taverna.game is game


def test_a_game_is_loaded_when_first_asked_for_and_once() -> None:
    calls: list[str] = []

    def load() -> AnyGame:
        calls.append("loaded")
        return PearlDivers()

    register("lagoon", load)
    assert calls == []
    assert game("lagoon") is game("lagoon")
    assert calls == ["loaded"]


def test_registering_again_replaces_the_game() -> None:
    first, second = PearlDivers(), PearlDivers()
    register("lagoon", lambda: first)
    assert game("lagoon") is first
    register("lagoon", lambda: second)
    assert game("lagoon") is second


def test_an_unknown_game_is_refused_with_a_guess() -> None:
    with pytest.raises(UnknownGame, match="did you mean 'dead-mans-draw'") as refused:
        game("dead-man-draw")
    assert refused.value.code == "unknown-game"
    assert refused.value.values == {"name": "dead-man-draw", "allowed": ", ".join(known())}


def test_an_unknown_game_like_no_other_is_refused_with_the_list() -> None:
    with pytest.raises(UnknownGame, match=f"Known: {', '.join(known())}") as refused:
        game("zzz")
    assert "did you mean" not in str(refused.value)


def test_a_game_of_ones_own_is_played_like_any_other() -> None:
    match = taverna.Match("pearl-divers", seats=3, seed=1, options={"rounds": "2"})
    while not match.over:
        decision = match.pending[0]
        match.submit(decision.seat, decision.options[0])
    assert taverna.replay(match.record()).outcome().to_dict() == match.outcome().to_dict()
