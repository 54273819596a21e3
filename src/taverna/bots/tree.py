"""A tree of what might happen, as one seat can know it: information-set Monte-Carlo tree search.

Every iteration imagines a world that the seat can't tell from the real one, tries one of the seat's options in it, and
plays on: down the tree as far as it has grown, then by a policy, to the end or until the position can be judged. All
options that are still in question are tried in the same worlds, so that luck favours none of them; the worse half is
dropped again and again (sequential halving).

Below the root, seats choose by upper confidence bounds, each by its own share of the reward. Nodes are told apart by
the choices that lead to them, not by what chance did; so an arm counts how often it was open beside how often it was
taken. Sealed decisions are taken side by side, each by its own record as if the others' were not known.
"""

from __future__ import annotations

from math import log, sqrt
from typing import Final

from taverna.bots.bot import draw, quantal
from taverna.bots.rollout import FINE, RolloutPolicy, world_for
from taverna.bots.settings import Budget, Settings
from taverna.bots.temper import CONTRARY, SHUNNED, feel
from taverna.kernel.decision import Decision
from taverna.kernel.registry import AnyGame
from taverna.kernel.rng import Rng
from taverna.kernel.state import State

FIRST: Final = 1.0e9
NARROW: Final = 0.02
"""Options whose rewards differ by no more than this are about equally likely to be chosen."""
GUESSES: Final = 4
"""In so many imagined worlds it is thought about what others would do in them."""
HALF: Final = 0.5
"""Of the time: so much at most is for thinking about others."""
CHECKED: Final = 64
"""After each so many sweeps it is asked whether there is anything left to find out."""
NO_DOUBT: Final = 4.0
"""Standard errors beyond which a difference is taken for certain."""
TIE: Final = 1.0e-5
"""Where one option is trusted, another must earn so much more to count as better at all."""


class Arm:
    """One option of one seat at one node: how often it was open, how often taken, and what its seat then earned.

    At a root with an option that is trusted, also how far `ahead` of that one it was in the same worlds.
    """

    __slots__ = ("after", "ahead", "code", "earned", "open", "prior_margin", "squares", "taken", "weight")

    def __init__(self, code: int, prior_margin: float = 0.0) -> None:
        self.code = code
        self.prior_margin = prior_margin
        self.ahead = 0.0
        self.squares = 0.0
        self.open = 0
        self.taken = 0
        self.earned = 0.0
        self.weight = 0.0
        """In a mixture of secret choices: how much of it this one is; 0 everywhere: the best one is chosen."""
        self.after: Node | None = None

    @property
    def mean(self) -> float:
        return self.earned / self.taken if self.taken else 0.0

    def lead(self, errors: float) -> float:
        """Over the trusted option, with so many standard errors added."""
        if not self.taken:
            return 0.0
        lead = self.ahead / self.taken
        spread = max(0.0, self.squares / self.taken - lead * lead)
        return lead + errors * sqrt(spread / max(1, self.taken - 1))

    def add(self, other: Arm) -> None:
        """What another search found out about the same option."""
        self.taken += other.taken
        self.earned += other.earned
        self.ahead += other.ahead
        self.squares += other.squares
        self.weight += other.weight

    def note_lead(self, lead: float) -> None:
        lead -= TIE
        self.ahead += lead
        self.squares += lead * lead


class Node:
    """`arms` by seat and option."""

    __slots__ = ("arms",)

    def __init__(self) -> None:
        self.arms: dict[int, Arm] = {}


class Guess:
    """What somebody who thinks is likely to choose, as far as one can know what may be chosen at all."""

    __slots__ = ("found",)

    def __init__(self) -> None:
        self.found: dict[int, Arm] = {}

    def learn(self, arms: list[Arm]) -> None:
        for arm in arms:
            known = self.found.get(arm.code)
            if known is None:
                self.found[arm.code] = arm
            else:
                known.add(arm)

    def draw(self, options: list[int], rng: Rng) -> int:
        """One of these, or -1: nothing is known of them. The better ones are more likely."""
        arms = [self.found[code] for code in options if code in self.found]
        if not arms:
            return -1
        return draw([arm.code for arm in arms], quantal([arm.mean for arm in arms], NARROW), rng)


