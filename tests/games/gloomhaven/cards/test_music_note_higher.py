"""The Soothsinger's cards from level 2 on, half by half."""

from __future__ import annotations

import pytest

from taverna.kit.hexes import row
from tests.games.gloomhaven.cards.judging import Foe, Foes, Judged, Scene, covers, far, goes, heals
from tests.games.gloomhaven.cards.test_music_note import FRIENDS, ME, SONG, makes_room, sung, triangle
from tests.support.gloomhaven.tabletop import do

judged = Judged("music-note")

BALLAD = "348/top"
ATTACK = f"{ME} attack persistent"


def lullaby(number: int, value: int) -> None:
    """Each ally may heal itself when its turn starts."""
    heal = f"{ME} turnStart persistent"
    scene = Scene(f"{ME}/{number}/top", {"foe": (2, 0)}, FRIENDS).hurts(**{"brute": 5, "scoundrel": 5, ME: 5})
    scene.plays().sees(lasts=f"{heal}, {SONG}", card="discard active").round_ends().sees()
    scene.takes_turn(ME).sees(xp=1)
    scene.takes_turn("brute")
    assert scene.table.pending[0].seat == scene.hero("brute").seat
    scene.chooses("yes").sees(heal={"brute": value})
    scene.takes_turn("scoundrel", "done").sees()
    makes_room(scene, BALLAD, f"{ATTACK}, {SONG}", f"{heal}, {SONG}")


@judged("360/top")
def song_heal_1_at_the_start_of_allies_turns() -> None:
    lullaby(360, 1)


@judged("360/bottom")
def heal_3_range_4() -> None:
    heals(f"{ME}/360/bottom", 3, 4, xp=1)


@judged("361/top")
def immobilize_all_within_3() -> None:
    foes: Foes = {**far(3), "near": (0, 1)}
    Scene(f"{ME}/361/top", foes).plays().sees(gains={"foe": "immobilize", "near": "immobilize"})


@judged("361/bottom")
def move_5() -> None:
    goes(f"{ME}/361/bottom", 5)


@judged("362/top")
def song_retaliate_2_range_2_for_all_allies() -> None:
    both = "brute retaliate 2 persistent, scoundrel retaliate 2 persistent"
    foes: Foes = {"foe": (3, 0), "far": (4, 0)}
    scene = sung(Scene(f"{ME}/362/top", foes, FRIENDS), both)
    scene.strikes("foe", "brute", 2, range=2).sees(hurt={"brute": 2, "foe": 2})
    scene.strikes("far", "brute", 2, range=3).sees(hurt={"brute": 2})
    scene.strikes("foe", ME, 2, range=3).sees(hurt=2)
    makes_room(scene, BALLAD, f"{ATTACK}, {SONG}", f"{both}, {SONG}")


@judged("362/bottom")
def shield_2_for_all_within_3() -> None:
    scene = Scene(f"{ME}/362/bottom", {"foe": (4, 0)}, {"brute": (3, 0), "scoundrel": (-4, 0)}).plays()
    scene.sees(lasts="brute shield 2 round", xp=1, card="discard active")
    scene.strikes("foe", "brute", 3).sees(hurt={"brute": 1})
    scene.round_ends().sees(over="brute shield 2 round", card="discard")


@judged("363/top")
def stun_all_within_3() -> None:
    foes: Foes = {**far(3), "near": (0, 1)}
    scene = Scene(f"{ME}/363/top", foes, {"brute": (1, 0)}).plays()
    scene.sees(gains={"foe": "stun", "near": "stun"}, xp=2, card="lost")


@judged("363/bottom")
def move_3_and_disarm_a_neighbour() -> None:
    scene = Scene(f"{ME}/363/bottom", {"foe": (4, 0), "far": (0, 2)}).plays().reaches(3).chooses((3, 0))
    scene.offers("foe").chooses("foe").sees(at=(3, 0), gains={"foe": "disarm"})


