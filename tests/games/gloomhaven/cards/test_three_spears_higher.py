"""The cards of levels 2 to 9 of the class three-spears, half by half."""

from __future__ import annotations

import pytest

from taverna.games.gloomhaven import steps
from taverna.games.gloomhaven.rules import cleaning
from taverna.games.gloomhaven.state.figures import CONSUMED, SPENT
from taverna.kit.hexes import DIRECTIONS, disc
from tests.games.gloomhaven.cards.judging import Foe, Foes, Judged, Scene, covers, far, goes, loots

judged = Judged("three-spears")
HERO = "three-spears"
RING: Foes = {f"foe{number}": way for number, way in enumerate(DIRECTIONS)}


@judged("217/top")
def a_weapon_of_oneself_or_a_neighbour_comes_back() -> None:
    scene = Scene("three-spears/217/top", allies={"brute": (1, 0), "scoundrel": (2, 0)})
    scene.equips("brute", 10, 11, 12, 1).equips("scoundrel", 11).equips(HERO, 8)
    scene.hero("brute").item_states = [CONSUMED, SPENT, CONSUMED, SPENT]
    scene.hero("scoundrel").item_states = [SPENT]
    scene.hero(HERO).item_states = [SPENT]
    scene.plays().offers("brute", HERO).chooses("brute", "item10")
    scene.sees(items={"brute": [0, SPENT, CONSUMED, SPENT]}, xp=1)
    scene.plays(HERO, "item8").sees(items=[0], xp=1)


@judged("217/bottom")
def recover_two_discards() -> None:
    scene = Scene("three-spears/217/bottom").hands(HERO, [205], [206, 207, 208], [209])
    scene.plays(206, 208).sees(hand=[205, 206, 208], discard=[207])


@judged("218/top")
def attack_2_range_3_wound() -> None:
    scene = Scene("three-spears/218/top", far(3)).plays().offers("foe").chooses("foe")
    scene.sees(hurt={"foe": 2}, gains={"foe": "wound"}, xp=1)


@judged("218/bottom")
def move_2_attack_1_move_2() -> None:
    scene = Scene("three-spears/218/bottom", {"foe": (3, 0)}).plays().reaches(2).chooses((2, 0))
    scene.offers("foe").chooses("foe").reaches(2).chooses((0, 0)).sees(hurt={"foe": 1})


@judged("219/top")
def a_card_for_a_small_item_of_a_neighbour() -> None:
    lasting = "three-spears turnEnd persistent"
    scene = Scene("three-spears/219/top", allies={"brute": (1, 0)}).hands(HERO, [205, 206])
    scene.equips("brute", 12, 10).plays().sees(lasts=lasting, xp=2, card="lost active")
    scene.hero("brute").item_states = [CONSUMED, CONSUMED]
    scene.settles().takes_turn(HERO, "done").sees()
    scene.takes_turn(HERO, 206, "brute", "item12")
    scene.sees(hand=[205], discard=[206], items={"brute": [0, CONSUMED]})
    scene.hands(HERO).takes_turn(HERO).sees()  # without a card there is nothing to pay with


@judged("219/bottom")
def recover_two_lost_cards() -> None:
    scene = Scene("three-spears/219/bottom").hands(HERO, [], [205], [206, 207, 208])
    scene.plays(206, 208).sees(hand=[206, 208], lost=[207], card="lost")


@judged("220/top")
def attack_5_range_3_with_light() -> None:
    scene = Scene("three-spears/220/top", far(3)).plays().offers("foe").chooses("foe")
    scene.sees(hurt={"foe": 5}, infuses="light")


@judged("220/bottom")
def move_3_and_push_1_all_around() -> None:
    foes: Foes = {"one": (3, -1), "two": (3, 0), "far": (-3, 0)}
    scene = Scene("three-spears/220/bottom", foes).plays().reaches(3).chooses((2, 0), (4, -2), (4, 0))
    scene.sees(at={HERO: (2, 0), "one": (4, -2), "two": (4, 0)}, infuses="air")


@judged("221/top")
def a_neighbour_refreshes_everything() -> None:
    scene = Scene("three-spears/221/top", allies={"brute": (1, 0), "scoundrel": (2, 0)})
    scene.equips("brute", 1, 10, 12).equips("scoundrel", 1)
    scene.hero("brute").item_states = [SPENT, CONSUMED, CONSUMED]
    scene.hero("scoundrel").item_states = [SPENT]
    scene.plays().offers("brute").chooses("brute").sees(items={"brute": [0, 0, 0]}, xp=2, card="lost")


@judged("221/bottom")
def move_3_and_loot_1() -> None:
    scene = Scene("three-spears/221/bottom").pays({(4, 0): 1, (5, 0): 1, (3, 1): 2}).plays().reaches(3)
    scene.chooses((3, 0)).sees(at=(3, 0), tokens=3, coins={(4, 0): None, (3, 1): None})


@judged("222/top")
def attack_5() -> None:
    Scene("three-spears/222/top", far(1)).plays().offers("foe").chooses("foe").sees(hurt={"foe": 5}, xp=1)


