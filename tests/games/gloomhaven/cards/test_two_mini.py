"""The Beast Tyrant's cards of level 1 and X, half by half."""

from __future__ import annotations

import pytest

from taverna.games.gloomhaven.state.figures import BOTTOM_USED, TOP_USED
from taverna.kit.hexes import row
from tests.games.gloomhaven.cards.judging import Foes, Judged, Scene, far, goes, summons
from tests.games.gloomhaven.cards.tyrants import bear_attacks, bear_covers, bear_goes, tyrant
from tests.support.gloomhaven.tabletop import Foe, attack

judged = Judged("two-mini")

WEDGE = [(1, -1), (1, 0), (0, 1)]
RAGE = "two-mini beforeBearActs persistent"


@judged("477/top")
def the_bear_muddles_and_immobilizes_all_within_2() -> None:
    foes = {"near": (3, 0), "edge": (4, -2), "mine": (-1, 0)}
    scene = tyrant("477/top", foes).plays()
    scene.sees(gains={"near": "muddle immobilize", "edge": "muddle immobilize"}, xp=1)


@judged("477/bottom")
def any_two_figures_exchange_places() -> None:
    scene = tyrant("477/bottom", {"foe": (3, 0)}, {"brute": (0, 2)}).plays()
    scene.offers("two-mini", "bear", "brute", "foe", "lurker").chooses("foe")
    scene.offers("two-mini", "bear", "brute", "lurker").chooses("brute")
    scene.sees(at={"foe": (0, 2), "brute": (3, 0)}, card="lost")
    scene = tyrant("477/bottom", {"foe": (3, 0)}).plays("two-mini", "bear")
    scene.sees(at={"two-mini": (2, 0), "bear": (0, 0)}, card="lost")
    tyrant("477/bottom", {"foe": (3, 0)}).plays("foe", "done").sees()
    flyer: Foes = {"foe": Foe((3, 0), hp=20, flying=True), "other": (-1, 0)}
    scene = tyrant("477/bottom", flyer).blocks((3, 0)).plays("foe").sees()  # nobody else flies
    scene = tyrant("477/bottom", flyer).traps((3, 0), damage=3).plays("foe", "other")
    scene.sees(at={"foe": (-1, 0), "other": (3, 0)}, hurt={"other": 3}, trap={(3, 0): None}, card="lost")


@judged("478/top")
def the_bear_moves_2() -> None:
    bear_goes("478/top", 2, xp=1)


@judged("478/bottom")
def two_enemies_exchange_places() -> None:
    scene = tyrant("478/bottom", {"foe": (3, 0), "other": (-2, 0)}, {"brute": (0, 1)}).plays()
    scene.offers("foe", "other", "lurker").chooses("foe", "other")
    scene.sees(at={"foe": (-2, 0), "other": (3, 0)})


@judged("479/top")
def summon_green_adder() -> None:
    summons("two-mini/479/top", "green-adder", 4, 2, 1, gains={"foe": "poison"})


@judged("479/bottom")
def attack_2_range_4_poison() -> None:
    scene = Scene("two-mini/479/bottom", far(4)).plays().offers("foe").chooses("foe")
    scene.sees(hurt={"foe": 2}, gains={"foe": "poison"})


@judged("480/top")
def summon_tattered_wolf() -> None:
    summons("two-mini/480/top", "tattered-wolf", 4, 3, 2)


@judged("480/bottom")
def move_5() -> None:
    goes("two-mini/480/bottom", 5)


@judged("481/top")
def attack_1_range_4_disarm() -> None:
    scene = Scene("two-mini/481/top", far(4)).plays().offers("foe").chooses("foe")
    scene.sees(hurt={"foe": 1}, gains={"foe": "disarm"})


@judged("481/bottom")
def actions_given_up_for_the_bear() -> None:
    def scene() -> Scene:
        found = tyrant("481/bottom", {"foe": (8, 0)}, bear=(1, 0), floor=row(0, 9)).plays()
        found.sees(lasts=f"{RAGE}, {RAGE}", card="lost active")
        found.hero("two-mini").played = 1 << 1 | 1 << 2
        return found

    both = scene().takes_turn("bear", "yes", "yes")
    lasts = "two-mini attack round, two-mini moveAction round"
    both.sees(at={"bear": (7, 0)}, hurt={"foe": 5}, lasts=lasts)
    assert both.hero("two-mini").used == TOP_USED | BOTTOM_USED
    both.stands("foe", (6, 0)).takes_turn("bear").sees(hurt={"foe": 5})
    both.round_ends().sees(over=lasts)
    none = scene().takes_turn("bear", "done", "done").sees(at={"bear": (4, 0)})
    assert none.hero("two-mini").used == 0
    top = scene().stands("foe", (2, 0)).takes_turn("bear", "yes", "done")
    top.sees(hurt={"foe": 5}, lasts="two-mini attack round")
    assert top.hero("two-mini").used == TOP_USED
    resting = scene()
    resting.hero("two-mini").played = 0
    resting.takes_turn("bear").sees(at={"bear": (4, 0)})


@judged("482/top")
def heal_4_self() -> None:
    Scene("two-mini/482/top").hurts(two_mini=9).plays("yes").sees(heal=4)


@judged("482/bottom")
def the_bear_attacks_2() -> None:
    bear_attacks("482/bottom", 2, xp=1)


