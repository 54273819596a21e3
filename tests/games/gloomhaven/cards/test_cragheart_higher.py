"""The Cragheart's cards of levels 2 to 9, half by half."""

from __future__ import annotations

import pytest

from taverna.games.gloomhaven.language.vocabulary import ELITE
from taverna.kit.hexes import disc, distance, neighbours, row
from tests.games.gloomhaven.cards.judging import Foe, Foes, Judged, Scene, covers, far, goes
from tests.support.gloomhaven.tabletop import do

judged = Judged("cragheart")

AROUND: Foes = {"one": (1, 0), "two": (-1, 0), "far": (0, 2)}


@judged("130/top")
def destroy_an_obstacle_and_attack_4_around_it() -> None:
    foes: Foes = {"one": (3, 0), "two": (1, 1), "apart": (-1, 0)}
    scene = Scene("cragheart/130/top", foes).blocks([(1, 0), (2, 0)], (-2, 0), (0, -1))
    scene.plays().offers((1, 0), (0, -1)).chooses((1, 0)).offers("one", "two").chooses("all")
    gone = {(1, 0): None, (2, 0): None}
    scene.sees(hurt={"one": 4, "two": 4}, obstacle=gone, infuses="earth", xp=2, card="lost")
    Scene("cragheart/130/top", {"apart": (-1, 0)}).plays().sees()


@judged("130/bottom")
def move_4_again() -> None:
    goes("cragheart/130/bottom", 4)


@judged("131/top")
def attack_2_in_a_triangle_and_heal_2_the_allies_there() -> None:
    foes: Foes = {"one": (3, 0), "outside": (-3, 0), "beyond": (5, 0)}
    allies = {"brute": (4, 0), "tinkerer": (2, 1)}

    def scene() -> Scene:
        return Scene("cragheart/131/top", foes, allies).hurts(brute=5, tinkerer=5)

    # Which of the allies lie in the pattern is the player's choice.
    scene().plays("one").offers("brute", "tinkerer").chooses("brute").sees(hurt={"one": 2}, heal={"brute": 2})
    scene().plays("one", "tinkerer").sees(hurt={"one": 2}, heal={"tinkerer": 2})
    scene().plays("brute", "one").sees(hurt={"one": 2}, heal={"brute": 2})
    # A triangle and nothing else, not further than range 3.
    covers("cragheart/131/top", [(3, 0), (4, 0), (4, -1)], 2, reach=4)
    # Allies alone will do.
    scene().plays("tinkerer", "done").sees(heal={"tinkerer": 2})


@judged("131/bottom")
def move_2_heal_1_and_attack_1_all_around() -> None:
    foes: Foes = {"one": (3, 0), "two": (3, -1), "far": (2, 2)}
    allies = {"brute": (1, 0), "tinkerer": (2, -2)}
    scene = (
        Scene("cragheart/131/bottom", foes, allies).hurts(brute=5, tinkerer=5, cragheart=5).plays().reaches(2)
    )
    scene.chooses((2, 0)).offers("one", "two").chooses("all")
    scene.sees(at=(2, 0), heal={"brute": 1}, hurt={"one": 1, "two": 1})


@judged("132/top")
def move_an_obstacle_and_attack_2_around_it() -> None:
    key, foes = "cragheart/132/top", Foes({"one": (5, 0), "two": (4, 1), "apart": (2, 0)})

    def scene(strong: str = "") -> Scene:
        made = Scene(key, foes, {"brute": (3, 0)}, strong=strong)
        return made.blocks((1, 0), [(0, 1), (0, 2)], (-2, 0))

    moved = {(1, 0): None, (4, 0): True}
    made = scene().plays().offers((1, 0)).chooses((1, 0))
    taken = {(0, 0), (1, 0), (0, 1), (0, 2), (-2, 0), (2, 0), (3, 0), (4, 1)}
    assert made.offered_cells() - {(1, 0)} == set(disc(4)) - taken
    made.chooses((4, 0)).offers("one", "two").chooses("all").sees(
        hurt={"one": 2, "two": 2}, obstacle=moved, xp=1
    )
    scene("earth").plays((1, 0), (4, 0), "done", "all").sees(hurt={"one": 2, "two": 2}, obstacle=moved, xp=1)
    scene("earth").plays((1, 0), (4, 0), "yes", "all").sees(
        hurt={"one": 3, "two": 3}, obstacle=moved, xp=2, consumes="earth"
    )
    # An obstacle that is not moved after all gives no attack.
    scene().plays((1, 0), "done").sees()


