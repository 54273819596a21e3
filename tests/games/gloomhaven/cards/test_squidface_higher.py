"""The Plagueherald's cards from level 2 on, half by half."""

from __future__ import annotations

import pytest

from taverna.kit.hexes import disc, row
from tests.games.gloomhaven.cards.judging import Foe, Foes, Judged, Scene, covers, far, goes
from tests.games.gloomhaven.cards.test_squidface import FLOWER, ME, shot, shots
from tests.support.gloomhaven.tabletop import move

judged = Judged("squidface")

CLOUD = [
    (0, 0), (0, -1), (-1, 0), (-1, 1), (1, -1), (0, 1), (-1, 2), (2, -1), (1, 0), (1, 1), (0, 2), (2, 0),
]  # fmt: skip
"""Twelve hexes, with (0, 0) at its corner."""


def healed(key: str, value: int, reach: int, targets: int) -> None:
    """So many of one's own side within range."""
    allies = {"brute": (reach, 0), "cragheart": (-1, 0), "scoundrel": (0, -reach - 1)}
    scene = Scene(key, allies=allies).hurts(**dict.fromkeys((ME, *allies), 9)).plays()
    scene.offers(ME, "brute", "cragheart")
    chosen = ("brute", ME, "cragheart")[:targets]
    scene.chooses(*chosen).sees(heal=dict.fromkeys(chosen, value))


@judged("303/top")
def attack_3_range_3_pierce_2() -> None:
    shot(f"{ME}/303/top", 3, 3, xp=1)
    Scene(f"{ME}/303/top", {"foe": Foe((3, 0), hp=20, shield=3)}).plays("foe").sees(hurt={"foe": 2}, xp=1)


@judged("303/bottom")
def move_4() -> None:
    goes(f"{ME}/303/bottom", 4)


@judged("304/top")
def attack_4_range_2_poison_also_for_allies_beside() -> None:
    shot(f"{ME}/304/top", 4, 2, gains={"foe": "poison"}, xp=1)
    scene = Scene(f"{ME}/304/top", {"foe": (2, 0)}, {"brute": (3, 0), "scoundrel": (0, 1)}).plays("foe")
    scene.sees(hurt={"foe": 4}, gains={"foe": "poison", "brute": "poison"}, xp=1)


@judged("304/bottom")
def heal_2_range_3_two_targets() -> None:
    healed(f"{ME}/304/bottom", 2, 3, 2)


@judged("305/top")
def kill_a_poisoned_normal_enemy_within_3() -> None:
    foes: Foes = {"foe": (3, 0), "well": (1, 0), "elite": Foe((0, 1), hp=20, rank=1), "beyond": (-4, 0)}
    scene = Scene(f"{ME}/305/top", foes).gives(foe="poison", elite="poison", beyond="poison").plays()
    scene.offers("foe").chooses("foe").sees(dead="foe", xp=2, card="lost")


@judged("305/bottom")
def bless_all_poisoned_allies() -> None:
    allies = {"brute": (5, 0), "cragheart": (1, 0), "scoundrel": (0, 1)}
    scene = Scene(f"{ME}/305/bottom", {"foe": (0, -1)}, allies).gives(
        brute="poison", cragheart="poison", foe="poison"
    )
    scene.plays().sees(blesses={"brute": 1, "cragheart": 1})


@judged("306/top")
def attack_4_range_3_curse() -> None:
    shot(f"{ME}/306/top", 4, 3, curses={"monsters": 1})


@judged("306/bottom")
def move_2_and_air() -> None:
    Scene(f"{ME}/306/bottom").plays().reaches(2).chooses((2, 0)).sees(at=(2, 0), infuses="air")


@judged("307/top")
def attack_4_range_4_and_all_on_the_way_for_air() -> None:
    shot(f"{ME}/307/top", 4, 4, xp=2, card="lost")
    foes: Foes = {"one": (1, 0), "two": (3, 0), "goal": (4, 0), "beside": (0, 1)}
    scene = Scene(f"{ME}/307/top", foes, {"brute": (2, 0)}, strong="air").plays("yes").chooses("goal")
    scene.sees(hurt={"one": 4, "two": 4, "goal": 4}, consumes="air", xp=2, card="lost")
    scene = Scene(f"{ME}/307/top", foes, strong="air").plays("done", "goal")
    scene.sees(hurt={"goal": 4}, xp=2, card="lost")


