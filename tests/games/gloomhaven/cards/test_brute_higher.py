"""The Brute's cards of levels 2 to 9, half by half."""

from __future__ import annotations

import pytest

from taverna.games.gloomhaven.language.vocabulary import BOSS, ELITE
from tests.games.gloomhaven.cards.judging import Foe, Foes, Judged, Scene, covers, far, goes, loots
from tests.support.gloomhaven.tabletop import do, move

judged = Judged("brute")

AROUND: Foes = {"one": (1, 0), "two": (-1, 0), "far": (0, 2)}


@judged("14/top")
def kill_a_normal_neighbour() -> None:
    foes: Foes = {
        "foe": (1, 0),
        "elite": Foe((0, 1), rank=ELITE),
        "boss": Foe((-1, 0), rank=BOSS),
        "far": (2, 0),
    }
    scene = Scene("brute/14/top", foes).plays().offers("foe").chooses("foe")
    scene.sees(dead="foe", xp=2, card="lost")


@judged("14/bottom")
def move_4_again() -> None:
    goes("brute/14/bottom", 4)


@judged("15/top")
def move_2_attack_2() -> None:
    scene = Scene("brute/15/top", {"foe": (3, 0)}).plays().reaches(2).chooses((2, 0), "foe")
    scene.sees(at=(2, 0), hurt={"foe": 2})


@judged("15/bottom")
def three_sources_of_damage_negated() -> None:
    scene = Scene("brute/15/bottom", {"foe": (1, 0)}).plays()
    scene.sees(lasts="brute damaged uses", card="lost active")
    scene.strikes("foe", "brute", 9).sees(xp=1, used=1)
    scene.does("brute", do("damage", n=5, to={"who": "self"})).sees(xp=1, used=2)
    scene.strikes("foe", "brute", 1).sees(xp=1, over="brute damaged uses", card="lost")
    scene.strikes("foe", "brute", 1).sees(hurt=1)


@judged("16/top")
def attack_3_range_3_pull_2() -> None:
    scene = Scene("brute/16/top", far(3)).plays().offers("foe").chooses("foe").offers((2, 0))
    scene.chooses((2, 0)).sees(hurt={"foe": 3}, at={"foe": (1, 0)})


@judged("16/bottom")
def move_4_and_attack_as_far_if_straight() -> None:
    scene = Scene("brute/16/bottom", {"foe": (4, 0)}).plays().reaches(4).chooses((3, 0), "foe")
    scene.sees(at=(3, 0), hurt={"foe": 3})
    Scene("brute/16/bottom", {"foe": (2, 0)}).plays("E", "SE", "done").sees(at=(1, 1))


@judged("17/top")
def attack_2_three_in_front_muddle() -> None:
    covers("brute/17/top", [(1, -1), (1, 0), (0, 1)], 2, gains="muddle", xp=1)


@judged("17/bottom")
def move_2_shield_1() -> None:
    scene = Scene("brute/17/bottom", {"foe": (3, 0)}).plays().reaches(2).chooses((2, 0))
    scene.sees(at=(2, 0), lasts="brute shield 1 round", card="discard active")
    scene.strikes("foe", "brute", 3).sees(hurt=2)


@judged("18/top")
def attack_5() -> None:
    Scene("brute/18/top", far(1)).plays().offers("foe").chooses("foe").sees(hurt={"foe": 5}, xp=1)


@judged("18/bottom")
def move_4_and_stun_all_neighbours() -> None:
    foes: Foes = {"one": (4, 0), "two": (4, -1), "far": (3, 2)}
    scene = Scene("brute/18/bottom", foes).plays().reaches(4).chooses((3, 0))
    scene.sees(at=(3, 0), gains={"one": "stun", "two": "stun"}, card="lost")


@judged("19/top")
def attack_8() -> None:
    Scene("brute/19/top", {"foe": (1, 0)}).plays("foe").sees(hurt={"foe": 8}, xp=3, card="lost")


