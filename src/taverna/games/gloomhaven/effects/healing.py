"""Heal, from any source (GH-S-HEA, GH-S-POI-02, GH-S-WND-02)."""

from __future__ import annotations

from taverna.games.gloomhaven import events
from taverna.games.gloomhaven.effects import lasting
from taverna.games.gloomhaven.effects.conditions import remove
from taverna.games.gloomhaven.language import handled
from taverna.games.gloomhaven.language.registry import ABILITIES
from taverna.games.gloomhaven.language.vocabulary import ON_HEALED, POISON, WOUND
from taverna.games.gloomhaven.state.figures import Figure
from taverna.games.gloomhaven.state.table import Table


def most_hp(table: Table, figure: Figure) -> int:
    """How far heals may go: to the maximum, unless a lasting effect says more."""
    most = figure.max_hp
    for effect in table.lasting:
        passive = ABILITIES[effect.ability].passive
        if effect.owner == figure.slot and passive is not None:
            most = max(most, passive.overheal)
    return most


def heal(table: Table, figure: Figure, amount: int, rule: str = "GH-S-HEA-01") -> int:
    """Returns the hit points restored."""
    if not figure.present or not figure.sheet.can_be_healed:
        return 0
    poisoned = figure.conditions & POISON
    remove(table, figure, WOUND, "GH-S-WND-02")
    if poisoned:
        remove(table, figure, POISON, "GH-S-POI-02")
        return 0
    if table.lasting:
        for effect in lasting.waiting(table, ON_HEALED, figure):
            amount += lasting.gain_of(effect).heal
            lasting.use(table, effect)
    restored = min(amount, most_hp(table, figure) - figure.hp)
    if restored > 0:
        figure.hp += restored
        events.about(table, "healed", rule, figure.slot, restored)
    return max(0, restored)


handled.EVENTS.add(ON_HEALED)
