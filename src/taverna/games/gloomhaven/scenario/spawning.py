"""Monsters that a scenario's rules bring into play (GH-S-SPC-01 to 04, 09)."""

from __future__ import annotations

from taverna.games.gloomhaven import codes, steps
from taverna.games.gloomhaven.board.placing import nearest_empty
from taverna.games.gloomhaven.effects import turn_order
from taverna.games.gloomhaven.effects.revealing import SPAWNING, free_standees, spawn
from taverna.games.gloomhaven.state.table import Table


def begin(table: Table, event: int, door: int = -1) -> None:
    """Put the spawns of this moment on the agenda, the first one on top."""
    spawns = table.rules.plan.spawns
    for number in range(len(spawns) - 1, -1, -1):
        rule = spawns[number]
        if rule.when.event != event or (rule.doors and door not in rule.doors):
            continue
        if rule.when.in_round(max(1, table.round), table.rules.players) and rule.is_open(table.board):
            table.push(steps.SPAWN, number, 0)


def run(table: Table, number: int, done: int) -> None:
    """The next monster of a spawn; where several hexes are nearest, players choose (GH-S-SPC-01)."""
    rule = table.rules.plan.spawns[number]
    if done >= rule.count or not free_standees(table, rule.group):  # GH-S-SPC-09
        _close(table)
        return
    found = nearest_empty(table.board, rule.cells[done % len(rule.cells)])
    if len(found) > 1:
        table.ask(table.arbiter(), "spawn", [codes.CELL + cell for cell in found])
    elif found:
        _place(table, number, done, found[0])
    else:
        _close(table)


def answer(table: Table, number: int, done: int, code: int) -> None:
    _place(table, number, done, code - codes.CELL)


def _place(table: Table, number: int, done: int, cell: int) -> None:
    rule = table.rules.plan.spawns[number]
    spawn(table, rule.group, rule.rank, cell, SPAWNING)
    table.next(steps.SPAWN, number, done + 1)


def _close(table: Table) -> None:
    table.pop()
    turn_order.draw_for_new(table)
