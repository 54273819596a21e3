"""The cards of levels 2 to 9 of the class triangles, half by half, and its summons."""

from __future__ import annotations

import pytest

from taverna.kit.hexes import disc, row
from tests.games.gloomhaven.cards.judging import Foe, Foes, Judged, Scene, covers, far, goes, heals
from tests.games.gloomhaven.cards.test_triangles import TRIANGLE, bought

judged = Judged("triangles")


@judged("460/top")
def attack_2_in_a_wide_wedge() -> None:
    wedge = [(1, -1), (2, -2), (2, -1), (1, 0), (2, 0)]
    covers("triangles/460/top", wedge, 2, infuses="fire")


@judged("460/bottom")
def move_4_fire_retaliates() -> None:
    goes("triangles/460/bottom", 4)
    scene = Scene("triangles/460/bottom", {"foe": (4, 0), "far": (5, 0)}, strong="fire").plays("yes", (2, 0))
    scene.sees(at=(2, 0), lasts="triangles retaliate 2 round", consumes="fire")
    scene.strikes("foe", "triangles", 1, range=2).sees(hurt={"triangles": 1, "foe": 2})
    scene.strikes("far", "triangles", 1, range=3).sees(hurt=1)
    scene.round_ends().sees(over="triangles retaliate 2 round")


@judged("461/top")
def attack_1_in_a_hexagon() -> None:
    hexagon = [(3, 0), (2, 0), (3, -1), (2, 1), (4, -1), (4, 0), (3, 1)]
    foes: Foes = {f"{q},{r}": (q, r) for q, r in hexagon}
    scene = Scene("triangles/461/top", {**foes, "aside": (-3, 0)}).plays(*foes)
    scene.sees(hurt=dict.fromkeys(foes, 1), infuses="ice")


@judged("461/bottom")
def move_4_ice_shields() -> None:
    goes("triangles/461/bottom", 4)
    scene = Scene("triangles/461/bottom", {"foe": (3, 0)}, strong="ice").plays("yes", (2, 0))
    scene.sees(at=(2, 0), lasts="triangles shield 2 round", consumes="ice")
    scene.strikes("foe", "triangles", 3).sees(hurt=1)
    scene.round_ends().sees(over="triangles shield 2 round")


@judged("462/top")
def attack_4_in_a_triangle_for_earth_and_dark() -> None:
    covers("triangles/462/top", [(4, 0), (5, 0), (5, -1)], 4, reach=5, card="lost")
    scene = Scene("triangles/462/top", {"foe": (4, 0)}, strong="earth dark").plays("yes", "yes", "foe")
    told = {"hurt": {"foe": 6}, "gains": {"foe": "immobilize"}, "curses": {"monsters": 1}}
    scene.sees(**told, consumes="earth dark", xp=2, card="lost")


@judged("462/bottom")
def attack_3_range_4_with_dark() -> None:
    scene = Scene("triangles/462/bottom", far(4)).plays().offers("foe").chooses("foe")
    scene.sees(hurt={"foe": 3}, infuses="dark")


CHAIN: Foes = {"one": (3, 0), "two": (5, 0), "three": (5, -2), "four": (4, -3), "far": (-3, 0)}


@judged("463/top")
def lightning_that_leaps_on() -> None:
    scene = (
        Scene("triangles/463/top", CHAIN).plays().offers("one", "far").chooses("one").offers("two", "three")
    )
    scene.chooses("two").offers("three").chooses("three")
    scene.sees(hurt={"one": 4, "two": 3, "three": 2}, card="lost")
    strong = Scene("triangles/463/top", CHAIN, strong="light air").plays("yes", "yes", "one", "two", "three")
    strong.offers("four").chooses("four")
    strong.sees(hurt={"one": 5, "two": 4, "three": 3, "four": 2}, consumes="light air", xp=2, card="lost")
    Scene("triangles/463/top", CHAIN).plays("one", "done").sees(hurt={"one": 4}, card="lost")
    alone = Scene("triangles/463/top", {"one": Foe((3, 0), hp=4), "two": (5, 0), "far": (-3, 0)}).plays("one")
    alone.offers("two").chooses("two").sees(
        dead="one", hurt={"two": 3}, card="lost"
    )  # also from where it fell


