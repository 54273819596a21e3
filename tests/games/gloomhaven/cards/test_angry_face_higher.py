"""The Doomstalker's cards of levels 2 to 9, half by half."""

from __future__ import annotations

import pytest

from tests.games.gloomhaven.cards.dooms import MARK, doomed, ends
from tests.games.gloomhaven.cards.judging import Foe, Foes, Judged, Scene, far, goes, loots
from tests.games.gloomhaven.cards.test_angry_face import ON_ATTACK, ON_DEATH, kill
from tests.support.gloomhaven.tabletop import do

judged = Judged("angry-face")


@judged("391/top")
def advantage_once_a_turn_and_nobody_hides() -> None:
    scene = doomed("379/bottom", lasts=ON_DEATH).gives(other="invisible")
    scene.turns_to("angry-face/391/top").plays()
    both = "angry-face attack persistent, angry-face always persistent"
    scene.sees(lasts=both, loses={"other": "invisible"}, xp=2, card="lost active")
    scene.stacks("angry-face", "-1", "+1")
    scene.attacks("angry-face", 1, "foe", range=3).sees(hurt={"foe": 2})
    scene.stacks("angry-face", "-1", "+1")
    scene.attacks("angry-face", 1, "foe", range=3).sees()
    scene.does("other", do("condition", conditions=["invisible"])).sees()


@judged("391/bottom")
def attacks_of_all_pierce_2() -> None:
    foes: Foes = {"foe": Foe((3, 0), hp=20, shield=3), "other": (-3, 0)}
    scene = doomed("391/bottom", foes, {"brute": (0, 1)}, lasts=ON_ATTACK)
    scene.attacks("brute", 3, "foe", range=4).sees(hurt={"foe": 2})
    scene.attacks("angry-face", 3, "foe", range=4).sees(hurt={"foe": 2})


@judged("392/top")
def attack_2_range_5_at_two() -> None:
    scene = Scene("angry-face/392/top", {"foe": (5, 0), "other": (-2, 0)}).plays("foe", "other")
    scene.sees(hurt={"foe": 2, "other": 2})


@judged("392/bottom")
def two_more_on_the_doomed_this_round() -> None:
    scene = doomed("379/bottom", lasts=ON_DEATH).turns_to("angry-face/392/bottom").plays()
    scene.sees(lasts="angry-face attack round", card="discard active")
    scene.attacks("angry-face", 1, "foe", range=3).sees(hurt={"foe": 3})
    scene.attacks("angry-face", 1, "other", range=3).sees(hurt={"other": 1})
    scene.round_ends().sees(over="angry-face attack round", card="discard")


@judged("393/top")
def attack_3_all_within_3() -> None:
    foes: Foes = {"one": (3, 0), "two": (0, 2), "three": (-1, 0), "far": (4, 0)}
    scene = Scene("angry-face/393/top", foes).plays("all")
    scene.sees(hurt={"one": 3, "two": 3, "three": 3}, xp=1, card="lost")


@judged("393/bottom")
def three_shots_when_the_doomed_dies() -> None:
    foes: Foes = {"foe": (3, 0), "one": (-3, 0), "two": (0, 2), "three": (0, -2), "far": (-4, 0)}
    scene = doomed("393/bottom", foes, lasts=ON_DEATH)
    kill(scene).offers("one", "two", "three").chooses("one", "two", "three")
    scene.sees(dead="foe", hurt={"one": 2, "two": 2, "three": 2}, **ends(ON_DEATH))


@judged("394/top")
def attack_2_range_4_much_harder_on_the_doomed() -> None:
    Scene("angry-face/394/top", far(4)).plays().offers("foe").chooses("foe").sees(hurt={"foe": 2})
    scene = doomed("379/bottom", lasts=ON_DEATH).turns_to("angry-face/394/top").plays("foe")
    scene.sees(hurt={"foe": 5}, xp=1)


