"""The Plagueherald's cards of level 1 and X, half by half."""

from __future__ import annotations

import pytest

from taverna.games.gloomhaven.effects import lasting
from taverna.kit.hexes import disc
from tests.games.gloomhaven.cards.judging import Foes, Judged, Scene, covers, far, goes, loots
from tests.support.gloomhaven.tabletop import move

judged = Judged("squidface")

ME = "squidface"
FLOWER = [(3, 0), (2, 0), (3, -1), (2, 1), (4, -1), (4, 0), (3, 1)]
"""A ring around a hex at range 3."""


def shot(key: str, value: int, reach: int, **told: object) -> None:
    """An attack on one enemy within range, and none beyond."""
    Scene(key, far(reach)).plays().offers("foe").chooses("foe").sees(hurt={"foe": value}, **told)


def shots(key: str, value: int, reach: int, count: int, **told: object) -> None:
    names = ("one", "two", "three", "four")
    spots = ((reach, 0), (0, reach), (-reach, 0), (0, -reach))
    foes: Foes = {**dict(zip(names, spots, strict=True)), "beyond": (reach + 1, 0)}
    scene = Scene(key, foes, floor=disc(6)).plays().offers(*names).chooses(*names[:count])
    if "gains" in told:
        told["gains"] = dict.fromkeys(names[:count], told["gains"])
    scene.sees(hurt=dict.fromkeys(names[:count], value), **told)


@judged("289/top")
def attack_1_in_a_flower_and_poison_for_all_in_it() -> None:
    foes: Foes = {"one": (2, 0), "two": (4, 0), "off": (0, 3)}
    allies = {"brute": (3, 0), "scoundrel": (0, -1)}
    scene = Scene(f"{ME}/289/top", foes, allies).plays("one", "two")
    scene.sees(hurt={"one": 1, "two": 1}, gains={"one": "poison", "two": "poison", "brute": "poison"})


@judged("289/bottom")
def move_3() -> None:
    goes(f"{ME}/289/bottom", 3)


@judged("290/top")
def attack_0_immobilize_in_a_flower() -> None:
    foes: Foes = {f"{q},{r}": (q, r) for q, r in FLOWER}
    scene = Scene(f"{ME}/290/top", {**foes, "off": (-5, 0)}).plays().chooses(*foes)
    scene.sees(gains=dict.fromkeys(foes, "immobilize"))


@judged("290/bottom")
def shield_1_and_shorter_ranges() -> None:
    both = f"{ME} shield 1 persistent, {ME} attackAction persistent"
    foes: Foes = {"foe": (2, 0), "far": (0, 3), "near": (-1, 0)}
    scene = Scene(f"{ME}/290/bottom", foes, {"brute": (0, 1)}).plays()
    scene.sees(lasts=both, xp=1, card="lost active")
    scene.strikes("foe", ME, 3, range=2).sees(hurt=2)
    scene.attacks(ME, 2, range=3).offers("foe", "near").chooses("foe").sees(hurt={"foe": 2})
    scene.attacks(ME, 2).offers("near").chooses("near").sees(hurt={"near": 2})
    scene.attacks("brute", 2, range=3).offers("foe", "far", "near").chooses("far").sees(hurt={"far": 2})
    scene.round_ends().sees()


@judged("291/top")
def attack_1_stun_in_a_flower() -> None:
    covers(f"{ME}/291/top", FLOWER, 1, reach=5, gains="stun", xp=2, card="lost")


@judged("291/bottom")
def move_4() -> None:
    goes(f"{ME}/291/bottom", 4)


@judged("292/top")
def one_more_for_poisoning_an_ally() -> None:
    lasting = f"{ME} attackAction persistent"
    foes: Foes = {"foe": (1, 0), "other": (0, 1)}
    allies = {"brute": (2, 0), "scoundrel": (-3, 0)}
    scene = Scene(f"{ME}/292/top", foes, allies).plays().sees(lasts=lasting, xp=2, card="lost active")
    scene.attacks(ME, 2).offers("brute").chooses("brute", "foe").sees(
        hurt={"foe": 3}, gains={"brute": "poison"}
    )
    # Once an action.
    scene.attacks(ME, 2, "foe").sees(hurt={"foe": 2})
    scene.turn_ends().sees()
    # Who is poisoned already suffers 3 damage instead; it counts for all targets.
    scene.attacks(ME, 2, "brute", "foe", "other", targets=2).sees(hurt={"foe": 3, "other": 3, "brute": 3})
    scene.turn_ends().sees()
    scene.attacks(ME, 2, "done", "foe").sees(hurt={"foe": 2})
    scene.stands("brute", (4, 0)).attacks(ME, 2, "foe").sees(hurt={"foe": 2})
    scene.round_ends().sees()


