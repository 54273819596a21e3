"""The Cragheart's cards of level 1 and X, half by half."""

from __future__ import annotations

import pytest

from taverna.kit.hexes import disc, neighbours, row
from tests.games.gloomhaven.cards.judging import Foes, Judged, Scene, covers, far, goes, heals, loots

judged = Judged("cragheart")

HIT = ("one", "two", "three")


@judged("116/top")
def attack_3_on_opposite_sides() -> None:
    covers("cragheart/116/top", [(1, -1), (-1, 1)], 3, xp=1)


@judged("116/bottom")
def retaliate_2_against_six_melee_attacks() -> None:
    scene = Scene("cragheart/116/bottom", {"foe": (1, 0), "archer": (2, 0)}).plays()
    scene.sees(lasts="cragheart targeted uses", card="lost active")
    scene.strikes("archer", "cragheart", 1, range=3).sees(hurt=1)
    for use, xp in enumerate((0, 1, 0, 1, 0), 1):
        scene.strikes("foe", "cragheart", 1).sees(hurt={"cragheart": 1, "foe": 2}, xp=xp, used=use)
    scene.strikes("foe", "cragheart", 1)
    scene.sees(hurt={"cragheart": 1, "foe": 2}, xp=1, over="cragheart targeted uses", card="lost")


@judged("117/top")
def attack_3_immobilize_and_earth() -> None:
    scene = Scene("cragheart/117/top", far(1)).plays().offers("foe").chooses("foe")
    scene.sees(hurt={"foe": 3}, gains={"foe": "immobilize"}, infuses="earth")


@judged("117/bottom")
def loot_1() -> None:
    loots("cragheart/117/bottom", 1)


@judged("118/top")
def attack_4_two_side_by_side_more_with_earth() -> None:
    foes: Foes = {"one": (1, 0), "two": (1, -1), "apart": (-1, 0)}
    covers("cragheart/118/top", [(1, 0), (1, -1)], 4, xp=1, card="lost")
    scene = Scene("cragheart/118/top", foes, strong="earth").plays("done", "one", "two")
    scene.sees(hurt={"one": 4, "two": 4}, xp=1, card="lost")
    scene.plays("yes", "one", "two").sees(hurt={"one": 5, "two": 5}, xp=2, consumes="earth", card="lost")


@judged("118/bottom")
def two_obstacles_beside_it_and_earth() -> None:
    scene = Scene("cragheart/118/bottom", {"foe": (1, 0)}).pays({(0, 1): 1}).traps((-1, 1)).plays()
    scene.offers((1, -1), (0, -1), (-1, 0)).chooses((1, -1), (-1, 0))
    scene.sees(obstacle={(1, -1): True, (-1, 0): True}, infuses="earth")
    # Nothing may be cut off (GH-S-OBS-04).
    Scene("cragheart/118/bottom", floor=row(0, 4), at=(2, 0)).plays().sees()


@judged("119/top")
def heal_4_range_2_and_earth() -> None:
    heals("cragheart/119/top", 4, 2, infuses="earth")


@judged("119/bottom")
def move_2_and_1_damage_all_around() -> None:
    allies = {"brute": (3, -1), "tinkerer": (-1, 0)}
    scene = Scene("cragheart/119/bottom", {"foe": (3, 0), "far": (0, 2)}, allies).plays().reaches(2)
    scene.chooses((2, 0)).sees(at=(2, 0), hurt={"foe": 1, "brute": 1}, infuses="earth")


@judged("120/top")
def attack_3_range_3_and_1_damage_around_the_target() -> None:
    foes: Foes = {**far(3), "beside": (4, -1), "apart": (5, 0)}
    scene = Scene("cragheart/120/top", foes, {"brute": (2, 0)}).plays().offers("foe").chooses("foe")
    scene.sees(hurt={"foe": 3, "beside": 1, "brute": 1}, infuses="earth")
    # The Cragheart itself is spared.
    Scene("cragheart/120/top", {"foe": (1, 0)}).plays("foe").sees(hurt={"foe": 3}, infuses="earth")


