"""Items of the first shop where tests of windows leave something open, and those found in scenarios 1 to 20."""

from __future__ import annotations

import pytest

from taverna.games.gloomhaven import codes, content
from taverna.games.gloomhaven.effects.dying import fall
from taverna.games.gloomhaven.language.modifiers import EXTRA_MINUS, MINUS_ONE
from taverna.games.gloomhaven.rules.heroes import build_deck
from taverna.games.gloomhaven.state.figures import CONSUMED, READY, SPENT, SUMMONED
from tests.support.gloomhaven.tabletop import Foe, attack, do, half
from tests.support.gloomhaven.wardrobe import attacked, in_turn, state_of, wearing

# The first shop, where tests of windows leave something open


@pytest.mark.rule("GH-S-ITM-04")
def test_5_the_cloak_makes_invisible_and_is_consumed() -> None:
    top = in_turn(wearing(5))
    top.answer(codes.ITEM)
    if top.asked == "perform":
        top.answer(codes.YES)
    assert top.has("brute", "invisible")
    assert state_of(top) == CONSUMED


def test_6_the_goggles_give_advantage_to_all_attacks_of_the_action() -> None:
    top = wearing(6)
    top.stacks("brute", "-1", "+1", "-1", "+2", "-1")
    action = half(attack(2), attack(2))
    top.plays("brute", action)
    top.answer(codes.ITEM, top.at("foe"))
    assert top.lost("foe") == 3
    assert codes.ITEM not in top.options
    top.answer(top.at("foe"))
    assert top.lost("foe") == 3 + 4
    assert state_of(top) == SPENT
    top.performs("brute", attack(2)).answer(top.at("foe"))
    assert top.lost("foe") == 3 + 4 + 1


@pytest.mark.rule("GH-S-ITM-12")
def test_14_the_potion_counts_for_every_target_and_every_attack_of_the_action() -> None:
    foes = {"one": Foe((1, 0)), "two": Foe((0, 1))}
    top = wearing(14, foes=foes)
    top.plays("brute", half(attack(2, targets=2), attack(1)))
    top.answer(codes.ITEM, top.at("one"), top.at("two"))
    assert (top.lost("one"), top.lost("two")) == (3, 3)
    top.answer(top.at("one"))
    assert top.lost("one") == 3 + 2


def test_10_the_hammer_is_for_melee_and_stuns_every_target() -> None:
    foes = {"one": Foe((1, 0)), "two": Foe((0, 1))}
    top = wearing(10, foes=foes).performs("brute", attack(2, range=3))
    assert codes.ITEM not in top.options
    top.answer(codes.DONE)
    top.performs("brute", attack(2, targets=2))
    top.answer(codes.ITEM, top.at("one"), top.at("two"))
    assert top.has("one", "stun")
    assert top.has("two", "stun")


def test_11_the_dagger_poisons_one_target_only() -> None:
    foes = {"one": Foe((1, 0)), "two": Foe((0, 1))}
    top = wearing(11, foes=foes).performs("brute", attack(2, targets=2))
    top.answer(top.at("one"), top.at("two"))
    top.answer(codes.ITEM)
    assert top.has("one", "poison")
    assert not top.has("two", "poison")
    assert state_of(top) == SPENT


def test_7_the_helmet_is_never_a_question() -> None:
    top = attacked(wearing(7, foes={"foe": Foe((1, 0), attack=3)}), "x2")
    assert top.asked == ""
    assert top.lost("brute") == 3


# Items of treasures in scenarios 1 to 20


@pytest.mark.rule("GH-S-ITM-06")
@pytest.mark.rule("GH-S-ITM-08")
def test_23_chainmail_stops_one_point_three_times() -> None:
    top = wearing(23, foes={"foe": Foe((1, 0), attack=2)})
    for expected in (READY, READY, SPENT):
        attacked(top)
        assert top.asked == ""
        assert state_of(top) == expected
    assert top.lost("brute") == 3
    attacked(top)
    assert top.lost("brute") == 5


@pytest.mark.rule("GH-S-ITM-06")
def test_slots_are_not_used_by_an_attack_without_damage() -> None:
    top = attacked(wearing(23, foes={"foe": Foe((1, 0), attack=2)}), "null")
    assert top.hero("brute").item_uses == [0]