@judged("132/bottom")
def jump_5_and_clear_the_way() -> None:
    scene = (
        Scene("cragheart/132/bottom", {"foe": (3, 0)}, floor=disc(6))
        .blocks([(1, 0), (1, 1)], (2, 2))
        .traps((2, 0), (4, 0))
    )
    scene.plays().reaches(5, jump=True).chooses("E", "E", "E", "E", "done")
    gone = {(1, 0): None, (1, 1): None}
    scene.sees(at=(4, 0), obstacle=gone, trap={(2, 0): None, (4, 0): None}, xp=2, card="lost")


@judged("133/top")
def attack_4_and_4_more_with_earth() -> None:
    Scene("cragheart/133/top", far(1)).plays().offers("foe").chooses("foe").sees(
        hurt={"foe": 4}, xp=1, card="lost"
    )
    scene = Scene("cragheart/133/top", far(1), strong="earth").plays("done", "foe")
    scene.sees(hurt={"foe": 4}, xp=1, card="lost")
    scene.plays("yes", "foe").sees(hurt={"foe": 8}, xp=3, consumes="earth", card="lost")


@judged("133/bottom")
def move_2_retaliate_1() -> None:
    scene = Scene("cragheart/133/bottom", {"foe": (3, 0)}).plays().reaches(2).chooses((2, 0))
    scene.sees(at=(2, 0), lasts="cragheart retaliate 1 round", xp=1, card="discard active")
    scene.strikes("foe", "cragheart", 1).sees(hurt={"cragheart": 1, "foe": 1})


@judged("134/top")
def three_obstacles_and_2_damage_around_them() -> None:
    foes: Foes = {"one": (2, 0), "two": (-4, 0), "apart": (3, 2)}
    scene = Scene("cragheart/134/top", foes, {"brute": (4, -2)}).plays()
    assert scene.offered_cells() == set(disc(4)) - {(0, 0), (2, 0), (-4, 0), (4, -2)}
    scene.chooses((3, 0), (3, -1), (-3, 0))
    made = {(3, 0): True, (3, -1): True, (-3, 0): True}
    scene.sees(hurt={"one": 2, "two": 2, "brute": 2}, obstacle=made, infuses="earth", xp=1)


@judged("134/bottom")
def move_6_in_a_straight_line() -> None:
    scene = Scene("cragheart/134/bottom", floor=disc(7)).plays()
    assert scene.offered_cells() == set()
    scene.chooses("NE")
    steps = [code for code in scene.options if code != 0]
    assert len(steps) == 1
    scene.chooses("NE", "NE", "NE", "NE", "NE").sees(at=(6, -6))


@judged("135/top")
def move_1_attack_4() -> None:
    scene = Scene("cragheart/135/top", {"foe": (2, 0)}).plays().reaches(1).chooses((1, 0), "foe")
    scene.sees(at=(1, 0), hurt={"foe": 4})


@judged("135/bottom")
def retaliate_3_range_3() -> None:
    scene = Scene("cragheart/135/bottom", {"foe": (3, 0), "sniper": (4, 0)}).plays()
    scene.sees(lasts="cragheart retaliate 3 round", xp=2, card="lost active")
    scene.strikes("foe", "cragheart", 1, range=3).sees(hurt={"cragheart": 1, "foe": 3})
    scene.strikes("sniper", "cragheart", 1, range=4).sees(hurt=1)
    scene.round_ends().sees(over="cragheart retaliate 3 round", card="lost")


@judged("136/top")
def a_normal_enemy_turns_to_stone() -> None:
    foes: Foes = {**far(4), "elite": Foe((2, 0), rank=ELITE)}
    scene = (
        Scene("cragheart/136/top", foes).plays().offers("foe").chooses("foe").offers((4, 0)).chooses((4, 0))
    )
    scene.sees(dead="foe", obstacle={(4, 0): True}, infuses="earth", xp=2, card="lost")


