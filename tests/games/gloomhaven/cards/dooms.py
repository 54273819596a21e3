"""Scenes in which the Doomstalker has doomed an enemy."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from taverna.kit.hexes import Hex
from tests.games.gloomhaven.cards.judging import Foe, Scene

MARK = "foe mark persistent"


def doomed(
    half: str,
    foes: Mapping[str, Foe | Hex] | None = None,
    allies: Mapping[str, Hex] | None = None,
    hurt: Mapping[str, int] | None = None,
    lasts: str = "",
    **more: Any,
) -> Scene:
    """The doom lies on `foe`, anywhere on the map; `lasts`: what else the card keeps going."""
    foes = foes or {"foe": (3, 0), "other": (-3, 0)}
    scene = Scene(f"angry-face/{half}", foes, allies, **more).hurts(**(hurt or {}))
    scene.plays().offers(*foes, "lurker").chooses("foe")
    return scene.sees(lasts=", ".join([MARK, *([lasts] if lasts else [])]), card="discard active")


def ends(lasts: str = "") -> dict[str, str]:
    """What is over when the doomed enemy has died."""
    return {"over": ", ".join([MARK, *([lasts] if lasts else [])]), "card": "discard"}