@pytest.mark.rule("GH-S-BON-07")
@pytest.mark.rule("GH-S-ITM-11")
@pytest.mark.parametrize(("shield_first", "slots", "lost"), [(True, 0, 0), (False, 1, 0)])
def test_the_defender_chooses_whether_armour_or_shield_comes_first(
    shield_first: bool, slots: int, lost: int
) -> None:
    """One point of damage: who uses the shield first saves a slot of the armour."""
    top = attacked(wearing(23, 8, foes={"foe": Foe((1, 0), attack=1)}))
    assert top.asked == "reduce"
    assert top.options == [codes.ITEM, codes.ITEM + 1]
    top.answer(codes.ITEM + 1 if shield_first else codes.ITEM)
    assert top.hero("brute").item_uses[0] == slots
    assert (state_of(top, 1) == SPENT) == shield_first
    assert top.lost("brute") == lost


@pytest.mark.rule("GH-S-ITM-07")
def test_a_potion_while_somebody_is_chosen() -> None:
    top = wearing(12)
    top.figure("brute").hp = 4
    top.performs("brute", do("heal", n=2, range=9)).answer(codes.ITEM)
    if top.asked == "perform":
        top.answer(codes.YES)
    assert top.hp("brute") == 7
    assert top.asked == "choose"
    top.answer(top.at("brute"))
    assert top.hp("brute") == 9


@pytest.mark.rule("GH-S-ITM-09")
@pytest.mark.parametrize(("item", "cards"), [(3, 2), (23, 3), (22, 1), (24, 0)])
def test_items_bring_their_minus_cards(item: int, cards: int) -> None:
    top = wearing(item)
    build_deck(top.table, 0)
    assert top.hero("brute").deck.draw.count(EXTRA_MINUS) == cards
    assert len(top.hero("brute").deck.draw) == 20 + cards


def test_a_perk_may_ignore_those_cards() -> None:
    top = wearing(23)
    perks = content.hero_class("brute").perks
    [number] = [number for number, perk in enumerate(perks) if perk.ignores_items]
    top.hero("brute").perks = [number]
    build_deck(top.table, 0)
    assert top.hero("brute").deck.draw.count(EXTRA_MINUS) == 0


def test_24_the_amulet_heals_one_and_is_spent() -> None:
    top = wearing(24)
    top.figure("brute").hp = 5
    in_turn(top).answer(codes.ITEM)
    if top.asked == "perform":
        top.answer(codes.YES)
    assert top.hp("brute") == 6
    assert state_of(top) == SPENT
    assert codes.ITEM not in top.options


def test_101_second_skin_takes_two_minus_cards_out() -> None:
    top = wearing(101)
    build_deck(top.table, 0)
    assert top.hero("brute").deck.draw.count(MINUS_ONE) == 3
    assert len(top.hero("brute").deck.draw) == 18


@pytest.mark.rule("GH-S-ITM-05")
@pytest.mark.rule("GH-S-ITM-11")
def test_107_the_horned_helm_strengthens_one_melee_attack_after_four_hexes() -> None:
    top = wearing(107)
    top.figure("brute").moved = 3
    top.performs("brute", attack(2)).answer(top.at("foe"))
    assert top.lost("foe") == 2
    top.figure("brute").moved = 4
    top.performs("brute", attack(2, range=3)).answer(top.at("foe"))
    assert top.lost("foe") == 4
    top.performs("brute", attack(2)).answer(top.at("foe"))
    assert top.asked == "attack"
    top.answer(codes.ITEM)
    assert top.lost("foe") == 7
    assert state_of(top) == READY
    top.performs("brute", attack(2)).answer(top.at("foe"))
    assert top.lost("foe") == 9


def test_113_the_skullbane_axe_hits_the_undead() -> None:
    for slug, plus in (("living-bones", 5), ("living-corpse", 5), ("living-spirit", 5), ("cultist", 0)):
        top = wearing(113)
        top.table.rules.groups[0].slug = slug
        top.performs("brute", attack(2)).answer(top.at("foe"))
        if plus:
            assert top.asked == "attack"
            top.answer(codes.ITEM)
            assert state_of(top) == SPENT
        assert top.lost("foe") == 2 + plus


@pytest.mark.rule("GH-S-SUM-01")
@pytest.mark.rule("GH-S-SUM-03")
def test_123_the_ring_of_skulls_summons_a_skeleton() -> None:
    top = in_turn(wearing(123))
    top.answer(codes.ITEM)
    assert top.asked == "place"
    top.answer(top.to(0, -1))
    [skeleton] = [figure for figure in top.table.figures if figure.kind == SUMMONED]
    assert (skeleton.hp, skeleton.sheet.move, skeleton.sheet.attack, skeleton.sheet.range) == (3, 2, 2, 0)
    assert skeleton.acted
    assert state_of(top) == CONSUMED
    fall(top.table, skeleton, -1, -1, 0)
    assert not skeleton.present
