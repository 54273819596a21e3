"""The Mindthief's cards of levels 2 to 9, half by half."""

from __future__ import annotations

import pytest

from taverna.games.gloomhaven.language.vocabulary import BOSS, ELITE
from tests.games.gloomhaven.cards.judging import Foe, Foes, Judged, Scene, far, goes, summons
from tests.support.gloomhaven.tabletop import attack, move

judged = Judged("mindthief")

AUGMENT = "mindthief attack persistent"
"""What lasts while an augment is active."""
TWO_MORE = "mindthief/151/top"
"""The augment that adds 2 to melee attacks."""


def makes_room(scene: Scene) -> None:
    """One augment at a time: the older is discarded."""
    scene.turns_to(TWO_MORE).plays("done").sees(xp=1, card="discard active", active=-1)


def shot(key: str, value: int, reach: int, **told: object) -> None:
    """An attack on one enemy within range."""
    foes: Foes = {"foe": (reach - 1, 0), "beyond": (reach, 0)}
    Scene(key, foes, at=(-1, 0)).plays().offers("foe").chooses("foe").sees(hurt={"foe": value}, **told)


@judged("159/top")
def summon_monstrous_rat() -> None:
    summons("mindthief/159/top", "monstrous-rat", 4, 3, 3)


@judged("159/bottom")
def move_3_and_curse_a_neighbour_with_dark() -> None:
    goes("mindthief/159/bottom", 3)
    foes: Foes = {"foe": (4, 0), "far": (3, 2)}
    scene = Scene("mindthief/159/bottom", foes, strong="dark").plays("done").reaches(3).chooses((3, 0))
    scene.sees(at=(3, 0))
    scene.plays("yes", "done").offers("foe").chooses("foe").sees(curses={"monsters": 1}, consumes="dark")


@judged("160/top")
def attack_2_range_4_immobilize_and_ice() -> None:
    shot("mindthief/160/top", 2, 4, gains={"foe": "immobilize"}, infuses="ice", xp=1)


@judged("160/bottom")
def an_enemy_within_3_fights_its_own_side_by_the_monster_rules() -> None:
    foes: Foes = {"foe": (3, 0), "other": (5, 0), "boss": Foe((0, 1), rank=BOSS), "beyond": (-4, 0)}
    scene = Scene("mindthief/160/bottom", foes, {"brute": (3, 1)})
    scene.draws(move(1), attack(3))
    scene.plays().offers("foe").chooses("foe").sees(lasts="foe betrayTurn round", xp=2, card="lost active")
    scene.takes_turn("foe").sees(at={"foe": (4, 0)}, hurt={"other": 3})
    scene.round_ends().sees(over="foe betrayTurn round", card="lost")


@judged("161/top")
def attack_4_range_4_heal_4_and_dark() -> None:
    scene = Scene("mindthief/161/top", far(4)).hurts(mindthief=9).plays().offers("foe").chooses("foe", "yes")
    scene.sees(hurt={"foe": 4}, heal=4, infuses="dark", xp=2, card="lost")


@judged("161/bottom")
def attack_1_strengthen() -> None:
    scene = Scene("mindthief/161/bottom", far(1)).plays().offers("foe").chooses("foe", "yes")
    scene.sees(hurt={"foe": 1}, gains="strengthen")


@judged("162/top")
def augment_heal_2_range_2() -> None:
    allies = {"brute": (0, 2), "tinkerer": (0, -3)}
    scene = Scene("mindthief/162/top", {"foe": (1, 0), "far": (3, 0)}, allies).hurts(mindthief=9, brute=9)
    scene.plays().offers("foe").chooses("foe").offers("mindthief", "brute").chooses("brute")
    scene.sees(hurt={"foe": 2}, heal={"brute": 2}, lasts=AUGMENT, xp=1, card="discard active")
    scene.attacks("mindthief", 1, "foe", "mindthief").sees(hurt={"foe": 1}, heal=2)
    scene.attacks("mindthief", 1, "far", range=3).sees(hurt={"far": 1})
    makes_room(scene)


@judged("162/bottom")
def move_3_push_2_all_neighbours_more_with_ice() -> None:
    foes: Foes = {"one": (1, 0), "two": (-1, 0), "far": (0, 2)}
    scene = Scene("mindthief/162/bottom", foes).plays().reaches(3)
    scene.chooses("done", (2, 0), (3, 0), (-2, 0), (-3, 0)).sees(at={"one": (3, 0), "two": (-3, 0)})
    scene = Scene("mindthief/162/bottom", foes, strong="ice").plays("done", "done", (2, 0), (3, 0), "done")
    scene.sees(at={"one": (3, 0)})
    scene = Scene("mindthief/162/bottom", foes, strong="ice").plays(
        "done", "yes", (2, 0), (3, 0), (4, 0), "done"
    )
    scene.sees(at={"one": (4, 0)}, xp=1, consumes="ice")


