"""Ratings: people and bots on one scale, on which the bots stand still."""

from __future__ import annotations

import math

import pytest

from taverna.server.people.rating import DOUBT, Contestant, level, newcomer, rate
from taverna.server.store.rows import Rating


def test_two_newcomers_part_by_as_much() -> None:
    winner, loser = rate([Contestant(newcomer(), 1), Contestant(newcomer(), 2)])
    assert winner.skill - 1000 == pytest.approx(1000 - loser.skill)
    assert winner.skill > 1000
    assert winner.doubt < DOUBT
    assert (winner.games, loser.games) == (1, 1)


def test_a_level_does_not_move_however_often_it_is_beaten() -> None:
    person, bot = newcomer(), level(1230)
    for _ in range(50):
        person, bot = rate([Contestant(person, 1), Contestant(bot, 2, fixed=True)])
    assert bot == level(1230)
    assert person.skill > 1230


def test_ten_to_one_is_what_400_points_mean() -> None:
    """Whoever is 400 above a level and beats it ten times of eleven stays where they are."""
    person, bot = Rating(1400.0, 1.0), Contestant(level(1000), 1, fixed=True)
    lost = rate([Contestant(person, 2), bot])[0].skill - 1400
    bot.place = 2
    won = rate([Contestant(person, 1), bot])[0].skill - 1400
    assert 10 * won + lost == pytest.approx(0, abs=1e-3 * -lost)


def test_doubt_fades_but_a_person_is_never_quite_known() -> None:
    person, bot = newcomer(), level(1000)
    for turn in range(2000):
        place = 1 + turn % 2
        person, _ = rate([Contestant(person, place), Contestant(bot, 3 - place, fixed=True)])
    assert 990 < person.skill < 1010
    assert 5 < person.doubt < DOUBT / 4


def test_who_is_last_never_gains_and_who_is_first_never_loses() -> None:
    weak, strong = Rating(700.0, 150.0), level(1000)
    first, _, last = rate(
        [Contestant(Rating(1400.0, 150.0), 1), Contestant(strong, 2, fixed=True), Contestant(weak, 3)]
    )
    assert first.skill > 1400
    assert last.skill < 700


@pytest.mark.parametrize("places", [[1, 1], [1], []])
def test_a_game_that_compares_nobody_changes_nothing(places: list[int]) -> None:
    assert rate([Contestant(newcomer(), place) for place in places]) == [newcomer() for _ in places]
    assert math.isclose(newcomer().skill, 1000)