@judged("136/bottom")
def move_3_immobilize_all_neighbours() -> None:
    foes: Foes = {"one": (4, 0), "two": (4, -1), "far": (3, 2)}
    scene = Scene("cragheart/136/bottom", foes).plays().reaches(3).chooses((3, 0))
    scene.sees(at=(3, 0), gains={"one": "immobilize", "two": "immobilize"})


@judged("137/top")
def attack_3_muddle_two_on_each_side() -> None:
    covers("cragheart/137/top", [(-1, 0), (-1, 1), (1, -1), (1, 0)], 3, gains="muddle", xp=1)


@judged("137/bottom")
def three_more_for_four_melee_attacks_that_destroy_an_obstacle() -> None:
    scene = Scene("cragheart/137/bottom", {"foe": (1, 0), "far": (3, 0)})
    scene.blocks((0, 1), (-1, 0), (-1, 1), (0, -1), (0, 2)).plays()
    scene.sees(lasts="cragheart attack uses", card="lost active")
    scene.attacks("cragheart", 1, "far", range=3).sees(hurt={"far": 1})
    scene.attacks("cragheart", 1, "foe").offers((0, 1), (-1, 0), (-1, 1), (0, -1)).chooses("done")
    scene.sees(hurt={"foe": 1})
    for use, at in enumerate(((0, 1), (-1, 0), (-1, 1)), 1):
        scene.attacks("cragheart", 1, "foe", at).sees(hurt={"foe": 4}, obstacle={at: None}, xp=1, used=use)
    scene.attacks("cragheart", 1, "foe", (0, -1))
    scene.sees(hurt={"foe": 4}, obstacle={(0, -1): None}, xp=1, over="cragheart attack uses", card="lost")


@judged("138/top")
def trap_that_stuns_and_neighbours_muddled() -> None:
    foes: Foes = {"one": (1, 0), "two": (0, 1), "far": (-2, 0)}
    scene = (
        Scene("cragheart/138/top", foes).plays().offers((1, -1), (0, -1), (-1, 0), (-1, 1)).chooses((-1, 0))
    )
    scene.sees(trap={(-1, 0): (2, "stun")}, gains={"one": "muddle", "two": "muddle"})
    scene.does("cragheart", do("pull", n=1, range=2), "far", (-1, 0))
    scene.sees(at={"far": (-1, 0)}, hurt={"far": 2}, gains={"far": "stun"}, trap={(-1, 0): None})


@judged("138/bottom")
def move_2_invisible() -> None:
    scene = Scene("cragheart/138/bottom").plays().reaches(2).chooses((2, 0), "yes")
    scene.sees(at=(2, 0), gains="invisible")


@judged("139/top")
def attack_4_in_a_crescent_and_immobilize_friend_and_foe() -> None:
    foes: Foes = {
        "a": (1, -1),
        "b": (1, 0),
        "c": (0, 1),
        "d": (2, -1),
        "e": (1, 1),
        "behind": (-1, 0),
        "wide": (2, -2),
    }
    allies = {"brute": (2, 0), "tinkerer": (0, 2)}
    held = dict.fromkeys([*"abcde", "brute"], "immobilize")

    crescent = [(1, -1), (1, 0), (0, 1), (2, -1), (2, 0), (1, 1)]
    covers("cragheart/139/top", crescent, 4, gains="immobilize", card="lost")

    def scene(strong: str) -> Scene:
        return Scene("cragheart/139/top", foes, allies, strong=strong)

    plain = scene("").plays("d", "e", "c").offers("a", "b").chooses("a", "b")
    plain.sees(hurt=dict.fromkeys("abcde", 4), gains=held, card="lost")
    scene("earth").plays("done", *"decab").sees(hurt=dict.fromkeys("abcde", 4), gains=held, card="lost")
    more = scene("earth").plays("yes", *"decab")
    more.sees(hurt=dict.fromkeys("abcde", 6), gains=held, xp=2, consumes="earth", card="lost")