@judged("120/bottom")
def move_4() -> None:
    goes("cragheart/120/bottom", 4)


@judged("121/top")
def one_more_target_for_four_ranged_attacks() -> None:
    foes: Foes = {"one": (3, 0), "two": (0, 3), "three": (-3, 0), "near": (1, 0), "next": (-1, 0)}
    scene = (
        Scene("cragheart/121/top", foes).plays().sees(lasts="cragheart attackAction uses", card="lost active")
    )
    scene.attacks("cragheart", 1, "near").sees(hurt={"near": 1})
    scene.attacks("cragheart", 1, "one", "two", range=3).sees(hurt={"one": 1, "two": 1}, xp=1, used=1)
    scene.attacks("cragheart", 1, *HIT, range=3, targets=2).sees(hurt=dict.fromkeys(HIT, 1), xp=1, used=2)
    # Beside a pattern one more within range (GH-S-TGT-02).
    pattern = {"at": "range", "hit": [[0, 0], [1, -1]]}
    scene.attacks("cragheart", 1, "one", "three", range=3, area=pattern)
    scene.sees(hurt={"one": 1, "three": 1}, xp=1, used=3)
    scene.attacks("cragheart", 1, "one", "done", range=3)
    scene.sees(hurt={"one": 1}, xp=1, over="cragheart attackAction uses", card="lost")


@judged("121/bottom")
def move_3() -> None:
    goes("cragheart/121/bottom", 3)


@judged("122/top")
def destroy_an_obstacle() -> None:
    scene = Scene("cragheart/122/top").blocks([(1, 0), (2, 0)], (0, 1), (-2, 0)).plays()
    scene.offers((1, 0), (0, 1)).chooses((1, 0)).sees(obstacle={(1, 0): None, (2, 0): None}, xp=1)


@judged("122/bottom")
def jump_5_and_immobilize_all_moved_through() -> None:
    foes: Foes = {"one": (1, 0), "two": (2, 0), "beside": (2, 1)}
    scene = (
        Scene("cragheart/122/bottom", foes, floor=disc(6))
        .plays()
        .reaches(5, jump=True)
        .chooses("E", "E", "E", "done")
    )
    scene.sees(at=(3, 0), gains={"one": "immobilize", "two": "immobilize"}, xp=1, card="lost")


@judged("123/top")
def attack_3_all_neighbours_or_within_2_with_earth() -> None:
    foes: Foes = {"one": (1, 0), "two": (-1, 0), "far": (2, 0), "beyond": (3, 0)}
    allies = {"brute": (0, 1), "tinkerer": (0, 2)}
    scene = Scene("cragheart/123/top", foes, allies).plays().offers("one", "two").chooses("all")
    scene.sees(hurt={"one": 3, "two": 3, "brute": 2}, xp=1, card="lost")
    scene = Scene("cragheart/123/top", foes, allies, strong="earth").plays("done", "all")
    scene.sees(hurt={"one": 3, "two": 3, "brute": 2}, xp=1, card="lost")
    scene.plays("yes").offers("one", "two", "far").chooses("all")
    scene.sees(hurt={"one": 3, "two": 3, "far": 3, "brute": 2}, xp=2, consumes="earth", card="lost")
    Scene("cragheart/123/top", {"far": (3, 0)}, allies).plays().sees()


@judged("123/bottom")
def allies_suffer_1_and_gain_shield_2() -> None:
    allies = {"brute": (5, 0), "scoundrel": (-5, 0)}
    scene = Scene("cragheart/123/bottom", {"foe": (4, 0)}, allies).plays()
    both = "brute shield 2 round, scoundrel shield 2 round"
    scene.sees(hurt={"brute": 1, "scoundrel": 1}, lasts=both, xp=2, card="lost active")
    scene.strikes("foe", "brute", 3).sees(hurt={"brute": 1})
    scene.round_ends().sees(over=both, card="lost")


