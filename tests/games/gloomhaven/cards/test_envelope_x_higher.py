"""The cards from level 2 on of the class of envelope X, half by half, and their summons; Oasis is with the first."""

from __future__ import annotations

import pytest

from taverna.games.gloomhaven.effects import lasting
from taverna.games.gloomhaven.state.figures import READY, SPARE, SPENT
from taverna.kit.hexes import row
from tests.games.gloomhaven.cards.judging import Foe, Foes, Judged, Scene
from tests.games.gloomhaven.cards.swarms import swarm
from tests.support.gloomhaven.tabletop import do

judged = Judged("envelope-x")


@judged("638/top")
def attack_2_disarm_next_to_a_summon() -> None:
    foes: Foes = {"foe": (2, 0), "other": (0, 2), "far": (3, 0)}
    scene = swarm("638/top", {"soul-leeches": (1, 0)}, foes).plays().offers("foe", "other").chooses("foe")
    scene.sees(hurt={"foe": 2}, gains={"foe": "disarm"}, xp=1)
    # Another's ally next to it is no own summon.
    scene = swarm("638/top", {"soul-leeches": (1, 0)}, foes, allies={"brute": (0, 3)})
    scene.plays("other").sees(hurt={"other": 2})


@judged("638/bottom")
def move_3_and_follow_who_leaves() -> None:
    foes: Foes = {"foe": (2, 0), "other": (-4, 0)}
    allies = {"brute": (5, 0), "scoundrel": (-1, 0)}
    scene = Scene("envelope-x/638/bottom", foes, allies, floor=row(-4, 5)).plays().reaches(3).chooses((1, 0))
    scene.sees(at=(1, 0), lasts="envelope-x move round", infuses="air", card="discard active")
    scene.give("envelope-x", "invisible")
    scene.draws(do("move", n=2))
    scene.settles().takes_turn("foe").chooses("yes").offers((3, 0)).chooses((3, 0))
    scene.sees(at={"foe": (4, 0), "envelope-x": (3, 0)}, becomes_strong="air")
    scene.takes_turn("other").sees(at={"other": (-2, 0)})  # who was never at its side is not followed
    scene.round_ends().sees(over="envelope-x move round", card="discard")
    scene = Scene("envelope-x/638/bottom", {"foe": (2, 0)}, {"brute": (5, 0)}, floor=row(0, 5)).plays((1, 0))
    scene.sees(at=(1, 0), lasts="envelope-x move round", infuses="air", card="discard active")
    scene.give("envelope-x", "invisible")
    scene.draws(do("move", n=2))
    scene.settles().takes_turn("foe", "done").sees(at={"foe": (4, 0)}, becomes_strong="air")  # it may stay


@judged("639/top")
def attack_3_poison_with_earth() -> None:
    scene = Scene("envelope-x/639/top", {"foe": (1, 0), "far": (2, 0)}).plays().offers("foe").chooses("foe")
    scene.sees(hurt={"foe": 3}, gains={"foe": "poison"}, infuses="earth")


@judged("639/bottom")
def a_summon_poisons() -> None:
    beasts = {"soul-leeches": (4, 0), "creeping-beetles": (0, 1)}
    scene = swarm("639/bottom", beasts, {"foe": (5, 0)}).plays()
    scene.offers("soul-leeches", "creeping-beetles").chooses("soul-leeches")
    scene.sees(lasts="soul-leeches attack persistent", card="discard active")
    scene.takes_turn("soul-leeches").sees(hurt={"foe": 1}, gains={"foe": "poison"})
    scene.round_ends().sees()
    # The card ends with the summon.
    scene.strikes("foe", "soul-leeches", 9)
    scene.sees(dead="soul-leeches", over="soul-leeches attack persistent", active=-1, card="discard")
    Scene("envelope-x/639/bottom").plays().sees()


