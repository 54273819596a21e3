"""The cards of level 1 and X of the class triangles, half by half."""

from __future__ import annotations

import pytest

from taverna.kit.hexes import DIRECTIONS, disc
from tests.games.gloomhaven.cards.judging import Foes, Judged, Scene, covers, far, goes, heals, loots

judged = Judged("triangles")
TRIANGLE = [(3, 0), (4, 0), (4, -1)]
"""A ranged triangle whose first hex is at range 3."""


def bought(key: str, strong: str, *answers: str, **told: object) -> Scene:
    """One foe at range 2 to be attacked; a question for each element that is there."""
    scene = Scene(key, {"foe": (2, 0)}, strong=strong).plays(*answers)
    return scene.chooses("foe").sees(**told)


@judged("447/top")
def attack_1_range_3_for_fire_and_air() -> None:
    Scene("triangles/447/top", far(3)).plays().offers("foe").chooses("foe").sees(hurt={"foe": 1})
    bought("triangles/447/top", "fire", "yes", hurt={"foe": 3}, consumes="fire", xp=1)
    bought("triangles/447/top", "air", "yes", hurt={"foe": 3}, consumes="air")
    bought("triangles/447/top", "fire air", "yes", "yes", hurt={"foe": 5}, consumes="fire air", xp=1)


@judged("447/bottom")
def move_3_for_ice_and_earth() -> None:
    goes("triangles/447/bottom", 3)
    scene = Scene("triangles/447/bottom", strong="ice earth").plays("yes", "done").reaches(5)
    scene.chooses((5, 0)).sees(at=(5, 0), consumes="ice", xp=1)
    scene = Scene("triangles/447/bottom", strong="earth").plays("yes").reaches(5)
    scene.chooses((5, 0)).sees(at=(5, 0), consumes="earth")


@judged("448/top")
def attack_1_range_3_for_earth_and_ice() -> None:
    Scene("triangles/448/top", far(3)).plays().offers("foe").chooses("foe").sees(hurt={"foe": 1})
    bought("triangles/448/top", "earth", "yes", hurt={"foe": 3}, consumes="earth", xp=1)
    bought("triangles/448/top", "earth ice", "yes", "yes", hurt={"foe": 5}, consumes="earth ice", xp=1)


@judged("448/bottom")
def move_3_for_air_and_fire() -> None:
    goes("triangles/448/bottom", 3)
    scene = Scene("triangles/448/bottom", strong="air fire", floor=disc(7)).plays("yes", "yes").reaches(7)
    scene.chooses((7, 0)).sees(at=(7, 0), consumes="air fire", xp=1)


@judged("449/top")
def attack_2_range_2_for_any_two_elements() -> None:
    Scene("triangles/449/top", far(2)).plays().offers("foe").chooses("foe").sees(hurt={"foe": 2})
    scene = Scene("triangles/449/top", far(3), strong="dark").plays("dark").offers("foe").chooses("foe")
    scene.sees(hurt={"foe": 3}, consumes="dark", xp=1)
    scene = Scene("triangles/449/top", far(4), strong="dark ice").plays("ice", "dark").offers("foe")
    scene.chooses("foe").sees(hurt={"foe": 4}, consumes="dark ice", xp=1)


@judged("449/bottom")
def any_element_for_each_attack() -> None:
    foes: Foes = {"foe": (1, 0), "other": (0, 1)}
    scene = Scene("triangles/449/bottom", foes).plays()
    scene.sees(lasts="triangles attackAction persistent", xp=2, card="lost active")
    scene.attacks("triangles", 2, "foe").sees(hurt={"foe": 2})
    scene.makes("fire", "ice").attacks("triangles", 2, "done", "foe").sees(hurt={"foe": 2})
    scene.attacks("triangles", 2, "ice", "foe", "other", targets=2)
    scene.sees(hurt={"foe": 3, "other": 3}, consumes="ice")
    scene.attacks("triangles", 2, "foe").sees(hurt={"foe": 2})  # once an action
    scene.turn_ends().sees()
    scene.attacks("triangles", 2, "fire", "foe").sees(hurt={"foe": 3}, consumes="fire")


