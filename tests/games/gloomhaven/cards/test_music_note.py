"""The Soothsinger's cards of level 1 and X, half by half."""

from __future__ import annotations

import pytest

from taverna.kit.hexes import disc, row
from tests.games.gloomhaven.cards.judging import Foe, Foes, Judged, Scene, far, goes
from tests.support.gloomhaven.tabletop import do, move

judged = Judged("music-note")

ME = "music-note"
SONG = f"{ME} turnStart persistent"
"""What every song gives its singer."""
FRIENDS = {"brute": (1, 0), "scoundrel": (0, -3)}
OTHER_SONG = "348/top"


def makes_room(scene: Scene, other: str, lasting: str, older: str) -> None:
    """One song at a time: the older is discarded."""
    scene.turns_to(f"{ME}/{other}").plays()
    scene.sees(over=older, lasts=lasting, card="discard active", active=-1)


def sung(scene: Scene, lasting: str) -> Scene:
    """The song lasts, gives 1 experience at the start of each own turn and nothing at those of others."""
    scene.plays().sees(lasts=f"{lasting}, {SONG}", card="discard active")
    scene.round_ends().sees()
    scene.takes_turn(ME).sees(xp=1)
    scene.takes_turn("brute", *(["done"] if scene.asked else [])).sees()
    return scene


def triangle(key: str, reach: int, word: str, **told: object) -> None:
    """A condition for a triangle of enemies, of which one is near enough."""
    foes: Foes = {"one": (reach, 0), "two": (reach + 1, -1), "three": (reach + 1, 0), "out": (0, reach + 2)}
    scene = (
        Scene(key, foes, floor=disc(reach + 2))
        .plays()
        .offers("one", "two", "three")
        .chooses("one", "two", "three")
    )
    if word == "curse":
        scene.sees(curses={"monsters": 3}, **told)
    else:
        scene.sees(gains=dict.fromkeys(("one", "two", "three"), word), **told)


@judged("348/top")
def song_one_more_for_an_attack_of_each_ally_a_turn() -> None:
    attack = f"{ME} attack persistent"
    scene = sung(Scene(f"{ME}/348/top", {"foe": (1, -1), "far": (0, -4)}, FRIENDS), attack)
    scene.attacks("brute", 2, "foe").sees(hurt={"foe": 3})
    scene.attacks("brute", 2, "foe").sees(hurt={"foe": 2})
    scene.turn_ends().sees()
    scene.attacks("scoundrel", 2, "far").sees(hurt={"far": 3})
    scene.turn_ends().sees()
    scene.attacks(ME, 2, "foe").sees(hurt={"foe": 2})
    makes_room(scene, "357/top", f"{attack}, {SONG}", f"{attack}, {SONG}")


@judged("348/bottom")
def move_2_and_strengthen_all_neighbours() -> None:
    allies = {"brute": (3, 0), "cragheart": (2, 1), "scoundrel": (0, -2)}
    scene = Scene(f"{ME}/348/bottom", allies=allies).plays().reaches(2).chooses((2, 0))
    scene.sees(at=(2, 0), gains={"brute": "strengthen", "cragheart": "strengthen"}, xp=1)


@judged("349/top")
def song_shield_1_for_all_allies() -> None:
    both = "brute shield 1 persistent, scoundrel shield 1 persistent"
    scene = sung(Scene(f"{ME}/349/top", {"foe": (2, 0)}, FRIENDS), both)
    scene.strikes("foe", "brute", 3).sees(hurt={"brute": 2})
    scene.strikes("foe", "scoundrel", 3, range=9).sees(hurt={"scoundrel": 2})
    scene.strikes("foe", ME, 3, range=9).sees(hurt=3)
    makes_room(scene, OTHER_SONG, f"{ME} attack persistent, {SONG}", f"{both}, {SONG}")


@judged("349/bottom")
def no_damage_once_for_an_ally_within_2() -> None:
    allies = {"brute": (2, 0), "scoundrel": (-3, 0)}
    scene = Scene(f"{ME}/349/bottom", {"foe": (3, 0)}, allies).plays()
    scene.sees(lasts=f"{ME} damaged round", xp=1, card="discard active")
    scene.strikes("foe", ME, 2, range=9).sees(hurt=2)
    scene.strikes("foe", "scoundrel", 2, range=9).sees(hurt={"scoundrel": 2})
    scene.strikes("foe", "brute", 5).sees()
    scene.strikes("foe", "brute", 2).sees(hurt={"brute": 2})
    scene.round_ends().sees(over=f"{ME} damaged round", card="discard")


