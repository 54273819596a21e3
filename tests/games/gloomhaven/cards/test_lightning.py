"""The Berserker's cards of level 1 and X, half by half. At level 9 she has 26 hit points."""

from __future__ import annotations

from typing import Any

import pytest

from taverna.games.gloomhaven import steps
from taverna.kit.hexes import disc
from tests.games.gloomhaven.cards.judging import Foes, Judged, Scene, far, goes, heals, loots
from tests.support.gloomhaven.tabletop import do

judged = Judged("lightning")

ME = "lightning"
WEAK = 14
"""So much lost leaves less than half."""


def struck(key: str, value: int, *choices: str, lost: int = 0, strong: str = "", **told: Any) -> None:
    """A melee attack on the only neighbour, after so many hit points were lost."""
    scene = (
        Scene(key, far(1), strong=strong).hurts(lightning=lost).plays(*choices).offers("foe").chooses("foe")
    )
    hurt = {"foe": value, **told.pop("also", {})}
    scene.sees(hurt=hurt, **told)


def bought(key: str, value: int, more: int, **told: Any) -> None:
    """An attack, and what 2 damage to oneself add to it."""
    struck(key, value, "done")
    struck(key, value + more, "yes", also={ME: 2}, xp=1, **told)


@judged("319/top")
def attack_as_much_as_is_missing() -> None:
    struck(f"{ME}/319/top", 4, lost=4, card="lost")
    struck(f"{ME}/319/top", 5, lost=5, xp=1, card="lost")
    struck(f"{ME}/319/top", 14, lost=14, xp=2, card="lost")


@judged("319/bottom")
def move_2_and_retaliate_1() -> None:
    scene = Scene(f"{ME}/319/bottom", {"foe": (3, 0)}).plays().reaches(2).chooses((2, 0))
    scene.sees(at=(2, 0), lasts=f"{ME} retaliate 1 round", card="discard active")
    scene.strikes("foe", ME, 3).sees(hurt={ME: 3, "foe": 1})
    scene.round_ends().sees(over=f"{ME} retaliate 1 round", card="discard")


@judged("320/top")
def attack_as_many_as_are_lost() -> None:
    scene = Scene(f"{ME}/320/top", far(1)).hands(ME, [321], [322], [323, 324, 325]).plays("foe")
    scene.sees(hurt={"foe": 3}, xp=1)


@judged("320/bottom")
def move_3_and_attack_2_below_half() -> None:
    Scene(f"{ME}/320/bottom", {"foe": (4, 0)}).plays().reaches(3).chooses((3, 0)).sees(at=(3, 0))
    scene = Scene(f"{ME}/320/bottom", {"foe": (4, 0)}).hurts(lightning=13).plays((3, 0)).sees(at=(3, 0))
    scene = Scene(f"{ME}/320/bottom", {"foe": (4, 0)}).hurts(lightning=WEAK).plays((3, 0), "foe")
    scene.sees(at=(3, 0), hurt={"foe": 2}, xp=1)
    # Without an attack there is no experience for it.
    Scene(f"{ME}/320/bottom", {"foe": (5, 0)}).hurts(lightning=WEAK).plays((3, 0)).sees(at=(3, 0))


@judged("321/top")
def attack_3_and_2_more_for_damage() -> None:
    bought(f"{ME}/321/top", 3, 2)


@judged("321/bottom")
def move_4_and_more_for_damage() -> None:
    for paid in range(4):
        scene = (
            Scene(f"{ME}/321/bottom", floor=disc(8)).plays(f"choice{paid}").reaches(4 + paid).chooses((4, 0))
        )
        scene.sees(at=(4, 0), **({"hurt": paid} if paid else {}))


@judged("322/top")
def attack_3_and_2_more_below_half() -> None:
    struck(f"{ME}/322/top", 3, lost=13)
    struck(f"{ME}/322/top", 5, lost=WEAK, xp=1)