@judged("640/top")
def summon_three_bloat_maggots() -> None:
    foes: Foes = {"foe": (2, 0), "far": (5, 0)}
    scene = Scene("envelope-x/640/top", foes, {"brute": (0, 1)}).plays((1, 0), (1, -1), (-1, 0))
    hero = scene.hero("envelope-x")
    found = [figure for figure in scene.table.figures if figure.kind == 1]
    assert [(figure.hp, figure.sheet.move, figure.sheet.attack) for figure in found] == [(3, 3, 1)] * 3
    assert (hero.xp, hero.lost & hero.active) == (2, 1 << scene.card.place)
    Scene.performed.pop("unseen")
    scene.played_now = False
    for number, figure in enumerate(found):
        scene.slots[f"maggot{number}"] = figure.slot
    scene.settles()
    # One maggot stands next to the foe, then two do.
    scene.strikes("foe", "brute", 3, range=9).sees(hurt={"brute": 2})
    scene.stands("maggot1", (2, -1)).strikes("foe", "brute", 3, range=9).sees(hurt={"brute": 1})
    scene.strikes("far", "brute", 3, range=9).sees(hurt={"brute": 3})
    for left, name in ((2, "maggot0"), (1, "maggot1"), (0, "maggot2")):
        ends = {"card": "lost"} if not left else {}
        scene.strikes("far", name, 9, range=9).sees(dead=name, over=f"{name} attack persistent", **ends)
    scene = Scene("envelope-x/640/top", {"foe": (5, 0)}, floor=row(0, 5)).plays((1, 0))
    lasts = "bloat-maggot attack persistent"
    scene.sees(joins={"bloat-maggot": ((1, 0), 3)}, lasts=lasts, xp=2, card="lost active")
    scene.takes_turn("bloat-maggot").sees(at={"bloat-maggot": (4, 0)}, hurt={"foe": 1})


@judged("640/bottom")
def move_3_and_shield_1() -> None:
    scene = Scene("envelope-x/640/bottom", {"foe": (5, 0)}).plays().reaches(3).chooses((3, 0))
    scene.sees(at=(3, 0), lasts="envelope-x shield 1 round", card="discard active")
    scene.strikes("foe", "envelope-x", 3, range=2).sees(hurt=2)
    scene.round_ends().sees(over="envelope-x shield 1 round", card="discard")


@judged("641/top")
def further_weapons() -> None:
    """Two hands are full; of what was brought along, weapons for four hands more are equipped."""
    scene = Scene("envelope-x/641/top", {"foe": (1, 0)}).equips("envelope-x", 8, 11, 10, 18, 25, 40)
    scene.hero("envelope-x").item_states = [READY, READY, SPARE, SPARE, SPARE, SPARE]
    scene.settles().plays()
    assert len(scene.options) == 5  # four weapons, or none
    scene.chooses("item10")  # it takes two hands
    assert len(scene.options) == 4
    scene.chooses("item18", "item25")
    lasts = "envelope-x always persistent"
    worn = [READY, READY, READY, READY, READY, SPARE]
    scene.sees(items=worn, lasts=lasts, xp=2, card="lost active")
    scene.attacks("envelope-x", 2, "foe", "item25")
    while scene.asked:
        scene.chooses("done")
    scene.sees(items=[READY, READY, READY, READY, SPENT, SPARE], hurt={"foe": 2}, gains={"foe": "wound"})
    # They leave the hands with the card.
    scene.watches()
    lasting.end_card(scene.table, 0, scene.card.place, "GH-S-ZON-05")
    scene.sees(items=[READY, READY, SPARE, SPARE, SPARE, SPARE], over=lasts, card="lost")
    Scene("envelope-x/641/top").plays().sees(lasts=lasts, xp=2, card="lost active")  # nothing to equip


@judged("641/bottom")
def all_summons_move() -> None:
    beasts = {"soul-leeches": (1, 0), "angry-wasps": (0, 1)}
    scene = swarm("641/bottom", beasts, {"foe": (5, 0)}).plays().reaches(3).chooses((4, 0))
    scene.reaches(4, jump=True).chooses((0, 4))
    scene.sees(at={"soul-leeches": (4, 0), "angry-wasps": (0, 4)})


