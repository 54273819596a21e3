"""The Doomstalker's cards of level 1 and X, half by half."""

from __future__ import annotations

import pytest

from tests.games.gloomhaven.cards.dooms import MARK, doomed, ends
from tests.games.gloomhaven.cards.judging import Choice, Foe, Foes, Judged, Scene, far, goes, loots, summons
from tests.support.gloomhaven.tabletop import do, move

judged = Judged("angry-face")

ON_ATTACK = "angry-face attack persistent"
ON_DEATH = "angry-face dies persistent"


def kill(scene: Scene, *choices: Choice) -> Scene:
    """The doomed enemy dies of something else."""
    return scene.does("angry-face", do("kill", to={"who": "enemy", "within": "any"}), "foe", *choices)


@judged("376/top")
def four_shots_when_the_doomed_die() -> None:
    rain = "angry-face enemyDies uses"
    foes: Foes = {"foe": (3, 0), "other": (-3, 0), "third": (-2, 2)}
    scene = doomed("379/bottom", foes, lasts=ON_DEATH)
    scene.turns_to("angry-face/376/top").plays().sees(lasts=rain, card="lost active")
    kill(scene, "yes", "other")
    scene.sees(dead="foe", hurt={"other": 2}, over=f"{MARK}, {ON_DEATH}", used=1, xp=1, active=-1)
    scene.does("angry-face", do("kill", to={"who": "enemy", "within": "any"}), "third").sees(dead="third")


@judged("376/bottom")
def own_attacks_of_2_more() -> None:
    scene = doomed("376/bottom", allies={"brute": (0, 1)}, lasts=ON_ATTACK)
    scene.attacks("angry-face", 1, "foe", range=3).sees(hurt={"foe": 3})
    scene.attacks("angry-face", 1, "other", range=3).sees(hurt={"other": 1})
    scene.attacks("brute", 1, "foe", range=4).sees(hurt={"foe": 1})
    kill(scene).sees(dead="foe", **ends(ON_ATTACK))


@judged("377/top")
def trap_of_4_with_stun() -> None:
    scene = Scene("angry-face/377/top", {"foe": (2, 0)}).plays((1, 0))
    scene.sees(trap={(1, 0): (4, "stun")}, card="lost")
    scene.does("angry-face", do("pull", n=1, range=2), "foe", (1, 0))
    scene.sees(at={"foe": (1, 0)}, hurt={"foe": 4}, gains={"foe": "stun"}, trap={(1, 0): None}, xp=2)


@judged("377/bottom")
def one_less_of_everything() -> None:
    foes: Foes = {"foe": Foe((4, 0), hp=20, attack=3, move=3), "other": (-3, 0)}
    scene = doomed(
        "377/bottom", foes, lasts="angry-face attackAction persistent, angry-face moveAction persistent"
    )
    scene.strikes("foe", "angry-face", 3, range=5).sees(hurt=2)
    scene.strikes("other", "angry-face", 3, range=5).sees(hurt=3)
    scene.draws(do("move", n="+0"), do("attack", n="+0"))
    scene.takes_turn("foe").sees(at={"foe": (2, 0)})
    # It plans with what is left: it comes a hex nearer to shoot.
    archer: Foes = {"foe": Foe((5, 0), hp=20, attack=3, move=4, range=3), "other": (-3, 0)}
    scene = doomed(
        "377/bottom", archer, lasts="angry-face attackAction persistent, angry-face moveAction persistent"
    )
    scene.draws(do("move", n="+0"), do("attack", n="+0"))
    scene.takes_turn("foe")
    if scene.asked:
        scene.chooses((2, 0))
    scene.sees(at={"foe": (2, 0)}, hurt=2)


@judged("378/top")
def summon_war_hawk() -> None:
    summons("angry-face/378/top", "war-hawk", 3, 3, 3)