@judged("163/top")
def loot_1_and_money_for_each_neighbour() -> None:
    foes: Foes = {"one": (1, 0), "two": (0, 1), "far": (2, 0)}
    scene = Scene("mindthief/163/top", foes).pays({(1, 0): 2, (2, 0): 1}).plays()
    scene.sees(tokens=2, coins={(1, 0): None}, money=2)


@judged("163/bottom")
def attack_2_move_3_attack_2() -> None:
    scene = Scene("mindthief/163/bottom", {"one": (1, 0), "two": (-4, 0)}).plays("one").reaches(3)
    scene.chooses((-3, 0), "two").sees(at=(-3, 0), hurt={"one": 2, "two": 2}, xp=2, card="lost")


@judged("164/top")
def kill_a_normal_enemy_and_attack_2_around_it() -> None:
    foes: Foes = {
        **far(4),
        "one": (5, -1),
        "two": Foe((3, 0), hp=20, rank=ELITE),
        "apart": (0, 1),
        "near": (2, 0),
    }
    scene = Scene("mindthief/164/top", foes, {"brute": (4, -1)}).plays().offers("foe", "apart", "near")
    scene.chooses("foe").offers("one", "two").chooses("all")
    scene.sees(dead="foe", hurt={"one": 2, "two": 2}, xp=2, card="lost")


@judged("164/bottom")
def move_5() -> None:
    goes("mindthief/164/bottom", 5)


@judged("165/top")
def attack_1_range_4_four_targets_muddle_and_ice() -> None:
    foes: Foes = {"a": (4, 0), "b": (0, 4), "c": (-4, 0), "d": (0, -4), "e": (2, 1), "beyond": (5, 0)}
    scene = (
        Scene("mindthief/165/top", foes).plays().offers("a", "b", "c", "d", "e").chooses("a", "b", "c", "d")
    )
    scene.sees(hurt=dict.fromkeys("abcd", 1), gains=dict.fromkeys("abcd", "muddle"), infuses="ice", xp=1)


@judged("165/bottom")
def two_augments_may_be_active() -> None:
    scene = Scene("mindthief/165/bottom", {"foe": (1, 0)}).hurts(mindthief=9).plays()
    scene.sees(lasts="mindthief always persistent", card="lost active")
    scene.turns_to(TWO_MORE).plays("foe").sees(hurt={"foe": 3}, lasts=AUGMENT, xp=1, card="discard active")
    scene.turns_to("mindthief/152/top").plays("foe", "yes")
    scene.sees(hurt={"foe": 3}, heal=2, lasts=AUGMENT, xp=1, card="discard active")
    # A third one: the player says which of the older two goes.
    scene.turns_to("mindthief/156/top").plays("foe", "yes")
    told = {"hurt": {"foe": 3}, "heal": 2, "gains": {"foe": "muddle poison"}, "lasts": AUGMENT}
    scene.sees(asked="limit", **told, xp=1, card="discard active")
    scene.chooses(151).sees(over=AUGMENT, active=-1)
    scene.attacks("mindthief", 1, "foe", "yes").sees(hurt={"foe": 2}, heal=2)


@judged("166/top")
def augment_stun_with_ice() -> None:
    scene = Scene("mindthief/166/top", {"foe": (1, 0), "far": (3, 0)}).plays().offers("foe").chooses("foe")
    scene.sees(hurt={"foe": 2}, lasts=AUGMENT, xp=1, card="discard active")
    scene.makes("ice").attacks("mindthief", 1, "far", range=3).sees(hurt={"far": 1})
    scene.attacks("mindthief", 1, "foe", "done").sees(hurt={"foe": 1})
    scene.attacks("mindthief", 1, "foe", "yes").sees(hurt={"foe": 1}, gains={"foe": "stun"}, consumes="ice")
    makes_room(scene)


@judged("166/bottom")
def an_enemy_moves_2() -> None:
    foes: Foes = {"foe": (4, 0), "beyond": (5, 0)}
    scene = Scene("mindthief/166/bottom", foes, at=(-1, 0)).plays().offers("foe").chooses("foe").reaches(2)
    scene.chooses((2, 0)).sees(at={"foe": (2, 0)})


@judged("167/top")
def attack_1_poison_attack_1_muddle() -> None:
    foes: Foes = {"foe": (1, 0), "other": (0, 1)}
    scene = Scene("mindthief/167/top", foes).plays("foe", "other")
    scene.sees(hurt={"foe": 1, "other": 1}, gains={"foe": "poison", "other": "muddle"})
    scene = (
        Scene("mindthief/167/top", foes)
        .plays("foe", "foe")
        .sees(hurt={"foe": 3}, gains={"foe": "poison muddle"})
    )


