"""The cards of levels 2 to 9 of the class sun, half by half."""

from __future__ import annotations

import pytest

from taverna.games.gloomhaven import codes
from taverna.kit.hexes import disc
from tests.games.gloomhaven.cards.judging import Foe, Foes, Judged, Scene, far, goes, heals
from tests.games.gloomhaven.cards.test_sun import strikes_for_light
from tests.support.gloomhaven.tabletop import move

judged = Judged("sun")


@judged("189/top")
def attack_5() -> None:
    Scene("sun/189/top", far(1)).plays().offers("foe").chooses("foe").sees(hurt={"foe": 5})


@judged("189/bottom")
def move_5() -> None:
    goes("sun/189/bottom", 5)


@judged("190/top")
def a_neighbour_has_a_turn_with_two_cards() -> None:
    allies = {"brute": (1, 0), "scoundrel": (2, 0), "tinkerer": (0, 1)}
    scene = Scene("sun/190/top", {"foe": (2, -1)}, allies)
    scene.hands("brute", [1, 2, 3]).hands("scoundrel", [88, 89]).hands("tinkerer", [30])
    scene.plays().offers("brute").chooses("brute", 1)  # nobody far away, nobody with a single card
    scene.chooses(3)
    assert scene.table.turn == scene.slots["brute"]
    scene.answer(codes.play(False, codes.ATTACK_2))
    scene.chooses("foe")
    scene.answer(codes.DONE)
    scene.sees(hurt={"foe": 2}, hand={"brute": [2]}, discard={"brute": [1, 3]}, xp=2, card="lost")
    assert scene.table.turn == scene.slots["sun"]
    Scene("sun/190/top", allies=allies).hands("brute", [1, 2]).plays("brute", "done").sees(xp=2, card="lost")


@judged("190/bottom")
def heal_3_range_2_two_for_light() -> None:
    heals("sun/190/bottom", 3, 2)
    scene = Scene("sun/190/bottom", allies={"brute": (2, 0), "scoundrel": (0, 2)}, strong="light")
    scene.hurts(brute=9, scoundrel=9).plays("yes", "brute", "scoundrel")
    scene.sees(heal={"brute": 3, "scoundrel": 3}, consumes="light", xp=1)


@judged("191/top")
def attack_4_all_around() -> None:
    foes: Foes = {"one": (1, 0), "two": (0, 1), "far": (2, -2)}
    scene = Scene("sun/191/top", foes).plays("all")
    scene.sees(hurt={"one": 4, "two": 4}, infuses="light", xp=2, card="lost")


@judged("191/bottom")
def heal_3_range_3_any_element_into_light() -> None:
    heals("sun/191/bottom", 3, 3)
    scene = Scene("sun/191/bottom", allies={"brute": (3, 0)}, strong="fire ice").hurts(brute=9)
    scene.plays("ice", "brute").sees(heal={"brute": 4}, consumes="ice", infuses="light")


@judged("192/top")
def attack_4_with_light() -> None:
    scene = Scene("sun/192/top", far(1)).plays().offers("foe").chooses("foe")
    scene.sees(hurt={"foe": 4}, infuses="light")


@judged("192/bottom")
def all_allies_within_5_move_4() -> None:
    allies = {"brute": (5, 0), "scoundrel": (0, 1), "tinkerer": (-6, 0)}
    scene = Scene("sun/192/bottom", allies=allies, floor=disc(6)).plays()
    scene.reaches(4).chooses((2, 1)).reaches(4).chooses((0, 3))
    scene.sees(at={"brute": (2, 1), "scoundrel": (0, 3)}, xp=1, card="lost")


@judged("193/top")
def bless_all_around() -> None:
    scene = Scene("sun/193/top", allies={"brute": (1, 0), "scoundrel": (0, 1), "tinkerer": (2, 0)}).plays()
    scene.sees(blesses={"brute": 1, "scoundrel": 1}, xp=1)


@judged("193/bottom")
def move_3_and_shield_1() -> None:
    scene = Scene("sun/193/bottom", {"foe": (4, 0)}).plays().reaches(3).chooses((3, 0))
    scene.sees(at=(3, 0), lasts="sun shield 1 round", card="discard active")
    scene.strikes("foe", "sun", 3).sees(hurt=2)
    scene.round_ends().sees(over="sun shield 1 round", card="discard")


@judged("194/top")
def heal_3_everyone() -> None:
    allies = {"brute": (5, 0), "scoundrel": (-5, 0)}
    scene = Scene("sun/194/top", allies=allies).hurts(sun=9, brute=9, scoundrel=2).plays()
    scene.sees(heal={"sun": 3, "brute": 3, "scoundrel": 2}, infuses="light", xp=2, card="lost")


