"""The cards of level 1 and X of the class of envelope X, half by half, and their summons; and Oasis, of level 9."""

from __future__ import annotations

import pytest

from taverna.games.gloomhaven.board.board import DIFFICULT, HAZARD
from taverna.kit.hexes import row
from tests.games.gloomhaven.cards.judging import Foe, Foes, Judged, Scene, goes, summons
from tests.games.gloomhaven.cards.swarms import join, swarm
from tests.support.gloomhaven.tabletop import do

judged = Judged("envelope-x")


@judged("624/top")
def one_enemy_as_several_targets() -> None:
    scene = Scene("envelope-x/624/top", {"foe": (1, 0), "other": (0, 1)}).plays()
    scene.sees(lasts="envelope-x always persistent", xp=2, card="lost active")
    scene.attacks("envelope-x", 2, "foe", targets=3).offers("foe", "other").chooses("other", "foe")
    scene.sees(hurt={"foe": 4, "other": 2})
    scene.attacks("envelope-x", 2, "foe").sees(hurt={"foe": 2})  # a single target is attacked once
    near = {"who": "enemy", "pick": "all", "within": 1}
    scene.attacks("envelope-x", 1, "all", to=near).sees(hurt={"foe": 1, "other": 1})  # no number of targets


@judged("624/bottom")
def any_element_makes_an_attack_stronger() -> None:
    scene = Scene("envelope-x/624/bottom", {"foe": (1, 0), "other": (0, 1)}).plays()
    scene.sees(lasts="envelope-x attackAction persistent", infuses="earth", xp=2, card="lost active")
    scene.attacks("envelope-x", 2, "foe").sees(hurt={"foe": 2})  # nothing is strong yet
    scene.makes("fire", "ice").attacks("envelope-x", 2, "ice", "foe", "other", targets=2)
    scene.sees(hurt={"foe": 3, "other": 3}, consumes="ice")
    scene.attacks("envelope-x", 2, "foe").sees(hurt={"foe": 2})  # once an action
    scene.turn_ends().sees(becomes_strong="earth")
    scene.attacks("envelope-x", 2, "done", "foe").sees(hurt={"foe": 2})
    scene.turn_ends().sees()
    scene.attacks("envelope-x", 2, "fire", "foe").sees(hurt={"foe": 3}, consumes="fire")


@judged("625/top")
def attack_1_muddle_three_targets_two_hexes_away() -> None:
    foes: Foes = {
        "near": Foe((1, 0), hp=20, retaliate=1), "two": Foe((0, 2), hp=20, retaliate=1), "three": (-2, 1),
        "four": (-2, 2), "far": (3, 0),
    }  # fmt: skip
    scene = Scene("envelope-x/625/top", foes).plays().offers("near", "two", "three", "four")
    scene.chooses("near", "two", "three")
    struck = ("near", "two", "three")
    # A melee attack: who strikes back does so at its side alone.
    hurt = {**dict.fromkeys(struck, 1), "envelope-x": 1}
    scene.sees(hurt=hurt, gains=dict.fromkeys(struck, "muddle"))
    scene = Scene("envelope-x/625/top", {"near": (1, 0)})
    scene.stacks("envelope-x", "+0", "-1")
    scene.plays("near").sees(hurt={"near": 1}, gains={"near": "muddle"})  # no disadvantage


@judged("625/bottom")
def move_2_and_good_cards_of_attackers_count_for_nothing() -> None:
    scene = Scene("envelope-x/625/bottom", {"foe": (5, 0)}, {"brute": (0, 1)}).plays().reaches(2)
    scene.chooses((1, 0))
    scene.sees(at=(1, 0), lasts="envelope-x always round", card="discard active")
    for card, hurt in (("+1", 2), ("+2", 2), ("x2", 2), ("bless", 2), ("+0", 2), ("-1", 1), ("null", 0)):
        scene.stacks("foe", card)
        scene.settles().strikes("foe", "envelope-x", 2, range=9)
        scene.sees(hurt=hurt, blesses={"monsters": -1 if card == "bless" else 0})
    scene.stacks("foe", "+2")
    scene.settles().strikes("foe", "brute", 2, range=9).sees(hurt={"brute": 4})
    scene.round_ends().sees(over="envelope-x always round", card="discard")


