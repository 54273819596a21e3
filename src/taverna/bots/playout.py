"""Random play to the end, as fast as the rules run: for benchmarks and rollouts."""

from __future__ import annotations

from taverna.kernel.registry import AnyGame
from taverna.kernel.rng import Rng
from taverna.kernel.state import State


def playout(game: AnyGame, state: State, rng: Rng) -> int:
    """Choose at random until the game is over; returns the number of decisions."""
    decisions = 0
    while state.pending:
        decision = state.pending[0]
        options = decision.options
        count = len(options)
        game.apply(state, decision.seat, options[rng.below(count) if count > 1 else 0])
        decisions += 1
    return decisions
