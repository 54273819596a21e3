"""The Brute's cards of level 1 and X, half by half."""

from __future__ import annotations

import pytest

from tests.games.gloomhaven.cards.judging import Foe, Foes, Judged, Scene, covers, far, goes, loots
from tests.support.gloomhaven.tabletop import do, move

judged = Judged("brute")


@judged("1/top")
def attack_3_pierce_2() -> None:
    scene = Scene("brute/1/top", {"foe": Foe((1, 0), shield=3)})
    scene.plays().offers("foe").chooses("foe").sees(hurt={"foe": 2})


@judged("1/bottom")
def jump_4_and_attack_all_moved_through() -> None:
    scene = Scene("brute/1/bottom", {"one": (1, 0), "two": (2, 0), "beside": (2, 1), "beyond": (4, 0)})
    scene.plays().reaches(4, jump=True).chooses("E", "E", "E", "done")
    scene.offers("one", "two").chooses("all").sees(at=(3, 0), hurt={"one": 2, "two": 2}, xp=2, card="lost")
    Scene("brute/1/bottom").plays((4, 0)).sees(at=(4, 0), xp=2, card="lost")


@judged("2/top")
def retaliate_2_with_experience_each_time() -> None:
    scene = Scene("brute/2/top", {"foe": (1, 0), "archer": (2, 0)}).plays()
    scene.sees(lasts="brute retaliate 2 round", card="discard active")
    scene.strikes("foe", "brute", 3).sees(hurt={"brute": 3, "foe": 2}, xp=1)
    scene.strikes("foe", "brute", 1).sees(hurt={"brute": 1, "foe": 2}, xp=1)
    scene.strikes("archer", "brute", 1, range=2).sees(hurt={"brute": 1})
    scene.round_ends().sees(over="brute retaliate 2 round", card="discard")


@judged("2/bottom")
def heal_2_at_range_1_and_earth() -> None:
    allies = {"tinkerer": (1, 0), "scoundrel": (2, 0)}
    scene = Scene("brute/2/bottom", allies=allies).hurts(brute=5, tinkerer=5).plays()
    scene.offers("brute", "tinkerer").chooses("tinkerer").sees(heal={"tinkerer": 2}, infuses="earth")
    scene.plays("brute").sees(heal=2)


@judged("3/top")
def attack_2_three_in_front() -> None:
    covers("brute/3/top", [(1, -1), (1, 0), (0, 1)], 2)


@judged("3/bottom")
def move_3_and_push_all_neighbours() -> None:
    scene = Scene("brute/3/bottom", {"one": (3, 0), "two": (3, -1), "far": (2, 2)}).plays().reaches(3)
    scene.chooses((2, 0)).offers((4, 0), (4, -1), (3, 1)).chooses((4, 0), "done")
    scene.sees(at={"brute": (2, 0), "one": (4, 0)})


@judged("4/top")
def attack_2_disarm() -> None:
    Scene("brute/4/top", {"foe": (1, 0)}).plays("foe").sees(hurt={"foe": 2}, gains={"foe": "disarm"})


@judged("4/bottom")
def attacks_on_adjacent_allies_hit_the_brute() -> None:
    allies = {"tinkerer": (1, 0), "scoundrel": (0, 2)}
    scene = Scene("brute/4/bottom", {"foe": (2, 0), "archer": (4, 0)}, allies).plays()
    scene.sees(lasts="brute targeted round", card="discard active")
    scene.strikes("foe", "tinkerer", 3).sees(hurt={"brute": 3})
    scene.strikes("archer", "tinkerer", 2, range=3).sees(hurt={"brute": 2})
    scene.strikes("archer", "scoundrel", 2, range=5).sees(hurt={"scoundrel": 2})
    scene.round_ends().sees(over="brute targeted round", card="discard")
    scene.strikes("foe", "tinkerer", 3).sees(hurt={"tinkerer": 3})


@judged("5/top")
def attack_6() -> None:
    Scene("brute/5/top", {"foe": (1, 0)}).plays("foe").sees(hurt={"foe": 6}, xp=2, card="lost")


@judged("5/bottom")
def move_3_and_push_2() -> None:
    scene = Scene("brute/5/bottom", {"one": (4, 0), "two": (4, -1), "far": (3, 2)}).plays().reaches(3)
    scene.chooses((3, 0)).offers("one", "two").chooses("one", (5, 0))
    scene.sees(at={"brute": (3, 0), "one": (5, 0)})
    scene = Scene("brute/5/bottom", {"one": (1, 0)}).plays("done", "one", (2, 0), (3, 0))
    scene.sees(at={"one": (3, 0)})


@judged("6/top")
def loot_1() -> None:
    loots("brute/6/top", 1)


@judged("6/bottom")
def move_4() -> None:
    goes("brute/6/bottom", 4)