@judged("19/bottom")
def loot_1_again() -> None:
    loots("brute/19/bottom", 1)


@judged("20/top")
def attack_4_all_neighbours() -> None:
    scene = Scene("brute/20/top", AROUND).plays().offers("one", "two").chooses("all")
    scene.sees(hurt={"one": 4, "two": 4}, xp=2, card="lost")


@judged("20/bottom")
def move_4_push_3() -> None:
    scene = Scene("brute/20/bottom", {"foe": (1, 0), "far": (0, 2)}, {"tinkerer": (-1, 0)}).plays().reaches(4)
    scene.chooses("done").offers("foe").chooses("foe", (2, 0), (3, 0), (4, 0)).sees(at={"foe": (4, 0)})


@judged("21/top")
def attack_2_move_2_attack_2() -> None:
    scene = Scene("brute/21/top", {"one": (1, 0), "two": (-3, 0)}).plays("one").reaches(2)
    scene.chooses((-2, 0), "two").sees(at=(-2, 0), hurt={"one": 2, "two": 2})


@judged("21/bottom")
def attack_3_range_3_again() -> None:
    Scene("brute/21/bottom", far(3)).plays().offers("foe").chooses("foe").sees(hurt={"foe": 3}, xp=1)


@judged("22/top")
def kill_a_stunned_normal_neighbour() -> None:
    foes: Foes = {"foe": (1, 0), "awake": (0, 1), "elite": Foe((-1, 0), rank=ELITE), "far": (2, 0)}
    scene = Scene("brute/22/top", foes).gives(foe="stun", elite="stun", far="stun").plays()
    scene.offers("foe").chooses("foe").sees(dead="foe", xp=1)


@judged("22/bottom")
def move_3_and_one_more_for_every_attack() -> None:
    scene = Scene("brute/22/bottom", {"foe": (3, 0)}).plays().reaches(3).chooses((2, 0))
    scene.sees(at=(2, 0), lasts="brute attack round", card="discard active")
    scene.attacks("brute", 2, "foe").sees(hurt={"foe": 3})


@judged("23/top")
def attack_4_shield_1() -> None:
    scene = Scene("brute/23/top", {"foe": (1, 0)}).plays("foe")
    scene.sees(hurt={"foe": 4}, lasts="brute shield 1 round", card="discard active")
    scene.strikes("foe", "brute", 3).sees(hurt=2)


@judged("23/bottom")
def moves_may_be_attacks_of_the_same_value() -> None:
    scene = Scene("brute/23/bottom", {"foe": (1, 0)}).plays()
    scene.sees(lasts="brute always persistent", card="lost active")
    scene.does("brute", move(3), "yes", "foe").sees(hurt={"foe": 3})
    scene.does("brute", move(3), "done", (-3, 0)).sees(at=(-3, 0))
    scene.round_ends().sees()


@judged("24/top")
def attack_2_range_3_two_targets_immobilize() -> None:
    foes: Foes = {"one": (3, 0), "two": (0, 2), "three": (-2, 0), "beyond": (4, 0)}
    scene = Scene("brute/24/top", foes).plays().offers("one", "two", "three").chooses("one", "two")
    scene.sees(hurt={"one": 2, "two": 2}, gains={"one": "immobilize", "two": "immobilize"}, xp=1)


@judged("24/bottom")
def retaliate_1_and_shield_1_for_good() -> None:
    scene = Scene("brute/24/bottom", {"foe": (1, 0)}).plays()
    both = "brute retaliate 1 persistent, brute shield 1 persistent"
    scene.sees(lasts=both, xp=2, card="lost active")
    scene.round_ends().sees()
    scene.strikes("foe", "brute", 3).sees(hurt={"brute": 2, "foe": 1})


@judged("25/top")
def attack_6_wound_stun() -> None:
    scene = Scene("brute/25/top", {"foe": (1, 0)}).plays("foe")
    scene.sees(hurt={"foe": 6}, gains={"foe": "wound stun"}, xp=3, card="lost")


