"""Bosses (DR-10): a monster room with changes."""

from __future__ import annotations

import pytest

from taverna.games.dungeon_raiders.content import BOX
from tests.support.dungeon_raiders.bosses import fight
from tests.support.dungeon_raiders.positions import (
    A,
    B,
    C,
    asked,
    boss,
    commit,
    kind,
    lay,
    supply,
    table,
    told,
)

IDS = [room.id for room in BOX.rooms[BOX.first_boss :]]
UNDEFEATABLE = ["megadragon", "golem", "mummy"]


# General


@pytest.mark.rule("DR-10.1", "DR-10.2")
def test_a_boss_is_a_monster_room() -> None:
    won = fight("vampire", 12, "5", "4", "3")
    assert (won.wounds, won.coins) == ([2, 2, 2], [5, 5, 5])
    lost = fight("vampire", 13, "5", "3", "3")
    assert lost.wounds == [2, 3, 3]


@pytest.mark.rule("DR-10.1")
def test_the_boss_is_the_last_room() -> None:
    state = fight("vampire", 12, "5", "4", "3")
    assert state.resolved == 25
    assert kind(state) == "over"


@pytest.mark.rule("R-20", "DR-11.1")
def test_a_sword_counts_five_against_a_boss() -> None:
    state = fight("vampire", 12, "sword", "4", "3", hands=("1 2 3 4 5 sword",))
    assert told(state, "defeated")[0].args["number"] == 12
    assert supply(state, "sword") == 6


@pytest.mark.rule("R-27")
def test_one_final_card_of_each_player_counts() -> None:
    state = table(boss("vampire", 99), hands=["1 2 3 4 5 sword"])
    lay(state, "sword", "4", "3")
    assert told(state, "attacks")[0].args["number"] == 12
    assert kind(state) == "over"


@pytest.mark.rule("R-28")
@pytest.mark.parametrize("id", [id for id in IDS if id not in UNDEFEATABLE])
def test_a_defeated_boss_attacks_nobody(id: str) -> None:
    state = fight(id, 3, "1", "1", "2")
    assert state.wounds == [2, 2, 2]
    assert min(state.coins) >= 5
    assert not state.petrified
    assert not told(state, "attacked")


@pytest.mark.rule("R-29", "DR-10.21")
@pytest.mark.parametrize(("id", "item"), [("wolf-pack", "torch"), ("necromancer", "ball")])
def test_an_escape_does_not_lower_the_strength(id: str, item: str) -> None:
    hands = (f"1 2 3 4 5 {item}",)
    barely = fight(id, 10, item, "5", "5", hands=hands)
    assert barely.wounds == [2, 2, 2]
    lost = fight(id, 11, item, "5", "5", hands=hands, wounds=4)
    assert lost.wounds == [2, 6, 6]


@pytest.mark.rule("R-30")
@pytest.mark.parametrize(
    ("id", "item"), [("wolf-pack", "torch"), ("necromancer", "ball"), ("megadragon", "key")]
)
def test_if_all_escape_nobody_is_attacked(id: str, item: str) -> None:
    state = fight(id, 0, item, item, item, hands=(f"1 2 3 4 5 {item}",) * 3)
    assert state.wounds == [2, 2, 2]
    assert told(state, "nobody-attacked")[0].rule == "R-30"


@pytest.mark.rule("R-31")
@pytest.mark.parametrize(
    ("id", "item"), [("wolf-pack", "torch"), ("necromancer", "ball"), ("megadragon", "key")]
)
def test_the_item_of_an_escape_returns(id: str, item: str) -> None:
    state = fight(id, 0, item, "5", "4", hands=(f"1 2 3 4 5 {item} {item}",))
    assert supply(state, item) == 5
    (returned,) = told(state, "returned")
    kinds = [event.kind for event in state.events]
    at_once = kinds.index("returned") < kinds.index("escaped")
    assert at_once == (item != "key")
    assert returned.args["seat"] == A


@pytest.mark.rule("R-29", "R-30", "DR-10.25")
def test_several_escape_and_the_last_one_fights_alone() -> None:
    """Strength 5 is printed for all three: C reaches it alone, or is attacked alone."""
    hands = ("1 2 3 4 5 ball", "1 2 3 4 5 ball")
    won = fight("necromancer", 5, "ball", "ball", "5", hands=hands, wounds=4)
    assert won.wounds == [2, 2, 2]
    lost = fight("necromancer", 5, "ball", "ball", "4", hands=hands, wounds=4)
    assert lost.wounds == [2, 2, 6]
    assert [event.args["seat"] for event in told(lost, "escaped")] == [A, B]
    assert supply(lost, "ball") == 6


@pytest.mark.rule("R-30", "R-34", "R-52")
def test_all_escape_one_by_a_torch_and_two_by_balls() -> None:
    both = "1 2 3 4 5 ball torch"
    state = table(boss("wolf-pack", 9, wounds=3), hands=[both, "1 2 3 4 5 torch", both])
    lay(state, "ball", "torch", "ball")
    assert (kind(state), asked(state)) == ("replace", [A, C])
    assert (supply(state, "torch"), supply(state, "ball")) == (4, 6)
    for seat in (A, C):
        commit(state, seat, "torch")
    assert state.wounds == [2, 2, 2]
    assert (supply(state, "torch"), supply(state, "ball")) == (6, 6)
    assert told(state, "nobody-attacked")[0].rule == "R-30"


@pytest.mark.rule("DR-7.4", "DR-10.22")
def test_those_who_stayed_and_tie_are_all_attacked() -> None:
    state = fight("wolf-pack", 99, "torch", "3", "3", hands=("1 2 3 4 5 torch",), wounds=2)
    assert state.wounds == [2, 4, 4]
    assert told(state, "attacked")[0].rule == "DR-7.4"
