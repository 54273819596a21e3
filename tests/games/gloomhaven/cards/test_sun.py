"""The cards of level 1 and X of the class sun, half by half."""

from __future__ import annotations

import pytest

from taverna.kit.hexes import disc
from tests.games.gloomhaven.cards.judging import Foes, Judged, Scene, far, goes, heals, loots
from tests.support.gloomhaven.tabletop import move

judged = Judged("sun")


def strikes_for_light(key: str, value: int) -> None:
    """An attack that light makes 1 stronger and gives advantage: of +0 and +1 the better counts."""
    Scene(key, far(1), strong="light").plays("done", "foe").sees(hurt={"foe": value})
    scene = Scene(key, far(1), strong="light")
    scene.stacks("sun", "+0", "+1")
    scene.plays("yes").offers("foe").chooses("foe").sees(hurt={"foe": value + 2}, consumes="light", xp=1)


@judged("175/top")
def retaliate_2_for_five_attacks() -> None:
    scene = Scene("sun/175/top", {"foe": (1, 0), "archer": (2, 0)}).plays()
    scene.sees(lasts="sun targeted uses", card="lost active")
    scene.strikes("archer", "sun", 1, range=2).sees(hurt=1)  # no melee attack
    for used, xp in enumerate([1, 0, 1, 0], 1):
        scene.strikes("foe", "sun", 1).sees(hurt={"sun": 1, "foe": 2}, used=used, xp=xp)
    scene.strikes("foe", "sun", 1)
    scene.sees(hurt={"sun": 1, "foe": 2}, over="sun targeted uses", xp=1, card="lost")


@judged("175/bottom")
def strengthen_all_around_or_within_2_for_light() -> None:
    allies = {"brute": (1, 0), "scoundrel": (0, 2), "tinkerer": (-3, 0)}
    Scene("sun/175/bottom", allies=allies).plays().sees(gains={"brute": "strengthen"})
    scene = Scene("sun/175/bottom", allies=allies, strong="light")
    scene.plays("yes").sees(gains={"brute": "strengthen", "scoundrel": "strengthen"}, consumes="light")


@judged("176/top")
def shield_1() -> None:
    scene = Scene("sun/176/top", {"foe": (1, 0)}).plays()
    scene.sees(lasts="sun shield 1 round", xp=1, card="discard active")
    scene.strikes("foe", "sun", 3).sees(hurt=2)
    scene.round_ends().sees(over="sun shield 1 round", card="discard")


@judged("176/bottom")
def move_3() -> None:
    goes("sun/176/bottom", 3)


@judged("177/top")
def a_neighbour_recovers_a_lost_card() -> None:
    scene = Scene("sun/177/top", allies={"brute": (1, 0), "scoundrel": (2, 0)})
    scene.hands("brute", [], [1], [2, 3]).hands("scoundrel", [], [], [88]).plays().offers("brute")
    scene.chooses("brute", 3).sees(hand={"brute": [3]}, lost={"brute": [2]}, xp=2, card="lost")


@judged("177/bottom")
def heal_5_range_3() -> None:
    heals("sun/177/bottom", 5, 3, infuses="light", xp=2, card="lost")


@judged("178/top")
def a_neighbour_recovers_two_discards_or_three_for_light() -> None:
    def scene(strong: str) -> Scene:
        made = Scene("sun/178/top", allies={"brute": (1, 0), "scoundrel": (2, 0)}, strong=strong)
        return made.hands("brute", [], [1, 2, 3, 4], [5]).hands("scoundrel", [], [88])

    scene("").plays().offers("brute").chooses("brute", 1, 3).sees(
        hand={"brute": [1, 3]}, discard={"brute": [2, 4]}
    )
    scene("light").plays("yes", "brute", 1, 2, 4).sees(
        hand={"brute": [1, 2, 4]}, discard={"brute": [3]}, consumes="light", xp=1
    )


@judged("178/bottom")
def a_neighbour_attacks_4() -> None:
    scene = Scene("sun/178/bottom", {"foe": (2, 0), "mine": (0, 1)}, {"brute": (1, 0), "scoundrel": (-2, 0)})
    scene.plays().offers("brute").chooses("brute").offers("foe", "mine").chooses("foe").sees(hurt={"foe": 4})


@judged("179/top")
def bless_and_strengthen_an_ally() -> None:
    scene = Scene("sun/179/top", allies={"brute": (3, 0), "scoundrel": (-4, 0)}).plays().offers("brute")
    scene.chooses("brute").sees(gains={"brute": "strengthen"}, blesses={"brute": 1})


@judged("179/bottom")
def no_damage_for_all_around() -> None:
    scene = Scene("sun/179/bottom", {"foe": (2, 0)}, {"brute": (1, 0), "scoundrel": (0, 2)}).plays()
    scene.sees(lasts="sun damaged round", infuses="light", xp=2, card="lost active")
    scene.strikes("foe", "brute", 5).sees()
    scene.strikes("foe", "sun", 5, range=2).sees()
    scene.strikes("foe", "scoundrel", 5, range=3).sees(hurt={"scoundrel": 5})
    scene.round_ends().sees(over="sun damaged round", card="lost")


@judged("180/top")
def heal_3_range_3() -> None:
    heals("sun/180/top", 3, 3, infuses="light")