@judged("483/top")
def shield_1_for_all_summons() -> None:
    scene = (
        tyrant("483/top", {"foe": (3, 0)}).plays().sees(lasts="bear shield 1 round", card="discard active")
    )
    scene.strikes("foe", "bear", 3).sees(hurt={"bear": 2})
    scene.strikes("foe", "two-mini", 3, range=3).sees(hurt=3)
    scene.round_ends().sees(over="bear shield 1 round", card="discard")


@judged("483/bottom")
def the_bear_heals_4() -> None:
    scene = tyrant("483/bottom").hurts(bear=9, two_mini=5).plays("yes")
    scene.sees(heal={"bear": 4}, xp=1)


@judged("484/top")
def the_bear_attacks_4() -> None:
    bear_attacks("484/top", 4)


@judged("484/bottom")
def move_3_and_shield_1_for_a_neighbour() -> None:
    scene = tyrant("484/bottom", {"foe": (4, 0)}, {"brute": (0, 3)}).plays().reaches(3).chooses((2, 1))
    scene.offers("bear").chooses("bear")
    scene.sees(at=(2, 1), lasts="bear shield 1 round", card="discard active")


@judged("485/top")
def the_bear_attacks_2_in_a_wedge() -> None:
    bear_covers("485/top", WEDGE, 2, xp=1)


@judged("485/bottom")
def the_bear_moves_3_and_pushes_2() -> None:
    scene = tyrant("485/bottom", {"foe": (0, 2), "mine": (-1, 0)}).plays().reaches(3).chooses((1, 1))
    scene.offers("foe").chooses("foe", (-1, 3), (-2, 4)).sees(at={"bear": (1, 1), "foe": (-2, 4)}, xp=1)


@judged("486/top")
def attack_1_range_4_at_three() -> None:
    foes = {"one": (4, 0), "two": (0, 3), "three": (-2, 0), "four": (-4, 4), "beyond": (5, 0)}
    scene = Scene("two-mini/486/top", foes).plays().offers("one", "two", "three", "four")
    scene.chooses("one", "two", "four").sees(hurt={"one": 1, "two": 1, "four": 1})


@judged("486/bottom")
def the_bear_moves_5() -> None:
    bear_goes("486/bottom", 5, xp=1)


@judged("487/top")
def summon_red_falcon() -> None:
    scene = Scene("two-mini/487/top", {"foe": (6, 0)}, floor=row(0, 7)).plays((1, 0))
    scene.sees(joins={"red-falcon": ((1, 0), 2)}, xp=2, infuses="air", card="lost active")
    assert scene.figure("red-falcon").sheet.flying
    scene.takes_turn("red-falcon").sees(at={"red-falcon": (5, 0)}, hurt={"foe": 2}, becomes_strong="air")


@judged("487/bottom")
def the_bear_loots_1_for_its_owner() -> None:
    scene = tyrant("487/bottom").pays({(2, 0): 1, (3, 0): 2, (0, 0): 1, (-1, 0): 1}).plays()
    scene.sees(tokens=3, coins={(2, 0): None, (3, 0): None})


@judged("488/top")
def attack_3_range_3() -> None:
    Scene("two-mini/488/top", far(3)).plays().offers("foe").chooses("foe").sees(hurt={"foe": 3})


@judged("488/bottom")
def the_bear_attacks_5_with_earth() -> None:
    bear_attacks("488/bottom", 5, xp=2, infuses="earth", card="lost")


@judged("489/top")
def attack_2_and_heal_2_stronger_with_air_and_earth() -> None:
    scene = Scene("two-mini/489/top", far(3)).hurts(two_mini=9).plays("foe", "yes")
    scene.sees(hurt={"foe": 2}, heal=2)
    scene = Scene("two-mini/489/top", far(3), strong="air earth").hurts(two_mini=9)
    scene.plays("yes", "foe", "yes", "yes").sees(hurt={"foe": 4}, heal=4, consumes="air earth", xp=2)


@judged("489/bottom")
def damage_moves_among_owner_and_summons() -> None:
    scene = tyrant("489/bottom", {"foe": (3, 0)}, {"brute": (0, 1)}).hurts(two_mini=2, bear=24, brute=5)
    scene.plays().offers("two-mini", "bear").chooses("two-mini").offers("bear").chooses("bear")
    scene.offers("bear").chooses("done").sees(hurt={"bear": 1}, heal=1)  # the bear has 1 hit point left
    scene = tyrant("489/bottom").hurts(two_mini=2)
    scene.plays("two-mini", "bear", "two-mini", "bear").sees(heal=2, hurt={"bear": 2})
    tyrant("489/bottom").plays().sees()


def test_the_bear_begins_beside_its_owner_and_no_card_keeps_it() -> None:
    scene = tyrant("482/bottom", {"foe": (3, 0)})
    assert not scene.figure("bear").acted
    scene.strikes("foe", "bear", 26).sees(dead="bear")
    scene.plays().sees()


def test_a_stunned_bear_obeys_no_command() -> None:
    scene = tyrant("482/bottom", {"foe": (3, 0)}).gives(bear="stun").plays().sees()
    scene.does("two-mini", attack(1, range=3), "foe").sees(hurt={"foe": 1})


@pytest.mark.rule("GH-S-CMP-11")
def test_the_bear_draws_its_owners_cards_and_heals_itself() -> None:
    scene = tyrant("482/bottom", {"foe": (3, 0)}).hurts(bear=5, two_mini=5)
    scene.stacks("two-mini", "r+0:healSelf1")
    scene.plays("foe").sees(hurt={"foe": 2}, heal={"bear": 1}, xp=1)


@pytest.mark.parametrize("half", judged.halves)
def test_half(half: str) -> None:
    judged.run(half)