@judged("463/bottom")
def heal_3_range_4() -> None:
    heals("triangles/463/bottom", 3, 4, infuses="light")


@judged("464/top")
def attack_5_range_4_two_targets() -> None:
    foes: Foes = {"one": (4, 0), "two": (0, 4), "three": (-4, 0), "beyond": (5, 0)}
    scene = Scene("triangles/464/top", foes).plays().offers("one", "two", "three").chooses("one", "two")
    scene.sees(hurt={"one": 5, "two": 5}, infuses="ice fire", xp=1, card="lost")


@judged("464/bottom")
def move_2_with_light_and_dark() -> None:
    goes("triangles/464/bottom", 2, infuses="light dark")


@judged("465/top")
def attack_2_all_around() -> None:
    foes: Foes = {"one": (1, 0), "two": (0, 1), "far": (2, -2)}
    scene = Scene("triangles/465/top", foes).plays().offers("one", "two").chooses("all")
    scene.sees(hurt={"one": 2, "two": 2}, infuses="air earth")


@judged("465/bottom")
def loot_1_or_2_for_two_elements() -> None:
    coins = {(0, 0): 1, (1, 0): 1, (2, 0): 2, (3, 0): 1}
    near = {(0, 0): None, (1, 0): None}
    Scene("triangles/465/bottom").pays(coins).plays().sees(tokens=2, coins=near)
    Scene("triangles/465/bottom", strong="fire").pays(coins).plays().sees(tokens=2, coins=near)
    scene = Scene("triangles/465/bottom", strong="fire ice dark").pays(coins).plays("ice", "dark")
    scene.sees(tokens=4, coins={**near, (2, 0): None}, consumes="ice dark")


@judged("466/top")
def attack_2_range_3_two_targets_stronger_for_two() -> None:
    foes: Foes = {"one": (3, 0), "two": (0, 3), "beyond": (-4, 0)}
    Scene("triangles/466/top", foes, strong="fire").plays("one", "two").sees(hurt={"one": 2, "two": 2})
    scene = Scene("triangles/466/top", foes, strong="fire earth").plays("yes").offers("one", "two")
    scene.chooses("one", "two").sees(hurt={"one": 5, "two": 5}, consumes="fire earth", xp=1)


@judged("466/bottom")
def shield_1_with_ice_and_dark() -> None:
    scene = Scene("triangles/466/bottom", {"foe": (1, 0)}).plays()
    scene.sees(lasts="triangles shield 1 round", infuses="ice dark", card="discard active")
    scene.strikes("foe", "triangles", 3).sees(hurt=2)
    scene.round_ends().sees(over="triangles shield 1 round", card="discard")


@judged("467/top")
def attack_5_range_2_further_for_two() -> None:
    foes: Foes = {"foe": Foe((4, 0), hp=20, shield=5), "near": (-2, 0), "beyond": (5, 0)}
    Scene("triangles/467/top", foes).plays().offers("near").chooses("near").sees(hurt={"near": 5})
    scene = Scene("triangles/467/top", foes, strong="ice air").plays("yes").offers("foe", "near")
    scene.chooses("foe").sees(hurt={"foe": 4}, consumes="ice air", xp=1)


@judged("467/bottom")
def heal_2_range_2() -> None:
    heals("triangles/467/bottom", 2, 2, infuses="fire light")


