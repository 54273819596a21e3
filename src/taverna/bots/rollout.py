"""Playing on in thought: a world is imagined, and everyone chooses by a policy, until the position can be judged."""

from __future__ import annotations

from typing import Final

from taverna.bots.settings import GREEDY, RANDOM, Settings
from taverna.kernel.decision import Decision
from taverna.kernel.registry import AnyGame
from taverna.kernel.rng import Rng
from taverna.kernel.state import NO_ANSWER, State

FINE: Final = 1 << 20
"""Chances are drawn in steps of one part in so many."""


def world_for(game: AnyGame, state: State, seat: int, rng: Rng) -> State:
    """A world as the seat may know it: what others have sealed already is not known, so they are asked again."""
    world: State = game.determinize(state, seat, rng)
    if world.answers.count(NO_ANSWER) < len(world.answers):
        world.answers = []
        world.pending = []
        game.rules.run(world)
    return world


class RolloutPolicy:
    """How `seat` believes that everyone plays on: itself as planned, the others but for some noise."""

    __slots__ = ("depth", "opponent_noise", "policy", "seat")

    def __init__(self, settings: Settings, seat: int) -> None:
        self.depth = settings.depth
        self.opponent_noise = int(settings.opponent_noise * FINE)
        self.policy = settings.policy
        self.seat = seat

    def play_on(self, game: AnyGame, world: State, rng: Rng) -> None:
        """To the end; with a limit of depth so many decisions, and further until the position is quiet."""
        left = self.depth if self.depth else -1
        while world.pending:
            if left == 0:
                if game.judgement.is_quiet(world):
                    return
            else:
                left -= 1
            decision = world.pending[0]
            game.apply(world, decision.seat, self.choose(game, world, decision, rng))

    def choose(self, game: AnyGame, world: State, decision: Decision, rng: Rng) -> int:
        options = decision.options
        if len(options) == 1:
            return options[0]
        if self.policy == RANDOM:
            return options[rng.below(len(options))]
        if self.policy == GREEDY and not (
            self.opponent_noise and decision.seat != self.seat and rng.below(FINE) < self.opponent_noise
        ):
            worth = game.judgement.rate_options(world, decision)
            return options[worth.index(max(worth))]
        return game.judgement.rollout_choice(world, decision, rng)
