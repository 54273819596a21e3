"""What bosses take and pay: Tax Collector, Medusa, Vampire, Sphinx and Minotaur."""

from __future__ import annotations

import pytest

from taverna.games.dungeon_raiders import GAME
from tests.support.dungeon_raiders.bosses import fight
from tests.support.dungeon_raiders.positions import (
    A,
    B,
    C,
    D,
    E,
    boss,
    lay,
    table,
    told,
    view,
)

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