@judged("468/top")
def heal_3_and_attack_2_around_the_healed() -> None:
    foes: Foes = {"one": (5, 0), "two": (4, -2), "mine": (0, 1)}
    scene = (
        Scene("triangles/468/top", foes, {"brute": (4, 0)})
        .hurts(brute=9)
        .plays()
        .offers("triangles", "brute")
    )
    scene.chooses("brute").offers("one", "two").chooses("all")
    scene.sees(heal={"brute": 3}, hurt={"one": 2, "two": 2}, infuses="ice air", xp=1, card="lost")


@judged("468/bottom")
def move_3_for_fire_and_air() -> None:
    goes("triangles/468/bottom", 3)
    scene = Scene("triangles/468/bottom", strong="fire", floor=disc(6)).plays("yes").reaches(6)
    scene.chooses((6, 0)).sees(at=(6, 0), consumes="fire")
    scene = Scene("triangles/468/bottom", {"foe": (1, 0)}, strong="air").plays("yes").reaches(3, jump=True)
    scene.chooses((3, 0)).sees(at=(3, 0), consumes="air", xp=1)


@judged("469/top")
def attack_2_range_3_for_pairs_of_elements() -> None:
    Scene("triangles/469/top", far(3), strong="fire").plays().offers("foe").chooses("foe").sees(
        hurt={"foe": 2}
    )
    bought("triangles/469/top", "fire ice", "fire", hurt={"foe": 5}, consumes="fire ice", xp=1)
    foes: Foes = {"one": (3, 0), "two": (0, 3)}
    scene = Scene("triangles/469/top", foes, strong="fire ice air earth light dark")
    scene.plays("fire", "ice", "air", "earth", "light").offers("one", "two").chooses("one", "two")
    scene.sees(
        hurt={"one": 5, "two": 5},
        gains={"one": "immobilize muddle", "two": "immobilize muddle"},
        consumes="fire ice air earth light dark",
        xp=3,
    )


@judged("469/bottom")
def summon_doppelganger() -> None:
    foes: Foes = {"foe": (5, 0), "mine": (-1, 0)}
    scene = Scene("triangles/469/bottom", foes).plays((1, 0))
    scene.sees(joins={"doppelganger": ((1, 0), 10)}, infuses="earth", xp=1, card="lost active")
    scene.stands("doppelganger", (4, 0)).takes_turn("doppelganger").sees(becomes_strong="earth")
    scene.attacks("triangles", 3, (4, 0)).offers("foe").chooses("foe").sees(hurt={"foe": 3})
    scene.attacks("triangles", 3, (0, 0)).offers("mine").chooses("mine").sees(hurt={"mine": 3})
    scene.stands("doppelganger", (5, 0)).stands("foe", (4, 0))
    scene.attacks("triangles", 3, (5, 0), "foe", (3, 0), push=1).sees(hurt={"foe": 3}, at={"foe": (3, 0)})
    retaliating = Scene("triangles/469/bottom", {"foe": Foe((5, 0), hp=20, retaliate=2)}).plays((1, 0))
    retaliating.sees(joins={"doppelganger": ((1, 0), 10)}, infuses="earth", xp=1, card="lost active")
    retaliating.stands("doppelganger", (4, 0)).attacks("triangles", 3, (4, 0), "foe")
    retaliating.sees(hurt={"foe": 3, "triangles": 2})  # as if it stood there


@judged("470/top")
def attack_2_in_a_triangle_or_death_for_dark() -> None:
    covers("triangles/470/top", TRIANGLE, 2, reach=4)
    foes: Foes = {"one": (3, 0), "two": (4, 0), "elite": Foe((4, -1), hp=20, rank=1)}
    scene = Scene("triangles/470/top", foes, strong="dark fire").plays("fire", "one", "two", "elite")
    scene.sees(dead="one two", hurt={"elite": 2}, consumes="dark fire", xp=1)


