"""Coins (DR-12) and wounds (DR-13)."""

from __future__ import annotations

import pytest

from taverna.games.dungeon_raiders import GAME
from tests.support.dungeon_raiders.positions import (
    A,
    asked,
    boss,
    lay,
    monster,
    over,
    printed,
    table,
    told,
    treasure,
    vault,
)

HEALING = vault("potion-1", "potion-2", "potion-2", "coins-3", "potion-2")


@pytest.mark.rule("DR-12.1")
def test_never_more_than_twenty_coins() -> None:
    chest = table(treasure(4), coins=[18, 0, 0])
    lay(chest, "5", "1", "1")
    assert chest.coins[A] == 20
    found = table(HEALING, coins=[19, 0, 0])
    lay(found, "4", "1", "1")
    assert found.coins[A] == 20
    sphinx = table(boss("sphinx", 99), coins=[19, 0, 0])
    lay(sphinx, "5", "1", "2")
    assert sphinx.coins[A] == 20


@pytest.mark.rule("R-18", "DR-12.1")
def test_what_is_above_the_cap_is_lost_and_the_share_stays_the_same() -> None:
    state = table(treasure(6), coins=[20, 3, 0])
    lay(state, "5", "5", "1")
    assert state.coins == [20, 6, 0]
    assert told(state, "capped")[0].args == {"seat": A, "number": 3, "coins": 20}


@pytest.mark.rule("R-25")
def test_coins_never_drop_below_zero() -> None:
    trap = table(printed("trap-lava"), coins=[2, 1, 0])
    lay(trap, "5", "1", "1")
    assert trap.coins == [0, 1, 0]
    assert trap.wounds == [2, 2, 2]
    assert told(trap, "forgiven")[0].args == {"seat": A, "number": 1}
    vampire = table(boss("vampire", 99), coins=[1, 9, 9])
    lay(vampire, "1", "2", "3")
    assert vampire.coins == [0, 9, 9]
    assert vampire.wounds == [3, 2, 2]


@pytest.mark.rule("R-2", "DR-13.1")
def test_wounds_have_no_limit() -> None:
    state = table(monster(99, wounds=30), wounds=[90, 0, 0])
    lay(state, "1", "2", "2")
    assert state.wounds[A] == 120


@pytest.mark.rule("R-23")
@pytest.mark.parametrize(("wounds", "left"), [(3, 1), (2, 0), (1, 0), (0, 0)])
def test_the_surplus_of_a_potion_is_lost(wounds: int, left: int) -> None:
    state = table(HEALING, wounds=[wounds, 9, 9])
    lay(state, "2", "4", "4")
    assert state.wounds[A] == left


@pytest.mark.rule("R-43")
def test_wounds_remove_nobody_during_play() -> None:
    state = table(monster(99, wounds=50), monster(99), wounds=[80, 0, 0])
    lay(state, "1", "2", "2")
    assert asked(state) == [0, 1, 2]
    assert not state.petrified


@pytest.mark.rule("R-44")
def test_starting_wounds_count_like_all_others() -> None:
    start = GAME.load({"seats": 4, "characters": ["explorer", "knight", "warrior", "wizard"]}).wounds
    state = over(coins=[9, 1, 1, 1], wounds=start)
    assert start == [2, 1, 0, 1]
    assert GAME.outcome(state).winners != [A]
    result = GAME.view(state, None)["result"]
    assert isinstance(result, dict)
    assert result["fainted"] == [A]
