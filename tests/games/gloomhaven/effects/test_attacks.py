"""An attack from its targets to the damage (section 9, shields, retaliation)."""

from __future__ import annotations

import pytest

from taverna.games.gloomhaven import codes
from taverna.games.gloomhaven.language.cards import Modifier
from taverna.games.gloomhaven.language.registry import register_modifier
from taverna.games.gloomhaven.language.vocabulary import FIRE, STUN
from taverna.kit.hexes import disc
from tests.support.gloomhaven.duo import duel
from tests.support.gloomhaven.tabletop import Foe, Tabletop, attack, do


@pytest.mark.rule("GH-S-ATK-01")
def test_an_attack_deals_its_value_to_an_enemy_in_reach() -> None:
    top = duel().performs("brute", attack(3))
    assert top.offered_figures() == {"foe"}
    top.answer(top.at("foe"))
    assert top.lost("foe") == 3


@pytest.mark.rule("GH-S-ATK-02")
def test_range_reaches_further_and_melee_only_neighbours() -> None:
    foes = {"near": Foe((1, 0)), "far": Foe((3, 0)), "farther": Foe((4, 0))}
    top = Tabletop(disc(4), {"brute": (0, 0)}, foes).performs("brute", attack(3, range=3))
    assert top.offered_figures() == {"near", "far"}
    top = Tabletop(disc(4), {"brute": (0, 0)}, foes).performs("brute", attack(3))
    assert top.offered_figures() == {"near"}


@pytest.mark.rule("GH-S-CMP-27")
@pytest.mark.rule("GH-S-ATK-01")
def test_allies_are_never_attacked() -> None:
    top = Tabletop(disc(2), {"brute": (0, 0), "scoundrel": (1, 0)}, {"foe": Foe((0, 1))})
    assert top.performs("brute", attack(3)).offered_figures() == {"foe"}


@pytest.mark.rule("GH-S-ATK-03")
def test_a_ranged_attack_on_a_neighbour_has_disadvantage() -> None:
    top = duel()
    top.stacks("brute", "+1", "-1")
    top.performs("brute", attack(3, range=3)).answer(top.at("foe"))
    assert top.lost("foe") == 2


@pytest.mark.rule("GH-S-ATK-04")
def test_a_pattern_that_reaches_further_is_still_melee() -> None:
    top = Tabletop(disc(4), {"brute": (0, 0)}, {"foe": Foe((2, 0))})
    top.stacks("brute", "+1", "-1")
    line = {"at": "self", "hit": [[1, 0], [2, 0]]}
    top.performs("brute", attack(3, area=line)).answer(top.at("foe"))
    assert top.lost("foe") == 4


@pytest.mark.rule("GH-S-ATK-05")
@pytest.mark.rule("GH-S-TGT-01")
@pytest.mark.rule("GH-S-ATK-06")
def test_each_target_has_its_own_card_and_is_attacked_once() -> None:
    foes = {"one": Foe((1, 0)), "two": Foe((0, 1)), "three": Foe((-1, 0))}
    top = Tabletop(disc(2), {"brute": (0, 0)}, foes)
    top.stacks("brute", "+1", "-1", "+2")
    top.performs("brute", attack(3, targets=2)).answer(top.at("one"))
    assert top.offered_figures() == {"two", "three"}
    top.answer(top.at("two"))
    assert [top.lost(name) for name in foes] == [4, 2, 0]


@pytest.mark.rule("GH-S-ATK-16")
def test_targets_are_chosen_before_the_first_is_resolved() -> None:
    foes = {"one": Foe((1, 0), hp=1), "two": Foe((0, 1))}
    top = Tabletop(disc(2), {"brute": (0, 0)}, foes).performs("brute", attack(3, targets=2))
    top.answer(top.at("two"))
    assert top.lost("two") == 0
    top.answer(top.at("one"))
    assert [event.args["target-figure"] for event in top.told("attack")] == ["two-2", "one-1"]


@pytest.mark.rule("GH-S-ATK-07")
@pytest.mark.rule("GH-S-ATK-09")
def test_less_than_nothing_is_nothing() -> None:
    top = duel(shield=3)
    top.stacks("brute", "-2")
    top.performs("brute", attack(1)).answer(top.at("foe"))
    assert top.lost("foe") == 0