@judged("124/top")
def attack_3_range_3_push_2_with_earth() -> None:
    foes: Foes = {"foe": (2, 0), "beyond": (4, 0), "three": (-3, 0)}
    scene = (
        Scene("cragheart/124/top", foes).plays().offers("foe", "three").chooses("foe").sees(hurt={"foe": 3})
    )
    scene = (
        Scene("cragheart/124/top", {"foe": (2, 0)}, strong="earth").plays("done", "foe").sees(hurt={"foe": 3})
    )
    scene.plays("yes", "foe", (3, 0), (4, 0)).sees(
        hurt={"foe": 3}, at={"foe": (4, 0)}, xp=1, consumes="earth"
    )


@judged("124/bottom")
def damage_jump_4_and_damage() -> None:
    key = "cragheart/124/bottom"
    foes: Foes = {"one": (1, 0), "two": (4, 0), "apart": (0, 2), "far": (3, 2)}
    allies = {"brute": (0, -1), "tinkerer": (4, -1)}
    hurt = {"one": 1, "brute": 1, "two": 1, "tinkerer": 1}
    scene = Scene(key, foes, allies).plays().reaches(4, jump=True).chooses((3, 0))
    scene.sees(at=(3, 0), hurt=hurt, xp=1, card="lost")
    scene = Scene(key, foes, allies, strong="earth").plays((3, 0), "done")
    scene.sees(at=(3, 0), hurt=hurt, xp=1, card="lost")
    scene = Scene(key, foes, allies, strong="earth").plays((3, 0), "yes")
    scene.sees(at=(3, 0), hurt={**hurt, "two": 2, "tinkerer": 2}, xp=2, consumes="earth", card="lost")


@judged("125/top")
def attack_1_in_a_disc_and_muddle_friend_and_foe() -> None:
    foes: Foes = {"one": (2, 0), "two": (4, 0), "beyond": (-1, -4)}
    # Every disc that covers both enemies covers the ally between them; the other ally is left out.
    allies = {"brute": (3, 0), "tinkerer": (3, -2)}
    both = {"one": 1, "two": 1}
    muddled = {"one": "muddle", "two": "muddle", "brute": "muddle"}
    scene = Scene("cragheart/125/top", foes, allies).plays().offers("one", "two").chooses("one", "two")
    scene.sees(hurt=both, gains=muddled)
    scene = Scene("cragheart/125/top", foes, allies, strong="earth").plays("done", "one", "two")
    scene.sees(hurt=both, gains=muddled)
    scene = Scene("cragheart/125/top", foes, allies, strong="earth").plays("yes", "one", "two")
    scene.sees(hurt={"one": 2, "two": 2}, gains=muddled, xp=1, consumes="earth")
    seven = [(2, 0), *neighbours((2, 0))]
    covers("cragheart/125/top", seven, 1, gains="muddle")
    # One hex within range 2 is enough: the far side of the disc is at 4.
    Scene("cragheart/125/top", {"four": (4, 0), "five": (5, 0)}).plays().offers("four").chooses("done").sees()


@judged("125/bottom")
def move_3_again() -> None:
    goes("cragheart/125/bottom", 3)


@judged("126/top")
def attack_2_range_5_immobilize_with_earth() -> None:
    foes: Foes = {"foe": (4, 0), "beyond": (5, 0)}
    scene = (
        Scene("cragheart/126/top", foes, at=(-1, 0))
        .plays()
        .offers("foe")
        .chooses("foe")
        .sees(hurt={"foe": 2})
    )
    scene.makes("earth").plays("done", "foe").sees(hurt={"foe": 2})
    scene.plays("yes", "foe").sees(hurt={"foe": 2}, gains={"foe": "immobilize"}, xp=1, consumes="earth")


