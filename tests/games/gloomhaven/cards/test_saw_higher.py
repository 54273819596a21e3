"""The Sawbones' cards of levels 2 to 9, half by half."""

from __future__ import annotations

import pytest

from taverna.kit.hexes import disc
from tests.games.gloomhaven.cards.judging import Foes, Judged, Scene, goes
from tests.support.gloomhaven.tabletop import Foe, do, move

judged = Judged("saw")

PACK, LARGE_PACK = 417, 424
NEGATIVE = "poison wound immobilize disarm stun muddle"
NEXT: Foes = {"foe": (1, 0)}


@judged("431/top")
def attack_4_immobilize() -> None:
    Scene("saw/431/top", NEXT).plays("foe").sees(hurt={"foe": 4}, gains={"foe": "immobilize"}, xp=1)


@judged("431/bottom")
def move_6_and_be_immobilized() -> None:
    scene = Scene("saw/431/bottom", floor=disc(7)).plays().reaches(6)
    scene.chooses((5, 0)).sees(at=(5, 0), gains="immobilize")
    Scene("saw/431/bottom").plays("done").sees()


@judged("432/top")
def shield_1_for_all_allies() -> None:
    scene = Scene("saw/432/top", {"foe": (0, 2)}, {"brute": (5, 0)}).plays()
    scene.sees(lasts="brute shield 1 round", card="discard active")
    scene.round_ends().sees(over="brute shield 1 round", card="discard")


@judged("432/bottom")
def a_medical_pack_for_a_neighbour() -> None:
    scene = Scene("saw/432/bottom", allies={"brute": (1, 0), "scoundrel": (2, 0)}).plays()
    scene.offers("brute").chooses("brute").sees(hand={"brute": [PACK]}, xp=1)


@judged("433/top")
def heal_5_self() -> None:
    Scene("saw/433/top").hurts(saw=9).plays("yes").sees(heal=5, xp=1)


@judged("433/bottom")
def a_lent_card_that_heals_1_each_turn() -> None:
    tissue = "brute turnStart persistent"
    scene = Scene("saw/433/bottom", allies={"brute": (1, 0)}).hurts(brute=9, saw=9).plays("brute")
    scene.sees(lasts=tissue, xp=2, card="lost active")
    scene.takes_turn("brute", "yes").sees(heal={"brute": 1})
    scene.takes_turn("saw").sees()


@judged("434/top")
def attack_7() -> None:
    Scene("saw/434/top", NEXT).plays("foe").sees(hurt={"foe": 7}, xp=2, card="lost")


@judged("434/bottom")
def move_4() -> None:
    goes("saw/434/bottom", 4)


@judged("435/top")
def heal_7_for_a_neighbour_at_the_price_of_2() -> None:
    scene = Scene("saw/435/top", allies={"brute": (1, 0), "scoundrel": (2, 0)}).hurts(brute=9, saw=3).plays()
    scene.offers("brute").chooses("brute").sees(heal={"brute": 7}, hurt={"saw": 2}, xp=1)
    Scene("saw/435/top", allies={"brute": (1, 0)}).plays("done").sees()


@judged("435/bottom")
def attack_3_and_heal_2_all_around() -> None:
    scene = Scene("saw/435/bottom", NEXT, {"brute": (0, 1), "scoundrel": (0, 2)})
    scene.hurts(brute=5, scoundrel=5, saw=5).plays("foe").sees(hurt={"foe": 3}, heal={"brute": 2})


@judged("436/top")
def kill_a_neighbour_that_is_no_boss() -> None:
    foes: Foes = {"foe": Foe((1, 0), hp=30, rank=1), "boss": Foe((0, 1), hp=9, rank=2), "far": (2, 0)}
    scene = Scene("saw/436/top", foes).plays().offers("foe").chooses("foe")
    scene.sees(dead="foe", gains="disarm immobilize", xp=2, card="lost")
    Scene("saw/436/top", NEXT).plays("done").sees()


@judged("436/bottom")
def move_4_and_heal_3_range_1() -> None:
    scene = Scene("saw/436/bottom", allies={"brute": (5, 0), "scoundrel": (0, 1)}).hurts(brute=9, saw=9)
    scene.plays().reaches(4).chooses((4, 0)).offers("saw", "brute").chooses("brute")
    scene.sees(at=(4, 0), heal={"brute": 3})


