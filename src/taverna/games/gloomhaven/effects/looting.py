"""Taking money and treasure (GH-S-LOT, GH-S-TRE)."""

from __future__ import annotations

from taverna.games.gloomhaven import events
from taverna.games.gloomhaven.board.board import MONEY, TREASURE
from taverna.games.gloomhaven.effects import treasures
from taverna.games.gloomhaven.effects.dropping import offer_carried
from taverna.games.gloomhaven.state.figures import NO_CELL, Figure
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
    if table.treasure[cell] != NO_TREASURE:
        take_treasure(table, seat, cell, rule == "GH-S-LOT-01")
    return coins


def take_treasure(table: Table, seat: int, cell: int, by_action: bool) -> None:
    """The treasure there, if the scenario lets this hero have it."""
    treasure = table.treasure[cell]
    if not treasures.may_take(table, seat, treasure, by_action):
        return
    table.treasure[cell] = NO_TREASURE
    table.board.clear(cell, TREASURE)
    if table.telling:
        args = {"seat": seat, "cell": cell, "number": treasure}
        events.tell(table, "treasure", "GH-S-TRE-02", dict(args), True)
    treasures.open_treasure(table, seat, treasure, cell)
    table.check()


def loot(table: Table, figure: Figure, reach: int, cap: int, start: int = NO_CELL) -> None:
    """Loot X: all within reach in line of sight (GH-S-LOT-01). `start`: counted from there."""
    shape = table.board.shape
    at = figure.cell if start == NO_CELL else start
    ranges = shape.ranges(at)
    left = cap
    for cell in shape.outward(at):
        if ranges[cell] > reach:
            break
        if (table.coins[cell] or table.treasure[cell] != NO_TREASURE) and shape.sees(at, cell):
            left -= take(table, figure.owner, cell, "GH-S-LOT-01", left if cap else 0)
            if cap and left <= 0:
                break
    if table.rules.plan.goal_carried:
        offer_carried(table, figure, reach)


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