@judged("126/bottom")
def heal_2_range_3() -> None:
    heals("cragheart/126/bottom", 2, 3)


@judged("127/top")
def attack_3_push_1_even_into_obstacles() -> None:
    scene = Scene("cragheart/127/top", far(1)).blocks((2, 0)).plays().offers("foe").chooses("foe")
    scene.offers((2, 0), (2, -1), (1, 1)).chooses((2, 0))
    scene.sees(hurt={"foe": 5}, at={"foe": (2, 0)}, obstacle={(2, 0): None}, xp=1)
    scene = Scene("cragheart/127/top", far(1)).plays("foe", (2, 0)).sees(hurt={"foe": 3}, at={"foe": (2, 0)})
    Scene("cragheart/127/top", far(1)).plays("foe", "done").sees(hurt={"foe": 3})


@judged("127/bottom")
def one_more_for_ranged_attacks_this_round() -> None:
    scene = Scene("cragheart/127/bottom", {"near": (1, 0), "far": (3, 0)}).plays()
    scene.sees(lasts="cragheart attack round", card="discard active")
    scene.attacks("cragheart", 1, "far", range=3).sees(hurt={"far": 2})
    scene.attacks("cragheart", 1, "near").sees(hurt={"near": 1})
    scene.round_ends().sees(over="cragheart attack round", card="discard")


@judged("128/top")
def attack_3_disarm_in_a_triangle_and_air() -> None:
    triangle = [(3, 0), (4, 0), (4, -1)]
    covers("cragheart/128/top", triangle, 3, reach=4, gains="disarm", infuses="air", xp=3, card="lost")


@judged("128/bottom")
def two_more_for_melee_attacks_this_round() -> None:
    scene = Scene("cragheart/128/bottom", {"near": (1, 0), "far": (3, 0)}).plays()
    scene.sees(lasts="cragheart attack round", card="discard active")
    scene.attacks("cragheart", 1, "far", range=3).sees(hurt={"far": 1})
    scene.attacks("cragheart", 1, "near").sees(hurt={"near": 3})
    scene.round_ends().sees(over="cragheart attack round", card="discard")


@judged("129/top")
def heal_2_range_3_two_targets() -> None:
    allies = {"brute": (3, 0), "scoundrel": (-1, 0), "tinkerer": (0, 4)}
    scene = Scene("cragheart/129/top", allies=allies).hurts(cragheart=9, brute=9, scoundrel=9).plays()
    scene.offers("cragheart", "brute", "scoundrel").chooses("brute", "cragheart")
    scene.sees(heal={"brute": 2, "cragheart": 2})


@judged("129/bottom")
def two_further_for_six_ranged_attacks_with_air() -> None:
    foes: Foes = {"foe": (4, 0), "beyond": (5, 0), "near": (0, 0), "three": (-1, 3)}
    scene = Scene("cragheart/129/bottom", foes, at=(-1, 0)).plays()
    scene.sees(lasts="cragheart attackAction uses", card="lost active")
    scene.attacks("cragheart", 1, range=3).offers("near", "three").chooses("three").sees(hurt={"three": 1})
    scene.makes("air").attacks("cragheart", 1, "near").sees(hurt={"near": 1})
    scene.attacks("cragheart", 1, "done", range=3).offers("near", "three").chooses("done").sees()
    for use, xp in enumerate((0, 1, 0, 1, 0), 1):
        scene.makes("air").attacks("cragheart", 1, "yes", range=3).offers("near", "three", "foe").chooses(
            "foe"
        )
        scene.sees(hurt={"foe": 1}, xp=xp, used=use, consumes="air")
    scene.makes("air").attacks("cragheart", 1, "yes", "foe", range=3)
    scene.sees(hurt={"foe": 1}, xp=1, consumes="air", over="cragheart attackAction uses", card="lost")


@pytest.mark.parametrize("half", judged.halves)
def test_half(half: str) -> None:
    judged.run(half)