@judged("394/bottom")
def retaliate_2_range_2() -> None:
    scene = Scene("angry-face/394/bottom", {"foe": (2, 0), "far": (-3, 0)}).plays()
    scene.sees(lasts="angry-face retaliate 2 round", card="discard active")
    scene.strikes("foe", "angry-face", 1, range=5).sees(hurt={"angry-face": 1, "foe": 2})
    scene.strikes("far", "angry-face", 1, range=5).sees(hurt=1)


@judged("395/top")
def loot_2() -> None:
    loots("angry-face/395/top", 2, xp=2, card="lost")


@judged("395/bottom")
def advantage_for_all() -> None:
    scene = doomed("395/bottom", allies={"brute": (0, 1)}, lasts=ON_ATTACK)
    for name in ("brute", "angry-face"):
        scene.stacks(name, "-1", "+1")
        scene.attacks(name, 1, "foe", range=4).sees(hurt={"foe": 2})
    scene.stacks("brute", "-1", "+1")
    scene.attacks("brute", 1, "other", range=4).sees()


@judged("396/top")
def trap_of_2_that_wounds_all_around() -> None:
    foes: Foes = {"foe": (2, 0), "near": (2, -1), "far": (3, 0)}
    scene = Scene("angry-face/396/top", foes).plays((1, 0)).sees(trap={(1, 0): (2, "wound")})
    scene.does("angry-face", do("pull", n=1, range=2), "foe", (1, 0))
    scene.sees(
        at={"foe": (1, 0)}, hurt={"foe": 2}, gains={"foe": "wound", "near": "wound"}, trap={(1, 0): None}
    )


@judged("396/bottom")
def jump_5() -> None:
    goes("angry-face/396/bottom", 5, jump=True)


@judged("397/top")
def two_dooms_on_one_target() -> None:
    fate = "angry-face always persistent"
    scene = doomed("376/bottom", lasts=ON_ATTACK).turns_to("angry-face/397/top").plays()
    scene.sees(lasts=fate, xp=2, card="lost active")
    scene.turns_to("angry-face/391/bottom").plays("foe").sees(
        lasts=f"{MARK}, {ON_ATTACK}", card="discard active"
    )
    scene.attacks("angry-face", 1, "foe", range=4).sees(hurt={"foe": 3})
    # A third one on the same target replaces one of them, by choice.
    scene.turns_to("angry-face/395/bottom").plays("foe", 376)
    scene.sees(card="discard active", active=-1)
    # On another target it replaces both.
    scene.turns_to("angry-face/379/bottom").plays("other")
    scene.sees(
        over=f"{MARK}, {MARK}, {ON_ATTACK}, {ON_ATTACK}",
        lasts=f"other mark persistent, {ON_DEATH}",
        card="discard active",
        active=-2,
    )


@judged("397/bottom")
def three_turns_to_live() -> None:
    foes: Foes = {"foe": Foe((3, 0), hp=30, rank=1), "boss": Foe((-3, 0), hp=9, rank=2)}
    scene = Scene("angry-face/397/bottom", foes).plays().offers("foe", "lurker").chooses("foe")
    count = "foe mark uses, angry-face turnStart uses"
    scene.sees(lasts=count, card="discard active")
    scene.takes_turn("angry-face").sees(used=1)
    scene.takes_turn("angry-face").sees(used=2)
    scene.takes_turn("angry-face").sees(dead="foe", over=count, card="discard")


@judged("398/top")
def a_summon_next_to_the_hunter_acts() -> None:
    scene = Scene("angry-face/379/top", {"foe": (5, 0)}).plays((1, 0))
    scene.sees(joins={"battle-boar": ((1, 0), 7)}, xp=2, card="lost active")
    scene.turns_to("angry-face/398/top").plays("battle-boar").reaches(3).chooses((4, 0), "foe")
    scene.sees(at={"battle-boar": (4, 0)}, hurt={"foe": 1}, active=0)
    scene.turns_to("angry-face/398/top").plays().sees()
    # With its own range, too.
    scene = Scene("angry-face/405/top", {"foe": (4, 0)}).plays((1, 0))
    scene.sees(joins={"spitting-cobra": ((1, 0), 5)}, xp=2, card="lost active")
    scene.turns_to("angry-face/398/top").plays("spitting-cobra").chooses("done").offers("foe").chooses("foe")
    scene.sees(hurt={"foe": 3}, gains={"foe": "poison"})


