"""Bots that look ahead: a tree search within a budget of iterations, or of time by a clock that the caller brings."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from taverna.bots.bot import Bot, Judgement
from taverna.bots.naming import Parameter, Parameters, Value, check
from taverna.bots.tree import Arm, Search
from taverna.kernel import AnyGame, BadCall, Decision, Rng, State

CHUNK = 16


PARAMETERS: Final[Parameters] = {
    "iterations": Parameter(1000, 1, 10_000_000, whole=True),
    "seconds": Parameter(0.0, 0.0, 3600.0),
    "explore": Parameter(0.7, 0.0, 10.0),
    "depth": Parameter(0, 0, 1_000_000, whole=True),
    "light": Parameter(1, 0, 1, whole=True),
    "margin": Parameter(0.0, 0.0, 1.0),
}


class SearchBot(Bot):
    """Stops after `iterations`; with a `clock`, as soon as it has gone on by `seconds` (0: no limit).

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
        given = {
            "iterations": iterations,
            "seconds": seconds,
            "depth": depth,
            "explore": explore,
            "margin": margin,
        }
        check(self.name, given, PARAMETERS)
        if seconds and clock is None:
            raise BadCall("no-clock", "seconds of the bot 'search' need a clock to count them")
        self.iterations = iterations
        self.seconds = seconds
        self.clock = clock
        self.depth = depth
        self.explore = explore
        self.light = light
        self.margin = margin

    @staticmethod
    def of(values: Mapping[str, Value], clock: Callable[[], float] | None = None) -> SearchBot:
        """With these parameters, the others as usual."""
        full = {name: values.get(name, parameter.default) for name, parameter in PARAMETERS.items()}
        return SearchBot(
            iterations=int(full["iterations"]),
            seconds=float(full["seconds"]),
            clock=clock,
            depth=int(full["depth"]),
            explore=float(full["explore"]),
            light=bool(full["light"]),
            margin=float(full["margin"]),
        )

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
            if clock is not None and self.seconds and clock() - started >= self.seconds:
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