@judged("450/top")
def attack_1_range_3_shaped_by_four_elements() -> None:
    Scene("triangles/450/top", far(3)).plays().offers("foe").chooses("foe").sees(hurt={"foe": 1}, xp=1)
    bought("triangles/450/top", "fire", "yes", hurt={"foe": 3}, consumes="fire", xp=1)
    bought("triangles/450/top", "ice", "yes", hurt={"foe": 1}, gains={"foe": "stun"}, consumes="ice", xp=1)
    scene = Scene("triangles/450/top", {"foe": (2, 0)}, strong="air").plays(
        "yes", "foe", (3, 0), (4, 0), (5, 0)
    )
    scene.sees(hurt={"foe": 1}, at={"foe": (5, 0)}, consumes="air", xp=1)
    scene = Scene("triangles/450/top", {"one": (3, 0), "two": (0, 3), "three": (-3, 0)}, strong="earth")
    scene.plays("yes", "one", "three").sees(hurt={"one": 1, "three": 1}, consumes="earth", xp=1)


@judged("450/bottom")
def an_element_each_turn_for_weaker_attacks() -> None:
    scene = Scene("triangles/450/bottom", {"foe": (1, 0)}).plays()
    scene.sees(lasts="triangles turnEnd persistent, triangles attack persistent", card="lost active")
    scene.attacks("triangles", 3, "foe").sees(hurt={"foe": 2})
    scene.takes_turn("triangles", "yes", "dark").sees(infuses="dark", becomes_strong="dark")
    scene.takes_turn("triangles", "done").sees()


@judged("451/top")
def attack_2_range_3_ice_stuns() -> None:
    Scene("triangles/451/top", far(3)).plays().offers("foe").chooses("foe").sees(hurt={"foe": 2})
    bought("triangles/451/top", "ice", "yes", hurt={"foe": 2}, gains={"foe": "stun"}, consumes="ice", xp=1)


@judged("451/bottom")
def move_2_with_fire() -> None:
    goes("triangles/451/bottom", 2, infuses="fire")


@judged("452/top")
def attack_1_in_a_triangle_air_pushes() -> None:
    covers("triangles/452/top", TRIANGLE, 1, reach=4)
    scene = Scene("triangles/452/top", {"foe": (3, 0), "other": (3, -1)}, strong="air")
    scene.plays("yes", "foe", "other", (4, 0), (4, -2))
    scene.sees(hurt={"foe": 2, "other": 2}, at={"foe": (4, 0), "other": (4, -2)}, consumes="air", xp=1)


@judged("452/bottom")
def move_2_with_earth() -> None:
    goes("triangles/452/bottom", 2, infuses="earth")


@judged("453/top")
def attack_4_all_exactly_two_away() -> None:
    foes: Foes = {"one": (2, 0), "two": (1, 1), "near": (0, 1), "far": (-3, 0)}
    scene = Scene("triangles/453/top", foes).plays().offers("one", "two").chooses("all")
    scene.sees(hurt={"one": 4, "two": 4}, infuses="fire air", xp=1, card="lost")


@judged("453/bottom")
def move_2_with_ice() -> None:
    goes("triangles/453/bottom", 2, infuses="ice")


@judged("454/top")
def attack_1_all_within_4() -> None:
    foes: Foes = {"edge": (4, 0), "near": (0, 1), "far": (-5, 0)}
    scene = Scene("triangles/454/top", foes)
    scene.stacks("triangles", "+1", "+0", "+1")
    scene.plays().offers("edge", "near").chooses("edge", "near")
    # A ranged attack: against a neighbour it has disadvantage, of +0 and +1 the worse counts.
    scene.sees(hurt={"edge": 2, "near": 1}, infuses="fire earth", xp=1, card="lost")


@judged("454/bottom")
def move_2_with_air() -> None:
    goes("triangles/454/bottom", 2, infuses="air")


@judged("455/top")
def attack_1_in_a_triangle_fire_wounds() -> None:
    covers("triangles/455/top", TRIANGLE, 1, reach=4)
    scene = Scene("triangles/455/top", {"foe": (3, 0)}, strong="fire").plays("yes", "foe")
    scene.sees(hurt={"foe": 2}, gains={"foe": "wound"}, consumes="fire", xp=1)


@judged("455/bottom")
def attack_5_range_3_immobilize() -> None:
    scene = Scene("triangles/455/bottom", far(3)).plays().offers("foe").chooses("foe")
    scene.sees(hurt={"foe": 5}, gains={"foe": "immobilize"}, infuses="ice earth", xp=1, card="lost")


