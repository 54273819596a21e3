"""Items (DR-11): keys and swords; torches and crystal balls have files of their own."""

from __future__ import annotations

import pytest

from taverna.games.dungeon_raiders import GAME, cards, codes
from taverna.games.dungeon_raiders.schema import Room
from tests.support.dungeon_raiders.positions import (
    A,
    B,
    boss,
    hand,
    kind,
    lay,
    monster,
    play,
    refused,
    supply,
    table,
    told,
    treasure,
    vault,
    view,
)


@pytest.mark.rule("DR-11.1", "DR-11.2")
def test_a_sword_is_a_five_and_returns_after_the_room() -> None:
    state = table(monster(12, wounds=3), hands=["1 2 3 4 5 sword"])
    lay(state, "sword", "4", "2")
    assert told(state, "attacks")[0].args["number"] == 11
    assert state.wounds == [2, 2, 5]
    assert supply(state, "sword") == 6
    kinds = [event.kind for event in state.events]
    assert kinds.index("wounded") < kinds.index("returned")
    assert told(state, "returned")[0].rule == "DR-11.2"


@pytest.mark.rule("DR-11.3", "DR-11.4")
def test_a_key_is_a_five_and_returns_after_the_room() -> None:
    state = table(treasure(4, 2), hands=["1 2 3 4 5 key"])
    lay(state, "key", "4", "2")
    assert state.coins == [9, 7, 5]
    assert supply(state, "key") == 6
    kinds = [event.kind for event in state.events]
    assert kinds.index("gained") < kinds.index("returned")
    assert told(state, "returned")[0].rule == "DR-11.4"


@pytest.mark.rule("DR-11.2", "DR-11.4")
@pytest.mark.parametrize(("room", "item"), [(treasure(4), "key"), (monster(9), "sword")])
def test_keys_and_swords_lie_on_the_table_while_others_replace_balls(room: Room, item: str) -> None:
    state = table(room, hands=[f"1 2 3 4 5 {item}", "1 2 3 4 5 ball"])
    lay(state, item, "ball", "1")
    assert kind(state) == "replace"
    assert (supply(state, item), hand(state, A)) == (5, "1 2 3 4 5")
    play(state, "1")
    assert supply(state, item) == 6


@pytest.mark.rule("DR-11.1", "DR-11.3")
def test_keys_and_swords_are_refused_elsewhere() -> None:
    both = ["1 2 3 4 5 key sword"]
    assert refused(table(monster(9), hands=both), A, "key") == "DR-11.3"
    assert refused(table(treasure(9), hands=both), A, "sword") == "DR-11.1"
    chest = vault("torch", "torch", "torch", "torch", "torch")
    assert refused(table(chest, hands=both), A, "key") == "DR-11.3"
    assert refused(table(chest, hands=both), A, "sword") == "DR-11.1"


@pytest.mark.rule("DR-11.7")
def test_a_hand_may_be_as_large_as_it_gets() -> None:
    many = "1 2 3 4 5 " + "torch ball key sword " * 6
    state = table(treasure(1), hands=[many])
    players = view(state, B)["players"]
    assert isinstance(players, list)
    assert players[A]["cards"] == 29


@pytest.mark.rule("DR-11.8")
def test_each_item_works_once() -> None:
    state = table(treasure(4), treasure(4), hands=["1 2 3 4 5 key"])
    lay(state, "key", "1", "1")
    assert refused(state, A, "key") == "DR-5.2"


@pytest.mark.rule("R-46")
def test_left_over_items_are_worth_nothing() -> None:
    plain = table(boss("vampire", 3), coins=[5, 6, 4], wounds=[1, 2, 3])
    laden = table(
        boss("vampire", 3), coins=[5, 6, 4], wounds=[1, 2, 3], hands=["1 2 3 4 5 key key key sword torch"]
    )
    for state in (plain, laden):
        lay(state, "1", "1", "1")
        assert GAME.outcome(state).winners == [B]
        assert GAME.outcome(state).scores == [5, 6, 4]


@pytest.mark.rule("R-12")
def test_what_can_not_be_laid_here_is_shown_with_its_reason() -> None:
    state = table(treasure(4), hands=["1 2 3 4 5 torch ball key sword"])
    decision = state.pending[A]
    assert [cards.name(code) for code in GAME.wording.always_shown(state, decision)] == ["sword"]
    refusal = GAME.refusal(state, A, cards.SWORD)
    assert refusal is not None
    assert (refusal.key, refusal.rule) == ("sword-only-for-monsters", "DR-11.1")


@pytest.mark.rule("R-9")
@pytest.mark.parametrize(("id", "shown"), [("vampire", [codes.LOOK_IN_VAIN]), ("wolf-pack", [])])
def test_a_torch_that_is_of_no_use_at_the_boss_is_shown_with_its_reason(id: str, shown: list[int]) -> None:
    state = table(boss(id, 9), hands=["1 2 3 4 5 torch"])
    assert GAME.wording.always_shown(state, state.pending[A]) == shown
    if shown:
        refusal = GAME.refusal(state, A, shown[0])
        assert refusal is not None
        assert (refusal.key, refusal.rule) == ("no-torch-at-the-boss", "R-9")
    assert GAME.wording.always_shown(state, state.pending[B]) == []