@judged("364/top")
def song_disadvantage_for_all_enemies() -> None:
    scene = sung(Scene(f"{ME}/364/top", {"foe": (2, 0)}, FRIENDS), ATTACK)
    for name in ("brute", "scoundrel", ME):
        scene.stacks("foe", "+2", "-1")
        scene.strikes("foe", name, 3, range=9).sees(hurt={name: 2})
    scene.stacks("brute", "+2", "-1")
    scene.attacks("brute", 3, "foe").sees(hurt={"foe": 5})
    makes_room(scene, BALLAD, f"{ATTACK}, {SONG}", f"{ATTACK}, {SONG}")


@judged("364/bottom")
def curse_enemies_and_bless_allies_within_3() -> None:
    foes: Foes = {**far(3), "near": (0, 1)}
    scene = Scene(f"{ME}/364/bottom", foes, {"brute": (0, -3), "scoundrel": (0, 4)}).plays()
    scene.sees(curses={"monsters": 2}, blesses={"brute": 1}, xp=1)


@judged("365/top")
def any_ally_moves_5() -> None:
    allies = {"brute": (1, 0), "scoundrel": (-4, 0)}
    scene = Scene(f"{ME}/365/top", allies=allies).plays().offers("brute", "scoundrel").chooses("scoundrel")
    scene.reaches(5).chooses((-4, 5)).sees(at={"scoundrel": (-4, 5)})


@judged("365/bottom")
def any_ally_attacks_5() -> None:
    allies = {"brute": (1, 0), "scoundrel": (-4, 0)}
    scene = Scene(f"{ME}/365/bottom", {"foe": (-5, 0), "other": (0, 1)}, allies).plays()
    scene.offers("brute", "scoundrel").chooses("scoundrel").offers("foe").chooses("foe").sees(hurt={"foe": 5})


@judged("366/top")
def two_songs_may_be_active_and_give_experience_once() -> None:
    scene = Scene(f"{ME}/366/top", {"foe": (1, -1)}, {"brute": (1, 0)}).plays()
    scene.sees(lasts=f"{ME} always persistent", card="lost active")
    scene.turns_to(f"{ME}/348/top").plays().sees(lasts=f"{ATTACK}, {SONG}", card="discard active")
    scene.turns_to(f"{ME}/357/top").plays().sees(lasts=f"{ATTACK}, {SONG}", card="discard active")
    scene.round_ends().sees()
    scene.takes_turn(ME).sees(xp=1)
    scene.attacks("brute", 2, "foe").sees(hurt={"foe": 3}, gains={"foe": "wound"})
    # A third one: the player says which of the older two goes.
    scene.turns_to(f"{ME}/374/top").plays()
    scene.sees(asked="limit", lasts=f"{ATTACK}, {SONG}", card="discard active")
    scene.chooses(348).sees(over=f"{ATTACK}, {SONG}", active=-1)
    scene.gives(foe="").attacks("brute", 2, "foe").sees(hurt={"foe": 3})


@judged("366/bottom")
def move_3_attack_3_range_3() -> None:
    scene = Scene(f"{ME}/366/bottom", {"foe": (5, 0), "beyond": (-2, 0)}).plays().reaches(3).chooses((2, 0))
    scene.offers("foe").chooses("foe").sees(at=(2, 0), hurt={"foe": 3})


@judged("367/top")
def song_allies_may_move_1_before_an_attack() -> None:
    lasting = f"{ME} attackAction persistent"
    scene = sung(Scene(f"{ME}/367/top", {"foe": (3, 0)}, FRIENDS), lasting)
    scene.attacks("brute", 2)
    assert scene.asked == "offer"
    assert scene.table.pending[0].seat == scene.hero("brute").seat
    scene.chooses("yes").reaches(1).chooses((2, 0)).offers("foe").chooses("foe")
    scene.sees(at={"brute": (2, 0)}, hurt={"foe": 2})
    scene.attacks("brute", 2, "done", "foe").sees(hurt={"foe": 2})
    scene.stands(ME, (2, -1)).attacks(ME, 2, range=2).chooses("foe").sees(hurt={"foe": 2})
    makes_room(scene, BALLAD, f"{ATTACK}, {SONG}", f"{lasting}, {SONG}")


