"""The Spellweaver's cards of level 1 and X, half by half."""

from __future__ import annotations

import pytest

from tests.games.gloomhaven.cards.judging import Foes, Judged, Scene, far, goes, heals, loots, summons
from tests.support.gloomhaven.tabletop import do

judged = Judged("spellweaver")

AROUND: Foes = {"one": (1, 0), "two": (-1, 0), "far": (2, 0)}


def shot(key: str, value: int, reach: int, **told: object) -> None:
    """An attack on one enemy within range."""
    Scene(key, far(reach)).plays().offers("foe").chooses("foe").sees(hurt={"foe": value}, **told)


@judged("61/top")
def attack_3_range_3_three_targets_and_fire() -> None:
    foes: Foes = {"one": (3, 0), "two": (0, 3), "three": (-3, 0), "four": (0, -3), "beyond": (4, 0)}
    scene = Scene("spellweaver/61/top", foes).plays().offers("one", "two", "three", "four")
    scene.chooses("one", "two", "four")
    scene.sees(hurt={"one": 3, "two": 3, "four": 3}, infuses="fire", xp=3, card="lost")


@judged("61/bottom")
def move_3() -> None:
    goes("spellweaver/61/bottom", 3)


@judged("62/top")
def attack_3_along_the_path_and_earth() -> None:
    foes: Foes = {"one": (1, 0), "three": (3, 0), "four": (4, 0), "beside": (2, 1), "beyond": (5, 0)}
    scene = Scene("spellweaver/62/top", foes).plays().offers("one", "three", "four", "beside").chooses("four")
    scene.sees(hurt={"one": 3, "three": 3, "four": 3}, infuses="earth", xp=3, card="lost")


@judged("62/bottom")
def move_4() -> None:
    goes("spellweaver/62/bottom", 4)


@judged("63/top")
def recover_all_lost_cards_and_dark() -> None:
    scene = Scene("spellweaver/63/top").hands("spellweaver", [61], [62], [64, 65]).plays()
    scene.sees(hand=[61, 64, 65], lost=[], infuses="dark", card="lost")
    scene.does("spellweaver", do("recover", n="all", to={"who": "self"}, pile="lost")).sees()


@judged("63/bottom")
def jump_4() -> None:
    goes("spellweaver/63/bottom", 4, jump=True)


@judged("64/top")
def attack_2_immobilize_all_neighbours_more_with_ice() -> None:
    held = {"one": "immobilize", "two": "immobilize"}
    scene = Scene("spellweaver/64/top", AROUND).plays().offers("one", "two").chooses("all")
    scene.sees(hurt={"one": 2, "two": 2}, gains=held)
    scene = Scene("spellweaver/64/top", AROUND, strong="ice").plays("done", "one", "done")
    scene.sees(hurt={"one": 2}, gains={"one": "immobilize"})
    scene.plays("yes", "two", "done").sees(hurt={"two": 3}, gains={"two": "immobilize"}, consumes="ice")


@judged("64/bottom")
def heal_4_range_4_and_light() -> None:
    heals("spellweaver/64/bottom", 4, 4, infuses="light", card="lost")


@judged("65/top")
def attack_2_range_3_more_with_any_element() -> None:
    shot("spellweaver/65/top", 2, 3)
    scene = Scene("spellweaver/65/top", far(3), strong="fire dark").plays("done", "foe").sees(hurt={"foe": 2})
    scene.plays("dark", "foe").sees(hurt={"foe": 3}, xp=1, consumes="dark")


@judged("65/bottom")
def heal_3_range_1() -> None:
    heals("spellweaver/65/bottom", 3, 1)


@judged("66/top")
def attack_2_range_3_more_with_any_element_again() -> None:
    shot("spellweaver/66/top", 2, 3)
    scene = Scene("spellweaver/66/top", far(3), strong="air").plays("done", "foe").sees(hurt={"foe": 2})
    scene.plays("air", "foe").sees(hurt={"foe": 3}, xp=1, consumes="air")


@judged("66/bottom")
def two_sources_of_damage_negated_and_ice() -> None:
    scene = Scene("spellweaver/66/bottom", {"foe": (1, 0)}).plays()
    scene.sees(lasts="spellweaver damaged uses", infuses="ice", card="lost active")
    scene.strikes("foe", "spellweaver", 9).sees(xp=1, used=1)
    scene.does("spellweaver", do("damage", n=1, to={"who": "self"}))
    scene.sees(xp=1, over="spellweaver damaged uses", card="lost")
    scene.strikes("foe", "spellweaver", 1).sees(hurt=1)


