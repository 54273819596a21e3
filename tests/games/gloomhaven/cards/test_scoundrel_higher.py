"""The Scoundrel's cards of levels 2 to 9, half by half."""

from __future__ import annotations

import pytest

from taverna.games.gloomhaven.language.vocabulary import BOSS, ELITE
from taverna.kit.hexes import disc
from tests.games.gloomhaven.cards.judging import Foe, Foes, Judged, Scene, far, goes, loots
from tests.support.gloomhaven.tabletop import attack, move

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


@judged("100/top")
def attack_4_wound_beside_an_ally() -> None:
    flank("scoundrel/100/top", 4, 4, gains={"foe": "wound"})


@judged("100/bottom")
def move_5_of_level_2() -> None:
    goes("scoundrel/100/bottom", 5)


@judged("101/top")
def loot_1_again() -> None:
    loots("scoundrel/101/top", 1)


@judged("101/bottom")
def attack_5_range_4() -> None:
    scene = Scene("scoundrel/101/bottom", far(4)).plays().offers("foe").chooses("foe")
    scene.sees(hurt={"foe": 5}, xp=2, card="lost")


@judged("102/top")
def attack_4_range_3_two_targets() -> None:
    foes: Foes = {"one": (3, 0), "two": (0, 3), "three": (-3, 0), "beyond": (4, 0)}
    scene = Scene("scoundrel/102/top", foes).plays().offers("one", "two", "three").chooses("one", "two")
    scene.sees(hurt={"one": 4, "two": 4}, xp=2, card="lost")


@judged("102/bottom")
def invisible() -> None:
    Scene("scoundrel/102/bottom").plays("yes").sees(gains="invisible")


@judged("103/top")
def move_3_attack_3() -> None:
    scene = Scene("scoundrel/103/top", {"foe": (4, 0)}).plays().reaches(3).chooses((3, 0), "foe")
    scene.sees(at=(3, 0), hurt={"foe": 3})


@judged("103/bottom")
def two_more_against_lonely_enemies_this_round() -> None:
    foes: Foes = {"foe": (1, 0), "pair": (-1, 0), "friend": (-2, 0)}
    scene = Scene("scoundrel/103/bottom", foes).plays()
    scene.sees(lasts="scoundrel attack round", card="discard active")
    scene.attacks("scoundrel", 1, "pair").sees(hurt={"pair": 1})
    scene.attacks("scoundrel", 1, "foe").sees(hurt={"foe": 3})
    scene.attacks("scoundrel", 1, "foe").sees(hurt={"foe": 3})
    scene.round_ends().sees(over="scoundrel attack round", card="discard")


@judged("104/top")
def attack_2_range_3_three_targets() -> None:
    foes: Foes = {"one": (3, 0), "two": (0, 3), "three": (-3, 0), "four": (0, -3), "beyond": (4, 0)}
    scene = Scene("scoundrel/104/top", foes).plays().offers("one", "two", "three", "four")
    scene.chooses("one", "two", "three").sees(hurt={"one": 2, "two": 2, "three": 2}, xp=1)


@judged("104/bottom")
def move_4_and_advantage_this_round() -> None:
    scene = Scene("scoundrel/104/bottom", {"foe": (5, 0)}).plays().reaches(4).chooses((4, 0))
    scene.sees(at=(4, 0), lasts="scoundrel attack round", card="discard active")
    scene.stacks("scoundrel", "-1", "+2")
    scene.attacks("scoundrel", 3, "foe").sees(hurt={"foe": 5})
    scene.round_ends().sees(over="scoundrel attack round", card="discard")


@judged("105/top")
def attack_3_and_3_more_twice() -> None:
    Scene("scoundrel/105/top", PAIR).plays("foe").sees(hurt={"foe": 3}, card="lost")
    Scene("scoundrel/105/top", PAIR, ALLY).plays("foe").sees(hurt={"foe": 6}, xp=1, card="lost")
    Scene("scoundrel/105/top", LONELY).plays("foe").sees(hurt={"foe": 6}, xp=1, card="lost")
    Scene("scoundrel/105/top", LONELY, ALLY).plays("foe").sees(hurt={"foe": 9}, xp=2, card="lost")


@judged("105/bottom")
def move_7() -> None:
    goes("scoundrel/105/bottom", 7)


@judged("106/top")
def attack_4_and_2_more_beside_an_ally() -> None:
    flank("scoundrel/106/top", 4, 6)