@judged("626/top")
def attack_2_pierce_1_two_targets() -> None:
    foes: Foes = {"one": Foe((1, 0), hp=20, shield=1), "two": Foe((0, 1), hp=20, shield=2), "far": (2, 0)}
    scene = Scene("envelope-x/626/top", foes).plays().offers("one", "two").chooses("one", "two")
    scene.sees(hurt={"one": 2, "two": 1}, xp=1)


@judged("626/bottom")
def move_2_and_bad_cards_count_for_nothing() -> None:
    scene = Scene("envelope-x/626/bottom", {"foe": Foe((2, 0), hp=30)}).plays().reaches(2).chooses((1, 0))
    scene.sees(at=(1, 0), lasts="envelope-x always round", card="discard active")
    for card, hurt in (("-1", 2), ("-2", 2), ("null", 2), ("curse", 2), ("+0", 2), ("+1", 3), ("x2", 4)):
        scene.stacks("envelope-x", card)
        scene.settles().attacks("envelope-x", 2, "foe")
        scene.sees(hurt={"foe": hurt}, curses=-1 if card == "curse" else 0)
    scene.stacks("foe", "-1")
    scene.settles().strikes("foe", "envelope-x", 2).sees(hurt=1)
    scene.round_ends().sees(over="envelope-x always round", card="discard")


@judged("627/top")
def summons_are_steered() -> None:
    foes: Foes = {"near": (2, 0), "foe": (-4, 0)}
    scene = swarm("627/top", {"soul-leeches": (-1, 0)}, foes).plays()
    scene.sees(lasts="envelope-x always persistent", xp=1, card="lost active")
    scene.takes_turn("soul-leeches").reaches(3).chooses((-3, 0)).offers("foe").chooses("foe")
    scene.sees(at={"soul-leeches": (-3, 0)}, hurt={"foe": 1})
    scene.round_ends().sees()
    scene.takes_turn("soul-leeches", "done", "done").sees()  # it may do nothing


@judged("627/bottom")
def shield_1_for_oneself_and_all_summons() -> None:
    foes: Foes = {"foe": (5, 0)}
    scene = swarm("627/bottom", {"soul-leeches": (4, 0)}, foes, allies={"brute": (0, 1)}).plays()
    both = "envelope-x shield 1 persistent, soul-leeches shield 1 persistent"
    scene.sees(lasts=both, xp=2, card="lost active")
    scene.strikes("foe", "soul-leeches", 2).sees(hurt={"soul-leeches": 1})
    scene.strikes("foe", "envelope-x", 3, range=5).sees(hurt=2)
    scene.strikes("foe", "brute", 3, range=6).sees(hurt={"brute": 3})
    join(scene, "angry-wasps", (0, -1))  # a newcomer has it too
    scene.strikes("foe", "angry-wasps", 2, range=9).sees(hurt={"angry-wasps": 1})
    scene.turns_to("envelope-x/627/bottom").round_ends().sees()


@judged("628/top")
def summon_soul_leeches() -> None:
    summons("envelope-x/628/top", "soul-leeches", 4, 3, 1)
    foes: Foes = {"foe": (2, 0), "other": (2, -1)}
    scene = Scene("envelope-x/628/top", foes, {"brute": (0, 1)}).plays((1, 0))
    scene.sees(joins={"soul-leeches": ((1, 0), 4)}, xp=2, card="lost active")
    scene.give("soul-leeches", "immobilize")
    # Next to it: both foes, the hero and the brute.
    scene.settles().takes_turn("soul-leeches").chooses("foe")
    scene.sees(hurt={"foe": 4}, loses={"soul-leeches": "immobilize"})


@judged("628/bottom")
def wound_and_heal_1() -> None:
    scene = Scene("envelope-x/628/bottom", {"foe": (1, 0), "far": (2, 0)}).hurts(**{"envelope-x": 4})
    scene.plays().offers("foe").chooses("foe", "yes").sees(gains={"foe": "wound"}, heal=1)


@judged("629/top")
def summon_creeping_beetles() -> None:
    summons("envelope-x/629/top", "creeping-beetles", 5, 2, 2)
    scene = swarm("629/top", {}, {"foe": (5, 0)}, allies={"brute": (2, -1), "scoundrel": (3, 0)})
    scene.plays((1, 0)).sees(joins={"creeping-beetles": ((1, 0), 5)}, xp=2, card="lost active")
    scene.give("creeping-beetles", "immobilize")
    scene.settles().takes_turn("creeping-beetles").reaches(1)
    first = scene.table.pending[0].seat
    scene.chooses((-1, 0) if first == 0 else (2, -2)).reaches(1)
    scene.chooses("done")  # each may move, those further away may not
    moved = {"envelope-x": (-1, 0)} if first == 0 else {"brute": (2, -2)}
    scene.sees(at=moved, loses={"creeping-beetles": "immobilize"})