@judged("398/bottom")
def move_3_and_attack_the_doomed_wherever_it_is() -> None:
    scene = doomed("379/bottom", {"foe": (5, 0), "other": (-3, 0)}, lasts=ON_DEATH)
    scene.turns_to("angry-face/398/bottom").plays().reaches(3).chooses((-2, 1)).offers("foe").chooses("foe")
    scene.sees(at=(-2, 1), hurt={"foe": 2})


@judged("399/top")
def summon_giant_toad() -> None:
    scene = Scene("angry-face/399/top", {"foe": (3, 0)}).plays((1, 0))
    scene.sees(joins={"giant-toad": ((1, 0), 7)}, xp=2, card="lost active")
    scene.takes_turn("giant-toad").sees(at={"giant-toad": (2, 0)}, hurt={"foe": 1}, gains={"foe": "stun"})


@judged("399/bottom")
def everyone_heals_2_when_the_doomed_dies() -> None:
    lost = {"angry_face": 9, "brute": 9}
    scene = doomed("399/bottom", allies={"brute": (5, 0)}, hurt=lost, lasts=ON_DEATH)
    kill(scene, "yes", "yes").sees(dead="foe", heal={"angry-face": 2, "brute": 2}, **ends(ON_DEATH))


@judged("400/top")
def attack_3_range_5_and_hide() -> None:
    scene = Scene("angry-face/400/top", {"foe": (5, 0)}).plays("foe", "yes")
    scene.sees(hurt={"foe": 3}, gains="invisible")


@judged("400/bottom")
def move_3_and_hide() -> None:
    scene = Scene("angry-face/400/bottom").plays().reaches(3).chooses((3, 0), "yes")
    scene.sees(at=(3, 0), gains="invisible")


@judged("401/top")
def attack_4_range_4_and_finish_the_weak() -> None:
    Scene("angry-face/401/top", far(4)).plays().offers("foe").chooses("foe").sees(hurt={"foe": 4})
    Scene("angry-face/401/top", {"foe": Foe((4, 0), hp=6)}).plays("foe").sees(dead="foe", xp=1)
    Scene("angry-face/401/top", {"foe": Foe((4, 0), hp=7)}).plays("foe").sees(hurt={"foe": 4})
    Scene("angry-face/401/top", {"foe": Foe((4, 0), hp=4)}).plays("foe").sees(dead="foe")
    # An added target receives all of the attack (GH-S-TGT-02).
    scene = Scene("angry-face/401/top", {"foe": Foe((4, 0), hp=6), "other": Foe((0, 4), hp=6)})
    scene.stacks("angry-face", "r+0:addTarget", "+0")
    scene.plays("foe", "other").sees(dead="foe other", xp=2)


@judged("401/bottom")
def three_more_on_the_doomed_this_round() -> None:
    scene = doomed("379/bottom", lasts=ON_DEATH).turns_to("angry-face/401/bottom").plays()
    scene.sees(lasts="angry-face attack round", card="discard active")
    scene.attacks("angry-face", 1, "foe", range=3).sees(hurt={"foe": 4})
    scene.round_ends().sees(over="angry-face attack round", card="discard")


@judged("402/top")
def move_4_and_attack_3_all_around() -> None:
    foes: Foes = {"one": (5, 0), "two": (4, 1), "far": (0, 3)}
    scene = Scene("angry-face/402/top", foes).plays().reaches(4).chooses((4, 0), "all")
    scene.sees(at=(4, 0), hurt={"one": 3, "two": 3}, xp=2, card="lost")


