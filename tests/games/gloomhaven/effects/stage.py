"""A table for effects, and lines that strike."""

from __future__ import annotations

from taverna.kit.hexes import disc
from tests.support.gloomhaven.tabletop import Foe, Tabletop


def table() -> Tabletop:
    return Tabletop(disc(3), {"brute": (0, 0), "tinkerer": (-1, 0)}, {"foe": Foe((1, 0)), "two": Foe((0, 1))})


def strike(mod: int = 0, **more: object) -> dict[str, object]:
    return {"do": "attack", "n": {"x": "stat", "plus": mod}, **more}