@judged("629/bottom")
def move_4_over_any_ground() -> None:
    goes("envelope-x/629/bottom", 4)
    scene = Scene("envelope-x/629/bottom", floor=row(0, 5))
    for at, terrain in (((1, 0), DIFFICULT), ((2, 0), DIFFICULT), ((3, 0), HAZARD), ((4, 0), HAZARD)):
        scene.table.board.put(scene.cell(at), terrain)
    scene.plays((4, 0)).sees(at=(4, 0))
    scene = Scene("envelope-x/629/bottom", floor=row(0, 5)).traps((1, 0), damage=3)
    scene.plays((4, 0)).sees(at=(4, 0), hurt=3, trap={(1, 0): None})  # a trap is a trap


@judged("630/top")
def summon_angry_wasps() -> None:
    scene = Scene("envelope-x/630/top", {"foe": (5, 0)}, floor=row(0, 6)).blocks((2, 0)).plays((1, 0))
    scene.sees(joins={"angry-wasps": ((1, 0), 3)}, xp=2, card="lost active")
    scene.takes_turn("angry-wasps").sees(at={"angry-wasps": (4, 0)}, hurt={"foe": 2})  # it flies
    scene.stands("envelope-x", (3, 0))
    scene.takes_turn("angry-wasps").sees(hurt={"foe": 2, "envelope-x": 2})
    scene.strikes("foe", "angry-wasps", 3).sees(dead="angry-wasps", card="lost")


@judged("630/bottom")
def move_3_and_1_damage_around() -> None:
    foes: Foes = {"one": Foe((4, 0), hp=20, shield=3), "two": (4, -1), "far": (-3, 0)}
    scene = Scene("envelope-x/630/bottom", foes, {"brute": (3, 1)}).plays().reaches(3).chooses((3, 0))
    scene.sees(at=(3, 0), hurt={"one": 1, "two": 1, "brute": 1})


@judged("631/top")
def a_summon_moves_and_attacks_in_either_order() -> None:
    foes: Foes = {"foe": (4, 0), "other": (-2, 0)}
    scene = swarm("631/top", {"soul-leeches": (1, 0), "angry-wasps": (0, 1)}, foes).plays()
    scene.offers("soul-leeches", "angry-wasps").chooses("soul-leeches", "choice0").reaches(3)
    scene.chooses((3, 0)).offers("foe").chooses("foe")
    scene.sees(at={"soul-leeches": (3, 0)}, hurt={"foe": 1}, xp=1)
    scene.plays("soul-leeches", "choice1").offers("foe").chooses("foe").reaches(3).chooses((1, 0))
    scene.sees(at={"soul-leeches": (1, 0)}, hurt={"foe": 1}, xp=1)
    scene.plays("angry-wasps").reaches(4, jump=True)  # without an attack there is no order
    scene.chooses((3, 0)).sees(at={"angry-wasps": (3, 0)}, xp=1)


@judged("631/bottom")
def all_summons_move_and_attack() -> None:
    foes: Foes = {"foe": (4, 0), "other": (-2, 1)}
    beasts = {"soul-leeches": (1, 0), "creeping-beetles": (-1, 0)}
    scene = swarm("631/bottom", beasts, foes, allies={"brute": (0, 3)}).plays()
    scene.chooses("choice0").reaches(3).chooses((3, 0)).offers("foe").chooses("foe")
    scene.chooses("choice1").offers("other").chooses("other").reaches(2).chooses((-1, -1))
    at = {"soul-leeches": (3, 0), "creeping-beetles": (-1, -1)}
    scene.sees(at=at, hurt={"foe": 1, "other": 2}, xp=2, card="lost")


@judged("632/top")
def retaliate_1_and_shield_1() -> None:
    scene = Scene("envelope-x/632/top", {"foe": (1, 0), "far": (2, 0)}).plays()
    both = "envelope-x retaliate 1 round, envelope-x shield 1 round"
    scene.sees(lasts=both, xp=1, card="discard active")
    scene.strikes("foe", "envelope-x", 3).sees(hurt={"envelope-x": 2, "foe": 1})
    scene.strikes("far", "envelope-x", 3, range=2).sees(hurt=2)
    scene.round_ends().sees(over=both, card="discard")


