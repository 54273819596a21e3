"""How a game stands, where that can be worked out by hand."""

from __future__ import annotations

import taverna
from taverna.bots.outlook import chances, compare
from taverna.kernel import Rng

GAME = taverna.game("dead-mans-draw")
DRAW, BANK = 0, 1
LAST_CARD = {
    "seats": 2,
    "options": {"pirates": False},
    "play": ["mermaid-9"],
    "draw": ["mermaid-4"],
    "banks": [[], ["chest-3"]],
    "rest": "discard",
}
"""Banked, the mermaid wins by 9 to at most 7. The last card is a mermaid too: to draw it now is a bust."""


def test_a_choice_that_decides_the_game_is_worth_all_of_it() -> None:
    state = GAME.load(LAST_CARD)
    assert state.pending[0].options == [DRAW, BANK]
    found = compare(GAME, state, 0, BANK, DRAW, Rng(1), 20)
    assert (found.gain, found.error, found.times) == (1.0, 0.0, 20)
    assert compare(GAME, state, 0, DRAW, BANK, Rng(1), 20).gain == -1.0


def test_the_same_choice_differs_by_nothing() -> None:
    """Both sides live through the same worlds and the same luck."""
    state = GAME.load({"seats": 2, "options": {"pirates": False}, "play": ["mermaid-9"], "rest": "draw"})
    found = compare(GAME, state, 0, BANK, BANK, Rng(3), 10)
    assert (found.gain, found.error) == (0.0, 0.0)


def test_a_game_that_is_over_stands_as_it_ended() -> None:
    state = GAME.load(LAST_CARD)
    GAME.apply(state, 0, DRAW)
    while state.pending:
        GAME.apply(state, state.pending[0].seat, state.pending[0].options[0])
    assert chances(GAME, state, Rng(1), 5) == [0.0, 1.0]


def test_chances_are_shares_of_one_victory_and_change_nothing() -> None:
    state = GAME.setup(4, 8)
    before = GAME.line(state)
    found = chances(GAME, state, Rng(2), 40)
    assert abs(sum(found) - 1.0) < 1e-9
    assert GAME.line(state) == before
    assert found == chances(GAME, state, Rng(2), 40)


def test_a_certain_loss_is_seen_before_it_happens() -> None:
    state = GAME.load(
        {**LAST_CARD, "play": [], "banks": [["mermaid-9", "chest-7"], ["anchor-2"]], "active": 1}
    )
    assert chances(GAME, state, Rng(1), 20) == [1.0, 0.0]
