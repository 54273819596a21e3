"""The items of the city's shop, one by one."""

from __future__ import annotations

import pytest

from taverna.games.gloomhaven.effects.equipping import fits, small_slots
from taverna.games.gloomhaven.state.figures import CONSUMED, SPENT
from tests.games.gloomhaven.cards.judging import Foe, Judged
from tests.games.gloomhaven.items.wearing import (
    immune,
    lends_default,
    not_for,
    of_armour,
    of_attack,
    of_blow,
    of_move,
    of_turn,
    reaches_further,
    refreshes,
    shifts,
    summons,
    wakes,
    worn,
)
from tests.support.gloomhaven.tabletop import attack, do

judged = Judged("item")


@judged("1")
def boots_of_striding() -> None:
    of_move(1, 2)


@judged("2")
def winged_shoes() -> None:
    of_move(2, 0, jump=True)


@judged("3")
def hide_armour() -> None:
    of_armour(3, "spent", 2)


@judged("4")
def leather_armour() -> None:
    scene = worn(4, {"foe": (1, 0)})
    scene.stacks("foe", "+1", "-1")
    scene.strikes("foe", "brute", 3).chooses("item4").sees(hurt=2, items=[SPENT])
    scene.stacks("foe", "+1")
    scene.strikes("foe", "brute", 3).sees(hurt=4)


@judged("5")
def cloak_of_invisibility() -> None:
    of_turn(5, "consumed", "yes", gains="invisible")


@judged("6")
def eagle_eye_goggles() -> None:
    scene = worn(6, {"one": (1, 0), "two": (0, 1), "three": (-1, 0)})
    scene.stacks("brute", "-1", "+1", "-1", "+2", "-1", "+0")
    scene.watches()
    scene.performs("brute", attack(2, targets=2), attack(2))
    scene.chooses("item6", "one", "two", "three").sees(hurt={"one": 3, "two": 4, "three": 2}, items=[SPENT])


@judged("7")
def iron_helmet() -> None:
    scene = worn(7, {"foe": (1, 0)})
    for _ in range(2):
        scene.stacks("foe", "x2")
        scene.strikes("foe", "brute", 3).sees(hurt=3)
    scene.stacks("foe", "+2")
    scene.strikes("foe", "brute", 3).sees(hurt=5)


@judged("8")
def heater_shield() -> None:
    of_blow(8, "spent", 1)


@judged("9")
def piercing_bow() -> None:
    foes = {
        name: Foe(at, hp=20, shield=2) for name, at in (("one", (2, 0)), ("two", (0, 2)), ("three", (-2, 0)))
    }
    scene = worn(9, {**foes})
    scene.watches()
    scene.performs("brute", attack(2, range=2, targets=2), attack(2, range=2))
    scene.chooses("item9", "one", "two", "three")
    scene.sees(hurt={"one": 2, "two": 2, "three": 2}, items=[CONSUMED])
    not_for(9, far=False)


@judged("10")
def war_hammer() -> None:
    of_attack(10, "consumed", gains="stun")
    not_for(10, far=True)


@judged("11")
def poison_dagger() -> None:
    of_attack(11, "spent", both=False, gains="poison")
    not_for(11, far=True)


@judged("12")
def minor_healing_potion() -> None:
    of_turn(12, "consumed", "yes", heal=3)


@judged("13")
def minor_stamina_potion() -> None:
    scene = worn(13, {"foe": (5, 0)}).hands("brute", [1], [2, 3, 4], [5])
    scene.takes_turn("brute", "item13", 2, 4)
    scene.sees(hand=[1, 2, 4], discard=[3], items=[CONSUMED])
    scene = worn(13, {"foe": (5, 0)}).hands("brute", [1], [2, 3, 4], [5])
    scene.takes_turn("brute", "item13", 2, "done").sees(hand=[1, 2], discard=[3, 4], items=[CONSUMED])


@judged("14")
def minor_power_potion() -> None:
    of_attack(14, "consumed", 3)
    of_attack(14, "consumed", 3, far=True)


@judged("15")
def boots_of_speed() -> None:
    shifts(15, 10)


@judged("16")
def cloak_of_pockets() -> None:
    scene = worn(16)
    more = small_slots(scene.table.rules, [16])
    assert fits(["small", "small"], "small", 2, more)
    assert not fits(["small", "small", "small"], "small", 2, more)
    assert not fits(["small"], "small", 2)


@judged("17")
def empowering_talisman() -> None:
    refreshes(17, 1)


@judged("19")
def weighted_net() -> None:
    of_attack(19, "spent", far=True, both=False, gains="immobilize")
    not_for(19, far=False)


@judged("20")
def minor_mana_potion() -> None:
    of_turn(20, "consumed", "earth", becomes_strong="earth")


@judged("21")
def stun_powder() -> None:
    of_attack(21, "consumed", both=False, gains="stun")
    of_attack(21, "consumed", far=True, both=False, gains="stun")


@judged("22")
def heavy_greaves() -> None:
    scene = worn(22, {"foe": (1, 0)}, {"tinkerer": (0, 1)})
    scene.strikes("foe", "brute", 1, push=1).sees(hurt=1)
    # Friends may still move it.
    scene.does("tinkerer", do("push", n=1, to={"who": "ally", "within": 1}), "brute", (0, -1)).sees(
        at=(0, -1)
    )


@judged("23")
def chainmail() -> None:
    of_armour(23, "spent", 3)


@judged("24")
def amulet_of_life() -> None:
    of_turn(24, "spent", "yes", heal=1)


