"""Monster rooms (DR-7)."""

from __future__ import annotations

import pytest

from taverna.games.dungeon_raiders import GAME
from taverna.games.dungeon_raiders.schema import read_room
from taverna.kernel import Fields
from tests.support.dungeon_raiders.positions import lay, monster, printed, table, told, view


@pytest.mark.rule("DR-7.1")
@pytest.mark.parametrize(("seats", "strength"), [(3, 5), (4, 7), (5, 9)])
def test_the_strength_is_that_for_the_number_of_players(seats: int, strength: int) -> None:
    (ogre,), _ = read_room(
        Fields({"face": "own", "kind": "monster", "strength": [5, 7, 9], "wounds": 2}, "own")
    )
    for missing, wounds in ((0, 2), (1, 4)):
        state = table(ogre, seats=seats, wounds=[2] * seats)
        high = strength - missing - (seats - 1)
        lay(state, str(high), *["1"] * (seats - 1))
        assert state.wounds == [2, *[wounds] * (seats - 1)]


@pytest.mark.rule("DR-7.1")
def test_the_dragon_of_the_rulebook() -> None:
    assert printed("dragon-1").strengths[4] == 18
    assert printed("dragon-1").wounds == 3
    state = GAME.load({"seats": 4, "row": ["dragon-1"]})
    row = view(state, None)["row"]
    assert isinstance(row, list)
    assert row[0]["room"]["strength"] == 18


@pytest.mark.rule("DR-7.2")
@pytest.mark.parametrize("strength", [11, 12])
def test_equal_or_above_the_strength_nothing_happens(strength: int) -> None:
    state = table(monster(strength, wounds=4))
    lay(state, "5", "4", "3")
    assert state.wounds == [2, 2, 2]
    assert told(state, "defeated")[0].args == {"room": "own-1", "number": 12, "strength": strength}


@pytest.mark.rule("DR-7.2")
def test_swords_add_to_the_total() -> None:
    state = table(monster(12, wounds=4), hands=["1 2 3 4 5 sword"])
    lay(state, "sword", "4", "3")
    assert state.wounds == [2, 2, 2]


@pytest.mark.rule("DR-7.3")
def test_below_the_strength_the_lowest_value_suffers() -> None:
    state = table(monster(13, wounds=4))
    lay(state, "5", "4", "3")
    assert state.wounds == [2, 2, 6]
    (wounded,) = told(state, "wounded")
    assert (wounded.args, wounded.rule) == ({"seat": 2, "number": 4, "wounds": 6}, "DR-7.3")


@pytest.mark.rule("DR-7.4")
def test_all_who_tie_for_the_lowest_suffer_the_full_number() -> None:
    state = table(monster(99, wounds=3), seats=4, wounds=[0] * 4)
    lay(state, "2", "5", "2", "3")
    assert state.wounds == [3, 0, 3, 0]
    assert told(state, "attacked")[0].rule == "DR-7.4"


@pytest.mark.rule("R-19")
def test_if_all_play_the_same_all_are_attacked() -> None:
    state = table(monster(99, wounds=3), wounds=[0] * 3)
    lay(state, "4", "4", "4")
    assert state.wounds == [3, 3, 3]
    assert told(state, "attacked")[0].rule == "R-19"
