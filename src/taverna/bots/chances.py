"""How a game stands: it is played on many times, as a search plays on, from what can be known at the table.

The same imagined worlds serve every option that is compared, so that luck cancels out of the difference.
"""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt
from typing import Final

from taverna.bots.rollout import RolloutPolicy, world_for
from taverna.bots.settings import Settings
from taverna.kernel.registry import AnyGame
from taverna.kernel.rng import Rng
from taverna.kernel.state import State

LEAST: Final = 10
"""Comparisons below which the spread of the differences says nothing about how sure they are."""

Late = Callable[[], bool]
"""Whether the time is over."""


def in_time() -> bool:
    """As long as it takes."""
    return False


class WinChances:
    """What each seat can hope for, 0 to 1, with the standard error of that; 0 where the game is over."""

    __slots__ = ("errors", "shares")

    def __init__(self, shares: list[float], errors: list[float]) -> None:
        self.shares = shares
        self.errors = errors


def chances(
    game: AnyGame, state: State, rng: Rng, times: int, settings: Settings, late: Late = in_time
) -> WinChances:
    """Every seat's knowledge counts the same: no single one is right."""
    seats = range(state.seats)
    if not state.pending:
        return WinChances(list(game.judgement.estimate(state)), [0.0] * state.seats)
    total = [0.0] * state.seats
    squares = [0.0] * state.seats
    policies = [RolloutPolicy(settings, seat) for seat in seats]
    done = 0
    while done < times and not (done and done % state.seats == 0 and late()):
        eye = done % state.seats
        world = world_for(game, state, eye, rng)
        policies[eye].play_on(game, world, rng)
        rewards: list[float] = game.judgement.estimate(world)
        for seat in seats:
            total[seat] += rewards[seat]
            squares[seat] += rewards[seat] * rewards[seat]
        done += 1
    errors = [_error(total[seat], squares[seat], done) for seat in seats]
    return WinChances([value / done for value in total], errors)


def _error(total: float, squares: float, times: int) -> float:
    """Half a victory and half a defeat are added in thought: games that all ended alike do not make it certain."""
    mean = (total + 0.5) / (times + 1)
    return sqrt(((squares + 0.5) / (times + 1) - mean * mean) / times)


class Comparison:
    """What one option earns more than another, for the seat that chooses, with the standard error of that."""

    __slots__ = ("error", "gain", "times")

    def __init__(self, gain: float, error: float, times: int) -> None:
        self.gain = gain
        self.error = error
        self.times = times


def compare(
    game: AnyGame,
    state: State,
    seat: int,
    better: int,
    worse: int,
    rng: Rng,
    times: int,
    settings: Settings,
    late: Late = in_time,
) -> Comparison:
    """How much more `better` earns than `worse`, as far as the seat can know."""
    rollout = RolloutPolicy(settings, seat)
    total = 0.0
    squares = 0.0
    done = 0
    while done < times and not (done >= LEAST and late()):
        world = world_for(game, state, seat, rng)
        other: State = world.clone()
        game.apply(world, seat, better)
        game.apply(other, seat, worse)
        rollout.play_on(game, world, rng.fork(done))
        rollout.play_on(game, other, rng.fork(done))
        difference = game.judgement.estimate(world)[seat] - game.judgement.estimate(other)[seat]
        total += difference
        squares += difference * difference
        done += 1
    gain = total / done
    spread = max(0.0, squares / done - gain * gain)
    return Comparison(gain, sqrt(spread / max(1, done - 1)), done)
