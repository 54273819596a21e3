"""Prices other than elements: damage to oneself, conditions for those that the price names (GH-S-TRN-07)."""

from __future__ import annotations

from taverna.games.gloomhaven.effects.giving import give
from taverna.games.gloomhaven.effects.hurting import hurt
from taverna.games.gloomhaven.effects.selecting import candidates
from taverna.games.gloomhaven.language import handled
from taverna.games.gloomhaven.language.abilities import Pay
from taverna.games.gloomhaven.state.figures import Figure
from taverna.games.gloomhaven.state.frames import BY_EFFECT
from taverna.games.gloomhaven.state.table import Table


def pay(table: Table, actor: Figure, price: Pay, damage: int) -> None:
    """It is damage like any other: cards and items may lessen it (GH-S-DMG-01)."""
    if price.condition and price.to is not None:
        for other in candidates(table, actor, price.to, 0):
            give(table, actor, other, price.condition)
    if damage:
        hurt(table, actor, damage, BY_EFFECT, actor.slot)


handled.FIELDS.add_all([handled.OF_ABILITY, handled.OF_BONUS])
