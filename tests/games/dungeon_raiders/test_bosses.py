"""Bosses (DR-10): a monster room with changes."""

from __future__ import annotations

import pytest

from taverna.games.dungeon_raiders import GAME
from taverna.games.dungeon_raiders.content import BOX
from taverna.games.dungeon_raiders.state import Table
from tests.support.dungeon_raiders.positions import (
    A,
    B,
    C,
    D,
    E,
    asked,
    boss,
    commit,
    kind,
    lay,
    offered,
    play,
    supply,
    table,
    told,
    view,
)

IDS = [room.id for room in BOX.rooms[BOX.first_boss :]]
UNDEFEATABLE = ["megadragon", "golem", "mummy"]


def fight(id: str, strength: int, *cards: str, hands: tuple[str, ...] = (), **changes: object) -> Table:
    state = table(boss(id, strength, **changes), seats=len(cards), hands=hands)
    lay(state, *cards)
    return state


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


# Tax Collector, Medusa, Vampire


@pytest.mark.rule("DR-10.3", "DR-10.4")
def test_the_tax_collector_takes_coins_instead_of_wounds() -> None:
    state = fight("tax-collector", 99, "1", "1", "2")
    assert state.wounds == [2, 2, 2]
    assert state.coins == [2, 2, 5]
    assert {event.rule for event in told(state, "paid")} == {"DR-10.4"}


@pytest.mark.rule("DR-10.5", "DR-10.6")
def test_medusa_eliminates_instead_of_wounding() -> None:
    state = table(boss("medusa", 99), coins=[20, 1, 1], wounds=[0, 1, 3])
    lay(state, "1", "4", "5")
    assert state.wounds == [0, 1, 3]
    assert [event.args["seat"] for event in told(state, "petrified")] == [A]
    assert GAME.outcome(state).winners == [B]
    assert A not in GAME.outcome(state).winners


@pytest.mark.rule("DR-10.7", "R-40")
def test_the_others_go_on_to_final_scoring() -> None:
    """D has the most wounds of those who are left, though A has more."""
    state = table(boss("medusa", 99), seats=4, coins=[20, 9, 8, 15], wounds=[30, 1, 2, 8])
    lay(state, "1", "4", "5", "5")
    assert [event.args["seat"] for event in told(state, "fainted")] == [D]
    assert GAME.outcome(state).winners == [B]


@pytest.mark.rule("DR-10.8", "INV-7")
def test_if_medusa_attacks_all_nobody_wins() -> None:
    state = fight("medusa", 99, "3", "3", "3")
    assert GAME.outcome(state).winners == []
    assert told(state, "everybody-lost")[0].rule == "DR-10.8"
    assert told(state, "ended")[0].args["seats"] == []
    result = view(state, A)["result"]
    assert isinstance(result, dict)
    assert result["petrified"] == [A, B, C]


@pytest.mark.rule("DR-10.6", "DR-10.7", "DR-10.8", "R-39")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_medusa_with_three_four_and_five(seats: int) -> None:
    """She takes the two who tie for the lowest. Of the others D, if there, has the most wounds; E or C wins."""
    cards = ["1", "1", "3", "4", "5"][:seats]
    wounds, coins = [0, 0, 5, 9, 1], [20, 20, 1, 19, 2]
    state = table(boss("medusa", 99), seats=seats, wounds=wounds[:seats], coins=coins[:seats])
    lay(state, *cards)
    assert [event.args["seat"] for event in told(state, "petrified")] == [A, B]
    assert [event.args["seat"] for event in told(state, "fainted")] == ([D] if seats > 3 else [])
    assert GAME.outcome(state).winners == [{3: C, 4: C, 5: E}[seats]]
    all_gone = fight("medusa", 99, *["2"] * seats)
    assert GAME.outcome(all_gone).winners == []
    assert len(told(all_gone, "petrified")) == seats


@pytest.mark.rule("R-28", "DR-10.6")
def test_a_defeated_medusa_petrifies_nobody() -> None:
    state = fight("medusa", 6, "1", "1", "4")
    assert not told(state, "petrified")
    assert GAME.outcome(state).winners == [A, B, C]


@pytest.mark.rule("DR-10.9", "DR-10.10")
def test_the_vampire_wounds_and_takes_coins() -> None:
    state = fight("vampire", 99, "1", "2", "3")
    assert state.wounds == [3, 2, 2]
    assert state.coins == [3, 5, 5]
    assert told(state, "wounded")[0].rule == "DR-10.9"
    assert told(state, "paid")[0].rule == "DR-10.10"


# Sphinx and Minotaur


@pytest.mark.rule("DR-10.11", "DR-10.12")
def test_the_sphinx_wounds_the_lowest_and_pays_the_highest() -> None:
    state = fight("sphinx", 99, "1", "3", "5")
    assert state.wounds == [4, 2, 2]
    assert state.coins == [5, 5, 7]


