"""Boulders that roll along their tracks, as far as the players choose, a different way on each (GH-S-SPC-07).

A boulder that leaves the far end of its track comes in again at the near one. Who stands where it rolls suffers the
trap damage; who stands where it stops is moved out of its way.
"""

from __future__ import annotations

from typing import Final

from taverna.games.gloomhaven import codes, events, steps
from taverna.games.gloomhaven.board.board import OBSTACLE
from taverna.games.gloomhaven.board.figures import NOBODY
from taverna.games.gloomhaven.board.maps import NO_CELL
from taverna.games.gloomhaven.board.placing import nearest_empty
from taverna.games.gloomhaven.effects.entering import enter_terrain
from taverna.games.gloomhaven.effects.hurting import hurt
from taverna.games.gloomhaven.effects.obstacles import destroy, is_removable
from taverna.games.gloomhaven.state.frames import BY_OBSTACLE
from taverna.games.gloomhaven.state.plan import Line, Track
from taverna.games.gloomhaven.state.table import Table
from taverna.kernel import Handler

RULE: Final = "GH-S-SPC-07"
FARTHEST: Final = 3
WEST: Final = 3
"""The direction in which they roll."""
DIGIT: Final = 4
"""Base in which the ways chosen for the tracks are packed, the first in the lowest digit; 0: not chosen yet."""

# What a boulder does on a cell.
PASSES: Final = 0
STOPS: Final = 1
LIES: Final = 2
DEEDS: Final = 3


def roll(table: Table, line: Line, subject: int) -> None:
    table.push(steps.ROLL, line.number, 0)


def chosen_ways(packed: int) -> list[int]:
    found: list[int] = []
    while packed:
        found.append(packed % DIGIT)
        packed //= DIGIT
    return found


class RollStep(Handler[Table]):
    """Of a line of the plan, and the ways chosen so far."""

    def run(self, table: Table, number: int, packed: int) -> None:
        tracks = table.rules.plan.lines[number].tracks
        ways = chosen_ways(packed)
        if len(ways) == len(tracks):
            table.pop()
            _begin(table, tracks, ways)
            return
        track = tracks[len(ways)]
        left = [way for way in range(1, FARTHEST + 1) if way not in ways]
        if len(left) == 1:
            self._choose(table, number, packed, left[0])
        else:
            table.ask(table.arbiter(), "roll", [codes.CELL + _goal(table, track, way) for way in left])

    def answer(self, table: Table, number: int, packed: int, code: int) -> None:
        track = table.rules.plan.lines[number].tracks[len(chosen_ways(packed))]
        for way in range(1, FARTHEST + 1):
            if _goal(table, track, way) == code - codes.CELL:
                self._choose(table, number, packed, way)
                return

    def _choose(self, table: Table, number: int, packed: int, way: int) -> None:
        table.next(steps.ROLL, number, packed + way * DIGIT ** len(chosen_ways(packed)))


def _goal(table: Table, track: Track, way: int) -> int:
    """Where its first boulder stops."""
    return track.cells[(_place(table, track, 0) + way) % len(track.cells)]


def _place(table: Table, track: Track, boulder: int) -> int:
    """Where on its track a boulder is: they begin at both ends of it."""
    start = 0 if boulder == 0 else len(track.cells) - 1
    return (start + table.registers[track.register]) % len(track.cells)


def _begin(table: Table, tracks: list[Track], ways: list[int]) -> None:
    """Boulders are lifted, roll over each cell of their way, and lie down again."""
    moves: list[tuple[int, int]] = []
    for track, way in zip(tracks, ways, strict=True):
        for boulder, number in enumerate(track.numbers):
            start = _place(table, track, boulder)
            _lift(table, track.cells[start], number)
            for more in range(1, way + 1):
                cell = track.cells[(start + more) % len(track.cells)]
                moves.append((cell, number * DEEDS + (STOPS if more == way else PASSES)))
        table.write(track.register, (table.registers[track.register] + way) % len(track.cells))
    for cell, deed in reversed(moves):
        table.push(steps.BOULDER, cell, deed)


def _lift(table: Table, cell: int, number: int) -> None:
    if table.obstacles[cell] == number:
        table.obstacles[cell] = 0
        table.board.clear(cell, OBSTACLE)


class BoulderStep(Handler[Table]):
    """Of a cell, and which boulder does what there."""

    def run(self, table: Table, cell: int, packed: int) -> None:
        number, deed = divmod(packed, DEEDS)
        slot = table.board.occupant[cell]
        if deed == LIES:
            table.pop()
            _make_way(table, cell, number)
            return
        if table.obstacles[cell] and is_removable(table, cell):
            destroy(table, cell)
        if deed == STOPS:
            table.next(steps.BOULDER, cell, number * DEEDS + LIES)
        else:
            table.pop()
        if slot != NOBODY:
            hurt(table, table.figures[slot], table.rules.levels.trap, BY_OBSTACLE)


def _make_way(table: Table, cell: int, number: int) -> None:
    """Who still stands there goes one hex on, or to the nearest empty hex; then the boulder lies there."""
    slot = table.board.occupant[cell]
    if slot != NOBODY:
        figure = table.figures[slot]
        goal = _next_hex(table, cell)
        if goal == NO_CELL:
            return
        table.put(figure, goal)
        events.moved(table, figure, cell, RULE, True)
        if not figure.sheet.flying:
            enter_terrain(table, figure, NOBODY)
    table.obstacles[cell] = number
    table.board.put(cell, OBSTACLE)
    events.hexes(table, "boulder-rolled", RULE, [cell])


def _next_hex(table: Table, cell: int) -> int:
    board = table.board
    west = board.map.neighbour[6 * cell + WEST]
    free = west != NO_CELL and board.exists(west) and board.occupant[west] == NOBODY
    if free and not board.terrain[west] & OBSTACLE:
        return west
    near = nearest_empty(board, cell)
    return near[0] if near else NO_CELL