@judged("642/top")
def attack_1_wound_all_around_and_heal() -> None:
    foes: Foes = {"one": (1, 0), "two": (0, 1), "far": (2, 0)}
    scene = Scene("envelope-x/642/top", foes).hurts(**{"envelope-x": 9}).plays("all", "yes")
    gains = {"one": "wound", "two": "wound"}
    scene.sees(hurt={"one": 1, "two": 1}, gains=gains, heal=2, infuses="dark")


@judged("642/bottom")
def move_2_and_nobody_strikes_back() -> None:
    scene = Scene("envelope-x/642/bottom", {"foe": Foe((2, 0), hp=20, retaliate=3)}).plays().reaches(2)
    scene.chooses((1, 0)).sees(at=(1, 0), lasts="envelope-x always round", card="discard active")
    scene.attacks("envelope-x", 2, "foe").sees(hurt={"foe": 2})
    scene.round_ends().sees(over="envelope-x always round", card="discard")
    scene.attacks("envelope-x", 2, "foe").sees(hurt={"foe": 2, "envelope-x": 3})


@judged("643/top")
def heal_2_retaliate_1_shield_1() -> None:
    scene = Scene("envelope-x/643/top", {"foe": (1, 0)}).hurts(**{"envelope-x": 5}).plays("yes")
    both = "envelope-x retaliate 1 round, envelope-x shield 1 round"
    scene.sees(heal=2, lasts=both, infuses="earth", xp=1, card="discard active")
    scene.strikes("foe", "envelope-x", 3).sees(hurt={"envelope-x": 2, "foe": 1})
    scene.round_ends().sees(over=both, card="discard")


@judged("643/bottom")
def a_summon_is_hardened() -> None:
    scene = swarm("643/bottom", {"soul-leeches": (4, 0)}, {"foe": (5, 0)}).plays("soul-leeches")
    both = "soul-leeches shield 1 persistent, soul-leeches turnEnd persistent"
    scene.sees(lasts=both, card="discard active")
    scene.strikes("foe", "soul-leeches", 4).sees(hurt={"soul-leeches": 3})
    scene.takes_turn("soul-leeches").sees(hurt={"foe": 1}, heal={"soul-leeches": 1})
    scene.strikes("foe", "soul-leeches", 9).sees(dead="soul-leeches", over=both, active=-1, card="discard")


@judged("644/top")
def all_summons_attack() -> None:
    foes: Foes = {"foe": (2, 0), "other": (-2, 0), "far": (4, 0)}
    beasts = {"soul-leeches": (1, 0), "angry-wasps": (0, 1), "creeping-beetles": (-1, 0)}
    scene = (
        swarm("644/top", beasts, foes).plays().offers("foe").chooses("foe").offers("other").chooses("other")
    )
    scene.sees(hurt={"foe": 3, "other": 2})  # next to the leeches: the foe, the hero and the wasps


@judged("644/bottom")
def summon_two_lightning_moths() -> None:
    foes: Foes = {"foe": (3, 0)}
    scene = swarm("644/bottom", {"soul-leeches": (2, 0)}, foes, allies={"brute": (3, -1)})
    scene.plays((1, 0), (0, 1))
    found = [figure for figure in scene.table.figures if figure.sheet.name == "lightning-moths"]
    sheets = [(figure.hp, figure.sheet.move, figure.sheet.attack, figure.sheet.flying) for figure in found]
    assert sheets == [(3, 3, -1, True)] * 2
    hero = scene.hero("envelope-x")
    assert (hero.xp, hero.lost & hero.active & 1 << scene.card.place != 0) == (2 + 2, True)
    assert scene.table.infused
    Scene.performed.pop("unseen")
    scene.played_now = False
    scene.table.infused = 0
    scene.slots["first"] = found[0].slot
    scene.slots["second"] = found[1].slot
    del scene.slots["lightning-moths"]
    # Next to the leeches are the foe, the brute and one of the moths; the brute is no summon.
    scene.settles().takes_turn("soul-leeches").sees(hurt={"foe": 3 + 1})
    scene.attacks("brute", 2, "foe").sees(hurt={"foe": 2})
    for left, name in ((1, "first"), (0, "second")):
        ends = {"card": "lost"} if not left else {}
        scene.strikes("foe", name, 3, range=9).sees(dead=name, over=f"{name} attack persistent", **ends)


