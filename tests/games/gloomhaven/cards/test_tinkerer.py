"""The Tinkerer's cards of level 1 and X, half by half."""

from __future__ import annotations

import pytest

from taverna.kit.hexes import DIRECTIONS
from tests.games.gloomhaven.cards.judging import Foes, Judged, Scene, covers, far, goes, heals, loots, summons
from tests.support.gloomhaven.tabletop import do, move

judged = Judged("tinkerer")

TRIANGLE = [(3, 0), (4, 0), (4, -1)]
"""A ranged triangle whose first hex is at range 3."""


@judged("30/top")
def trap_of_6_with_experience_if_an_enemy_springs_it() -> None:
    foes: Foes = {"foe": (1, 0)}
    scene = Scene("tinkerer/30/top", foes, {"brute": (0, -1)}).traps((0, 1)).plays()
    scene.offers((1, -1), (-1, 0), (-1, 1)).chooses((1, -1)).sees(trap={(1, -1): (6, "")}, card="lost")
    scene.does("brute", move(2), (1, -1)).sees(at={"brute": (1, -1)}, hurt={"brute": 6}, trap={(1, -1): None})
    scene = Scene("tinkerer/30/top", {"foe": (2, 0)}).plays((1, 0)).sees(trap={(1, 0): (6, "")}, card="lost")
    scene.does("tinkerer", do("pull", n=1, range=2), "foe", (1, 0))
    scene.sees(at={"foe": (1, 0)}, hurt={"foe": 6}, trap={(1, 0): None}, xp=2)


@judged("30/bottom")
def move_4() -> None:
    goes("tinkerer/30/bottom", 4)


@judged("31/top")
def summon_decoy() -> None:
    summons("tinkerer/31/top", "decoy", 6, 2, 0)


@judged("31/bottom")
def heal_2_range_3() -> None:
    heals("tinkerer/31/bottom", 2, 3)


@judged("32/top")
def attack_3_wound_in_a_wedge() -> None:
    wedge = [(2, -1), (1, 0), (1, -1)]
    covers("tinkerer/32/top", wedge, 3, gains="wound", infuses="fire", xp=2, card="lost")


@judged("32/bottom")
def shield_1_for_all_around() -> None:
    scene = Scene("tinkerer/32/bottom", {"foe": (2, 0)}, {"brute": (1, 0), "scoundrel": (0, 2)}).plays()
    both = "tinkerer shield 1 round, brute shield 1 round"
    scene.sees(lasts=both, card="discard active")
    scene.strikes("foe", "brute", 3).sees(hurt={"brute": 2})
    scene.strikes("foe", "tinkerer", 3, range=2).sees(hurt=2)
    scene.strikes("foe", "scoundrel", 3, range=3).sees(hurt={"scoundrel": 3})
    scene.round_ends().sees(over=both, card="discard")


@judged("33/top")
def attack_2_range_3_pull_2() -> None:
    scene = Scene("tinkerer/33/top", far(3)).plays().offers("foe").chooses("foe", (2, 0))
    scene.sees(hurt={"foe": 2}, at={"foe": (1, 0)})


@judged("33/bottom")
def loot_2() -> None:
    loots("tinkerer/33/bottom", 2, xp=1, card="lost")


@judged("34/top")
def attack_4_in_a_triangle_with_dark() -> None:
    covers("tinkerer/34/top", TRIANGLE, 4, reach=4, infuses="dark", xp=3, card="lost")


@judged("34/bottom")
def move_4_again() -> None:
    goes("tinkerer/34/bottom", 4)


@judged("35/top")
def attack_3_immobilize_in_a_triangle() -> None:
    covers("tinkerer/35/top", TRIANGLE, 3, reach=4, gains="immobilize", xp=3, card="lost")


@judged("35/bottom")
def immobilize_a_neighbour_and_move_2() -> None:
    scene = Scene("tinkerer/35/bottom", {"foe": (1, 0), "far": (2, -2)}).plays().offers("foe")
    scene.chooses("foe").reaches(2).chooses((-2, 0)).sees(at=(-2, 0), gains={"foe": "immobilize"})


@judged("36/top")
def attack_1_range_3_stun() -> None:
    scene = Scene("tinkerer/36/top", far(3)).plays().offers("foe").chooses("foe")
    scene.sees(hurt={"foe": 1}, gains={"foe": "stun"})


@judged("36/bottom")
def move_4_once_more() -> None:
    goes("tinkerer/36/bottom", 4)


@judged("37/top")
def heal_3_range_3() -> None:
    heals("tinkerer/37/top", 3, 3)


@judged("37/bottom")
def a_neighbour_recovers_all_discards() -> None:
    scene = Scene("tinkerer/37/bottom", allies={"brute": (1, 0), "scoundrel": (2, 0)})
    scene.hands("brute", [1], [2, 3, 4], [5]).hands("scoundrel", [], [88]).plays().offers("brute")
    scene.chooses("brute").sees(hand={"brute": [1, 2, 3, 4]}, discard={"brute": []}, xp=2, card="lost")


@judged("38/top")
def heal_3_range_3_again() -> None:
    heals("tinkerer/38/top", 3, 3)


