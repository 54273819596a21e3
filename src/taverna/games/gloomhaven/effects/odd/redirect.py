"""`redirect`: the owner steps in for an ally that an enemy attacks (GH-S-ATK-01)."""

from __future__ import annotations

from typing import Final

from taverna.games.gloomhaven.effects.odd.base import OddCard, register_odd
from taverna.games.gloomhaven.state.figures import Figure
from taverna.games.gloomhaven.state.table import Table

WORTH: Final = 0.3


class Redirect(OddCard):
    def takes_attack(self, table: Table, attacker: Figure, owner: Figure) -> bool:
        return table.are_enemies(attacker, owner)

    def rating(self, otherwise: float) -> float:
        return WORTH


register_odd(Redirect("redirect"))