@judged("194/bottom")
def attackers_of_all_within_4_have_disadvantage() -> None:
    scene = Scene("sun/194/bottom", {"foe": (0, 1)}, {"brute": (4, 0), "scoundrel": (-5, 0)}).plays()
    scene.sees(lasts="sun targeted round", infuses="light", card="discard active")
    for victim, hurt in (("sun", 2), ("brute", 2), ("scoundrel", 3)):
        scene.stacks("foe", "+0", "-1")
        scene.strikes("foe", victim, 3, range=6).sees(hurt={victim: hurt})
        scene.table.monster_deck.draw = scene.table.monster_deck.draw[:4]
    scene.round_ends().sees(over="sun targeted round", card="discard")


@judged("195/top")
def attack_5_stronger_for_light() -> None:
    strikes_for_light("sun/195/top", 5)


@judged("195/bottom")
def bless_allies_on_the_way_of_5() -> None:
    allies = {"brute": (1, 0), "scoundrel": (3, 0), "tinkerer": (1, -1)}
    scene = Scene("sun/195/bottom", allies=allies).plays().reaches(5).chooses("E", "E", "E", "E", "done")
    scene.sees(at=(4, 0), blesses={"brute": 1, "scoundrel": 1}, xp=1, card="lost")


@judged("196/top")
def retaliate_2_and_weaker_attacks() -> None:
    scene = Scene("sun/196/top", {"foe": (1, 0)}).plays()
    scene.sees(lasts="sun retaliate 2 persistent, sun attack persistent", xp=2, card="lost active")
    scene.strikes("foe", "sun", 3).sees(hurt={"sun": 3, "foe": 2})
    scene.attacks("sun", 3, "foe").sees(hurt={"foe": 2})
    scene.round_ends().sees()


@judged("196/bottom")
def move_2_further_for_light_and_stun() -> None:
    scene = Scene("sun/196/bottom", {"foe": (3, 0)}).plays().reaches(2).chooses((2, 0)).offers("foe")
    scene.chooses("foe").sees(at=(2, 0), gains={"foe": "stun"})
    scene = Scene("sun/196/bottom", {"foe": (5, 0)}, strong="light").plays("yes").reaches(4)
    scene.chooses((4, 0), "foe").sees(at=(4, 0), gains={"foe": "stun"}, consumes="light", xp=1)


@judged("197/top")
def one_more_for_all_attacks_of_allies() -> None:
    scene = Scene("sun/197/top", {"foe": (4, 0)}, {"brute": (5, 0)}).plays()
    scene.sees(lasts="sun attack round", xp=1, card="discard active")
    scene.attacks("brute", 2, "foe").sees(hurt={"foe": 3})
    scene.attacks("sun", 2, "foe", range=4).sees(hurt={"foe": 2})
    scene.round_ends().sees(over="sun attack round", card="discard")


@judged("197/bottom")
def allies_move_2_further() -> None:
    scene = Scene("sun/197/bottom", allies={"brute": (-5, 0)}).plays()
    scene.sees(lasts="sun moveAction round", card="discard active")
    scene.does("brute", move(2)).reaches(4).chooses((-1, 0)).sees(at={"brute": (-1, 0)})
    scene.does("sun", move(2)).reaches(2).chooses((2, 0)).sees(at=(2, 0))
    scene.round_ends().sees(over="sun moveAction round", card="discard")


@judged("198/top")
def attack_5_and_strengthen_all_around() -> None:
    scene = Scene("sun/198/top", far(1), {"brute": (0, 1), "scoundrel": (0, 2)}).plays("foe")
    scene.sees(hurt={"foe": 5}, gains={"brute": "strengthen"}, xp=1)


@judged("198/bottom")
def a_neighbour_attacks_6() -> None:
    scene = Scene("sun/198/bottom", {"foe": (2, 0)}, {"brute": (1, 0)}).plays("brute", "foe")
    scene.sees(hurt={"foe": 6})


@judged("199/top")
def light_for_stronger_attacks() -> None:
    foes: Foes = {"foe": (1, 0), "other": (0, 1)}
    scene = Scene("sun/199/top", foes, {"brute": (2, 0)}).plays()
    scene.sees(lasts="sun attackAction persistent", card="lost active")
    scene.attacks("sun", 2, "foe").sees(hurt={"foe": 2})
    scene.makes("light").attacks("sun", 2, "done", "foe").sees(hurt={"foe": 2})
    scene.stacks("sun", "+0", "+1")
    scene.attacks("sun", 2, "yes", "foe", "other", targets=2)
    scene.sees(hurt={"foe": 5, "other": 4}, consumes="light", xp=1)
    scene.makes("light").attacks("brute", 2, "foe").sees(hurt={"foe": 2})


@judged("199/bottom")
def move_3_and_attack_3() -> None:
    scene = Scene("sun/199/bottom", {"foe": (4, 0)}).plays().reaches(3).chooses((3, 0)).offers("foe")
    scene.chooses("foe").sees(at=(3, 0), hurt={"foe": 3})


