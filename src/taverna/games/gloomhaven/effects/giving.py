"""A figure gives another a condition: what waits for that comes with it."""

from __future__ import annotations

from taverna.games.gloomhaven.effects import lasting
from taverna.games.gloomhaven.effects.conditions import gain
from taverna.games.gloomhaven.language import handled
from taverna.games.gloomhaven.language.vocabulary import CURSE, ON_CURSE_GIVEN
from taverna.games.gloomhaven.state.figures import Figure
from taverna.games.gloomhaven.state.table import Table


def give(table: Table, by: Figure, figure: Figure, mask: int, rule: str = "GH-S-CON-02") -> None:
    """The figure gains the conditions from another."""
    before = _curses(table) if mask & CURSE and table.lasting else 0
    gain(table, figure, mask, rule)
    if mask & CURSE and table.lasting and _curses(table) < before:
        for effect in lasting.waiting(table, ON_CURSE_GIVEN, by, figure.slot):
            gain(table, figure, lasting.gain_of(effect).conditions, rule)
            lasting.use(table, effect)


def _curses(table: Table) -> int:
    """Those left in both supplies: a curse that can't be given is none (GH-S-CUR-01)."""
    return table.curses_left(True) + table.curses_left(False)


handled.EVENTS.add(ON_CURSE_GIVEN)
