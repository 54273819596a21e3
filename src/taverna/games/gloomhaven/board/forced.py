"""Push and pull: which hexes a target may be moved to, step by step (section 12 of the scenario rules)."""

from __future__ import annotations

from typing import Final

from taverna.games.gloomhaven.board.board import OBSTACLE, Board
from taverna.games.gloomhaven.board.figures import NOBODY

PUSH: Final = 1
PULL: Final = -1


def directions(board: Board, source: int, cell: int, way: int) -> list[int]:
    """The cells one step farther from the source than `cell`, or nearer: what a push or pull may aim at.

    Walls and closed doors bound them (GH-S-DOR-04); what stands in them does not.
    """
    ranges = board.shape.ranges(source)
    wanted = ranges[cell] + way
    return [other for other in board.shape.near[cell] if ranges[other] == wanted]


def is_passable(board: Board, target: int, cell: int) -> bool:
    """Can the target be moved into that cell, be it only on the way (GH-S-PSH-04, GH-S-FLY-02)?"""
    figures = board.figures
    if board.shut_out and cell in board.shut_out.get(target, []):
        return False
    if cell in board.barriers:
        return False
    if board.terrain[cell] & OBSTACLE and not figures.flying[target]:
        return False
    other = board.occupant[cell]
    return other in (NOBODY, target) or figures.flying[target] or figures.passes(target, other)


def routes(board: Board, source: int, target: int, steps: int, way: int) -> list[list[int]]:
    """Every result of a push or pull that is used: the cells entered, in order.

    A way goes on to its full length unless it is blocked; to run into an obstacle or a figure may be chosen although an
    open way exists (GH-S-PSH-03). What would end in an occupied hex stops before it (GH-S-PSH-05).
    """
    found: list[list[int]] = []
    _follow(board, source, target, steps, way, [board.figures.cell[target]], found)
    return found


def _follow(
    board: Board, source: int, target: int, steps: int, way: int, trail: list[int], found: list[list[int]]
) -> None:
    ahead = directions(board, source, trail[-1], way) if steps else []
    blocked = not ahead
    for cell in ahead:
        if is_passable(board, target, cell):
            _follow(board, source, target, steps - 1, way, trail + [cell], found)
        else:
            blocked = True
    if blocked:
        route = _until_free(board, target, trail)
        if route not in found:
            found.append(route)


def _until_free(board: Board, target: int, trail: list[int]) -> list[int]:
    end = len(trail) - 1
    while end > 0 and board.occupant[trail[end]] not in (NOBODY, target):
        end -= 1
    return trail[1 : end + 1]
