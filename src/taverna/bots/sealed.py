"""Secret choices made at the same time: what a seat mixes, so that nobody who thinks alike can foresee it.

Regret matching: in every imagined world the seat tries all its options against what the others lay there, and next time
leans to those that it regrets not to have chosen. The others learn likewise in the same worlds, each by its own reward;
they are believed to have thought so as often as `opponent_search_rate` says, and else to choose by the policy. What is
played is the average of all sweeps: close to a balance among those who think, bent towards what beats those who don't.
"""

from __future__ import annotations

from typing import Final

from taverna.bots.bot import draw
from taverna.bots.rollout import FINE, world_for
from taverna.bots.tree import Search
from taverna.kernel.decision import Decision
from taverna.kernel.registry import AnyGame
from taverna.kernel.rng import Rng
from taverna.kernel.state import State

RARE: Final = 0.1
"""Options with a smaller share are left over from the first sweeps, and never chosen."""


class Mixture:
    """What one seat leans to, by option code: its regrets, and the weight that each option had so far."""

    __slots__ = ("regrets", "weights")

    def __init__(self) -> None:
        self.regrets: dict[int, float] = {}
        self.weights: dict[int, float] = {}

    def shares(self, options: list[int]) -> list[float]:
        """By regret; without any, all alike."""
        regrets = [self.regrets.get(code, 0.0) for code in options]
        total = sum(regrets)
        if total <= 0.0:
            return [1.0 / len(options)] * len(options)
        return [regret / total for regret in regrets]

    def learn(self, options: list[int], values: list[float], weight: float) -> None:
        """What each option would have earned; regret never falls below none, and later sweeps weigh more."""
        shares = self.shares(options)
        earned = 0.0
        for share, value in zip(shares, values, strict=True):
            earned += share * value
        for place, code in enumerate(options):
            self.weights[code] = self.weights.get(code, 0.0) + weight * shares[place]
            self.regrets[code] = max(0.0, self.regrets.get(code, 0.0) + values[place] - earned)


def without_rare(shares: list[float]) -> list[float]:
    """The shares of a whole with the rare ones taken out; the largest always stays."""
    least = min(RARE * sum(shares), max(shares))
    return [share if share >= least else 0.0 for share in shares]


class MixedSearch(Search):
    """The search of a sealed decision that ends in a mixture: `weight` of every arm."""

    def think(self) -> None:
        options = [arm.code for arm in self.rivals]
        mixtures = [Mixture() for _ in range(self.state.seats)]
        self.mix(options, mixtures)
        while self.budget.spent(self.iterations + 2 * len(options)) < 1.0:
            self.mix(options, mixtures)
        mine = mixtures[self.seat]
        for arm in self.rivals:
            arm.weight = mine.weights[arm.code]

    def mix(self, options: list[int], mixtures: list[Mixture]) -> None:
        """In one more world all options are compared, and those of one of the others."""
        rng = self.chance.fork(self.sweeps)
        self.sweeps += 1
        world = world_for(self.game, self.state, self.seat, rng)
        answers = self._answers(world, mixtures, rng)
        values = self._values(world, answers, self.seat, options, rng)
        for arm, value in zip(self.rivals, values, strict=True):
            arm.taken += 1
            arm.earned += value
        others = [seat for seat in answers if seat != self.seat]
        if others:
            self._learn_of(others[self.sweeps % len(others)], world, answers, mixtures, rng)
        mixtures[self.seat].learn(options, values, float(self.sweeps))

    def _search_opponents(self, chance: Rng) -> None:
        """Others are thought about in every sweep, not before."""

    def _answers(self, world: State, mixtures: list[Mixture], rng: Rng) -> dict[int, int]:
        """By seat: what everybody lays in this world. Free actions before that are done in it."""
        answers: dict[int, int] = {}
        for seat in [decision.seat for decision in world.pending]:
            if seat == self.seat or rng.below(FINE) < self.opponent_search_rate:
                options = _secret_options(self.game, _decision_of(world, seat))
                answers[seat] = draw(options, mixtures[seat].shares(options), rng)
            else:
                answers[seat] = self._by_policy(world, seat, rng)
        return answers

    def _by_policy(self, world: State, seat: int, rng: Rng) -> int:
        code = self.rollout.choose(self.game, world, _decision_of(world, seat), rng)
        while code >= self.game.first_free_code:
            self.game.apply(world, seat, code)
            code = self.rollout.choose(self.game, world, _decision_of(world, seat), rng)
        return code

    def _values(
        self, world: State, answers: dict[int, int], seat: int, options: list[int], rng: Rng
    ) -> list[float]:
        """What each option earns the seat, if the others lay what they lay; all with the same luck."""
        base: State = world.clone()
        for other, code in answers.items():
            if other != seat:
                self.game.apply(base, other, code)
        values: list[float] = []
        for code in options:
            trial: State = base.clone()
            self.game.apply(trial, seat, code)
            self.rollout.play_on(self.game, trial, rng.clone())
            rewards = self.estimate(trial)
            values.append(self.felt(trial, rewards, code) if seat == self.seat else rewards[seat])
        self.iterations += len(options)
        return values

    def _learn_of(
        self, seat: int, world: State, answers: dict[int, int], mixtures: list[Mixture], rng: Rng
    ) -> None:
        options = _secret_options(self.game, _decision_of(world, seat))
        if len(options) > 1 and self.opponent_search_rate:
            mixtures[seat].learn(
                options, self._values(world, answers, seat, options, rng), float(self.sweeps)
            )


def _decision_of(world: State, seat: int) -> Decision:
    for decision in world.pending:
        if decision.seat == seat:
            return decision
    raise AssertionError("this seat is not asked")


def _secret_options(game: AnyGame, decision: Decision) -> list[int]:
    return [code for code in decision.options if code < game.first_free_code]
