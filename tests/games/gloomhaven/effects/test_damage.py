"""Damage to heroes and what they may lose instead; exhaustion (section 17)."""

from __future__ import annotations

import pytest

from taverna.games.gloomhaven import codes
from taverna.games.gloomhaven.board.board import HAZARD, TRAP
from taverna.games.gloomhaven.state.figures import Figure
from taverna.games.gloomhaven.state.table import LOST, TRAP_OF_LEVEL
from taverna.games.gloomhaven.state.traps import pack_trap
from taverna.kit.hexes import disc
from tests.support.gloomhaven.tabletop import Foe, Tabletop, attack, do, half, move


def strike(mod: int = 0, **more: object) -> dict[str, object]:
    return {"do": "attack", "n": {"x": "stat", "plus": mod}, **more}


def struck(hand: int = 0, discard: int = 0, played: int = 0, value: int = 3, **more: object) -> Tabletop:
    """A foe attacks the brute."""
    top = Tabletop(disc(3), {"brute": (0, 0), "scoundrel": (-3, 0)}, {"foe": Foe((1, 0), attack=value)})
    top.deal("brute", hand, discard, played)
    top.draws(strike(0, **more))
    return top.acts("foe")


@pytest.mark.rule("GH-S-DMG-01")
@pytest.mark.rule("GH-S-DMG-02")
def test_a_hero_takes_the_damage_or_loses_cards_instead() -> None:
    top = struck(hand=2, discard=2)
    assert top.asked == "damage"
    assert top.told("attack-value")[0].args["number"] == 3
    assert top.options == [codes.DONE, codes.CARD, codes.CARD + 1, codes.LOSE_DISCARDS]
    top.answer(codes.DONE)
    assert top.lost("brute") == 3


def test_one_hand_card_negates_all_of_it() -> None:
    top = struck(hand=2).answer(codes.CARD + 1)
    hero = top.hero("brute")
    assert (top.lost("brute"), hero.hand, hero.lost) == (0, 1, 2)


def test_two_discards_negate_it_too() -> None:
    top = struck(discard=3).answer(codes.LOSE_DISCARDS)
    assert top.asked == "lose"
    top.answer(codes.CARD, codes.CARD + 2)
    hero = top.hero("brute")
    assert (top.lost("brute"), hero.discard, hero.lost) == (0, 2, 5)


@pytest.mark.rule("GH-S-DMG-03")
@pytest.mark.rule("GH-S-EX-24")
def test_negation_does_not_prevent_conditions() -> None:
    top = struck(hand=1, value=8, conditions=["stun"]).answer(codes.CARD)
    assert top.lost("brute") == 0
    assert top.has("brute", "stun")


@pytest.mark.rule("GH-S-DMG-04")
def test_selected_cards_can_not_be_lost() -> None:
    top = struck(played=2)
    assert top.asked == ""
    assert top.lost("brute") == 3


@pytest.mark.rule("GH-S-DMG-05")
def test_each_instance_is_a_question_of_its_own() -> None:
    top = Tabletop(
        disc(3), {"brute": (0, 0)}, {"foe": Foe((1, 0), retaliate=2), "two": Foe((0, 1), retaliate=1)}
    )
    top.deal("brute", 2)
    top.performs("brute", attack(1, targets=2)).answer(top.at("foe"), top.at("two"))
    top.answer(codes.DONE)
    assert top.asked == "damage"
    top.answer(codes.CARD)
    assert top.lost("brute") == 2


@pytest.mark.rule("GH-S-DMG-06")
def test_the_choice_exists_for_every_source() -> None:
    top = Tabletop(disc(3), {"brute": (0, 0)}, {})
    top.deal("brute", 1)
    top.performs("brute", do("damage", n=2, to={"who": "self"}))
    assert top.asked == "damage"
    top = Tabletop(disc(3), {"brute": (0, 0)}, {"foe": Foe((1, 0), retaliate=2)})
    top.deal("brute", 1)
    top.performs("brute", attack(1)).answer(top.at("foe"))
    assert top.asked == "damage"


@pytest.mark.rule("GH-S-DMG-07")
def test_a_discarded_card_in_the_active_area_may_be_lost() -> None:
    top = Tabletop(disc(3), {"brute": (0, 0)}, {"foe": Foe((1, 0), attack=3)})
    top.deal("brute", 0, 1)
    top.plays("brute", half(do("retaliate", n=1), until=3), card=1)
    hero = top.hero("brute")
    assert (hero.active, hero.discard) == (2, 3)
    top.draws(strike())
    top.acts("foe").answer(codes.LOSE_DISCARDS, codes.CARD, codes.CARD + 1)
    assert (hero.active, hero.discard, hero.lost) == (0, 0, 3)
    assert top.lost("foe") == 0


@pytest.mark.rule("GH-S-EXH-01")
@pytest.mark.rule("GH-S-EXH-02")
def test_a_hero_without_hit_points_is_exhausted() -> None:
    top = struck(played=2, value=10)
    hero = top.hero("brute")
    assert hero.exhausted
    assert top.where("brute") is None
    assert (hero.hand, hero.discard, hero.played, hero.lost) == (0, 0, 0, 3)


