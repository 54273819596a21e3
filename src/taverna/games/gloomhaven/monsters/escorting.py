"""The way of a scenario's own figure to its marker: shortest first, through doors if it opens them (GH-S-SPC-07).

Or to the monster that it goes after.
"""

from __future__ import annotations

from typing import Final

from taverna.games.gloomhaven import codes, events
from taverna.games.gloomhaven.board.board import CLOSED, COST
from taverna.games.gloomhaven.board.free_moves import FreeMove
from taverna.games.gloomhaven.board.maps import FAR, NO_CELL, NO_DOOR
from taverna.games.gloomhaven.board.paths import WALK
from taverna.games.gloomhaven.effects import moving
from taverna.games.gloomhaven.effects.odd.base import OddCard, register_odd
from taverna.games.gloomhaven.language.abilities import Ability
from taverna.games.gloomhaven.language.vocabulary import IMMOBILIZE, STUN
from taverna.games.gloomhaven.state.figures import NOBODY, Figure
from taverna.games.gloomhaven.state.frames import Act, Walk
from taverna.games.gloomhaven.state.plan import NO_REGISTER, OwnFigure, Test
from taverna.games.gloomhaven.state.table import Table

ESCORT: Final = "escort"
SETTLED: Final = 90
"""As the points that are spent: it has gone as far as it goes, only who is carried has still to follow."""


class Escorting(OddCard):
    """What the figure does instead of a move."""

    def ask(self, table: Table, act: Act, ability: Ability) -> bool:
        """Go on with the points that are left (`act.at` are spent); False when it stands still."""
        figure = table.figures[act.actor]
        escort = _escort_of(table, figure)
        if escort is None:
            return False
        if escort.carries >= 0:
            _take_hold(table, act, figure, escort)
        points = _points(figure, escort) - act.at
        if points <= 0 or figure.conditions & (IMMOBILIZE | STUN):
            return _ask_to_bring(table, act, figure, escort)
        move = FreeMove(table.board, figure.slot, WALK, points, escort.opens_doors)
        ends = nearest_ends(table, figure, _aiming(table, act, escort), move)
        if ends == [figure.cell]:
            return _ask_to_bring(table, act, figure, escort)
        if len(ends) > 1:
            table.ask(table.arbiter(), "monster-move", [codes.CELL + cell for cell in ends])
        else:
            _go(table, act, ability, move, ends[0])
        return True

    def answer(self, table: Table, act: Act, ability: Ability, code: int) -> None:
        figure = table.figures[act.actor]
        escort = _escort_of(table, figure)
        assert escort is not None
        if act.at >= SETTLED:
            _bring(table, act, figure, escort, code - codes.CELL)
            return
        points = _points(figure, escort) - act.at
        move = FreeMove(table.board, figure.slot, WALK, points, escort.opens_doors)
        _go(table, act, ability, move, code - codes.CELL)


register_odd(Escorting(ESCORT))


def _escort_of(table: Table, figure: Figure) -> OwnFigure | None:
    for escort in table.rules.plan.figures:
        if figure.group == escort.group:
            return escort
    return table.rules.story.march(table, figure) if table.rules.plan.has_march else None


def _points(figure: Figure, escort: OwnFigure | None) -> int:
    return escort.points if escort is not None and escort.points else figure.sheet.move


def _go(table: Table, act: Act, ability: Ability, move: FreeMove, end: int) -> None:
    walk = Walk(act.actor, NOBODY, ability.number, 99)
    walk.way = move.path(end)[::-1]
    walk.going = True
    act.at += move.cost(end)
    moving.begin(table, walk)


# Carrying somebody along


def _carried(table: Table, escort: OwnFigure) -> Figure | None:
    for figure in table.figures:
        if figure.present and figure.group == escort.carries:
            return figure
    return None


def _take_hold(table: Table, act: Act, figure: Figure, escort: OwnFigure) -> None:
    """Who stands beside it takes it along, unless another has done so in this round; `act.chosen` is where it was."""
    carried = _carried(table, escort)
    if carried is None or act.chosen != NO_CELL or table.registers[escort.carried] == table.round:
        return
    if table.adjacent(figure, carried):
        act.chosen = carried.cell


def _aiming(table: Table, act: Act, escort: OwnFigure) -> OwnFigure:
    """Where it goes just now: next to whom it is to carry, and from there to the place."""
    carried = _carried(table, escort) if escort.carries >= 0 and act.chosen == NO_CELL else None
    if carried is None:
        return escort
    beside = [cell for cell in table.board.shape.near[carried.cell] if table.board.walk[cell] < FAR]
    found = OwnFigure(escort.group, [], beside)
    found.opens_doors = escort.opens_doors
    return found


