"""What a game is worth to those who played it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from taverna.kernel import Fields

PLACES: Final = "places"
WINS: Final = "wins"


class Ending:
    """How a game ended, from its result."""

    __slots__ = ("scores", "together", "winners")

    def __init__(self, result: Mapping[str, object], seats: int) -> None:
        fields = Fields(result, "result")
        outcome = Fields(fields.value("outcome"), "result.outcome")
        self.scores = outcome.integers("scores", -(1 << 30), 1 << 30)
        self.winners = outcome.integers("winners", 0, seats - 1)
        self.together = outcome.value("won") is not None
        if len(self.scores) != seats:
            raise outcome.bad("scores", f"must hold a number for each of the {seats} seats")


def points(ending: Ending, way: str) -> list[int]:
    """By wins: one for each winner. By places: two for each opponent left behind, one for each on the same place.

    Who win together leave everyone behind; who lose together leave nobody.
    """
    seats = range(len(ending.scores))
    if way == WINS:
        return [1 if seat in ending.winners else 0 for seat in seats]
    if ending.together:
        each = 2 * (len(seats) - 1) if ending.winners else 0
        return [each for _ in seats]
    return [sum([_compare(ending, seat, other) for other in seats if other != seat]) for seat in seats]


def _compare(ending: Ending, seat: int, other: int) -> int:
    mine = (seat in ending.winners, ending.scores[seat])
    theirs = (other in ending.winners, ending.scores[other])
    return 2 if mine > theirs else 1 if mine == theirs else 0