@judged("437/top")
def attack_4_and_cleanse_all_around() -> None:
    scene = Scene("saw/437/top", NEXT, {"brute": (0, 1), "scoundrel": (0, 2)})
    scene.gives(brute="poison muddle", scoundrel="poison").plays("foe")
    scene.sees(hurt={"foe": 4}, loses={"brute": "poison muddle"})


@judged("437/bottom")
def a_lent_card_with_shield_1_against_negative_conditions() -> None:
    scene = Scene("saw/437/bottom", {"foe": (0, 2)}, {"brute": (1, 0)}).plays("brute")
    scene.sees(lasts="brute shield 1 persistent, brute always persistent", xp=2, card="lost active")
    scene.strikes("foe", "brute", 3, range=3, conditions=["wound"]).sees(hurt={"brute": 2})


@judged("438/top")
def attack_4_wound_immobilize() -> None:
    scene = Scene("saw/438/top", NEXT).plays("foe")
    scene.sees(hurt={"foe": 4}, gains={"foe": "wound immobilize"}, xp=1)


@judged("438/bottom")
def heal_7_and_stun() -> None:
    scene = Scene("saw/438/bottom", allies={"brute": (1, 0), "scoundrel": (2, 0)}).hurts(brute=9).plays()
    scene.offers("saw", "brute").chooses("brute").sees(heal={"brute": 7}, gains={"brute": "stun"})


@judged("439/top")
def kill_a_normal_neighbour_with_two_negative_conditions() -> None:
    foes: Foes = {"foe": (1, 0), "one": (0, 1), "elite": Foe((-1, 0), hp=9, rank=1)}
    scene = Scene("saw/439/top", foes).gives(foe="poison wound", one="poison", elite="poison wound").plays()
    scene.offers("foe").chooses("foe").sees(dead="foe", xp=1)


@judged("439/bottom")
def attack_1_poison_wound_stun() -> None:
    scene = Scene("saw/439/bottom", NEXT).plays("foe")
    scene.sees(hurt={"foe": 1}, gains={"foe": "poison wound stun"})


@judged("440/top")
def medical_packs_for_all_around() -> None:
    scene = Scene("saw/440/top", allies={"brute": (1, 0), "scoundrel": (0, 1), "tinkerer": (2, 0)}).plays()
    scene.sees(hand={"brute": [PACK], "scoundrel": [PACK]}, xp=1)


@judged("440/bottom")
def large_medical_packs_for_all_around() -> None:
    scene = Scene("saw/440/bottom", allies={"brute": (1, 0), "scoundrel": (0, 1), "tinkerer": (2, 0)}).plays()
    scene.sees(hand={"brute": [LARGE_PACK], "scoundrel": [LARGE_PACK]}, xp=2, card="lost")


@judged("441/top")
def six_heals_cleanse_first() -> None:
    physician = "saw healAction uses"
    scene = Scene("saw/441/top", allies={"brute": (1, 0), "scoundrel": (0, 1)}).hurts(brute=20, scoundrel=19)
    scene.plays().sees(lasts=physician, card="lost active")
    heal = do("heal", n=1, range=3)
    scene.gives(brute="poison muddle").does("saw", heal, "brute")
    scene.sees(heal={"brute": 1}, loses={"brute": "poison muddle"}, used=1)
    both = do("heal", n=1, range=3, targets=2)
    scene.gives(brute="poison", scoundrel="stun").does("saw", both, "brute", "scoundrel")
    scene.sees(
        heal={"brute": 1, "scoundrel": 1}, loses={"brute": "poison", "scoundrel": "stun"}, used=2, xp=1
    )
    scene.gives(brute="poison").does("brute", heal, "brute").sees(loses={"brute": "poison"})
    for number in range(3, 6):
        scene.does("saw", heal, "brute").sees(heal={"brute": 1}, used=number, xp=0 if number % 2 else 1)
    scene.does("saw", heal, "brute").sees(heal={"brute": 1}, xp=1, over=physician, card="lost")


@judged("441/bottom")
def heals_of_4_more_this_round() -> None:
    scene = Scene("saw/441/bottom", allies={"brute": (1, 0)}).hurts(brute=20).plays()
    scene.sees(lasts="saw healAction round", card="discard active")
    scene.does("saw", do("heal", n=1, range=3), "brute").sees(heal={"brute": 5})
    scene.does("saw", do("heal", n=1, range=3), "brute").sees(heal={"brute": 5})
    scene.round_ends().sees(over="saw healAction round", card="discard")