@judged("200/top")
def shield_2_and_retaliate_1() -> None:
    scene = Scene("sun/200/top", {"foe": (1, 0)}).plays()
    both = "sun shield 2 round, sun retaliate 1 round"
    scene.sees(lasts=both, infuses="light", card="discard active")
    scene.strikes("foe", "sun", 3).sees(hurt={"sun": 1, "foe": 1})
    scene.round_ends().sees(over=both, card="discard")


@judged("200/bottom")
def a_neighbour_recovers_a_lost_card_or_two_for_light() -> None:
    def scene(strong: str) -> Scene:
        made = Scene("sun/200/bottom", allies={"brute": (1, 0)}, strong=strong)
        return made.hands("brute", [], [5], [1, 2, 3])

    scene("").plays("brute", 2).sees(hand={"brute": [2]}, lost={"brute": [1, 3]}, xp=2, card="lost")
    scene("light").plays("yes", "brute", 2, 3).sees(
        hand={"brute": [2, 3]}, lost={"brute": [1]}, consumes="light", xp=3, card="lost"
    )


@judged("201/top")
def attack_6_stun_wound() -> None:
    scene = Scene("sun/201/top", far(1)).plays().offers("foe").chooses("foe")
    scene.sees(hurt={"foe": 6}, gains={"foe": "stun wound"}, xp=2, card="lost")


@judged("201/bottom")
def move_4_with_light() -> None:
    goes("sun/201/bottom", 4, infuses="light")


@judged("202/top")
def a_neighbour_attacks_8_or_kills_for_light() -> None:
    foes: Foes = {"foe": Foe((2, 0), hp=40, rank=1), "boss": Foe((1, 1), hp=40, rank=2)}
    Scene("sun/202/top", foes, {"brute": (1, 0)}).plays("brute", "foe").sees(
        hurt={"foe": 8}, xp=2, card="lost"
    )
    scene = Scene("sun/202/top", foes, {"brute": (1, 0)}, strong="light").plays("brute", "yes", "foe")
    scene.sees(dead="foe", consumes="light", xp=3, card="lost")
    scene = Scene("sun/202/top", foes, {"brute": (1, 0)}, strong="light").plays("brute", "done", "boss")
    scene.sees(hurt={"boss": 8}, xp=2, card="lost")


@judged("202/bottom")
def all_allies_within_3_attack_4() -> None:
    foes: Foes = {"one": (4, 0), "two": (0, 2), "three": (-5, 0)}
    allies = {"brute": (3, 0), "scoundrel": (0, 1), "tinkerer": (-4, 0), "cragheart": (0, -3)}
    scene = (
        Scene("sun/202/bottom", foes, allies)
        .plays()
        .offers("one")
        .chooses("one")
        .offers("two")
        .chooses("two")
    )
    scene.sees(hurt={"one": 4, "two": 4}, xp=2, card="lost")  # 1 for each attack made


@judged("203/top")
def four_great_attacks() -> None:
    foes: Foes = {"foe": Foe((1, 0), hp=99), "other": Foe((0, 1), hp=99)}
    scene = Scene("sun/203/top", foes).plays().sees(lasts="sun attackAction uses", card="lost active")
    scene.stacks("sun", "+0", "+1")
    scene.attacks("sun", 2, "foe", "other", targets=2)
    scene.sees(hurt={"foe": 6, "other": 5}, gains={"foe": "wound", "other": "wound"}, used=1, xp=1)
    for used in (2, 3):
        scene.attacks("sun", 2, "foe").sees(hurt={"foe": 5}, used=used, xp=1)
    scene.attacks("sun", 2, "foe").sees(hurt={"foe": 5}, over="sun attackAction uses", xp=1, card="lost")


@judged("203/bottom")
def jump_6() -> None:
    goes("sun/203/bottom", 6, jump=True)


@judged("204/top")
def damage_of_an_ally_taken_over() -> None:
    scene = Scene("sun/204/top", {"foe": (4, 0)}, {"brute": (5, 0), "scoundrel": (-1, 0)}).plays()
    scene.sees(lasts="sun damaged persistent", xp=2, card="lost active")
    scene.strikes("foe", "brute", 4).chooses("yes").sees(hurt={"sun": 3})
    scene.strikes("foe", "brute", 4).chooses("done").sees(hurt={"brute": 4})
    scene.strikes("foe", "brute", 1).chooses("yes").sees()
    scene.strikes("foe", "sun", 4, range=4).sees(hurt=4)
    scene.round_ends().sees()


@judged("204/bottom")
def shield_1_for_everyone() -> None:
    scene = Scene("sun/204/bottom", {"foe": (4, 0)}, {"brute": (5, 0)}).plays()
    both = "sun shield 1 round, brute shield 1 round"
    scene.sees(lasts=both, infuses="light", card="discard active")
    scene.strikes("foe", "brute", 3).sees(hurt={"brute": 2})
    scene.round_ends().sees(over=both, card="discard")


@pytest.mark.parametrize("half", judged.halves)
def test_half(half: str) -> None:
    judged.run(half)
