"""Skill as one number: openskill's Plackett-Luce model, fed with the games in a fixed order.

A victory is what counts: winners come first, all others share the last place. In a co-operative game the table wins or
loses as one, so bots are compared by what they made of the same deal: to win it comes before to lose it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from openskill.models import PlackettLuce, PlackettLuceRating

SURE = 1.96


@dataclass(frozen=True)
class Rating:
    """Everybody starts at 25. 95 % sure, the true one lies between `low` and `high`."""

    skill: float
    low: float
    high: float


class Ratings:
    """`drift` is 0: a bot does not learn, so its first games count as much as its last."""

    def __init__(self, bots: Sequence[str]) -> None:
        self._model = PlackettLuce(tau=0.0)
        self._ratings = {name: self._model.rating(name=name) for name in bots}

    def add(self, players: Sequence[str], won: Sequence[bool]) -> None:
        """A game, or a deal that several tables played: who took part, and who won."""
        if len(set(players)) < 2:
            return
        before = [self._ratings[name] for name in players]
        after = self._model.rate(
            [[rating] for rating in before], ranks=[0.0 if winner else 1.0 for winner in won]
        )
        changed: dict[str, list[PlackettLuceRating]] = {}
        for name, (rating,) in zip(players, after, strict=True):
            changed.setdefault(name, []).append(rating)
        for name, found in changed.items():
            self._ratings[name] = self._joined(self._ratings[name], found)

    def rating(self, name: str) -> Rating:
        found = self._ratings[name]
        return Rating(found.mu, found.mu - SURE * found.sigma, found.mu + SURE * found.sigma)

    def _joined(self, old: PlackettLuceRating, new: list[PlackettLuceRating]) -> PlackettLuceRating:
        """A bot that sat at several seats learns something from each."""
        mu = old.mu + sum(rating.mu - old.mu for rating in new)
        known = old.sigma**-2
        precision = known + sum(rating.sigma**-2 - known for rating in new)
        return self._model.rating(mu=mu, sigma=precision**-0.5, name=old.name)