@judged("402/bottom")
def every_attack_curses() -> None:
    scene = doomed("402/bottom", allies={"brute": (0, 1)}, lasts=ON_ATTACK)
    scene.attacks("brute", 1, "foe", range=4).sees(hurt={"foe": 1}, curses={"monsters": 1})
    scene.attacks("brute", 1, "other", range=4).sees(hurt={"other": 1})


@judged("403/top")
def attack_6_range_5_push_3() -> None:
    scene = Scene("angry-face/403/top", {"foe": (2, 0)}).plays("foe", (3, 0), (4, 0), (5, 0))
    scene.sees(hurt={"foe": 6}, at={"foe": (5, 0)}, xp=2, card="lost")


@judged("403/bottom")
def the_doom_goes_on_to_another() -> None:
    foes: Foes = {"foe": (3, 0), "near": (5, 0), "far": (-3, 0)}
    scene = doomed("403/bottom", foes, lasts=ON_DEATH)
    kill(scene).offers("near").chooses("near").sees(dead="foe", over=MARK, lasts="near mark persistent")
    scene.does("angry-face", do("kill", to={"who": "enemy", "within": "any"}), "near")
    scene.sees(dead="near", over=f"near mark persistent, {ON_DEATH}", card="discard")


@judged("404/top")
def move_2_attack_3_loot_1() -> None:
    scene = Scene("angry-face/404/top", {"foe": (3, 0)}).pays({(2, 0): 1, (2, 1): 1, (0, 0): 1}).plays()
    scene.reaches(2).chooses((2, 0), "foe")
    scene.sees(at=(2, 0), hurt={"foe": 3}, tokens=2, coins={(2, 0): None, (2, 1): None})


@judged("404/bottom")
def move_3_and_heal_4() -> None:
    scene = Scene("angry-face/404/bottom").hurts(angry_face=9).plays().reaches(3).chooses((3, 0), "yes")
    scene.sees(at=(3, 0), heal=4)


@judged("405/top")
def summon_spitting_cobra() -> None:
    scene = Scene("angry-face/405/top", {"foe": (5, 0)}).plays((1, 0))
    scene.sees(joins={"spitting-cobra": ((1, 0), 5)}, xp=2, card="lost active")
    scene.takes_turn("spitting-cobra")
    scene.sees(at={"spitting-cobra": (2, 0)}, hurt={"foe": 3}, gains={"foe": "poison"})


@judged("405/bottom")
def the_nearer_the_harder() -> None:
    scene = doomed("405/bottom", allies={"brute": (2, 0)}, lasts=ON_ATTACK)
    scene.attacks("angry-face", 1, "foe", range=5).sees(hurt={"foe": 3})  # 5 - 3
    scene.attacks("brute", 1, "foe").sees(hurt={"foe": 1})


@judged("406/top")
def attack_4_range_6_and_lead_it_to_an_ally() -> None:
    scene = Scene("angry-face/406/top", {"foe": (5, 0)}, {"brute": (0, 3)}).plays("foe")
    assert scene.asked == "move"
    assert (5, -1) not in scene.offered_cells()
    scene.chooses((2, 2)).sees(hurt={"foe": 4}, at={"foe": (2, 2)})


@judged("406/bottom")
def move_3_and_the_dooms_change_their_victim() -> None:
    scene = doomed("376/bottom", lasts=ON_ATTACK).turns_to("angry-face/406/bottom").plays()
    scene.reaches(3).chooses((-2, 0)).offers("other").chooses("other")
    scene.sees(at=(-2, 0), over=MARK, lasts="other mark persistent")
    scene.attacks("angry-face", 1, "other").sees(hurt={"other": 3})


@pytest.mark.parametrize("half", judged.halves)
def test_half(half: str) -> None:
    judged.run(half)
