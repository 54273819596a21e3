"""What clauses do with goal treasures, with what lies on the floor, and with those who are to be freed.

Where players have to choose, the line stays on the agenda until they have.
"""

from __future__ import annotations

from typing import Final

from taverna.games.gloomhaven import codes, events, steps
from taverna.games.gloomhaven.board.board import DIFFICULT, OBSTACLE, TRAP, TREASURE
from taverna.games.gloomhaven.effects.dropping import drop_goal, hand_goal, take_goal_from
from taverna.games.gloomhaven.effects.entering import spring
from taverna.games.gloomhaven.effects.lasting import remove_figure
from taverna.games.gloomhaven.effects.looting import take_treasure
from taverna.games.gloomhaven.language import clauses as c
from taverna.games.gloomhaven.scenario import ending
from taverna.games.gloomhaven.scenario.whom import concerned
from taverna.games.gloomhaven.state.belongings import GOAL
from taverna.games.gloomhaven.state.figures import NOBODY
from taverna.games.gloomhaven.state.plan import NO_REGISTER, Line
from taverna.games.gloomhaven.state.table import LOST, NO_TREASURE, RUNNING, TRAP_OF_LEVEL, Table
from taverna.games.gloomhaven.state.traps import pack_trap

RULE: Final = "GH-S-SPC-07"
CHOSEN: Final = (c.GIVE, c.FLOOD, c.SET_FREE)
"""Lines that wait for a choice."""


def answer(table: Table, line: Line, subject: int, code: int) -> None:
    """What players choose for a line that waits for them."""
    table.pop()
    if line.op == c.GIVE:
        hand_goal(table, table.figures[code - codes.FIGURE].owner)
    elif line.op == c.FLOOD:
        _wet(table, code - codes.CELL)
    else:
        remove_figure(table, table.figures[code - codes.FIGURE])


def _ask(table: Table, line: Line, subject: int, kind: str, options: list[int]) -> None:
    """One way needs no question."""
    table.push(steps.CLAUSE, line.number, subject + 1)
    if len(options) > 1:
        table.ask(table.arbiter(), kind, options)
    else:
        answer(table, line, subject, options[0])


# Goal treasures


def take_goal(table: Table, line: Line, subject: int) -> None:
    """Its own hex first."""
    figure = table.figures[subject]
    for cell in [figure.cell, *table.board.shape.near[figure.cell]]:
        if table.treasure[cell] == GOAL:
            take_treasure(table, figure.owner, cell, True)
            return


def give(table: Table, line: Line, subject: int) -> None:
    found = [figure for figure in concerned(table, line, subject) if figure.owner != NOBODY]
    if found:
        _ask(table, line, subject, "give", [codes.FIGURE + figure.slot for figure in found])


def give_up(table: Table, line: Line, subject: int) -> None:
    for figure in concerned(table, line, subject):
        if figure.owner != NOBODY:
            take_goal_from(table, figure.owner)


def drop(table: Table, line: Line, subject: int) -> None:
    for cell in cells_of_line(table, line):
        drop_goal(table, cell)


def cells_of_line(table: Table, line: Line) -> list[int]:
    return line.cells if line.here == NO_REGISTER else [table.registers[line.here]]


# The floor


def lay_traps(table: Table, line: Line, subject: int) -> None:
    """Where nothing is in the way; who stands there and does not fly springs the trap at once."""
    for cell in line.cells:
        if table.board.terrain[cell] & (TRAP | OBSTACLE):
            continue
        table.traps[cell] = pack_trap(TRAP_OF_LEVEL, 0)
        table.board.put(cell, TRAP)
        slot = table.board.occupant[cell]
        if slot != NOBODY and not table.figures[slot].sheet.flying:
            spring(table, table.figures[slot], cell, NOBODY)


def flood(table: Table, line: Line, subject: int) -> None:
    found = floodable(table, line)
    if found:
        _ask(table, line, subject, "flood", [codes.CELL + cell for cell in found])
    elif table.ended == RUNNING:
        ending.decide(table, LOST, RULE)


def floodable(table: Table, line: Line) -> list[int]:
    """Dry hexes of the place beside water; once all water is gone, any of them."""
    board = table.board
    dry_cells = [cell for cell in line.cells if not board.terrain[cell] & (DIFFICULT | OBSTACLE)]
    beside = [
        cell
        for cell in dry_cells
        if any(board.terrain[other] & DIFFICULT for other in board.shape.near[cell])
    ]
    return beside or dry_cells


def _wet(table: Table, cell: int) -> None:
    table.board.put(cell, DIFFICULT)
    if table.treasure[cell] == NO_TREASURE:
        drop_goal(table, cell)
    if table.telling:
        events.tell(table, "flooded", RULE, {"cell": cell, "hex": events.hex_name(table, cell)})


def dry(table: Table, line: Line, subject: int) -> None:
    for cell in cells_of_line(table, line):
        table.board.clear(cell, DIFFICULT)
        if table.treasure[cell] == GOAL:
            table.treasure[cell] = NO_TREASURE
            table.board.clear(cell, TREASURE)


# Those who are to be freed


def free(table: Table, line: Line, subject: int) -> None:
    near = table.board.shape.near[table.figures[subject].cell]
    found = [figure for figure in concerned(table, line, subject) if figure.cell in near]
    if found:
        _ask(table, line, subject, "free", [codes.FIGURE + figure.slot for figure in found])
