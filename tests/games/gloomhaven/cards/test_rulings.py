"""Rulings about cards and items that no single rule states (section 27)."""

from __future__ import annotations

import pytest

from taverna.games.gloomhaven import codes
from taverna.games.gloomhaven.effects import treasures
from taverna.games.gloomhaven.language.vocabulary import USES
from taverna.games.gloomhaven.state.figures import CONSUMED, SPENT
from tests.games.gloomhaven.cards.judging import Foes, Scene
from tests.support.gloomhaven.tabletop import attack, do, half

NEAR: Foes = {"foe": (1, 0)}


@pytest.mark.rule("GH-S-RUL-13")
@pytest.mark.rule("GH-S-TRE-03")
def test_an_item_found_is_not_worn_at_once() -> None:
    scene = Scene("brute/6/top", NEAR).equips("brute", 12)
    treasures.open_treasure(scene.table, 0, 38, scene.figure("brute").cell)  # the Ring of Skulls
    hero = scene.hero("brute")
    assert hero.treasures == [38]
    assert hero.items == [12]
    scene.hurts(brute=5).takes_turn("brute")
    assert [code for code in scene.options if codes.ITEM <= code < codes.FIGURE] == [codes.ITEM]
    scene.chooses("done").sees()


@pytest.mark.rule("GH-S-RUL-15")
@pytest.mark.rule("GH-S-TRN-08")
def test_loss_elements_and_experience_come_with_a_part_of_the_action() -> None:
    foes: Foes = {"foe": (2, 0)}
    Scene("tinkerer/32/top", NEAR).plays("done").sees()
    Scene("tinkerer/34/top", foes).plays("done").sees()
    scene = Scene("tinkerer/34/top", foes).plays("foe")
    scene.sees(hurt={"foe": 4}, infuses="dark", xp=1, card="lost")
    # A move of no hex is none; what follows it may still be performed.
    Scene("tinkerer/39/bottom").plays("done").sees()
    Scene("spellweaver/68/bottom").plays("done").sees()


@pytest.mark.rule("GH-S-ELE-07", "GH-S-TRN-07", "GH-S-IMM-01")
def test_who_can_not_move_may_still_use_what_the_action_adds() -> None:
    """Crackling Air below: a move, and retaliation for fire."""
    scene = Scene("spellweaver/69/bottom", NEAR, strong="fire").gives(spellweaver="immobilize")
    scene.plays("yes").sees(consumes="fire", lasts="spellweaver retaliate 2 round")
    Scene("spellweaver/69/bottom", NEAR, strong="fire").gives(spellweaver="immobilize").plays("done").sees()
    Scene("spellweaver/69/bottom", NEAR, strong="fire").gives(spellweaver="stun").plays().sees()


@pytest.mark.rule("GH-S-BON-02", "GH-S-ZON-02")
def test_a_bonus_may_be_used_up_by_its_own_action() -> None:
    scene = Scene("brute/6/top", NEAR)
    hero = scene.hero("brute")
    card = half(
        do("passive", on="damaged", negate=True),
        do("damage", n=3, to={"who": "self"}),
        until=USES,
        slots=[0],
        lost=True,
    )
    super(Scene, scene).plays("brute", card, 9)
    assert scene.lost("brute") == 0
    assert (hero.active, hero.lost) == (0, 1 << 9)
    scene.strikes("foe", "brute", 3)
    assert scene.lost("brute") == 3


@pytest.mark.rule("GH-S-BON-01", "GH-S-BON-04", "GH-S-ELE-05")
def test_an_element_consumed_for_no_attack_moves_no_marker() -> None:
    """As Nature's Lift: the air is gone, the slot and its experience wait for an attack that is made."""
    card = half(
        do("passive", on="attackAction", consume=["air"], gain={"attack": 1}),
        until=USES,
        slots=[1, 1],
        lost=True,
    )
    scene = Scene("brute/6/top", NEAR, strong="air")
    hero = scene.hero("brute")
    super(Scene, scene).plays("brute", card, 9)
    scene.performs("brute", attack(2)).answer(codes.YES, codes.DONE)
    assert (scene.table.lasting[0].used, hero.xp, scene.lost("foe")) == (0, 0, 0)
    scene.performs("brute", attack(2)).answer(scene.at("foe"))
    assert (scene.table.lasting[0].used, hero.xp, scene.lost("foe")) == (0, 0, 2)
    scene.makes("air")
    scene.performs("brute", attack(2)).answer(codes.YES, scene.at("foe"))
    assert (scene.table.lasting[0].used, hero.xp, scene.lost("foe")) == (1, 1, 5)


@pytest.mark.rule("GH-S-ELE-10", "GH-S-ELE-11")
def test_a_monster_that_a_hero_steers_has_the_benefit_its_type_consumed_for() -> None:
    """Domination: the first of the type consumes the fire; nobody is asked about it in its turn."""
    foes: Foes = {"foe": (1, 0), "other": (2, 0)}
    scene = Scene("mindthief/172/bottom", foes, strong="fire")
    scene.draws(attack(3, bonuses=[{"consume": ["fire"], "gain": {"attack": 2}}]))
    scene.plays("foe").sees(lasts="foe betrayTurn round", xp=2, card="lost active")
    scene.takes_turn("foe", "other").sees(hurt={"other": 5}, consumes="fire")