@judged("632/bottom")
def move_2_and_a_summon_moves_2() -> None:
    scene = swarm("632/bottom", {"soul-leeches": (4, 0)}).plays().reaches(2).chooses((-1, 0))
    scene.offers("soul-leeches").chooses("soul-leeches").reaches(2).chooses((2, 0))
    scene.sees(at={"envelope-x": (-1, 0), "soul-leeches": (2, 0)})


@judged("633/top")
def summons_next_to_the_target_attack_it_too() -> None:
    foes: Foes = {"foe": (1, 0), "other": (3, 0)}
    beasts = {"soul-leeches": (2, 0), "creeping-beetles": (1, -1), "rust-vermin": (0, 3)}
    scene = swarm("633/top", beasts, foes, allies={"brute": (2, -1)}).plays().offers("foe").chooses("foe")
    # The leeches stand next to both foes and the brute; the vermin are too far away.
    scene.sees(hurt={"foe": 2 + 3 + 2})
    scene = swarm("633/top", {"soul-leeches": (2, 0)}, {"foe": Foe((1, 0), hp=2), "other": (3, 0)})
    scene.plays("foe").sees(dead="foe")  # nobody else is attacked in its place


@judged("633/bottom")
def wounds_cost_enemies_2() -> None:
    scene = Scene("envelope-x/633/bottom", {"foe": (3, 0)}, {"brute": (0, 1)}).plays()
    scene.sees(lasts="envelope-x always persistent", infuses="dark", xp=2, card="lost active")
    scene.gives(foe="wound", brute="wound").draws(do("loot", n=1))
    scene.takes_turn("foe").sees(hurt={"foe": 2}, becomes_strong="dark")
    scene.takes_turn("brute").sees(hurt={"brute": 1})


@judged("634/top")
def wound_all_around() -> None:
    foes: Foes = {"one": (1, 0), "two": (0, 1), "far": (2, 0)}
    Scene("envelope-x/634/top", foes).plays().sees(gains={"one": "wound", "two": "wound"}, xp=1)


@judged("634/bottom")
def attack_2_three_targets_and_heal_2_for_each() -> None:
    foes: Foes = {"one": (1, 0), "two": (2, 0), "three": (0, 2), "far": (-3, 0)}
    scene = (
        Scene("envelope-x/634/bottom", foes).hurts(**{"envelope-x": 9}).plays().offers("one", "two", "three")
    )
    scene.chooses("one", "two", "three", "yes")
    scene.sees(hurt={"one": 2, "two": 2, "three": 2}, heal=6, infuses="air", xp=2, card="lost")
    scene = Scene("envelope-x/634/bottom", {"one": (1, 0)}).hurts(**{"envelope-x": 9}).plays("one", "yes")
    scene.sees(hurt={"one": 2}, heal=2, infuses="air", xp=2, card="lost")


@judged("635/top")
def heal_3_oneself_or_the_summons() -> None:
    beasts = {"soul-leeches": (4, 0), "creeping-beetles": (1, 0)}
    for choice, healed in (("choice0", ["envelope-x"]), ("choice1", ["soul-leeches", "creeping-beetles"])):
        scene = swarm("635/top", beasts, allies={"brute": (0, 1)})
        scene.hurts(**{"envelope-x": 5, "soul-leeches": 3, "creeping-beetles": 3, "brute": 5}).plays(choice)
        if choice == "choice0":
            scene.chooses("yes")
        scene.sees(heal=dict.fromkeys(healed, 3), infuses="light")
    Scene("envelope-x/635/top").hurts(**{"envelope-x": 5}).plays("done").sees()


@judged("635/bottom")
def summon_steel_scarabs() -> None:
    foes: Foes = {"foe": (4, 0)}
    scene = Scene("envelope-x/635/bottom", foes, {"brute": (2, 0)}, floor=row(0, 4)).plays((1, 0))
    lasts = "steel-scarabs always persistent"
    scene.sees(joins={"steel-scarabs": ((1, 0), 4)}, lasts=lasts, xp=2, card="lost active")
    for name, hurt in (("steel-scarabs", 1), ("brute", 1), ("envelope-x", 1)):
        scene.strikes("foe", name, 2, range=9).sees(hurt={name: hurt})
    scene.stands("brute", (3, 0)).strikes("foe", "brute", 2).sees(hurt={"brute": 2})  # only next to them
    scene.strikes("foe", "steel-scarabs", 4, range=9).sees(dead="steel-scarabs", over=lasts, card="lost")
    scene = Scene("envelope-x/635/bottom", {"foe": (4, 0)}, floor=row(0, 4)).plays((1, 0))
    scene.sees(joins={"steel-scarabs": ((1, 0), 4)}, lasts=lasts, xp=2, card="lost active")
    scene.takes_turn("steel-scarabs").sees(at={"steel-scarabs": (3, 0)}, hurt={"foe": 1})


