"""A player by program: it is shown a decision of its seat and names one of the options.

A bot gets the whole state, because copying one for each thought would cost more than the thought. It must look only
at what its seat may know; the conformance suite swaps the rest and demands the same choice.
"""

from __future__ import annotations

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


class RandomBot(Bot):
    """Any option, all equally likely."""

    name = "random"

    def choose(self, game: AnyGame, state: State, decision: Decision, rng: Rng) -> int:
        return decision.options[rng.below(len(decision.options))]


class GreedyBot(Bot):
    """The option that the game itself rates highest, among those that it has not overlooked."""

    name = "greedy"

    def __init__(self, overlooks: float = 0.0) -> None:
        self.overlooks = overlooks
        """The chance of each option to be overlooked; at least one is always seen."""

    def choose(self, game: AnyGame, state: State, decision: Decision, rng: Rng) -> int:
        if len(decision.options) == 1:
            return decision.options[0]
        worth = game.judgement.rate_options(state, decision)
        seen = [rng.below(FINE) >= self.overlooks * FINE for _ in worth] if self.overlooks else []
        if True not in seen:
            return _best(decision.options, worth, rng)
        options = [code for code, looked in zip(decision.options, seen, strict=True) if looked]
        return _best(options, [value for value, looked in zip(worth, seen, strict=True) if looked], rng)


def _best(options: list[int], worth: list[float], rng: Rng) -> int:
    """Equal ones are left to chance; where there is no doubt, none is used."""
    best = max(worth)
    level = [code for code, value in zip(options, worth, strict=True) if value == best]
    return level[0] if len(level) == 1 else level[rng.below(len(level))]
