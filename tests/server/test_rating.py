"""Ratings: people and bots on one scale, on which the bots stand still."""

from __future__ import annotations

import math

import pytest

from taverna.server.people.rating import DOUBT, Contestant, level, newcomer, rate
from taverna.server.store.rows import Rating


def test_two_newcomers_part_by_as_much() -> None:
    winner, loser = rate([Contestant(newcomer(), True), Contestant(newcomer(), False)])
    assert winner.skill - 1000 == pytest.approx(1000 - loser.skill)
    assert winner.skill > 1000
    assert winner.doubt < DOUBT
    assert (winner.games, loser.games) == (1, 1)


def test_a_level_does_not_move_however_often_it_is_beaten() -> None:
    person, bot = newcomer(), level(1230)
    for _ in range(50):
        person, bot = rate([Contestant(person, True), Contestant(bot, False, fixed=True)])
    assert bot == level(1230)
    assert person.skill > 1230


def test_ten_to_one_is_what_400_points_mean() -> None:
    """Whoever is 400 above a level and beats it ten times of eleven stays where they are."""
    person, bot = Rating(1400.0, 1.0), Contestant(level(1000), True, fixed=True)
    lost = rate([Contestant(person, False), bot])[0].skill - 1400
    bot.won = False
    won = rate([Contestant(person, True), bot])[0].skill - 1400
    assert 10 * won + lost == pytest.approx(0, abs=1e-3 * -lost)


def test_doubt_fades_but_a_person_is_never_quite_known() -> None:
    person, bot = newcomer(), level(1000)
    for turn in range(2000):
        won = turn % 2 == 0
        person, _ = rate([Contestant(person, won), Contestant(bot, not won, fixed=True)])
    assert 990 < person.skill < 1010
    assert 5 < person.doubt < DOUBT / 4


@pytest.mark.parametrize("won", [[True, True], [False, False], [True]])
def test_a_game_that_compares_nobody_changes_nothing(won: list[bool]) -> None:
    assert rate([Contestant(newcomer(), one) for one in won]) == [newcomer() for _ in won]
    assert math.isclose(newcomer().skill, 1000)