@judged("378/bottom")
def to_where_the_doomed_died() -> None:
    scene = doomed("378/bottom", lasts=ON_DEATH)
    kill(scene).offers((3, 0)).chooses((3, 0)).sees(dead="foe", at=(3, 0), **ends(ON_DEATH))
    scene = doomed("378/bottom", lasts=ON_DEATH)
    kill(scene, "done").sees(dead="foe", **ends(ON_DEATH))


@judged("379/top")
def summon_battle_boar() -> None:
    summons("angry-face/379/top", "battle-boar", 7, 3, 1)


@judged("379/bottom")
def heal_4_when_the_doomed_dies() -> None:
    scene = doomed("379/bottom", hurt={"angry_face": 9}, lasts=ON_DEATH)
    kill(scene, "yes").sees(dead="foe", heal=4, **ends(ON_DEATH))


@judged("380/top")
def attack_5_range_5() -> None:
    scene = Scene("angry-face/380/top", {"foe": (5, 0)}).plays("foe")
    scene.sees(hurt={"foe": 5}, xp=2, card="lost")


@judged("380/bottom")
def two_damage_at_the_start_of_its_turn() -> None:
    grave = "angry-face turnStart persistent"
    scene = doomed("380/bottom", {"foe": Foe((3, 0), hp=3, move=0), "other": (-3, 0)}, lasts=grave)
    scene.figure("foe").sheet.attack = 0
    scene.draws(do("move", n="+0"))
    scene.takes_turn("foe").sees(hurt={"foe": 2})
    scene.takes_turn("other", *[]).sees(at={"other": (-1, 0)})
    scene.takes_turn("foe").sees(dead="foe", **ends(grave))


@judged("381/top")
def attack_4_range_3_at_two() -> None:
    scene = Scene("angry-face/381/top", {"foe": (3, 0), "other": (0, 2), "far": (4, 0)}).plays()
    scene.offers("foe", "other").chooses("foe", "other").sees(hurt={"foe": 4, "other": 4}, xp=2, card="lost")


@judged("381/bottom")
def attacks_of_allies_of_1_more() -> None:
    scene = doomed("381/bottom", allies={"brute": (0, 1)}, lasts=ON_ATTACK)
    scene.attacks("brute", 1, "foe", range=4).sees(hurt={"foe": 2})
    scene.attacks("angry-face", 1, "foe", range=3).sees(hurt={"foe": 1})


@judged("382/top")
def trap_of_3_that_bursts() -> None:
    foes: Foes = {"foe": (2, 0), "near": (2, -1), "far": (3, 0)}
    scene = Scene("angry-face/382/top", foes, {"brute": (1, -1)}).plays((1, 0))
    scene.sees(trap={(1, 0): (3, "")}, card="lost")
    scene.does("angry-face", do("pull", n=1, range=2), "foe", (1, 0))
    scene.sees(at={"foe": (1, 0)}, hurt={"foe": 3, "near": 2}, trap={(1, 0): None}, xp=2)


@judged("382/bottom")
def three_damage_around_the_dead() -> None:
    foes: Foes = {"foe": (3, 0), "near": (4, 0), "far": (5, 0)}
    scene = doomed("382/bottom", foes, {"brute": (3, 1)}, lasts=ON_DEATH)
    kill(scene).sees(dead="foe", hurt={"near": 3}, **ends(ON_DEATH))


@judged("383/top")
def a_doom_finds_another_three_times() -> None:
    fright = "angry-face enemyDies uses"
    foes: Foes = {"foe": (3, 0), "near": (4, 0), "far": (-3, 0)}
    scene = doomed("376/bottom", foes, lasts=ON_ATTACK)
    scene.turns_to("angry-face/383/top").plays().sees(lasts=fright, card="lost active")
    kill(scene).offers("near").chooses("near")
    scene.sees(dead="foe", over=MARK, lasts="near mark persistent", used=1, xp=1)
    scene.attacks("angry-face", 1, "near", range=4).sees(hurt={"near": 3})
    # The next one dies alone: nobody is near enough.
    scene.does("angry-face", do("kill", to={"who": "enemy", "within": "any"}), "near")
    scene.sees(dead="near", over=f"near mark persistent, {ON_ATTACK}", used=1, active=-1)