@judged("25")
def jagged_sword() -> None:
    of_attack(25, "spent", both=False, gains="wound")
    not_for(25, far=True)


@judged("27")
def major_healing_potion() -> None:
    of_turn(27, "consumed", "yes", heal=5)


@judged("28")
def moon_earring() -> None:
    wakes(28)


@judged("29")
def comfortable_shoes() -> None:
    lends_default(29, move=3)


@judged("30")
def studded_leather() -> None:
    scene = worn(30, {"foe": (1, 0)})
    scene.stacks("foe", "+1", "-1")
    scene.strikes("foe", "brute", 3).chooses("item30").sees(hurt=1, items=[SPENT])
    scene.strikes("foe", "brute", 3).sees(hurt=3)


@judged("31")
def hawk_helm() -> None:
    reaches_further(31, 1)


@judged("32")
def tower_shield() -> None:
    of_blow(32, "spent", 2)


@judged("34")
def major_stamina_potion() -> None:
    scene = worn(34, {"foe": (5, 0)}).hands("brute", [], [2, 3, 4, 6], [5])
    scene.takes_turn("brute", "item34", 2, 4, 6).sees(hand=[2, 4, 6], discard=[3], items=[CONSUMED])
    scene = worn(34, {"foe": (5, 0)}).hands("brute", [], [2, 3, 4, 6], [5])
    scene.takes_turn("brute", "item34", 2, "done").sees(hand=[2], discard=[3, 4, 6], items=[CONSUMED])


@judged("35")
def falcon_figurine() -> None:
    summons(35, "jade-falcon", 2, 3, 2, flying=True)


@judged("36")
def boots_of_dashing() -> None:
    of_move(36, 3)


@judged("37")
def robes_of_evocation() -> None:
    of_attack(37, "spent", 3, strong="fire", consumes="fire")
    of_attack(37, "spent", 3, far=True, strong="ice", consumes="ice")
    worn(37, {"foe": (1, 0)}).attacks("brute", 2, "foe").sees(hurt={"foe": 2})
    scene = worn(37, {"foe": (1, 0)}, strong="fire ice").attacks("brute", 2, "item37", "ice", "foe")
    scene.sees(hurt={"foe": 3}, items=[SPENT], consumes="ice")


@judged("38")
def heavy_basinet() -> None:
    immune(38, "stun", "muddle")


@judged("39")
def hooked_chain() -> None:
    scene = worn(39, {"one": (3, 0), "two": (0, 3), "three": (-3, 0)})
    scene.watches()
    scene.performs("brute", attack(2, range=3, targets=2), attack(2, range=3))
    scene.chooses("item39", "one", "two", (2, 0), "done", "three", (-2, 0))
    hits = {"one": 2, "two": 2, "three": 2}
    scene.sees(hurt=hits, at={"one": (1, 0), "three": (-1, 0)}, items=[SPENT])
    not_for(39, far=False)


@judged("40")
def versatile_dagger() -> None:
    lends_default(40, attack=3)


@judged("41")
def major_power_potion() -> None:
    of_attack(41, "consumed", 4)
    of_attack(41, "consumed", 4, far=True)


@judged("43")
def boots_of_quickness() -> None:
    shifts(43, 20)


@judged("44")
def splintmail() -> None:
    of_armour(44, "spent", 4)


@judged("45")
def pendant_of_dark_pacts() -> None:
    refreshes(45, 2, curses={"brute": 1})


@judged("46")
def spiked_shield() -> None:
    of_blow(46, "spent", 1, back={"foe": 2})


@judged("48")
def major_mana_potion() -> None:
    of_turn(48, "consumed", "earth", "dark", becomes_strong="earth dark")


@judged("49")
def sun_earring() -> None:
    wakes(49, "yes", heal=3)


@judged("51")
def shadow_armour() -> None:
    of_blow(51, "consumed", 5)


@judged("52")
def protective_charm() -> None:
    immune(52, "poison", "wound")


@judged("53")
def black_knife() -> None:
    scene = worn(53, {"one": (1, 0), "two": (0, 1)}).attacks("brute", 2, "one", "two", "item53", targets=2)
    scene.sees(hurt={"one": 2, "two": 2}, curses={"monsters": 1}, items=[SPENT])
    not_for(53, far=True)


@judged("54")
def staff_of_eminence() -> None:
    of_attack(54, "spent", 3, far=True, strong="fire", consumes="fire")
    not_for(54, far=False, strong="fire")


@judged("55")
def super_healing_potion() -> None:
    of_turn(55, "consumed", "yes", heal=7)


@judged("57")
def serene_sandals() -> None:
    lends_default(57, move=4)


@judged("59")
def telescopic_lens() -> None:
    reaches_further(59, 2)


@judged("61")
def wall_shield() -> None:
    of_blow(61, "spent", 4)


@judged("62")
def doom_powder() -> None:
    of_attack(62, "consumed", both=False, gains="stun poison", curses={"monsters": 1})


@judged("63")
def lucky_eye() -> None:
    scene = worn(63, {"foe": (0, 1)}, {"tinkerer": (1, 0), "scoundrel": (2, 0)})
    scene.takes_turn("brute", "item63")
    scene.sees(gains={"brute": "strengthen", "tinkerer": "strengthen"}, items=[CONSUMED])


@judged("64")
def boots_of_sprinting() -> None:
    of_move(64, 4)


@judged("65")
def platemail() -> None:
    of_armour(65, "spent", 5)


@pytest.mark.parametrize("item", judged.halves)
def test_item(item: str) -> None:
    judged.run(item)
