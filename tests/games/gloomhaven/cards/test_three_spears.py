"""The cards of level 1 and X of the class three-spears, half by half."""

from __future__ import annotations

import pytest

from taverna.games.gloomhaven.state.figures import CONSUMED, SPENT
from tests.games.gloomhaven.cards.judging import Judged, Scene, covers, far, goes, heals, loots

judged = Judged("three-spears")
HERO = "three-spears"


@judged("205/top")
def each_ally_within_2_refreshes_an_item() -> None:
    allies = {"brute": (2, 0), "scoundrel": (0, 1), "tinkerer": (-3, 0)}
    scene = Scene("three-spears/205/top", allies=allies)
    scene.equips("brute", 12, 1).equips("scoundrel", 13, 11).equips("tinkerer", 12).equips(HERO, 1)
    scene.hero("brute").item_states = [CONSUMED, SPENT]
    scene.hero("scoundrel").item_states = [0, SPENT]
    scene.hero("tinkerer").item_states = [CONSUMED]
    scene.hero(HERO).item_states = [SPENT]
    scene.plays("item12", "item11")
    scene.sees(items={"brute": [0, SPENT], "scoundrel": [0, 0]}, xp=2, card="lost")


@judged("205/bottom")
def attack_3() -> None:
    Scene("three-spears/205/bottom", far(1)).plays().offers("foe").chooses("foe").sees(hurt={"foe": 3})


@judged("206/top")
def loot_2() -> None:
    loots("three-spears/206/top", 2)


@judged("206/bottom")
def all_own_small_items_come_back() -> None:
    scene = Scene("three-spears/206/bottom", allies={"brute": (1, 0)})
    scene.equips(HERO, 12, 13, 10, 1).equips("brute", 12)
    scene.hero(HERO).item_states = [CONSUMED, CONSUMED, CONSUMED, SPENT]
    scene.hero("brute").item_states = [CONSUMED]
    scene.plays().sees(items={HERO: [0, 0, CONSUMED, SPENT]}, xp=2, card="lost")


@judged("207/top")
def heal_4_range_2() -> None:
    heals("three-spears/207/top", 4, 2, xp=1)


@judged("207/bottom")
def one_more_for_attacks_within_2() -> None:
    scene = Scene(
        "three-spears/207/bottom", {"foe": (1, 1)}, {"brute": (2, 0), "scoundrel": (-1, 4)}, hero_level=1
    ).plays()
    scene.sees(lasts="three-spears attack round", card="discard active")
    scene.attacks(HERO, 2, "foe", range=3).sees(hurt={"foe": 3})
    scene.attacks("brute", 2, "foe").sees(hurt={"foe": 3})
    scene.attacks("scoundrel", 2, "foe", range=4).sees(hurt={"foe": 2})
    scene.round_ends().sees(over="three-spears attack round", card="discard")


@judged("208/top")
def one_more_for_an_attack_with_an_item() -> None:
    foes = {"foe": (1, 0), "other": (0, 1)}
    scene = Scene("three-spears/208/top", foes).equips(HERO, 14, 11, 6).plays()
    scene.sees(lasts="three-spears attackAction persistent", xp=2, card="lost active")
    scene.attacks(HERO, 2, "foe", "done").sees(hurt={"foe": 2})  # no item
    scene.attacks(HERO, 2, "item14", "foe", "done")
    scene.sees(hurt={"foe": 4}, items=[CONSUMED, 0, 0])  # 2, 1 by the potion, 1 by the card
    scene.turn_ends().sees()
    scene.attacks(HERO, 2, "foe", "other", "done", "item11", targets=2)
    scene.sees(hurt={"foe": 2, "other": 3}, gains={"other": "poison"}, items=[CONSUMED, SPENT, 0])
    scene.turn_ends().sees()
    scene.equips(HERO, 14, 11, 6).attacks(HERO, 2, "item14", "item6", "foe", "item11")
    scene.sees(hurt={"foe": 4}, gains={"foe": "poison"}, items=[CONSUMED, SPENT, SPENT])  # three items, once


@judged("208/bottom")
def move_3() -> None:
    goes("three-spears/208/bottom", 3)


@judged("209/top")
def attack_3_muddle() -> None:
    scene = Scene("three-spears/209/top", far(1)).plays().offers("foe").chooses("foe")
    scene.sees(hurt={"foe": 3}, gains={"foe": "muddle"}, xp=1)


