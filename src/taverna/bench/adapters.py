"""How fast the interfaces step: processor time of a step with random choices, observation included."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from time import process_time

import numpy as np

from taverna.adapters.batched import BatchedGames
from taverna.adapters.pettingzoo import TavernaAEC
from taverna.kernel import Rng, game as find_game

ROUNDS = 5
BATCH = 64


@dataclass(frozen=True)
class Row:
    """Microseconds a step."""

    game: str
    seats: int
    stepping: float
    """PettingZoo, one agent after the other: `last()` with its observation, and `step()`."""
    blind: float
    """The same without observations."""
    batched: float
    """One game of a batch, in this process."""


def measure(game_id: str, seconds: float) -> Row:
    """The best of a few rounds: what else runs on the machine only ever makes it slower."""
    seats = find_game(game_id).seats.start
    each = seconds / (3 * ROUNDS)
    env = TavernaAEC(game_id, seats)
    batch = BatchedGames(game_id, seats, BATCH)
    return Row(
        game_id,
        seats,
        _best(lambda: _step(env, True), each),
        _best(lambda: _step(env, False), each),
        _best(lambda: _step_batch(batch), each),
    )


def _best(play: Callable[[], int], seconds: float) -> float:
    found = []
    for _ in range(ROUNDS):
        started, steps = process_time(), 0
        while not steps or process_time() - started < seconds:
            steps += play()
        found.append((process_time() - started) / steps)
    return min(found) * 1e6


def _step(env: TavernaAEC, observing: bool) -> int:
    """A whole game; returns the number of steps."""
    env.reset(seed=1)
    rng, steps = Rng(1), 0
    for _ in env.agent_iter():
        _, _, over, _, _ = env.last(observe=observing)
        if over:
            env.step(None)
        else:
            options = env.position.pending[0].options
            env.step(options[rng.below(len(options))])
            steps += 1
    return steps


def _step_batch(batch: BatchedGames) -> int:
    batch.step(np.argmax(batch.now.masks, axis=1))
    return batch.games
