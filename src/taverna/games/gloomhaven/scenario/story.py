"""What a scenario does at each moment: its clauses, its figures, when it is won and lost."""

from __future__ import annotations

from typing import Final

from taverna.games.gloomhaven import steps
from taverna.games.gloomhaven.board.board import LOCKED, OPENED
from taverna.games.gloomhaven.board.maps import NO_DOOR
from taverna.games.gloomhaven.effects import turn_order
from taverna.games.gloomhaven.effects.entering import enter_door
from taverna.games.gloomhaven.effects.revealing import spawn
from taverna.games.gloomhaven.language import clauses as c, moments
from taverna.games.gloomhaven.language.abilities import Gain
from taverna.games.gloomhaven.language.vocabulary import NORMAL
from taverna.games.gloomhaven.scenario import auras, ending, interactions, objectives
from taverna.games.gloomhaven.scenario.operations import carry_out, perform
from taverna.games.gloomhaven.scenario.whom import is_meant
from taverna.games.gloomhaven.state.figures import ALLIED, MONSTER, NOBODY, OBJECT, Figure
from taverna.games.gloomhaven.state.plan import NO_REGISTER, Clause, Line, OwnFigure
from taverna.games.gloomhaven.state.story import Story
from taverna.games.gloomhaven.state.table import Table

STATS_CHANGE: Final = (
    moments.START,
    moments.ROUND_START,
    moments.TURN_START,
    moments.ROOM_REVEALED,
    moments.KILLED,
)
"""Moments after which monsters may have other stats: some have come, or something has fallen."""


COUNTED: Final = (MONSTER, ALLIED, OBJECT)


def is_counted(figure: Figure) -> bool:
    """Whether its death is counted by type: an obstacle with hit points that a card made has none."""
    return figure.kind in COUNTED and figure.group != NOBODY


class ClauseStory(Story):
    """Told by the clauses of the scenario's file. Those that need more than that are in `own`."""

    def at(self, table: Table, moment: int, subject: int = -1, where: int = -1) -> None:
        if moment == moments.ROOM_REVEALED:
            _place_figures(table, where)
        elif moment == moments.TURN_END and table.figures[subject].present:
            objectives.note_turn_end(table, table.figures[subject])
        elif moment == moments.KILLED and is_counted(table.figures[subject]):
            objectives.note_death(table, table.figures[subject])
            if table.figures[subject].kind == OBJECT:
                _unbar(table, where)
        elif moment == moments.EXHAUSTED:
            objectives.note_exhaustion(table, where)
        clauses = table.rules.plan.clauses[moment]
        if clauses:
            _tell(table, clauses, subject, where)
        if table.rules.plan.has_stats and moment in STATS_CHANGE:
            auras.refresh(table)

    def gains(self, table: Table, event: int, actor: Figure) -> list[Gain]:
        return auras.gains(table, event, actor) if table.rules.plan.clauses[moments.ALWAYS] else []

    def resume(self, table: Table) -> None:
        if table.rules.plan.has_stats:
            auras.resume(table)

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
            door = table.rules.map.door_at[cell]
            if door != NO_DOOR:
                _bar(table, own, door, room)
            elif table.rules.map.room[cell] == room:
                spawn(table, own.group, NORMAL, cell)
        if own.after != NO_REGISTER and table.rules.map.room[own.toward[0]] == room:
            _note_whom_it_goes_after(table, own)
    if table.round:
        turn_order.draw_for_new(table)


def _note_whom_it_goes_after(table: Table, own: OwnFigure) -> None:
    """The one of its group that is nearest to where it was to stand: others may have come before."""
    ranges = table.board.shape.ranges(own.toward[0])
    best = NOBODY
    for figure in table.figures:
        if not figure.present or not figure.is_of(own.after_group):
            continue
        if best == NOBODY or ranges[figure.cell] < ranges[table.figures[best].cell]:
            best = figure.slot
    table.write(own.after, best + 1)


def _bar(table: Table, own: OwnFigure, door: int, room: int) -> None:
    """What bars a door stands there as soon as one of its rooms is seen (GH-S-OBS-05)."""
    board = table.board
    cell = board.map.doors[door]
    if (
        room in board.map.rooms_beside(door)
        and board.doors[door] != OPENED
        and board.occupant[cell] == NOBODY
    ):
        board.bar_door(door)
        spawn(table, own.group, NORMAL, cell)


def _unbar(table: Table, cell: int) -> None:
    """What barred the door there is destroyed: it opens. Who did it counts as the one who reveals."""
    door = table.board.map.door_at[cell]
    if door != NO_DOOR and table.board.doors[door] == LOCKED:
        enter_door(table, door, table.figures[max(0, table.turn)])


def _tell(table: Table, clauses: list[Clause], subject: int, where: int) -> None:
    """What happens at once does; from the first line on that others may have to wait for, the agenda keeps them."""
    lines: list[Line] = []
    for clause in clauses:
        if _applies(table, clause, subject, where):
            lines += clause.lines
            _note_place(table, clause.lines, subject, where)
            if clause.once != NO_REGISTER:
                table.write(clause.once, 1)
    waiting = 0
    while waiting < len(lines) and lines[waiting].op not in (c.SPAWN, c.ABILITY):
        carry_out(table, lines[waiting], subject)
        waiting += 1
    for line in reversed(lines[waiting:]):
        table.push(steps.CLAUSE, line.number, subject + 1)


def _note_place(table: Table, lines: list[Line], subject: int, where: int) -> None:
    """For what happens where the figure stands whose moment it is, or stood."""
    for line in lines:
        if line.here != NO_REGISTER:
            figure = table.figures[subject]
            table.write(line.here, figure.cell if figure.present else where)


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
