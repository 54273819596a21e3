"""Counting games: shares of victories, scores, confidence."""

from __future__ import annotations

import json
from dataclasses import asdict
from statistics import mean, pstdev

import pytest
from hypothesis import given, strategies as st

from taverna.arena.statistics.certainty import wilson
from taverna.arena.statistics.summary import Numbers, Spread, Tally

A, B = "alice", "bob"


def numbers(values: list[int]) -> Numbers:
    found = Numbers()
    for value in values:
        found.add(value)
    return found


def test_spread_of_nothing_is_nothing() -> None:
    assert Numbers().spread() == Spread(0.0, 0, 0, 0.0)


@given(st.lists(st.integers(-100, 100), min_size=1), st.lists(st.integers(-100, 100)))
def test_numbers_added_in_parts_give_the_spread_of_the_whole(first: list[int], second: list[int]) -> None:
    parts = numbers(first)
    parts.merge(numbers(second))
    spread, whole = parts.spread(), first + second
    assert (spread.min, spread.max) == (min(whole), max(whole))
    assert spread.mean == pytest.approx(mean(whole))
    assert spread.stdev == pytest.approx(pstdev(whole), abs=1e-6)


def test_merging_into_an_empty_count_keeps_the_extremes() -> None:
    parts = Numbers()
    parts.merge(numbers([3, 5]))
    assert parts.spread() == Spread(4.0, 3, 5, 1.0)


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    # From the formula worked by hand, z = 1.96: n=10 p=0.8, n=100 p=0.5, n=20 p=0.
    [(8, 10, 0.4902, 0.9433), (50, 100, 0.4038, 0.5962), (0, 20, 0.0, 0.1611)],
)
def test_wilsons_interval(wins: int, games: int, low: float, high: float) -> None:
    rate, found_low, found_high = wilson(wins, games)
    assert rate == wins / games
    assert [found_low, found_high] == pytest.approx([low, high], abs=1e-4)


def test_wilson_knows_nothing_without_games() -> None:
    assert wilson(0, 0) == (0.0, 0.0, 1.0)


def played() -> Tally:
    """Four games of three seats: one victory alone, one shared by two, one by all, one without winner."""
    tally = Tally()
    tally.add([A, B, B], [9, 4, 1], [0], 10, 5, deal=0)
    tally.add([B, A, B], [7, 7, 1], [0, 1], 20, 6, deal=0)
    tally.add([B, B, A], [3, 3, 3], [0, 1, 2], 30, 7, deal=0)
    tally.add([A, B, B], [0, 0, 0], [], 40, 8, deal=1)
    tally.settle()
    return tally


def duels(first: list[int], second: list[int], deals: int) -> Tally:
    """So many pairs of deals, each played twice: who wins the first deal from either seat, then the second."""
    tally = Tally()
    for deal in range(deals):
        for moved, winner in enumerate(first if deal % 2 else second):
            seating = [A, B] if moved == 0 else [B, A]
            tally.add(seating, [0, 0], [seating.index((A, B)[winner])], 1, 1, deal)
    tally.settle()
    return tally


def test_games_of_one_deal_count_together() -> None:
    """Half of 120 games are won in each case; what differs is how the deals share them out."""
    even, _ = duels([0, 1], [1, 0], 60).bots([A, B])
    alike, _ = duels([0, 0], [1, 1], 60).bots([A, B])
    assert even.win_rate == alike.win_rate == 0.5
    # Whoever wins a deal wins it twice: the 120 games are worth no more than the 60 deals (59 by the sample's spread).
    assert (alike.low, alike.high) == pytest.approx(wilson(29.5, 59)[1:], abs=1e-4)
    assert even.high - even.low < alike.high - alike.low


def test_victories_are_shared_among_the_winners() -> None:
    alice, bob = played().bots([A, B, B])
    assert (alice.name, alice.seats, alice.shared) == (A, 1, 2)
    assert alice.wins == pytest.approx(1 + 1 / 2 + 1 / 3)
    assert (bob.name, bob.seats, bob.shared) == (B, 2, 3)
    assert bob.wins == pytest.approx(1 / 2 + 2 / 3)
    assert alice.win_rate == pytest.approx(alice.wins / 4)
    assert (alice.fair_share, bob.fair_share) == (1 / 3, 2 / 3)
    assert alice.low < alice.win_rate < alice.high


def test_scores_are_counted_for_every_seat_of_a_bot() -> None:
    alice, bob = played().bots([A, B, B])
    assert (alice.score.mean, alice.score.min, alice.score.max) == ((9 + 7 + 3 + 0) / 4, 0, 9)
    assert (bob.score.mean, bob.score.min, bob.score.max) == ((4 + 1 + 7 + 1 + 3 + 3) / 8, 0, 7)


def test_wins_by_seat_whoever_sat_there() -> None:
    seats = played().by_seat(3)
    assert [seat.wins for seat in seats] == pytest.approx([1 + 1 / 2 + 1 / 3, 1 / 2 + 1 / 3, 1 / 3])
    assert [seat.score.mean for seat in seats] == [19 / 4, 14 / 4, 5 / 4]


def test_games_without_winner_are_counted() -> None:
    assert played().without_winner == 1


def test_tallies_add_up() -> None:
    whole, parts = played(), Tally()
    parts.merge(played())
    parts.merge(Tally())
    assert parts.bots([A, B, B]) == whole.bots([A, B, B])
    assert parts.by_seat(3) == whole.by_seat(3)
    assert (parts.games, parts.without_winner) == (4, 1)
    assert parts.decisions.spread() == Spread(25.0, 10, 40, 125**0.5)
    assert parts.turns.spread().mean == 6.5


def test_results_are_ready_for_json() -> None:
    text = json.dumps([asdict(result) for result in played().bots([A, B, B])])
    assert json.loads(text)[0]["score"]["max"] == 9
