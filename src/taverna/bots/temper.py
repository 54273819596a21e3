"""Tempers: what somebody is after beside the share of the victory, told by what every game exposes."""

from __future__ import annotations

from typing import Final

from taverna.kernel.registry import AnyGame
from taverna.kernel.state import State

CALM: Final = 0
CAREFUL: Final = 1
GREEDY: Final = 2
SPITEFUL: Final = 3
CONTRARY: Final = 4
SHOWMAN: Final = 5
TEMPERS: Final = ("calm", "careful", "greedy", "spiteful", "contrary", "showman")

WEIGHT: Final = 2.5
"""What a loss weighs beside a gain for the careful, and a gain beside a loss for the showman."""
SPITE: Final = 0.75
"""What the chances of the best of the others weigh beside one's own."""
HOARD: Final = 0.5
"""What one's share of all points weighs beside the chances."""
SHUNNED: Final = 0.03
"""What it costs to do what everybody would expect."""


def feel(temper: int, game: AnyGame, world: State, rewards: list[float], seat: int, before: float) -> float:
    """What a position is worth to somebody of this temper, where all can hope for these rewards; `before`: what the
    seat could hope for before it chose."""
    mine = rewards[seat]
    if temper == CAREFUL:
        return mine if mine >= before else before + WEIGHT * (mine - before)
    if temper == SHOWMAN:
        return mine if mine <= before else before + WEIGHT * (mine - before)
    if temper == SPITEFUL:
        return (mine + SPITE * (1.0 - _best_other(rewards, seat))) / (1.0 + SPITE)
    if temper == GREEDY:
        return (1.0 - HOARD) * mine + HOARD * _share_of_points(game, world, seat)
    return mine


def _best_other(rewards: list[float], seat: int) -> float:
    best = 0.0
    for other, reward in enumerate(rewards):
        if other != seat and reward > best:
            best = reward
    return best


def _share_of_points(game: AnyGame, world: State, seat: int) -> float:
    scores: list[int] = game.outcome(world).scores
    total = 0
    for score in scores:
        total += max(0, score)
    return max(0, scores[seat]) / max(1, total)
