"""Enhancements: where each may go, and what a card with one does in play (GH-C-ENH)."""

from __future__ import annotations

import pytest

from taverna.games.gloomhaven import content
from taverna.games.gloomhaven.content import enhancing
from taverna.games.gloomhaven.content.enhancing import (
    ANY_ELEMENT,
    ELEMENTS,
    HARMFUL,
    HELPFUL,
    STICKERS,
    check_stickers,
    enhanced_cards,
    enhanced_summons,
    slots,
)
from taverna.kernel import BadData
from tests.games.gloomhaven.cards.judging import Foe, Scene

MADE = {*ELEMENTS, ANY_ELEMENT}
PRINTED = {"brute": 70, "tinkerer": 70, "spellweaver": 62, "scoundrel": 55, "cragheart": 66, "mindthief": 64}
"""Places on the cards of a class."""


@pytest.fixture(autouse=True)
def fresh_scenes() -> None:
    Scene.performed = {}


def enhanced(scene: Scene, **stickers: str) -> Scene:
    """The scene's card with stickers on places of its half, `main_1="wound"`; `of1_main_1` for the second ability."""
    slug, number, side = scene.key.split("/")
    placed: dict[str, str] = {}
    for name, sticker in stickers.items():
        parts = name.split("_")
        way = parts.pop(0).removeprefix("of") if len(parts) == 3 else "0"
        placed[f"{number}/{side}.{way}.{parts[0]}.{parts[1]}"] = sticker
    return stuck(scene, slug, placed)


def stuck(scene: Scene, slug: str, placed: dict[str, str]) -> Scene:
    check_stickers(slug, placed, "test")
    hero = content.hero_class(slug)
    sheet = scene.table.rules.classes[0]
    sheet.cards = enhanced_cards(hero, placed)
    sheet.summons = {**sheet.summons, **enhanced_summons(hero, placed)}
    scene.card = next(card for card in sheet.cards if card.no == scene.card.no)
    return scene


# Where they may go


@pytest.mark.rule("GH-C-ENH-01")
@pytest.mark.parametrize(("slug", "number"), PRINTED.items())
def test_the_places_of_a_class_are_those_printed(slug: str, number: int) -> None:
    assert len(slots(slug)) == number


@pytest.mark.rule("GH-C-ENH-10")
def test_plus_one_goes_on_lines_with_a_number() -> None:
    assert "+1" in slots("brute")["1/top.0.main.1"].accepts
    assert slots("brute")["1/top.0.pierce.1"].accepts == ["+1"]
    assert slots("tinkerer")["31/top.decoy.hp.1"].accepts == ["+1"]
    assert "+1" not in slots("scoundrel")["90/top.0.main.1"].accepts  # Invisible has no number


@pytest.mark.rule("GH-C-ENH-11")
@pytest.mark.parametrize("place", ["1/top.0.main.1", "3/bottom.1.main.1"])
def test_negative_conditions_go_on_what_targets_enemies(place: str) -> None:
    accepts = set(slots("brute")[place].accepts)
    assert set(HARMFUL) <= accepts
    assert not set(HELPFUL) & accepts


@pytest.mark.rule("GH-C-ENH-12")
def test_positive_conditions_go_on_what_helps_but_not_on_moves() -> None:
    for place in ("2/bottom.0.main.1", "2/top.0.main.1", "17/bottom.1.main.1"):
        assert set(HELPFUL) <= set(slots("brute")[place].accepts)
        assert not set(HARMFUL) & set(slots("brute")[place].accepts)
    assert not set(HELPFUL) & set(slots("brute")["6/bottom.0.main.1"].accepts)


@pytest.mark.rule("GH-C-ENH-13")
def test_jump_goes_on_moves_alone() -> None:
    moves = [slot for slot in slots("brute").values() if "jump" in slot.accepts]
    for slot in moves:
        assert not {*HARMFUL, *HELPFUL} & set(slot.accepts)
    assert set(slots("brute")["6/bottom.0.main.1"].accepts) == {"+1", "jump", *MADE}


@pytest.mark.rule("GH-C-ENH-14", "GH-C-ENH-16")
def test_elements_go_on_main_lines_alone() -> None:
    for slot in slots("spellweaver").values():
        assert (set(slot.accepts) >= MADE) == (slot.line == "main")


@pytest.mark.rule("GH-C-ENH-15")
def test_a_hex_goes_beside_a_pattern() -> None:
    assert slots("brute")["3/top.0.hex.1"].accepts == ["hex"]


@pytest.mark.rule("GH-C-ENH-19")
def test_stun_and_invisible_are_no_stickers() -> None:
    assert not {"stun", "invisible"} & set(STICKERS)
    for slug in content.class_ids():
        assert not [slot for slot in slots(slug).values() if set(slot.accepts) - set(STICKERS)]


@pytest.mark.rule("GH-C-ENH-20")
def test_a_place_takes_one_sticker_of_those_that_fit() -> None:
    with pytest.raises(BadData, match="'jump'"):
        check_stickers("brute", {"1/top.0.main.1": "jump"}, "given")
    with pytest.raises(BadData, match="there is no place"):
        check_stickers("brute", {"1/top.0.main.9": "+1"}, "given")


# What they do


@pytest.mark.rule("GH-C-ENH-10")
def test_an_attack_hits_harder() -> None:
    scene = enhanced(Scene("brute/1/top", {"foe": Foe((1, 0), shield=3)}), main_1="+1", pierce_1="+1")
    scene.plays("foe").sees(hurt={"foe": 4})


