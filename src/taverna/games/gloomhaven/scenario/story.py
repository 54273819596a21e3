"""What a scenario does at each moment: its clauses, its figures, when it is won and lost."""

from __future__ import annotations

from typing import Final

from taverna.games.gloomhaven import steps
from taverna.games.gloomhaven.board.board import LOCKED, OPENED
from taverna.games.gloomhaven.board.maps import NO_DOOR
from taverna.games.gloomhaven.effects import turn_order
from taverna.games.gloomhaven.effects.entering import enter_door
from taverna.games.gloomhaven.effects.revealing import spawn
from taverna.games.gloomhaven.effects.waking import wake
from taverna.games.gloomhaven.language import clauses as c, moments
from taverna.games.gloomhaven.language.abilities import Ability, Gain
from taverna.games.gloomhaven.language.registry import ABILITIES
from taverna.games.gloomhaven.language.vocabulary import NORMAL
from taverna.games.gloomhaven.scenario import (
    auras,
    driving,
    dungeon,
    ending,
    interactions,
    journeys,
    objectives,
    penalties,
    things,
    travelling,
)
from taverna.games.gloomhaven.scenario.operations import carry_out, perform
from taverna.games.gloomhaven.scenario.whom import is_meant
from taverna.games.gloomhaven.scenario.words.base import operation_of
from taverna.games.gloomhaven.state.figures import ALLIED, HERO, MONSTER, NOBODY, OBJECT, SUMMONED, Figure
from taverna.games.gloomhaven.state.plan import NO_REGISTER, Clause, Line, OwnFigure
from taverna.games.gloomhaven.state.story import Story
from taverna.games.gloomhaven.state.table import Table
from taverna.kernel import Handler

STATS_CHANGE: Final = (
    moments.START,
    moments.ROUND_START,
    moments.TURN_START,
    moments.ROOM_REVEALED,
    moments.KILLED,
    moments.PENALTY,
)
"""Moments after which monsters may have other stats: some have come, or something has fallen."""


SIDES_CHANGE: Final = (*STATS_CHANGE, moments.SET_UP, moments.TURN_END, moments.ROUND_END, moments.LOOTED)
"""Moments after which monsters may go out of play or come back."""
COUNTED: Final = (MONSTER, ALLIED, OBJECT)


def is_counted(figure: Figure) -> bool:
    """Whether its death is counted by type: an obstacle with hit points that a card made has none."""
    return figure.kind in COUNTED and figure.group != NOBODY


class ClauseStory(Story):
    """Told by the clauses of the scenario's file. Those that need more than that are in `own`."""

    def at(self, table: Table, moment: int, subject: int = -1, where: int = -1) -> None:
        if moment == moments.ROOM_REVEALED:
            _place_figures(table, where)
            if table.dungeon is not None:
                dungeon.tell_room(table, where)
        elif moment == moments.TURN_END and table.figures[subject].present:
            objectives.note_turn_end(table, table.figures[subject])
        elif moment == moments.KILLED and is_counted(table.figures[subject]):
            objectives.note_death(table, table.figures[subject])
            if table.figures[subject].kind == OBJECT:
                _unbar(table, where)
        elif moment == moments.EXHAUSTED:
            objectives.note_exhaustion(table, where)
        if moment == moments.TURN_START and table.rules.plan.clauses[moments.ROUND_END]:
            journeys.note_initiatives(table)
        if table.rules.plan.control != NO_REGISTER:
            driving.change_minds(table, moment, subject)
        clauses = table.rules.plan.clauses[moment]
        if clauses:
            _tell(table, clauses, subject, where)
        if moment == moments.ROOM_REVEALED and table.dungeon is not None and subject >= 0:
            dungeon.punish(table, where, subject)
        if moment == moments.MOVED:
            _disturb(table, table.figures[subject])
        if table.rules.plan.has_suspend and moment in SIDES_CHANGE:
            auras.set_aside(table)
        if moment in STATS_CHANGE:
            if table.rules.plan.has_stats:
                auras.refresh(table)
            if table.rules.plan.has_permanent:
                auras.afflict(table)
            if table.rules.plan.has_keep_out:
                auras.shut_out(table)
            if table.rules.plan.has_avoid:
                auras.make_wary(table)

    def gains(self, table: Table, event: int, actor: Figure) -> list[Gain]:
        return auras.gains(table, event, actor) if table.rules.plan.clauses[moments.ALWAYS] else []

    def more_move(self, table: Table, figure: Figure) -> int:
        return auras.more_move(table, figure)

    def gains_against(self, table: Table, actor: Figure, target: Figure) -> list[Gain]:
        return auras.gains_against(table, actor, target)

    def shield_against(self, table: Table, target: Figure, actor: Figure) -> int:
        return auras.shield_against(table, target, actor)

    def march(self, table: Table, figure: Figure) -> OwnFigure | None:
        return auras.march(table, figure) if table.rules.plan.has_march else None

    def resume(self, table: Table) -> None:
        if table.rules.plan.has_stats:
            auras.resume(table)
        if table.rules.plan.has_keep_out:
            auras.shut_out(table)
        if table.rules.plan.has_avoid:
            auras.make_wary(table)
        _mark(table)

    def before_door(self, table: Table, door: int) -> None:
        dungeon.lay_next(table, door)

    def permanent(self, table: Table, figure: Figure) -> int:
        return auras.permanent(table, figure)

    def forbids_consuming(self, table: Table) -> bool:
        return auras.forbids_consuming(table)

    def check(self, table: Table) -> None:
        ending.check(table)

    def offers(self, table: Table, seat: int) -> list[int]:
        return interactions.offers(table, seat)

    def interact(self, table: Table, seat: int, code: int) -> None:
        interactions.begin(table, seat, code)


