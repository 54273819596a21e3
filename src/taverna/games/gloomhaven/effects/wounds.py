"""What a wound costs at the start of a turn (GH-S-WND)."""

from __future__ import annotations

from taverna.games.gloomhaven.effects import lasting
from taverna.games.gloomhaven.effects.odd.base import odd_card
from taverna.games.gloomhaven.language.registry import ABILITIES
from taverna.games.gloomhaven.state.figures import Figure
from taverna.games.gloomhaven.state.table import Table


def wound_damage(table: Table, figure: Figure) -> int:
    """One point, or more where a lasting effect says so."""
    found = 1
    for effect in table.lasting:
        passive = ABILITIES[effect.ability].passive
        if passive is not None and passive.special and lasting.concerns(table, effect, figure):
            found = max(found, odd_card(passive.special).wound_damage)
    return found