@judged("307/bottom")
def move_5() -> None:
    goes(f"{ME}/307/bottom", 5)


@judged("308/top")
def attack_1_range_3_poison_curse_two_targets_and_dark() -> None:
    shots(f"{ME}/308/top", 1, 3, 2, gains="poison", curses={"monsters": 2}, infuses="dark")


@judged("308/bottom")
def immobilize_two_within_3() -> None:
    foes: Foes = {"one": (3, 0), "two": (0, 3), "three": (-3, 0), "beyond": (4, 0)}
    scene = Scene(f"{ME}/308/bottom", foes).plays().offers("one", "two", "three").chooses("one", "two")
    scene.sees(gains={"one": "immobilize", "two": "immobilize"})


@judged("309/top")
def the_poisoned_suffer_1_or_2_for_dark() -> None:
    def scene(strong: str) -> Scene:
        foes: Foes = {"one": (5, 0), "two": (-5, 0), "well": (1, 0)}
        made = Scene(f"{ME}/309/top", foes, {"brute": (0, 1)}, strong=strong)
        return made.gives(one="poison", two="poison", brute="poison")

    scene("").plays().sees(hurt={"one": 1, "two": 1})
    scene("dark").plays("yes").sees(hurt={"one": 2, "two": 2}, consumes="dark", xp=1)


@judged("309/bottom")
def poison_three_within_5() -> None:
    foes: Foes = {"one": (5, 0), "two": (0, 5), "three": (-5, 0), "four": (1, 0), "beyond": (6, 0)}
    scene = Scene(f"{ME}/309/bottom", foes, floor=disc(6)).plays().offers("one", "two", "three", "four")
    hit = ("one", "two", "three")
    scene.chooses(*hit).sees(gains=dict.fromkeys(hit, "poison"))


@judged("310/top")
def a_poisoned_enemy_suffers_3_for_1_after_a_move() -> None:
    moves = f"{ME} moveAction persistent"
    foes: Foes = {"foe": (5, 0), "well": (0, -2)}
    scene = Scene(f"{ME}/310/top", foes, {"brute": (0, 1)}).gives(foe="poison").plays()
    scene.sees(lasts=moves, xp=2, card="lost active")
    scene.does(ME, move(2), (2, 0), "yes").offers("foe").chooses("foe").sees(
        at=(2, 0), hurt={ME: 1, "foe": 3}
    )
    scene.turn_ends().sees()
    scene.does(ME, move(2), (1, 0), "done").sees(at=(1, 0))
    scene.does("brute", move(2), (0, 2)).sees(at={"brute": (0, 2)})
    scene.round_ends().sees()


@judged("310/bottom")
def poisoned_allies_recover_two_cards_or_three_for_air() -> None:
    def scene(strong: str) -> Scene:
        allies = {"brute": (5, 0), "scoundrel": (0, 1)}
        made = Scene(f"{ME}/310/bottom", allies=allies, strong=strong).gives(brute="poison")
        return made.hands("brute", [], [1, 2, 3, 4]).hands("scoundrel", [], [88])

    two = scene("").plays(1, 3)
    two.sees(hand={"brute": [1, 3]}, discard={"brute": [2, 4]}, xp=1, card="lost")
    three = scene("air").plays("yes", 1, 2, 3)
    three.sees(hand={"brute": [1, 2, 3]}, discard={"brute": [4]}, consumes="air", xp=2, card="lost")
    one = scene("").plays(1, "done")
    one.sees(hand={"brute": [1]}, discard={"brute": [2, 3, 4]}, xp=1, card="lost")


@judged("311/top")
def attack_2_in_a_flower_muddle_for_dark() -> None:
    covers(f"{ME}/311/top", FLOWER, 2, reach=5)
    scene = Scene(f"{ME}/311/top", far(3), strong="dark").plays("yes", "foe")
    scene.sees(hurt={"foe": 2}, gains={"foe": "muddle"}, consumes="dark", xp=1)


