"""Locked doors and the pressure plates that open them (GH-S-DOR-07, GH-S-COR-02, 03)."""

from __future__ import annotations

from taverna.games.gloomhaven.board.board import LOCKED
from taverna.games.gloomhaven.content.scenarios.words import BY_ALL_ON_PLATES, BY_PLATE
from taverna.games.gloomhaven.effects.entering import enter_door
from taverna.games.gloomhaven.state.figures import HERO, Figure
from taverna.games.gloomhaven.state.plan import Lock
from taverna.games.gloomhaven.state.table import Table


def lock_doors(table: Table) -> None:
    for lock in table.rules.plan.locks:
        for door in lock.doors:
            table.board.lock_door(door, True)


def look_at_plates(table: Table, figure: Figure) -> None:
    """At the end of a turn; only characters count (GH-S-COR-03)."""
    for lock in table.rules.plan.locks:
        if lock.is_locked(table.board) and _is_pressed(table, lock, figure):
            for door in lock.doors:
                if table.board.doors[door] == LOCKED:
                    enter_door(table, door, figure)


def _is_pressed(table: Table, lock: Lock, figure: Figure) -> bool:
    if lock.opens == BY_PLATE:
        return figure.kind == HERO and figure.cell in lock.plates
    if lock.opens != BY_ALL_ON_PLATES:
        return False
    standing = [table.hero_figure(hero.seat).cell for hero in table.heroes if not hero.exhausted]
    return bool(standing) and all(cell in lock.plates for cell in standing)
