"""Monsters that a scenario's clauses bring into play (GH-S-SPC-01 to 04, 09)."""

from __future__ import annotations

from taverna.games.gloomhaven import codes, steps
from taverna.games.gloomhaven.board.board import OBSTACLE
from taverna.games.gloomhaven.board.figures import NOBODY
from taverna.games.gloomhaven.board.placing import nearest_empty, nearest_to_any
from taverna.games.gloomhaven.effects import turn_order
from taverna.games.gloomhaven.effects.revealing import SPAWNING, free_standees, spawn
from taverna.games.gloomhaven.scenario import auras
from taverna.games.gloomhaven.state.plan import NO_REGISTER, Line
from taverna.games.gloomhaven.state.table import Table
from taverna.kernel import Handler


class SpawnStep(Handler[Table]):
    """Where monsters appear."""

    def run(self, table: Table, number: int, done: int) -> None:
        """The next monster of a spawn; where several hexes are nearest, players choose (GH-S-SPC-01)."""
        line = table.rules.plan.spawns[number]
        if done >= line.count or not free_standees(table, line.group):  # GH-S-SPC-09
            _close(table)
            return
        if line.beside:
            found = nearest_to_any(table.board, line.cells)
        else:
            found = _hexes(table, line, done)
        if len(found) > 1:
            table.ask(table.arbiter(), "spawn", [codes.CELL + cell for cell in found])
        elif found:
            _place(table, number, done, found[0])
        else:
            _close(table)

    def answer(self, table: Table, number: int, done: int, code: int) -> None:
        _place(table, number, done, code - codes.CELL)


def _hexes(table: Table, line: Line, done: int) -> list[int]:
    """Nearest to the place. Who replaces another takes its very hex, whatever fell there."""
    if line.here == NO_REGISTER:
        cell = line.cells[done % len(line.cells)]
        free = table.board.occupant[cell] == NOBODY and not table.board.terrain[cell] & OBSTACLE
        return [cell] if line.is_exact and free else nearest_empty(table.board, cell)
    cell = table.registers[line.here]
    return [cell] if table.board.occupant[cell] == NOBODY else nearest_empty(table.board, cell)


def _place(table: Table, number: int, done: int, cell: int) -> None:
    line = table.rules.plan.spawns[number]
    spawn(table, line.group, line.rank, cell, SPAWNING)
    table.next(steps.SPAWN, number, done + 1)


def _close(table: Table) -> None:
    table.pop()
    turn_order.draw_for_new(table)
    if table.rules.plan.has_stats:
        auras.refresh(table)
    table.check()
