"""Whom a clause or a test means, and where its places are just now."""

from __future__ import annotations

from taverna.games.gloomhaven.board.figures import CHARACTERS
from taverna.games.gloomhaven.language import clauses as c
from taverna.games.gloomhaven.state.figures import BY_CARD, HERO, NOBODY, OBJECT, SUMMONED, Figure
from taverna.games.gloomhaven.state.plan import NO_REGISTER, Place, Whom
from taverna.games.gloomhaven.state.table import Table


def cells_of(table: Table, place: Place) -> list[int]:
    if place.group == NOBODY:
        return place.cells
    figures = [figure for figure in table.figures if figure.present and figure.is_of(place.group)]
    return [cell for figure in figures for cell in table.cells_of(figure)]


def is_near(table: Table, place: Place, within: int, cell: int) -> bool:
    """Whether the cell is one of the place, or so near to one."""
    cells = cells_of(table, place)
    if not within:
        return cell in cells
    ranges = table.board.shape.ranges(cell)
    return any(ranges[other] <= within for other in cells)


def is_meant(table: Table, whom: Whom, figure: Figure, subject: int, cell: int) -> bool:
    """Whether the figure is one of those. `cell`: where it stands, or stood when it left the map."""
    if whom.groups and (figure.kind == SUMMONED or figure.group not in whom.groups):
        return False
    if whom.remembered != NO_REGISTER and table.registers[whom.remembered] != figure.slot + 1:
        return False
    if not _is_of_kind(table, whom.who, figure, subject):
        return False
    if whom.place is None:
        return True
    return cell >= 0 and is_near(table, whom.place, whom.within, cell) != whom.is_off


def _is_of_kind(table: Table, who: int, figure: Figure, subject: int) -> bool:
    if who == c.ANYONE:
        return True
    if who == c.SUBJECT:
        return figure.slot == subject
    if who == c.CHARACTER:
        return figure.kind == HERO
    if who == c.SUMMON:
        return figure.kind == SUMMONED
    if who == c.PARTY:
        return figure.kind == HERO or figure.kind == SUMMONED
    if who == c.ENEMY:
        return table.is_foe(figure)
    if who == c.ALLY:
        return figure.kind in BY_CARD and figure.side == CHARACTERS
    assert who == c.OBJECT, who
    return figure.kind == OBJECT


def those(table: Table, whom: Whom, subject: int = NOBODY) -> list[Figure]:
    """All on the map whom it means, in the order in which they came."""
    return [
        figure
        for figure in table.figures
        if figure.present and is_meant(table, whom, figure, subject, figure.cell)
    ]
