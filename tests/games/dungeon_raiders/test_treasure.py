"""Treasure rooms (DR-6)."""

from __future__ import annotations

import pytest

from taverna.games.dungeon_raiders.content import BOX
from taverna.games.dungeon_raiders.schema import TREASURE
from tests.support.dungeon_raiders.positions import lay, table, told, treasure


@pytest.mark.rule("DR-6.1")
def test_a_treasure_has_one_or_two_chests_the_better_first() -> None:
    for room in BOX.rooms:
        if room.kind == TREASURE:
            assert len(room.chests) in (1, 2)
            assert room.chests == sorted(room.chests, reverse=True)


@pytest.mark.rule("DR-6.2")
def test_the_highest_value_gains_the_first_chest() -> None:
    state = table(treasure(4), coins=[0, 0, 0])
    lay(state, "3", "5", "4")
    assert state.coins == [0, 4, 0]
    assert told(state, "gained")[0].rule == "DR-6.2"


@pytest.mark.rule("DR-6.3")
@pytest.mark.parametrize(("chest", "share"), [(4, 2), (5, 2), (3, 1), (2, 1)])
def test_those_who_tie_share_and_the_remainder_is_lost(chest: int, share: int) -> None:
    state = table(treasure(chest), coins=[0, 0, 0])
    lay(state, "5", "1", "5")
    assert state.coins == [share, 0, share]
    assert told(state, "chest-shared")[0].args["lost"] == chest - 2 * share


@pytest.mark.rule("DR-6.4")
def test_a_chest_too_small_for_all_who_tie_is_lost() -> None:
    state = table(treasure(2), seats=4, coins=[0] * 4)
    lay(state, "5", "5", "5", "1")
    assert state.coins == [0] * 4
    assert told(state, "chest-too-small")[0].rule == "DR-6.4"


@pytest.mark.rule("DR-6.5")
def test_the_second_highest_value_gains_the_second_chest() -> None:
    state = table(treasure(4, 2), seats=4, coins=[0] * 4)
    lay(state, "1", "3", "5", "2")
    assert state.coins == [0, 2, 4, 0]
    tied = table(treasure(4, 3), seats=4, coins=[0] * 4)
    lay(tied, "1", "3", "5", "3")
    assert tied.coins == [0, 1, 4, 1]
    small = table(treasure(4, 1), seats=4, coins=[0] * 4)
    lay(small, "1", "3", "5", "3")
    assert small.coins == [0, 0, 4, 0]


@pytest.mark.rule("DR-6.5")
def test_without_a_second_chest_second_place_gains_nothing() -> None:
    state = table(treasure(4), coins=[0, 0, 0])
    lay(state, "5", "4", "3")
    assert state.coins == [4, 0, 0]


@pytest.mark.rule("DR-6.6")
def test_second_place_may_earn_more_than_a_shared_first() -> None:
    state = table(treasure(3, 2), seats=4, coins=[0] * 4)
    lay(state, "5", "5", "4", "1")
    assert state.coins == [1, 1, 2, 0]


@pytest.mark.rule("R-17")
def test_without_a_second_value_the_second_chest_is_not_claimed() -> None:
    state = table(treasure(6, 2), coins=[0, 0, 0])
    lay(state, "3", "3", "3")
    assert state.coins == [2, 2, 2]
    assert told(state, "chest-unclaimed")[0].args == {"chest": 2}


@pytest.mark.rule("R-17")
def test_second_is_the_second_distinct_value() -> None:
    state = table(treasure(4, 2), seats=5, coins=[0] * 5)
    lay(state, "5", "5", "5", "5", "1")
    assert state.coins == [1, 1, 1, 1, 2]
