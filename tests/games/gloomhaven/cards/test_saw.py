"""The Sawbones' cards of level 1 and X and the two cards of the supply, half by half."""

from __future__ import annotations

from typing import Any

import pytest

from taverna.games.gloomhaven import codes
from taverna.games.gloomhaven.effects.dying import escape, exhaust
from tests.games.gloomhaven.cards.judging import Foes, Judged, Scene, goes, heals, loots
from tests.support.gloomhaven.tabletop import Tabletop, do

judged = Judged("saw")

NEGATIVE = "poison wound immobilize disarm stun muddle"
PACK, LARGE_PACK = 417, 424


def given(half: str, pack: int, *choices: Any, **told: Any) -> None:
    """A pack for an ally next to the Sawbones, not for itself and not for summons or those far away."""
    scene = Scene(f"saw/{half}", allies={"brute": (1, 0), "scoundrel": (2, 0)}).plays(*choices)
    scene.offers("brute").chooses("brute").sees(hand={"brute": [pack]}, **told)


def used(half: str, value: int) -> None:
    """Whoever holds the pack heals itself and the pack is back in the supply."""
    giving = "saw/407/top" if value == 4 else "saw/414/top"
    number, side = half.split("/")
    scene = Scene(giving, {"foe": (3, 0)}, {"brute": (1, 0)}).hurts(brute=15).plays("brute")
    more = {"xp": 1} if value == 4 else {"xp": 2, "card": "lost"}
    scene.sees(hand={"brute": [int(number)]}, **more)
    hero = scene.hero("brute")
    place = codes.CLASS_SIZE - 1
    assert hero.hand == 1 << place
    card = scene.table.cards_of(1)[place]
    scene.watches()
    Scene.performed[f"saw/{half}"] = 1
    hero.hand = 0
    hero.played = 1 << place
    Tabletop.plays(scene, "brute", card.top if side == "top" else card.bottom, place)
    scene.chooses("yes").sees(heal={"brute": value}, hand={"brute": []})
    assert (hero.cards, hero.borrowed, hero.discard, hero.lost) == (0, [-1], 0, 0)


@judged("407/top")
def a_medical_pack_for_a_neighbour() -> None:
    given("407/top", PACK, xp=1)
    Scene("saw/407/top", allies={"brute": (2, 0)}).plays().sees()


@judged("407/bottom")
def move_4() -> None:
    goes("saw/407/bottom", 4)


@judged("408/top")
def attack_4() -> None:
    Scene("saw/408/top", {"foe": (1, 0)}).plays("foe").sees(hurt={"foe": 4}, xp=1)


@judged("408/bottom")
def heals_reach_everyone_around_this_round() -> None:
    surgeon = "saw healAction round"
    scene = Scene("saw/408/bottom", allies={"brute": (1, 0), "scoundrel": (0, 1), "tinkerer": (3, 0)})
    scene.hurts(saw=9, brute=9, scoundrel=9, tinkerer=9).plays().sees(lasts=surgeon, card="discard active")
    scene.does("saw", do("heal", n=2, range=3)).sees(heal={"saw": 2, "brute": 2, "scoundrel": 2})
    scene.does("brute", do("heal", n=2, range=3), "tinkerer").sees(heal={"tinkerer": 2})
    scene.round_ends().sees(over=surgeon, card="discard")


@judged("409/top")
def heal_3_range_1() -> None:
    heals("saw/409/top", 3, 1, xp=1)


@judged("409/bottom")
def melee_attacks_strike_all_around_this_round() -> None:
    scene = Scene("saw/409/bottom", {"foe": (1, 0), "other": (0, 1), "far": (3, 0)}).plays()
    scene.sees(lasts="saw attackAction round", card="discard active")
    scene.attacks("saw", 2, "all").sees(hurt={"foe": 2, "other": 2})
    scene.attacks("saw", 2, "far", range=3).sees(hurt={"far": 2})
    scene.round_ends().sees(over="saw attackAction round", card="discard")


@judged("410/top")
def heal_4_range_1() -> None:
    heals("saw/410/top", 4, 1)


@judged("410/bottom")
def a_lent_card_with_shield_1() -> None:
    scene = Scene("saw/410/bottom", {"foe": (0, 2)}, {"brute": (1, 0)}).plays().offers("brute")
    scene.chooses("brute").sees(lasts="brute shield 1 persistent", xp=2, card="lost active")
    scene.strikes("foe", "brute", 3, range=3).sees(hurt={"brute": 2})
    scene.strikes("foe", "saw", 3, range=3).sees(hurt=3)
    scene.round_ends().sees()
    Scene("saw/410/bottom", allies={"brute": (1, 0)}).plays("done").sees()
    Scene("saw/410/bottom").plays().sees()


@judged("411/top")
def attack_3_wound() -> None:
    Scene("saw/411/top", {"foe": (1, 0)}).plays("foe").sees(hurt={"foe": 3}, gains={"foe": "wound"}, xp=1)


@judged("411/bottom")
def loot_1() -> None:
    loots("saw/411/bottom", 1)


