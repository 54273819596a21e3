"""The Spellweaver's cards of levels 2 to 9, half by half."""

from __future__ import annotations

import pytest

from taverna.games.gloomhaven.language.vocabulary import ELITE
from taverna.kit.hexes import disc, neighbours
from tests.games.gloomhaven.cards.judging import (
    Foe,
    Foes,
    Judged,
    Scene,
    covers,
    far,
    goes,
    heals,
    loots,
    summons,
)
from tests.support.gloomhaven.tabletop import do

judged = Judged("spellweaver")

TRIANGLE: Foes = {"one": (3, 0), "two": (4, 0), "three": (4, -1), "outside": (-3, 0), "beyond": (5, 0)}
"""Three within a ranged triangle whose first hex is at range 3."""
HIT = ("one", "two", "three")
STRIP = [(q, r) for q in range(-3, 14) for r in (-1, 0, 1)]
AROUND: Foes = {"one": (1, 0), "two": (-1, 0), "far": (0, 2)}


def shot(key: str, value: int, reach: int, **told: object) -> None:
    """An attack on one enemy within range."""
    Scene(key, far(reach)).plays().offers("foe").chooses("foe").sees(hurt={"foe": value}, **told)


@judged("72/top")
def attack_3_range_3_and_light() -> None:
    shot("spellweaver/72/top", 3, 3, infuses="light")


@judged("72/bottom")
def move_4_again() -> None:
    goes("spellweaver/72/bottom", 4)


@judged("73/top")
def attack_2_muddle_in_a_disc_and_ice() -> None:
    hexes = [(3, 0), *neighbours((3, 0))]
    covers("spellweaver/73/top", hexes, 2, gains="muddle", infuses="ice", xp=2, card="lost")
    # One hex of the pattern at range 3 is enough: its middle may be at 4, its far side at 5.
    reach: Foes = {"five": (5, 0), "six": (6, 0)}
    Scene("spellweaver/73/top", reach, floor=disc(6)).plays().offers("five").chooses("done").sees()


@judged("73/bottom")
def heal_6_range_2() -> None:
    heals("spellweaver/73/bottom", 6, 2, card="lost")


@judged("74/top")
def attack_1_in_a_triangle_fire_and_ice() -> None:
    def scene(strong: str = "fire ice") -> Scene:
        return Scene("spellweaver/74/top", TRIANGLE, strong=strong)

    one, three = dict.fromkeys(HIT, 1), dict.fromkeys(HIT, 3)
    covers("spellweaver/74/top", [(3, 0), (4, 0), (4, -1)], 1, reach=4)
    scene().plays("done", "done", *HIT).sees(hurt=one)
    scene().plays("yes", "done", *HIT).sees(hurt=three, consumes="fire")
    scene().plays("done", "yes", *HIT).sees(hurt=one, gains=dict.fromkeys(HIT, "stun"), consumes="ice")
    scene().plays("yes", "yes", *HIT).sees(hurt=three, gains=dict.fromkeys(HIT, "stun"), consumes="fire ice")


@judged("74/bottom")
def loot_2() -> None:
    loots("spellweaver/74/bottom", 2, card="lost")


@judged("75/top")
def heal_3_range_2_more_with_earth() -> None:
    heals("spellweaver/75/top", 3, 2)
    scene = Scene("spellweaver/75/top", strong="earth").hurts(spellweaver=9)
    scene.plays("done", "spellweaver").sees(heal=3)
    scene.plays("yes", "spellweaver").sees(heal=5, xp=1, consumes="earth")


@judged("75/bottom")
def shield_2_for_an_ally_or_all_with_air() -> None:
    allies = {"brute": (5, 0), "scoundrel": (-5, 0)}
    scene = Scene("spellweaver/75/bottom", {"foe": (4, 0)}, allies).plays().offers("brute", "scoundrel")
    scene.chooses("brute").sees(lasts="brute shield 2 round", card="discard active")
    scene.strikes("foe", "brute", 3).sees(hurt={"brute": 1})
    scene.round_ends().sees(over="brute shield 2 round", card="discard")
    scene.makes("air").plays("done", "scoundrel").sees(
        lasts="scoundrel shield 2 round", card="discard active"
    )
    scene.round_ends().sees(over="scoundrel shield 2 round", card="discard")
    scene.plays("yes")
    scene.sees(lasts="brute shield 2 round, scoundrel shield 2 round", consumes="air", card="discard active")


@judged("76/top")
def curse_or_with_dark_a_normal_enemy_dies() -> None:
    foes: Foes = {**far(4), "elite": Foe((0, 4), rank=ELITE)}
    scene = Scene("spellweaver/76/top", foes).plays().offers("foe", "elite").chooses("foe")
    scene.sees(curses={"monsters": 1}, card="lost")
    scene = Scene("spellweaver/76/top", foes, strong="dark").plays("done", "foe")
    scene.sees(curses={"monsters": 1}, card="lost")
    scene.plays("yes", "foe").sees(dead="foe", xp=1, consumes="dark", card="lost")


