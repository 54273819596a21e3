"""Scenes of the class of envelope X with its summons."""

from __future__ import annotations

from typing import Any

from taverna.kit.hexes import Hex
from tests.games.gloomhaven.cards.judging import Foes, Scene

CARDS = {
    "soul-leeches": "628/top",
    "creeping-beetles": "629/top",
    "angry-wasps": "630/top",
    "steel-scarabs": "635/bottom",
    "lightning-moths": "644/bottom",
    "rage-hornets": "648/top",
    "rust-vermin": "652/top",
}


def swarm(key: str, beasts: dict[str, Hex], foes: Foes | None = None, **more: Any) -> Scene:
    """The hero with these summons, each where it is wanted, and their cards still active."""
    scene = Scene(f"envelope-x/{key}", foes, **more)
    for beast, at in beasts.items():
        join(scene, beast, at)
    return scene.turns_to(f"envelope-x/{key}")


def join(scene: Scene, beast: str, at: Hex) -> Scene:
    """One more summon."""
    scene.turns_to(f"envelope-x/{CARDS[beast]}").plays()
    scene.answer(scene.options[0])
    scene.chooses()
    while scene.asked:
        scene.chooses("done")
    scene.table.infused = 0
    scene.figure(beast).acted = False
    scene.table.put(scene.figure(beast), scene.cell(at))
    Scene.performed.pop("unseen", None)
    scene.played_now = False
    return scene.settles()