def _disturb(table: Table, figure: Figure) -> None:
    """A character or summon that ends its movement beside a sleeper wakes it."""
    if figure.kind not in (HERO, SUMMONED) or not figure.present:
        return
    for cell in table.board.shape.near[figure.cell]:
        slot = table.board.occupant[cell]
        if slot != NOBODY:
            wake(table, table.figures[slot])


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
    _mark(table)
    if table.round:
        turn_order.draw_for_new(table)


def _mark(table: Table) -> None:
    """Whom nobody attacks by the rules for monsters; what nobody gets past."""
    table.board.barriers = table.rules.plan.barriers
    groups = [own.group for own in table.rules.plan.figures if own.is_shunned]
    if groups:
        table.board.shunned = [figure.slot for figure in table.figures if figure.group in groups]


def _note_whom_it_goes_after(table: Table, own: OwnFigure) -> None:
    """The one of its group that is nearest to where it was to stand: others may have come before."""
    ranges = table.board.shape.ranges(own.toward[0])
    best = NOBODY
    for figure in table.figures:
        if not figure.present or figure.group != own.after_group:
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
            _note_place(table, clause, subject, where)
            if clause.once != NO_REGISTER:
                table.write(clause.once, 1)
    waiting = 0
    while waiting < len(lines) and lines[waiting].op not in c.WAITING:
        carry_out(table, lines[waiting], subject)
        waiting += 1
    for line in reversed(lines[waiting:]):
        table.push(steps.CLAUSE, line.number, subject + 1)


def _note_place(table: Table, clause: Clause, subject: int, where: int) -> None:
    """For what happens where the figure stands whose moment it is, or stood; what dries is where the tile lay."""
    for line in clause.lines:
        place = line.whom.place if line.whom is not None else None
        here = line.here if place is None or place.here == NO_REGISTER else place.here
        if here != NO_REGISTER:
            figure = table.figures[subject]
            tile = clause.moment == moments.LOOTED and line.op == c.DRY
            table.write(here, figure.cell if figure.present and not tile else where)


def _is_special(ability: Ability, clause: Clause) -> bool:
    """`boss/prime-demon/2/0`: a line of its second special."""
    if ability.special != clause.special:
        return False
    return not clause.index or ability.key.split("/")[2][:1] == str(clause.index)


def _applies(table: Table, clause: Clause, subject: int, where: int) -> bool:
    if clause.once != NO_REGISTER and table.registers[clause.once]:
        return False
    if clause.doors and where not in clause.doors:
        return False
    room = table.rules.map.room[where] if clause.moment == moments.LOOTED and where >= 0 else where
    if (clause.room >= 0 and room != clause.room) or (clause.action >= 0 and where != clause.action):
        return False
    if clause.special and not _is_special(ABILITIES[where], clause):
        return False
    if clause.whom is not None and clause.moment in moments.OF_A_FIGURE:
        figure = table.figures[subject]
        cell = figure.cell if figure.present else where
        if not is_meant(table, clause.whom, figure, subject, cell):
            return False
    return objectives.all_hold(table, clause.tests)


class ClauseLineStep(Handler[Table]):
    """A line of a scenario's clauses that had to wait, and whose moment it was, counted from 1."""

    def run(self, table: Table, number: int, subject: int) -> None:
        table.pop()
        line = table.rules.plan.lines[number]
        if line.op == c.ABILITY:
            perform(table, line, subject - 1)
        else:
            carry_out(table, line, subject - 1)

    def answer(self, table: Table, number: int, subject: int, code: int) -> None:
        line = table.rules.plan.lines[number]
        if line.op >= c.FIRST_ADDED_OPERATION:
            table.pop()
            operation_of(line.op).answer(table, line, subject - 1, code)
        elif line.op == c.DRIVE:
            driving.answer(table, line, subject - 1, code)
        elif line.op in penalties.CHOSEN:
            penalties.answer(table, line, code)
        elif line.op in things.CHOSEN:
            things.answer(table, line, subject - 1, code)
        else:
            travelling.answer(table, line, subject - 1, code)
