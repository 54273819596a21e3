"""Items in their windows (section 18), with those of the first shop."""

from __future__ import annotations

import pytest

from taverna.games.gloomhaven import codes, content
from taverna.games.gloomhaven.state.figures import CONSUMED, READY, SPENT
from taverna.games.gloomhaven.state.sheets import item_sheet
from taverna.kit.hexes import disc
from tests.support.gloomhaven.tabletop import Foe, Tabletop, attack, do, move
from tests.support.gloomhaven.wardrobe import strike


def wearing(*items: int, **foe: object) -> Tabletop:
    """The brute at (0, 0) with these items, a foe next to it."""
    top = Tabletop(disc(4), {"brute": (0, 0), "scoundrel": (-3, 0)}, {"foe": Foe((1, 0), **foe)})  # type: ignore[arg-type]
    top.table.rules.items = {number: item_sheet(content.item(number)) for number in range(1, 15)}
    hero = top.hero("brute")
    hero.items = list(items)
    hero.item_states = [READY] * len(items)
    hero.item_uses = [0] * len(items)
    return top


def states(top: Tabletop) -> list[int]:
    return top.hero("brute").item_states


@pytest.mark.rule("GH-S-ITM-03")
@pytest.mark.rule("GH-S-ITM-04")
@pytest.mark.rule("GH-S-ITM-11")
def test_boots_lengthen_a_move_and_are_spent() -> None:
    top = wearing(1).performs("brute", move(1))
    assert codes.ITEM in top.options
    far = top.to(-3, 3)
    assert far not in top.options
    top.answer(codes.ITEM, far)
    assert top.where("brute") == (-3, 3)
    assert states(top) == [SPENT]
    assert top.performs("brute", move(1)).asked == "move"
    assert codes.ITEM not in top.options


def test_winged_shoes_let_a_move_jump() -> None:
    top = wearing(2).performs("brute", move(2))
    assert top.to(2, 0) not in top.options
    top.answer(codes.ITEM)
    assert top.to(2, 0) in top.options


@pytest.mark.rule("GH-S-ITM-06")
@pytest.mark.rule("GH-S-ITM-08")
def test_hide_armour_must_be_used_and_is_spent_after_two_uses() -> None:
    top = wearing(3, attack=3)
    for expected in (READY, SPENT):
        top.draws(strike())
        top.acts("foe")
        assert top.asked == ""
        assert states(top) == [expected]
    assert top.lost("brute") == 4


@pytest.mark.rule("GH-S-ATK-15")
def test_leather_armour_is_used_before_the_card_is_drawn() -> None:
    top = wearing(4, attack=3)
    top.stacks("foe", "+1", "-1")
    top.draws(strike())
    top.acts("foe")
    assert top.asked == "defend"
    assert not top.told("drew-modifier")
    top.answer(codes.ITEM)
    assert top.lost("brute") == 2


@pytest.mark.rule("GH-S-ATK-15")
@pytest.mark.rule("GH-S-ITM-07")
def test_a_shield_is_used_once_the_damage_is_known_in_another_figures_turn() -> None:
    top = wearing(8, attack=3)
    top.draws(strike())
    top.acts("foe")
    assert top.asked == "damage"
    assert top.told("drew-modifier")
    top.answer(codes.ITEM)
    assert top.lost("brute") == 2
    assert states(top) == [SPENT]


@pytest.mark.rule("GH-S-ITM-05")
def test_the_iron_helmet_turns_double_into_nothing_again_and_again() -> None:
    top = wearing(7, attack=2)
    for _ in range(2):
        top.stacks("foe", "x2")
        top.draws(strike())
        top.acts("foe")
        while top.table.pending:
            top.answer(codes.DONE)
    assert top.lost("brute") == 4
    assert states(top) == [READY]


