"""What a trap or hazardous terrain costs who enters it, in hit points; and what it is worth if an enemy does."""

from __future__ import annotations

from typing import Final

from taverna.games.gloomhaven.board.board import HAZARD, TRAP
from taverna.games.gloomhaven.bot.situation import Scene
from taverna.games.gloomhaven.bot.strike import condition_value
from taverna.games.gloomhaven.language import vocabulary as v
from taverna.games.gloomhaven.state.figures import Figure
from taverna.games.gloomhaven.state.table import Table
from taverna.games.gloomhaven.state.traps import damage_at, trap_conditions

PRICES: Final = (
    (v.STUN, 6.0),
    (v.DISARM, 3.0),
    (v.IMMOBILIZE, 2.0),
    (v.WOUND, 3.0),
    (v.POISON, 2.0),
    (v.CURSE, 2.0),
    (v.MUDDLE, 1.0),
)
"""What a condition costs a hero: a stun ends this turn and takes the next one."""


def price_at(table: Table, figure: Figure, cell: int) -> float:
    """What entering the cell costs a figure; 0 where nothing lies, and of who flies."""
    terrain = _felt(table, figure, cell)
    if terrain & TRAP:
        price = float(damage_at(table, cell))
        mask = _gained(table, figure, cell)
        for condition, points in PRICES:
            if mask & condition:
                price += points
        return price
    return float(table.rules.levels.hazard) if terrain & HAZARD else 0.0


def cheapest(table: Table, figure: Figure) -> float:
    """What the mildest trap or hazard on the map costs: who must go through one takes that."""
    best = 0.0
    for cell, terrain in enumerate(table.board.terrain):
        if terrain & (TRAP | HAZARD):
            price = price_at(table, figure, cell)
            if price > 0.0 and (best == 0.0 or price < best):
                best = price
    return best


def harm_at(scene: Scene, figure: Figure, cell: int) -> float:
    """What it is worth to us that this figure enters the cell: much of an enemy, less than nothing of a friend."""
    table = scene.table
    if figure.side == scene.me.side:
        return -price_at(table, figure, cell)
    terrain = _felt(table, figure, cell)
    if not terrain & TRAP:
        return float(min(figure.hp, table.rules.levels.hazard)) if terrain & HAZARD else 0.0
    worth = float(min(figure.hp, damage_at(table, cell)))
    for foe in scene.foes:
        if foe.slot == figure.slot:
            worth += condition_value(scene, foe, _gained(table, figure, cell))
    return worth


def _felt(table: Table, figure: Figure, cell: int) -> int:
    return 0 if table.board.figures.flying[figure.slot] else table.board.terrain[cell] & ~figure.sheet.ignores


def _gained(table: Table, figure: Figure, cell: int) -> int:
    """The conditions of the trap there that are new to the figure."""
    return trap_conditions(table.traps[cell]) & ~(figure.sheet.immune | figure.conditions)