@judged("106/bottom")
def two_more_against_six_helpless() -> None:
    foes: Foes = {"disarmed": (1, 0), "held": (0, 1), "stunned": (-1, 0), "free": (1, -1)}
    scene = Scene("scoundrel/106/bottom", foes)
    scene.gives(disarmed="disarm", held="immobilize", stunned="stun", free="wound").plays()
    scene.sees(lasts="scoundrel attack uses", card="lost active")
    scene.attacks("scoundrel", 1, "free").sees(hurt={"free": 1})
    for use, name in enumerate(("disarmed", "held", "stunned", "held", "disarmed"), 1):
        scene.attacks("scoundrel", 1, name).sees(hurt={name: 3}, xp=1 - use % 2, used=use)
    scene.attacks("scoundrel", 1, "stunned")
    scene.sees(hurt={"stunned": 3}, xp=1, over="scoundrel attack uses", card="lost")


@judged("107/top")
def kill_a_lonely_normal_enemy_beside_an_ally() -> None:
    foes: Foes = {"foe": (1, 0), "alone": (-1, 1), "elite": Foe((0, -1), rank=ELITE), "far": (2, -2)}
    scene = Scene("scoundrel/107/top", foes, {"brute": (2, -1), "tinkerer": (0, -2)}).plays()
    scene.offers("foe").chooses("foe").sees(dead="foe", xp=1)
    Scene("scoundrel/107/top", PAIR, ALLY).plays().sees()


@judged("107/bottom")
def move_2_poison_all_neighbours() -> None:
    scene = Scene("scoundrel/107/bottom", {"one": (3, 0), "two": (3, -1), "far": (2, 2)}).plays().reaches(2)
    scene.chooses((2, 0)).sees(at=(2, 0), gains={"one": "poison", "two": "poison"})


@judged("108/top")
def two_more_against_the_poisoned() -> None:
    scene = Scene("scoundrel/108/top", {"foe": (1, 0), "other": (0, 1)}).gives(foe="poison").plays()
    scene.sees(lasts="scoundrel attack persistent", card="lost active")
    scene.round_ends().sees()
    scene.attacks("scoundrel", 1, "foe").sees(hurt={"foe": 4})  # with 1 for the poison itself
    scene.attacks("scoundrel", 1, "other").sees(hurt={"other": 1})


@judged("108/bottom")
def attack_2_poison_immobilize() -> None:
    scene = Scene("scoundrel/108/bottom", far(1)).plays().offers("foe").chooses("foe")
    scene.sees(hurt={"foe": 2}, gains={"foe": "poison immobilize"}, xp=1)


@judged("109/top")
def attack_4_range_3_wound_and_fire() -> None:
    scene = Scene("scoundrel/109/top", far(3)).plays().offers("foe").chooses("foe")
    scene.sees(hurt={"foe": 4}, gains={"foe": "wound"}, infuses="fire", xp=1)


@judged("109/bottom")
def loot_2_again() -> None:
    loots("scoundrel/109/bottom", 2, xp=1)


@judged("110/top")
def attack_4_and_4_more_with_dark_beside_an_ally() -> None:
    key = "scoundrel/110/top"
    Scene(key, PAIR, ALLY).plays("foe").sees(hurt={"foe": 4})
    scene = Scene(key, PAIR, ALLY, strong="dark").plays("done", "foe").sees(hurt={"foe": 4})
    scene.plays("yes", "foe").sees(hurt={"foe": 8}, xp=2, consumes="dark")
    Scene(key, PAIR, strong="dark").plays("yes", "foe").sees(hurt={"foe": 4}, consumes="dark")


@judged("110/bottom")
def move_2_invisible() -> None:
    scene = Scene("scoundrel/110/bottom").plays().reaches(2).chooses((2, 0), "yes")
    scene.sees(at=(2, 0), gains="invisible")


@judged("111/top")
def a_disarmed_trap_hits_an_enemy() -> None:
    scene = Scene("scoundrel/111/top", far(3)).traps((1, 0), (2, -2), damage=4, conditions="poison").plays()
    scene.offers((1, 0)).chooses((1, 0)).offers("foe").chooses("foe")
    scene.sees(trap={(1, 0): None}, hurt={"foe": 4}, gains={"foe": "poison"}, xp=2)
    Scene("scoundrel/111/top").traps((1, 0)).plays((1, 0)).sees(trap={(1, 0): None}, xp=2)