@judged("350/top")
def song_one_more_move_and_range_for_all_allies() -> None:
    lasting = f"{ME} moveAction persistent, {ME} attackAction persistent"
    foes: Foes = {"foe": (1, -5), "beside": (2, 0)}
    scene = sung(Scene(f"{ME}/350/top", foes, {"brute": (1, 0), "scoundrel": (0, -2)}), lasting)
    scene.does("scoundrel", move(2)).reaches(3).chooses("done").sees()
    scene.does(ME, move(2)).reaches(2).chooses("done").sees()
    scene.attacks("scoundrel", 2, range=2).offers("foe").chooses("foe").sees(hurt={"foe": 2})
    scene.attacks("brute", 2).offers("beside").chooses("beside").sees(hurt={"beside": 2})
    scene.attacks(ME, 2, range=3).offers("beside").chooses("beside").sees(hurt={"beside": 2})
    makes_room(scene, OTHER_SONG, f"{ME} attack persistent, {SONG}", f"{lasting}, {SONG}")


@judged("350/bottom")
def muddle_all_within_4() -> None:
    scene = Scene(f"{ME}/350/bottom", {**far(4), "near": (0, 1)}, {"brute": (1, 0)}).plays()
    scene.sees(gains={"foe": "muddle", "near": "muddle"}, xp=1)


@judged("351/top")
def bless_all_neighbours() -> None:
    scene = Scene(f"{ME}/351/top", allies={"brute": (1, 0), "cragheart": (0, 1), "scoundrel": (2, 0)}).plays()
    scene.sees(blesses={"brute": 1, "cragheart": 1})


@judged("351/bottom")
def move_3_and_curse_range_3() -> None:
    scene = Scene(f"{ME}/351/bottom", {"foe": (5, 0), "beyond": (-2, 0)}).plays().reaches(3)
    scene.chooses((2, 0)).offers("foe").chooses("foe").sees(at=(2, 0), curses={"monsters": 1})


@judged("352/top")
def strengthen_all_allies() -> None:
    scene = Scene(f"{ME}/352/top", {"foe": (0, 1)}, FRIENDS).plays()
    scene.sees(gains={"brute": "strengthen", "scoundrel": "strengthen"})


@judged("352/bottom")
def an_ally_within_3_attacks_4() -> None:
    foes: Foes = {"foe": (4, 0), "other": (0, 1)}
    scene = Scene(f"{ME}/352/bottom", foes, {"brute": (3, 0), "scoundrel": (-4, 0)}).plays().offers("brute")
    scene.chooses("brute")
    assert scene.table.pending[0].seat == scene.hero("brute").seat
    scene.offers("foe").chooses("foe").sees(hurt={"foe": 4})


@judged("353/top")
def attack_3_immobilize() -> None:
    scene = Scene(f"{ME}/353/top", far(1)).plays().offers("foe").chooses("foe")
    scene.sees(hurt={"foe": 3}, gains={"foe": "immobilize"})


@judged("353/bottom")
def move_4_and_shield_2_for_neighbours() -> None:
    scene = Scene(f"{ME}/353/bottom", {"foe": (4, 1)}, {"brute": (5, 0), "scoundrel": (0, -1)}).plays()
    scene.reaches(4).chooses((4, 0))
    scene.sees(at=(4, 0), lasts="brute shield 2 round", xp=1, card="lost active")
    scene.strikes("foe", "brute", 3, range=2).sees(hurt={"brute": 1})
    scene.round_ends().sees(over="brute shield 2 round", card="lost")


@judged("354/top")
def disarm_a_triangle() -> None:
    triangle(f"{ME}/354/top", 3, "disarm")


@judged("354/bottom")
def enemies_in_a_triangle_move_1() -> None:
    foes: Foes = {"one": (3, 0), "two": (4, -1), "out": (0, 5)}
    scene = Scene(f"{ME}/354/bottom", foes, {"brute": (-1, 0)}).plays().offers("one", "two")
    scene.chooses("one", "two").reaches(1).chooses((2, 0)).reaches(1).chooses((4, -2))
    scene.sees(at={"one": (2, 0), "two": (4, -2)}, xp=1, card="lost")


@judged("355/top")
def curse_a_triangle() -> None:
    triangle(f"{ME}/355/top", 3, "curse")


@judged("355/bottom")
def attack_1_range_3_wound() -> None:
    scene = Scene(f"{ME}/355/bottom", far(3)).plays().offers("foe").chooses("foe")
    scene.sees(hurt={"foe": 1}, gains={"foe": "wound"})


@judged("356/top")
def an_ally_within_3_moves_4() -> None:
    scene = Scene(f"{ME}/356/top", allies={"brute": (1, 0), "scoundrel": (-4, 0)}).plays().offers("brute")
    scene.chooses("brute").reaches(4).chooses((5, 0)).sees(at={"brute": (5, 0)})


@judged("356/bottom")
def move_4() -> None:
    goes(f"{ME}/356/bottom", 4)


