"""A tree of what might happen, as one seat can know it: information-set Monte-Carlo tree search.

Every iteration imagines a world that the seat can't tell from the real one, walks down the tree by upper confidence
bounds, adds a node, plays on to the end or to a depth, and credits every seat with its own share of the reward. Nodes
are told apart by the choices that lead to them, not by what chance did; so an arm counts how often it was open beside
how often it was taken. Sealed decisions are taken side by side, each seat by its own record as if it did not know the
others'; what the others seal is to the tree a kind of chance.
"""

from __future__ import annotations

from math import exp, log, sqrt
from typing import Final

from taverna.kernel.decision import Decision
from taverna.kernel.registry import AnyGame
from taverna.kernel.rng import Rng
from taverna.kernel.state import State

FIRST: Final = 1.0e9


class Arm:
    """One option of one seat at one node: how often it was open, how often taken, and what its seat then earned."""

    __slots__ = ("code", "earned", "open", "taken")

    def __init__(self, code: int) -> None:
        self.code = code
        self.open = 0
        self.taken = 0
        self.earned = 0.0

    @property
    def mean(self) -> float:
        return self.earned / self.taken if self.taken else 0.0


class Node:
    """`arms` by seat and option; `after` by the choice (or the sealed choices) made here."""

    __slots__ = ("after", "arms")

    def __init__(self) -> None:
        self.arms: dict[int, Arm] = {}
        self.after: dict[int, Node] = {}


class Search:
    """The tree of one decision. `explore` weighs curiosity against success."""

    def __init__(
        self,
        game: AnyGame,
        state: State,
        seat: int,
        rng: Rng,
        explore: float = 0.7,
        depth: int = 0,
        light: bool = True,
        margin: float = 0.0,
    ) -> None:
        self.game: AnyGame = game
        self.state = state
        self.seat = seat
        self.rng = rng
        self.explore = explore
        self.depth = depth
        """Decisions after the tree until the position is judged as it stands; 0: play to the end."""
        self.light = light
        self.margin = margin
        """How much of the reward goes by the lead in points: it tells more than who won, and sooner."""
        self._scale = 1.0
        self.root = Node()
        self.iterations = 0

    def run(self, iterations: int) -> None:
        for _ in range(iterations):
            self._iterate()

    def arms(self, decision: Decision) -> list[Arm]:
        """The searching seat's options in the order of the decision."""
        found = []
        for code in decision.options:
            arm = self.root.arms.get(_arm_key(self.game.codes, self.seat, code))
            found.append(arm if arm is not None else Arm(code))
        return found

    def _iterate(self) -> None:
        self.iterations += 1
        world: State = self.game.determinize(self.state, self.seat, self.rng)
        node = self.root
        seats: list[int] = []
        taken: list[Arm] = []
        fresh = False
        while world.pending and not fresh:
            key = -1
            for decision in world.pending:
                arm = self._choose(node, decision)
                fresh = fresh or arm.taken == 0
                arm.taken += 1
                seats.append(decision.seat)
                taken.append(arm)
                if not decision.sealed or decision.seat == self.seat:
                    key = _arm_key(self.game.codes, decision.seat, arm.code)
                self.game.apply(world, decision.seat, arm.code)
                if not decision.sealed or arm.code >= self.game.announced:
                    break
            following = node.after.get(key)
            if following is None:
                following = Node()
                node.after[key] = following
            node = following
        rewards = self._play_out(world)
        for seat, arm in zip(seats, taken, strict=True):
            arm.earned += rewards[seat]

    def _choose(self, node: Node, decision: Decision) -> Arm:
        arms = node.arms
        base = _arm_key(self.game.codes, decision.seat, 0)
        best_value = -1.0
        best: Arm | None = None
        untried = 0
        for code in decision.options:
            arm = arms.get(base + code)
            if arm is None:
                arm = Arm(code)
                arms[base + code] = arm
            arm.open += 1
            if arm.taken == 0:
                # Each of the untried is equally likely to come first.
                untried += 1
                if self.rng.below(untried) == 0:
                    best_value = FIRST
                    best = arm
            elif untried == 0:
                value = arm.earned / arm.taken + self.explore * sqrt(log(arm.open) / arm.taken)
                if value > best_value:
                    best_value = value
                    best = arm
        assert best is not None
        return best

    def _play_out(self, world: State) -> list[float]:
        game = self.game
        rng = self.rng
        left = self.depth if self.depth else -1
        while world.pending and left != 0:
            left -= 1
            decision = world.pending[0]
            options = decision.options
            if len(options) == 1:
                code = options[0]
            elif self.light:
                code = game.light(world, decision, rng)
            else:
                code = options[rng.below(len(options))]
            game.apply(world, decision.seat, code)
        return self._rewards(world)

    def _rewards(self, world: State) -> list[float]:
        rewards: list[float] = self.game.rewards(world)
        outcome = self.game.outcome(world)
        if self.margin == 0.0 or outcome.won is not None or len(rewards) < 2:
            return rewards
        leads = _leads(outcome.scores)
        # The usual size of a lead is learnt on the way.
        self._scale += (abs(leads[self.seat]) - self._scale) / (self.iterations + 1)
        scale = self._scale + 1.0
        for seat, lead in enumerate(leads):
            by_points = 1.0 / (1.0 + exp(-lead / scale))
            rewards[seat] = (1.0 - self.margin) * rewards[seat] + self.margin * by_points
        return rewards


def _leads(scores: list[int]) -> list[int]:
    """How far each seat is ahead of the best other one."""
    best = second = -1_000_000
    for score in scores:
        if score > best:
            second = best
            best = score
        elif score > second:
            second = score
    return [score - (second if score == best else best) for score in scores]


def _arm_key(codes: int, seat: int, code: int) -> int:
    return seat * codes + code