@judged("367/bottom")
def move_6() -> None:
    goes(f"{ME}/367/bottom", 6, xp=1)


@judged("368/top")
def song_an_enemy_within_5_moves_2_each_turn() -> None:
    lasting = f"{ME} turnStart persistent"
    foes: Foes = {"foe": (5, 0), "beyond": (-5, -1)}
    scene = Scene(f"{ME}/368/top", foes, {"brute": (1, 0)}).plays()
    scene.sees(lasts=f"{lasting}, {SONG}", card="discard active").round_ends().sees()
    scene.takes_turn(ME).offers("foe").chooses("foe").reaches(2).chooses((3, 0))
    scene.sees(at={"foe": (3, 0)}, xp=1)
    scene.takes_turn("brute").sees()
    scene.takes_turn(ME, "done").sees(xp=1)
    makes_room(scene, BALLAD, f"{ATTACK}, {SONG}", f"{lasting}, {SONG}")


@judged("368/bottom")
def an_enemy_within_5_attacks_another() -> None:
    foes: Foes = {"foe": (5, 0), "beside": (5, -1), "beyond": (-5, -1)}
    scene = Scene(f"{ME}/368/bottom", foes, {"brute": (4, 0)}).plays().offers("foe", "beside").chooses("foe")
    scene.offers("beside").chooses("beside").sees(hurt={"beside": 2}, xp=1)


@judged("369/top")
def stun_a_triangle() -> None:
    triangle(f"{ME}/369/top", 4, "stun")


@judged("369/bottom")
def attack_4_range_4_push_3() -> None:
    scene = Scene(f"{ME}/369/bottom", far(4), at=(-2, 0)).stands("foe", (2, 0)).stands("beyond", (3, 0))
    scene.plays().offers("foe").chooses("foe", (3, -1), (4, -2), (5, -3))
    scene.sees(hurt={"foe": 4}, at={"foe": (5, -3)})


@judged("370/top")
def song_curse_an_enemy_within_5_each_turn() -> None:
    lasting = f"{ME} turnStart persistent"
    foes: Foes = {"foe": (5, 0), "beyond": (-5, -1)}
    scene = Scene(f"{ME}/370/top", foes, {"brute": (1, 0)}).plays()
    scene.sees(lasts=f"{lasting}, {SONG}", card="discard active").round_ends().sees()
    scene.takes_turn(ME).offers("foe").chooses("foe").sees(curses={"monsters": 1}, xp=1)
    scene.takes_turn("brute").sees()
    makes_room(scene, BALLAD, f"{ATTACK}, {SONG}", f"{lasting}, {SONG}")


@judged("370/bottom")
def attack_1_curse_in_a_triangle() -> None:
    triangle_of_3 = [(3, 0), (4, 0), (4, -1)]
    covers(f"{ME}/370/bottom", triangle_of_3, 1, reach=4, curses={"monsters": 3}, xp=1)


@judged("371/top")
def attack_1_push_2_all_within_2() -> None:
    foes: Foes = {"one": (1, 0), "two": (-2, 0), "beyond": (0, 3)}
    scene = Scene(f"{ME}/371/top", foes).plays("all").chooses((2, 0), (3, 0), (-3, 0), (-4, 0))
    scene.sees(hurt={"one": 1, "two": 1}, at={"one": (3, 0), "two": (-4, 0)})


@judged("371/bottom")
def all_allies_within_3_attack_3() -> None:
    foes: Foes = {"one": (4, 0), "two": (0, -2), "three": (-5, 0)}
    allies = {"brute": (3, 0), "cragheart": (0, -1), "scoundrel": (-4, 0)}
    scene = Scene(f"{ME}/371/bottom", foes, allies).plays().offers("one").chooses("one").offers("two")
    scene.chooses("two").sees(hurt={"one": 3, "two": 3}, xp=1, card="lost")


@judged("372/top")
def song_heal_2_at_the_start_of_allies_turns() -> None:
    lullaby(372, 2)


@judged("372/bottom")
def disarm_all_neighbours() -> None:
    foes: Foes = {"one": (1, 0), "two": (-1, 0), "far": (0, 2)}
    scene = Scene(f"{ME}/372/bottom", foes, {"brute": (0, 1)}).plays()
    scene.sees(gains={"one": "disarm", "two": "disarm"}, xp=1)


