"""A player by program: it is shown a decision of its seat and names one of the options.

A bot gets the whole state, because copying one for each thought would cost more than the thought. It must look only
at what its seat may know; the conformance suite swaps the rest and demands the same choice.
"""

from __future__ import annotations

from math import exp
from typing import Final

from taverna.kernel import AnyGame, Decision, Rng, State
from taverna.kernel.subclassing import mypyc_attr

FINE: Final = 1 << 20
"""Chances are drawn in steps of one part in so many."""


class RankedOption:
    """What a bot thinks of one option: how much of its thought went into it, and the reward that it expects.

    Shares add up to 1. Who does not look ahead expects nothing: None.
    """

    __slots__ = ("code", "expected", "share")

    def __init__(self, code: int, share: float, expected: float | None = None) -> None:
        self.code = code
        self.share = share
        self.expected = expected


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """`rng` is the bot's own stream; drawing from it never changes the game."""

    name = ""

    def choose(self, game: AnyGame, state: State, decision: Decision, rng: Rng) -> int:
        raise NotImplementedError

    def judge(self, game: AnyGame, state: State, decision: Decision, rng: Rng) -> list[RankedOption]:
        """Every option, from best to worst."""
        chosen = self.choose(game, state, decision, rng)
        others = [RankedOption(code, 0.0) for code in decision.options if code != chosen]
        return [RankedOption(chosen, 1.0), *others]

    def thought_share(self, game: AnyGame) -> float:
        """What share of the thought that it is meant to have it got for its last choice in this game."""
        return 1.0


class RandomBot(Bot):
    """Any option, all equally likely."""

    name = "random"

    def choose(self, game: AnyGame, state: State, decision: Decision, rng: Rng) -> int:
        return decision.options[rng.below(len(decision.options))]


class GreedyBot(Bot):
    """The option that the game itself rates highest, among those that it has not overlooked."""

    name = "greedy"

    def __init__(self, overlooks: float = 0.0, spread: float = 0.0) -> None:
        self.overlooks = overlooks
        """The chance of each option to be overlooked; at least one is always seen."""
        self.spread = spread
        """Secret choices: an option that looks worse by so much is chosen e times as rarely; 0: the best is taken."""

    def choose(self, game: AnyGame, state: State, decision: Decision, rng: Rng) -> int:
        if len(decision.options) == 1:
            return decision.options[0]
        worth = game.judgement.rate_options(state, decision)
        seen = [rng.below(FINE) >= self.overlooks * FINE for _ in worth] if self.overlooks else []
        options = decision.options
        if True in seen:
            options = [code for code, looked in zip(options, seen, strict=True) if looked]
            worth = [value for value, looked in zip(worth, seen, strict=True) if looked]
        if decision.sealed and self.spread:
            return draw(options, quantal(worth, self.spread), rng)
        return _best(options, worth, rng)


def quantal(worth: list[float], spread: float) -> list[float]:
    """How often each is chosen, beside the best one, by somebody who is not sure and does not want to be foreseen."""
    best = max(worth)
    return [exp((value - best) / spread) for value in worth]


def draw(options: list[int], shares: list[float], rng: Rng) -> int:
    """One of the options, each as often as its share of all shares says."""
    weights = [int(FINE * share) for share in shares]
    whole = sum(weights)
    mark = rng.below(whole) if whole else 0
    for code, weight in zip(options, weights, strict=True):
        if mark < weight:
            return code
        mark -= weight
    return options[0]


def _best(options: list[int], worth: list[float], rng: Rng) -> int:
    """Equal ones are left to chance; where there is no doubt, none is used."""
    best = max(worth)
    level = [code for code, value in zip(options, worth, strict=True) if value == best]
    return level[0] if len(level) == 1 else level[rng.below(len(level))]