@judged("357/top")
def song_wound_with_all_attacks_of_allies() -> None:
    attack = f"{ME} attack persistent"
    foes: Foes = {"foe": (1, -1), "far": (0, -4)}
    scene = sung(Scene(f"{ME}/357/top", foes, FRIENDS), attack)
    scene.attacks("brute", 2, "foe").sees(hurt={"foe": 2}, gains={"foe": "wound"})
    scene.attacks(ME, 2, "far", range=4).sees(hurt={"far": 2})
    scene.attacks("scoundrel", 1, "far").sees(hurt={"far": 1}, gains={"far": "wound"})
    makes_room(scene, OTHER_SONG, f"{attack}, {SONG}", f"{attack}, {SONG}")


@judged("357/bottom")
def attack_1_range_4_and_loot_1() -> None:
    scene = Scene(f"{ME}/357/bottom", far(4)).pays({(1, 0): 2, (2, 0): 1}).plays().offers("foe")
    scene.chooses("foe").sees(hurt={"foe": 1}, tokens=2, coins={(1, 0): None}, xp=1)


@judged("358/top")
def five_curses_are_given_twice() -> None:
    lasting = f"{ME} curseGiven uses"
    foes: Foes = {"foe": (1, 0), "other": (0, 1)}
    scene = Scene(f"{ME}/358/top", foes, {"brute": (2, 0)}).plays().sees(lasts=lasting, card="lost active")
    scene.does(ME, do("condition", range=3, conditions=["curse"]), "foe").sees(curses={"monsters": 2}, used=1)
    scene.does("brute", do("condition", conditions=["curse"]), "foe").sees(curses={"monsters": 1})
    scene.attacks(ME, 1, "foe", conditions=["curse"]).sees(hurt={"foe": 1}, curses={"monsters": 2}, used=2)
    scene.attacks(ME, 1, "foe", conditions=["wound"]).sees(hurt={"foe": 1}, gains={"foe": "wound"})
    both = do("condition", range=3, targets=2, conditions=["curse"])
    scene.does(ME, both, "foe", "other").sees(curses={"monsters": 4}, used=4, xp=1)
    # Ten curses are all there are: of the last two only one is left.
    scene.does(ME, do("condition", conditions=["curse"]), "foe")
    scene.sees(curses={"monsters": 1}, over=lasting, xp=1, card="lost")


@judged("358/bottom")
def move_2_and_shield_1_for_neighbours() -> None:
    scene = Scene(f"{ME}/358/bottom", {"foe": (2, 1)}, {"brute": (3, 0), "scoundrel": (0, -1)}).plays()
    scene.reaches(2).chooses((2, 0)).sees(at=(2, 0), lasts="brute shield 1 round", card="discard active")
    scene.strikes("foe", "brute", 3, range=2).sees(hurt={"brute": 2})
    scene.round_ends().sees(over="brute shield 1 round", card="discard")


@judged("359/top")
def attack_2_curse_and_bless_a_neighbour() -> None:
    allies = {"brute": (0, 1), "scoundrel": (2, 0)}
    scene = Scene(f"{ME}/359/top", far(1), allies).plays("foe").offers("brute").chooses("brute")
    scene.sees(hurt={"foe": 2}, curses={"monsters": 1}, blesses={"brute": 1})


@judged("359/bottom")
def move_4_again() -> None:
    goes(f"{ME}/359/bottom", 4)


@pytest.mark.parametrize("half", judged.halves)
def test_half(half: str) -> None:
    judged.run(half)


def test_a_song_of_shields_is_heard_by_newcomers() -> None:
    """Whoever joins the allies while the song lasts is shielded too."""
    scene = Scene(f"{ME}/349/top", {"foe": (3, 0)}, {"tinkerer": (1, 0)}).plays()
    scene.sees(lasts=f"tinkerer shield 1 persistent, {SONG}", card="discard active")
    scene.does("tinkerer", do("summon", summon="decoy"), (2, 0))
    scene.sees(joins={"decoy": ((2, 0), 6)}, lasts="decoy shield 1 persistent")
    scene.strikes("foe", "decoy", 3).sees(hurt={"decoy": 2})


@pytest.mark.parametrize(("distance", "hit"), [(3, 2), (4, 0)])
def test_a_summon_moves_one_hex_further_to_the_song(distance: int, hit: int) -> None:
    """Its Move 1 is a Move 2, so that it comes next to a foe three hexes away."""
    foes = {"foe": Foe((1 + distance, 0), hp=20)}
    scene = Scene(f"{ME}/350/top", foes, {"mindthief": (0, 0)}, at=(-1, 0), floor=row(-1, 6)).plays()
    lasting = f"{ME} moveAction persistent, {ME} attackAction persistent, {SONG}"
    scene.sees(lasts=lasting, card="discard active")
    scene.does("mindthief", do("summon", summon="rat-swarm"), (1, 0)).sees(joins={"rat-swarm": ((1, 0), 6)})
    struck = {"hurt": {"foe": hit}, "gains": {"foe": "poison"}} if hit else {}
    scene.takes_turn("rat-swarm").sees(at={"rat-swarm": (3, 0)}, **struck)
