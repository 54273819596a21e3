"""Traps (DR-9)."""

from __future__ import annotations

import pytest

from tests.support.dungeon_raiders.positions import lay, play, printed, table, told, trap


@pytest.mark.rule("DR-9.1")
def test_only_the_highest_card_counts() -> None:
    for cards in (("4", "1", "1"), ("4", "4", "4"), ("1", "3", "4")):
        state = table(trap("most-coins", 9, 9, 9, 2, 9), coins=[10, 3, 3])
        lay(state, *cards)
        assert state.coins == [8, 3, 3]


@pytest.mark.rule("DR-9.2")
@pytest.mark.parametrize(("highest", "loss"), [("5", 3), ("4", 2), ("3", 1), ("2", 0), ("1", 0)])
def test_lava(highest: str, loss: int) -> None:
    state = table(printed("trap-lava"), coins=[10, 9, 8])
    lay(state, "1", highest, "1")
    assert state.coins == [10 - loss, 9, 8]
    assert state.wounds == [2, 2, 2]


@pytest.mark.rule("DR-9.3")
@pytest.mark.parametrize(("highest", "loss"), [("5", 2), ("4", 2), ("3", 1), ("2", 1), ("1", 0)])
def test_magnet(highest: str, loss: int) -> None:
    state = table(printed("trap-magnet"), coins=[10, 9, 8])
    lay(state, "1", highest, "1")
    assert state.coins == [10 - loss, 9, 8]
    assert state.wounds == [2, 2, 2]


@pytest.mark.rule("DR-9.4")
@pytest.mark.parametrize(("highest", "wounds"), [("5", 2), ("4", 2), ("3", 1), ("2", 0), ("1", 0)])
def test_spikes(highest: str, wounds: int) -> None:
    state = table(printed("trap-spikes"), wounds=[4, 3, 1])
    lay(state, "1", highest, "1")
    assert state.wounds == [4, 3, 1 + wounds]
    assert state.coins == [5, 5, 5]


@pytest.mark.rule("DR-9.5")
@pytest.mark.parametrize(("highest", "wounds"), [("5", 2), ("4", 1), ("3", 1), ("2", 1), ("1", 0)])
def test_boulder(highest: str, wounds: int) -> None:
    state = table(printed("trap-boulder"), wounds=[4, 3, 1])
    lay(state, "1", highest, "1")
    assert state.wounds == [4, 3, 1 + wounds]
    assert state.coins == [5, 5, 5]


@pytest.mark.rule("DR-9.6")
def test_all_who_tie_take_the_full_penalty() -> None:
    rich = table(trap("most-coins", 0, 0, 0, 0, 2), seats=4, coins=[7, 7, 3, 7])
    lay(rich, "5", "1", "1", "1")
    assert rich.coins == [5, 5, 3, 5]
    hale = table(trap("fewest-wounds", 0, 0, 0, 0, 2), seats=4, wounds=[1, 1, 3, 1])
    lay(hale, "5", "1", "1", "1")
    assert hale.wounds == [3, 3, 3, 3]
    assert told(hale, "sprung-unhurt")[0].rule == "DR-9.6"


@pytest.mark.rule("R-51")
def test_a_player_may_trigger_a_trap_on_himself() -> None:
    state = table(printed("trap-lava"), coins=[10, 9, 8])
    lay(state, "5", "1", "1")
    assert state.coins == [7, 9, 8]
    several = table(printed("trap-lava"), coins=[10, 9, 8])
    lay(several, "1", "5", "5")
    assert several.coins == [7, 9, 8]


@pytest.mark.rule("R-51", "DR-9.1")
def test_a_replacement_is_a_card_like_any_other() -> None:
    state = table(printed("trap-lava"), coins=[10, 9, 8], hands=["1 2 3 4 5", "1 2 3 4 5 ball"])
    lay(state, "1", "ball", "1")
    play(state, "4")
    assert state.coins == [8, 9, 8]


@pytest.mark.rule("R-24")
def test_below_the_lowest_listed_value_nothing_happens() -> None:
    state = table(printed("trap-spikes"))
    lay(state, "2", "2", "1")
    assert state.wounds == [2, 2, 2]
    assert told(state, "harmless")[0].args == {"room": "trap-spikes", "number": 2}


@pytest.mark.rule("R-26")
def test_the_victims_are_found_before_anyone_pays() -> None:
    """A and B are richest; A's loss does not make C one of them, nor does it spare B."""
    state = table(printed("trap-lava"), coins=[6, 6, 5])
    lay(state, "5", "5", "5")
    assert state.coins == [3, 3, 5]
    spikes = table(printed("trap-spikes"), wounds=[0, 0, 1])
    lay(spikes, "5", "5", "5")
    assert spikes.wounds == [2, 2, 1]
