"""Figures that a scenario takes from one place to another, or puts in another's place.

Where players have to choose, the line stays on the agenda until they have.
"""

from __future__ import annotations

from typing import Final

from taverna.games.gloomhaven import codes, events, steps
from taverna.games.gloomhaven.board.board import OBSTACLE, OPENED
from taverna.games.gloomhaven.board.maps import NO_CELL
from taverna.games.gloomhaven.board.placing import is_empty, nearest_empty
from taverna.games.gloomhaven.effects import turn_order
from taverna.games.gloomhaven.effects.entering import enter_door
from taverna.games.gloomhaven.effects.lasting import remove_figure
from taverna.games.gloomhaven.effects.revealing import SPAWNING, spawn
from taverna.games.gloomhaven.language import clauses as c
from taverna.games.gloomhaven.scenario.journeys import come_back, drift_to
from taverna.games.gloomhaven.scenario.whom import concerned
from taverna.games.gloomhaven.state.figures import NOBODY, Figure
from taverna.games.gloomhaven.state.plan import Line
from taverna.games.gloomhaven.state.table import Table

RULE: Final = "GH-S-BOS-05"


def answer(table: Table, line: Line, subject: int, code: int) -> None:
    """What players choose for a line that waits for them."""
    table.pop()
    figure = concerned(table, line, subject)[0] if line.op == c.JUMP else None
    if figure is not None and figure.group in table.rules.plan.great:
        cell = line.cells[table.registers[line.turn] % len(line.cells)]
        _give_way(table, _in_the_way(table, figure, cell), code - codes.CELL)
        _perch(table, line, subject, figure, cell)
    elif line.op == c.JUMP and line.makes_way:
        _make_way(table, line, concerned(table, line, subject)[0], code - codes.CELL)
    elif line.op == c.DRIFT:
        drift_to(table, table.figures[subject], code - codes.CELL)
    else:
        assert line.op == c.JUMP
        _land(table, line, concerned(table, line, subject)[0], code - codes.CELL)


def jump(table: Table, line: Line, subject: int) -> None:
    """To the next of its hexes; where a figure or an obstacle is in the way, to the nearest empty one."""
    found = concerned(table, line, subject)
    if not found:
        return
    cell = line.cells[table.registers[line.turn] % len(line.cells)]
    if found[0].group in table.rules.plan.great:
        _perch(table, line, subject, found[0], cell)
        return
    if line.makes_way:
        _reveal(table, found[0], cell)
        if table.board.occupant[cell] not in (NOBODY, found[0].slot):
            _ask_way(table, line, subject, found[0], cell)
            return
    ends = [cell] if _may_stand(table, found[0], cell) else nearest_empty(table.board, cell)
    if len(ends) > 1:
        table.push(steps.CLAUSE, line.number, subject + 1)
        table.ask(table.arbiter(), "monster-place", [codes.CELL + end for end in ends])
    else:
        _land(table, line, found[0], ends[0] if ends else found[0].cell)


# Perches: who covers several hexes


def _in_the_way(table: Table, figure: Figure, cell: int) -> int:
    """A hex of the perch on which somebody else stands."""
    for part in table.rules.plan.bodies[cell]:
        if table.board.occupant[part] not in (NOBODY, figure.slot):
            return part
    return NO_CELL


def _perch(table: Table, line: Line, subject: int, figure: Figure, cell: int) -> None:
    """One after the other, those who stand there go to the nearest empty hex; then it lands."""
    part = _in_the_way(table, figure, cell)
    while part != NO_CELL:
        ends = _nearest_off(table, part, table.rules.plan.bodies[cell])
        if len(ends) > 1:
            table.push(steps.CLAUSE, line.number, subject + 1)
            table.ask(table.arbiter(), "make-way", [codes.CELL + end for end in ends])
            return
        if not ends:
            return
        _give_way(table, part, ends[0])
        part = _in_the_way(table, figure, cell)
    _land(table, line, figure, cell)


def _nearest_off(table: Table, cell: int, body: list[int]) -> list[int]:
    """The nearest empty hexes that are none of the body."""
    ranges = table.board.shape.ranges(cell)
    found: list[int] = []
    for other in table.board.shape.outward(cell):
        if found and ranges[other] > ranges[found[0]]:
            break
        if other not in body and is_empty(table.board, other):
            found.append(other)
    return found


def _give_way(table: Table, cell: int, end: int) -> None:
    other = table.figures[table.board.occupant[cell]]
    table.put(other, end)
    events.moved(table, other, cell, RULE, True)


def _reveal(table: Table, figure: Figure, cell: int) -> None:
    """Its room, with all doors between it and rooms that are seen."""
    board = table.board
    room = board.map.room[cell]
    if board.revealed[room]:
        return
    for door, state in enumerate(board.doors):
        rooms = board.map.rooms_beside(door)
        if room in rooms and state != OPENED and any(board.revealed[one] for one in rooms if one != room):
            enter_door(table, door, figure)


def _ask_way(table: Table, line: Line, subject: int, figure: Figure, cell: int) -> None:
    """Where the one in the way goes."""
    ends = nearest_empty(table.board, cell)
    if len(ends) > 1:
        table.push(steps.CLAUSE, line.number, subject + 1)
        table.ask(table.arbiter(), "make-way", [codes.CELL + end for end in ends])
    elif ends:
        _make_way(table, line, figure, ends[0])


def _make_way(table: Table, line: Line, figure: Figure, end: int) -> None:
    cell = line.cells[table.registers[line.turn] % len(line.cells)]
    _give_way(table, cell, end)
    _land(table, line, figure, cell)


def _may_stand(table: Table, figure: Figure, cell: int) -> bool:
    taken = table.board.occupant[cell] not in (NOBODY, figure.slot)
    return not taken and (figure.sheet.flying or not table.board.terrain[cell] & OBSTACLE)


def _land(table: Table, line: Line, figure: Figure, cell: int) -> None:
    table.write(line.turn, table.registers[line.turn] + 1)
    before = figure.cell
    table.put(figure, cell)
    if before == NO_CELL:
        come_back(table, figure)
        events.about(table, "returned", RULE, figure.slot)
    elif before != cell:
        events.moved(table, figure, before, RULE)


def gather(table: Table, line: Line, subject: int) -> None:
    """One to each hex; who is on one of them stays, and who else is in the way goes to the nearest empty hex."""
    found = concerned(table, line, subject)
    slots = [figure.slot for figure in found]
    free = [cell for cell in line.cells if table.board.occupant[cell] not in slots]
    coming = [figure for figure in found if figure.cell not in line.cells]
    for figure, cell in zip(coming, free, strict=False):
        before = figure.cell
        if table.board.occupant[cell] != NOBODY:
            ends = _nearest_off(table, cell, line.cells)
            if not ends:
                continue
            _give_way(table, cell, ends[0])
        table.put(figure, cell)
        events.moved(table, figure, before, RULE, True)


def replace(table: Table, line: Line, subject: int) -> None:
    """Each leaves the map, and a monster stands there, as long as there are standees (GH-S-SPC-09)."""
    for figure in concerned(table, line, subject):
        cell = figure.cell
        remove_figure(table, figure)
        spawn(table, line.group, line.rank, cell, SPAWNING)
    if table.round:
        turn_order.draw_for_new(table)
