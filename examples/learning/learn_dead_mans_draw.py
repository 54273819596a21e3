"""A learner in numpy alone: it plays Dead Man's Draw against chance, and within a minute wins far more than half.

A softmax over linear scores, made better by policy gradient (REINFORCE): what was chosen in games that were won becomes
likelier, what was chosen in games that were lost rarer. Only the pace of the learning and what it looks at are ours.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

import taverna
from taverna.adapters.batched import BatchedGames

GAME = taverna.game("dead-mans-draw")
AT = GAME.observation.layout.slices()
OPTIONS = {"pirates": False}
ROWS = 256
TRIAL, LESSONS = 800, 4500
PACE = 0.06

Numbers = NDArray[np.float64]


def features(seen: NDArray[np.float32]) -> Numbers:
    """A few numbers out of the whole observation: risk, what lies in the play area, how the game stands."""
    rows = len(seen)
    busting, among = seen[:, AT["risk"]].T
    risk = busting / np.maximum(among, 1e-6)
    play = seen[:, AT["play"]].reshape(rows, 10, 8, 2)
    value = play.sum((1, 3)) @ np.arange(2, 10) / 30
    scores = seen[:, AT["score"]]
    lead = scores[:, 0] - scores[:, 1]
    left = seen[:, AT["draw"]][:, 0]
    return np.stack([np.ones(rows), risk, value, risk * value, play.sum((1, 2, 3)) / 10, left, lead], axis=1)


class Policy:
    """Scores of the options: a weight for each option and feature, all alike at first."""

    def __init__(self, rng: np.random.Generator) -> None:
        self.rng = rng
        self.weights: Numbers = np.zeros((GAME.codes, 7))
        self._speed = np.zeros_like(self.weights)
        self._size = np.zeros_like(self.weights)

    def choose(self, looks: Numbers, masks: NDArray[np.int8]) -> tuple[NDArray[np.int64], Numbers]:
        """An option for each row, and how likely each option was."""
        scores = np.where(masks == 1, looks @ self.weights.T, -np.inf)
        chances = np.exp(scores - scores.max(axis=1, keepdims=True))
        chances /= chances.sum(axis=1, keepdims=True)
        picked = (chances.cumsum(axis=1) > self.rng.random((len(looks), 1))).argmax(axis=1)
        return picked, chances

    def learn(self, gradient: Numbers) -> None:
        """A step uphill, as long in steep places as in flat ones (Adam)."""
        self._speed += 0.1 * (gradient - self._speed)
        self._size += 0.02 * (gradient**2 - self._size)
        self.weights += PACE * self._speed / (np.sqrt(self._size) + 1e-6)


def play(policy: Policy, games: int, seed: int, learning: bool) -> float:
    """So many games against chance; returns the share of victories."""
    rows = np.arange(ROWS)
    traces = np.zeros((ROWS, *policy.weights.shape))
    expected, ended, won = 0.5, 0, 0.0
    with BatchedGames(GAME.id, 2, ROWS, workers=2, seed=seed, options=OPTIONS, opponents="random") as batch:
        step = batch.now
        while ended < games:
            looks = features(step.observations)
            picked, chances = policy.choose(looks, step.masks)
            if learning:
                chances = -chances
                chances[rows, picked] += 1.0
                traces += chances[:, :, None] * looks[:, None, :]
            learner = step.seats.copy()
            step = batch.step(picked)
            over = np.flatnonzero(step.done)
            earned: NDArray[Any] = step.rewards[over, learner[over]]
            ended += len(over)
            won += float(earned.sum())
            if learning and len(over):
                policy.learn(np.tensordot(earned - expected, traces[over], 1) / len(over))
                traces[over] = 0.0
                expected += 0.002 * float((earned - expected).sum())
    return won / ended


def main() -> None:
    policy = Policy(np.random.default_rng(7))
    print(f"before: {play(policy, TRIAL, 1, False):.1%} of {TRIAL} games won against chance")
    for lesson in range(3):
        share = play(policy, LESSONS // 3, 2 + lesson, True)
        print(f"while learning from {LESSONS // 3} games: {share:.1%}")
    print(f"after: {play(policy, TRIAL, 9, False):.1%}")


if __name__ == "__main__":
    main()
