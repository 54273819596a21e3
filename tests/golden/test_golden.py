"""The printed games are still played exactly so. If a change is meant, print them anew and read the difference."""

from __future__ import annotations

import pytest

from tests.support.golden.games import GAMES, PRINTED, Golden
from tests.support.golden.playthrough import playthrough, stale


@pytest.mark.parametrize("golden", GAMES, ids=str)
def test_the_game_is_played_as_printed(golden: Golden) -> None:
    assert golden.path.exists(), "python -m tests.golden --write prints it"
    assert playthrough(golden).splitlines() == golden.path.read_text("utf-8").splitlines()


def test_no_printed_game_is_left_over() -> None:
    printed = set(PRINTED.glob("*/*.txt"))
    assert printed == {golden.path for golden in GAMES}


def test_what_differs_is_found() -> None:
    golden = GAMES[0]
    assert golden not in stale(GAMES)
    assert stale([golden._replace(seed=golden.seed + 1)])
