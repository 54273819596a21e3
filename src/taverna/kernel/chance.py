"""Chance laid open: instead of drawing a result, the generator stops the game and says what is to be drawn.

Whoever plays out every result, as game-tree programs do, tries a move on a clone: with the results decided so far, and
again with one more, until it goes through.
"""

from __future__ import annotations

from taverna.kernel.rng import Rng


class OpenChance(Exception):
    """A result is needed: a whole number below `limit`, each equally likely. The state that raised it is spoilt."""

    def __init__(self, limit: int) -> None:
        super().__init__(f"a result below {limit} is open")
        self.limit = limit


class OpenRng(Rng):
    """Gives the results it was made with, then raises `OpenChance`. What can come out only one way is not asked."""

    __slots__ = ("given", "results")

    def __init__(self, results: list[int]) -> None:
        super().__init__()
        self.results = results
        self.given = 0

    def clone(self) -> Rng:
        rng = OpenRng(self.results)
        rng.given = self.given
        return rng

    def below(self, limit: int) -> int:
        if limit == 1:
            return 0
        if self.given == len(self.results):
            raise OpenChance(limit)
        self.given += 1
        return self.results[self.given - 1]


class ClosedRng(Rng):
    """Raises `OpenChance` at every result, also one that is certain: to try whether something needs chance at all."""

    __slots__ = ()

    def clone(self) -> Rng:
        return ClosedRng()

    def below(self, limit: int) -> int:
        raise OpenChance(limit)
