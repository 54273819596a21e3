"""Whom a clause or a test means, and where its places are just now."""

from __future__ import annotations

from taverna.games.gloomhaven.board.figures import CHARACTERS
from taverna.games.gloomhaven.board.maps import FAR
from taverna.games.gloomhaven.language import clauses as c
from taverna.games.gloomhaven.state.belongings import GOAL
from taverna.games.gloomhaven.state.figures import BY_CARD, HERO, NOBODY, OBJECT, SUMMONED, Figure
from taverna.games.gloomhaven.state.plan import ANY, NO_REGISTER, Line, Place, Whom
from taverna.games.gloomhaven.state.table import Table


def cells_of(table: Table, place: Place) -> list[int]:
    if place.is_goals:
        return [cell for cell, number in enumerate(table.treasure) if number == GOAL]
    if place.here != NO_REGISTER:
        return [table.registers[place.here]]
    if place.group == NOBODY:
        return place.cells
    figures = [figure for figure in table.figures if figure.present and figure.group == place.group]
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
    if whom.groups and figure.group not in whom.groups:
        return False
    if whom.remembered != NO_REGISTER and table.registers[whom.remembered] != figure.slot + 1:
        return False
    if not _is_of_kind(table, whom.who, figure, subject):
        return False
    if whom.holding != ANY and not _is_holding(table, figure, whom.holding == 1):
        return False
    if whom.hurt != ANY and (figure.hp < figure.max_hp) != (whom.hurt == 1):
        return False
    if whom.suffers and not figure.conditions & whom.suffers:
        return False
    if whom.nearest is not None and not _is_nearest(table, whom.nearest, figure):
        return False
    if whom.rank != ANY and figure.sheet.rank != whom.rank:
        return False
    if whom.treasure and not _has_looted(table, figure, whom.treasure):
        return False
    if whom.place is None:
        return True
    return cell >= 0 and is_near(table, whom.place, whom.within, cell) != whom.is_off


def _is_nearest(table: Table, place: Place, figure: Figure) -> bool:
    """Of its type, the one that is nearest to the place; of several, the one that came first."""
    best, found = FAR, NOBODY
    for cell in cells_of(table, place):
        ranges = table.board.shape.ranges(cell)
        for other in table.figures:
            if not other.present or other.group != figure.group or other.kind != figure.kind:
                continue
            near = ranges[other.cell]
            if near < best or (near == best and other.slot < found):
                best, found = near, other.slot
    return found == figure.slot and best < FAR


def _is_holding(table: Table, figure: Figure, wanted: bool) -> bool:
    return figure.kind == HERO and (GOAL in table.heroes[figure.owner].treasures) == wanted


def _has_looted(table: Table, figure: Figure, number: int) -> bool:
    return figure.kind == HERO and number in table.heroes[figure.owner].treasures


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
    if who == c.FRIEND:
        return figure.kind == HERO or (figure.kind in BY_CARD and figure.side == CHARACTERS)
    assert who == c.OBJECT, who
    return figure.kind == OBJECT


def those(table: Table, whom: Whom, subject: int = NOBODY) -> list[Figure]:
    """All on the map whom it means, in the order in which they came."""
    return [
        figure
        for figure in table.figures
        if figure.present and is_meant(table, whom, figure, subject, figure.cell)
    ]


def concerned(table: Table, line: Line, subject: int) -> list[Figure]:
    """Whom a line names; else the one whose moment it is."""
    if line.whom is not None:
        return those(table, line.whom, subject)
    if subject < 0:
        return []
    figure = table.figures[subject]
    return [figure] if figure.present or table.is_away(figure) else []


def is_protected(table: Table, seat: int) -> bool:
    """By a perk against negative effects of scenarios (GH-S-CMP-30)."""
    known = table.rules.shelf.hero_class(table.rules.classes[seat].slug).perks
    return any(known[number].ignores_scenario for number in table.heroes[seat].perks)
