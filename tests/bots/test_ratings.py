"""What a level is worth that can't think as long as when it was rated."""

from __future__ import annotations

import pytest

import taverna
from taverna.bots import SearchBot, bot, level_players, rating_with
from taverna.kernel import Rng
from tests.support.toy_game import TOY

DRAW = taverna.game("dead-mans-draw")


def iterations(level: str) -> float:
    found = level_players(DRAW)[level]
    return float(found.split("iterations=")[1].split(",")[0])


def test_whole_thoughts_are_worth_the_whole_rating() -> None:
    for game in taverna.games():
        for name, rated in game.ratings.items():
            assert rating_with(game, name, 1.0) == rated


def test_with_the_thought_of_the_level_below_it_plays_like_that() -> None:
    share = iterations("strong") / iterations("master")
    assert rating_with(DRAW, "master", share) == DRAW.ratings["strong"]


def test_less_thought_is_never_worth_more() -> None:
    for game in taverna.games():
        for name in game.ratings:
            worth = [rating_with(game, name, share) for share in (0.0, 0.001, 0.01, 0.1, 0.3, 0.6, 0.9, 1.0)]
            assert worth == sorted(worth)
    assert rating_with(DRAW, "master", 0.0001) == DRAW.ratings["regular"]


def test_who_does_not_look_ahead_needs_no_time() -> None:
    assert rating_with(DRAW, "novice", 0.01) == DRAW.ratings["novice"]


@pytest.mark.parametrize(("tick", "least", "most"), [(0.0, 1.0, 1.0), (0.5, 0.0, 0.5)])
def test_a_search_knows_what_share_it_could_do(tick: float, least: float, most: float) -> None:
    """A clock that jumps ahead at every look leaves time for a few of the thousand iterations."""
    now = [0.0]

    def clock() -> float:
        now[0] += tick
        return now[0]

    state = TOY.setup(2, 1)
    player = SearchBot(clock, iterations=1000, seconds=10.0)
    player.choose(TOY, state, state.pending[0], Rng(1))
    assert least <= player.thought_share(TOY) <= most
    assert bot("greedy").thought_share(TOY) == 1.0
