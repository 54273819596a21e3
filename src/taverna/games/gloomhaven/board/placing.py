"""Where things may be put: empty hexes, the nearest of them, and obstacles that would cut the map in two."""

from __future__ import annotations

from taverna.games.gloomhaven.board.board import LOCKED, NOT_EMPTY, OBSTACLE, Board
from taverna.games.gloomhaven.board.figures import NOBODY, NOWHERE
from taverna.games.gloomhaven.board.maps import FAR, NO_CELL, NO_DOOR


def is_empty(board: Board, cell: int) -> bool:
    """GH-S-EMP-01: no figure, token or overlay tile; corridors, plates and open doors don't count."""
    free = board.occupant[cell] == NOBODY and not board.terrain[cell] & NOT_EMPTY
    return free and board.exists(cell)


def empty_neighbours(board: Board, cell: int) -> list[int]:
    """Where a summon may be put (GH-S-SUM-01, GH-S-EMP-02)."""
    return [other for other in board.shape.near[cell] if is_empty(board, other)]


def nearest_empty(board: Board, cell: int) -> list[int]:
    """The cell itself if it is empty, else all nearest ones by range (GH-S-SPC-01, GH-S-FLY-03)."""
    ranges = board.shape.ranges(cell)
    found: list[int] = []
    for other in board.shape.outward(cell):
        if found and ranges[other] > ranges[found[0]]:
            break
        if is_empty(board, other):
            found.append(other)
    return found


def nearest_to_any(board: Board, cells: list[int]) -> list[int]:
    """The empty cells that are nearest to one of these."""
    best = FAR
    found: list[int] = []
    for cell in cells:
        ranges = board.shape.ranges(cell)
        for other in nearest_empty(board, cell):
            if ranges[other] < best:
                best, found = ranges[other], []
            if ranges[other] == best and other not in found:
                found.append(other)
    return sorted(found)


def summon_cells(board: Board, monster: int) -> list[int]:
    """Where a monster's summon may be put: empty, adjacent, as near as possible to an enemy (GH-S-MON-14)."""
    figures = board.figures
    best = FAR + 1
    found: list[int] = []
    for cell in empty_neighbours(board, figures.cell[monster]):
        ranges = board.shape.ranges(cell)
        near = FAR
        for other, at in enumerate(figures.cell):
            if at != NOWHERE and figures.enemies(monster, other):
                near = min(near, ranges[at])
        if near < best:
            best, found = near, []
        if near == best:
            found.append(cell)
    return found


def would_isolate(board: Board, covered: list[int], freed: list[int]) -> bool:
    """Would an obstacle put on the covered cells, lifted from the freed ones, cut the map (GH-S-OBS-04, RUL-11)?"""
    passable = [_is_passable(board, cell) for cell in range(board.map.size)]
    before = _parts(board, passable)
    for cell in freed:
        passable[cell] = True
    for cell in covered:
        passable[cell] = False
    return _parts(board, passable) > before


def _is_passable(board: Board, cell: int) -> bool:
    """Revealed floor without an obstacle, or a door that is not locked."""
    door = board.map.door_at[cell]
    if door != NO_DOOR:
        return board.doors[door] != LOCKED and not board.terrain[cell] & OBSTACLE
    return board.exists(cell) and not board.terrain[cell] & OBSTACLE


def _parts(board: Board, passable: list[bool]) -> int:
    neighbour = board.map.neighbour
    seen = [False] * len(passable)
    count = 0
    for first, free in enumerate(passable):
        if seen[first] or not free:
            continue
        count += 1
        seen[first] = True
        found = [first]
        for cell in found:
            for other in neighbour[6 * cell : 6 * cell + 6]:
                if other != NO_CELL and passable[other] and not seen[other]:
                    seen[other] = True
                    found.append(other)
    return count
