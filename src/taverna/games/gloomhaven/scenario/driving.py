"""Figures that a boss drives away or calls to its side, and the character whose mind it takes (GH-S-BOS-05)."""

from __future__ import annotations

from typing import Final

from taverna.games.gloomhaven import codes, events, steps
from taverna.games.gloomhaven.board.figures import CHARACTERS, MONSTERS
from taverna.games.gloomhaven.board.free_moves import FreeMove
from taverna.games.gloomhaven.board.paths import FLY, WALK
from taverna.games.gloomhaven.effects import moving
from taverna.games.gloomhaven.effects.waking import change_side
from taverna.games.gloomhaven.language.moments import ROUND_END, TURN_END, TURN_START
from taverna.games.gloomhaven.language.vocabulary import IMMOBILIZE, STUN
from taverna.games.gloomhaven.scenario.whom import is_meant, those
from taverna.games.gloomhaven.state.figures import HERO, NOBODY, Figure
from taverna.games.gloomhaven.state.frames import Walk
from taverna.games.gloomhaven.state.plan import Line
from taverna.games.gloomhaven.state.table import Table

RULE: Final = "GH-S-BOS-05"
NO_ABILITY: Final = -1
ANY_WAY: Final = 40
"""As movement points: as far as it takes."""


# Driven away, or called


def drive(table: Table, line: Line, subject: int) -> None:
    """All whom it concerns, in initiative order; then each is a line of its own, because its player may choose."""
    assert line.whom is not None
    figure = table.figures[subject]
    if is_meant(table, line.whom, figure, subject, figure.cell):
        _drive(table, line, figure)
        return
    keyed = [(table.board.figures.order[one.slot], one.slot) for one in those(table, line.whom)]
    keyed.sort(reverse=True)
    for _, slot in keyed:
        table.push(steps.CLAUSE, line.number, slot + 1)


def _drive(table: Table, line: Line, figure: Figure) -> None:
    ends = _ends(table, line, figure)
    if len(ends) > 1:
        table.push(steps.CLAUSE, line.number, figure.slot + 1)
        table.ask(table.decider(figure.owner), "place", [codes.CELL + end for end in ends])
    elif ends:
        _go(table, line, figure, ends[0])


def answer(table: Table, line: Line, subject: int, code: int) -> None:
    table.pop()
    _go(table, line, table.figures[subject], code - codes.CELL)


def _move(table: Table, line: Line, figure: Figure) -> FreeMove:
    mode = FLY if table.board.figures.flying[figure.slot] else WALK
    points = line.n if line.is_away else ANY_WAY
    return FreeMove(table.board, figure.slot, mode, points, False, figure.sheet.ignores)


def _ends(table: Table, line: Line, figure: Figure) -> list[int]:
    """Equally good; nothing if it stays where it is."""
    if not figure.present or figure.conditions & (IMMOBILIZE | STUN):
        return []
    bosses = [one for one in table.figures if one.present and one.group == line.group]
    if not bosses:
        return []
    ranges = table.board.shape.ranges(bosses[0].cell)
    move = _move(table, line, figure)
    found: list[int] = []
    best = (0, 0)
    for end in move.ends:
        key = (-ranges[end], 0) if line.is_away else (ranges[end], move.cost(end))
        if not found or key < best:
            best, found = key, []
        if key == best:
            found.append(end)
    return [] if figure.cell in found else found


def _go(table: Table, line: Line, figure: Figure, end: int) -> None:
    walk = Walk(figure.slot, NOBODY, NO_ABILITY, ANY_WAY)
    walk.way = _move(table, line, figure).path(end)[::-1]
    walk.going = True
    moving.begin(table, walk)


# A mind that is not its own


def control(table: Table, line: Line, subject: int) -> None:
    """Of those who have still to play two cards in this round, the one whose turn comes last."""
    for entry in reversed(table.order):
        if entry >= len(table.heroes):
            continue
        hero = table.heroes[entry]
        if hero.exhausted or hero.resting or table.hero_figure(entry).acted:
            continue
        table.write(line.register, entry + 1)
        events.about(table, "controlled", RULE, hero.figure)
        return


def change_minds(table: Table, moment: int, subject: int) -> None:
    """In its turn, and in those of its summons, its enemies are its allies and its allies its enemies."""
    register = table.rules.plan.control
    seat = table.registers[register] - 1
    if moment == ROUND_END and seat >= 0:
        table.write(register, 0)
    if moment not in (TURN_START, TURN_END) or seat < 0 or table.figures[subject].owner != seat:
        return
    figure = table.figures[subject]
    change_side(table, figure, MONSTERS if moment == TURN_START else CHARACTERS)
    if figure.kind != HERO:
        return
    if moment == TURN_END:
        table.write(register, 0)
    for place, (op, first, _) in enumerate(table.agenda):
        if op == steps.HERO_TURN and first == seat:
            table.agenda[place] = (steps.CONTROLLED, seat, 0)
