"""Items from 121 on, each used and judged."""

from __future__ import annotations

import pytest

from taverna.games.gloomhaven.state.figures import CONSUMED, READY, SPENT
from tests.games.gloomhaven.cards.judging import Foe, Foes, Judged
from tests.games.gloomhaven.items.wearing import (
    after_walking,
    each,
    not_for,
    of_attack,
    of_turn,
    summons,
    worn,
)
from tests.support.gloomhaven.tabletop import do

judged = Judged("item")


def orb(number: int) -> None:
    """One element for another, once a turn."""
    paid, made = ("dark", "light") if number == 121 else ("light", "dark")
    scene = worn(number, {"foe": (5, 0)}, strong=paid).takes_turn("brute", f"item{number}")
    scene.sees(consumes=paid, becomes_strong=made)
    worn(number, {"foe": (5, 0)}, strong=made).takes_turn("brute").sees()


each(judged, [121, 122], orb)


@judged("123")
def ring_of_skulls() -> None:
    summons(123, "skeleton", 3, 2, 2)


@judged("124")
def doomed_compass() -> None:
    scene = worn(124, {"foe": (4, 0), "beyond": (5, 0)}, at=(-1, 0))
    scene.takes_turn("brute", "item124").offers("foe").chooses("foe").reaches(2).chooses((2, 0))
    scene.sees(at={"foe": (2, 0)}, items=[CONSUMED])


@judged("126")
def remote_spider() -> None:
    foes: Foes = {"one": (1, 0), "two": (0, 1), "far": (2, 0)}
    of_turn(126, "consumed", foes=foes, gains={"one": "poison", "two": "poison"})


@judged("127")
def giant_remote_spider() -> None:
    scene = worn(127, {"foe": (5, 0)}).pays({(1, 0): 2, (2, 0): 1}).takes_turn("brute", "item127")
    scene.sees(tokens=2, coins={(1, 0): None}, items=[CONSUMED])


@judged("128")
def black_censer() -> None:
    foes: Foes = {"one": (1, 0), "two": (0, 2), "far": (3, 0)}
    of_turn(128, "consumed", foes=foes, gains={"one": "muddle", "two": "muddle"})


@judged("130")
def helix_ring() -> None:
    scene = worn(130, {"foe": (5, 0)}, strong="light dark").hurts(brute=25)
    scene.takes_turn("brute", "item130", "yes").sees(heal=25, consumes="light dark", items=[CONSUMED])
    worn(130, {"foe": (5, 0)}, strong="light").hurts(brute=25).takes_turn("brute").sees()


@judged("132")
def power_core() -> None:
    summons(132, "steel-construct", 5, 2, 3)


@judged("133")
def resonant_crystal() -> None:
    scene = (
        worn(133, {"foe": (5, 0)}).blocks([(1, 0), (2, 0)], (0, 2), (-1, 0)).takes_turn("brute", "item133")
    )
    scene.offers((1, 0), (-1, 0)).chooses((1, 0))
    scene.sees(obstacle={(1, 0): None, (2, 0): None}, items=[CONSUMED])


@judged("137")
def silent_stiletto() -> None:
    foe = Foe((1, 0), hp=20, shield=2)
    worn(137, {"foe": foe}).attacks("brute", 3, "foe", "item137").sees(hurt={"foe": 2})
    not_for(137, far=True)


@judged("140")
def sun_shield() -> None:
    scene = worn(140, {"foe": (1, 0)}, strong="light").strikes("foe", "brute", 5).chooses("item140")
    scene.sees(hurt=2, consumes="light")
    scene.strikes("foe", "brute", 5).sees(hurt=5)


@judged("141")
def utility_belt() -> None:
    scene = worn(141, {"foe": (5, 0)}, {"tinkerer": (4, 0)}, 1).equips("tinkerer", 12)
    scene.hero("brute").item_states = [READY, SPENT]
    scene.hero("tinkerer").item_states = [CONSUMED]
    scene.settles()
    scene.takes_turn("brute", "item141").offers("brute", "tinkerer").chooses("tinkerer", "item12")
    scene.sees(items={"brute": [CONSUMED, SPENT], "tinkerer": [READY]})
    own = worn(141, {"foe": (5, 0)}, None, 1, 4)
    own.hero("brute").item_states = [READY, SPENT, SPENT]
    own.settles()
    own.takes_turn("brute", "item141", "brute", "item4").sees(items=[CONSUMED, SPENT, READY])
    # Once consumed it is never refreshed (GH-S-REC-02).
    everything = do("refreshItems", n="all", flags=["spentItems", "consumedItems"], to={"who": "self"})
    scene.does("brute", everything).sees(items={"brute": [CONSUMED, READY]})


@judged("143")
def smoke_elixir() -> None:
    of_turn(143, "consumed", "yes", gains="invisible", becomes_strong="dark")


@judged("144")
def pendant_of_the_plague() -> None:
    foes: Foes = {"foe": (3, 0), "far": (-4, 0)}
    scene = worn(144, foes, {"tinkerer": (1, 0)}).takes_turn("brute", "item144").offers("foe").chooses("foe")
    scene.sees(gains={"foe": "poison"}, curses={"monsters": 1}, items=[SPENT])


@judged("149")
def elemental_boots() -> None:
    after_walking(149, 5, "spent", "air", infuses="air")


@judged("151")
def sword_of_the_sands() -> None:
    of_attack(151, "consumed", gains="poison wound")
    not_for(151, far=True)


@pytest.mark.parametrize("item", judged.halves)
def test_item(item: str) -> None:
    judged.run(item)