@judged("412/top")
def heal_3_and_cleanse() -> None:
    scene = Scene("saw/412/top", allies={"brute": (1, 0)}).hurts(brute=9).gives(brute=NEGATIVE)
    scene.plays("brute").sees(heal={"brute": 3}, loses={"brute": NEGATIVE}, xp=1)


@judged("412/bottom")
def move_3_and_cleanse_a_neighbour() -> None:
    scene = Scene("saw/412/bottom", allies={"brute": (3, 0)}).gives(brute=NEGATIVE, saw="muddle")
    scene.plays().reaches(3).chooses((2, 0)).offers("brute").chooses("brute")
    scene.sees(at=(2, 0), loses={"brute": NEGATIVE})


@judged("413/top")
def a_lent_card_with_shield_2_for_the_round() -> None:
    scene = Scene("saw/413/top", {"foe": (0, 2)}, {"brute": (1, 0)}).plays("brute")
    scene.sees(lasts="brute shield 2 round", card="discard active")
    scene.strikes("foe", "brute", 3, range=3).sees(hurt={"brute": 1})
    scene.round_ends().sees(over="brute shield 2 round", card="discard")


@judged("413/bottom")
def attack_1_poison_stun() -> None:
    scene = Scene("saw/413/bottom", {"foe": (1, 0)}).plays("foe")
    scene.sees(hurt={"foe": 1}, gains={"foe": "poison stun"})


@judged("414/top")
def a_large_medical_pack_for_a_neighbour() -> None:
    given("414/top", LARGE_PACK, xp=2, card="lost")


@judged("414/bottom")
def nobody_gains_negative_conditions_this_round() -> None:
    scene = Scene("saw/414/bottom", {"foe": (0, 2)}, {"brute": (1, 0)}).plays()
    scene.sees(lasts="saw always round", card="discard active")
    words = ["poison", "stun", "curse"]
    scene.strikes("foe", "brute", 2, range=3, conditions=words).sees(hurt={"brute": 2})
    scene.strikes("foe", "saw", 2, range=3, conditions=words).sees(hurt=2)
    scene.attacks("brute", 1, "foe", range=3, conditions=["poison"])
    scene.sees(hurt={"foe": 1}, gains={"foe": "poison"})
    scene.does("brute", do("condition", conditions=["strengthen"]), "yes").sees(gains={"brute": "strengthen"})
    scene.round_ends().sees(over="saw always round", card="discard")
    scene.strikes("foe", "saw", 2, range=3, conditions=["poison"]).sees(hurt=2, gains="poison")


@judged("415/top")
def heal_2_once_in_each_of_four_turns() -> None:
    triage = "saw turn uses"
    scene = Scene("saw/415/top", allies={"brute": (1, 0)}).hurts(brute=20)
    scene.plays().sees(lasts=triage, card="lost active")
    for number in range(1, 5):
        scene.takes_turn("saw")
        assert scene.asked == "turn"
        scene.answer(codes.CHOICE)
        scene.chooses("brute")
        assert codes.CHOICE not in (scene.options if scene.asked else [])
        if scene.asked:
            scene.chooses("done")
        more = {"used": number} if number < 4 else {"over": triage, "card": "lost"}
        scene.sees(heal={"brute": 2}, xp=0 if number % 2 else 1, **more)


@judged("415/bottom")
def move_5() -> None:
    goes("saw/415/bottom", 5)


@judged("416/top")
def one_condition_less_for_an_ally_each_turn() -> None:
    mobile = "saw turnStart persistent"
    scene = Scene("saw/416/top", allies={"brute": (5, 0)}).gives(brute="poison wound", saw="muddle")
    scene.plays().sees(lasts=mobile, xp=2, card="lost active")
    scene.takes_turn("saw", "brute")
    scene.answer(codes.CHOICE)
    scene.sees(loses={"brute": "poison", "saw": "muddle"})


@judged("416/bottom")
def move_5_and_wound_all_around() -> None:
    scene = Scene("saw/416/bottom", {"foe": (5, 0), "other": (4, -1), "far": (0, 3)}).plays().reaches(5)
    scene.chooses((4, 0)).sees(at=(4, 0), gains={"foe": "wound", "other": "wound"}, xp=1, card="lost")


@judged("417/top")
def the_pack_heals_4() -> None:
    used("417/top", 4)


@judged("417/bottom")
def the_pack_heals_4_below_as_well() -> None:
    used("417/bottom", 4)


@judged("424/top")
def the_large_pack_heals_8() -> None:
    used("424/top", 8)


@judged("424/bottom")
def the_large_pack_heals_8_below_as_well() -> None:
    used("424/bottom", 8)


@judged("428/top")
def disarm_all_around() -> None:
    scene = Scene("saw/428/top", {"foe": (1, 0), "other": (0, 1), "far": (2, 0)}).plays()
    scene.sees(gains={"foe": "disarm", "other": "disarm"})


@judged("428/bottom")
def shield_1_for_all_around() -> None:
    scene = Scene("saw/428/bottom", {"foe": (3, 0)}, {"brute": (1, 0), "scoundrel": (0, 2)}).plays()
    both = "saw shield 1 round, brute shield 1 round"
    scene.sees(lasts=both, xp=1, card="discard active").round_ends().sees(over=both, card="discard")