@judged("67/top")
def attack_3_range_2_wound_with_fire() -> None:
    shot("spellweaver/67/top", 3, 2)
    scene = Scene("spellweaver/67/top", far(2), strong="fire").plays("done", "foe").sees(hurt={"foe": 3})
    scene.plays("yes", "foe").sees(hurt={"foe": 3}, gains={"foe": "wound"}, consumes="fire")


@judged("67/bottom")
def attack_2_range_2() -> None:
    shot("spellweaver/67/bottom", 2, 2)


@judged("68/top")
def loot_1() -> None:
    loots("spellweaver/68/top", 1)


@judged("68/bottom")
def jump_8_and_air() -> None:
    goes("spellweaver/68/bottom", 8, jump=True, infuses="air", card="lost")


@judged("69/top")
def one_more_for_four_attacks_or_two_with_air() -> None:
    scene = Scene("spellweaver/69/top", {"foe": (1, 0), "far": (3, 0)}).plays()
    scene.sees(lasts="spellweaver attack uses", card="lost active")
    scene.attacks("spellweaver", 1, "foe").sees(hurt={"foe": 2}, used=1)
    scene.makes("air").attacks("spellweaver", 1, "far", "done", range=3).sees(hurt={"far": 2}, xp=1, used=2)
    scene.attacks("spellweaver", 1, "foe", "yes").sees(hurt={"foe": 3}, used=3, consumes="air")
    scene.makes("air").attacks("spellweaver", 1, "foe", "yes")
    scene.sees(hurt={"foe": 3}, xp=1, consumes="air", over="spellweaver attack uses", card="lost")


@judged("69/bottom")
def move_3_and_retaliate_2_with_fire() -> None:
    goes("spellweaver/69/bottom", 3)
    scene = (
        Scene("spellweaver/69/bottom", {"foe": (4, 0)}, strong="fire").plays("done", (3, 0)).sees(at=(3, 0))
    )
    scene.plays("yes").reaches(3).chooses("done")
    scene.sees(lasts="spellweaver retaliate 2 round", consumes="fire")
    scene.strikes("foe", "spellweaver", 1).sees(hurt={"spellweaver": 1, "foe": 2})
    scene.round_ends().sees(over="spellweaver retaliate 2 round")


@judged("70/top")
def retaliate_2_all_around_more_with_earth() -> None:
    allies = {"brute": (1, 0), "scoundrel": (0, 2)}
    scene = Scene("spellweaver/70/top", {"foe": (1, 1)}, allies).plays()
    both = "spellweaver retaliate 2 round, brute retaliate 2 round"
    scene.sees(lasts=both, xp=2, card="lost active")
    scene.strikes("foe", "brute", 1).sees(hurt={"brute": 1, "foe": 2})
    scene.strikes("foe", "scoundrel", 1).sees(hurt={"scoundrel": 1})
    scene.round_ends().sees(over=both, card="lost")
    scene = Scene("spellweaver/70/top", {"foe": (1, 0)}, strong="earth").plays("yes")
    scene.sees(lasts="spellweaver retaliate 3 round", consumes="earth", xp=2, card="lost active")
    scene.strikes("foe", "spellweaver", 1).sees(hurt={"spellweaver": 1, "foe": 3})
    Scene("spellweaver/70/top", strong="earth").plays("done").sees(
        lasts="spellweaver retaliate 2 round", xp=2, card="lost active"
    )


@judged("70/bottom")
def move_3_and_shield_2_with_ice() -> None:
    goes("spellweaver/70/bottom", 3)
    scene = (
        Scene("spellweaver/70/bottom", {"foe": (4, 0)}, strong="ice").plays("done", (3, 0)).sees(at=(3, 0))
    )
    scene.plays("yes", "done").sees(lasts="spellweaver shield 2 round", consumes="ice")
    scene.strikes("foe", "spellweaver", 3).sees(hurt=1)


@judged("71/top")
def heal_3_range_3() -> None:
    heals("spellweaver/71/top", 3, 3)


@judged("71/bottom")
def summon_mystic_ally() -> None:
    summons("spellweaver/71/bottom", "mystic-ally", 2, 2, 3, 2)


@pytest.mark.parametrize("half", judged.halves)
def test_half(half: str) -> None:
    judged.run(half)