def _ask_to_bring(table: Table, act: Act, figure: Figure, escort: OwnFigure) -> bool:
    """Who is carried follows to a hex beside the carrier, as near to the place as can be; False when it has."""
    if act.at > SETTLED or act.chosen == NO_CELL:
        return False
    act.at = SETTLED
    ends = _beside(table, figure, escort)
    if len(ends) > 1:
        table.ask(table.arbiter(), "monster-place", [codes.CELL + cell for cell in ends])
    elif ends:
        _bring(table, act, figure, escort, ends[0])
    return bool(ends)


def _beside(table: Table, figure: Figure, escort: OwnFigure) -> list[int]:
    """The best hexes for who is carried; the one where it stands, if that is as good as any."""
    carried = _carried(table, escort)
    if carried is None:
        return []
    board = table.board
    left = _left(table, figure, escort, False)
    best, found = FAR, [carried.cell]
    for cell in board.shape.near[figure.cell]:
        if board.occupant[cell] not in (NOBODY, carried.slot) or board.walk[cell] >= FAR:
            continue
        if left[cell] < best:
            best, found = left[cell], []
        if left[cell] == best:
            found.append(cell)
    return [carried.cell] if carried.cell in found else found


def _bring(table: Table, act: Act, figure: Figure, escort: OwnFigure, cell: int) -> None:
    carried = _carried(table, escort)
    act.at = SETTLED + 1
    if carried is None or carried.cell == cell:
        return
    before = carried.cell
    table.put(carried, cell)
    table.write(escort.carried, table.round)
    events.moved(table, carried, before, "GH-S-SPC-07", True)


def nearest_ends(table: Table, figure: Figure, escort: OwnFigure, move: FreeMove) -> list[int]:
    """The ends from which least movement is left to the marker; the hex where it stands, if none is nearer.

    Enemies stand in the way; where they block every way, they are not looked at.
    """
    left = _left(table, figure, escort, True)
    if left[figure.cell] >= FAR:
        left = _left(table, figure, escort, False)
    best = left[figure.cell]
    found = [figure.cell]
    for end in move.ends:
        price = left[end] + (0 if escort.springs_traps else COST * move.negatives(end))
        if price < best:
            best, found = price, []
        if price == best and end != figure.cell and found != [figure.cell]:
            found.append(end)
    return found


def _left(table: Table, figure: Figure, escort: OwnFigure, with_figures: bool) -> list[int]:
    """The movement that is left from each cell to the marker or next to it; of hidden rooms only the floor is known."""
    board = table.board
    enter = _entering(table, figure, escort, with_figures)
    row = [FAR] * board.map.size
    waiting: list[int] = []
    for cell in _goals(table, escort):
        row[cell] = 0
        waiting.append(cell)
    for cell in waiting:
        if enter[cell] >= FAR:
            continue
        for other in board.map.neighbour[6 * cell : 6 * cell + 6]:
            if other != NO_CELL and row[cell] + enter[cell] < row[other]:
                row[other] = row[cell] + enter[cell]
                waiting.append(other)
    return row


def _goals(table: Table, escort: OwnFigure) -> list[int]:
    """The marker; also the hexes next to it, if that will do, as it must with a monster."""
    toward = _toward(table, escort)
    found = toward[:]
    near = any(test.within and _is_about(test, escort) for test in table.rules.plan.noted)
    if not near and escort.after == NO_REGISTER:
        return found
    for cell in toward:
        for other in table.board.map.neighbour[6 * cell : 6 * cell + 6]:
            if other != NO_CELL and other not in found:
                found.append(other)
    return found


def _toward(table: Table, escort: OwnFigure) -> list[int]:
    """A marker; or where the monster waits that it goes after, then where that one is, and nowhere when it is dead."""
    slot = table.registers[escort.after] - 1 if escort.after != NO_REGISTER else NOBODY
    if slot == NOBODY:
        return escort.toward
    return [table.figures[slot].cell] if table.figures[slot].present else []


def _is_about(test: Test, escort: OwnFigure) -> bool:
    return test.whom is not None and escort.group in test.whom.groups


def _entering(table: Table, figure: Figure, escort: OwnFigure, with_figures: bool) -> list[int]:
    board = table.board
    found: list[int] = []
    for cell in range(board.map.size):
        door = board.map.door_at[cell]
        if door != NO_DOOR and not board.exists(cell):
            found.append(1 if escort.opens_doors and board.doors[door] == CLOSED else FAR)
        elif board.walk[cell] >= FAR:
            found.append(FAR)
        else:
            found.append(board.walk[cell] & COST if escort.springs_traps else board.walk[cell])
    if with_figures:
        for other in table.figures:
            if other.cell >= 0 and table.are_enemies(figure, other):
                found[other.cell] = FAR
    return found