@pytest.mark.rule("GH-S-ATK-12")
@pytest.mark.rule("GH-S-CON-02")
def test_conditions_apply_although_nothing_was_dealt() -> None:
    top = duel(shield=5)
    top.performs("brute", attack(1, conditions=["poison", "wound"])).answer(top.at("foe"))
    assert top.lost("foe") == 0
    assert top.has("foe", "poison", "wound")


@pytest.mark.rule("GH-S-ATK-13")
@pytest.mark.rule("GH-S-EX-44")
def test_a_dead_target_gets_no_condition_but_the_element_comes() -> None:
    top = duel(hp=2)
    top.table.heroes[0].deck.draw.append(_fire_card())
    top.performs("brute", attack(3)).answer(top.at("foe"))
    assert top.where("foe") is None
    assert not top.has("foe", "stun")
    assert top.table.infused == 1


def _fire_card() -> int:
    card = Modifier("test +1 stun fire", 1)
    card.conditions = STUN
    card.infuse = [FIRE]
    return register_modifier(card).number


@pytest.mark.rule("GH-S-ATK-17")
@pytest.mark.rule("GH-S-ATK-18")
@pytest.mark.rule("GH-S-ATK-19")
def test_a_dead_monster_leaves_money_unless_it_was_spawned() -> None:
    top = duel(hp=3)
    top.table.coins[top.cell((1, 0))] = 1
    top.performs("brute", attack(3)).answer(top.at("foe"))
    assert top.where("foe") is None
    assert top.table.coins[top.cell((1, 0))] == 2
    top = duel(hp=3)
    top.figure("foe").spawned = True
    top.performs("brute", attack(3)).answer(top.at("foe"))
    assert top.table.coins[top.cell((1, 0))] == 0


@pytest.mark.rule("GH-S-ATK-20")
def test_an_attacker_killed_by_retaliation_attacks_no_further() -> None:
    foes = {"one": Foe((1, 0), retaliate=20), "two": Foe((0, 1))}
    top = Tabletop(disc(2), {"brute": (0, 0)}, foes).performs("brute", attack(3, targets=2))
    top.answer(top.at("one"), top.at("two"))
    assert top.where("brute") is None
    assert (top.lost("one"), top.lost("two")) == (3, 0)


@pytest.mark.rule("GH-S-ADV-01", "GH-S-ADV-02", "GH-S-ADV-03")
def test_a_draw_is_told_with_the_rule_it_follows() -> None:
    cases: list[tuple[list[str], str]] = [
        ([], "GH-S-ADV-01"),
        (["strengthen"], "GH-S-ADV-02"),
        (["muddle"], "GH-S-ADV-03"),
        (["strengthen", "muddle"], "GH-S-ADV-01"),
    ]
    for conditions, rule in cases:
        top = duel()
        top.give("brute", *conditions)
        top.performs("brute", attack(3)).answer(top.at("foe"))
        assert [event.rule for event in top.told("drew-modifier")] == [rule]


@pytest.mark.rule("GH-S-ATK-21")
def test_conditions_without_an_attack_draw_no_card() -> None:
    top = duel().performs("brute", do("condition", conditions=["stun"], range=2)).answer(codes.FIGURE + 1)
    assert top.has("foe", "stun")
    assert not top.told("drew-modifier")


@pytest.mark.rule("GH-S-TRN-07")
@pytest.mark.rule("GH-S-ATK-14")
def test_an_attack_may_be_skipped() -> None:
    top = duel().performs("brute", attack(3)).answer(codes.DONE)
    assert top.lost("foe") == 0
    assert not top.told("drew-modifier")


# Targets that cards add, areas


def _add_target_card() -> int:
    card = Modifier("test add target", 0)
    card.add_target = 1
    return register_modifier(card).number


