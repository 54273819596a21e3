"""Monsters that come into play again: sleepers that are woken, and those who were set aside for a while."""

from __future__ import annotations

from taverna.games.gloomhaven import events
from taverna.games.gloomhaven.board.figures import ASLEEP
from taverna.games.gloomhaven.effects import turn_order
from taverna.games.gloomhaven.state.figures import Figure
from taverna.games.gloomhaven.state.table import Table


def change_side(table: Table, figure: Figure, side: int) -> None:
    figure.side = side
    table.board.figures.side[figure.slot] = side


def wake(table: Table, figure: Figure) -> None:
    """It acts from now on like one that has just come (GH-S-SPC-02)."""
    if figure.side != ASLEEP or not figure.present:
        return
    change_side(table, figure, table.rules.groups[figure.group].side)
    events.about(table, "woken", "GH-S-SPC-07", figure.slot)
    if table.round:
        turn_order.draw_for_new(table)
