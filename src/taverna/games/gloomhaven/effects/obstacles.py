"""Obstacles that abilities make, move and destroy (GH-S-OBS)."""

from __future__ import annotations

from taverna.games.gloomhaven import events
from taverna.games.gloomhaven.board.board import OBSTACLE
from taverna.games.gloomhaven.state.figures import NOBODY, OBJECT
from taverna.games.gloomhaven.state.table import Table


def cells_of(table: Table, cell: int) -> list[int]:
    """The cells of the obstacle that covers a cell."""
    number = table.obstacles[cell]
    if not number:
        return []
    return [other for other, known in enumerate(table.obstacles) if known == number]


def destroy(table: Table, cell: int) -> list[int]:
    """Take the obstacle there away; the cells it covered. One with hit points only falls to damage (GH-S-OBS-06)."""
    covered = cells_of(table, cell)
    for other in covered:
        table.obstacles[other] = 0
        table.board.clear(other, OBSTACLE)
        slot = table.board.occupant[other]
        if slot != NOBODY and table.figures[slot].sheet.phases:
            table.board.figures.invisible[slot] = table.is_hidden(table.figures[slot])
    if covered:
        events.hexes(table, "obstacle-destroyed", "GH-S-OBS-01", covered)
    return covered


def create(table: Table, cells: list[int]) -> None:
    number = max(table.obstacles) + 1
    for cell in cells:
        table.obstacles[cell] = number
        table.board.put(cell, OBSTACLE)
    events.hexes(table, "obstacle-created", "GH-S-OBS-04", cells)


def is_removable(table: Table, cell: int) -> bool:
    """An obstacle without hit points, whoever hovers over it (GH-S-OBS-02, 06), if the scenario does not forbid it."""
    plan = table.rules.plan
    if (
        not table.obstacles[cell]
        or cell in plan.lasting_cells
        or table.obstacles[cell] in plan.lasting_obstacles
    ):
        return False
    for other in cells_of(table, cell):
        slot = table.board.occupant[other]
        if slot != NOBODY and table.figures[slot].kind == OBJECT:
            return False
    return True
