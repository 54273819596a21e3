"""`deep-wounds`: a wound costs those whom it is for 2 hit points at the start of their turns instead of 1."""

from __future__ import annotations

from taverna.games.gloomhaven.effects.odd.base import OddCard, register_odd


class DeepWounds(OddCard):
    def __init__(self) -> None:
        super().__init__("deep-wounds")
        self.wound_damage = 2

    def rating(self, otherwise: float) -> float:
        return 1.0


register_odd(DeepWounds())
