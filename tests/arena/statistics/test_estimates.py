"""Rates and means with their intervals: by hand where numbers are small, by simulation where a promise is made."""

from __future__ import annotations

from statistics import mean

import numpy as np
import pytest

from taverna.arena.statistics.certainty import UNIT, wilson
from taverna.arena.statistics.estimates import Ratios, quantile


def ratios(deals: list[list[int]]) -> Ratios:
    """One group: the values of each deal."""
    found = Ratios(1)
    deal = [number for number, values in enumerate(deals) for _ in values]
    values = [value for deal_values in deals for value in deal_values]
    found.add(np.array(deal), np.zeros(len(deal), np.int64), np.array(values))
    return found


def test_a_mean_and_its_error_by_hand() -> None:
    # Means of the deals 1, 3 and 5: standard deviation 2, error 2 / sqrt(3).
    found = ratios([[1, 1], [3, 3], [5, 5]])
    assert found.error(0) == pytest.approx(2 / 3**0.5)
    result = found.mean(0)
    assert (result.mean, result.rows) == (3.0, 6)
    assert result.high - result.mean == pytest.approx(1.96 * 2 / 3**0.5)


def test_deals_of_different_size_are_weighed_by_their_rows() -> None:
    # Deviations from the mean 2: -1 in the first deal, 0 and 1 - together 1 - in the second.
    found = ratios([[1], [2, 3]])
    assert found.mean(0).mean == 2.0
    assert found.error(0) == pytest.approx((2 * (1 + 1)) ** 0.5 / 3)


def test_independent_games_get_the_interval_of_wilson() -> None:
    wins = [UNIT] * 300 + [0] * 700
    result = ratios([[value] for value in wins]).rate(0)
    _, low, high = wilson(300, 1000)
    assert result.rate == 0.3
    assert (result.low, result.high) == pytest.approx((low, high), rel=1e-3)


def test_luck_that_cancels_within_a_deal_makes_the_interval_narrow() -> None:
    paired = ratios([[UNIT, 0]] * 495 + [[UNIT, UNIT], [0, 0]] * 5).rate(0)
    alone = ratios([[UNIT], [0]] * 500).rate(0)
    assert paired.rate == alone.rate == 0.5
    assert paired.high - paired.low < (alone.high - alone.low) / 4


def test_luck_that_a_deal_repeats_makes_it_wide() -> None:
    repeated = ratios([[UNIT] * 10, [0] * 10] * 50).rate(0)
    alone = ratios([[UNIT], [0]] * 500).rate(0)
    assert repeated.high - repeated.low > 2.5 * (alone.high - alone.low)


def test_few_deals_are_not_trusted_to_be_even() -> None:
    result = ratios([[UNIT, 0]] * 5).rate(0)
    assert (result.low, result.high) == pytest.approx(wilson(5, 10)[1:])


def test_rows_of_one_deal_may_come_one_after_the_other() -> None:
    """The second series of the same deals repeats their luck: it tells nothing new."""
    once, again = ratios([[UNIT], [0]] * 50), Ratios(1)
    deal, wins = np.arange(100), np.array([UNIT, 0] * 50)
    for _ in range(2):
        again.gather(deal, np.zeros(100, np.int64), wins)
    again.settle()
    assert again.rate(0).rows == 200
    assert again.error(0) == pytest.approx(once.error(0))
    more = Ratios(1)
    for _ in range(2):
        more.add(deal, np.zeros(100, np.int64), wins)
    assert more.error(0) < 0.8 * once.error(0), "deals of their own would be new"


def test_nothing_is_known_without_rows() -> None:
    found = Ratios(2)
    found.add(np.array([], np.int64), np.array([], np.int64), np.array([], np.int64))
    assert (found.rate(1).low, found.rate(1).high, found.rate(1).rows) == (0.0, 1.0, 0)
    assert found.mean(1).rows == 0


def test_the_order_of_adding_is_no_matter() -> None:
    values = np.random.default_rng(1).integers(0, UNIT, (40, 3))
    whole, parts = Ratios(3), Ratios(3)
    n = np.ones_like(values)
    whole.add_deals(n, values)
    for start in (30, 0, 10):
        parts.add_deals(
            n[start : start + (20 if start == 10 else 10)],
            values[start : start + (20 if start == 10 else 10)],
        )
    assert [parts.rate(group) for group in range(3)] == [whole.rate(group) for group in range(3)]


def test_more_comparisons_need_more() -> None:
    assert quantile() == pytest.approx(1.96, abs=0.001)
    assert quantile(60) == pytest.approx(3.34, abs=0.01)


@pytest.mark.parametrize("rate", [0.05, 0.3, 0.5])
def test_the_interval_holds_what_it_promises(rate: float) -> None:
    """Deals that favour one side or the other: the true rate lies inside in about 95 of 100 series."""
    rng = np.random.default_rng(2024)
    held = []
    for _ in range(400):
        luck = rng.beta(2 * rate, 2 * (1 - rate), 200)
        won = rng.random((200, 2)) < luck[:, None]
        found = Ratios(1)
        found.add_deals(np.full((200, 1), 2), won.sum(axis=1, keepdims=True).astype(np.int64) * UNIT)
        result = found.rate(0)
        held.append(result.low <= rate <= result.high)
    assert 0.92 <= mean(held) <= 0.985
