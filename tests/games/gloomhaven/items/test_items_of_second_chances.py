"""Items that change whose turn it is, whom an attack hits, who consumes; each used and judged."""

from __future__ import annotations

import pytest

from taverna.games.gloomhaven import codes, content, steps
from taverna.games.gloomhaven.language.vocabulary import ELEMENTS, ELITE, IMMOBILIZE
from taverna.games.gloomhaven.state.figures import CONSUMED, READY
from taverna.games.gloomhaven.state.sheets import item_sheet
from taverna.games.gloomhaven.state.table import INERT
from tests.games.gloomhaven.cards.judging import Foe, Foes, Judged, Scene
from tests.games.gloomhaven.items.wearing import worn
from tests.games.gloomhaven.monster_cards.stage import Scene as Monsters, Stage
from tests.support.gloomhaven.tabletop import do, move

judged = Judged("item")


@judged("58")
def cloak_of_phasing() -> None:
    scene = worn(58, {"foe": (3, 0)}, {"tinkerer": (2, 1)}).blocks((2, 0))
    scene.attacks("brute", 2, "foe", range=3).sees(hurt={"foe": 2})
    scene.does("brute", move(2), (2, 0)).sees(at=(2, 0))  # it flies
    scene.attacks("brute", 2).sees()  # no attack from there
    scene.stands("tinkerer", (-5, 0)).strikes("foe", "brute", 2).sees()  # and none on it: it is invisible
    scene.stands("tinkerer", (2, 1))
    scene.does("brute", do("heal", n=1, to={"who": "self"}), "yes").sees()  # anything else it can do
    scene.does("tinkerer", do("destroyObstacle", n=1, within=1), (2, 0)).sees(obstacle={(2, 0): None})
    scene.strikes("foe", "brute", 2).sees(hurt=2)
    scene.attacks("brute", 2, "foe").sees(hurt={"foe": 2})
    # Without the cloak nothing of the kind.
    bare = worn(71, {"foe": (3, 0)}).blocks((2, 0)).does("brute", move(2), (2, 0)).sees(at=(2, 0))
    bare.attacks("brute", 2, "foe").sees(hurt={"foe": 2})


def test_the_cloak_hides_where_its_wearer_is_put_on_an_obstacle_and_no_longer() -> None:
    """Also monsters that look for a focus do not see who wears it (GH-S-INV-01)."""
    scene = worn(58, {"foe": (3, 0)}).blocks((2, 0))
    hidden = scene.table.board.figures.invisible
    seen = []
    for at in ((2, 0), (1, 0), (2, 0)):
        scene.stands("brute", at)
        seen.append(hidden[scene.slots["brute"]])
    assert seen == [True, False, True]


def waits_for_second_chance(hand: list[int]) -> Scene:
    """The Brute acted at 50. Trample 72, Eye for an Eye 18, Provoking Roar 10, Overwhelming Assault 61."""
    scene = worn(70, {"foe": (1, 0)}).hands("brute", hand, [])
    scene.hero("brute").initiative = 50
    scene.table.order = [0]
    scene.settles()
    return scene.takes_turn("brute")


@judged("70")
def second_chance_ring() -> None:
    scene = waits_for_second_chance([1, 4, 5])  # 72, 10, 61
    assert scene.asked == "after-action"
    scene.chooses("item70")
    assert scene.options == [scene._code(1), scene._code(5)]  # 10 is too early
    scene.chooses(5, 4)
    hero = scene.hero("brute")
    assert (hero.initiative, hero.used, scene.figure("brute").acted) == (61, 0, False)
    cards = scene.table.cards_of(0)
    assert (cards[hero.lead].no, cards[hero.second].no) == (5, 4)
    assert hero.item_states == [CONSUMED]
    Scene.performed.pop("unseen")
    for kept in ([1], [4, 2], []):  # one card; only earlier ones; none
        waits_for_second_chance(kept).sees()
    declined = waits_for_second_chance([1, 5]).chooses("done").sees()
    assert declined.figure("brute").acted