@judged("456/top")
def attack_3_earth_hits_two_and_pierces() -> None:
    ring: Foes = {f"foe{number}": way for number, way in enumerate(DIRECTIONS)}
    Scene("triangles/456/top", ring).plays().offers(*ring).chooses("foe0").sees(hurt={"foe0": 3})
    scene = Scene("triangles/456/top", ring, strong="earth").plays("yes", "foe0", "foe3")
    scene.sees(hurt={"foe0": 3, "foe3": 3}, consumes="earth", xp=1)


@judged("456/bottom")
def attack_3_in_a_triangle_pull_2() -> None:
    scene = Scene("triangles/456/bottom", {"foe": (3, 0), "beyond": (-5, 0)}).plays().offers("foe")
    scene.chooses("foe", (2, 0))
    scene.sees(hurt={"foe": 3}, at={"foe": (1, 0)}, infuses="ice air", xp=1, card="lost")
    three: Foes = {"one": (3, 0), "two": (4, 0), "three": (4, -1)}
    scene = Scene("triangles/456/bottom", three).plays(*three, "done", "done", "done")
    scene.sees(hurt=dict.fromkeys(three, 3), infuses="ice air", xp=1, card="lost")


@judged("457/top")
def attack_0_range_2_shaped_by_four_elements() -> None:
    Scene("triangles/457/top", far(2)).plays().offers("foe").chooses("foe").sees(xp=1)
    for element, condition in (("fire", "wound"), ("ice", "immobilize"), ("earth", "poison")):
        told = {"hurt": {"foe": 1}, "gains": {"foe": condition}, "consumes": element, "xp": 1}
        bought("triangles/457/top", element, "yes", **told)
    scene = Scene("triangles/457/top", {"one": (2, 0), "two": (0, 2), "three": (-2, 0)}, strong="air")
    scene.plays("yes", "one", "two").sees(hurt={"one": 1, "two": 1}, consumes="air", xp=1)


@judged("457/bottom")
def move_2_shaped_by_four_elements() -> None:
    goes("triangles/457/bottom", 2)
    Scene("triangles/457/bottom", strong="fire").plays("yes").reaches(5).chooses((5, 0)).sees(
        at=(5, 0), consumes="fire"
    )
    hedge: Foes = {f"foe{number}": way for number, way in enumerate(DIRECTIONS)}
    scene = Scene("triangles/457/bottom", hedge, strong="air").plays("yes").reaches(2, jump=True)
    scene.chooses((2, 0)).sees(at=(2, 0), consumes="air")
    scene = Scene("triangles/457/bottom", strong="ice").hurts(triangles=5).plays("yes", (2, 0), "yes")
    scene.sees(at=(2, 0), heal=2, consumes="ice")
    scene = Scene("triangles/457/bottom", {"foe": (3, 0)}, strong="earth").plays("yes", (2, 0))
    scene.sees(at=(2, 0), lasts="triangles shield 1 round", consumes="earth")
    scene.strikes("foe", "triangles", 3).sees(hurt=2)
    scene.round_ends().sees(over="triangles shield 1 round")


@judged("458/top")
def heal_3_range_3() -> None:
    heals("triangles/458/top", 3, 3, infuses="light")


@judged("458/bottom")
def loot_1() -> None:
    loots("triangles/458/bottom", 1)


@judged("459/top")
def an_ally_becomes_invisible() -> None:
    scene = Scene("triangles/459/top", allies={"brute": (3, 0), "scoundrel": (-4, 0)}).plays().offers("brute")
    scene.chooses("brute").sees(gains={"brute": "invisible"}, infuses="dark")


@judged("459/bottom")
def move_2_and_attackers_have_disadvantage() -> None:
    scene = (
        Scene("triangles/459/bottom", {"foe": (3, 0)}, {"brute": (3, 1)}).plays().reaches(2).chooses((2, 0))
    )
    scene.sees(at=(2, 0), lasts="triangles targeted round", card="discard active")
    for victim, hurt in (("triangles", 2), ("brute", 3)):
        scene.table.monster_deck.draw = scene.table.monster_deck.draw[:4]
        scene.stacks("foe", "+0", "-1")
        scene.strikes("foe", victim, 3).sees(hurt={victim: hurt})
    scene.round_ends().sees(over="triangles targeted round", card="discard")


@pytest.mark.parametrize("half", judged.halves)
def test_half(half: str) -> None:
    judged.run(half)