@judged("383/bottom")
def the_frightened_move_1() -> None:
    foes: Foes = {"foe": (3, 0), "near": (4, 0), "far": (-3, 0)}
    scene = doomed("383/bottom", foes, lasts=ON_DEATH)
    kill(scene).reaches(1).chooses((5, 0)).sees(dead="foe", at={"near": (5, 0)}, **ends(ON_DEATH))


@judged("384/top")
def trap_of_2_with_immobilize() -> None:
    scene = Scene("angry-face/384/top", {"foe": (2, 0)}).plays((1, 0)).sees(trap={(1, 0): (2, "immobilize")})
    scene.does("angry-face", do("pull", n=1, range=2), "foe", (1, 0))
    scene.sees(at={"foe": (1, 0)}, hurt={"foe": 2}, gains={"foe": "immobilize"}, trap={(1, 0): None})


@judged("384/bottom")
def immobilize_a_neighbour_and_move_3() -> None:
    scene = Scene("angry-face/384/bottom", {"foe": (1, 0), "far": (2, -2)}).plays().offers("foe")
    scene.chooses("foe").reaches(3).chooses((-3, 0)).sees(at=(-3, 0), gains={"foe": "immobilize"})


@judged("385/top")
def attack_3_range_5() -> None:
    Scene("angry-face/385/top", {"foe": (5, 0)}).plays("foe").sees(hurt={"foe": 3})


@judged("385/bottom")
def move_4() -> None:
    goes("angry-face/385/bottom", 4)


@judged("386/top")
def loot_1() -> None:
    loots("angry-face/386/top", 1)


@judged("386/bottom")
def move_2_and_heal_2() -> None:
    scene = Scene("angry-face/386/bottom").hurts(angry_face=5).plays().reaches(2).chooses((2, 0), "yes")
    scene.sees(at=(2, 0), heal=2)


@judged("387/top")
def attack_2_range_4_harder_on_the_doomed() -> None:
    Scene("angry-face/387/top", far(4)).plays().offers("foe").chooses("foe").sees(hurt={"foe": 2})
    scene = doomed("379/bottom", lasts=ON_DEATH).turns_to("angry-face/387/top").plays("foe")
    scene.sees(hurt={"foe": 4}, xp=1)


@judged("387/bottom")
def move_5() -> None:
    goes("angry-face/387/bottom", 5)


@judged("388/top")
def retaliate_3_range_4() -> None:
    scene = Scene("angry-face/388/top", {"foe": (4, 0), "far": (-5, 0)}).plays()
    scene.sees(lasts="angry-face retaliate 3 round", xp=2, card="lost active")
    scene.strikes("foe", "angry-face", 1, range=5).sees(hurt={"angry-face": 1, "foe": 3})
    scene.strikes("far", "angry-face", 1, range=5).sees(hurt=1)
    scene.round_ends().sees(over="angry-face retaliate 3 round", card="lost")


@judged("388/bottom")
def heal_2_whenever_the_doomed_is_hurt() -> None:
    sap = "angry-face damaged persistent"
    foes: Foes = {"foe": Foe((3, 0), hp=4), "other": (-3, 0)}
    scene = doomed("388/bottom", foes, {"brute": (0, 1)}, {"angry_face": 15}, lasts=sap)
    scene.attacks("brute", 1, "foe", "yes", range=4).sees(hurt={"foe": 1}, heal=2)
    scene.attacks("brute", 1, "other", range=4).sees(hurt={"other": 1})
    scene.attacks("brute", 3, "foe", "yes", range=4).sees(dead="foe", heal=2, **ends(sap))


