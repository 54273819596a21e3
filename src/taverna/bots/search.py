"""Bots that look ahead: a tree search within a budget of iterations, or of time."""

from __future__ import annotations

from time import perf_counter

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
    """Stops after `iterations`, or after `seconds` if that comes first (0: no such limit).

    Without a limit of time the same stream gives the same choice on every machine.
    """

    name = "search"

    def __init__(
        self,
        iterations: int = 1000,
        seconds: float = 0.0,
        depth: int = 0,
        explore: float = 0.7,
        light: bool = True,
    ) -> None:
        if iterations < 1:
            raise BadCall(
                "bad-number",
                f"iterations must be a whole number from 1 up, not {iterations!r}",
                values={"name": "iterations", "low": 1, "value": str(iterations)},
            )
        self.iterations = iterations
        self.seconds = seconds
        self.depth = depth
        self.explore = explore
        self.light = light

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
        search = Search(game, state, decision.seat, rng, self.explore, self.depth, self.light)
        stop = perf_counter() + self.seconds if self.seconds else 0.0
        left = self.iterations
        while left > 0 and (not stop or perf_counter() < stop or left == self.iterations):
            search.run(min(CHUNK, left))
            left -= CHUNK
        return search


def best_of(arms: list[Arm]) -> Arm:
    best = arms[0]
    for arm in arms:
        if _rank(arm) > _rank(best):
            best = arm
    return best


def _rank(arm: Arm) -> tuple[int, float]:
    return arm.taken, arm.mean
