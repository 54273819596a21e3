"""Scenes with the bear of the Beast Tyrant, and what its commands often do."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from taverna.games.gloomhaven.effects.summoning import add_companion
from taverna.kit.hexes import Hex, disc
from tests.games.gloomhaven.cards.judging import Foe, Foes, Scene

BEAR_HP = 8 + 2 * 9
"""At level 9."""


def tyrant(
    half: str,
    foes: Mapping[str, Foe | Hex] | None = None,
    allies: Mapping[str, Hex] | None = None,
    bear: Hex = (2, 0),
    **more: Any,
) -> Scene:
    scene = Scene(f"two-mini/{half}", foes, allies, **more)
    add_companion(scene.table, 0, scene.cell(bear))
    scene.chooses()
    assert scene.figure("bear").hp == BEAR_HP
    return scene


def bear_goes(half: str, points: int, **told: Any) -> None:
    """So far and no further, the bear alone."""
    scene = tyrant(half, bear=(0, 0), at=(0, -1), floor=disc(points + 1)).plays()
    scene.reaches(points).chooses((points, 0)).sees(at={"bear": (points, 0)}, **told)


def bear_attacks(half: str, value: int, **told: Any) -> None:
    """Who stands next to the bear, not who stands next to its owner; without a bear nobody."""
    foes: Foes = {"foe": (3, 0), "mine": (-1, 0)}
    tyrant(half, foes).plays().offers("foe").chooses("foe").sees(hurt={"foe": value}, **told)
    Scene(f"two-mini/{half}", foes).plays().sees()


def bear_covers(
    half: str, hexes: Sequence[Hex], value: int, *first: str, strong: str = "", **told: Any
) -> None:
    """Of a crowd around the bear, exactly these hexes."""
    crowd: Foes = {f"{q},{r}": (q, r) for q, r in disc(3) if (q, r) not in ((0, 0), (-3, 0))}
    names = [f"{q},{r}" for q, r in hexes]
    scene = tyrant(half, crowd, at=(-3, 0), bear=(0, 0), strong=strong).plays(*first).chooses(*names)
    scene.sees(hurt=dict.fromkeys(names, value), **told)
