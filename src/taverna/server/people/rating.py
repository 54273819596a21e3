"""Ratings of people, on the scale on which the bots' levels were measured: 400 more for ten times the odds.

The model is openskill's (Plackett-Luce), told in that scale. What is known of a bot does not change by who plays
against it, so bots stand still: they are what ties one person's rating to another's who never met them.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

from msgspec import Struct
from openskill.models import PlackettLuce

from taverna.server.store.rows import Rating

USUAL: Final = 1000.0
"""Where everybody starts: as good as the level `regular`."""
SPREAD: Final = 400 / math.log(10) / math.sqrt(2)
"""Of how a person plays from day to day. With it, 400 points between two whose ratings are known are ten to one."""
DOUBT: Final = 2 * SPREAD
"""In somebody's rating before their first game."""
DRIFT: Final = SPREAD / 50
"""People learn: with each game what was known of them counts a little less."""
KNOWN: Final = 1.0
"""The doubt in a bot's measured rating."""
SURE: Final = 1.96

_model = PlackettLuce(mu=USUAL, sigma=DOUBT, beta=SPREAD, tau=0.0)


class Contestant(Struct):
    """Someone at a table: a bot's level does not move."""

    rating: Rating
    place: int
    fixed: bool = False


def newcomer() -> Rating:
    return Rating(USUAL, DOUBT)


def level(measured: int) -> Rating:
    return Rating(float(measured), KNOWN)


def rate(contestants: Sequence[Contestant]) -> list[Rating]:
    """The ratings after a game, by who was placed before whom. With nobody to compare with nothing changes."""
    before = [one.rating for one in contestants]
    if len({one.place for one in contestants}) < 2:
        return before
    teams = [[_model.rating(mu=one.rating.skill, sigma=_doubt(one))] for one in contestants]
    after = _model.rate(teams, ranks=[float(one.place) for one in contestants])
    return [
        one.rating if one.fixed else Rating(found.mu, found.sigma, one.rating.games + 1)
        for one, (found,) in zip(contestants, after, strict=True)
    ]


def _doubt(one: Contestant) -> float:
    return one.rating.doubt if one.fixed else math.hypot(one.rating.doubt, DRIFT)
