"""Bots that look ahead: a tree search within a budget of iterations, or of time by a clock that the caller brings."""

from __future__ import annotations

from collections.abc import Sequence

from taverna.bots.bot import Bot, GreedyBot, RankedOption, draw
from taverna.bots.naming import Value
from taverna.bots.sealed import MixedSearch, without_rare
from taverna.bots.settings import Clock, Settings
from taverna.bots.tree import Arm, Search
from taverna.kernel import AnyGame, Decision, Rng, State


class SearchBot(Bot):
    """Without a clock the same stream gives the same choice on every machine."""

    name = "search"

    def __init__(self, clock: Clock | None = None, **parameters: Value) -> None:
        self.settings = Settings(parameters, clock)
        self._at_a_glance = GreedyBot()
        self._share = 1.0

    @property
    def depth(self) -> int:
        """How far it plays on before it judges; 0: to the end."""
        return self.settings.depth

    def choose(self, game: AnyGame, state: State, decision: Decision, rng: Rng) -> int:
        if len(decision.options) == 1:
            return decision.options[0]
        if not self.thinks_about(game, state, decision):
            return self._at_a_glance.choose(game, state, decision, rng)
        search = self._begin(game, state, decision, rng)
        if len(search.rivals) == 1:
            return search.rivals[0].code  # nothing else is in question
        search.think()
        self._share = search.budget.share(search.iterations)
        return pick(search.arms, rng)

    def judge(self, game: AnyGame, state: State, decision: Decision, rng: Rng) -> list[RankedOption]:
        if not self.thinks_about(game, state, decision):
            return self._at_a_glance.judge(game, state, decision, rng)
        return ranking(self.search(game, state, decision, rng).arms)

    def thought_share(self, game: AnyGame) -> float:
        return self._share

    def thinks_about(self, game: AnyGame, state: State, decision: Decision) -> bool:
        """Whether enough hangs on it."""
        stakes = self.settings.stakes
        return not stakes or game.judgement.stakes(state, decision) >= stakes

    def search(self, game: AnyGame, state: State, decision: Decision, rng: Rng) -> Search:
        search = self._begin(game, state, decision, rng)
        search.think()
        return search

    def _begin(self, game: AnyGame, state: State, decision: Decision, rng: Rng) -> Search:
        if decision.sealed and self.settings.mixes:
            return MixedSearch(game, state, decision, rng, self.settings)
        return Search(game, state, decision, rng, self.settings)


def merge(parts: Sequence[Sequence[Arm]]) -> list[Arm]:
    """The arms of several searches of the same decision, summed up: as if one had done the work of all."""
    total = [Arm(arm.code, arm.prior_margin) for arm in parts[0]]
    for part in parts:
        for whole, arm in zip(total, part, strict=True):
            whole.add(arm)
    return total


def pick(arms: Sequence[Arm], rng: Rng) -> int:
    """The best option; where a mixture was found, one that is drawn from it."""
    weights = [arm.weight for arm in arms]
    if sum(weights) <= 0.0:
        return best_of(arms).code
    kept = without_rare(weights)
    whole = sum(kept)
    return draw([arm.code for arm in arms], [weight / whole for weight in kept], rng)


def best_of(arms: Sequence[Arm]) -> Arm:
    most = max([arm.taken for arm in arms])
    best = arms[0]
    for arm in arms:
        if _rank(arm, most) > _rank(best, most):
            best = arm
    return best


def ranking(arms: Sequence[Arm]) -> list[RankedOption]:
    """Every option, from best to worst."""
    most = max([arm.taken for arm in arms])
    mixed = sum([arm.weight for arm in arms])
    whole = sum([arm.taken for arm in arms])
    shares = [arm.weight / mixed if mixed else arm.taken / whole for arm in arms]
    ranks = [(0, arm.weight) if mixed else _rank(arm, most) for arm in arms]
    order = sorted(range(len(arms)), key=ranks.__getitem__, reverse=True)
    return [
        RankedOption(arms[place].code, shares[place], arms[place].mean if arms[place].taken else None)
        for place in order
    ]


def _rank(arm: Arm, most: int) -> tuple[int, float]:
    """By how often it was taken; where one option is trusted, by a lead that is sure after about as many tries."""
    if not arm.prior_margin:
        return arm.taken, arm.mean
    if 3 * arm.taken < 2 * most:
        return 0, arm.mean
    return 1, arm.lead(-arm.prior_margin)