@judged("636/top")
def move_2_and_attack_2_immobilize() -> None:
    scene = Scene("envelope-x/636/top", {"foe": (3, 0), "other": (-3, 0)}).plays().reaches(2).chooses((2, 0))
    scene.offers("foe").chooses("foe").sees(at=(2, 0), hurt={"foe": 2}, gains={"foe": "immobilize"})


@judged("636/bottom")
def loot_1_here_or_where_a_summon_stands() -> None:
    coins = {(0, 0): 1, (0, 1): 1, (3, 0): 2, (4, 0): 1, (5, 0): 4}
    scene = swarm("636/bottom", {"soul-leeches": (3, 0)}).pays(coins).plays().offers((0, 0), (3, 0))
    scene.chooses((3, 0)).sees(tokens=3, coins={(3, 0): None, (4, 0): None})
    scene.plays((0, 0)).sees(tokens=2, coins={(0, 0): None, (0, 1): None})
    Scene("envelope-x/636/bottom").pays({(1, 0): 1, (2, 0): 1}).plays().sees(tokens=1, coins={(1, 0): None})


@judged("637/top")
def a_lost_card_is_played_at_once() -> None:
    lost = [626, 628, 637, 653]
    scene = Scene("envelope-x/637/top", {"foe": (1, 0)}).hands("envelope-x", [], [625], lost).plays()
    # Neither this card nor one like it comes back.
    assert sorted(scene.options[:-1]) == sorted(scene._code(number) for number in (626, 628))
    scene.chooses(626, "choice0", "foe").sees(
        hurt={"foe": 2}, infuses="light", xp=1, discard=[625, 626], lost=[628, 653], card="lost"
    )
    scene = Scene("envelope-x/637/top").hands("envelope-x", [], [], [628]).plays(628, "choice1", "yes")
    scene.sees(infuses="light", discard=[628], lost=[], card="lost")
    Scene("envelope-x/637/top").hands("envelope-x", [], [], [628]).plays("done").sees()


@judged("637/bottom")
def move_5() -> None:
    goes("envelope-x/637/bottom", 5)


@judged("653/top")
def two_lost_cards_are_played_at_once() -> None:
    foes: Foes = {"foe": (1, 0), "other": (0, 1)}
    for first in ("choice0", "choice3"):
        scene = Scene("envelope-x/653/top", foes).hands("envelope-x", [], [], [626, 637, 645]).plays()
        assert scene.asked == "recover"
        scene.chooses(626, 645)
        assert scene.asked == "half"
        assert len(scene.options) == 4
        scene.chooses(first)
        # The other one is played for its other half: 626 above and 645 below either way.
        if first == "choice0":
            scene.chooses("foe", "other").reaches(4, jump=True).chooses((3, 0))
        else:
            scene.reaches(4, jump=True).chooses((3, 0))
            assert not scene.asked  # nobody is in reach any more
        hurt = {"foe": 2, "other": 2} if first == "choice0" else {}
        xp = 1 if first == "choice0" else 0
        where = {"at": (3, 0), "discard": [626, 645], "lost": [637], "card": "lost", "infuses": "light"}
        scene.sees(hurt={**hurt, "foe": hurt.get("foe", 0) + 1}, xp=xp, **where)
    scene = Scene("envelope-x/653/top").hands("envelope-x", [], [], [637]).plays()
    scene.sees()  # nothing can be recovered


@judged("653/bottom")
def move_5_and_heal_summons_on_the_way() -> None:
    beasts = {"soul-leeches": (1, 1), "creeping-beetles": (-3, 0)}
    scene = swarm("653/bottom", beasts, allies={"brute": (2, -1)})
    scene.hurts(**{"envelope-x": 9, "soul-leeches": 3, "creeping-beetles": 3, "brute": 5})
    scene.plays().reaches(5).chooses((4, 0))
    scene.sees(at=(4, 0), heal={"envelope-x": 3, "soul-leeches": 3}, infuses="light")


@pytest.mark.parametrize("half", judged.halves)
def test_half(half: str) -> None:
    judged.run(half)
