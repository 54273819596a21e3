"""`all-attacks-on-one`: a monster with several targets attacks its focus as often instead (GH-S-MON-09)."""

from __future__ import annotations

from taverna.games.gloomhaven.effects.odd.base import OddCard, register_odd


class AllAttacksOnOne(OddCard):
    def __init__(self) -> None:
        super().__init__("all-attacks-on-one")
        self.is_on_one = True


register_odd(AllAttacksOnOne())