class Search:
    """The tree of one decision."""

    def __init__(self, game: AnyGame, state: State, decision: Decision, rng: Rng, settings: Settings) -> None:
        self.game: AnyGame = game
        self.state = state
        self.seat = decision.seat
        self.chance = rng.fork()
        self.settings = settings
        self.rollout = RolloutPolicy(settings, decision.seat)
        self.expand_after = settings.expand_after
        self.explore = settings.explore
        self.arms: list[Arm] = [Arm(code, settings.prior_margin) for code in decision.options]
        """The seat's options in the order of the decision."""
        self.rivals: list[Arm] = self._promising(decision)
        """Those of them that are still in question; a trusted one comes first."""
        self.temper = settings.temper
        self.before = self._hope() if self.temper else 0.0
        """What the seat can hope for now, as far as it knows."""
        self.shunned = self._expected_choice(decision) if self.temper == CONTRARY else -1
        """What everybody would expect, for somebody who does not like that."""
        self.opponent_search_rate = int(settings.opponent_search_rate * FINE)
        """How often others are believed to have thought, in steps of one part in FINE."""
        self.guesses: dict[int, Guess] = {}
        """By seat: what others who think as well are likely to decide in secret."""
        self.sweeps = 0
        self.iterations = 0
        self.budget = Budget(settings)
        rng.below(2)  # or the next search from the same stream would imagine the same worlds
        if settings.rivals and decision.sealed:
            self._search_opponents(self.chance.fork(-1))

    def think(self) -> None:
        """Until the budget is spent; every halving gets the same share of it."""
        stages = max(1, (len(self.rivals) - 1).bit_length())
        begun = self.budget.spent(0) if self.guesses else 0.0
        for stage in range(1, stages + 1):
            if self.sweeps and len(self.rivals) == 1:
                break
            end = begun + (1.0 - begun) * stage / stages
            self.sweep()
            while self.budget.spent(self.iterations + len(self.rivals)) < end and not self._is_clear():
                self.sweep()
            self.narrow()

    def _is_clear(self) -> bool:
        """Where one option is trusted: whether no doubt is left that the others are better, or worse."""
        if not self.settings.prior_margin or self.sweeps % CHECKED:
            return False
        doubtful = [arm for arm in self.rivals[1:] if arm.lead(-NO_DOUBT) <= 0.0 <= arm.lead(NO_DOUBT)]
        return not doubtful

    def _promising(self, decision: Decision) -> list[Arm]:
        """What is worth a thought, in the order of the decision; where one is trusted, from best to worst."""
        width = self.settings.width
        within = self.settings.within
        if not self.settings.prior_margin and not within and (not width or width >= len(self.arms)):
            return self.arms[:]
        worth = self.game.judgement.rate_options(self.state, decision)
        ranked = sorted(range(len(worth)), key=worth.__getitem__, reverse=True)
        if within:
            least = worth[ranked[0]] - within
            ranked = [place for place in ranked if worth[place] >= least]
        ranked = ranked[: width or len(ranked)]
        return [self.arms[place] for place in (ranked if self.settings.prior_margin else sorted(ranked))]

    def _hope(self) -> float:
        world = world_for(self.game, self.state, self.seat, self.chance.fork(-2))
        return self.estimate(world)[self.seat]

    def _expected_choice(self, decision: Decision) -> int:
        worth = self.game.judgement.rate_options(self.state, decision)
        return decision.options[worth.index(max(worth))]

    def sweep(self) -> None:
        """Try every option that is still in question in one more world."""
        rng = self.chance.fork(self.sweeps)
        world = self._world(rng)
        first = self.rivals[0]
        least = 0.0
        for arm in self.rivals:
            earned = self._try(arm, world.clone(), rng.clone())
            if arm is first:
                least = earned
            elif arm.prior_margin:
                arm.note_lead(earned - least)
        self.sweeps += 1
        self.iterations += len(self.rivals)

    def narrow(self) -> None:
        """Drop the worse half; where one is trusted it stays, and whatever is clearly behind it goes."""
        if self.settings.prior_margin:
            others = [arm for arm in self.rivals[1:] if arm.lead(1.0) > 0.0]
            others.sort(key=_mean, reverse=True)
            self.rivals = self.rivals[:1] + others[: max(1, (len(self.rivals) - 1) // 2)]
        elif len(self.rivals) > 2:
            ranked = sorted(self.rivals, key=_mean, reverse=True)
            self.rivals = ranked[: (len(ranked) + 1) // 2]

    # One iteration

    def _world(self, rng: Rng) -> State:
        """A world as the seat may know it; what others decide in secret at the same time is decided there."""
        world = world_for(self.game, self.state, self.seat, rng)
        while len(world.pending) > 1:
            decision = world.pending[0]
            if decision.seat == self.seat:
                decision = world.pending[1]
            self.game.apply(world, decision.seat, self.expect(world, decision, rng))
        return world

    def _search_opponents(self, chance: Rng) -> None:
        """Others think too: search their sealed decisions with what they may hold."""
        settings = self.settings.of_rivals(GUESSES)
        for number in range(GUESSES):
            rng = chance.fork(number)
            world = world_for(self.game, self.state, self.seat, rng)
            for decision in world.pending:
                if self.budget.spent(0) >= HALF:
                    return
                if decision.seat != self.seat and len(decision.options) > 1:
                    theirs = Search(self.game, world, decision, rng, settings)
                    theirs.think()
                    self.guesses.setdefault(decision.seat, Guess()).learn(theirs.arms)

    def expect(self, world: State, decision: Decision, rng: Rng) -> int:
        """What another seat decides in secret: by thinking as often as is believed of it, else by the policy."""
        guess = self.guesses.get(decision.seat)
        if guess is not None and rng.below(FINE) < self.opponent_search_rate:
            code = guess.draw(decision.options, rng)
            if code >= 0:
                return code
        return self.rollout.choose(self.game, world, decision, rng)

    def _try(self, root: Arm, world: State, rng: Rng) -> float:
        """What the seat earned."""
        self.game.apply(world, self.seat, root.code)
        seats = [self.seat]
        path = [root]
        root.taken += 1
        if self.expand_after:
            self._descend(world, path, seats, rng)
        self.rollout.play_on(self.game, world, rng)
        rewards = self.estimate(world)
        felt = self.felt(world, rewards, root.code)
        for seat, arm in zip(seats, path, strict=True):
            arm.earned += felt if seat == self.seat else rewards[seat]
        return felt

    def estimate(self, world: State) -> list[float]:
        """What each seat can hope for."""
        judgement = self.game.judgement
        found: list[float] = (
            judgement.learned_estimate(world) if self.settings.learned else judgement.estimate(world)
        )
        return found

    def felt(self, world: State, rewards: list[float], code: int) -> float:
        """What the seat earned by this option, as it feels about it."""
        if not self.temper:
            return rewards[self.seat]
        worth = feel(self.temper, self.game, world, rewards, self.seat, self.before)
        return worth - SHUNNED if code == self.shunned else worth

    def _descend(self, world: State, path: list[Arm], seats: list[int], rng: Rng) -> None:
        """Down the tree, to its end; the last arm grows a node when it has been taken often enough."""
        last = path[0]
        while world.pending and last.taken >= self.expand_after:
            node = last.after
            if node is None:
                node = Node()
                last.after = node
            for decision in world.pending:
                arm = self._choose(node, decision, rng)
                arm.taken += 1
                path.append(arm)
                seats.append(decision.seat)
                if not decision.sealed or decision.seat == self.seat:
                    last = arm
                self.game.apply(world, decision.seat, arm.code)
                if not decision.sealed or arm.code >= self.game.first_free_code:
                    break

    def _choose(self, node: Node, decision: Decision, rng: Rng) -> Arm:
        arms = node.arms
        base = decision.seat * self.game.codes
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
                if rng.below(untried) == 0:
                    best_value = FIRST
                    best = arm
            elif untried == 0:
                value = arm.earned / arm.taken + self.explore * sqrt(log(arm.open) / arm.taken)
                if value > best_value:
                    best_value = value
                    best = arm
        assert best is not None
        return best


def _mean(arm: Arm) -> float:
    return arm.mean