@pytest.mark.rule("GH-S-ADV-02")
@pytest.mark.rule("GH-S-ADV-03")
@pytest.mark.parametrize(("condition", "other", "damage"), [("strengthen", "+2", 4), ("muddle", "+1", 2)])
def test_the_iron_helmet_counts_before_the_better_card_is_chosen(
    condition: str, other: str, damage: int
) -> None:
    top = wearing(7, attack=2)
    top.give("foe", condition)
    top.stacks("foe", "x2", other)
    top.draws(strike())
    top.acts("foe")
    assert top.told("tamed")
    while top.table.pending:
        top.answer(codes.DONE)
    assert top.lost("brute") == damage


@pytest.mark.rule("GH-S-ITM-12")
def test_a_hammer_stuns_as_if_printed_on_the_card() -> None:
    top = wearing(10).performs("brute", attack(2))
    top.answer(codes.ITEM, top.at("foe"))
    assert top.has("foe", "stun")
    assert states(top) == [CONSUMED]


def test_a_bow_is_for_ranged_attacks_only() -> None:
    top = wearing(9, shield=3).performs("brute", attack(2))
    assert codes.ITEM not in top.options
    top.answer(codes.DONE)
    top = Tabletop(disc(4), {"brute": (0, 0)}, {"foe": Foe((3, 0), shield=3)})
    top.table.rules.items = {9: item_sheet(content.item(9))}
    hero = top.hero("brute")
    hero.items, hero.item_states, hero.item_uses = [9], [READY], [0]
    top.performs("brute", attack(2, range=3)).answer(codes.ITEM, top.at("foe"))
    assert top.lost("foe") == 2


def test_a_dagger_poisons_one_target() -> None:
    top = wearing(11).performs("brute", attack(2))
    top.answer(top.at("foe"))
    assert top.asked == "attack"
    top.answer(codes.ITEM)
    assert top.has("foe", "poison")
    assert top.lost("foe") == 2


def test_a_power_potion_strengthens_the_whole_action() -> None:
    top = wearing(14).performs("brute", attack(2)).answer(codes.ITEM, codes.FIGURE + 2)
    assert top.lost("foe") == 3


@pytest.mark.rule("GH-S-STN-01")
def test_a_stunned_hero_uses_no_items() -> None:
    top = wearing(8, attack=3)
    top.give("brute", "stun")
    top.draws(strike())
    top.acts("foe")
    assert top.asked == ""
    assert top.lost("brute") == 3


@pytest.mark.rule("GH-S-TRN-09")
def test_potions_are_drunk_in_the_own_turn() -> None:
    top = wearing(12, 13)
    top.deal("brute", 4, 3)
    top.deal("scoundrel", 4)
    top.figure("brute").hp = 4
    top.draws(do("shield", n=1), initiative=99)
    top.begins().selects("brute", 1, 0).selects("scoundrel", 0, 1)
    while top.table.turn != top.slots["brute"]:
        top.answer(codes.DONE)
    assert {codes.ITEM, codes.ITEM + 1} <= set(top.options)
    top.answer(codes.ITEM)
    if top.asked == "perform":
        top.answer(codes.YES)
    assert top.hp("brute") == 7
    top.answer(codes.ITEM + 1)
    assert top.asked == "recover"
    top.answer(codes.CARD + 4, codes.CARD + 5)
    assert top.hero("brute").hand == 0b111100
    assert states(top) == [CONSUMED, CONSUMED]


@pytest.mark.rule("GH-S-REF-01")
def test_refreshing_a_consumed_small_item() -> None:
    top = Tabletop(disc(3), {"tinkerer": (0, 0), "brute": (1, 0)}, {})
    top.table.rules.items = {number: item_sheet(content.item(number)) for number in (10, 12)}
    hero = top.hero("brute")
    hero.items, hero.item_states, hero.item_uses = [10, 12], [CONSUMED, CONSUMED], [1, 1]
    ability = do(
        "refreshItems", n=1, flags=["consumedItems"], slots=["small"], to={"who": "ally", "within": 1}
    )
    top.performs("tinkerer", ability).answer(top.at("brute"))
    assert top.options == [codes.ITEM + 1, codes.DONE]
    top.answer(codes.ITEM + 1)
    assert hero.item_states == [CONSUMED, READY]