@judged("139/bottom")
def move_3_or_6_with_earth() -> None:
    goes("cragheart/139/bottom", 3)
    scene = (
        Scene("cragheart/139/bottom", strong="earth", floor=disc(7)).plays("done").reaches(3).chooses((3, 0))
    )
    scene.sees(at=(3, 0))
    scene = (
        Scene("cragheart/139/bottom", strong="earth", floor=disc(7)).plays("yes").reaches(6).chooses((6, 0))
    )
    scene.sees(at=(6, 0), consumes="earth")


@judged("140/top")
def a_great_obstacle_and_attack_4_immobilize_around_it() -> None:
    foes: Foes = {"one": (2, 0), "two": (5, -1), "apart": (1, 0)}
    scene = Scene("cragheart/140/top", foes, {"brute": (3, 1)}).plays()
    offered = scene.offered_cells()
    assert (4, 0) in offered
    assert (5, 0) not in offered  # no triangle there reaches into range 3
    scene.chooses((3, 0), (4, 0)).offers((4, -1)).chooses((4, -1)).offers("one", "two").chooses("all")
    made = {(3, 0): True, (4, 0): True, (4, -1): True}
    held = {"one": "immobilize", "two": "immobilize"}
    scene.sees(hurt={"one": 4, "two": 4}, gains=held, obstacle=made, infuses="earth", xp=2, card="lost")
    Scene("cragheart/140/top", {"foe": (3, 1)}).plays((2, 0), (3, 0), "done").sees()
    numbers = {scene.table.obstacles[scene.cell(at)] for at in made}
    assert len(numbers) == 1
    assert all(distance(at, (3, 0)) <= 1 for at in made)


@judged("140/bottom")
def jump_4() -> None:
    goes("cragheart/140/bottom", 4, jump=True)


@judged("141/top")
def attack_3_push_2_and_what_blocks_it_hurts() -> None:
    key = "cragheart/141/top"
    scene = Scene(key, far(1)).blocks((2, 0)).plays().offers("foe").chooses("foe")
    scene.offers((2, -1), (1, 1)).chooses("yes").sees(hurt={"foe": 7}, xp=2)
    scene = Scene(key, far(1)).blocks((3, 0)).plays("foe", (2, 0), "yes")
    scene.sees(hurt={"foe": 5}, at={"foe": (2, 0)}, xp=1)
    # Over an ally it goes on to where it can stand.
    crowd = Scene(key, {"foe": (1, 0), "friend": (2, 0)}).blocks((3, 0), (3, -1)).plays("foe", (2, 0))
    crowd.sees(hurt={"foe": 3}, at={"foe": (2, 1)})
    Scene(key, far(1)).plays("foe", (2, 0), (3, 0)).sees(hurt={"foe": 3}, at={"foe": (3, 0)})
    Scene(key, {"foe": (1, 0)}, floor=row(0, 1)).plays("foe", "yes").sees(hurt={"foe": 7}, xp=2)
    Scene(key, {"foe": (1, 0)}, floor=row(0, 1)).plays("foe", "done").sees(hurt={"foe": 3})


@judged("141/bottom")
def one_more_for_ranged_attacks_or_two_with_earth() -> None:
    scene = Scene("cragheart/141/bottom", {"near": (1, 0), "far": (3, 0)}).plays()
    scene.sees(lasts="cragheart attack round", card="discard active")
    scene.attacks("cragheart", 1, "far", range=3).sees(hurt={"far": 2})
    scene.makes("earth").attacks("cragheart", 1, "near").sees(hurt={"near": 1})
    scene.attacks("cragheart", 1, "far", "done", range=3).sees(hurt={"far": 2})
    scene.attacks("cragheart", 1, "far", "yes", range=3).sees(hurt={"far": 3}, xp=1, consumes="earth")
    scene.round_ends().sees(over="cragheart attack round", card="discard")


@judged("142/top")
def all_obstacles_near_destroyed_and_2_for_each_hex() -> None:
    key = "cragheart/142/top"

    def scene(strong: str = "") -> Scene:
        return Scene(key, {"foe": (1, 0)}, strong=strong).blocks([(0, 2), (0, 3)], (-1, 0), (-3, 0), (0, -4))

    gone = {(0, 2): None, (0, 3): None, (-1, 0): None}
    scene().plays("foe").sees(hurt={"foe": 6}, obstacle=gone, xp=2, card="lost")
    scene("earth").plays("done", "foe").sees(hurt={"foe": 6}, obstacle=gone, xp=2, card="lost")
    gone[(-3, 0)] = None
    scene("earth").plays("yes", "foe").sees(
        hurt={"foe": 8}, obstacle=gone, xp=3, consumes="earth", card="lost"
    )