@judged("167/bottom")
def jump_4_poison_all_moved_through_and_dark() -> None:
    foes: Foes = {"one": (1, 0), "two": (2, 0), "beside": (2, 1)}
    scene = Scene("mindthief/167/bottom", foes).plays().reaches(4, jump=True).chooses("E", "E", "E", "done")
    scene.sees(at=(3, 0), gains={"one": "poison", "two": "poison"}, infuses="dark")


@judged("168/top")
def attack_2_and_2_more_with_ice_and_with_dark() -> None:
    def scene(strong: str = "ice dark") -> Scene:
        return Scene("mindthief/168/top", far(1), strong=strong)

    scene("").plays().offers("foe").chooses("foe").sees(hurt={"foe": 2})
    scene().plays("done", "done", "foe").sees(hurt={"foe": 2})
    scene().plays("yes", "done", "foe").sees(hurt={"foe": 4}, xp=1, consumes="ice")
    scene().plays("done", "yes", "foe").sees(hurt={"foe": 4}, xp=1, consumes="dark")
    scene().plays("yes", "yes", "foe").sees(hurt={"foe": 6}, xp=2, consumes="ice dark")


@judged("168/bottom")
def move_3_attack_3_range_3_and_ice() -> None:
    foes: Foes = {"foe": (5, 0), "beyond": (-2, 0)}
    scene = (
        Scene("mindthief/168/bottom", foes).plays().reaches(3).chooses((2, 0)).offers("foe").chooses("foe")
    )
    scene.sees(at=(2, 0), hurt={"foe": 3}, infuses="ice", xp=1)


@judged("169/top")
def augment_retaliate_2() -> None:
    scene = Scene("mindthief/169/top", {"foe": (1, 0), "far": (3, 0)}).plays().offers("foe").chooses("foe")
    thorns = "mindthief retaliate 2 round"
    scene.sees(hurt={"foe": 2}, lasts=f"{AUGMENT}, {thorns}", xp=1, card="discard active")
    scene.strikes("foe", "mindthief", 1).sees(hurt={"mindthief": 1, "foe": 2})
    scene.attacks("mindthief", 1, "far", range=3).sees(hurt={"far": 1})
    scene.attacks("mindthief", 1, "foe").sees(hurt={"foe": 1}, lasts=thorns)
    scene.strikes("foe", "mindthief", 1).sees(hurt={"mindthief": 1, "foe": 4})
    scene.round_ends().sees(over=f"{thorns}, {thorns}")
    makes_room(scene)


@judged("169/bottom")
def move_2_attack_2() -> None:
    scene = Scene("mindthief/169/bottom", {"foe": (3, 0)}).plays().reaches(2).chooses((2, 0), "foe")
    scene.sees(at=(2, 0), hurt={"foe": 2})


@judged("170/top")
def heal_5_shield_1_and_stunned() -> None:
    scene = Scene("mindthief/170/top", {"foe": (1, 0)}).hurts(mindthief=9).plays("yes")
    shield = "mindthief shield 1 round"
    scene.sees(heal=5, gains="stun", lasts=shield, card="discard active")
    scene.strikes("foe", "mindthief", 3).sees(hurt=2)
    scene.round_ends().sees(over=shield, card="discard")


@judged("170/bottom")
def augments_count_for_ranged_attacks() -> None:
    scene = Scene(TWO_MORE, {"foe": (1, 0), "far": (3, 0)}).plays("foe")
    scene.sees(hurt={"foe": 3}, lasts=AUGMENT, xp=1, card="discard active")
    scene.turns_to("mindthief/170/bottom").plays().sees(lasts="mindthief always round", card="lost active")
    scene.attacks("mindthief", 1, "far", range=3).sees(hurt={"far": 3})
    scene.attacks("mindthief", 1, "foe").sees(hurt={"foe": 3})
    scene.round_ends().sees(over="mindthief always round", card="lost")
    scene.attacks("mindthief", 1, "far", range=3).sees(hurt={"far": 1})


@judged("171/top")
def attack_3_range_4_two_targets_poison_and_curse_with_dark() -> None:
    foes: Foes = {"one": (4, 0), "two": (0, 4), "three": (-4, 0), "beyond": (5, 0)}
    both = {"one": 3, "two": 3}
    scene = Scene("mindthief/171/top", foes).plays().offers("one", "two", "three").chooses("one", "two")
    scene.sees(hurt=both, infuses="ice", xp=1)
    Scene("mindthief/171/top", foes, strong="dark").plays("done", "one", "two").sees(
        hurt=both, infuses="ice", xp=1
    )
    scene = Scene("mindthief/171/top", foes, strong="dark").plays("yes", "one", "two")
    poisoned = {"one": "poison", "two": "poison"}
    scene.sees(hurt=both, gains=poisoned, curses={"monsters": 2}, infuses="ice", xp=1, consumes="dark")