@judged("470/bottom")
def move_3_and_an_ally_retaliates() -> None:
    scene = Scene("triangles/470/bottom", {"foe": (5, 0)}, {"brute": (4, 0)}).plays().reaches(3)
    scene.chooses((3, 0)).offers("brute").chooses("brute")
    scene.sees(at=(3, 0), lasts="brute retaliate 1 round", card="discard active")
    scene.strikes("foe", "brute", 1).sees(hurt={"brute": 1, "foe": 1})
    scene.round_ends().sees(over="brute retaliate 1 round", card="discard")
    scene = Scene("triangles/470/bottom", {"foe": (5, 0)}, {"brute": (4, 0)}, strong="light ice")
    scene.plays((3, 0), "ice", "brute")
    scene.sees(at=(3, 0), lasts="brute retaliate 3 round", consumes="light ice", xp=1, card="discard active")


@judged("471/top")
def heal_3_range_3_for_three_elements() -> None:
    heals("triangles/471/top", 3, 3, xp=1)

    def scene(strong: str) -> Scene:
        made = Scene("triangles/471/top", {"foe": (4, 0)}, {"brute": (3, 0)}, strong=strong)
        return made.hurts(brute=9).hands("brute", [], [1, 2])

    shielded = scene("ice").plays("yes", "brute")
    shielded.sees(heal={"brute": 3}, lasts="brute shield 1 round", consumes="ice", xp=1)
    scene("earth").plays("yes", "brute").sees(heal={"brute": 5}, consumes="earth", xp=1)
    scene("light").plays("yes", "brute", 2).sees(
        heal={"brute": 3}, hand={"brute": [2]}, discard={"brute": [1]}, consumes="light", xp=1
    )


@judged("471/bottom")
def attack_3_range_3_for_three_elements() -> None:
    Scene("triangles/471/bottom", far(3)).plays().offers("foe").chooses("foe").sees(hurt={"foe": 3}, xp=1)
    told = {"hurt": {"foe": 3}, "gains": {"foe": "poison wound"}, "consumes": "fire", "xp": 1}
    bought("triangles/471/bottom", "fire", "yes", **told)
    bought("triangles/471/bottom", "dark", "yes", hurt={"foe": 5}, consumes="dark", xp=1)
    scene = Scene("triangles/471/bottom", {"foe": (5, 0)}, strong="air").plays("yes").offers("foe")
    scene.chooses("foe").sees(hurt={"foe": 3}, consumes="air", xp=1)


@judged("472/top")
def consuming_hurts_or_heals() -> None:
    foes: Foes = {"near": (2, 0), "foe": (3, 0)}
    scene = Scene("triangles/472/top", foes, {"brute": (-2, 0)}).hurts(brute=5, triangles=3).plays()
    scene.sees(lasts="triangles elementConsumed persistent", xp=2, card="lost active")
    scene.makes("fire", "air").turns_to("triangles/447/top").plays("yes")
    scene.chooses("effect0").offers("near").chooses(
        "near", "yes", "foe"
    )  # once an action, also with two elements
    scene.sees(hurt={"near": 1, "foe": 5}, consumes="fire air", xp=1)
    scene.makes("fire").plays("yes").chooses("effect1").offers("triangles", "brute").chooses("brute", "foe")
    scene.sees(heal={"brute": 1}, hurt={"foe": 3}, consumes="fire", xp=1)
    scene.makes("fire").plays("yes", "done", "foe").sees(hurt={"foe": 3}, consumes="fire", xp=1)
    scene.plays("foe").sees(hurt={"foe": 1})


@judged("472/bottom")
def jump_3_and_harm_on_the_way() -> None:
    goes("triangles/472/bottom", 3, jump=True)
    foes: Foes = {"on": (1, 0), "off": (0, 2)}
    scene = Scene("triangles/472/bottom", foes, strong="fire dark").plays("dark").reaches(5, jump=True)
    scene.chooses("E", "E", "E", "E", "E")
    scene.sees(at=(5, 0), gains={"on": "wound"}, consumes="fire dark", xp=1)
    scene = Scene("triangles/472/bottom", foes, strong="ice dark").plays("dark").reaches(5, jump=True)
    scene.chooses("E", "E", "done")
    scene.sees(at=(2, 0), gains={"on": "immobilize"}, consumes="ice dark", xp=1)


