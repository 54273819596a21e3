"""Doors that stay open only while a character stands on a plate: who stays there, and who goes on to the next plate."""

from __future__ import annotations

from taverna.games.gloomhaven.board.maps import FAR
from taverna.games.gloomhaven.state.plan import Key
from taverna.games.gloomhaven.state.table import Table


def held_plates(table: Table, seat: int) -> list[int]:
    """Where this hero wants to stand so that the others get on; nowhere if it had better come along."""
    keys = [key for key in table.rules.plan.keys if key.is_held]
    if not keys:
        return []
    me = table.hero_figure(seat).cell
    others = [
        table.hero_figure(hero.seat).cell
        for hero in table.heroes
        if hero.seat != seat and not hero.exhausted and table.hero_figure(hero.seat).present
    ]
    mine = _last_with(keys, me)
    if mine >= 0:
        return [me] if max([_last_with(keys, cell) for cell in others], default=len(keys)) < mine else []
    return _next(table, keys, me, others)


def _last_with(keys: list[Key], cell: int) -> int:
    """The last of the doors, in their order, that somebody there holds open."""
    return max([number for number, key in enumerate(keys) if cell in key.cells], default=-1)


def _next(table: Table, keys: list[Key], me: int, others: list[int]) -> list[int]:
    """The first plate within reach that is further than those where others stand."""
    ranges = table.board.shape.ranges(me)
    held = max([_last_with(keys, cell) for cell in others], default=-1)
    for number, key in enumerate(keys):
        if number < held:
            continue
        found = [cell for cell in key.cells if cell not in others and ranges[cell] < FAR]
        further = [cell for cell in found if _last_with(keys, cell) > held]
        if further:
            return further
    return []
