"""The Mindthief's cards of level 1 and X, half by half."""

from __future__ import annotations

import pytest

from tests.games.gloomhaven.cards.judging import Foe, Foes, Judged, Scene, far, goes, loots, summons

judged = Judged("mindthief")

AUGMENT = "mindthief attack persistent"
"""What lasts while an augment is active."""
TWO_MORE = "mindthief/151/top"
"""The augment that adds 2 to melee attacks."""


def makes_room(scene: Scene) -> None:
    """One augment at a time: the older is discarded."""
    scene.turns_to("mindthief/151/top" if scene.key != TWO_MORE else "mindthief/156/top")
    scene.plays("done").sees(xp=1, card="discard active", active=-1)


def shot(key: str, value: int, reach: int, **told: object) -> None:
    """An attack on one enemy within range."""
    foes: Foes = {"foe": (reach - 1, 0), "beyond": (reach, 0)}
    Scene(key, foes, at=(-1, 0)).plays().offers("foe").chooses("foe").sees(hurt={"foe": value}, **told)


@judged("146/top")
def attack_2_and_1_for_each_negative_condition() -> None:
    Scene("mindthief/146/top", far(1)).plays().offers("foe").chooses("foe").sees(hurt={"foe": 2}, xp=1)
    scene = Scene("mindthief/146/top", far(1)).gives(foe="muddle immobilize strengthen").plays("foe")
    scene.sees(hurt={"foe": 4}, xp=1)


@judged("146/bottom")
def an_enemy_attacks_another() -> None:
    foes: Foes = {"foe": (4, 0), "beside": (4, -1), "apart": (1, 0), "beyond": (5, 0)}
    scene = Scene("mindthief/146/bottom", foes, {"brute": (3, 0)}, at=(-1, 0)).plays()
    scene.offers("foe", "beside", "apart").chooses("foe").offers("beside", "beyond").chooses("beside")
    scene.sees(hurt={"beside": 2})
    # An archer shoots as far as it can.
    foes = {"archer": Foe((1, 0), range=3), "far": (4, 0), "farther": (5, 0)}
    Scene("mindthief/146/bottom", foes).plays("archer").offers("far").chooses("far").sees(hurt={"far": 2})


@judged("147/top")
def loot_1_and_dark() -> None:
    loots("mindthief/147/top", 1, infuses="dark")


@judged("147/bottom")
def invisible() -> None:
    Scene("mindthief/147/bottom").plays("yes").sees(gains="invisible")


@judged("148/top")
def attack_2_push_3() -> None:
    scene = Scene("mindthief/148/top", far(1)).plays().offers("foe").chooses("foe", (2, 0), (3, 0), (4, 0))
    scene.sees(hurt={"foe": 2}, at={"foe": (4, 0)}, xp=1)


@judged("148/bottom")
def move_4_attack_2() -> None:
    scene = Scene("mindthief/148/bottom", {"foe": (5, 0)}).plays().reaches(4).chooses((4, 0), "foe")
    scene.sees(at=(4, 0), hurt={"foe": 2}, xp=2, card="lost")


@judged("149/top")
def augment_shield_1() -> None:
    scene = Scene("mindthief/149/top", {"foe": (1, 0), "far": (3, 0)}).plays().offers("foe").chooses("foe")
    shield = "mindthief shield 1 round"
    scene.sees(hurt={"foe": 1}, lasts=f"{AUGMENT}, {shield}", xp=1, card="discard active")
    scene.strikes("foe", "mindthief", 3).sees(hurt=2)
    scene.attacks("mindthief", 1, "far", range=3).sees(hurt={"far": 1})
    scene.attacks("mindthief", 1, "foe").sees(hurt={"foe": 1}, lasts=shield)
    scene.strikes("foe", "mindthief", 3).sees(hurt=1)
    scene.round_ends().sees(over=f"{shield}, {shield}")
    makes_room(scene)


@judged("149/bottom")
def jump_4_in_a_circle_and_muddle_all_moved_through() -> None:
    foes: Foes = {"one": (1, 0), "two": (1, -1), "beside": (0, 1)}
    scene = Scene("mindthief/149/bottom", foes).plays().reaches(4, jump=True).chooses("E", "NW", "SW", "done")
    scene.sees(gains={"one": "muddle", "two": "muddle"})
    Scene("mindthief/149/bottom", foes).plays("E", "E", "done").sees(at=(2, 0))


@judged("150/top")
def summon_rat_swarm() -> None:
    summons("mindthief/150/top", "rat-swarm", 6, 1, 2, gains={"foe": "poison"})


@judged("150/bottom")
def move_4() -> None:
    goes("mindthief/150/bottom", 4)


@judged("151/top")
def augment_two_more() -> None:
    scene = Scene(TWO_MORE, {"foe": (1, 0), "far": (3, 0)}).plays().offers("foe").chooses("foe")
    scene.sees(hurt={"foe": 3}, lasts=AUGMENT, xp=1, card="discard active")
    scene.round_ends().sees()
    scene.attacks("mindthief", 2, "foe").sees(hurt={"foe": 4})
    scene.attacks("mindthief", 2, "far", range=3).sees(hurt={"far": 2})
    makes_room(scene)
    scene.attacks("mindthief", 2, "foe").sees(hurt={"foe": 2}, gains={"foe": "muddle poison"})