@pytest.mark.rule("GH-S-TGT-02")
@pytest.mark.rule("GH-S-CMP-11")
def test_add_target_on_a_card_adds_one_more_target_with_all_effects() -> None:
    foes = {"one": Foe((1, 0), hp=1), "two": Foe((0, 1))}
    top = Tabletop(disc(2), {"brute": (0, 0)}, foes)
    top.table.heroes[0].deck.draw.append(_add_target_card())
    top.performs("brute", attack(3, conditions=["muddle"])).answer(top.at("one"))
    assert top.offered_figures() == {"two"}
    top.answer(top.at("two"))
    assert top.lost("two") == 3
    assert top.has("two", "muddle")


TRIANGLE = {"at": "range", "hit": [[0, 0], [1, 0], [0, 1]]}


@pytest.mark.rule("GH-S-AOE-03")
@pytest.mark.rule("GH-S-EX-07")
def test_one_hex_of_a_ranged_pattern_must_be_in_range() -> None:
    foes = {"far": Foe((4, 0)), "near": Foe((3, 1)), "out": Foe((-5, 0))}
    top = Tabletop(disc(5), {"brute": (0, 0)}, foes).performs("brute", attack(4, range=3, area=TRIANGLE))
    assert top.offered_figures() == {"far", "near"}
    top.answer(top.at("far"), top.at("near"))
    assert (top.lost("far"), top.lost("near")) == (4, 4)
    assert len(top.told("drew-modifier")) == 2


CLEAVE = {"at": "self", "hit": [[1, -1], [1, 0], [0, 1]]}


@pytest.mark.rule("GH-S-AOE-02")
@pytest.mark.rule("GH-S-EX-08")
@pytest.mark.rule("GH-S-EXP-04")
def test_a_melee_pattern_with_experience_for_each_target() -> None:
    foes = {"one": Foe((1, 0)), "two": Foe((1, -1)), "three": Foe((0, 1), hp=2)}
    top = Tabletop(disc(2), {"brute": (0, 0)}, foes)
    top.performs("brute", attack(3, area=CLEAVE, conditions=["wound"], xpPerTarget=1))
    top.answer(top.at("one"), top.at("two"), top.at("three"))
    assert len(top.told("drew-modifier")) == 3
    assert top.hero("brute").xp == 3
    assert top.has("one", "wound")
    assert top.has("two", "wound")
    assert top.where("three") is None


@pytest.mark.rule("GH-S-AOE-01")
@pytest.mark.rule("GH-S-EX-42")
def test_a_pattern_may_be_mirrored() -> None:
    foes = {"one": Foe((1, 0)), "two": Foe((1, 1)), "behind": Foe((-1, 0))}
    bent = {"at": "self", "hit": [[1, 0], [2, -1]]}
    top = Tabletop(disc(3), {"brute": (0, 0)}, foes).performs("brute", attack(3, area=bent))
    assert top.offered_figures() == {"one", "two", "behind"}
    top.answer(top.at("one"))
    assert top.offered_figures() == {"two"}


@pytest.mark.rule("GH-S-AOE-05")
@pytest.mark.rule("GH-S-INV-03")
def test_allies_and_invisible_enemies_in_a_pattern_are_not_attacked() -> None:
    foes = {"seen": Foe((1, 0)), "hidden": Foe((1, -1))}
    top = Tabletop(disc(2), {"brute": (0, 0), "scoundrel": (0, 1)}, foes)
    top.give("hidden", "invisible")
    assert top.performs("brute", attack(3, area=CLEAVE)).offered_figures() == {"seen"}


@pytest.mark.rule("GH-S-AOE-04")
def test_what_the_attacker_does_not_see_is_not_attacked() -> None:
    floor = [(q, r) for q in range(4) for r in range(2)]
    lines = [((0, 0), (0, 1)), ((1, 0), (0, 1)), ((1, 0), (1, 1)), ((2, 0), (1, 1)), ((2, 0), (2, 1))]
    top = Tabletop(floor, {"brute": (2, 0)}, {"seen": Foe((2, 1)), "hidden": Foe((1, 1))}, walls=lines)
    pair = {"at": "range", "hit": [[0, 0], [1, 0]]}
    assert top.performs("brute", attack(3, range=4, area=pair)).offered_figures() == {"seen"}
