"""Ratings: who wins more stands higher, and the intervals are honest."""

from __future__ import annotations

from random import Random
from statistics import mean

from taverna.arena.statistics.ratings import Ratings


def test_everybody_starts_alike_and_knows_little() -> None:
    rating = Ratings(["a"]).rating("a")
    assert rating.skill == 25
    assert rating.high - rating.low > 30


def test_victories_lift_and_defeats_lower() -> None:
    ratings = Ratings(["a", "b", "c"])
    for _ in range(20):
        ratings.add(["a", "b", "c"], [True, False, False])
        ratings.add(["b", "c"], [True, False])
    skills = [ratings.rating(name).skill for name in "abc"]
    assert skills == sorted(skills, reverse=True)
    assert skills[0] > 25 > skills[2]


def test_a_draw_brings_together() -> None:
    ratings = Ratings(["a", "b"])
    ratings.add(["a", "b"], [True, False])
    before = ratings.rating("a").skill - ratings.rating("b").skill
    ratings.add(["a", "b"], [True, True])
    assert 0 < ratings.rating("a").skill - ratings.rating("b").skill < before


def test_the_place_in_the_list_is_no_matter() -> None:
    one, two = Ratings(["a", "b"]), Ratings(["a", "b"])
    one.add(["a", "b"], [True, False])
    two.add(["b", "a"], [False, True])
    assert one.rating("a") == two.rating("a")


def test_several_seats_of_a_bot_count_each() -> None:
    ratings, plain = Ratings(["a", "b"]), Ratings(["a", "b"])
    ratings.add(["a", "b", "b"], [True, False, False])
    plain.add(["a", "b"], [True, False])
    assert ratings.rating("a").skill > 25 > ratings.rating("b").skill
    narrow, wide = ratings.rating("b"), plain.rating("b")
    assert narrow.high - narrow.low < wide.high - wide.low, "two seats tell more than one"


def test_a_bot_alone_learns_nothing() -> None:
    ratings = Ratings(["a"])
    ratings.add(["a", "a"], [True, False])
    assert ratings.rating("a").skill == 25


def test_the_interval_holds_the_difference_that_many_games_find() -> None:
    """A beats B in two games of three: where long series end, short ones must lie around."""
    truth = _difference(20_000, 0)
    held = []
    for seed in range(1, 61):
        ratings = _played(100, seed)
        a, b = ratings.rating("a"), ratings.rating("b")
        half = ((a.high - a.low) ** 2 + (b.high - b.low) ** 2) ** 0.5 / 2
        held.append(abs(a.skill - b.skill - truth) <= half)
    assert mean(held) >= 0.95


def _difference(games: int, seed: int) -> float:
    ratings = _played(games, seed)
    return ratings.rating("a").skill - ratings.rating("b").skill


def _played(games: int, seed: int) -> Ratings:
    chance, ratings = Random(seed), Ratings(["a", "b"])
    for _ in range(games):
        won = chance.random() < 2 / 3
        ratings.add(["a", "b"], [won, not won])
    return ratings