@judged("292/bottom")
def attack_3_range_3() -> None:
    shot(f"{ME}/292/bottom", 3, 3)


@judged("293/top")
def attack_2_range_4_two_targets() -> None:
    shots(f"{ME}/293/top", 2, 4, 2, xp=1)


@judged("293/bottom")
def move_4_again() -> None:
    goes(f"{ME}/293/bottom", 4)


@judged("294/top")
def flying_and_air() -> None:
    flight = f"{ME} always persistent"
    wall = {f"foe{number}": spot for number, spot in enumerate([(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1)])}
    scene = Scene(f"{ME}/294/top", wall).blocks((1, -1), (2, -2)).traps((2, -1)).plays()
    scene.sees(lasts=flight, infuses="air", xp=2, card="lost active")
    scene.does(ME, move(2))
    # Over figures and obstacles, and even onto these; a trap does nothing to who flies.
    assert {(1, -1), (2, -2), (2, -1), (2, 0)} <= scene.offered_cells()
    scene.chooses((2, -1)).sees(at=(2, -1))
    scene.does(ME, move(2), (1, -1)).sees(at=(1, -1))
    # When the card is gone it comes down beside the obstacle and suffers as from a trap.
    scene.watches()
    lasting.end_card(scene.table, 0, scene.card.place, "GH-S-ZON-05")
    scene._run()
    assert scene.asked == "place"
    scene.chooses((0, 0))
    trap = scene.table.rules.levels.trap
    scene.sees(at=(0, 0), hurt=trap, over=flight, card="lost")


@judged("294/bottom")
def move_2_and_heal_1_all_neighbours() -> None:
    allies = {"brute": (3, 0), "scoundrel": (3, -1), "cragheart": (0, 2)}
    scene = Scene(f"{ME}/294/bottom", allies=allies)
    scene.hurts(squidface=3, brute=3, scoundrel=3, cragheart=3).plays().reaches(2).chooses((2, 0))
    scene.sees(at=(2, 0), heal={"brute": 1, "scoundrel": 1})


@judged("295/top")
def attack_3_range_3_curse() -> None:
    shot(f"{ME}/295/top", 3, 3, curses={"monsters": 1})


@judged("295/bottom")
def move_2_and_curse_an_ally() -> None:
    scene = Scene(f"{ME}/295/bottom", allies={"brute": (3, 0), "scoundrel": (0, -2)}).plays().reaches(2)
    scene.chooses((2, 0)).offers("brute").chooses("brute").sees(at=(2, 0), curses={"brute": 1})


@judged("296/top")
def attack_3_range_3_curse_again() -> None:
    shot(f"{ME}/296/top", 3, 3, curses={"monsters": 1})


@judged("296/bottom")
def loot_2_and_air() -> None:
    loots(f"{ME}/296/bottom", 2, infuses="air", xp=1, card="lost")


@judged("297/top")
def attack_1_range_3_stun() -> None:
    shot(f"{ME}/297/top", 1, 3, gains={"foe": "stun"}, xp=1)


@judged("297/bottom")
def jump_6_and_air() -> None:
    foes: Foes = {"a": (1, 0), "b": (0, 1), "c": (-1, 1), "d": (-1, 0), "e": (0, -1), "f": (1, -1)}
    scene = Scene(f"{ME}/297/bottom", foes, floor=disc(7)).plays().reaches(6, jump=True).chooses((6, 0))
    scene.sees(at=(6, 0), infuses="air", xp=1, card="lost")


@judged("298/top")
def six_attacks_with_one_more_for_air() -> None:
    air = f"{ME} attackAction uses"
    scene = Scene(f"{ME}/298/top", {"foe": (1, 0)}, {"brute": (2, 0)}).plays()
    scene.sees(lasts=air, card="lost active")
    scene.attacks(ME, 2, "foe").sees(hurt={"foe": 2})
    scene.makes("air").attacks("brute", 1, "foe").sees(hurt={"foe": 1})
    scene.attacks(ME, 1, "done", "foe").sees(hurt={"foe": 1})
    for used in range(1, 7):
        scene.hurts(foe=-2).makes("air").attacks(ME, 1, "yes", "foe")
        over = {"over": air, "card": "lost"} if used == 6 else {"used": used}
        scene.sees(hurt={"foe": 2}, consumes="air", xp=1 - used % 2, **over)


