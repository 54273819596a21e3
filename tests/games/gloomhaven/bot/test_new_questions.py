"""Questions that cards of the locked classes ask: whose damage one takes over, from where one attacks."""

from __future__ import annotations

from taverna.games.gloomhaven import codes
from tests.games.gloomhaven.cards.judging import Scene
from tests.games.gloomhaven.cards.swarms import swarm
from tests.support.gloomhaven.tabletop import GAME


def chosen(scene: Scene) -> int:
    [decision] = scene.table.pending
    rated = GAME.judgement.rate_options(scene.table, decision)
    return decision.options[rated.index(max(rated))]


def guarded(own: int, other: int) -> Scene:
    """The holder and an ally with so many hit points left; the ally is about to suffer 4 damage."""
    Scene.performed = {}
    scene = Scene("sun/204/top", {"foe": (4, 0)}, {"brute": (5, 0)}).plays()
    scene.sees(lasts="sun damaged persistent", xp=2, card="lost active")
    scene.figure("sun").hp, scene.figure("brute").hp = own, other
    return scene.settles().strikes("foe", "brute", 4)


def test_damage_is_taken_over_from_who_would_fall() -> None:
    assert chosen(guarded(20, 3)) == codes.YES


def test_who_would_fall_of_it_leaves_it_to_the_other() -> None:
    assert chosen(guarded(3, 20)) == codes.DONE


def test_the_attack_is_made_from_where_there_is_somebody_to_hit() -> None:
    Scene.performed = {}
    scene = Scene("triangles/469/bottom", {"foe": (5, 0)}).plays((1, 0))
    scene.sees(joins={"doppelganger": ((1, 0), 10)}, infuses="earth", xp=1, card="lost active")
    scene.stands("doppelganger", (4, 0)).attacks("triangles", 3)
    assert chosen(scene) == scene.to(4, 0)


def test_a_commanded_summon_strikes_first_where_somebody_stands() -> None:
    for foe, first in (((2, 0), 1), ((4, 0), 0)):
        Scene.performed = {}
        scene = swarm("631/top", {"soul-leeches": (1, 0)}, {"foe": foe}).plays("soul-leeches")
        assert chosen(scene) == codes.CHOICE + first


def test_loot_is_taken_where_there_is_most() -> None:
    Scene.performed = {}
    scene = swarm("636/bottom", {"soul-leeches": (3, 0)}).pays({(0, 1): 1, (4, 0): 2}).plays()
    assert chosen(scene) == scene.to(3, 0)