@pytest.mark.rule("GH-S-BON-01", "GH-S-BON-04")
def test_an_action_without_a_target_moves_no_marker() -> None:
    """A slot, and its experience, for each attack action that is made: not for one that hits nobody."""
    card = half(do("passive", on="attackAction", gain={"attack": 1}), until=USES, slots=[1, 1], lost=True)
    scene = Scene("brute/6/top", NEAR)
    hero = scene.hero("brute")
    super(Scene, scene).plays("brute", card, 9)
    scene.performs("brute", attack(2)).answer(codes.DONE)
    assert (scene.table.lasting[0].used, hero.xp, scene.lost("foe")) == (0, 0, 0)
    scene.performs("brute", attack(2)).answer(scene.at("foe"))
    assert (scene.table.lasting[0].used, hero.xp, scene.lost("foe")) == (1, 1, 3)


@pytest.mark.rule("GH-S-RUL-29")
@pytest.mark.rule("GH-S-BON-02")
@pytest.mark.parametrize("lost", [False, True])
def test_a_used_up_card_goes_by_its_lost_symbol(lost: bool) -> None:
    scene = Scene("brute/6/top", NEAR)
    hero = scene.hero("brute")
    card = half(do("passive", on="damaged", negate=True), until=USES, slots=[0], lost=lost)
    super(Scene, scene).plays("brute", card, 9)
    assert hero.active == 1 << 9
    scene.strikes("foe", "brute", 3)
    assert scene.lost("brute") == 0
    assert (hero.active, hero.lost, hero.discard) == (0, 1 << 9 if lost else 0, 0 if lost else 1 << 9)


@pytest.mark.rule("GH-S-RUL-29")
@pytest.mark.rule("GH-S-BON-07")
def test_damage_of_0_uses_up_nothing_more() -> None:
    """The Juggernaut negates, the armour is left alone; or the other way round."""
    scene = Scene("brute/15/bottom", NEAR).equips("brute", 3).plays()
    scene.sees(lasts="brute damaged uses", card="lost active")
    scene.strikes("foe", "brute", 1)
    assert scene.asked == "reduce"
    scene.answer(codes.CHOICE)
    scene.sees(xp=1, used=1)
    assert scene.hero("brute").item_uses == [0]
    scene.strikes("foe", "brute", 1).chooses("item3").sees()
    assert scene.hero("brute").item_uses == [1]


@pytest.mark.rule("GH-S-RUL-34")
@pytest.mark.rule("GH-S-DMG-07")
def test_an_active_discard_may_be_lost_against_damage() -> None:
    scene = Scene("mindthief/151/top", NEAR).plays("foe")
    scene.sees(hurt={"foe": 3}, lasts="mindthief attack persistent", xp=1, card="discard active")
    scene.hero("mindthief").discard |= 1 << 3
    scene.hero("mindthief").cards |= 1 << 3
    scene.settles()
    scene.strikes("foe", "mindthief", 5)
    scene.answer(codes.LOSE_DISCARDS)
    scene.chooses(151, 149)
    scene.sees(over="mindthief attack persistent", card="lost", discard=[], lost=[149])


@pytest.mark.rule("GH-S-RUL-34")
@pytest.mark.rule("GH-S-RST-06")
def test_an_active_lost_card_is_no_discard() -> None:
    """The Brute's Warding Strength is lost: it can't pay for damage, and a rest leaves it alone."""
    scene = Scene("brute/7/bottom", NEAR).plays().sees(lasts="brute attackDamage uses", card="lost active")
    scene.hands("brute", [], [1, 2])
    hero = scene.hero("brute")
    hero.lost |= 1 << scene.card.place
    hero.cards |= 1 << scene.card.place
    scene.settles()
    scene.strikes("foe", "brute", 3)
    scene.answer(codes.LOSE_DISCARDS)
    assert len(scene.options) == 2
    scene.chooses(1, 2).sees(discard=[], lost=[1, 2], used=1)


@pytest.mark.rule("GH-S-RUL-47")
@pytest.mark.rule("GH-S-ATK-15")
def test_items_for_an_attack_come_before_the_draw_and_items_against_damage_after_it() -> None:
    scene = Scene("brute/10/bottom", NEAR).equips("brute", 11, 4, 8)
    scene.attacks("brute", 2, "foe")
    assert (scene.asked, scene.told("drew-modifier")) == ("attack", [])
    scene.chooses("item11").sees(hurt={"foe": 2}, gains={"foe": "poison"}, items=[SPENT, 0, 0])
    scene.table.events = []
    scene.strikes("foe", "brute", 3)
    assert (scene.asked, scene.told("drew-modifier")) == ("defend", [])
    scene.chooses("item4")
    assert (scene.asked, len(scene.told("drew-modifier"))) == ("damage", 1)
    scene.chooses("item8").sees(hurt=2, items=[SPENT, SPENT, SPENT])
    assert CONSUMED not in scene.hero("brute").item_states