@judged("645/top")
def attack_2_three_targets() -> None:
    foes: Foes = {"one": (1, 0), "two": (0, 1), "three": (-1, 0), "four": (0, -1), "far": (2, 0)}
    scene = Scene("envelope-x/645/top", foes).plays().offers("one", "two", "three", "four")
    scene.chooses("one", "two", "three").sees(hurt={"one": 2, "two": 2, "three": 2}, infuses="air", xp=1)


@judged("645/bottom")
def jump_4_and_1_damage_on_the_way() -> None:
    scene = Scene("envelope-x/645/bottom", {"foe": (1, 0)}).plays().reaches(4, jump=True).chooses((-4, 0))
    scene.sees(at=(-4, 0))
    foes: Foes = {"one": (1, 0), "two": Foe((2, 0), hp=20, shield=2), "aside": (1, 1)}
    scene = Scene("envelope-x/645/bottom", foes, {"brute": (3, 0)}, floor=[*row(0, 4), (1, 1)]).plays((4, 0))
    scene.sees(at=(4, 0), hurt={"one": 1, "two": 1, "brute": 1})


@judged("646/top")
def attack_2_wound_stun() -> None:
    scene = Scene("envelope-x/646/top", {"foe": (1, 0), "far": (2, 0)}).plays().offers("foe").chooses("foe")
    scene.sees(hurt={"foe": 2}, gains={"foe": "wound stun"}, infuses="light")


@judged("646/bottom")
def a_summon_dazzles_and_wounds() -> None:
    scene = swarm("646/bottom", {"soul-leeches": (4, 0)}, {"foe": (5, 0), "other": (4, 1)})
    scene.plays("soul-leeches")
    both = "soul-leeches targeted persistent, soul-leeches turnEnd persistent"
    scene.sees(lasts=both, card="discard active")
    scene.table.monster_deck.draw = scene.table.monster_deck.draw[:4]
    scene.stacks("foe", "+0", "-1")
    scene.strikes("foe", "soul-leeches", 3).sees(hurt={"soul-leeches": 2})  # with disadvantage
    scene.figure("soul-leeches").focus = scene.slots["foe"]
    scene.takes_turn("soul-leeches").chooses("foe").sees(hurt={"foe": 2}, gains={"foe": "wound"})
    scene.strikes("foe", "soul-leeches", 9).sees(dead="soul-leeches", over=both, active=-1, card="discard")


@judged("647/top")
def attack_and_heal_by_the_number_of_summons() -> None:
    beasts = {"soul-leeches": (4, 0), "creeping-beetles": (0, 3)}
    scene = swarm("647/top", beasts, {"foe": (1, 0)}).hurts(**{"envelope-x": 9}).plays("foe", "yes")
    scene.sees(hurt={"foe": 4}, heal=4)
    scene = Scene("envelope-x/647/top", {"foe": (1, 0)}).hurts(**{"envelope-x": 9}).plays("foe", "yes")
    scene.sees(hurt={"foe": 2}, heal=2)
    many = {
        "soul-leeches": (4, 0), "creeping-beetles": (0, 3), "angry-wasps": (0, 4), "steel-scarabs": (3, 0),
        "rage-hornets": (-3, 0), "rust-vermin": (-4, 0),
    }  # fmt: skip
    scene = swarm("647/top", many, {"foe": (1, 0)}).hurts(**{"envelope-x": 9}).plays("foe", "yes")
    scene.sees(hurt={"foe": 7}, heal=7)  # five of them count


