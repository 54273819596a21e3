"""How a game stands: it is played on many times, as a search plays on, from what can be known at the table.

The same imagined worlds serve every option that is compared, so that luck cancels out of the difference.
"""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt
from typing import Final

from taverna.bots.settings import GREEDY, RANDOM, Settings
from taverna.kernel.decision import Decision
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


def play_on(game: AnyGame, world: State, rng: Rng, settings: Settings) -> list[float]:
    """Everyone's reward after play to the end, or as far as the settings say. Uses up `world`."""
    left = settings.depth if settings.depth else -1
    while world.pending:
        if left == 0:
            if game.settled(world):
                break
        else:
            left -= 1
        decision = world.pending[0]
        game.apply(world, decision.seat, _choice(game, world, decision, rng, settings.policy))
    rewards: list[float] = game.rewards(world)
    return rewards


def _choice(game: AnyGame, world: State, decision: Decision, rng: Rng, policy: int) -> int:
    options = decision.options
    if len(options) == 1:
        return options[0]
    if policy == RANDOM:
        return options[rng.below(len(options))]
    if policy == GREEDY:
        worth = game.worth(world, decision)
        return options[worth.index(max(worth))]
    return game.light(world, decision, rng)


def _imagine(game: AnyGame, state: State, seat: int, rng: Rng) -> State:
    """A world as the seat may know it, in which whoever has sealed an answer is asked again."""
    world: State = game.determinize(state, seat, rng)
    if world.answers:
        world.answers = []
        world.pending = []
        game.run(world)
    return world


def chances(
    game: AnyGame, state: State, rng: Rng, times: int, settings: Settings, late: Late = in_time
) -> list[float]:
    """What each seat can hope for, 0 to 1. Every seat's knowledge counts the same: no single one is right."""
    total = [0.0] * state.seats
    if not state.pending:
        return list(game.rewards(state))
    done = 0
    while done < times and not (done and done % state.seats == 0 and late()):
        rewards = play_on(game, _imagine(game, state, done % state.seats, rng), rng, settings)
        for seat in range(state.seats):
            total[seat] += rewards[seat]
        done += 1
    return [value / done for value in total]


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
    total = 0.0
    squares = 0.0
    done = 0
    while done < times and not (done >= LEAST and late()):
        world = _imagine(game, state, seat, rng)
        other: State = world.clone()
        game.apply(world, seat, better)
        game.apply(other, seat, worse)
        difference = (
            play_on(game, world, rng.fork(done), settings)[seat]
            - play_on(game, other, rng.fork(done), settings)[seat]
        )
        total += difference
        squares += difference * difference
        done += 1
    gain = total / done
    spread = max(0.0, squares / done - gain * gain)
    return Comparison(gain, sqrt(spread / done), done)