@judged("311/bottom")
def move_3_and_shield_1() -> None:
    scene = Scene(f"{ME}/311/bottom", {"foe": (4, 0)}).plays().reaches(3).chooses((3, 0))
    scene.sees(at=(3, 0), lasts=f"{ME} shield 1 round", card="discard active")
    scene.strikes("foe", ME, 3).sees(hurt=2)
    scene.round_ends().sees(over=f"{ME} shield 1 round", card="discard")


@judged("312/top")
def attack_4_range_3_and_air() -> None:
    shot(f"{ME}/312/top", 4, 3, infuses="air")


@judged("312/bottom")
def move_4_and_dark() -> None:
    Scene(f"{ME}/312/bottom").plays().reaches(4).chooses((4, 0)).sees(at=(4, 0), infuses="dark")


@judged("313/top")
def curse_and_muddle_all_neighbours_or_within_2_for_air() -> None:
    foes: Foes = {"one": (1, 0), "two": (2, -1), "beyond": (-3, 0)}
    Scene(f"{ME}/313/top", foes).plays().sees(gains={"one": "muddle"}, curses={"monsters": 1})
    scene = Scene(f"{ME}/313/top", foes, strong="air").plays("yes")
    scene.sees(gains={"one": "muddle", "two": "muddle"}, curses={"monsters": 2}, consumes="air", xp=1)


@judged("313/bottom")
def poison_all_enemies_and_air() -> None:
    foes: Foes = {"one": (1, 0), "two": (-5, 0)}
    scene = Scene(f"{ME}/313/bottom", foes, {"brute": (0, 1)}).plays()
    gained = {"one": "poison", "two": "poison", "lurker": "poison"}
    scene.sees(gains=gained, infuses="air", xp=1, card="lost")


@judged("314/top")
def a_curse_that_nulls_an_attack_hurts_the_attacker() -> None:
    curses = f"{ME} curseNullsAttack persistent"
    scene = Scene(f"{ME}/314/top", {"foe": (2, 0)}, {"brute": (1, 0)}).plays()
    scene.sees(lasts=curses, xp=2, card="lost active")
    scene.stacks("foe", "curse")
    scene.settles().strikes("foe", "brute", 3).sees(hurt={"foe": 3}, curses={"monsters": -1})
    scene.stacks("foe", "null")
    scene.strikes("foe", "brute", 3).sees()
    scene.stacks("brute", "curse")
    scene.settles().attacks("brute", 3, "foe").sees(curses={"brute": -1})
    scene.strikes("foe", "brute", 3).sees(hurt={"brute": 3})


@judged("314/bottom")
def move_3_and_curse_all_neighbours() -> None:
    foes: Foes = {"one": (4, 0), "two": (3, 1), "far": (-1, 0)}
    scene = Scene(f"{ME}/314/bottom", foes).plays().reaches(3).chooses((3, 0))
    scene.sees(at=(3, 0), curses={"monsters": 2})


@judged("315/top")
def attack_1_muddle_in_a_cloud() -> None:
    spots = [(q + 3, r) for q, r in CLOUD]
    crowd: Foes = {f"{q},{r}": (q, r) for q, r in disc(6) if (q, r) != (0, 0)}
    names = [f"{q},{r}" for q, r in spots]
    scene = Scene(f"{ME}/315/top", crowd, floor=disc(6)).plays().chooses(*names)
    scene.sees(hurt=dict.fromkeys(names, 1), gains=dict.fromkeys(names, "muddle"))


@judged("315/bottom")
def heal_2_range_3_three_targets() -> None:
    healed(f"{ME}/315/bottom", 2, 3, 3)


