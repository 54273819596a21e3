"""Who sits where in the games of a series."""

from __future__ import annotations

import pickle
from collections import Counter

import pytest

from taverna.arena.schedule.series import Series, as_text


def series(bots: str, seats: int) -> Series:
    """Bots are single letters."""
    return Series("game", 1, "0", seats, 7, tuple(bots), (("quick", True), ("colour", "red")))


def names(one: Series, number: int) -> str:
    return "".join(one.bots[place] for place in one.seating(number))


def test_two_bots_change_places_within_a_deal() -> None:
    assert [names(series("ab", 2), number) for number in range(4)] == ["ab", "ba", "ab", "ba"]


def test_the_neighbours_change_from_deal_to_deal() -> None:
    one = series("abc", 3)
    assert one.ways == 3
    assert [names(one, number) for number in range(6)] == ["abc", "bca", "cab", "acb", "cba", "bac"]
    assert names(one, 6) == "abc"


def test_fewer_bots_than_seats_sit_down_again() -> None:
    assert [names(series("ab", 4), number) for number in range(2)] == ["abab", "baba"]


def test_a_lineup_that_names_a_bot_twice_only_moves_round() -> None:
    one = series("aab", 3)
    assert [names(one, number) for number in range(4)] == ["aab", "aba", "baa", "aab"]


@pytest.mark.parametrize(
    ("bots", "seats"), [("ab", 2), ("ab", 3), ("ab", 5), ("abc", 4), ("abcd", 4), ("abc", 5)]
)
def test_every_deal_is_fair_to_all(bots: str, seats: int) -> None:
    one = series(bots, seats)
    for deal in range(len(one.arrangements)):
        sat = Counter(
            (name, seat)
            for number in range(deal * one.ways, (deal + 1) * one.ways)
            for seat, name in enumerate(names(one, number))
        )
        assert len(sat) == len(bots) * seats
        assert len(set(sat.values())) == 1, "everyone sits everywhere equally often"


def test_games_are_filled_up_to_whole_deals() -> None:
    assert [series("ab", 2).whole_deals(games) for games in (1, 2, 3)] == [2, 2, 4]
    assert series("a", 4).whole_deals(3) == 3


def test_the_key_tells_bots_and_options_apart() -> None:
    assert series("ab", 2).key == '[["a", "b"], [["quick", true], ["colour", "red"]]]'
    assert series("ab", 2).key != series("ba", 2).key


def test_a_series_travels_light() -> None:
    one = series("abcdefgh", 8)
    assert one.ways == 8
    assert len(pickle.dumps(one)) < 500, "what is worked out from it stays at home"


def test_options_read_as_they_are_typed() -> None:
    assert [as_text(value) for value in (True, False, "red")] == ["true", "false", "red"]