@pytest.mark.rule("GH-C-ENH-10", "GH-C-ENH-13")
def test_a_move_goes_further_and_jumps() -> None:
    goes = enhanced(Scene("brute/6/bottom"), main_1="+1", main_2="jump")
    goes.plays().reaches(5, jump=True).chooses((5, 0)).sees(at=(5, 0))


@pytest.mark.rule("GH-C-ENH-11")
@pytest.mark.parametrize("condition", ["poison", "wound", "muddle", "immobilize", "disarm"])
def test_an_attack_brings_a_condition_to_all_its_targets(condition: str) -> None:
    scene = enhanced(Scene("brute/3/top", {"one": (1, 0), "two": (1, -1)}), main_1=condition)
    scene.plays("one", "two").sees(hurt={"one": 2, "two": 2}, gains={"one": condition, "two": condition})


@pytest.mark.rule("GH-C-ENH-11")
def test_an_attack_curses() -> None:
    scene = enhanced(Scene("brute/5/top", {"foe": (1, 0)}), main_1="curse")
    scene.plays("foe")
    assert scene.table.curses_left(True) == 9


@pytest.mark.rule("GH-C-ENH-12")
def test_a_heal_strengthens_and_a_shield_blesses() -> None:
    scene = enhanced(Scene("brute/2/bottom", allies={"tinkerer": (1, 0)}), main_1="strengthen").hurts(
        tinkerer=5
    )
    scene.plays("tinkerer").sees(heal={"tinkerer": 2}, gains={"tinkerer": "strengthen"}, infuses="earth")
    shield = enhanced(Scene("brute/2/top"), main_1="bless")
    shield.plays()
    assert shield.table.blesses_left() == 9


@pytest.mark.rule("GH-C-ENH-14")
def test_an_element_is_made_when_the_ability_is_used() -> None:
    scene = enhanced(Scene("brute/1/top", {"foe": (1, 0)}), main_1="fire")
    scene.plays("foe").sees(hurt={"foe": 3}, infuses="fire")
    idle = enhanced(Scene("brute/1/top", {"foe": (1, 0)}), main_1="fire")
    idle.plays("done").sees()


@pytest.mark.rule("GH-C-ENH-14")
def test_an_element_is_not_made_by_the_rest_of_the_action() -> None:
    """The Doomstalker's 404: Move 2, Attack 3, Loot 1; fire is stuck to the attack, or ice to the move."""
    for at, told in (((3, 0), {"hurt": {"foe": 3}, "infuses": "fire"}), ((5, 0), {})):
        scene = enhanced(Scene("angry-face/404/top", {"foe": at}), of1_main_1="fire").plays((2, 0))
        if scene.asked:
            scene.chooses("foe")
        scene.sees(at=(2, 0), **told)
    scene = enhanced(Scene("angry-face/404/top", {"foe": (1, 0)}), main_1="ice", of1_main_1="fire")
    scene.plays("done", "foe").sees(hurt={"foe": 3}, infuses="fire")
    # Two elements on one line, as on the second one of 402: Move 4, Attack 3 all around, 1 experience each.
    both = {"402/top.1.main.1": "fire", "402/top.1.main.2": "dark"}
    scene = stuck(Scene("angry-face/402/top", {"foe": (5, 0)}), "angry-face", both).plays((4, 0), "foe")
    scene.sees(at=(4, 0), hurt={"foe": 3}, infuses="fire dark", xp=1, card="lost")
    scene = stuck(Scene("angry-face/402/top", {"foe": (5, 0)}), "angry-face", both).plays((2, 0))
    scene.sees(at=(2, 0), card="lost")


@pytest.mark.rule("GH-C-ENH-14")
def test_of_any_element_the_player_picks_one_each_time() -> None:
    scene = enhanced(Scene("brute/1/top", {"foe": (1, 0)}), main_1=ANY_ELEMENT)
    scene.plays("foe", "ice").sees(hurt={"foe": 3}, infuses="ice")
    scene.plays("foe", "dark").sees(hurt={"foe": 3}, infuses="dark")


@pytest.mark.rule("GH-C-ENH-15")
def test_a_hex_more_is_hit() -> None:
    scene = enhanced(Scene("brute/3/top", {"one": (1, 0), "side": (0, -1)}), hex_1="hex")
    scene.plays("one", "side").sees(hurt={"one": 2, "side": 2})


@pytest.mark.rule("GH-C-ENH-10")
def test_a_summon_is_tougher() -> None:
    scene = stuck(
        Scene("tinkerer/31/top"), "tinkerer", {"31/top.decoy.hp.1": "+1", "31/top.decoy.move.1": "+1"}
    )
    scene.plays((1, 0))
    decoy = scene.figure("decoy")
    assert (decoy.max_hp, decoy.sheet.move) == (7, 3)


@pytest.mark.rule("GH-C-ENH-18")
def test_the_printed_card_stays_as_it_is() -> None:
    enhanced(Scene("brute/1/top"), main_1="+1")
    Scene("brute/1/top", {"foe": (1, 0)}).plays("foe").sees(hurt={"foe": 3})


@pytest.mark.parametrize("slug", content.class_ids())
def test_every_sticker_makes_a_card_that_can_be_read(slug: str) -> None:
    hero = content.hero_class(slug)
    for slot in slots(slug).values():
        for sticker in slot.accepts:
            changed = enhanced_cards(hero, {slot.id: sticker})
            summoned = enhanced_summons(hero, {slot.id: sticker})
            assert (changed != hero.cards) != (summoned != hero.summons)
    everything = {slot.id: slot.accepts[-1] for slot in slots(slug).values()}
    assert len(enhanced_cards(hero, everything)) == len(hero.cards)
    assert enhancing.enhanced_cards(hero, {})[0] is hero.cards[0]