@judged("222/bottom")
def attack_3_muddle() -> None:
    scene = Scene("three-spears/222/bottom", far(1)).plays().offers("foe").chooses("foe")
    scene.sees(hurt={"foe": 3}, gains={"foe": "muddle"})


@judged("223/top")
def an_item_a_round_comes_back() -> None:
    scene = Scene("three-spears/223/top").equips(HERO, 1, 11, 12).plays()
    scene.sees(lasts="three-spears roundEnd persistent", xp=2, card="lost active")
    scene.hero(HERO).item_states = [SPENT, SPENT, CONSUMED]
    for left in ([SPENT, 0, CONSUMED], [0, 0, CONSUMED]):
        scene.settles().watches()
        scene.table.push(steps.CLEAN_UP)
        cleaning.CleanUpStep().run(scene.table, 0, 0)
        scene.table.agenda = [step for step in scene.table.agenda if step[0] != steps.ROUND]
        scene._run()
        scene.chooses("item11" if left[0] else "item1").sees(items=left)


@judged("223/bottom")
def shield_2_for_all_around() -> None:
    scene = Scene("three-spears/223/bottom", {"foe": (2, 0)}, {"brute": (1, 0), "scoundrel": (0, 2)}).plays()
    both = "three-spears shield 2 round, brute shield 2 round"
    scene.sees(lasts=both, card="discard active")
    scene.strikes("foe", "brute", 3).sees(hurt={"brute": 1})
    scene.strikes("foe", HERO, 3, range=2).sees(hurt=1)
    scene.round_ends().sees(over=both, card="discard")


@judged("224/top")
def two_damage_to_oneself_and_to_all_within_4() -> None:
    foes: Foes = {"near": (1, 0), "edge": (0, 4), "beyond": (-5, 0), "shielded": Foe((2, 0), hp=9, shield=3)}
    scene = Scene("three-spears/224/top", foes, {"brute": (-1, 0)}).plays()
    scene.sees(hurt={HERO: 2, "near": 2, "edge": 2, "shielded": 2}, xp=2, card="lost")


@judged("224/bottom")
def move_2_and_stun_a_neighbour() -> None:
    scene = Scene("three-spears/224/bottom", {"foe": (3, 0), "far": (-3, 0)}).plays().reaches(2)
    scene.chooses((2, 0)).offers("foe").chooses("foe").sees(at=(2, 0), gains={"foe": "stun"})


@judged("225/top")
def attack_1_in_a_great_triangle() -> None:
    shape = [
        (0, 0),
        (0, -1),
        (-1, 0),
        (-1, 1),
        (1, -1),
        (0, 1),
        (-1, 2),
        (2, -1),
        (1, 0),
        (1, 1),
        (0, 2),
        (2, 0),
    ]
    assert len(shape) == 12
    there = [(q + 3, r - 1) for q, r in shape]
    foes: Foes = {f"{q},{r}": (q, r) for q, r in there}
    names = list(foes)
    scene = Scene("three-spears/225/top", {**foes, "aside": (-3, 0)}, floor=disc(6)).plays()
    scene.chooses(*names).sees(hurt=dict.fromkeys(names, 1), xp=1)


@judged("225/bottom")
def seven_damage_to_oneself_and_two_neighbours() -> None:
    foes: Foes = {**RING, "foe0": Foe(DIRECTIONS[0], hp=20, rank=1)}
    scene = Scene("three-spears/225/bottom", foes).plays().offers(*[name for name in RING if name != "foe0"])
    scene.chooses("foe1").offers("foe2").chooses("foe2")
    scene.sees(hurt={HERO: 7, "foe1": 7, "foe2": 7}, xp=1)


@judged("226/top")
def one_more_target_for_archers_beside() -> None:
    foes: Foes = {"one": (3, 0), "two": (3, -1), "three": (0, 1)}
    scene = Scene("three-spears/226/top", foes, {"brute": (1, 0), "scoundrel": (1, 1)}).plays()
    scene.sees(lasts="three-spears attackAction persistent", xp=2, card="lost active")
    scene.attacks("brute", 2, "one", "two", range=3).sees(hurt={"one": 2, "two": 2})
    scene.attacks("brute", 2, "three").sees(hurt={"three": 2})
    scene.attacks("scoundrel", 2, "one", range=3).sees(hurt={"one": 2})
    scene.attacks(HERO, 2, "one", range=3).sees(hurt={"one": 2})


@judged("226/bottom")
def move_6() -> None:
    goes("three-spears/226/bottom", 6)


@judged("227/top")
def attack_1_in_two_rows_with_ice() -> None:
    shape = [(0, 0), (-1, 1), (2, -2), (1, -1), (1, 0), (0, 1), (3, -2), (2, -1)]
    there = [(q, r + 2) for q, r in shape]
    foes: Foes = {f"{q},{r}": (q, r) for q, r in there}
    scene = Scene("three-spears/227/top", {**foes, "aside": (-3, 0)}, floor=disc(6)).plays(*foes)
    scene.sees(hurt=dict.fromkeys(foes, 1), infuses="ice")


