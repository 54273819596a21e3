"""Heal, from any source (GH-S-HEA, GH-S-POI-02, GH-S-WND-02)."""

from __future__ import annotations

from taverna.games.gloomhaven import events
from taverna.games.gloomhaven.effects.conditions import remove
from taverna.games.gloomhaven.language.vocabulary import POISON, WOUND
from taverna.games.gloomhaven.state.figures import Figure
from taverna.games.gloomhaven.state.table import Table


def heal(table: Table, figure: Figure, amount: int, rule: str = "GH-S-HEA-01") -> int:
    """Returns the hit points restored."""
    if not figure.present or not figure.sheet.can_be_healed:
        return 0
    poisoned = figure.conditions & POISON
    remove(table, figure, WOUND, "GH-S-WND-02")
    if poisoned:
        remove(table, figure, POISON, "GH-S-POI-02")
        return 0
    restored = min(amount, figure.max_hp - figure.hp)
    if restored > 0:
        figure.hp += restored
        events.about(table, "healed", rule, figure.slot, restored)
    return max(0, restored)