@judged("76/bottom")
def heal_half_of_an_allys_hit_points_or_all_with_light() -> None:
    def scene(strong: str) -> Scene:
        # A Tinkerer of level 3 has 11 hit points: half of them are 5.
        made = Scene("spellweaver/76/bottom", allies={"tinkerer": (5, 0)}, strong=strong, hero_level=3)
        return made.hurts(spellweaver=3, tinkerer=10)

    scene("").plays().offers("tinkerer").chooses("tinkerer").sees(heal={"tinkerer": 5}, xp=1, card="lost")
    scene("light").plays("done", "tinkerer").sees(heal={"tinkerer": 5}, xp=1, card="lost")
    scene("light").plays("yes", "tinkerer").sees(heal={"tinkerer": 10}, xp=1, consumes="light", card="lost")


@judged("77/top")
def attack_2_range_3_two_targets() -> None:
    foes: Foes = {"one": (3, 0), "two": (0, 3), "three": (-3, 0), "beyond": (4, 0)}
    scene = Scene("spellweaver/77/top", foes).plays().offers("one", "two", "three").chooses("one", "two")
    scene.sees(hurt={"one": 2, "two": 2}, xp=1)


@judged("77/bottom")
def move_4_of_level_4() -> None:
    goes("spellweaver/77/bottom", 4)


@judged("78/top")
def attack_3_in_a_triangle_and_every_element() -> None:
    every = "fire ice air earth light dark"
    covers("spellweaver/78/top", [(3, 0), (4, 0), (4, -1)], 3, reach=4, infuses=every, xp=2, card="lost")


@judged("78/bottom")
def move_2_and_any_element() -> None:
    scene = Scene("spellweaver/78/bottom").plays().reaches(2).chooses((2, 0))
    assert len(scene.options) == 6
    scene.chooses("earth").sees(at=(2, 0), infuses="earth")
    scene.plays("done").sees()


@judged("79/top")
def attack_4_range_3_and_fire() -> None:
    shot("spellweaver/79/top", 4, 3, infuses="fire")


@judged("79/bottom")
def retaliate_3_against_five_melee_attacks() -> None:
    scene = Scene("spellweaver/79/bottom", {"foe": (1, 0), "archer": (2, 0)}).plays()
    scene.sees(lasts="spellweaver targeted uses", card="lost active")
    scene.strikes("archer", "spellweaver", 1, range=3).sees(hurt=1)
    for use, xp in enumerate((1, 0, 1, 0), 1):
        scene.strikes("foe", "spellweaver", 1).sees(hurt={"spellweaver": 1, "foe": 3}, xp=xp, used=use)
    scene.strikes("foe", "spellweaver", 1)
    scene.sees(hurt={"spellweaver": 1, "foe": 3}, xp=1, over="spellweaver targeted uses", card="lost")


@judged("80/top")
def attack_4_immobilize_and_with_light_all_around_suffer() -> None:
    foes: Foes = {**far(3), "beside": (4, -1), "apart": (1, 0)}
    allies = {"brute": (3, -1)}
    held = {"foe": "immobilize"}
    scene = Scene("spellweaver/80/top", foes, allies).plays().offers("foe", "apart").chooses("foe")
    scene.sees(hurt={"foe": 4}, gains=held)
    scene = Scene("spellweaver/80/top", foes, allies, strong="light").plays("done", "foe")
    scene.sees(hurt={"foe": 4}, gains=held)
    scene = Scene("spellweaver/80/top", foes, allies, strong="light").plays("yes", "foe")
    scene.sees(hurt={"foe": 4, "beside": 2}, gains=held, xp=1, consumes="light")


@judged("80/bottom")
def summon_burning_avatar() -> None:
    summons("spellweaver/80/bottom", "burning-avatar", 2, 3, 2, 3, becomes_strong="fire")
    foes: Foes = {"foe": (2, 0), "other": (1, 1), "apart": (4, 0)}
    scene = Scene("spellweaver/80/bottom", foes).plays((1, 0))
    scene.sees(joins={"burning-avatar": ((1, 0), 2)}, xp=2, card="lost active")
    scene.strikes("foe", "burning-avatar", 5)
    # Dying it attacks all its neighbours; that is an attack, and its attacks make fire.
    scene.sees(dead="burning-avatar", hurt={"foe": 3, "other": 3}, infuses="fire", card="lost")


@judged("81/top")
def attack_4_in_a_wide_wedge_and_ice() -> None:
    wedge = [(1, -1), (2, -2), (2, -1), (1, 0), (2, 0)]
    covers("spellweaver/81/top", wedge, 4, infuses="ice", xp=5, card="lost")


