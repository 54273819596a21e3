"""Taking money and treasure (GH-S-LOT, GH-S-TRE)."""

from __future__ import annotations

from taverna.games.gloomhaven import events
from taverna.games.gloomhaven.board.board import MONEY, TREASURE
from taverna.games.gloomhaven.effects import treasures
from taverna.games.gloomhaven.state.figures import Figure
from taverna.games.gloomhaven.state.table import NO_TREASURE, Table


def take(table: Table, seat: int, cell: int, rule: str, most: int = 0) -> int:
    """All tokens and treasure of a hex (GH-S-LOT-03). `most`: no more tokens than that."""
    hero = table.heroes[seat]
    coins = table.coins[cell]
    if most:
        coins = min(coins, most)
    if coins:
        table.coins[cell] -= coins
        hero.tokens += coins
        if not table.coins[cell]:
            table.board.clear(cell, MONEY)
        if table.telling:
            events.tell(table, "looted", rule, {"seat": seat, "cell": cell, "number": coins})
    treasure = table.treasure[cell]
    if treasure != NO_TREASURE and treasures.may_take(table, treasure, rule == "GH-S-LOT-01"):
        table.treasure[cell] = NO_TREASURE
        table.board.clear(cell, TREASURE)
        if table.telling:
            args = {"seat": seat, "cell": cell, "number": treasure}
            events.tell(table, "treasure", "GH-S-TRE-02", dict(args), True)
        treasures.open_treasure(table, seat, treasure, cell)
        table.check()
    return coins


def loot(table: Table, figure: Figure, reach: int, cap: int) -> None:
    """Loot X: all within reach in line of sight (GH-S-LOT-01)."""
    shape = table.board.shape
    ranges = shape.ranges(figure.cell)
    left = cap
    for cell in shape.outward(figure.cell):
        if ranges[cell] > reach:
            break
        if (table.coins[cell] or table.treasure[cell] != NO_TREASURE) and shape.sees(figure.cell, cell):
            left -= take(table, figure.owner, cell, "GH-S-LOT-01", left if cap else 0)
            if cap and left <= 0:
                break


def monster_loot(table: Table, figure: Figure, reach: int) -> None:
    """Money in reach is gone for good (GH-S-MON-17)."""
    shape = table.board.shape
    ranges = shape.ranges(figure.cell)
    for cell in shape.outward(figure.cell):
        if ranges[cell] > reach:
            break
        if table.coins[cell] and shape.sees(figure.cell, cell):
            events.about(table, "monster-looted", "GH-S-MON-17", figure.slot, table.coins[cell])
            table.coins[cell] = 0
            table.board.clear(cell, MONEY)