@judged("38/bottom")
def move_2_and_heal_1_all_neighbours() -> None:
    allies = {"brute": (3, 0), "scoundrel": (3, -1), "cragheart": (0, 2)}
    scene = Scene("tinkerer/38/bottom", allies=allies)
    scene.hurts(tinkerer=3, brute=3, scoundrel=3, cragheart=3).plays().reaches(2).chooses((2, 0))
    scene.sees(at=(2, 0), heal={"brute": 1, "scoundrel": 1})


@judged("39/top")
def heal_5_range_2() -> None:
    heals("tinkerer/39/top", 5, 2, xp=2, card="lost")


@judged("39/bottom")
def move_6() -> None:
    goes("tinkerer/39/bottom", 6, xp=1, card="lost")


@judged("40/top")
def attack_3_range_3() -> None:
    Scene("tinkerer/40/top", far(3)).plays().offers("foe").chooses("foe").sees(hurt={"foe": 3})


@judged("40/bottom")
def one_more_for_attacks_next_to_the_tinkerer() -> None:
    allies = {"brute": (1, 0), "scoundrel": (0, 2)}
    scene = Scene("tinkerer/40/bottom", {"foe": (1, 1)}, allies).plays()
    scene.sees(lasts="tinkerer attack round", card="discard active")
    scene.attacks("tinkerer", 2, "foe", range=3).sees(hurt={"foe": 3})
    scene.attacks("brute", 2, "foe").sees(hurt={"foe": 3})
    scene.attacks("scoundrel", 2, "foe").sees(hurt={"foe": 2})
    scene.round_ends().sees(over="tinkerer attack round", card="discard")


@judged("41/top")
def attack_2_range_3_poison_and_earth() -> None:
    scene = Scene("tinkerer/41/top", far(3)).plays().offers("foe").chooses("foe")
    scene.sees(hurt={"foe": 2}, gains={"foe": "poison"}, infuses="earth")


@judged("41/bottom")
def attack_5_range_2() -> None:
    scene = Scene("tinkerer/41/bottom", far(2)).plays().offers("foe").chooses("foe")
    scene.sees(hurt={"foe": 5}, xp=2, card="lost")


@judged("42/top")
def attack_2_range_3_two_targets() -> None:
    foes: Foes = {"one": (3, 0), "two": (0, 3), "three": (-3, 0), "beyond": (4, 0)}
    scene = Scene("tinkerer/42/top", foes).plays().offers("one", "two", "three").chooses("one", "two")
    scene.sees(hurt={"one": 2, "two": 2})


@judged("42/bottom")
def heal_5_range_2_again() -> None:
    heals("tinkerer/42/bottom", 5, 2, xp=2, card="lost")


@judged("43/top")
def trap_of_2_with_poison() -> None:
    scene = (
        Scene("tinkerer/43/top", {"foe": (2, 0)})
        .plays()
        .offers(*DIRECTIONS)
        .chooses((1, 0))
        .sees(trap={(1, 0): (2, "poison")})
    )
    scene.does("tinkerer", do("pull", n=1, range=2), "foe", (1, 0))
    scene.sees(at={"foe": (1, 0)}, hurt={"foe": 2}, gains={"foe": "poison"}, trap={(1, 0): None})


@judged("43/bottom")
def an_ally_recovers_a_discard_or_two_for_ice() -> None:
    def scene(strong: str) -> Scene:
        made = Scene("tinkerer/43/bottom", allies={"brute": (2, 0), "scoundrel": (3, 0)}, strong=strong)
        return made.hands("brute", [], [1, 2, 3], [4]).hands("scoundrel", [], [88])

    plain = scene("").plays().offers("brute").chooses("brute", 2)
    plain.sees(hand={"brute": [2]}, discard={"brute": [1, 3]})
    plain.plays("brute", "done").sees()
    scene("ice").plays("done", "brute", 3).sees(hand={"brute": [3]}, discard={"brute": [1, 2]})
    scene("ice").plays("yes", "brute", 1, 3).sees(
        hand={"brute": [1, 3]}, discard={"brute": [2]}, consumes="ice"
    )


@judged("44/top")
def two_more_for_four_heals() -> None:
    scene = Scene("tinkerer/44/top", allies={"brute": (1, 0)}).hurts(tinkerer=15, brute=20).plays()
    scene.sees(lasts="tinkerer healAction uses", card="lost active")
    heal_1 = do("heal", n=1, range=3)
    scene.does("tinkerer", heal_1, "brute").sees(heal={"brute": 3}, used=1)
    both = do("heal", n=1, range=3, targets=2)
    scene.does("tinkerer", both, "brute", "tinkerer").sees(heal={"brute": 3, "tinkerer": 3}, used=2, xp=1)
    scene.does("brute", heal_1, "brute").sees(heal={"brute": 1})
    scene.does("tinkerer", heal_1, "brute").sees(heal={"brute": 3}, used=3)
    scene.does("tinkerer", heal_1, "brute")
    scene.sees(heal={"brute": 3}, over="tinkerer healAction uses", xp=1, card="lost")


@judged("44/bottom")
def move_3() -> None:
    goes("tinkerer/44/bottom", 3)


@pytest.mark.parametrize("half", judged.halves)
def test_half(half: str) -> None:
    judged.run(half)