@judged("322/bottom")
def death_is_refused_three_times() -> None:
    lasting = f"{ME} damaged uses"
    scene = Scene(f"{ME}/322/bottom", {"foe": (1, 0)}).hurts(lightning=21).plays()
    scene.sees(lasts=lasting, card="lost active")
    scene.strikes("foe", ME, 3).sees(hurt=3)
    for used in range(1, 4):
        over = {"over": lasting, "card": "lost"} if used == 3 else {"used": used}
        scene.strikes("foe", ME, 2).sees(xp=1, **over)
    scene.strikes("foe", ME, 1).sees(hurt=1)


@judged("323/top")
def heal_as_much_as_is_missing() -> None:
    allies = {"brute": (2, 0), "scoundrel": (-3, 0)}
    scene = Scene(f"{ME}/323/top", allies=allies).hurts(lightning=7, brute=9, scoundrel=9).plays()
    scene.offers(ME, "brute").chooses("brute").sees(heal={"brute": 7}, xp=2, card="lost")
    Scene(f"{ME}/323/top").hurts(lightning=20).plays(ME).sees(heal=20, xp=2, card="lost")


@judged("323/bottom")
def move_3_and_push_1() -> None:
    scene = Scene(f"{ME}/323/bottom", {"foe": (4, 0), "far": (0, 2)}).plays().reaches(3).chooses((3, 0))
    scene.offers("foe").chooses("foe", (5, 0)).sees(at={ME: (3, 0), "foe": (5, 0)})


@judged("324/top")
def attack_6_for_half_of_the_hit_points() -> None:
    struck(f"{ME}/324/top", 6, also={ME: 13}, xp=1)
    struck(f"{ME}/324/top", 6, lost=5, also={ME: 11}, xp=1)
    Scene(f"{ME}/324/top").plays().sees()


@judged("324/bottom")
def attacks_1_more_and_1_damage_a_turn() -> None:
    lasting = f"{ME} attack persistent, {ME} turnStart persistent"
    scene = Scene(f"{ME}/324/bottom", {"foe": (1, 0)}, {"brute": (2, 0)}).plays()
    scene.sees(lasts=lasting, xp=2, card="lost active")
    scene.attacks(ME, 2, "foe").sees(hurt={"foe": 3})
    scene.attacks("brute", 2, "foe").sees(hurt={"foe": 2})
    scene.takes_turn(ME).sees(hurt=1)
    scene.takes_turn("brute").sees()
    scene.round_ends().sees()


@judged("325/top")
def attack_1_range_3_wound_two_targets_and_fire() -> None:
    foes: Foes = {"one": (3, 0), "two": (0, 3), "three": (-3, 0), "beyond": (4, 0)}
    scene = Scene(f"{ME}/325/top", foes).plays().offers("one", "two", "three").chooses("one", "two")
    scene.sees(hurt={"one": 1, "two": 1}, gains={"one": "wound", "two": "wound"}, infuses="fire")


@judged("325/bottom")
def four_heals_with_2_more() -> None:
    lasting = f"{ME} healed uses"
    scene = Scene(f"{ME}/325/bottom", allies={"brute": (1, 0)}).hurts(lightning=20, brute=9).plays()
    scene.sees(lasts=lasting, card="lost active")
    scene.does("brute", do("heal", n=1, range=3), "brute").sees(heal={"brute": 1})
    for used, healer in enumerate((ME, "brute", ME, "brute"), 1):
        over = {"over": lasting, "card": "lost"} if used == 4 else {"used": used}
        scene.does(healer, do("heal", n=1, range=3), ME).sees(heal=3, xp=1 - used % 2, **over)
    scene.does(ME, do("heal", n=1, range=3), ME).sees(heal=1)


@judged("326/top")
def attack_3_and_stun_for_damage() -> None:
    bought(f"{ME}/326/top", 3, 0, gains={"foe": "stun"})


@judged("326/bottom")
def move_4() -> None:
    goes(f"{ME}/326/bottom", 4)


@judged("327/top")
def loot_2() -> None:
    loots(f"{ME}/327/top", 2, xp=1, card="lost")


