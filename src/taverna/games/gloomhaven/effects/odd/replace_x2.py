"""`replace-x2`: a doubling card that an attacker draws counts as +1 against the wearer (GH-S-ITM-05)."""

from __future__ import annotations

from taverna.games.gloomhaven.effects.odd.base import OddCard, register_odd


class ReplaceDouble(OddCard):
    def __init__(self) -> None:
        super().__init__("replace-x2")
        self.is_standing = True
        self.tames_double = True


register_odd(ReplaceDouble())
