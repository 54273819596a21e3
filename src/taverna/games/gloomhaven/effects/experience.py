"""Experience (GH-S-EXP)."""

from __future__ import annotations

from taverna.games.gloomhaven import events
from taverna.games.gloomhaven.state.figures import NOBODY
from taverna.games.gloomhaven.state.table import Table


def gain_xp(table: Table, seat: int, amount: int, rule: str = "GH-S-EXP-01") -> None:
    if amount and seat != NOBODY:
        table.heroes[seat].xp += amount
        events.seat(table, "experience", rule, seat, amount)