@judged("81/bottom")
def move_3_or_5_and_invisible_with_dark() -> None:
    goes("spellweaver/81/bottom", 3)
    scene = (
        Scene("spellweaver/81/bottom", strong="dark").plays("done").reaches(3).chooses((3, 0)).sees(at=(3, 0))
    )
    scene = (
        Scene("spellweaver/81/bottom", strong="dark", floor=disc(7))
        .plays("yes")
        .reaches(5)
        .chooses((5, 0), "yes")
    )
    scene.sees(at=(5, 0), gains="invisible", xp=1, consumes="dark")


@judged("82/top")
def recover_up_to_two_lost_cards() -> None:
    scene = Scene("spellweaver/82/top").hands("spellweaver", [61], [62], [64, 65, 66]).plays(64, 66)
    scene.sees(hand=[61, 64, 66], lost=[65], card="lost")
    scene = Scene("spellweaver/82/top").hands("spellweaver", [], [], [64, 65, 66]).plays(65, "done")
    scene.sees(hand=[65], lost=[64, 66], card="lost")
    everything = do("recover", n="all", to={"who": "self"}, pile="lost")
    scene.does("spellweaver", everything).sees(hand=[64, 65, 66], lost=[])


@judged("82/bottom")
def heal_3_range_3_two_targets() -> None:
    scene = Scene(
        "spellweaver/82/bottom", allies={"brute": (3, 0), "scoundrel": (-1, 0), "cragheart": (0, 4)}
    )
    scene.hurts(spellweaver=9, brute=9, scoundrel=9).plays().offers("spellweaver", "brute", "scoundrel")
    scene.chooses("brute", "spellweaver").sees(heal={"brute": 3, "spellweaver": 3})


@judged("83/top")
def attack_6_immobilize_push_2_two_targets_with_earth() -> None:
    scene = Scene("spellweaver/83/top", AROUND).plays().offers("one", "two").chooses("one", (2, 0), (3, 0))
    scene.sees(hurt={"one": 6}, gains={"one": "immobilize"}, at={"one": (3, 0)}, xp=2, card="lost")
    scene = Scene("spellweaver/83/top", AROUND, strong="earth").plays("done", "one", "done")
    scene.sees(hurt={"one": 6}, gains={"one": "immobilize"}, xp=2, card="lost")
    scene = Scene("spellweaver/83/top", AROUND, strong="earth").stands("far", (0, 1))
    scene.plays("yes", "one", "two", "done", "done")
    both = {"one": "immobilize", "two": "immobilize"}
    scene.sees(hurt={"one": 6, "two": 6}, gains=both, xp=3, consumes="earth", card="lost")


@judged("83/bottom")
def move_3_shield_1_more_of_both_with_earth() -> None:
    scene = Scene("spellweaver/83/bottom", {"foe": (4, 0)}).plays().reaches(3).chooses((3, 0))
    scene.sees(at=(3, 0), lasts="spellweaver shield 1 round", card="discard active")
    scene.strikes("foe", "spellweaver", 3).sees(hurt=2)
    scene = Scene("spellweaver/83/bottom", strong="earth").plays("done").reaches(3).chooses((3, 0))
    scene.sees(at=(3, 0), lasts="spellweaver shield 1 round", card="discard active")
    scene = Scene("spellweaver/83/bottom", strong="earth").plays("yes").reaches(4).chooses((4, 0))
    scene.sees(at=(4, 0), lasts="spellweaver shield 2 round", xp=1, consumes="earth", card="discard active")


@judged("84/top")
def loot_2_or_3_with_air_four_tokens_at_most() -> None:
    scene = Scene("spellweaver/84/top").pays({(1, 0): 1, (2, 0): 1, (3, 0): 1}).plays()
    scene.sees(tokens=2, coins={(1, 0): None, (2, 0): None})
    scene = Scene("spellweaver/84/top", strong="air").pays({(2, 0): 3, (3, 0): 3}).plays("done")
    scene.sees(tokens=3, coins={(2, 0): None})
    scene = Scene("spellweaver/84/top", strong="air").pays({(2, 0): 3, (3, 0): 3, (4, 0): 1}).plays("yes")
    scene.sees(tokens=4, coins={(2, 0): None, (3, 0): 2}, xp=1, consumes="air")
    scene = Scene("spellweaver/84/top", strong="air").pays({(3, 0): 1, (4, 0): 1}).plays("yes")
    scene.sees(tokens=1, coins={(3, 0): None}, xp=1, consumes="air")