@judged("429/top")
def as_many_cards_back_as_there_are_neighbours() -> None:
    allies = {"brute": (1, 0), "scoundrel": (0, 1), "tinkerer": (3, 0)}
    scene = Scene("saw/429/top", allies=allies).hands("brute", discard=[1, 2, 3])
    scene.hands("scoundrel", discard=[88]).hands("tinkerer", discard=[30]).hands("saw", discard=[407, 408])
    scene.plays(407, 408, 1, 3, "done").sees(
        hand={"saw": [407, 408], "brute": [1, 3]},
        discard={"saw": [], "brute": [2]},
        xp=2,
        card="lost",
    )


@judged("429/bottom")
def neighbours_move_2_then_move_2() -> None:
    scene = Scene("saw/429/bottom", allies={"brute": (1, 0), "scoundrel": (4, 0)}).plays()
    scene.reaches(2).chooses((3, 0)).reaches(2).chooses((-2, 0)).sees(at={"brute": (3, 0), "saw": (-2, 0)})


@judged("430/top")
def attack_1_poison_in_a_triangle() -> None:
    foes: Foes = {"one": (3, 0), "two": (4, -1), "three": (4, 0), "four": (5, 0)}
    scene = Scene("saw/430/top", foes).plays("one", "two", "three")
    hit = ["one", "two", "three"]
    scene.sees(hurt=dict.fromkeys(hit, 1), gains=dict.fromkeys(hit, "poison"), xp=1)


@judged("430/bottom")
def a_lent_card_against_negative_conditions() -> None:
    scene = Scene("saw/430/bottom", {"foe": (0, 2)}, {"brute": (1, 0)}).plays("brute")
    scene.sees(lasts="brute always persistent", xp=2, card="lost active")
    scene.strikes("foe", "brute", 1, range=3, conditions=["stun"]).sees(hurt={"brute": 1})
    scene.strikes("foe", "saw", 1, range=3, conditions=["stun"]).sees(hurt=1, gains="stun")


# The supply


def test_a_pack_is_no_card_against_damage() -> None:
    scene = (
        Scene("saw/407/top", {"foe": (0, 2)}, {"brute": (1, 0)})
        .plays("brute")
        .sees(hand={"brute": [PACK]}, xp=1)
    )
    scene.strikes("foe", "brute", 2, range=3).sees(hurt={"brute": 2})


def test_the_supply_holds_four_large_packs() -> None:
    scene = Scene("saw/440/bottom", allies={"brute": (1, 0), "scoundrel": (0, 1), "tinkerer": (-1, 0)})
    scene.plays().sees(
        hand={"brute": [LARGE_PACK], "scoundrel": [LARGE_PACK], "tinkerer": [LARGE_PACK]}, xp=2, card="lost"
    )
    # One is left: for the first in order. The Tinkerer of level 9 has room for a single card of others.
    scene.plays().sees(hand={"brute": [LARGE_PACK, LARGE_PACK]}, xp=2, card="lost")
    scene.plays().sees()


def test_a_discarded_pack_goes_back_and_its_place_is_used_again() -> None:
    scene = Scene("saw/407/top", allies={"brute": (1, 0)}).plays("brute").sees(hand={"brute": [PACK]}, xp=1)
    hero = scene.hero("brute")
    hero.played, hero.hand, hero.lead = hero.hand, 0, codes.CLASS_SIZE - 1
    scene.takes_turn("brute", "done").sees(hand={"brute": []})
    assert hero.borrowed == [-1]
    scene.plays("brute").sees(hand={"brute": [PACK]}, xp=1)
    assert len(hero.borrowed) == 1


@pytest.mark.rule("GH-S-EXH-02")
def test_the_packs_of_an_exhausted_hero_go_back_to_the_supply() -> None:
    """Exhausted it loses its own cards; a card of the supply goes to no pile."""
    scene = Scene("saw/414/top", allies={"brute": (1, 0)}).plays("brute")
    hero = scene.hero("brute")
    own = 1 << 3
    hero.cards |= own
    hero.hand |= own
    exhaust(scene.table, hero.seat, "GH-S-EXH-01")
    assert (hero.hand, hero.lost, hero.cards, hero.borrowed) == (0, own, own, [-1])


@pytest.mark.rule("GH-S-SPC-07")
def test_a_hero_that_escapes_keeps_its_hand_and_a_played_pack_goes_back() -> None:
    scene = Scene("saw/414/top", allies={"brute": (1, 0)}).plays("brute")
    hero = scene.hero("brute")
    own = 1 << 3
    hero.cards |= own
    hero.played, hero.hand = hero.hand, own
    escape(scene.table, hero.seat, "GH-S-SPC-07")
    assert (hero.hand, hero.discard, hero.cards, hero.borrowed) == (own, 0, own, [-1])


@pytest.mark.parametrize("half", judged.halves)
def test_half(half: str) -> None:
    judged.run(half)