@judged("129")
def black_card() -> None:
    foes: Foes = {"foe": (1, 0), "beyond": (2, 0), "boss": Foe((0, 1), hp=20, rank=2)}
    scene = worn(129, foes, {"tinkerer": (2, -1)}).takes_turn("brute", "item129").offers("foe")
    scene.chooses("foe").sees(lasts="foe targeted persistent", items=[CONSUMED])
    for _ in range(2):
        scene.attacks("brute", 2, "foe").sees(hurt={"foe": 3})
    scene.attacks("tinkerer", 2, "foe").sees(hurt={"foe": 2})  # not another's
    scene.attacks("brute", 2, "boss").sees(hurt={"boss": 2})
    scene.round_ends().sees()
    scene.attacks("brute", 2, "foe").sees(hurt={"foe": 3})


@judged("131")
def heart_of_the_betrayer() -> None:
    foes: Foes = {"foe": (1, 0), "near": (2, 0), "far": (4, 0)}
    scene = worn(131, foes).strikes("foe", "brute", 3).chooses("item131").offers("near").chooses("near")
    scene.sees(hurt={"near": 3}, items=[CONSUMED])
    ranged = worn(131, foes).strikes("foe", "brute", 3, range=3).chooses("item131").offers("near", "far")
    ranged.chooses("far").sees(hurt={"far": 3}, items=[CONSUMED])
    worn(131, foes).strikes("foe", "brute", 3).chooses("done").sees(hurt=3)
    # Only an attacker next to it, only a normal one, and only with somebody to hit instead.
    worn(131, foes).strikes("near", "brute", 3, range=3).sees(hurt=3)
    elite: Foes = {"foe": Foe((1, 0), hp=20, rank=1), "near": (2, 0)}
    worn(131, elite).strikes("foe", "brute", 3).sees(hurt=3)
    worn(131, {"foe": (1, 0)}).strikes("foe", "brute", 3).sees(hurt=3)


def demon_with_earth(**rings: int) -> Stage:
    """An earth demon whose card heals it and, for earth, immobilizes enemies within Range 3 (card 636)."""
    stage = Stage("earth-demon", ELITE, Monsters("brute 3,0; tinkerer -3,0; M -5; earth", ""))
    for name, number in rings.items():
        hero = stage.top.hero(name)
        hero.items, hero.item_states, hero.item_uses = [number], [READY], [0]
        stage.table.rules.items[number] = item_sheet(content.item(number))
    stage.table.stacks[0].card = [card.id for card in stage.table.rules.decks[0].cards].index(636)
    stage.table.push(steps.TURN, stage.top.slots["M"])
    stage.top._run()
    return stage


def held(stage: Stage) -> list[bool]:
    return [bool(stage.top.figure(name).conditions & IMMOBILIZE) for name in ("brute", "tinkerer")]


@judged("92")
def dampening_ring() -> None:
    Scene.performed["item/92"] = 1
    earth = ELEMENTS.index("earth")
    used = demon_with_earth(brute=92)
    assert (used.top.asked, used.table.pending[0].seat) == ("dampen", 0)
    used.top.answer(codes.ITEM)
    assert (held(used), used.table.elements[earth]) == ([False, False], INERT)
    assert used.top.hero("brute").item_states == [CONSUMED]
    declined = demon_with_earth(brute=92)
    declined.top.answer(codes.DONE)
    assert (held(declined), declined.table.elements[earth]) == ([True, True], INERT)
    assert declined.top.hero("brute").item_states == [READY]
    second = demon_with_earth(brute=92, tinkerer=92)
    second.top.answer(codes.DONE)
    assert second.table.pending[0].seat == 1
    second.top.answer(codes.ITEM)
    assert held(second) == [False, False]
    without = demon_with_earth()
    assert held(without) == [True, True]


@pytest.mark.parametrize("item", judged.halves)
def test_item(item: str) -> None:
    judged.run(item)