@judged("180/bottom")
def move_5_and_stun_a_neighbour() -> None:
    scene = Scene("sun/180/bottom", {"foe": (6, 0), "far": (-3, 0)}, floor=disc(6)).plays().reaches(5)
    scene.chooses((5, 0)).offers("foe").chooses("foe")
    scene.sees(at=(5, 0), gains={"foe": "stun"}, infuses="light", xp=1, card="lost")


@judged("181/top")
def an_ally_within_3_moves_4() -> None:
    scene = Scene("sun/181/top", allies={"brute": (3, 0), "scoundrel": (-4, 0)}).plays().offers("brute")
    scene.chooses("brute").reaches(4).chooses((0, 3)).sees(at={"brute": (0, 3)})


@judged("181/bottom")
def move_4() -> None:
    goes("sun/181/bottom", 4)


@judged("182/top")
def attack_2_stun() -> None:
    scene = Scene("sun/182/top", far(1)).plays().offers("foe").chooses("foe")
    scene.sees(hurt={"foe": 2}, gains={"foe": "stun"})


@judged("182/bottom")
def attack_5_range_3() -> None:
    scene = Scene("sun/182/bottom", far(3)).plays().offers("foe").chooses("foe")
    scene.sees(hurt={"foe": 5}, infuses="light", xp=2, card="lost")


@judged("183/top")
def attack_4_stronger_for_light() -> None:
    strikes_for_light("sun/183/top", 4)


@judged("183/bottom")
def move_4_again() -> None:
    goes("sun/183/bottom", 4)


@judged("184/top")
def attack_4_stronger_for_light_again() -> None:
    strikes_for_light("sun/184/top", 4)


@judged("184/bottom")
def a_shield_that_slows() -> None:
    scene = Scene("sun/184/bottom", {"foe": (1, 0)}).plays()
    scene.sees(lasts="sun shield 1 persistent, sun moveAction persistent", xp=1, card="lost active")
    scene.strikes("foe", "sun", 3).sees(hurt=2)
    scene.does("sun", move(3)).reaches(2).chooses((-2, 0)).sees(at=(-2, 0))
    scene.does("sun", move(1)).sees()
    scene.round_ends().sees()


@judged("185/top")
def heal_a_neighbour_wholly_for_3_damage() -> None:
    scene = Scene("sun/185/top", allies={"brute": (1, 0), "scoundrel": (2, 0)})
    scene.hurts(brute=20, scoundrel=5, sun=5).plays().offers("brute").chooses("brute")
    scene.sees(heal={"brute": 20}, hurt=3, infuses="light", xp=2, card="lost")
    Scene("sun/185/top", allies={"brute": (1, 0)}).hurts(brute=5).plays("done").sees()


@judged("185/bottom")
def loot_1() -> None:
    loots("sun/185/bottom", 1)


@judged("186/top")
def attack_3_muddle_dark_into_light() -> None:
    scene = Scene("sun/186/top", far(1)).plays().offers("foe").chooses("foe")
    scene.sees(hurt={"foe": 3}, gains={"foe": "muddle"})
    scene = Scene("sun/186/top", far(1), strong="dark").plays("yes", "foe")
    scene.sees(hurt={"foe": 4}, gains={"foe": "muddle"}, consumes="dark", infuses="light", xp=1)


@judged("186/bottom")
def move_2_and_bless_a_neighbour() -> None:
    scene = Scene("sun/186/bottom", allies={"brute": (3, 0), "scoundrel": (-3, 0)}).plays().reaches(2)
    scene.chooses((2, 0)).offers("brute").chooses("brute").sees(at=(2, 0), blesses={"brute": 1})


@judged("187/top")
def heal_1_all_within_4() -> None:
    allies = {"brute": (4, 0), "scoundrel": (0, 1), "tinkerer": (-5, 0)}
    scene = Scene("sun/187/top", allies=allies).hurts(sun=3, brute=3, scoundrel=3, tinkerer=3).plays()
    scene.sees(heal={"sun": 1, "brute": 1, "scoundrel": 1})


@judged("187/bottom")
def light_at_five_ends_of_turns() -> None:
    scene = Scene("sun/187/bottom").plays().sees(lasts="sun turnEnd uses", card="lost active")
    for used, xp in enumerate([1, 0, 1, 0], 1):
        scene.takes_turn("sun").sees(infuses="light", becomes_strong="light", used=used, xp=xp)
        scene.takes_turn("sun").sees()  # it is strong already
        scene.table.elements[4] = 0
        scene.settles()
    scene.takes_turn("sun")
    scene.sees(infuses="light", becomes_strong="light", over="sun turnEnd uses", xp=1, card="lost")


@judged("188/top")
def heal_5_range_3_two_for_light() -> None:
    heals("sun/188/top", 5, 3, xp=1, card="lost")
    scene = Scene("sun/188/top", allies={"brute": (3, 0), "scoundrel": (0, 3)}, strong="light")
    scene.hurts(brute=9, scoundrel=9).plays("yes", "brute", "scoundrel")
    scene.sees(heal={"brute": 5, "scoundrel": 5}, consumes="light", xp=2, card="lost")


@judged("188/bottom")
def attack_2_range_3_muddle() -> None:
    foes: Foes = far(3)
    scene = Scene("sun/188/bottom", foes).plays().offers("foe").chooses("foe")
    scene.sees(hurt={"foe": 2}, gains={"foe": "muddle"})


@pytest.mark.parametrize("half", judged.halves)
def test_half(half: str) -> None:
    judged.run(half)
