"""Rulings about cards and items that no single rule states (section 27)."""

from __future__ import annotations

import pytest

from taverna.games.gloomhaven import codes
from taverna.games.gloomhaven.figures import CONSUMED, SPENT
from taverna.games.gloomhaven.rules import treasures
from taverna.games.gloomhaven.vocabulary import USES
from tests.games.gloomhaven.cards.judging import Foes, Scene
from tests.games.gloomhaven.tabletop import do, half

NEAR: Foes = {"foe": (1, 0)}


@pytest.mark.rule("GH-S-RUL-13")
@pytest.mark.rule("GH-S-TRE-03")
def test_an_item_found_is_not_worn_at_once() -> None:
    scene = Scene("brute/6/top", NEAR).equips("brute", 12)
    treasures.open_treasure(scene.table, 0, 38)  # the Ring of Skulls
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
