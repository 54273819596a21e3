"""Figures that leave the map and come back, and those that the wind moves; what is drawn by chance."""

from __future__ import annotations

from typing import Final

from taverna.games.gloomhaven import codes, events, steps
from taverna.games.gloomhaven.board.board import OBSTACLE
from taverna.games.gloomhaven.board.forced import is_passable
from taverna.games.gloomhaven.board.maps import NO_CELL
from taverna.games.gloomhaven.effects.entering import enter_terrain
from taverna.games.gloomhaven.effects.hurting import hurt
from taverna.games.gloomhaven.language import clauses as c
from taverna.games.gloomhaven.language.moments import MOVED, ROUND_END
from taverna.games.gloomhaven.scenario.whom import concerned, is_protected, those
from taverna.games.gloomhaven.state.figures import HERO, NO_CARD, NOBODY, Figure
from taverna.games.gloomhaven.state.frames import BY_EFFECT
from taverna.games.gloomhaven.state.plan import Line
from taverna.games.gloomhaven.state.table import GOALS_LOOTED, Table

RULE: Final = "GH-S-SPC-07"


def leave(table: Table, line: Line, subject: int) -> None:
    """For a while: it keeps its hit points and its turns, and `jump` brings it back."""
    for figure in concerned(table, line, subject):
        if figure.present:
            table.put(figure, NO_CELL)
            table.standees[figure.group] &= ~(1 << figure.number)
            events.about(table, "departed", RULE, figure.slot)


def come_back(table: Table, figure: Figure) -> None:
    """Its standee stands on the map again."""
    if figure.group != NOBODY:
        table.standees[figure.group] |= 1 << figure.number


def drift(table: Table, line: Line, subject: int) -> None:
    """All whom it concerns, in initiative order; then each is a line of its own, because its player may choose."""
    if subject != NOBODY:
        _blow(table, line, table.figures[subject])
        return
    meant = those(table, line.whom) if line.whom is not None else []
    keyed = [(table.board.figures.order[figure.slot], figure.slot) for figure in meant]
    keyed.sort(reverse=True)
    for _, slot in keyed:
        figure = table.figures[slot]
        if not (line.is_effect and figure.kind == HERO and is_protected(table, figure.owner)):
            table.push(steps.CLAUSE, line.number, figure.slot + 1)


def _blow(table: Table, line: Line, figure: Figure) -> None:
    if not figure.present:
        return
    ends = [end for end in (_beside(table, figure, way) for way in line.directions) if end != NO_CELL]
    if len(ends) > 1:
        table.push(steps.CLAUSE, line.number, figure.slot + 1)
        table.ask(table.decider(figure.owner), "drift", [codes.CELL + end for end in ends])
    elif ends:
        drift_to(table, figure, ends[0])


def _beside(table: Table, figure: Figure, way: int) -> int:
    """The free hex in that direction; what is in the way stops it."""
    cell = table.board.map.neighbour[6 * figure.cell + way]
    if cell == NO_CELL or cell not in table.board.shape.near[figure.cell]:
        return NO_CELL
    free = table.board.occupant[cell] == NOBODY and is_passable(table.board, figure.slot, cell)
    return cell if free else NO_CELL


def drift_to(table: Table, figure: Figure, cell: int) -> None:
    before = figure.cell
    table.put(figure, cell)
    events.moved(table, figure, before, RULE, True)
    if not figure.sheet.flying:
        enter_terrain(table, figure, NOBODY)
    if table.rules.plan.has_moved:
        table.at(MOVED, figure.slot)


def draw(table: Table, line: Line, subject: int) -> None:
    """One of `n` things that lie face down, of which `count` count: as many as goal treasures looted are drawn."""
    left = line.n - table.counts[GOALS_LOOTED] + 1
    good = line.count - table.registers[line.register]
    if left > 0 and table.rng.below(left) < good:
        table.write(line.register, table.registers[line.register] + 1)


def current(table: Table, line: Line, subject: int) -> None:
    """From the top of the map down: who is not in the lee of an obstacle or a wall is moved one hex, or hurt."""
    noted = table.registers[line.turn]
    table.write(line.turn, 0)
    if not noted:
        return
    way = line.directions[(noted - 1) % 2]
    board = table.board
    meant = those(table, line.whom) if line.whom is not None else []
    keyed = [(board.map.r[figure.cell], board.map.q[figure.cell], figure.slot) for figure in meant]
    keyed.sort()
    struck: list[Figure] = []
    for _, _, slot in keyed:
        figure = table.figures[slot]
        behind = board.map.neighbour[6 * figure.cell + (way + 3) % 6]
        if behind == NO_CELL or not board.exists(behind) or board.terrain[behind] & OBSTACLE:
            continue
        cell = _beside(table, figure, way)
        if cell == NO_CELL:
            struck.append(figure)
        else:
            drift_to(table, figure, cell)
    for figure in reversed(struck):
        hurt(table, figure, line.n, BY_EFFECT)


def note_initiatives(table: Table) -> None:
    """Cards are gone when the round ends: what the current asks for is noted while they lie open, plus one."""
    for clause in table.rules.plan.clauses[ROUND_END]:
        for line in clause.lines:
            if line.op != c.CURRENT:
                continue
            card = table.stacks[table.rules.groups[line.group].deck].card
            if card != NO_CARD:
                table.write(line.turn, table.rules.card(line.group, card).initiative + 1)