@judged("25/bottom")
def move_3_immobilize_and_push_1() -> None:
    foes: Foes = {"foe": (2, 0), "other": (2, -1), "far": (1, 2)}
    scene = Scene("brute/25/bottom", foes).plays().reaches(3).chooses((1, 0)).offers("foe", "other")
    scene.chooses("foe", (3, -1)).sees(at={"brute": (1, 0), "foe": (3, -1)}, gains={"foe": "immobilize"})


@judged("26/top")
def move_2_attack_2_twice() -> None:
    scene = Scene("brute/26/top", {"one": (3, 0), "two": (-1, 0)}).plays().reaches(2).chooses((2, 0), "one")
    scene.reaches(2).chooses((0, 0), "two").sees(hurt={"one": 2, "two": 2})


@judged("26/bottom")
def three_more_against_the_helpless() -> None:
    foes: Foes = {"disarmed": (1, 0), "held": (0, 1), "stunned": (-1, 0), "free": (1, -1)}
    scene = Scene("brute/26/bottom", foes).gives(
        disarmed="disarm", held="immobilize", stunned="stun", free="wound"
    )
    scene.plays().sees(lasts="brute attack round", xp=1, card="discard active")
    for name in foes:
        scene.attacks("brute", 2, name).sees(hurt={name: 2 if name == "free" else 5})
    scene.round_ends().sees(over="brute attack round", card="discard")


@judged("27/top")
def move_1_loot_2() -> None:
    scene = Scene("brute/27/top").pays({(1, 0): 1, (3, 0): 2, (4, 0): 3, (-1, 0): 1}).plays().reaches(1)
    scene.chooses((1, 0)).sees(
        at=(1, 0), tokens=4, coins={(1, 0): None, (3, 0): None, (-1, 0): None}, card="lost"
    )


@judged("27/bottom")
def move_3_retaliate_2() -> None:
    scene = Scene("brute/27/bottom", {"foe": (4, 0)}).plays().reaches(3).chooses((3, 0))
    scene.sees(at=(3, 0), lasts="brute retaliate 2 round", xp=1, card="discard active")
    scene.strikes("foe", "brute", 1).sees(hurt={"brute": 1, "foe": 2})


@judged("28/top")
def attack_6_push_1_all_neighbours() -> None:
    scene = Scene("brute/28/top", AROUND).plays("all", (2, 0), (-2, 0))
    scene.sees(hurt={"one": 6, "two": 6}, at={"one": (2, 0), "two": (-2, 0)}, xp=2, card="lost")


@judged("28/bottom")
def heal_5_self() -> None:
    Scene("brute/28/bottom", allies={"tinkerer": (1, 0)}).hurts(brute=9).plays("yes").sees(heal=5)


@judged("29/top")
def attack_2_range_4_three_targets_pull_3() -> None:
    foes: Foes = {"one": (4, 0), "two": (-4, 0), "three": (0, 3), "four": (0, -2), "beyond": (5, 0)}
    scene = Scene("brute/29/top", foes).plays().offers("one", "two", "three", "four")
    scene.chooses("one", "two", "three", (3, 0), "done", (0, 2))
    scene.sees(hurt={"one": 2, "two": 2, "three": 2}, at={"one": (1, 0), "three": (0, 1)}, xp=1)


@judged("29/bottom")
def kill_a_neighbour_but_no_boss() -> None:
    foes: Foes = {
        "foe": (1, 0),
        "elite": Foe((0, 1), rank=ELITE),
        "boss": Foe((-1, 0), rank=BOSS),
        "far": (2, 0),
    }
    scene = Scene("brute/29/bottom", foes).plays().offers("foe", "elite").chooses("elite")
    scene.sees(dead="elite", xp=2, card="lost")


@pytest.mark.parametrize("half", judged.halves)
def test_half(half: str) -> None:
    judged.run(half)