@judged("442/top")
def loot_1_and_heal_2_all_around() -> None:
    scene = Scene("saw/442/top", allies={"brute": (0, 1), "scoundrel": (0, 2)}).hurts(brute=5, scoundrel=5)
    scene.pays({(1, 0): 1, (2, 0): 1}).plays().sees(tokens=1, coins={(1, 0): None}, heal={"brute": 2})


@judged("442/bottom")
def move_4_and_a_medical_pack() -> None:
    scene = Scene("saw/442/bottom", allies={"brute": (5, 0)}).plays().reaches(4).chooses((4, 0))
    scene.offers("brute").chooses("brute").sees(at=(4, 0), hand={"brute": [PACK]}, xp=1)


@judged("443/top")
def heal_3_cleanse_and_a_large_medical_pack() -> None:
    scene = Scene("saw/443/top", allies={"brute": (1, 0)}).hurts(brute=9, saw=9).gives(brute=NEGATIVE)
    scene.plays("brute").sees(
        heal={"brute": 3}, loses={"brute": NEGATIVE}, hand={"brute": [LARGE_PACK]}, xp=2, card="lost"
    )
    Scene("saw/443/top").hurts(saw=9).plays("saw").sees(heal=3, xp=2, card="lost")


@judged("443/bottom")
def move_2_and_a_neighbour_takes_up_to_two_cards_back() -> None:
    scene = Scene("saw/443/bottom", allies={"brute": (3, 0)}).hands("brute", discard=[1, 2, 3]).plays()
    scene.reaches(2).chooses((2, 0)).offers("brute").chooses("brute", 1, 3)
    scene.sees(at=(2, 0), hand={"brute": [1, 3]}, discard={"brute": [2]})


@judged("444/top")
def attack_5_disarm() -> None:
    Scene("saw/444/top", NEXT).plays("foe").sees(hurt={"foe": 5}, gains={"foe": "disarm"}, xp=1)


@judged("444/bottom")
def attack_3_range_5() -> None:
    Scene("saw/444/bottom", {"foe": (5, 0)}).plays().offers("foe").chooses("foe").sees(hurt={"foe": 3}, xp=1)


@judged("445/top")
def attacks_and_moves_may_be_heals() -> None:
    surgery = "saw always persistent"
    scene = Scene("saw/445/top", {"foe": (1, 0)}, {"brute": (0, 1), "scoundrel": (3, 0)})
    scene.hurts(brute=20, scoundrel=15, saw=15).plays().sees(lasts=surgery, xp=2, card="lost active")
    scene.attacks("saw", 3, "yes", conditions=["poison"]).offers("saw", "brute").chooses("brute")
    scene.sees(heal={"brute": 4})
    scene.attacks("saw", 3, "yes", "scoundrel", range=3).sees(heal={"scoundrel": 4})
    scene.does("saw", move(4), "yes", "saw").sees(heal=5)
    scene.attacks("saw", 3, "done", "foe", conditions=["poison"])
    scene.sees(hurt={"foe": 3}, gains={"foe": "poison"})
    scene.does("saw", move(1), "done", (-1, 0)).sees(at=(-1, 0))
    scene.attacks("brute", 2, "foe").sees(hurt={"foe": 3})  # poison; only the holder's abilities


@judged("445/bottom")
def move_3_and_stun_a_neighbour() -> None:
    scene = Scene("saw/445/bottom", {"foe": (3, 0)}).plays().reaches(3).chooses((2, 0)).offers("foe")
    scene.chooses("foe").sees(at=(2, 0), gains={"foe": "stun"})


@judged("446/top")
def kill_the_badly_hurt_in_a_triangle() -> None:
    foes = {
        "one": Foe((3, 0), hp=30),
        "two": Foe((4, -1), hp=30, rank=1),
        "three": Foe((4, 0), hp=30),
        "boss": Foe((0, 3), hp=30, rank=2),
    }
    scene = Scene("saw/446/top", foes).hurts(one=10, two=12, three=9, boss=20).plays()
    scene.offers("one", "two").chooses("one", "two").sees(dead="one two", xp=1)


@judged("446/bottom")
def move_2_and_poison_wound_muddle_all_around() -> None:
    scene = Scene("saw/446/bottom", {"foe": (3, 0), "other": (2, 1), "far": (0, 3)}).plays().reaches(2)
    all_three = "poison wound muddle"
    scene.chooses((2, 0)).sees(at=(2, 0), gains={"foe": all_three, "other": all_three})


@pytest.mark.parametrize("half", judged.halves)
def test_half(half: str) -> None:
    judged.run(half)
