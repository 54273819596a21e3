"""How a game stands: it is played on many times, by a quick policy, from what can be known at the table.

The same imagined worlds serve every option that is compared, so that luck cancels out of the difference.
"""

from __future__ import annotations

from math import sqrt

from taverna.kernel.registry import AnyGame
from taverna.kernel.rng import Rng
from taverna.kernel.state import State


def play_on(game: AnyGame, world: State, rng: Rng, depth: int) -> list[float]:
    """Everyone's reward after quick play to the end, or `depth` decisions (0: to the end). Uses up `world`."""
    left = depth if depth else -1
    while world.pending and left != 0:
        left -= 1
        decision = world.pending[0]
        options = decision.options
        code = options[0] if len(options) == 1 else game.light(world, decision, rng)
        game.apply(world, decision.seat, code)
    rewards: list[float] = game.rewards(world)
    return rewards


def chances(game: AnyGame, state: State, rng: Rng, times: int, depth: int = 0) -> list[float]:
    """What each seat can hope for, 0 to 1. Every seat's knowledge counts the same: no single one is right."""
    total = [0.0] * state.seats
    if not state.pending:
        return list(game.rewards(state))
    for number in range(times):
        world: State = game.determinize(state, number % state.seats, rng)
        rewards = play_on(game, world, rng, depth)
        for seat in range(state.seats):
            total[seat] += rewards[seat]
    return [value / times for value in total]


class Comparison:
    """What one option earns more than another, for the seat that chooses, with the standard error of that."""

    __slots__ = ("error", "gain", "times")

    def __init__(self, gain: float, error: float, times: int) -> None:
        self.gain = gain
        self.error = error
        self.times = times


def compare(
    game: AnyGame, state: State, seat: int, better: int, worse: int, rng: Rng, times: int, depth: int = 0
) -> Comparison:
    """How much more `better` earns than `worse`, as far as the seat can know."""
    total = 0.0
    squares = 0.0
    for number in range(times):
        world: State = game.determinize(state, seat, rng)
        other = world.clone()
        game.apply(world, seat, better)
        game.apply(other, seat, worse)
        difference = (
            play_on(game, world, rng.fork(number), depth)[seat]
            - play_on(game, other, rng.fork(number), depth)[seat]
        )
        total += difference
        squares += difference * difference
    gain = total / times
    spread = max(0.0, squares / times - gain * gain)
    return Comparison(gain, sqrt(spread / times), times)