@judged("111/bottom")
def one_attack_doubled_against_a_lonely_enemy_beside_an_ally() -> None:
    foes: Foes = {"foe": (1, 0), "alone": (-1, 0), "pair": (1, -1), "friend": (1, -2)}
    allies = {"brute": (1, 1), "tinkerer": (2, -2)}
    scene = Scene("scoundrel/111/bottom", foes, allies).plays()
    scene.sees(lasts="scoundrel attack uses", card="lost active")
    scene.attacks("scoundrel", 2, "alone").sees(hurt={"alone": 2})
    scene.attacks("scoundrel", 2, "pair").sees(hurt={"pair": 2})
    scene.attacks("scoundrel", 2, "foe").sees(hurt={"foe": 2})  # it stands next to its friend's friend
    lonely = Scene("scoundrel/111/bottom", LONELY, ALLY).plays()
    lonely.sees(lasts="scoundrel attack uses", card="lost active")
    lonely.attacks("scoundrel", 2, "foe")
    lonely.sees(hurt={"foe": 4}, xp=2, over="scoundrel attack uses", card="lost")


@judged("112/top")
def attack_2_range_3_four_targets() -> None:
    foes: Foes = {"a": (3, 0), "b": (0, 3), "c": (-3, 0), "d": (0, -3), "e": (2, 1), "beyond": (4, 0)}
    scene = Scene("scoundrel/112/top", foes).plays().offers("a", "b", "c", "d", "e")
    scene.chooses("a", "b", "c", "d").sees(hurt=dict.fromkeys("abcd", 2), xp=1)


@judged("112/bottom")
def move_4_retaliate_1() -> None:
    scene = Scene("scoundrel/112/bottom", {"foe": (5, 0)}).plays().reaches(4).chooses((4, 0))
    scene.sees(at=(4, 0), lasts="scoundrel retaliate 1 round", card="discard active")
    scene.strikes("foe", "scoundrel", 1).sees(hurt={"scoundrel": 1, "foe": 1})


@judged("113/top")
def heal_8_self() -> None:
    Scene("scoundrel/113/top").hurts(scoundrel=9).plays("yes").sees(heal=8, xp=2, card="lost")


@judged("113/bottom")
def move_3_and_kill_a_weak_neighbour() -> None:
    foes: Foes = {
        "three": (4, 0),
        "four": (4, -1),
        "elite": Foe((3, 1), hp=3, rank=ELITE),
        "far": Foe((3, -2), hp=1),
    }
    scene = (
        Scene("scoundrel/113/bottom", foes, {"brute": (2, 0)})
        .hurts(three=17, four=16, brute=25)
        .plays()
        .reaches(3)
        .chooses((3, 0))
    )
    scene.offers("three", "elite").chooses("three").sees(at=(3, 0), dead="three")


@judged("114/top")
def attack_4_disarm_all_neighbours() -> None:
    scene = Scene("scoundrel/114/top", {"one": (1, 0), "two": (-1, 0), "far": (0, 2)}).plays("all")
    scene.sees(hurt={"one": 4, "two": 4}, gains={"one": "disarm", "two": "disarm"})


@judged("114/bottom")
def an_enemy_fights_its_own_side_as_the_scoundrel_says() -> None:
    foes: Foes = {
        "foe": (1, 0),
        "other": (3, 0),
        "boss": Foe((-1, 0), rank=BOSS),
        "acted": (0, 1),
        "far": (-2, 1),
    }
    scene = Scene("scoundrel/114/bottom", foes, {"brute": (1, 1)})
    scene.figure("acted").acted = True
    scene.draws(move(2), attack(3))
    scene.plays().offers("foe").chooses("foe").sees(lasts="foe betrayTurn round", xp=2, card="lost active")
    scene.takes_turn("foe").reaches(2).chooses((2, 0)).offers("other").chooses("other")
    scene.sees(at={"foe": (2, 0)}, hurt={"other": 3})
    scene.round_ends().sees(over="foe betrayTurn round", card="lost")


@judged("115/top")
def every_attack_poisons_and_wounds() -> None:
    scene = Scene("scoundrel/115/top", {"foe": (1, 0), "far": (3, 0)}).plays()
    scene.sees(lasts="scoundrel attack persistent", xp=2, card="lost active")
    scene.round_ends().sees()
    scene.attacks("scoundrel", 1, "foe").sees(hurt={"foe": 1}, gains={"foe": "poison wound"})
    scene.attacks("scoundrel", 1, "far", range=3).sees(hurt={"far": 1}, gains={"far": "poison wound"})


@judged("115/bottom")
def move_5_wound_all_neighbours() -> None:
    foes: Foes = {"one": (5, 0), "two": (5, -1), "far": (3, 2)}
    scene = Scene("scoundrel/115/bottom", foes, floor=disc(7)).plays().reaches(5).chooses((4, 0))
    scene.sees(at=(4, 0), gains={"one": "wound", "two": "wound"})


@pytest.mark.parametrize("half", judged.halves)
def test_half(half: str) -> None:
    judged.run(half)