@judged("373/top")
def an_ally_within_3_attacks_2_all_around_it() -> None:
    foes: Foes = {"one": (4, 0), "two": (2, 0), "mine": (0, 1)}
    scene = Scene(f"{ME}/373/top", foes, {"brute": (3, 0), "scoundrel": (-4, 0)}).plays().offers("brute")
    scene.chooses("brute").offers("one", "two").chooses("all").sees(hurt={"one": 2, "two": 2})


@judged("373/bottom")
def enemies_in_a_flower_move_2() -> None:
    foes: Foes = {"one": (3, 0), "two": (3, -1), "out": (-5, 0)}
    scene = Scene(f"{ME}/373/bottom", foes).plays().offers("one", "two").chooses("one", "two")
    scene.reaches(2).chooses((5, 0)).reaches(2).chooses((3, -3))
    scene.sees(at={"one": (5, 0), "two": (3, -3)}, xp=1, card="lost")


@judged("374/top")
def song_one_more_for_all_attacks_of_allies() -> None:
    scene = sung(Scene(f"{ME}/374/top", {"foe": (2, 0)}, FRIENDS), ATTACK)
    scene.attacks("brute", 2, "foe").sees(hurt={"foe": 3})
    scene.attacks("brute", 2, "foe").sees(hurt={"foe": 3})
    scene.attacks(ME, 2, "foe", range=2).sees(hurt={"foe": 2})
    makes_room(scene, BALLAD, f"{ATTACK}, {SONG}", f"{ATTACK}, {SONG}")


@judged("374/bottom")
def stun_three_within_3() -> None:
    foes: Foes = {"one": (3, 0), "two": (0, 3), "three": (-3, 0), "four": (1, 0), "beyond": (4, 0)}
    scene = Scene(f"{ME}/374/bottom", foes).plays().offers("one", "two", "three", "four")
    scene.chooses("one", "two", "three")
    scene.sees(gains={"one": "stun", "two": "stun", "three": "stun"}, xp=1)


@judged("375/top")
def jump_4_and_those_moved_through_attack_3() -> None:
    foes: Foes = {"one": (1, 0), "two": (2, 0), "beside": (1, -1), "aside": (-3, 0)}
    scene = Scene(f"{ME}/375/top", foes).plays().reaches(4, jump=True).chooses("E", "E", "E", "done")
    scene.offers("two", "beside").chooses("beside").offers("one").chooses("one")
    scene.sees(at=(3, 0), hurt={"beside": 3, "one": 3})


@judged("375/bottom")
def two_allies_within_3_attack_4() -> None:
    foes: Foes = {"one": (4, 0), "two": (0, -2)}
    allies = {"brute": (3, 0), "cragheart": (0, -1), "scoundrel": (-4, 0)}
    scene = Scene(f"{ME}/375/bottom", foes, allies).plays().offers("brute", "cragheart")
    scene.chooses("brute", "cragheart").offers("one").chooses("one").offers("two").chooses("two")
    scene.sees(hurt={"one": 4, "two": 4})


@pytest.mark.parametrize("half", judged.halves)
def test_half(half: str) -> None:
    judged.run(half)


def test_a_summon_moves_before_its_attack_to_the_song() -> None:
    """Its Move 1 alone does not bring it next to the foe; the song's Move 1 does."""
    foes = {"foe": Foe((4, 0), hp=20)}
    scene = Scene(f"{ME}/367/top", foes, {"mindthief": (0, 0)}, at=(-1, 0), floor=row(-1, 6)).plays()
    scene.sees(lasts=f"{ME} attackAction persistent, {SONG}", card="discard active")
    scene.does("mindthief", do("summon", summon="rat-swarm"), (1, 0)).sees(joins={"rat-swarm": ((1, 0), 6)})
    scene.takes_turn("rat-swarm")
    scene.sees(at={"rat-swarm": (3, 0)}, hurt={"foe": 2}, gains={"foe": "poison"})
