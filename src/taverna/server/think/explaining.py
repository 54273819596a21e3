"""Why the best answer is better than the next: what the game says for it, or what both come to when played on."""

from __future__ import annotations

from typing import Final

from taverna.bots.rollout import RolloutPolicy, world_for
from taverna.bots.settings import Settings
from taverna.kernel import Decision, Match, Option, Rng

TIMES: Final = 100
"""Both answers are played on in so many imagined worlds."""
WORTH_TELLING: Final = 25
"""In all of them together: less is nothing to speak of."""
MOST: Final = 3
"""Gains that are told, in the order of the game."""


def explain(
    match: Match, decision: Decision, best: int, second: int, settings: Settings, chance: Rng
) -> list[Option]:
    """Texts `reason-<key>`."""
    said = match.game.judgement.reasons(match.state, decision, best)
    return said or _gains(match, decision.seat, best, second, settings, chance)


def _gains(match: Match, seat: int, best: int, second: int, settings: Settings, chance: Rng) -> list[Option]:
    game, state = match.game, match.state.blinded()
    policy = RolloutPolicy(settings, seat)
    more: dict[str, int] = {}
    for number in range(TIMES):
        world = world_for(game, state, seat, chance)
        other = world.clone()
        before = world.clone()
        game.apply(world, seat, best)
        game.apply(other, seat, second)
        policy.play_on(game, world, chance.fork(number))
        policy.play_on(game, other, chance.fork(number))
        less = game.judgement.gains(before, other)
        for key, value in game.judgement.gains(before, world).items():
            more[key] = more.get(key, 0) + value - less[key]
    told = [key for key in more if more[key] >= WORTH_TELLING]
    return [_gain(key, more[key]) for key in told[:MOST]]


def _gain(key: str, hundred: int) -> Option:
    """In the middle, and in a hundred games together."""
    return Option(f"gain-{key}", {"number": (hundred + TIMES // 2) // TIMES, "hundred": hundred}, [], "")