@judged("327/bottom")
def heal_3_range_3() -> None:
    heals(f"{ME}/327/bottom", 3, 3)


@judged("328/top")
def retaliate_2() -> None:
    scene = Scene(f"{ME}/328/top", {"foe": (1, 0), "far": (2, 0)}).plays()
    scene.sees(lasts=f"{ME} retaliate 2 round", card="discard active")
    scene.strikes("foe", ME, 3).sees(hurt={ME: 3, "foe": 2})
    scene.strikes("far", ME, 3, range=2).sees(hurt=3)
    scene.round_ends().sees(over=f"{ME} retaliate 2 round", card="discard")


@judged("328/bottom")
def move_3_and_heal_1() -> None:
    scene = Scene(f"{ME}/328/bottom").hurts(lightning=5).plays().reaches(3).chooses((3, 0), "yes")
    scene.sees(at=(3, 0), heal=1)


@judged("329/top")
def attack_2_stun_and_2_more_for_fire() -> None:
    struck(f"{ME}/329/top", 2, gains={"foe": "stun"})
    struck(f"{ME}/329/top", 4, "yes", strong="fire", gains={"foe": "stun"}, consumes="fire")


@judged("329/bottom")
def heals_go_beyond_the_maximum() -> None:
    """At level 4 the maximum is 16; what counts lost hit points still counts from there."""
    lasting = f"{ME} always persistent"
    scene = Scene(f"{ME}/329/bottom", {"foe": (1, 0)}, hero_level=4).hurts(lightning=1).plays("yes")
    scene.sees(lasts=lasting, heal=3, xp=2, card="lost active")
    assert (scene.hp(ME), scene.figure(ME).max_hp) == (18, 16)
    scene.does(ME, do("heal", n=9, to={"who": "self"}), "yes").sees(heal=8)
    scene.does(ME, {"do": "attack", "n": {"x": "missingHp", "plus": 2}}, "foe").sees(hurt={"foe": 2})
    scene.round_ends().sees()


@judged("330/top")
def attack_with_all_hit_points() -> None:
    scene = Scene(f"{ME}/330/top", far(1)).hurts(lightning=9).plays("foe")
    scene.sees(hurt={"foe": 17, ME: 16}, xp=3, card="lost")
    Scene(f"{ME}/330/top").plays().sees()


@judged("330/bottom")
def move_3() -> None:
    goes(f"{ME}/330/bottom", 3)


@judged("331/top")
def attack_3_and_shield_1_for_damage() -> None:
    struck(f"{ME}/331/top", 3, "done")
    scene = Scene(f"{ME}/331/top", far(1)).plays("yes", "foe")
    scene.sees(hurt={"foe": 3, ME: 2}, lasts=f"{ME} shield 1 round", xp=1, card="discard active")
    scene.strikes("foe", ME, 3).sees(hurt=2)
    scene.round_ends().sees(over=f"{ME} shield 1 round", card="discard")


@judged("331/bottom")
def move_3_and_stun_a_neighbour_for_damage() -> None:
    scene = (
        Scene(f"{ME}/331/bottom", {"foe": (4, 0), "far": (0, 2)}).plays().reaches(3).chooses((3, 0), "yes")
    )
    scene.offers("foe").chooses("foe").sees(at=(3, 0), hurt=2, gains={"foe": "stun"})
    Scene(f"{ME}/331/bottom", {"foe": (4, 0)}).plays((3, 0), "done").sees(at=(3, 0))


@pytest.mark.parametrize("half", judged.halves)
def test_half(half: str) -> None:
    judged.run(half)


@pytest.mark.rule("GH-S-DMG-01")
def test_damage_that_is_a_price_may_be_refused_with_a_card() -> None:
    scene = Scene(f"{ME}/321/top", far(1)).hands(ME, [322, 323]).plays("yes")
    assert scene.table.agenda[-1][0] == steps.HURT
    scene.chooses(322, "foe").sees(hurt={"foe": 5}, xp=1, hand=[323], lost=[322])