@judged("227/bottom")
def immobilize_all_around_and_move_2() -> None:
    foes: Foes = {"one": (1, 0), "two": (0, 1), "far": (2, -2)}
    scene = Scene("three-spears/227/bottom", foes).plays()
    scene.reaches(2).chooses((-2, 0))
    scene.sees(at=(-2, 0), gains={"one": "immobilize", "two": "immobilize"}, infuses="dark")


@judged("228/top")
def a_consumed_item_at_each_long_rest() -> None:
    scene = (
        Scene("three-spears/228/top")
        .equips(HERO, 12, 13, 1)
        .hands(HERO, [], [205, 206, 207])
        .hurts(**{HERO: 5})
    )
    scene.plays().sees(lasts="three-spears longRest persistent", xp=2, card="lost active")
    scene.hero(HERO).item_states = [CONSUMED, CONSUMED, SPENT]
    scene.settles().watches()
    scene.table.push(steps.LONG_REST, 0)
    scene._run()
    scene.chooses(205, "item13", "done")  # then the turn goes on with items
    scene.sees(hand=[206, 207], discard=[], lost=[205], items=[CONSUMED, 0, 0], heal=2)


@judged("228/bottom")
def an_ally_anywhere_recovers_all_discards() -> None:
    scene = Scene("three-spears/228/bottom", allies={"brute": (5, 0), "scoundrel": (-5, 0)})
    scene.hands("brute", [1], [2, 3], [5]).hands("scoundrel", [], [88]).plays().offers("brute", "scoundrel")
    scene.chooses("brute").sees(hand={"brute": [1, 2, 3]}, discard={"brute": []}, xp=2, card="lost")


@judged("229/top")
def attack_4_in_a_line_of_five() -> None:
    covers("three-spears/229/top", [(q, 0) for q in range(1, 6)], 4, xp=1)


@judged("229/bottom")
def attacks_ignore_shields() -> None:
    scene = Scene("three-spears/229/bottom", {"foe": Foe((1, 0), hp=20, shield=2)}, {"brute": (2, 0)}).plays()
    scene.sees(lasts="three-spears attack round", card="discard active")
    scene.attacks(HERO, 3, "foe").sees(hurt={"foe": 3})
    scene.attacks("brute", 3, "foe").sees(hurt={"foe": 1})
    scene.round_ends().sees(over="three-spears attack round", card="discard")


@judged("230/top")
def heal_2_all_around_at_five_ends_of_turns() -> None:
    scene = Scene("three-spears/230/top", allies={"brute": (1, 0), "scoundrel": (2, 0)})
    scene.hurts(**{"brute": 20, "scoundrel": 10, HERO: 5}).plays()
    scene.sees(lasts="three-spears turnEnd uses", card="lost active")
    for used, xp in enumerate([1, 0, 1, 0], 1):
        scene.takes_turn(HERO).sees(heal={"brute": 2}, used=used, xp=xp)
    scene.takes_turn("brute").sees()
    scene.takes_turn(HERO).sees(heal={"brute": 2}, over="three-spears turnEnd uses", xp=1, card="lost")


@judged("230/bottom")
def move_3_and_shield_2() -> None:
    scene = Scene("three-spears/230/bottom", {"foe": (4, 0)}).plays().reaches(3).chooses((3, 0))
    scene.sees(at=(3, 0), lasts="three-spears shield 2 round", card="discard active")
    scene.strikes("foe", HERO, 3).sees(hurt=1)
    scene.round_ends().sees(over="three-spears shield 2 round", card="discard")


@judged("231/top")
def kill_a_normal_or_elite_neighbour() -> None:
    foes: Foes = {
        "foe": (1, 0),
        "elite": Foe((0, 1), hp=30, rank=1),
        "boss": Foe((-1, 0), hp=30, rank=2),
        "far": (2, 0),
    }
    scene = Scene("three-spears/231/top", foes).plays().offers("foe", "elite").chooses("elite")
    scene.sees(dead="elite", xp=2, card="lost")


@judged("231/bottom")
def move_3_and_disarm_all_around() -> None:
    foes: Foes = {"one": (4, 0), "two": (4, -1), "far": (-3, 0)}
    scene = Scene("three-spears/231/bottom", foes).plays().reaches(3).chooses((3, 0))
    scene.sees(at=(3, 0), gains={"one": "disarm", "two": "disarm"})


@judged("232/top")
def loot_3() -> None:
    loots("three-spears/232/top", 3)


@judged("232/bottom")
def small_items_of_all_around_come_back() -> None:
    scene = Scene("three-spears/232/bottom", allies={"brute": (1, 0), "scoundrel": (2, 0)})
    scene.equips("brute", 12, 13, 10).equips("scoundrel", 12).equips(HERO, 14)
    scene.hero("brute").item_states = [CONSUMED, CONSUMED, CONSUMED]
    scene.hero("scoundrel").item_states = [CONSUMED]
    scene.hero(HERO).item_states = [CONSUMED]
    scene.plays().sees(items={"brute": [0, 0, CONSUMED], HERO: [0]}, xp=2, card="lost")


@pytest.mark.parametrize("half", judged.halves)
def test_half(half: str) -> None:
    judged.run(half)