@judged("647/bottom")
def move_3_and_a_summon_attacks_who_is_between() -> None:
    foes: Foes = {"foe": (3, 0), "other": (4, 1), "free": (0, 2)}
    scene = swarm("647/bottom", {"creeping-beetles": (4, 0)}, foes).plays().reaches(3).chooses((2, 0))
    scene.offers("creeping-beetles").chooses("creeping-beetles")
    scene.sees(at=(2, 0), hurt={"foe": 2})
    scene = swarm("647/bottom", {"creeping-beetles": (4, 0)}, {"other": (4, 1)}).plays((2, 0))
    scene.chooses("creeping-beetles").sees(at=(2, 0))  # nobody is next to both
    scene = swarm("647/bottom", {"creeping-beetles": (4, 0)}, foes).plays((2, 0), "done")
    scene.sees(at=(2, 0))


@judged("648/top")
def summon_rage_hornets() -> None:
    lasts = "rage-hornets attack persistent"
    for near, hurt in (((4, 0), 3 + 2), ((0, 0), 3)):
        scene = Scene("envelope-x/648/top", {"foe": (5, 0)}, {"brute": (0, 1)}, floor=[*row(0, 6), (0, 1)])
        scene.blocks((2, 0)).plays((1, 0))
        scene.sees(joins={"rage-hornets": ((1, 0), 5)}, lasts=lasts, xp=2, card="lost active")
        if near == (4, 0):
            scene.stands("brute", (6, 0))
        scene.takes_turn("rage-hornets").sees(at={"rage-hornets": (4, 0)}, hurt={"foe": hurt})
    scene.round_ends().sees()
    scene.strikes("foe", "rage-hornets", 5).sees(dead="rage-hornets", over=lasts, card="lost")


@judged("648/bottom")
def move_3_and_2_damage_around() -> None:
    foes: Foes = {"one": Foe((4, 0), hp=20, shield=3), "two": (4, -1), "far": (-3, 0)}
    scene = Scene("envelope-x/648/bottom", foes, {"brute": (3, 1)}).plays().reaches(3).chooses((3, 0))
    scene.sees(at=(3, 0), hurt={"one": 2, "two": 2, "brute": 2}, infuses="air")


@judged("649/top")
def poison_all_around_and_shield_2() -> None:
    foes: Foes = {"one": (1, 0), "two": (0, 1), "far": (2, 0)}
    scene = Scene("envelope-x/649/top", foes).plays()
    gains = {"one": "poison", "two": "poison"}
    scene.sees(gains=gains, lasts="envelope-x shield 2 round", infuses="earth", card="discard active")
    scene.strikes("one", "envelope-x", 3).sees(hurt=1)
    scene.round_ends().sees(over="envelope-x shield 2 round", card="discard")


@judged("649/bottom")
def move_2_and_strengthen() -> None:
    scene = Scene("envelope-x/649/bottom").plays().reaches(2).chooses((2, 0), "yes")
    scene.sees(at=(2, 0), gains="strengthen")


@judged("650/top")
def attack_2_four_targets_for_damage() -> None:
    foes: Foes = {
        "one": (1, 0),
        "two": (2, 0),
        "three": (0, 2),
        "four": (-2, 0),
        "five": (-2, 2),
        "far": (3, 0),
    }
    scene = Scene("envelope-x/650/top", foes).plays().offers("one", "two", "three", "four", "five")
    scene.chooses("one", "two", "three", "four")
    scene.sees(hurt={"one": 2, "two": 2, "three": 2, "four": 2, "envelope-x": 4})
    scene = Scene("envelope-x/650/top", foes).plays("two", "done").sees(hurt={"two": 2, "envelope-x": 1})
    Scene("envelope-x/650/top", foes).plays("done").sees()
    # One enemy attacked four times: four attacks, one enemy.
    scene = Scene("envelope-x/624/top", {"one": (2, 0)}).plays()
    scene.sees(lasts="envelope-x always persistent", xp=2, card="lost active")
    scene.turns_to("envelope-x/650/top").plays("one", "one", "one", "one")
    scene.sees(hurt={"one": 8, "envelope-x": 4})


