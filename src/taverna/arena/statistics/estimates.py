"""Win rates and means of many groups at once, with intervals of confidence that go by deals (`certainty.py`)."""

from __future__ import annotations

from dataclasses import dataclass
from statistics import NormalDist

import numpy as np
import numpy.typing as npt

from taverna.arena.statistics.certainty import Deals

Whole = npt.NDArray[np.int64]


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
    """Sums over rows of several groups, with what is needed of each deal: of rows n and of values v.

    Rows of the same deals may come one after the other, as those of several series do: `gather` them, then `settle`.
    """

    def __init__(self, groups: int) -> None:
        self.groups = groups
        self.deals, self.n, self.v, self.nn, self.vv, self.nv = (np.zeros(groups, np.int64) for _ in range(6))
        self._open_n, self._open_v = self._none(0), self._none(0)

    def gather(self, deal: Whole, group: Whole, value: Whole) -> None:
        """Rows of whole deals, which are numbered from 0 here. They count when the deals are settled."""
        if not len(deal):
            return
        size = (int(deal.max()) + 1) * self.groups
        cell = deal * self.groups + group
        n = np.bincount(cell, minlength=size).reshape(-1, self.groups)
        v = np.bincount(cell, value, minlength=size).astype(np.int64).reshape(-1, self.groups)
        more = self._none(max(0, len(n) - len(self._open_n)))
        self._open_n, self._open_v = np.vstack((self._open_n, more)), np.vstack((self._open_v, more))
        self._open_n[: len(n)] += n
        self._open_v[: len(v)] += v

    def settle(self) -> None:
        """No more rows of these deals will come."""
        self.add_deals(self._open_n, self._open_v)
        self._open_n, self._open_v = self._none(0), self._none(0)

    def add(self, deal: Whole, group: Whole, value: Whole) -> None:
        """All rows of deals that did not come up before."""
        self.gather(deal, group, value)
        self.settle()

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
        return self._deals(group).error()

    def rate(self, group: int, z: float = 1.96) -> Rate:
        """The values are parts of victories."""
        return Rate(*self._deals(group).interval(z), int(self.n[group]))

    def mean(self, group: int, z: float = 1.96) -> Mean:
        n = int(self.n[group])
        if not n:
            return Mean(0.0, 0.0, 0.0, 0)
        mean, error = int(self.v[group]) / n, self.error(group)
        return Mean(mean, mean - z * error, mean + z * error, n)

    def _none(self, deals: int) -> Whole:
        return np.zeros((deals, self.groups), np.int64)

    def _deals(self, group: int) -> Deals:
        sums = (self.deals, self.n, self.v, self.nn, self.vv, self.nv)
        return Deals(*(int(numbers[group]) for numbers in sums))
