"""How sure a win rate is. The deals are what chance draws: games of one deal belong together.

Games of a deal are not independent: who had luck from one seat gives it to others when all move on. So the spread of
the deals decides how sure a rate is, not the number of games. Sums are of whole numbers, hence exact, and the same in
whatever order games are added.
"""

from __future__ import annotations

from math import sqrt
from typing import NamedTuple

UNIT = 840
"""Parts of a victory: it can be shared evenly by up to eight."""
FEW_DEALS = 30
"""With fewer deals than this their spread is a rumour: it may make an interval wider, but not narrower."""


class Deals(NamedTuple):
    """Sums over so many deals: of the rows n and the values v of each, and of their squares and products."""

    deals: int = 0
    n: int = 0
    v: int = 0
    nn: int = 0
    vv: int = 0
    nv: int = 0

    def with_deal(self, n: int, v: int) -> Deals:
        """One deal more."""
        return self.with_all(Deals(1, n, v, n * n, v * v, n * v))

    def with_all(self, other: Deals) -> Deals:
        return Deals(*(one + two for one, two in zip(self, other, strict=True)))

    def error(self) -> float:
        """The standard error of the mean value of a row."""
        deals, n, v, nn, vv, nv = self
        if deals < 2:
            return 0.0
        # Of n**2 times the squared deviations of the deals: whole numbers, so nothing is lost where they cancel.
        squares = vv * n * n - 2 * v * n * nv + v * v * nn
        return sqrt(squares * deals / (deals - 1)) / n / n

    def interval(self, z: float = 1.96) -> tuple[float, float, float]:
        """Of victories, in parts: their rate, and Wilson's interval for as many games as the deals are worth."""
        if not self.n:
            return 0.0, 0.0, 1.0
        rate = self.v / (self.n * UNIT)
        error = self.error() / UNIT
        size = rate * (1 - rate) / error**2 if error else float(self.n)
        if self.deals < FEW_DEALS:
            size = min(size, float(self.n))
        _, low, high = wilson(rate * size, size, z)
        return rate, low, high


def wilson(wins: float, games: float, z: float = 1.96) -> tuple[float, float, float]:
    """A rate and Wilson's interval around it: where the true rate lies in 95 of 100 such series."""
    if not games:
        return 0.0, 0.0, 1.0
    rate = wins / games
    spread = z * sqrt(rate * (1 - rate) / games + z * z / (4 * games * games))
    scale = 1 + z * z / games
    centre = rate + z * z / (2 * games)
    return rate, max(0.0, (centre - spread) / scale), min(1.0, (centre + spread) / scale)
