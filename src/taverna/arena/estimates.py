"""Win rates and means with intervals of confidence. The deals are what chance draws: games of one deal belong together.

Games of a deal are not independent: who had luck from one seat gives it to others when all move on. So the spread of
the deals decides how sure a rate is, not the number of games. Sums are of whole numbers, hence exact, and the same in
whatever order games are added.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt
from statistics import NormalDist

import numpy as np
import numpy.typing as npt

from taverna.arena.summary import wilson

Whole = npt.NDArray[np.int64]

UNIT = 840
"""Parts of a victory: it can be shared evenly by up to eight."""
FEW_DEALS = 30
"""With fewer deals than this their spread is a rumour: it may make an interval wider, but not narrower."""


def quantile(comparisons: int = 1) -> float:
    """How many standard errors make 95 % sure, of as many comparisons at once."""
    return NormalDist().inv_cdf(1 - 0.025 / max(1, comparisons))


@dataclass(frozen=True)
class Rate:
    """A win rate over so many rows (a bot in a game, or a seat), and where the true one lies, 95 % sure."""

    rate: float
    low: float
    high: float
    rows: int


@dataclass(frozen=True)
class Mean:
    """A mean over so many rows, and where the true one lies."""

    mean: float
    low: float
    high: float
    rows: int


class Ratios:
    """Sums over rows of several groups, with what is needed of each deal: of rows n and of values v."""

    def __init__(self, groups: int) -> None:
        self.groups = groups
        self.deals, self.n, self.v, self.nn, self.vv, self.nv = (np.zeros(groups, np.int64) for _ in range(6))

    def add(self, deal: Whole, group: Whole, value: Whole) -> None:
        """Rows of whole deals, which are numbered from 0 here."""
        if not len(deal):
            return
        size = (int(deal.max()) + 1) * self.groups
        cell = deal * self.groups + group
        n = np.bincount(cell, minlength=size).astype(np.int64).reshape(-1, self.groups)
        v = np.bincount(cell, value, minlength=size).astype(np.int64).reshape(-1, self.groups)
        self.add_deals(n, v)

    def add_deals(self, n: Whole, v: Whole) -> None:
        """By deal and group: how many rows, and the sum of their values."""
        self.deals += (n > 0).sum(axis=0)
        self.n += n.sum(axis=0)
        self.v += v.sum(axis=0)
        self.nn += (n * n).sum(axis=0)
        self.vv += (v * v).sum(axis=0)
        self.nv += (n * v).sum(axis=0)

    def error(self, group: int) -> float:
        """The standard error of the mean value of a group."""
        n, v, deals = int(self.n[group]), int(self.v[group]), int(self.deals[group])
        if deals < 2:
            return 0.0
        # Of n**2 times the squared deviations of the deals: whole numbers, so nothing is lost where they cancel.
        squares = int(self.vv[group]) * n * n - 2 * v * n * int(self.nv[group]) + v * v * int(self.nn[group])
        return sqrt(squares * deals / (deals - 1)) / n / n

    def rate(self, group: int, z: float = 1.96) -> Rate:
        """The values are parts of victories."""
        n = int(self.n[group])
        if not n:
            return Rate(0.0, 0.0, 1.0, 0)
        rate = int(self.v[group]) / (n * UNIT)
        error = self.error(group) / UNIT
        size = rate * (1 - rate) / error**2 if error else float(n)
        if self.deals[group] < FEW_DEALS:
            size = min(size, float(n))
        _, low, high = wilson(rate * size, size, z)
        return Rate(rate, low, high, n)

    def mean(self, group: int, z: float = 1.96) -> Mean:
        n = int(self.n[group])
        if not n:
            return Mean(0.0, 0.0, 0.0, 0)
        mean, error = int(self.v[group]) / n, self.error(group)
        return Mean(mean, mean - z * error, mean + z * error, n)
