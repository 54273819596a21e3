"""Bots that look ahead: a tree search within a budget of iterations, or of time by a clock that the caller brings."""

from __future__ import annotations

from collections.abc import Callable

from taverna.bots.bot import Bot
from taverna.bots.tree import Arm, Search
from taverna.kernel import AnyGame, BadCall, Decision, Rng, State

CHUNK = 16


class Judgement:
    """What a search found out about one option: how much of the search went into it, and the reward to be expected."""

    __slots__ = ("code", "expected", "share")

    def __init__(self, code: int, share: float, expected: float) -> None:
        self.code = code
        self.share = share
        self.expected = expected


class SearchBot(Bot):
    """Stops after `iterations`; with a `clock`, as soon as it has gone on by `seconds`.

    Without a clock the same stream gives the same choice on every machine.
    """

    name = "search"

    def __init__(
        self,
        iterations: int = 1000,
        seconds: float = 0.0,
        clock: Callable[[], float] | None = None,
        depth: int = 0,
        explore: float = 0.7,
        light: bool = True,
        margin: float = 0.0,
    ) -> None:
        if iterations < 1:
            raise BadCall(
                "bad-number",
                f"iterations must be a whole number from 1 up, not {iterations!r}",
                values={"name": "iterations", "low": 1, "value": str(iterations)},
            )
        self.iterations = iterations
        self.seconds = seconds
        self.clock = clock
        self.depth = depth
        self.explore = explore
        self.light = light
        self.margin = margin

    def choose(self, game: AnyGame, state: State, decision: Decision, rng: Rng) -> int:
        if len(decision.options) == 1:
            return decision.options[0]
        return best_of(self.search(game, state, decision, rng).arms(decision)).code

    def judge(self, game: AnyGame, state: State, decision: Decision, rng: Rng) -> list[Judgement]:
        """Every option, from best to worst."""
        search = self.search(game, state, decision, rng)
        arms = sorted(search.arms(decision), key=_rank, reverse=True)
        return [Judgement(arm.code, arm.taken / search.iterations, arm.mean) for arm in arms]

    def search(self, game: AnyGame, state: State, decision: Decision, rng: Rng) -> Search:
        search = Search(game, state, decision.seat, rng, self.explore, self.depth, self.light, self.margin)
        clock = self.clock
        started = clock() if clock is not None else 0.0
        left = self.iterations
        while left > 0:
            search.run(min(CHUNK, left))
            left -= CHUNK
            if clock is not None and clock() - started >= self.seconds:
                break
        return search


def best_of(arms: list[Arm]) -> Arm:
    best = arms[0]
    for arm in arms:
        if _rank(arm) > _rank(best):
            best = arm
    return best


def _rank(arm: Arm) -> tuple[int, float]:
    return arm.taken, arm.mean