@judged("84/bottom")
def jump_8_or_11_with_air() -> None:
    goes("spellweaver/84/bottom", 8, jump=True, xp=1, card="lost")
    scene = Scene("spellweaver/84/bottom", strong="air", floor=disc(9)).plays("done").reaches(8, jump=True)
    scene.chooses((8, 0)).sees(at=(8, 0), xp=1, card="lost")
    scene = Scene("spellweaver/84/bottom", strong="air", floor=STRIP).plays("yes").reaches(11, jump=True)
    scene.chooses((11, 0)).sees(at=(11, 0), xp=2, consumes="air", card="lost")


@judged("85/top")
def attack_5_range_2_five_in_a_line_and_ice() -> None:
    line = [(2, 2), (2, -2), (2, 0), (2, 1), (2, -1)]
    covers("spellweaver/85/top", line, 5, infuses="ice", xp=2, card="lost")
    reach: Foes = {"six": (6, 0), "seven": (7, 0)}
    Scene("spellweaver/85/top", reach, floor=disc(7)).plays().offers("six").chooses("done").sees()


@judged("85/bottom")
def three_attacks_negated_with_retaliate_3_range_3() -> None:
    foes: Foes = {"foe": (1, 0), "archer": (3, 0), "sniper": (4, 0)}
    scene = Scene("spellweaver/85/bottom", foes).plays()
    scene.sees(lasts="spellweaver attackDamage uses", card="lost active")
    scene.does("spellweaver", do("damage", n=1, to={"who": "self"})).sees(hurt=1)
    scene.strikes("foe", "spellweaver", 9).sees(hurt={"foe": 3}, xp=1, used=1)
    scene.strikes("archer", "spellweaver", 9, range=3).sees(hurt={"archer": 3}, xp=1, used=2)
    scene.strikes("sniper", "spellweaver", 9, range=4)
    scene.sees(xp=1, over="spellweaver attackDamage uses", card="lost")


@judged("86/top")
def attack_4_in_a_triangle_and_with_dark_the_normal_die() -> None:
    foes: Foes = {"one": (3, 0), "two": (4, 0), "three": Foe((4, -1), hp=20, rank=ELITE), "outside": (-3, 0)}
    hurt = dict.fromkeys(HIT, 4)
    covers("spellweaver/86/top", [(3, 0), (4, 0), (4, -1)], 4, reach=4, xp=3, card="lost")
    Scene("spellweaver/86/top", foes, strong="dark").plays("done", *HIT).sees(hurt=hurt, xp=3, card="lost")
    scene = Scene("spellweaver/86/top", foes, strong="dark").plays("yes", *HIT)
    scene.sees(dead="one two", hurt={"three": 4}, xp=3, consumes="dark", card="lost")


@judged("86/bottom")
def pull_2_toward_a_hex() -> None:
    foes: Foes = {"near": (2, -2), "far": (-2, 1), "beyond": (-3, 0), "there": (1, 2)}
    scene = Scene("spellweaver/86/bottom", foes).plays()
    assert scene.offered_cells() == set(disc(4))
    # Each goes two hexes nearer to (2, 0); the last one stops before the first, who is there already.
    scene.chooses((2, 0), (2, -1), (-1, 1), (0, 1), (2, 1))
    scene.sees(at={"near": (2, 0), "far": (0, 1), "there": (2, 1)})


@judged("87/top")
def attack_3_everyone_in_the_room_more_with_fire() -> None:
    foes: Foes = {"one": (5, 0), "two": (-5, 0)}
    allies = {"brute": (0, 5)}
    scene = Scene("spellweaver/87/top", foes, allies).plays().offers("one", "two").chooses("all")
    scene.sees(hurt={"one": 3, "two": 3, "brute": 2})
    scene = Scene("spellweaver/87/top", foes, allies, strong="fire").plays("done", "all")
    scene.sees(hurt={"one": 3, "two": 3, "brute": 2})
    scene.plays("yes", "one", "done").sees(hurt={"one": 4, "brute": 2}, xp=1, consumes="fire")


@judged("87/bottom")
def retaliate_2_range_3_for_everyone() -> None:
    allies = {"brute": (5, 0), "scoundrel": (-5, 0)}
    scene = Scene("spellweaver/87/bottom", {"foe": (3, 0), "sniper": (1, 0)}, allies).plays()
    every = "spellweaver retaliate 2 round, brute retaliate 2 round, scoundrel retaliate 2 round"
    scene.sees(lasts=every, card="discard active")
    scene.strikes("foe", "spellweaver", 1, range=3).sees(hurt={"spellweaver": 1, "foe": 2})
    scene.strikes("foe", "brute", 1, range=2).sees(hurt={"brute": 1, "foe": 2})
    scene.strikes("sniper", "brute", 1, range=4).sees(hurt={"brute": 1})
    scene.round_ends().sees(over=every, card="discard")


@pytest.mark.parametrize("half", judged.halves)
def test_half(half: str) -> None:
    judged.run(half)