@judged("151/bottom")
def attack_1_wound() -> None:
    shot("mindthief/151/bottom", 1, 1, gains={"foe": "wound"})


@judged("152/top")
def augment_heal_2() -> None:
    scene = Scene("mindthief/152/top", {"foe": (1, 0), "far": (3, 0)}).hurts(mindthief=9).plays()
    scene.offers("foe").chooses("foe", "yes")
    scene.sees(hurt={"foe": 1}, heal=2, lasts=AUGMENT, xp=1, card="discard active")
    scene.attacks("mindthief", 1, "foe", "yes").sees(hurt={"foe": 1}, heal=2)
    scene.attacks("mindthief", 1, "far", range=3).sees(hurt={"far": 1})
    makes_room(scene)


@judged("152/bottom")
def an_enemy_moves_1() -> None:
    scene = (
        Scene("mindthief/152/bottom", far(4)).plays().offers("foe").chooses("foe").reaches(1).chooses((3, 0))
    )
    scene.sees(at={"foe": (3, 0)})


@judged("153/top")
def move_3_attack_1() -> None:
    scene = Scene("mindthief/153/top", {"foe": (4, 0)}).plays().reaches(3).chooses((3, 0), "foe")
    scene.sees(at=(3, 0), hurt={"foe": 1})


@judged("153/bottom")
def loot_2() -> None:
    loots("mindthief/153/bottom", 2, xp=1, card="lost")


@judged("154/top")
def attack_3_and_2_for_each_negative_condition() -> None:
    Scene("mindthief/154/top", far(1)).plays().offers("foe").chooses("foe").sees(hurt={"foe": 3}, card="lost")
    scene = Scene("mindthief/154/top", far(1)).gives(foe="muddle immobilize strengthen").plays("foe")
    scene.sees(hurt={"foe": 7}, xp=2, card="lost")


@judged("154/bottom")
def attack_1_range_2_stun_and_ice() -> None:
    shot("mindthief/154/bottom", 1, 2, gains={"foe": "stun"}, infuses="ice", xp=1)


@judged("155/top")
def attack_4_range_5_disarm_and_ice() -> None:
    shot("mindthief/155/top", 4, 5, gains={"foe": "disarm"}, infuses="ice", xp=2, card="lost")


@judged("155/bottom")
def move_2_heal_2_self() -> None:
    scene = Scene("mindthief/155/bottom").hurts(mindthief=5).plays().reaches(2).chooses((2, 0), "yes")
    scene.sees(at=(2, 0), heal=2)


@judged("156/top")
def augment_muddle_and_poison() -> None:
    scene = Scene("mindthief/156/top", {"foe": (1, 0), "other": (0, 1), "far": (3, 0)}).plays()
    scene.offers("foe", "other").chooses("foe")
    scene.sees(hurt={"foe": 1}, gains={"foe": "muddle poison"}, lasts=AUGMENT, xp=1, card="discard active")
    scene.attacks("mindthief", 1, "other").sees(hurt={"other": 1}, gains={"other": "muddle poison"})
    scene.attacks("mindthief", 1, "far", range=3).sees(hurt={"far": 1})
    makes_room(scene)


@judged("156/bottom")
def immobilize_a_neighbour_and_move_3() -> None:
    scene = Scene("mindthief/156/bottom", {"foe": (1, 0), "far": (2, -2)}).plays().offers("foe")
    scene.chooses("foe").reaches(3).chooses((-3, 0)).sees(at=(-3, 0), gains={"foe": "immobilize"})


@judged("157/top")
def a_neighbour_attacks_with_6() -> None:
    allies = {"brute": (1, 0), "tinkerer": (-2, 0)}
    scene = Scene("mindthief/157/top", {"foe": (2, 0), "far": (-1, 0)}, allies).plays().offers("brute")
    scene.chooses("brute")
    assert scene.table.pending[0].seat == 1  # its own player decides
    scene.offers("foe").chooses("foe").sees(hurt={"foe": 6}, xp=2, card="lost")


@judged("157/bottom")
def an_ally_moves_4() -> None:
    allies = {"brute": (3, 0), "tinkerer": (-4, 0)}
    scene = Scene("mindthief/157/bottom", allies=allies).plays().offers("brute").chooses("brute").reaches(4)
    assert scene.table.pending[0].seat == 1
    scene.chooses((0, 3)).sees(at={"brute": (0, 3)})


@judged("158/top")
def attack_3_stun_with_ice() -> None:
    scene = Scene("mindthief/158/top", far(1)).plays().offers("foe").chooses("foe").sees(hurt={"foe": 3})
    scene.makes("ice").plays("done", "foe").sees(hurt={"foe": 3})
    scene.plays("yes", "foe").sees(hurt={"foe": 3}, gains={"foe": "stun"}, xp=1, consumes="ice")


@judged("158/bottom")
def move_4_stun_a_neighbour() -> None:
    foes: Foes = {"foe": (5, 0), "other": (5, -1), "far": (3, 2)}
    scene = Scene("mindthief/158/bottom", foes).plays().reaches(4).chooses((4, 0)).offers("foe", "other")
    scene.chooses("foe").sees(at=(4, 0), gains={"foe": "stun"}, xp=1, card="lost")


@pytest.mark.parametrize("half", judged.halves)
def test_half(half: str) -> None:
    judged.run(half)