@judged("473/top")
def shield_2_and_more_for_any_elements() -> None:
    scene = Scene("triangles/473/top", {"foe": (1, 0)}).plays()
    scene.sees(lasts="triangles shield 2 round", card="discard active")
    scene.strikes("foe", "triangles", 3).sees(hurt=1)
    scene.round_ends().sees(over="triangles shield 2 round", card="discard")
    scene = Scene("triangles/473/top", strong="fire ice air").plays("ice", "air", "fire")
    scene.sees(lasts="triangles shield 5 round", consumes="fire ice air", xp=2, card="discard active")


@judged("473/bottom")
def heal_5_with_light() -> None:
    Scene("triangles/473/bottom").hurts(triangles=9).plays("yes").sees(heal=5, infuses="light")


@judged("474/top")
def summon_mana_sphere() -> None:
    for more in (0, 1):
        scene = Scene("triangles/474/top", {"foe": (7 + more, 0)}, floor=row(0, 8)).plays((1, 0))
        scene.sees(joins={"mana-sphere": ((1, 0), 3)}, xp=1, card="lost active")
        if more:
            scene.takes_turn("mana-sphere").sees(at={"mana-sphere": (4, 0)})
        else:
            scene.takes_turn("mana-sphere", "dark")
            scene.sees(at={"mana-sphere": (4, 0)}, hurt={"foe": 2}, infuses="dark", becomes_strong="dark")
    scene.strikes("foe", "mana-sphere", 3, range=9).sees(dead="mana-sphere", card="lost")


@judged("474/bottom")
def four_elements_do_four_things() -> None:
    Scene("triangles/474/bottom", {"foe": (3, 0)}).plays().sees()
    Scene("triangles/474/bottom", {"foe": (3, 0)}, strong="fire").plays("yes", "foe").sees(
        hurt={"foe": 3}, consumes="fire"
    )
    scene = Scene("triangles/474/bottom", {"foe": (5, 0)}, strong="fire air ice earth")
    scene.pays({(2, 0): 1, (3, 0): 1}).hurts(triangles=5).plays("yes", "yes", "yes", "yes")
    scene.reaches(3).chooses((2, 0), "triangles")
    scene.sees(at=(2, 0), tokens=2, coins={(2, 0): None, (3, 0): None}, heal=3, consumes="fire air ice earth")


@judged("475/top")
def attack_2_all_within_3_for_dark_and_light() -> None:
    foes: Foes = {"one": (3, 0), "two": (0, 2), "far": (-4, 0)}
    Scene("triangles/475/top", foes).plays().offers("one", "two").chooses("all").sees(
        hurt={"one": 2, "two": 2}
    )
    scene = Scene("triangles/475/top", foes, strong="dark light").plays("yes", "yes", "all")
    scene.sees(
        hurt={"one": 4, "two": 4},
        gains={"one": "muddle", "two": "muddle"},
        curses={"monsters": 2},
        consumes="dark light",
        xp=2,
    )


@judged("475/bottom")
def heal_4_range_4_for_fire_and_ice() -> None:
    heals("triangles/475/bottom", 4, 4)
    scene = Scene("triangles/475/bottom", {"foe": (5, 0)}, {"brute": (4, 0)}, strong="fire ice").hurts(
        brute=9
    )
    scene.plays("yes", "yes", "brute")
    both = "brute retaliate 2 round, brute shield 2 round"
    scene.sees(heal={"brute": 4}, lasts=both, consumes="fire ice", xp=2)
    scene.strikes("foe", "brute", 3).sees(hurt={"brute": 1, "foe": 2})
    scene.round_ends().sees(over=both)


@pytest.mark.parametrize("half", judged.halves)
def test_half(half: str) -> None:
    judged.run(half)