@pytest.mark.rule("DR-10.13")
def test_those_who_tie_for_the_highest_all_gain_from_the_sphinx() -> None:
    state = fight("sphinx", 99, "1", "5", "5")
    assert state.coins == [5, 7, 7]
    assert told(state, "highest-rewarded")[0].rule == "DR-10.13"


@pytest.mark.rule("DR-10.14")
def test_all_the_same_and_the_sphinx_undefeated_nobody_gains() -> None:
    state = fight("sphinx", 99, "4", "4", "4")
    assert state.wounds == [4, 4, 4]
    assert state.coins == [5, 5, 5]
    assert told(state, "highest-unrewarded")[0].rule == "DR-10.14"


@pytest.mark.rule("DR-10.15", "DR-10.16", "DR-10.17")
def test_the_minotaur_wounds_the_lowest_and_pays_the_highest() -> None:
    state = fight("minotaur", 99, "1", "3", "5")
    assert state.wounds == [3, 2, 2]
    assert state.coins == [5, 5, 6]
    tied = fight("minotaur", 99, "2", "4", "4")
    assert tied.coins == [5, 6, 6]
    assert told(tied, "highest-rewarded")[0].rule == "DR-10.17"


@pytest.mark.rule("DR-10.18")
def test_all_the_same_and_the_minotaur_undefeated_nobody_gains() -> None:
    state = fight("minotaur", 99, "2", "2", "2")
    assert state.wounds == [3, 3, 3]
    assert state.coins == [5, 5, 5]


@pytest.mark.rule("R-32")
@pytest.mark.parametrize(("id", "gain"), [("sphinx", 2), ("minotaur", 1)])
def test_the_highest_card_earns_its_coins_also_from_a_defeated_boss(id: str, gain: int) -> None:
    state = fight(id, 10, "5", "4", "2")
    assert state.coins == [5 + gain, 5, 5]
    assert {event.rule for event in (*told(state, "highest-rewarded"), *told(state, "gained"))} == {"R-32"}
    same = fight(id, 9, "3", "3", "3")
    assert same.coins == [5 + gain] * 3


@pytest.mark.rule("R-32")
def test_the_other_reading_is_a_field_of_the_content() -> None:
    state = fight("sphinx", 10, "5", "4", "2", highest_gain_if_defeated=False)
    assert state.coins == [5, 5, 5]
    attacked = fight("sphinx", 99, "5", "4", "2", highest_gain_if_defeated=False)
    assert attacked.coins == [7, 5, 5]


@pytest.mark.rule("R-33")
def test_a_sword_and_a_five_are_the_same_card() -> None:
    state = fight("sphinx", 99, "5", "5", "sword", hands=("1 2 3 4 5", "1 2 3 4 5", "1 2 3 4 5 sword"))
    assert state.coins == [5, 5, 5]
    assert state.wounds == [4, 4, 4]


# Wolf Pack, Necromancer, Megadragon


@pytest.mark.rule("DR-10.19", "DR-10.20", "DR-10.21", "DR-10.22")
def test_a_torch_escapes_the_wolf_pack() -> None:
    state = fight("wolf-pack", 8, "torch", "4", "3", hands=("1 2 3 4 5 torch",), wounds=5)
    assert state.wounds == [2, 2, 7]
    assert told(state, "attacks")[0].args["number"] == 7
    assert told(state, "escaped")[0].rule == "DR-10.20"
    won = fight("wolf-pack", 7, "torch", "4", "3", hands=("1 2 3 4 5 torch",), wounds=5)
    assert won.wounds == [2, 2, 2]


@pytest.mark.rule("R-34")
def test_the_escaping_torch_is_laid_face_down_like_any_card() -> None:
    state = table(boss("wolf-pack", 99, wounds=5), hands=["1 2 3 4 5 torch"])
    state.drain()
    assert GAME.describe(state, 5).key == "escape"
    GAME.apply(state, A, 5)
    assert [event.kind for event in state.events] == ["sealed"]
    assert asked(state) == [B, C]
    assert view(state, B)["supply"] == {"torch": 5, "crystal-ball": 6, "key": 6, "sword": 6}


@pytest.mark.rule("DR-10.23", "DR-10.24", "DR-10.25", "R-35")
def test_a_crystal_ball_escapes_the_necromancer_without_a_replacement() -> None:
    state = fight("necromancer", 99, "ball", "4", "3", hands=("1 2 3 4 5 ball",), wounds=5)
    assert kind(state) == "over"
    assert state.wounds == [2, 2, 7]
    assert told(state, "attacks")[0].args["number"] == 7
    assert not told(state, "replaced")
    assert told(state, "escaped")[0].rule == "DR-10.24"


