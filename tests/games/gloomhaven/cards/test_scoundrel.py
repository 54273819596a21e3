"""The Scoundrel's cards of level 1 and X, half by half."""

from __future__ import annotations

import pytest

from tests.games.gloomhaven.cards.judging import Foe, Foes, Judged, Scene, far, goes, loots

judged = Judged("scoundrel")

LONELY: Foes = {"foe": (1, 0), "watcher": (3, 0)}
"""A neighbour next to none of its allies."""
PAIR: Foes = {"foe": (1, 0), "friend": (2, 0)}
"""A neighbour with an ally beside it."""
ALLY = {"brute": (1, 1)}
"""An ally next to the enemy at (1, 0)."""


def flank(key: str, plain: int, flanked: int, **told: object) -> None:
    """An attack on a neighbour that gains something if an ally stands next to it."""
    Scene(key, PAIR).plays().offers("foe").chooses("foe").sees(hurt={"foe": plain})
    Scene(key, PAIR, ALLY).plays("foe").sees(hurt={"foe": flanked}, xp=1, **told)


@judged("88/top")
def attack_3_and_2_more_beside_an_ally() -> None:
    flank("scoundrel/88/top", 3, 5)


@judged("88/bottom")
def two_more_against_four_lonely_enemies() -> None:
    foes: Foes = {"foe": (1, 0), "pair": (-1, 0), "friend": (-2, 0)}
    scene = Scene("scoundrel/88/bottom", foes).plays().sees(lasts="scoundrel attack uses", card="lost active")
    scene.attacks("scoundrel", 1, "pair").sees(hurt={"pair": 1})
    for use, xp in enumerate((0, 1, 0), 1):
        scene.attacks("scoundrel", 1, "foe").sees(hurt={"foe": 3}, xp=xp, used=use)
    scene.attacks("scoundrel", 1, "foe")
    scene.sees(hurt={"foe": 3}, xp=1, over="scoundrel attack uses", card="lost")


@judged("89/top")
def attack_3_and_2_more_beside_an_ally_again() -> None:
    flank("scoundrel/89/top", 3, 5)


@judged("89/bottom")
def move_5() -> None:
    goes("scoundrel/89/bottom", 5)


@judged("90/top")
def invisible_and_one_attack_doubled() -> None:
    scene = Scene("scoundrel/90/top", {"foe": (1, 0)}).plays("yes")
    scene.sees(gains="invisible", lasts="scoundrel attack uses", infuses="dark", card="lost active")
    scene.attacks("scoundrel", 3, "foe")
    scene.sees(hurt={"foe": 6}, xp=2, over="scoundrel attack uses", card="lost")
    scene = Scene("scoundrel/90/top", {"foe": (1, 0)}).plays("done")
    scene.sees(lasts="scoundrel attack uses", infuses="dark", card="lost active")
    scene.attacks("scoundrel", 3, "foe").sees(hurt={"foe": 3})


@judged("90/bottom")
def pull_2_range_3() -> None:
    scene = Scene("scoundrel/90/bottom", far(3)).plays().offers("foe").chooses("foe", (2, 0))
    scene.sees(at={"foe": (1, 0)})


@judged("91/top")
def attack_3_and_2_more_twice() -> None:
    Scene("scoundrel/91/top", PAIR).plays("foe").sees(hurt={"foe": 3}, card="lost")
    Scene("scoundrel/91/top", PAIR, ALLY).plays("foe").sees(hurt={"foe": 5}, xp=1, card="lost")
    Scene("scoundrel/91/top", LONELY).plays("foe").sees(hurt={"foe": 5}, xp=1, card="lost")
    Scene("scoundrel/91/top", LONELY, ALLY).plays("foe").sees(hurt={"foe": 7}, xp=2, card="lost")


@judged("91/bottom")
def move_6() -> None:
    goes("scoundrel/91/bottom", 6)


@judged("92/top")
def disarm_a_trap() -> None:
    scene = Scene("scoundrel/92/top").traps((1, 0), (0, 1), (2, 0)).plays().offers((1, 0), (0, 1))
    scene.chooses((1, 0)).sees(trap={(1, 0): None}, xp=2)


@judged("92/bottom")
def attack_3() -> None:
    Scene("scoundrel/92/bottom", far(1)).plays().offers("foe").chooses("foe").sees(hurt={"foe": 3}, xp=1)


@judged("93/top")
def attack_3_poison() -> None:
    scene = Scene("scoundrel/93/top", far(1)).plays().offers("foe").chooses("foe")
    scene.sees(hurt={"foe": 3}, gains={"foe": "poison"}, xp=1)