@judged("142/bottom")
def move_6_to_an_obstacle() -> None:
    scene = Scene("cragheart/142/bottom", floor=disc(7)).blocks((5, 0), (-7, 0)).plays()
    # Behind the nearer obstacle is too far to walk; next to the other one there is one hex.
    assert scene.offered_cells() == {*neighbours((5, 0)), (-6, 0)} - {(6, 0)}
    scene.chooses((4, 0)).sees(at=(4, 0))


@judged("143/top")
def move_2_attack_5_and_earth() -> None:
    scene = Scene("cragheart/143/top", {"foe": (3, 0)}).plays().reaches(2).chooses((2, 0), "foe")
    scene.sees(at=(2, 0), hurt={"foe": 5}, infuses="earth", xp=1)


@judged("143/bottom")
def heal_2_range_2_at_the_start_of_five_turns() -> None:
    scene = Scene("cragheart/143/bottom", {"foe": (5, 0)}, {"brute": (2, 0), "tinkerer": (-3, 0)})
    scene.hurts(cragheart=15, brute=15, tinkerer=9).plays()
    scene.sees(lasts="cragheart turnStart uses", card="lost active")
    for use, xp in enumerate((1, 0, 1, 0), 1):
        scene.takes_turn("cragheart").offers("cragheart", "brute").chooses("brute")
        scene.sees(heal={"brute": 2}, xp=xp, used=use)
    scene.takes_turn("cragheart", "cragheart").sees(
        heal=2, xp=1, over="cragheart turnStart uses", card="lost"
    )


@judged("144/top")
def attack_4_range_4_and_all_around_suffer_as_much() -> None:
    foes: Foes = {"foe": Foe((4, 0), hp=20, shield=1), "beside": (4, -1), "apart": (4, -2), "beyond": (-5, 0)}
    scene = Scene("cragheart/144/top", foes, {"brute": (3, 0)}).plays().offers("foe", "beside", "apart")
    scene.chooses("foe").sees(hurt={"foe": 3, "beside": 3, "brute": 3})


@judged("144/bottom")
def move_4_and_2_damage_beside_the_way() -> None:
    foes: Foes = {"one": (1, -1), "two": (3, 1), "start": (-1, 0), "apart": (0, 4)}
    scene = Scene("cragheart/144/bottom", foes, {"brute": (4, 0)}).plays().reaches(4)
    scene.chooses("E", "E", "E", "done")
    scene.sees(at=(3, 0), hurt={"one": 2, "two": 2, "brute": 2}, infuses="earth")


@judged("145/top")
def attack_3_all_neighbours_push_2_even_into_obstacles() -> None:
    scene = Scene("cragheart/145/top", AROUND).blocks((2, 0), (3, 0), (-3, 0)).plays("all")
    scene.chooses((2, 0), (3, 0), (-2, 0), (-3, 0))
    scene.sees(
        hurt={"one": 7, "two": 5},
        at={"one": (3, 0), "two": (-3, 0)},
        obstacle={(2, 0): None, (3, 0): None, (-3, 0): None},
        xp=3,
        card="lost",
    )


@judged("145/bottom")
def attack_2_jump_5_attack_3() -> None:
    foes: Foes = {
        "one": (1, 0),
        "two": (-1, 0),
        "three": (4, 0),
        "four": (4, -1),
        "five": (0, 2),
        "six": (3, 2),
    }
    scene = Scene("cragheart/145/bottom", foes, floor=disc(6)).plays().offers("one", "two").chooses("all")
    scene.reaches(5, jump=True).chooses((3, 0)).offers("three", "four").chooses("all")
    scene.sees(at=(3, 0), hurt={"one": 2, "two": 2, "three": 3, "four": 3}, xp=2, card="lost")


@pytest.mark.parametrize("half", judged.halves)
def test_half(half: str) -> None:
    judged.run(half)
