"""Vaults (DR-8)."""

from __future__ import annotations

import pytest

from tests.support.dungeon_raiders.positions import (
    A,
    B,
    C,
    D,
    commit,
    hand,
    lay,
    light,
    play,
    supply,
    table,
    told,
    treasure,
    vault,
)

ITEMS = vault("torch", "crystal-ball", "key", "sword", "potion-1")
COINS = vault("coins-1", "coins-2", "potion-1", "coins-3", "potion-2")


@pytest.mark.rule("DR-8.1")
def test_everyone_receives_what_is_above_the_own_value() -> None:
    state = table(COINS, seats=5, coins=[0] * 5, wounds=[9] * 5)
    lay(state, "1", "2", "3", "4", "5")
    assert state.coins == [1, 2, 0, 3, 0]
    assert state.wounds == [9, 9, 8, 9, 7]
    assert [event.args["benefit"] for event in told(state, "benefit")] == [
        "coins-1",
        "coins-2",
        "potion-1",
        "coins-3",
        "potion-2",
    ]


@pytest.mark.rule("DR-8.2", "DR-11.7")
def test_an_item_goes_from_the_supply_into_the_hand() -> None:
    state = table(ITEMS, treasure(1), seats=4, hands=["1 2 3 4 5 torch torch torch torch"])
    lay(state, "1", "2", "3", "4")
    assert hand(state, A) == "2 3 4 5 torch torch torch torch torch"
    assert [hand(state, seat) for seat in (B, C, D)] == ["1 3 4 5 ball", "1 2 4 5 key", "1 2 3 5 sword"]
    assert [supply(state, item) for item in ("torch", "ball", "key", "sword")] == [1, 5, 5, 5]


@pytest.mark.rule("DR-8.3")
@pytest.mark.parametrize(("held", "received"), [(4, 1), (5, 0), (3, 1)])
def test_without_copies_for_all_nobody_receives_the_item(held: int, received: int) -> None:
    state = table(ITEMS, hands=["1 2 3 4 5 " + "key " * held])
    lay(state, "5", "3", "3")
    assert hand(state, B).count("key") == hand(state, C).count("key") == received
    assert supply(state, "key") == 6 - held - 2 * received
    assert len(told(state, "short")) == 1 - received


@pytest.mark.rule("DR-8.4", "DR-12.1")
def test_coins_go_to_each_claimant_in_full_up_to_the_cap() -> None:
    state = table(COINS, coins=[4, 18, 20])
    lay(state, "4", "4", "4")
    assert state.coins == [7, 20, 20]


@pytest.mark.rule("DR-8.5")
def test_a_potion_heals_each_claimant_in_full() -> None:
    state = table(COINS, wounds=[4, 5, 6])
    lay(state, "5", "5", "3")
    assert state.wounds == [2, 3, 5]


@pytest.mark.rule("R-21")
def test_each_item_is_settled_on_its_own() -> None:
    state = table(ITEMS, seats=4, hands=["1 2 3 4 5 key key key key key"])
    lay(state, "1", "3", "3", "4")
    assert "torch" in hand(state, A)
    assert hand(state, D).endswith("sword")
    assert hand(state, B) == "1 2 4 5"


@pytest.mark.rule("R-21")
def test_a_single_claimant_of_an_empty_pile_receives_nothing() -> None:
    state = table(ITEMS, hands=["1 2 3 4 5 key key key", "1 2 3 4 5 key key key"])
    lay(state, "1", "2", "3")
    assert hand(state, C) == "1 2 4 5"
    assert told(state, "short")[0].rule == "R-21"


@pytest.mark.rule("R-22", "AE-27", "R-9")
def test_a_torch_announced_before_counts_for_the_vault() -> None:
    """AE-27: one torch in the supply, two claimants; a third player lights one that shows nothing."""
    state = table(ITEMS, hands=["1 2 3 4 5 torch torch torch torch torch"])
    assert supply(state, "torch") == 1
    light(state, A)
    assert not told(state, "torch-showed")
    assert supply(state, "torch") == 2
    lay(state, "3", "1", "1")
    assert hand(state, B) == hand(state, C) == "2 3 4 5 torch"
    assert supply(state, "torch") == 0


@pytest.mark.rule("R-22")
def test_a_ball_used_in_this_room_is_back_when_the_vault_is_settled() -> None:
    state = table(ITEMS, hands=["1 2 3 4 5 ball", "1 2 3 4 5 ball ball ball ball ball"])
    assert supply(state, "ball") == 0
    lay(state, "ball", "5", "2")
    play(state, "5")
    assert hand(state, C) == "1 3 4 5 ball"


@pytest.mark.rule("R-22", "R-8")
def test_a_torch_lit_while_a_ball_is_replaced_counts_for_the_vault() -> None:
    """No torch is left for B and C until A, who has laid a card long since, lights two."""
    state = table(
        ITEMS, hands=["1 2 3 4 5 torch torch torch", "1 2 3 4 5 ball", "1 2 3 4 5 torch torch torch"]
    )
    assert supply(state, "torch") == 0
    lay(state, "5", "ball", "1")
    light(state, A)
    light(state, A)
    play(state, "1")
    assert hand(state, A) == "1 2 3 4 torch"
    assert hand(state, B) == "2 3 4 5 torch"
    assert hand(state, C) == "2 3 4 5 torch torch torch torch"
    assert supply(state, "torch") == 0


@pytest.mark.rule("R-22", "DR-8.3", "R-21")
def test_several_balls_and_torches_used_in_one_vault() -> None:
    """Both piles are empty at first. Two balls and a torch come back: balls for A and B, no torch for C and D."""
    state = table(
        ITEMS,
        seats=4,
        hands=["1 2 3 4 5 ball ball ball", "1 2 3 4 5 ball ball ball", "1 2 3 4 5 torch torch torch",
               "1 2 3 4 5 torch torch torch"],
    )  # fmt: skip
    assert (supply(state, "torch"), supply(state, "ball")) == (0, 0)
    light(state, C)
    lay(state, "ball", "ball", "1", "1")
    commit(state, A, "2")
    commit(state, B, "2")
    assert [hand(state, seat) for seat in (A, B)] == ["1 3 4 5 ball ball ball"] * 2
    assert [hand(state, seat) for seat in (C, D)] == ["2 3 4 5 torch torch", "2 3 4 5 torch torch torch"]
    assert (supply(state, "torch"), supply(state, "ball")) == (1, 0)
    assert [(event.args["seats"], event.args["number"]) for event in told(state, "short")] == [([C, D], 1)]


@pytest.mark.rule("R-21", "DR-8.3")
def test_several_claimants_of_an_empty_pile_receive_nothing() -> None:
    state = table(ITEMS, hands=["1 2 3 4 5 key key key key key key"])
    lay(state, "1", "3", "3")
    assert hand(state, B) == hand(state, C) == "1 2 4 5"
    assert told(state, "short")[0].args == {"seats": [B, C], "item": "key", "number": 0}