@judged("209/bottom")
def shield_1_for_all_around() -> None:
    scene = Scene("three-spears/209/bottom", {"foe": (2, 0)}, {"brute": (1, 0), "scoundrel": (0, 2)}).plays()
    both = "three-spears shield 1 round, brute shield 1 round"
    scene.sees(lasts=both, card="discard active")
    scene.strikes("foe", "brute", 3).sees(hurt={"brute": 2})
    scene.strikes("foe", HERO, 3, range=2).sees(hurt=2)
    scene.strikes("foe", "scoundrel", 3, range=3).sees(hurt={"scoundrel": 3})
    scene.round_ends().sees(over=both, card="discard")


@judged("210/top")
def attack_2_move_1_attack_2() -> None:
    scene = Scene("three-spears/210/top", {"foe": (1, 0), "other": (-2, 0)}).plays().offers("foe")
    scene.chooses("foe").reaches(1).chooses((-1, 0)).offers("other").chooses("other")
    scene.sees(hurt={"foe": 2, "other": 2}, at=(-1, 0))
    scene.plays("done", "done", "done").sees()


@judged("210/bottom")
def move_5() -> None:
    goes("three-spears/210/bottom", 5)


@judged("211/top")
def attack_2_in_a_half_circle() -> None:
    covers("three-spears/211/top", [(1, -1), (1, 0), (0, 1)], 2, xp=1)


@judged("211/bottom")
def move_4() -> None:
    goes("three-spears/211/bottom", 4)


@judged("212/top")
def attack_3_in_a_line_of_two() -> None:
    covers("three-spears/212/top", [(1, -1), (2, -2)], 3, xp=1)


@judged("212/bottom")
def move_4_again() -> None:
    goes("three-spears/212/bottom", 4)


@judged("213/top")
def attack_3_range_3() -> None:
    Scene("three-spears/213/top", far(3)).plays().offers("foe").chooses("foe").sees(hurt={"foe": 3}, xp=1)


@judged("213/bottom")
def attack_1_range_4_immobilize() -> None:
    scene = Scene("three-spears/213/bottom", far(4)).plays().offers("foe").chooses("foe")
    scene.sees(hurt={"foe": 1}, gains={"foe": "immobilize"})


@judged("214/top")
def attack_3_stun() -> None:
    scene = Scene("three-spears/214/top", far(1)).plays().offers("foe").chooses("foe")
    scene.sees(hurt={"foe": 3}, gains={"foe": "stun"}, xp=2, card="lost")


@judged("214/bottom")
def move_2_and_shield_1() -> None:
    scene = Scene("three-spears/214/bottom", {"foe": (3, 0)}).plays().reaches(2).chooses((2, 0))
    scene.sees(at=(2, 0), lasts="three-spears shield 1 round", card="discard active")
    scene.strikes("foe", HERO, 3).sees(hurt=2)
    scene.round_ends().sees(over="three-spears shield 1 round", card="discard")


@judged("215/top")
def one_small_item_comes_back() -> None:
    scene = Scene("three-spears/215/top").equips(HERO, 12, 13, 10)
    scene.hero(HERO).item_states = [CONSUMED] * 3
    scene.plays("item13").sees(items=[CONSUMED, 0, CONSUMED])


@judged("215/bottom")
def pull_1_three_at_range_3() -> None:
    foes = {"one": (3, 0), "two": (0, 3), "three": (-3, 0), "four": (0, -2), "beyond": (-4, 0)}
    scene = Scene("three-spears/215/bottom", foes).plays().offers("one", "two", "three", "four")
    scene.chooses("one", "two", "four", (2, 0), (0, 2), (0, -1))
    scene.sees(at={"one": (2, 0), "two": (0, 2), "four": (0, -1)})


@judged("216/top")
def a_neighbour_refreshes_all_that_is_spent() -> None:
    scene = Scene("three-spears/216/top", allies={"brute": (1, 0), "scoundrel": (2, 0)})
    scene.equips("brute", 1, 11, 12).equips("scoundrel", 1)
    scene.hero("brute").item_states = [SPENT, SPENT, CONSUMED]
    scene.hero("scoundrel").item_states = [SPENT]
    scene.plays().offers("brute").chooses("brute").sees(items={"brute": [0, 0, CONSUMED]}, xp=1)


@judged("216/bottom")
def move_4_once_more() -> None:
    goes("three-spears/216/bottom", 4)


@pytest.mark.parametrize("half", judged.halves)
def test_half(half: str) -> None:
    judged.run(half)


def test_the_item_of_a_move_counts_for_the_attack_of_the_same_action() -> None:
    scene = Scene("three-spears/208/top", {"foe": (5, 0)}).equips(HERO, 1).plays()
    scene.sees(lasts="three-spears attackAction persistent", xp=2, card="lost active")
    scene.turns_to("three-spears/218/bottom").plays("item1", (4, 0), "foe", "done")
    scene.sees(at=(4, 0), hurt={"foe": 2}, items=[SPENT])  # Attack 1, and 1 for the boots