@pytest.mark.rule("R-35")
def test_at_the_necromancer_the_ball_is_described_as_an_escape() -> None:
    state = table(boss("necromancer", 9), hands=["1 2 3 4 5 ball"])
    option = GAME.describe(state, 6)
    assert (option.key, option.rule) == ("escape", "DR-10.24")


@pytest.mark.rule("DR-10.26", "DR-10.27")
@pytest.mark.parametrize("card", ["1", "4"])
def test_the_megadragon_always_attacks(card: str) -> None:
    state = fight("megadragon", 0, "5", "5", card, wounds=6)
    assert state.wounds == [2, 2, 8]
    assert told(state, "always-attacks")[0].rule == "DR-10.26"
    assert not told(state, "defeated")


@pytest.mark.rule("DR-10.28")
def test_a_key_escapes_the_megadragon() -> None:
    state = fight("megadragon", 0, "key", "2", "4", hands=("1 2 3 4 5 key",), wounds=6)
    assert state.wounds == [2, 8, 2]
    assert supply(state, "key") == 6


@pytest.mark.rule("DR-10.28", "R-13")
def test_a_ball_may_be_replaced_by_a_key_at_the_megadragon() -> None:
    state = table(boss("megadragon", wounds=6), hands=["1 2 3 4 5 ball key"])
    lay(state, "ball", "2", "4")
    assert "key" in offered(state, A)
    play(state, "key")
    assert state.wounds == [2, 8, 2]


# Golem and Mummy


@pytest.mark.rule("DR-10.29")
def test_the_golem_always_attacks() -> None:
    state = fight("golem", 0, "4", "4", "3", wounds=6)
    assert state.wounds == [2, 2, 8]
    assert told(state, "always-attacks")[0].rule == "DR-10.29"


@pytest.mark.rule("DR-10.30", "DR-10.31", "DR-10.32")
def test_fives_and_swords_count_one_at_the_golem() -> None:
    state = fight(
        "golem", 0, "5", "2", "sword", "3", hands=("1 2 3 4 5", "1 2 3 4 5", "1 2 3 4 5 sword"), wounds=6
    )
    assert state.wounds == [8, 2, 8, 2]
    assert [(event.args["seat"], event.args["number"], event.rule) for event in told(state, "counted")] == [
        (A, 1, "DR-10.30"),
        (C, 1, "DR-10.31"),
    ]
    one = fight("golem", 0, "1", "5", "2", wounds=6)
    assert one.wounds == [8, 8, 2]


@pytest.mark.rule("DR-10.32", "R-19")
def test_if_all_count_one_at_the_golem_all_are_attacked() -> None:
    state = fight(
        "golem", 0, "5", "1", "sword", hands=("1 2 3 4 5", "1 2 3 4 5", "1 2 3 4 5 sword"), wounds=6
    )
    assert state.wounds == [8, 8, 8]
    assert told(state, "attacked")[0].rule == "R-19"


@pytest.mark.rule("DR-10.30")
def test_the_option_says_what_a_card_counts_at_the_golem() -> None:
    state = table(boss("golem"))
    assert GAME.describe(state, 4).key == "lay-as"
    assert GAME.describe(state, 4).args == {"card": "power-5", "number": 1}
    assert GAME.describe(state, 3).key == "lay"


@pytest.mark.rule("DR-10.33", "DR-10.34")
def test_the_mummy_attacks_the_highest() -> None:
    state = fight("mummy", 0, "4", "2", "1", wounds=6)
    assert state.wounds == [8, 2, 2]
    assert told(state, "attacked-highest")[0].args["number"] == 4
    assert told(state, "always-attacks")[0].rule == "DR-10.33"


@pytest.mark.rule("R-36")
def test_all_who_tie_for_the_highest_are_attacked_by_the_mummy() -> None:
    state = fight("mummy", 0, "5", "sword", "4", hands=("1 2 3 4 5", "1 2 3 4 5 sword"), wounds=6)
    assert state.wounds == [8, 8, 2]
    assert told(state, "attacked-highest")[0].rule == "R-36"
    same = fight("mummy", 0, "2", "2", "2", wounds=6)
    assert same.wounds == [8, 8, 8]
    assert told(same, "attacked-highest")[0].rule == "R-36"


@pytest.mark.rule("R-37", "DR-10.19", "DR-10.23", "DR-10.27", "DR-10.32", "DR-10.34")
@pytest.mark.parametrize("id", ["wolf-pack", "necromancer", "megadragon", "golem", "mummy"])
@pytest.mark.parametrize("wounds", [1, 7])
def test_wounds_are_as_printed(id: str, wounds: int) -> None:
    state = fight(id, 99 if id in ("wolf-pack", "necromancer") else 0, "2", "3", "4", wounds=wounds)
    assert max(state.wounds) == 2 + wounds
    assert sorted(state.wounds)[:2] == [2, 2]