@judged("93/bottom")
def move_5_again() -> None:
    goes("scoundrel/93/bottom", 5)


@judged("94/top")
def attack_2_range_3_two_targets() -> None:
    foes: Foes = {"one": (3, 0), "two": (0, 3), "three": (-3, 0), "beyond": (4, 0)}
    scene = Scene("scoundrel/94/top", foes).plays().offers("one", "two", "three").chooses("one", "two")
    scene.sees(hurt={"one": 2, "two": 2}, xp=1)


@judged("94/bottom")
def loot_2() -> None:
    loots("scoundrel/94/bottom", 2, card="lost")


@judged("95/top")
def move_2_attack_2() -> None:
    scene = Scene("scoundrel/95/top", {"foe": (3, 0)}).plays().reaches(2).chooses((2, 0), "foe")
    scene.sees(at=(2, 0), hurt={"foe": 2})


@judged("95/bottom")
def loot_1() -> None:
    loots("scoundrel/95/bottom", 1)


@judged("96/top")
def heal_3_self() -> None:
    Scene("scoundrel/96/top", allies=ALLY).hurts(scoundrel=9, brute=9).plays("yes").sees(heal=3)


@judged("96/bottom")
def move_3_poison_a_neighbour() -> None:
    foes: Foes = {"foe": (4, 0), "other": (4, -1), "far": (3, 2)}
    scene = Scene("scoundrel/96/bottom", foes).plays().reaches(3).chooses((3, 0)).offers("foe", "other")
    scene.chooses("foe").sees(at=(3, 0), gains={"foe": "poison"})


@judged("97/top")
def attack_3_more_for_each_ally_beside_the_target() -> None:
    key, both = "scoundrel/97/top", {"brute": (1, 1), "tinkerer": (2, 0)}
    Scene(key, LONELY).plays("foe").sees(hurt={"foe": 3})
    Scene(key, LONELY, ALLY).plays("foe").sees(hurt={"foe": 4})
    Scene(key, LONELY, both).plays("foe").sees(hurt={"foe": 5})
    scene = Scene(key, LONELY, both, strong="dark").plays("done", "foe").sees(hurt={"foe": 5})
    scene.plays("yes", "foe").sees(hurt={"foe": 7}, xp=2, consumes="dark")
    Scene(key, LONELY, ALLY, strong="dark").plays("yes", "foe").sees(hurt={"foe": 5}, xp=1, consumes="dark")


@judged("97/bottom")
def move_3_and_an_enemy_moves_around() -> None:
    scene = Scene("scoundrel/97/bottom", {"foe": (4, 0), "far": (3, -2)}).plays().reaches(3).chooses((3, 0))
    scene.offers("foe").chooses("foe").offers((4, -1), (3, 1)).chooses((3, 1))
    scene.sees(at={"scoundrel": (3, 0), "foe": (3, 1)})


@judged("98/top")
def attack_2_and_twice_the_shield() -> None:
    scene = Scene("scoundrel/98/top", {"foe": Foe((1, 0), hp=20, shield=3)}).plays("foe")
    scene.sees(hurt={"foe": 5}, xp=2, card="lost")
    Scene("scoundrel/98/top", {"foe": (1, 0)}).plays("foe").sees(hurt={"foe": 2}, xp=2, card="lost")


@judged("98/bottom")
def one_source_of_damage_negated() -> None:
    scene = Scene("scoundrel/98/bottom", {"foe": (1, 0)}).plays()
    scene.sees(lasts="scoundrel damaged round", card="discard active")
    scene.strikes("foe", "scoundrel", 9).sees()
    scene.turn_ends().sees()
    scene.strikes("foe", "scoundrel", 2).sees(hurt=2)
    scene.round_ends().sees(over="scoundrel damaged round", card="discard")


@judged("99/top")
def attack_3_range_4() -> None:
    Scene("scoundrel/99/top", far(4)).plays().offers("foe").chooses("foe").sees(hurt={"foe": 3})


@judged("99/bottom")
def move_2_and_loot_every_hex() -> None:
    scene = Scene("scoundrel/99/bottom").pays({(0, 0): 4, (1, 0): 1, (2, 0): 2, (1, 1): 8}).plays().reaches(2)
    scene.chooses("E", "E").sees(at=(2, 0), tokens=3, coins={(1, 0): None, (2, 0): None})


@pytest.mark.parametrize("half", judged.halves)
def test_half(half: str) -> None:
    judged.run(half)