@judged("389/top")
def summon_vicious_jackal() -> None:
    scene = Scene("angry-face/389/top", {"foe": (2, 0)}).plays((1, 0))
    scene.sees(joins={"vicious-jackal": ((1, 0), 5)}, xp=2, card="lost active")
    scene.takes_turn("vicious-jackal").sees(hurt={"foe": 1}, gains={"foe": "wound"})
    scene.strikes("foe", "vicious-jackal", 1).sees(hurt={"vicious-jackal": 1, "foe": 1})


@judged("389/bottom")
def summons_attack_for_2_more() -> None:
    scene = doomed("389/bottom", {"foe": (2, 0), "other": (-3, 0)}, {"brute": (0, 1)}, lasts=ON_ATTACK)
    scene.turns_to("angry-face/379/top").plays((1, 0))
    scene.sees(joins={"battle-boar": ((1, 0), 7)}, xp=2, card="lost active")
    scene.takes_turn("battle-boar").sees(hurt={"foe": 3})
    scene.attacks("brute", 1, "foe", range=4).sees(hurt={"foe": 1})


@judged("390/top")
def attack_2_range_4_harder_on_the_undamaged() -> None:
    scene = Scene("angry-face/390/top", far(4)).plays().offers("foe").chooses("foe")
    scene.sees(hurt={"foe": 4}, xp=1)
    Scene("angry-face/390/top", far(4)).hurts(foe=1).plays("foe").sees(hurt={"foe": 2})


@judged("390/bottom")
def jump_3() -> None:
    goes("angry-face/390/bottom", 3, jump=True)


# Dooms in general


def test_a_new_doom_replaces_the_older() -> None:
    scene = doomed("376/bottom", lasts=ON_ATTACK).turns_to("angry-face/381/bottom").plays("other")
    scene.sees(lasts="other mark persistent", over=MARK, card="discard active", active=-1)


def test_an_ally_sees_who_is_doomed_and_the_doom_ends_with_its_card() -> None:
    scene = doomed("376/bottom", lasts=ON_ATTACK).hands("angry-face", hand=[385, 386])
    assert scene.table.is_marked(0, scene.slots["foe"])
    scene.does("angry-face", move(1), "done").sees()


def test_a_blow_counts_what_it_dealt_whatever_the_death_sets_off() -> None:
    foes: Foes = {"foe": Foe((3, 0), hp=5), "near": (4, 0)}
    scene = doomed("382/bottom", foes, hurt={"angry_face": 15}, lasts=ON_DEATH)
    drain = do("heal", n={"x": "damageSufferedByTarget"}, to={"who": "self"})
    scene.watches()
    scene.performs("angry-face", do("attack", n=5, range=3), drain)
    scene.chooses("foe", "yes").sees(dead="foe", hurt={"near": 3}, heal=5, **ends(ON_DEATH))


def test_of_two_dooms_one_moves_on() -> None:
    fright, fate = "angry-face enemyDies uses", "angry-face always persistent"
    scene = doomed("376/bottom", {"foe": (3, 0), "near": (4, 0)}, lasts=ON_ATTACK)
    scene.turns_to("angry-face/397/top").plays().sees(lasts=fate, xp=2, card="lost active")
    scene.turns_to("angry-face/391/bottom").plays("foe")
    scene.sees(lasts=f"{MARK}, {ON_ATTACK}", card="discard active")
    scene.turns_to("angry-face/383/top").plays().sees(lasts=fright, card="lost active")
    kill(scene, "near")
    assert scene.asked == "limit"
    scene.chooses(376)
    over = f"{MARK}, {MARK}, {ON_ATTACK}"
    scene.sees(dead="foe", over=over, lasts="near mark persistent", used=1, xp=1, active=-1)


@pytest.mark.parametrize("half", judged.halves)
def test_half(half: str) -> None:
    judged.run(half)
