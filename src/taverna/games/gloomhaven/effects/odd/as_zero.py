"""`dull-attackers`, `sure-hand`: modifier cards of some kinds count as +0."""

from __future__ import annotations

from taverna.games.gloomhaven.effects.odd.base import OddCard, register_odd
from taverna.games.gloomhaven.language.modifiers import TAMED_BAD, TAMED_GOOD


class AsZero(OddCard):
    def __init__(self, name: str, attackers: int, own: int) -> None:
        super().__init__(name)
        self.tames_attackers = attackers
        self.tames_own = own

    def rating(self, otherwise: float) -> float:
        return 0.5


register_odd(AsZero("dull-attackers", TAMED_GOOD, 0))
register_odd(AsZero("sure-hand", 0, TAMED_BAD))