@judged("298/bottom")
def loot_1() -> None:
    loots(f"{ME}/298/bottom", 1)


@judged("299/top")
def attack_2_range_3_pierce_2_three_targets_and_air() -> None:
    shots(f"{ME}/299/top", 2, 3, 3, infuses="air", xp=2, card="lost")
    scene = Scene(f"{ME}/299/top", {"foe": (3, 0)})
    scene.figure("foe").sheet.shield = 3
    scene.plays("foe").sees(hurt={"foe": 1}, infuses="air", xp=2, card="lost")


@judged("299/bottom")
def attackers_have_disadvantage() -> None:
    scene = Scene(f"{ME}/299/bottom", {"foe": (2, 0)}, {"brute": (3, 0)}).plays()
    scene.sees(lasts=f"{ME} targeted round", card="discard active")
    for name, lost in ((ME, 2), ("brute", 5)):
        scene.stacks("foe", "+2", "-1")
        scene.strikes("foe", name, 3, **({"range": 2} if name == ME else {})).sees(hurt={name: lost})
    scene.round_ends().sees(over=f"{ME} targeted round", card="discard")


@judged("300/top")
def attack_3_range_2_two_targets() -> None:
    shots(f"{ME}/300/top", 3, 2, 2, xp=1)


@judged("300/bottom")
def moves_end_with_poison_all_around() -> None:
    moves = f"{ME} moveAction persistent"
    scene = Scene(f"{ME}/300/bottom", {"foe": (3, 0), "far": (-2, 0)}, {"brute": (2, 1)}).plays()
    scene.sees(lasts=moves, xp=1, card="lost active")
    scene.does("brute", move(1), (1, 1)).sees(at={"brute": (1, 1)})
    scene.does(ME, move(2), (2, 0)).sees(at=(2, 0), gains={"foe": "poison", "brute": "poison"})
    scene.does(ME, move(2), "done").sees()
    scene.round_ends().sees()


@judged("301/top")
def poison_turns_into_3_damage() -> None:
    foes: Foes = {"foe": (5, 0), "other": (-5, 0), "well": (1, 0)}
    scene = Scene(f"{ME}/301/top", foes, {"brute": (0, 1)}).gives(
        foe="poison", other="poison", brute="poison"
    )
    scene.plays().offers("foe", "other").chooses("foe").sees(loses={"foe": "poison"}, hurt={"foe": 3}, xp=1)
    Scene(f"{ME}/301/top", {"well": (1, 0)}).plays().sees()


@judged("301/bottom")
def poison_spreads_from_the_poisoned() -> None:
    foes: Foes = {"ill": (5, 0), "beside": (5, -1), "off": (3, 0), "mine": (1, 0)}
    scene = Scene(f"{ME}/301/bottom", foes, {"brute": (4, 0)}).gives(ill="poison", brute="poison").plays()
    scene.sees(gains={"beside": "poison"})


@judged("302/top")
def attack_3_in_a_triangle_and_air() -> None:
    covers(f"{ME}/302/top", [(3, 0), (4, 0), (4, -1)], 3, reach=4, infuses="air", xp=2, card="lost")


@judged("302/bottom")
def move_2_and_shield_1() -> None:
    scene = Scene(f"{ME}/302/bottom", {"foe": (3, 0)}).plays().reaches(2).chooses((2, 0))
    scene.sees(at=(2, 0), lasts=f"{ME} shield 1 round", card="discard active")
    scene.strikes("foe", ME, 3).sees(hurt=2)
    scene.round_ends().sees(over=f"{ME} shield 1 round", card="discard")


@pytest.mark.parametrize("half", judged.halves)
def test_half(half: str) -> None:
    judged.run(half)


def test_an_ally_may_refuse_damage_that_pays_for_an_attack() -> None:
    """The price is damage like any other: its player may lose a card instead (GH-S-DMG-01)."""
    scene = Scene(f"{ME}/292/top", {"foe": (1, 0)}, {"brute": (2, 0)}).gives(brute="poison")
    scene.plays().sees(lasts=f"{ME} attackAction persistent", xp=2, card="lost active")
    scene.hands("brute", [1, 2]).attacks(ME, 2, "brute")
    assert (scene.asked, scene.table.pending[0].seat) == ("damage", 1)
    scene.chooses(1, "foe").sees(hurt={"foe": 3}, hand={"brute": [2]}, lost={"brute": [1]})