@pytest.mark.rule("GH-S-EXH-02")
@pytest.mark.rule("GH-S-SUM-02")
def test_summons_leave_with_their_exhausted_summoner() -> None:
    top = Tabletop(disc(3), {"tinkerer": (0, 0), "brute": (3, 0)}, {"foe": Foe((1, 0), attack=20)})
    top.plays("tinkerer", half(do("summon", summon="decoy"), until=3, lost=True), card=0)
    top.answer(top.to(-1, 0))
    decoy: Figure = top.table.figures[-1]
    assert decoy.present
    top.draws(strike())
    top.acts("foe")
    assert top.hero("tinkerer").exhausted
    assert not decoy.present


@pytest.mark.rule("GH-S-EXH-04")
def test_the_scenario_is_lost_when_all_are_exhausted() -> None:
    top = Tabletop(disc(3), {"brute": (0, 0)}, {"foe": Foe((1, 0), attack=20)})
    top.draws(strike())
    top.acts("foe")
    assert top.table.ended == LOST


@pytest.mark.rule("GH-S-EXH-05")
@pytest.mark.rule("GH-S-EXH-03")
def test_an_exhausted_hero_keeps_experience_and_money() -> None:
    top = struck(value=20)
    hero = top.hero("brute")
    hero.xp = 5
    hero.tokens = 2
    from taverna.games.gloomhaven.scenario.ending import report

    home = report(top.table)[0]
    assert (home.xp, home.gold, home.exhausted) == (5, 4, True)


@pytest.mark.rule("GH-S-BON-07")
@pytest.mark.rule("GH-S-EX-09")
def test_a_bonus_that_negates_two_sources_of_damage() -> None:
    card = half(do("passive", on="damaged", negate=True), until=4, slots=[1, 1], lost=True)
    top = Tabletop(disc(3), {"brute": (0, 0)}, {}).plays("brute", card)
    hero = top.hero("brute")
    for amount, xp in ((4, 1), (1, 2)):
        top.performs("brute", do("damage", n=amount, to={"who": "self"}))
        assert (top.lost("brute"), hero.xp) == (0, xp)
    assert (hero.active, hero.lost) == (0, 1)
    top.performs("brute", do("damage", n=2, to={"who": "self"}))
    assert top.lost("brute") == 2


@pytest.mark.rule("GH-S-BON-07")
@pytest.mark.rule("GH-S-EX-10")
def test_armour_with_slots_is_not_used_up_by_nothing() -> None:
    card = half(do("passive", on="attackDamage", gain={"shield": 1}), until=4, slots=[0, 0], lost=True)
    top = Tabletop(disc(3), {"brute": (0, 0)}, {"foe": Foe((1, 0), attack=3)}).plays("brute", card)
    top.draws(strike())
    top.acts("foe")
    assert top.lost("brute") == 2
    top.draws(strike(-3))
    top.acts("foe")
    assert top.lost("brute") == 2
    assert top.hero("brute").active == 1


@pytest.mark.rule("GH-S-BON-07")
def test_the_defender_chooses_which_of_two_reductions_is_used_first() -> None:
    top = Tabletop(disc(3), {"brute": (0, 0)}, {"foe": Foe((1, 0), attack=3)})
    for card in range(2):
        lasting = half(do("passive", on="damaged", negate=True), until=4, slots=[0, 0], lost=True)
        top.plays("brute", lasting, card)
    top.draws(strike())
    top.acts("foe")
    assert top.asked == "reduce"
    top.answer(codes.CHOICE + 1)
    assert [effect.used for effect in top.table.lasting] == [0, 1]
    assert top.lost("brute") == 0


@pytest.mark.rule("GH-S-VAR-02")
def test_permanent_death_is_reported() -> None:
    from taverna.games.gloomhaven.scenario.ending import report

    top = Tabletop(disc(3), {"brute": (0, 0), "scoundrel": (-3, 0)}, {"foe": Foe((1, 0), attack=20)})
    top.table.rules.permanent_death = True
    top.draws(strike())
    top.acts("foe")
    assert [home.dead for home in report(top.table)] == [True, False]


@pytest.mark.rule("GH-S-DMG-06", "GH-S-EX-22")
@pytest.mark.parametrize(("terrain", "damage"), [(TRAP, 5), (HAZARD, 2)])
def test_damage_by_the_ground_may_be_negated_too(terrain: int, damage: int) -> None:
    """Level 3: a trap deals 5, hazardous terrain 2."""
    for code, lost, cards in ((codes.DONE, damage, 0), (codes.CARD, 0, 1)):
        top = Tabletop(disc(3), {"brute": (0, 0)}, {}, level=3)
        cell = top.cell((1, 0))
        top.table.board.put(cell, terrain)
        if terrain == TRAP:
            top.table.traps[cell] = pack_trap(TRAP_OF_LEVEL, 0)
        top.deal("brute", 1)
        top.performs("brute", move(1)).answer(top.to(1, 0))
        assert top.asked == "damage"
        top.answer(code)
        assert (top.lost("brute"), top.hero("brute").lost) == (lost, cards)


@pytest.mark.rule("GH-S-RET-01")
def test_who_strikes_with_its_death_does_not_die_of_the_retaliation_again() -> None:
    """The blow of the dying meets a retaliation; it is dead already, so that is the end of it."""
    top = Tabletop(disc(3), {"brute": (0, 0)}, {"foe": Foe((1, 0), hp=1, attack=1)})
    top.performs("foe", do("onDeath", perform=[strike()]), turn=False)
    top.performs("brute", do("retaliate", n=2), attack(1)).answer(top.at("foe"))
    while top.asked == "damage":
        top.answer(codes.DONE)
    assert top.where("foe") is None
    assert top.lost("brute") == 1