@judged("7/top")
def attack_3_push_2() -> None:
    scene = Scene("brute/7/top", {"foe": (1, 0)}).plays("foe").offers((2, 0), (2, -1), (1, 1))
    scene.chooses((2, 0), (3, -1)).sees(hurt={"foe": 3}, at={"foe": (3, -1)})


@judged("7/bottom")
def shield_1_for_six_sources_of_attack_damage() -> None:
    scene = Scene("brute/7/bottom", {"foe": (1, 0)}).plays()
    scene.sees(lasts="brute attackDamage uses", card="lost active")
    scene.does("brute", do("damage", n=1, to={"who": "self"})).sees(hurt=1)
    for use, xp in enumerate((0, 1, 0, 1, 0), 1):
        scene.strikes("foe", "brute", 2).sees(hurt=1, xp=xp, used=use)
    scene.strikes("foe", "brute", 0).sees()
    scene.strikes("foe", "brute", 2).sees(hurt=1, xp=1, over="brute attackDamage uses", card="lost")
    scene.strikes("foe", "brute", 2).sees(hurt=2)


@judged("8/top")
def attack_4_stun() -> None:
    scene = Scene("brute/8/top", {"foe": (1, 0)}).plays("foe")
    scene.sees(hurt={"foe": 4}, gains={"foe": "stun"}, xp=2, card="lost")


@judged("8/bottom")
def shield_1_this_round() -> None:
    scene = Scene("brute/8/bottom", {"foe": (1, 0)}).plays()
    scene.sees(lasts="brute shield 1 round", card="discard active")
    scene.strikes("foe", "brute", 3).sees(hurt=2)
    scene.round_ends().sees(over="brute shield 1 round", card="discard")


@judged("9/top")
def attack_3_two_side_by_side() -> None:
    covers("brute/9/top", [(1, 0), (0, 1)], 3, xp=1)


@judged("9/bottom")
def jump_3_and_air() -> None:
    goes("brute/9/bottom", 3, jump=True, infuses="air")


@judged("10/top")
def attack_3_range_3() -> None:
    scene = Scene("brute/10/top", far(3)).plays().offers("foe").chooses("foe").sees(hurt={"foe": 3}, xp=1)
    scene.plays("done").sees()


@judged("10/bottom")
def attack_2() -> None:
    Scene("brute/10/bottom", far(1)).plays().offers("foe").chooses("foe").sees(hurt={"foe": 2})


@judged("11/top")
def attack_3_two_in_a_line_more_with_air() -> None:
    covers("brute/11/top", [(2, 0), (1, 0)], 3, xp=1)
    foes: Foes = {"near": Foe((1, 0), hp=20, shield=2), "far": (2, 0)}
    scene = Scene("brute/11/top", foes, strong="air").plays("done", "far", "near")
    scene.sees(hurt={"near": 1, "far": 3}, xp=1)
    scene.plays("yes", "far", "near").sees(hurt={"near": 3, "far": 4}, xp=1, consumes="air")


@judged("11/bottom")
def move_6() -> None:
    goes("brute/11/bottom", 6, xp=1, card="lost")


@judged("12/top")
def attack_as_far_as_moved_this_turn() -> None:
    scene = Scene("brute/12/top", {"foe": (4, 0)}).does("brute", move(4), (3, 0)).sees(at=(3, 0))
    scene.plays("foe").sees(hurt={"foe": 3}, xp=1)
    Scene("brute/12/top", {"foe": (1, 0)}).plays("foe").sees(xp=1)


@judged("12/bottom")
def move_as_far_as_damage_was_dealt_this_turn() -> None:
    scene = Scene("brute/12/bottom", {"foe": (1, 0)}).attacks("brute", 3, "foe").sees(hurt={"foe": 3})
    scene.plays().reaches(3).chooses((-3, 0)).sees(at=(-3, 0))
    Scene("brute/12/bottom").plays().sees()


@judged("13/top")
def retaliate_2_and_shield_2() -> None:
    scene = Scene("brute/13/top", {"foe": (1, 0)}).plays()
    both = "brute retaliate 2 round, brute shield 2 round"
    scene.sees(lasts=both, xp=2, card="lost active")
    scene.strikes("foe", "brute", 3).sees(hurt={"brute": 1, "foe": 2})
    scene.round_ends().sees(over=both, card="lost")


@judged("13/bottom")
def one_more_for_every_attack_this_round() -> None:
    scene = Scene("brute/13/bottom", {"one": (1, 0), "two": (3, 0)}, {"scoundrel": (0, 1)}).plays()
    scene.sees(lasts="brute attack round", card="discard active")
    scene.attacks("brute", 2, "one").sees(hurt={"one": 3})
    scene.attacks("brute", 2, "two", range=3).sees(hurt={"two": 3})
    scene.attacks("scoundrel", 2, "one").sees(hurt={"one": 2})
    scene.round_ends().sees(over="brute attack round", card="discard")


@pytest.mark.parametrize("half", judged.halves)
def test_half(half: str) -> None:
    judged.run(half)
