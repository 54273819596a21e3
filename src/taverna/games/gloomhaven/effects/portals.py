"""Portals: from beside one hex to beside another, for a movement point; characters only (GH-S-SPC-07)."""

from __future__ import annotations

from taverna.games.gloomhaven.board.maps import FAR, NO_CELL
from taverna.games.gloomhaven.effects.revealing import reveal
from taverna.games.gloomhaven.state.figures import HERO, NOBODY, Figure
from taverna.games.gloomhaven.state.table import Table


def _beside(table: Table, cell: int) -> list[int]:
    neighbour = table.board.map.neighbour[6 * cell : 6 * cell + 6]
    return [other for other in neighbour if other != NO_CELL and table.board.exists(other)]


def links(table: Table, figure: Figure) -> dict[int, list[int]]:
    """By cell: where the figure may go from there through a portal."""
    found: dict[int, list[int]] = {}
    portal = table.rules.plan.portal
    if not portal or figure.kind != HERO:
        return found
    for one, other in (portal, portal[::-1]):
        ends = _beside(table, other)
        for cell in _beside(table, one) if ends else []:
            found[cell] = ends
    return found


def gate(table: Table, figure: Figure) -> int:
    """The portal whose other side nobody has seen yet, or NO_CELL."""
    portal = table.rules.plan.portal
    if not portal or figure.kind != HERO:
        return NO_CELL
    for one, other in (portal, portal[::-1]):
        if table.board.exists(one) and not table.board.exists(other):
            return one
    return NO_CELL


def look_through(table: Table, figure: Figure, cell: int) -> list[int] | None:
    """Where the figure may come out; None if the other side has only now been seen and has to be laid out first."""
    portal = table.rules.plan.portal
    other = portal[1] if cell == portal[0] else portal[0]
    room = table.board.map.room[other]
    if not table.board.revealed[room]:
        table.board.reveal([room])
        reveal(table, [room], figure.slot)
        return None
    board = table.board
    return [end for end in _beside(table, other) if board.occupant[end] == NOBODY and board.walk[end] < FAR]
