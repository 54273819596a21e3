"""What a scenario does at each moment: its clauses, its figures, when it is won and lost."""

from __future__ import annotations

from taverna.games.gloomhaven import steps
from taverna.games.gloomhaven.effects import turn_order
from taverna.games.gloomhaven.effects.revealing import spawn
from taverna.games.gloomhaven.language import clauses as c, moments
from taverna.games.gloomhaven.language.vocabulary import NORMAL
from taverna.games.gloomhaven.scenario import ending, interactions, objectives
from taverna.games.gloomhaven.scenario.operations import carry_out, perform
from taverna.games.gloomhaven.scenario.whom import is_meant
from taverna.games.gloomhaven.state.figures import NOBODY
from taverna.games.gloomhaven.state.plan import NO_REGISTER, Clause, Line
from taverna.games.gloomhaven.state.story import Story
from taverna.games.gloomhaven.state.table import Table


class ClauseStory(Story):
    """Told by the clauses of the scenario's file. Those that need more than that are in `own`."""

    def at(self, table: Table, moment: int, subject: int = -1, where: int = -1) -> None:
        if moment == moments.ROOM_REVEALED:
            _place_figures(table, where)
        elif moment == moments.TURN_END and table.figures[subject].present:
            objectives.note_turn_end(table, table.figures[subject])
        elif moment == moments.KILLED and table.figures[subject].group != NOBODY:
            objectives.note_death(table, table.figures[subject])
        elif moment == moments.EXHAUSTED:
            objectives.note_exhaustion(table, where)
        clauses = table.rules.plan.clauses[moment]
        if clauses:
            _tell(table, clauses, subject, where)

    def check(self, table: Table) -> None:
        ending.check(table)

    def offers(self, table: Table, seat: int) -> list[int]:
        return interactions.offers(table, seat)

    def interact(self, table: Table, seat: int, code: int) -> None:
        interactions.begin(table, seat, code)


def _place_figures(table: Table, room: int) -> None:
    """Figures of the scenario stand on their markers; their numbers are drawn at random (GH-S-SPC-05, 08)."""
    for own in table.rules.plan.figures:
        for cell in own.cells:
            if table.rules.map.room[cell] == room:
                spawn(table, own.group, NORMAL, cell)
    if table.round:
        turn_order.draw_for_new(table)


def _tell(table: Table, clauses: list[Clause], subject: int, where: int) -> None:
    """What happens at once does; from the first line on that others may have to wait for, the agenda keeps them."""
    lines: list[Line] = []
    for clause in clauses:
        if _applies(table, clause, subject, where):
            lines += clause.lines
            if clause.once != NO_REGISTER:
                table.write(clause.once, 1)
    waiting = 0
    while waiting < len(lines) and lines[waiting].op not in (c.SPAWN, c.ABILITY):
        carry_out(table, lines[waiting], subject)
        waiting += 1
    for line in reversed(lines[waiting:]):
        table.push(steps.CLAUSE, line.number, subject + 1)


def _applies(table: Table, clause: Clause, subject: int, where: int) -> bool:
    if clause.once != NO_REGISTER and table.registers[clause.once]:
        return False
    if clause.doors and where not in clause.doors:
        return False
    if (clause.room >= 0 and where != clause.room) or (clause.action >= 0 and where != clause.action):
        return False
    if clause.whom is not None and clause.moment in moments.OF_A_FIGURE:
        figure = table.figures[subject]
        cell = figure.cell if figure.present else where
        if not is_meant(table, clause.whom, figure, subject, cell):
            return False
    return objectives.all_hold(table, clause.tests)


def run_line(table: Table, number: int, subject: int) -> None:
    """A line that had to wait."""
    table.pop()
    line = table.rules.plan.lines[number]
    if line.op == c.ABILITY:
        perform(table, line, subject)
    else:
        carry_out(table, line, subject)
