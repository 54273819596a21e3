"""Items in the middle of things: of a move, an attack, a rest, when all cards lie open, when damage is dealt."""

from __future__ import annotations

import pytest

from taverna.games.gloomhaven import codes
from taverna.games.gloomhaven.board.board import TRAP
from taverna.games.gloomhaven.state.figures import CONSUMED, READY, SPENT
from tests.support.gloomhaven.tabletop import Foe, attack, do, move
from tests.support.gloomhaven.wardrobe import attacked, state_of, wearing


@pytest.mark.rule("GH-S-ITM-07")
@pytest.mark.rule("GH-S-TRN-09")
@pytest.mark.rule("GH-S-MOV-06")
def test_a_potion_in_the_middle_of_a_move() -> None:
    top = wearing(12)
    top.table.board.put(top.cell((-1, 0)), TRAP)
    top.table.traps[top.cell((-1, 0))] = 4
    top.figure("brute").hp = 8
    top.performs("brute", move(3))
    top.answer(codes.STEP + 3)
    while top.asked == "damage":
        top.answer(codes.DONE)
    hurt = top.hp("brute")
    assert hurt < 8
    assert top.asked == "move"
    top.answer(codes.ITEM)
    if top.asked == "perform":
        top.answer(codes.YES)
    assert top.hp("brute") == hurt + 3
    assert top.asked == "move"
    top.answer(top.to(-3, 0))
    assert top.where("brute") == (-3, 0)


@pytest.mark.rule("GH-S-ITM-07")
def test_a_potion_between_the_choice_of_an_attack_and_its_target() -> None:
    top = wearing(12)
    top.figure("brute").hp = 4
    top.performs("brute", attack(2)).answer(codes.ITEM)
    if top.asked == "perform":
        top.answer(codes.YES)
    assert top.hp("brute") == 7
    top.answer(top.at("foe"))
    assert top.lost("foe") == 2


def test_items_of_the_own_turn_are_not_for_another_figures_turn() -> None:
    top = wearing(12)
    top.figure("brute").hp = 4
    top.table.turn = top.slots["scoundrel"]
    top.performs("brute", attack(2), turn=False)
    assert codes.ITEM not in top.options


@pytest.mark.rule("GH-S-RST-05")
@pytest.mark.rule("GH-S-RST-04")
@pytest.mark.rule("GH-S-ITM-04")
def test_a_long_rest_is_a_turn_for_items_and_refreshes_the_spent_ones() -> None:
    top = wearing(24, 12)
    top.hero("brute").item_states = [READY, CONSUMED]
    top.figure("brute").hp = 4
    top.deal("brute", 2, 3)
    top.deal("scoundrel", 6)
    top.draws(do("shield", n=1), initiative=10)
    top.begins().rests("brute").selects("scoundrel", 2, 3)
    while top.asked != "long-rest":
        top.answer(codes.DONE)
    assert codes.ITEM in top.options
    assert codes.ITEM + 1 not in top.options
    top.answer(codes.ITEM)
    if top.asked == "perform":
        top.answer(codes.YES)
    assert top.hp("brute") == 5
    assert top.asked == "long-rest"
    top.answer(codes.CARD + 2)
    assert top.hp("brute") == 7
    assert top.hero("brute").item_states == [READY, CONSUMED]


@pytest.mark.rule("GH-S-ITM-07")
@pytest.mark.parametrize(
    ("item", "choice", "initiative"), [(15, 0, 62), (15, 1, 82), (43, 0, 52), (43, 1, 92)]
)
def test_15_and_43_boots_shift_the_initiative_when_all_cards_lie_open(
    item: int, choice: int, initiative: int
) -> None:
    """The brute leads with 72, the foe has 70."""
    top = wearing(item)
    top.deal("brute", 6)
    top.deal("scoundrel", 6)
    top.draws(do("shield", n=1), initiative=70)
    top.begins().selects("brute", 0, 1).selects("scoundrel", 2, 3)
    assert top.asked == "revealed"
    assert top.told("revealed")
    top.answer(codes.ITEM)
    assert top.options == [codes.CHOICE, codes.CHOICE + 1]
    top.answer(codes.CHOICE + choice)
    assert top.hero("brute").initiative == initiative
    order = top.table.order
    assert (order.index(0) < order.index(4)) == (initiative < 70)
    assert state_of(top) == SPENT


def test_15_initiative_stays_between_1_and_99() -> None:
    top = wearing(43)
    top.deal("brute", 6)
    top.deal("scoundrel", 6)
    top.draws(do("shield", n=1), initiative=70)
    top.begins().selects("brute", 3, 1).selects("scoundrel", 2, 0)
    top.answer(codes.ITEM, codes.CHOICE)
    assert top.hero("brute").initiative == 1


def test_31_a_longer_reach_may_bring_the_first_target() -> None:
    top = wearing(31, foes={"foe": Foe((4, 0))}).performs("brute", attack(2, range=3))
    assert top.options == [codes.DONE, codes.ITEM]
    top.answer(codes.ITEM, top.at("foe"))
    assert top.lost("foe") == 2


def test_30_studded_leather_is_a_shield_too() -> None:
    top = attacked(wearing(30, foes={"foe": Foe((1, 0), attack=3)}), "+1", "+0")
    top.answer(codes.ITEM)
    assert top.lost("brute") == 2
    assert state_of(top) == SPENT


def test_46_the_spiked_shield_hits_back() -> None:
    top = attacked(wearing(46, foes={"foe": Foe((1, 0), attack=3)}))
    assert top.asked == "damage"
    top.answer(codes.ITEM)
    assert top.lost("brute") == 2
    assert top.lost("foe") == 2


def test_66_the_mask_pushes_once_for_each_target() -> None:
    top = wearing(66).performs("brute", attack(2))
    top.answer(top.at("foe"))
    assert top.options == [codes.DONE, codes.ITEM]
    top.answer(codes.ITEM)
    assert top.asked == "push"