@judged("171/bottom")
def move_5_and_shield_1_with_ice() -> None:
    goes("mindthief/171/bottom", 5)
    scene = Scene("mindthief/171/bottom", {"foe": (5, 0)}, strong="ice").plays("done", (4, 0)).sees(at=(4, 0))
    scene.plays("yes", "done").sees(lasts="mindthief shield 1 round", xp=1, consumes="ice")
    scene.strikes("foe", "mindthief", 3).sees(hurt=2)


@judged("172/top")
def a_neighbour_attacks_with_4_and_the_augment() -> None:
    foes: Foes = {"foe": (2, 0), "other": (0, 1)}
    allies = {"brute": (1, 0), "tinkerer": (-2, 0)}
    scene = (
        Scene("mindthief/172/top", foes, allies)
        .plays()
        .offers("brute")
        .chooses("brute")
        .offers("foe", "other")
    )
    scene.chooses("foe").sees(hurt={"foe": 4}, xp=1)
    scene.turns_to(TWO_MORE).plays("other").sees(
        hurt={"other": 3}, lasts=AUGMENT, xp=1, card="discard active"
    )
    scene.turns_to("mindthief/172/top").plays("brute", "foe").sees(hurt={"foe": 6}, xp=1)
    scene.attacks("brute", 1, "foe").sees(hurt={"foe": 1})


@judged("172/bottom")
def an_enemy_within_5_fights_its_own_side_as_the_mindthief_says() -> None:
    foes: Foes = {"foe": (4, 0), "other": (2, 0), "boss": Foe((0, 1), rank=BOSS), "beyond": (5, 0)}
    scene = Scene("mindthief/172/bottom", foes, at=(-1, 0))
    scene.draws(move(2), attack(3))
    scene.plays().offers("foe", "other").chooses("foe").sees(
        lasts="foe betrayTurn round", xp=2, card="lost active"
    )
    scene.takes_turn("foe").reaches(2).chooses((3, 0)).offers("other").chooses("other")
    scene.sees(at={"foe": (3, 0)}, hurt={"other": 3})


@judged("173/top")
def summon_rat_king() -> None:
    summons("mindthief/173/top", "rat-king", 9, 2, 5)
    scene = Scene("mindthief/173/top", {"foe": (2, 0)}).plays((1, 0))
    scene.sees(joins={"rat-king": ((1, 0), 9)}, xp=2, card="lost active")
    scene.strikes("foe", "rat-king", 5).sees(hurt={"rat-king": 5})
    scene.takes_turn("rat-king").sees(hurt={"foe": 2})


@judged("173/bottom")
def allies_within_2_attack_with_1_more_for_each_of_them() -> None:
    allies = {"brute": (2, 0), "tinkerer": (-2, 0), "scoundrel": (3, 0)}
    foes: Foes = {"foe": (2, 1), "other": (-1, -1), "near": (0, 1)}
    scene = Scene("mindthief/173/bottom", foes, allies).plays()
    scene.sees(lasts="mindthief attack round", xp=2, card="lost active")
    scene.attacks("brute", 1, "foe").sees(hurt={"foe": 3})
    scene.attacks("tinkerer", 1, "other").sees(hurt={"other": 3})
    scene.attacks("scoundrel", 1, "foe").sees(hurt={"foe": 1})
    scene.attacks("mindthief", 1, "near").sees(hurt={"near": 1})
    scene.round_ends().sees(over="mindthief attack round", card="lost")


@judged("174/top")
def augment_a_normal_enemy_dies_with_dark() -> None:
    foes: Foes = {"foe": (1, 0), "elite": Foe((0, 1), hp=20, rank=ELITE), "far": (3, 0)}
    scene = Scene("mindthief/174/top", foes).plays().offers("foe", "elite").chooses("foe")
    scene.sees(hurt={"foe": 2}, lasts=AUGMENT, xp=1, card="discard active")
    scene.makes("dark").attacks("mindthief", 1, "far", range=3).sees(hurt={"far": 1})
    scene.attacks("mindthief", 1, "foe", "done").sees(hurt={"foe": 1})
    scene.attacks("mindthief", 1, "foe", "yes").sees(dead="foe", consumes="dark")
    makes_room(scene)


@judged("174/bottom")
def move_2_loot_1_invisible_and_dark() -> None:
    scene = (
        Scene("mindthief/174/bottom").pays({(3, 0): 2, (4, 0): 1}).plays().reaches(2).chooses((2, 0), "yes")
    )
    scene.sees(at=(2, 0), tokens=2, coins={(3, 0): None}, gains="invisible", infuses="dark")


@pytest.mark.parametrize("half", judged.halves)
def test_half(half: str) -> None:
    judged.run(half)