@judged("650/bottom")
def retaliate_1_and_attack_2_wound() -> None:
    foes: Foes = {"one": (1, 0), "two": (0, 1), "far": (2, 0)}
    scene = Scene("envelope-x/650/bottom", foes).plays().offers("one", "two").chooses("one", "two")
    hurt = {"one": 2, "two": 2}
    gains = {"one": "wound", "two": "wound"}
    lasts = "envelope-x retaliate 1 round"
    scene.sees(hurt=hurt, gains=gains, lasts=lasts, infuses="dark", card="discard active")
    scene.strikes("one", "envelope-x", 3).sees(hurt={"envelope-x": 3, "one": 1})
    scene.round_ends().sees(over=lasts, card="discard")


@judged("651/top")
def all_summons_move_and_attack_again() -> None:
    foes: Foes = {"foe": (4, 0), "other": (-2, 1)}
    beasts = {"soul-leeches": (1, 0), "creeping-beetles": (-1, 0)}
    scene = swarm("651/top", beasts, foes).plays("choice0").reaches(3).chooses((3, 0)).offers("foe")
    scene.chooses("foe", "choice1").offers("other").chooses("other").reaches(2).chooses((-1, -1))
    at = {"soul-leeches": (3, 0), "creeping-beetles": (-1, -1)}
    scene.sees(at=at, hurt={"foe": 1, "other": 2})


@judged("651/bottom")
def a_summon_bites_deeper() -> None:
    foe = Foe((5, 0), hp=20, shield=3, retaliate=2)
    scene = swarm("651/bottom", {"creeping-beetles": (4, 0)}, {"foe": foe}).plays("creeping-beetles")
    both = "creeping-beetles attack persistent, creeping-beetles always persistent"
    scene.sees(lasts=both, card="discard active")
    scene.stacks("envelope-x", "+1", "-1")
    scene.settles().takes_turn("creeping-beetles")
    scene.sees(hurt={"foe": 2})  # 2 + 1 with advantage, less 3 - 2; nobody strikes back
    scene.strikes("foe", "creeping-beetles", 9)
    scene.sees(dead="creeping-beetles", over=both, active=-1, card="discard")


@judged("652/top")
def summon_rust_vermin() -> None:
    lasts = "rust-vermin attack persistent"
    for has, gains in (("muddle", {"gains": {"foe": "disarm"}}), ("", {})):
        scene = Scene("envelope-x/652/top", {"foe": (6, 0)}, floor=row(0, 6)).plays((1, 0))
        joined = {"rust-vermin": ((1, 0), 7)}
        scene.sees(joins=joined, lasts=lasts, infuses="dark", xp=2, card="lost active")
        scene.turn_ends().sees(becomes_strong="dark")
        if has:
            scene.gives(foe=has)
        scene.takes_turn("rust-vermin").sees(at={"rust-vermin": (5, 0)}, hurt={"foe": 3}, **gains)
    scene.round_ends().sees()
    scene.strikes("foe", "rust-vermin", 7).sees(dead="rust-vermin", over=lasts, card="lost")


@judged("652/bottom")
def pull_2_with_every_harm() -> None:
    scene = Scene("envelope-x/652/bottom", {"foe": (3, 0), "far": (-4, 0)}, floor=row(-4, 4)).plays()
    scene.offers("foe").chooses("foe", (2, 0))
    scene.sees(at={"foe": (1, 0)}, gains={"foe": "poison wound disarm"}, hurt={"foe": 2}, infuses="dark")


@pytest.mark.parametrize("half", judged.halves)
def test_half(half: str) -> None:
    judged.run(half)