@judged("316/top")
def two_more_targets_for_cursing_an_ally() -> None:
    more = f"{ME} attackAction uses"
    foes: Foes = {"one": (1, 0), "two": (0, 1), "three": (-1, 0), "four": (0, -1)}
    scene = Scene(f"{ME}/316/top", foes, {"brute": (2, 0), "scoundrel": (-3, 0)}).plays()
    scene.sees(lasts=more, card="lost active")
    scene.attacks(ME, 1, "done", "one").sees(hurt={"one": 1})
    for used in range(1, 7):
        scene.attacks(ME, 1).offers("brute").chooses("brute", "one", "two", "three")
        over = {"over": more, "card": "lost"} if used == 6 else {"used": used}
        scene.sees(hurt={"one": 1, "two": 1, "three": 1}, curses={"brute": 1}, xp=1 - used % 2, **over)
    scene.attacks(ME, 1, "four").sees(hurt={"four": 1})


@judged("316/bottom")
def muddle_oneself_and_one_attack_counts_twice() -> None:
    once = f"{ME} attackAction round"
    foes: Foes = {"one": (1, 0), "two": (0, 1)}
    scene = Scene(f"{ME}/316/bottom", foes).plays()
    scene.sees(gains="muddle", lasts=once, infuses="dark", xp=1, card="lost active")
    scene.attacks(ME, 3, "one", "two", targets=2).sees(hurt={"one": 6, "two": 6})
    scene.attacks(ME, 3, "one").sees(hurt={"one": 3})
    scene.round_ends().sees(over=once, card="lost")


@judged("317/top")
def curse_and_wound_everybody_else() -> None:
    foes: Foes = {"one": (1, 0), "two": (-5, 0)}
    scene = Scene(f"{ME}/317/top", foes, {"brute": (0, 1), "scoundrel": (4, 0)}).plays()
    gained = dict.fromkeys(("one", "two", "lurker", "brute", "scoundrel"), "wound")
    scene.sees(gains=gained, curses={"monsters": 3, "brute": 1, "scoundrel": 1}, infuses="air dark")


@judged("317/bottom")
def the_poisoned_suffer_2_and_1_more_for_each_element() -> None:
    def scene(strong: str) -> Scene:
        foes: Foes = {"one": (5, 0), "two": (-5, 0), "well": (1, 0)}
        made = Scene(f"{ME}/317/bottom", foes, {"brute": (0, 1)}, strong=strong)
        return made.gives(one="poison", two="poison", brute="poison")

    scene("").plays().sees(hurt={"one": 2, "two": 2})
    scene("air").plays("yes").sees(hurt={"one": 3, "two": 3}, consumes="air", xp=1)
    scene("air dark").plays("yes", "yes").sees(hurt={"one": 4, "two": 4}, consumes="air dark", xp=2)


@judged("318/top")
def attack_4_range_3_curse_three_targets() -> None:
    shots(f"{ME}/318/top", 4, 3, 3, curses={"monsters": 3}, xp=2, card="lost")


@judged("318/bottom")
def poisoned_allies_suffer_for_stronger_attacks() -> None:
    allies = {"brute": (0, 1), "cragheart": (0, -1), "scoundrel": (3, 0)}
    foes: Foes = {"foe": (1, 0)}
    scene = Scene(f"{ME}/318/bottom", foes, allies)
    scene.gives(brute="poison", cragheart="poison", scoundrel="poison", foe="poison").plays()
    attacks = f"{ME} attack round"
    told = {"hurt": {"brute": 2, "cragheart": 2, "scoundrel": 2}, "lasts": attacks}
    scene.sees(**told, xp=1, card="discard active")
    # Three allies, halved and rounded down: 1; and 1 for the poison.
    scene.attacks(ME, 2, "foe").sees(hurt={"foe": 4})
    scene.round_ends().sees(over=attacks, card="discard")


@pytest.mark.parametrize("half", judged.halves)
def test_half(half: str) -> None:
    judged.run(half)


def test_who_lies_on_no_shortest_way_is_not_attacked() -> None:
    foes: Foes = {"goal": (3, 0), "off": (2, -1), "on": (1, 0)}
    scene = Scene(f"{ME}/307/top", foes, floor=[*row(0, 4), (2, -1), (1, -1)], strong="air").plays(
        "yes", "goal"
    )
    scene.sees(hurt={"goal": 4, "on": 4}, consumes="air", xp=2, card="lost")
