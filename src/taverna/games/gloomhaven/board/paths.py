"""Ways of a figure with unlimited movement: fewest negative hexes first, then least cost (GH-S-FOC-04 to FOC-07).

A price is one whole number, negative hexes times NEGATIVE plus movement cost, so the smaller is always the better.
"""

from __future__ import annotations

from typing import Final

from taverna.games.gloomhaven.board.board import NEGATIVE, NEGATIVE_TERRAIN, OBSTACLE, Board
from taverna.games.gloomhaven.board.figures import NOBODY, NOWHERE, PASSES
from taverna.games.gloomhaven.board.maps import FAR, NO_CELL
from taverna.kernel.subclassing import mypyc_attr

WALK: Final = 0
JUMP: Final = 1
FLY: Final = 2

_SHIFT: Final = 12
_CELL: Final = (1 << _SHIFT) - 1


@mypyc_attr(acyclic=True, free_list_len=1)
class Reach:
    """Where a figure can get. `ends` are the cells where it may stop, cheapest first; its own is one of them.

    `price` is by cell, of the best way to end there; `steps` what entering each cell adds on the way.
    """

    __slots__ = ("board", "ends", "mode", "price", "start", "steps")

    def __init__(
        self,
        board: Board,
        mode: int,
        start: int,
        price: list[int],
        steps: list[int],
        ends: list[int],
    ) -> None:
        self.board = board
        self.mode = mode
        self.start = start
        self.price = price
        self.steps = steps
        self.ends = ends

    def remaining(self, goals: list[int]) -> list[int]:
        """By cell, the price of going on from there to the nearest of the goals; FAR where it is no nearer than here.

        Spread from the goals with the price of entering each already paid; the cell itself is entered for nothing.
        """
        seeds: list[int] = []
        for goal in goals:
            last = 1 if self.mode == FLY else self.board.walk[goal]
            if self.board.wary and self.mode == WALK and goal != self.start:
                last = self.steps[goal]
            seeds.append(last << _SHIFT | goal)
        price = [FAR] * len(self.steps)
        found = [FAR] * len(self.steps)
        for cell in spread(self.board.shape.ways, self.steps, seeds, price, self.start):
            found[cell] = price[cell] - self.steps[cell]
        return found

    def path(self, cell: int) -> list[int]:
        """The cells entered on a best way to a cell."""
        found: list[int] = []
        while cell != self.start:
            found.append(cell)
            cell = self._before(cell)[0]
        found.reverse()
        return found

    def paths(self, cell: int) -> list[list[int]]:
        """A best way to a cell for each set of negative hexes that best ways can lead through (GH-S-MMV-10)."""
        if self.mode != WALK or self.price[cell] < NEGATIVE:
            return [self.path(cell)]
        known: dict[int, dict[tuple[int, ...], list[int]]] = {}
        return list(self._by_sprung(cell, known).values())

    def _by_sprung(
        self, cell: int, known: dict[int, dict[tuple[int, ...], list[int]]]
    ) -> dict[tuple[int, ...], list[int]]:
        """Best ways to a cell by the negative hexes they enter; `known` keeps those to cells looked at before."""
        if cell in known:
            return known[cell]
        found: dict[tuple[int, ...], list[int]] = {}
        if self.price[cell] < NEGATIVE:
            found[()] = self.path(cell)
        else:
            negative = (cell,) if self.board.terrain[cell] & NEGATIVE_TERRAIN else ()
            for before in self._before(cell):
                for sprung, way in self._by_sprung(before, known).items():
                    found.setdefault(tuple(sorted(sprung + negative)), way + [cell])
        known[cell] = found
        return found

    def _before(self, cell: int) -> list[int]:
        """The cells from which a best way can enter this one."""
        if self.mode == WALK:
            price, step = self.price, self.steps[cell]
        else:
            price, step = self.board.shape.plain_ranges(self.start), 1
        wanted = price[cell] - step
        return [other for other in self.board.shape.ways[cell] if price[other] == wanted]


def explore(board: Board, figure: int, mode: int) -> Reach:
    """Every way of a figure, in a mode of movement."""
    start = board.figures.cell[figure]
    assert start != NOWHERE
    if (board.barriers and mode != WALK) or (board.shut_out and figure in board.shut_out):
        board = board.seen_by(figure)
    if mode == WALK:
        return _walk(board, figure, start)
    order = board.shape.outward(start)
    # A figure of several cells is nearer to those who hit it, not to those who pass.
    ranges = board.shape.plain_ranges(start)
    steps = [1] * board.shape.size
    if mode == FLY:
        return Reach(board, mode, start, ranges, steps, _ends(board, start, order, 0))
    return _jump(board, start, ranges, steps)


def _walk(board: Board, figure: int, start: int) -> Reach:
    """Through allies, not through others; GH-S-INV-02 needs no more, for an invisible enemy is in the way like any."""
    figures = board.figures
    steps = board.walk[:]
    passes = PASSES[figures.side[figure]]
    for other, cell in enumerate(figures.cell):
        if cell != NOWHERE and not passes[figures.side[other]]:
            steps[cell] = FAR
    if board.wary:
        for cell in board.wary.get(figure, []):
            steps[cell] += NEGATIVE
    steps[start] = 1
    price = [FAR] * len(steps)
    order = spread(board.shape.ways, steps, [start], price)
    return Reach(board, WALK, start, price, steps, _ends(board, start, order, OBSTACLE))


def _jump(board: Board, start: int, ranges: list[int], steps: list[int]) -> Reach:
    """Only the last hex counts as on foot (GH-S-JMP-01, GH-S-JMP-02)."""
    price = [FAR] * len(ranges)
    ordered: list[int] = []
    for cell in _ends(board, start, board.shape.outward(start), OBSTACLE):
        paid = 0 if cell == start else ranges[cell] - 1 + board.walk[cell]
        price[cell] = paid
        ordered.append(paid << _SHIFT | cell)
    ordered.sort()
    return Reach(board, JUMP, start, price, steps, [item & _CELL for item in ordered])


def _ends(board: Board, start: int, order: list[int], forbidden: int) -> list[int]:
    occupant, terrain = board.occupant, board.terrain
    return [
        cell
        for cell in order
        if cell == start or (occupant[cell] == NOBODY and not terrain[cell] & forbidden)
    ]


def spread(
    near: list[list[int]], steps: list[int], seeds: list[int], price: list[int], last: int = NO_CELL
) -> list[int]:
    """Lower `price`, at first FAR, to the least sum of steps from the seeds. Returns the cells reached, cheapest first.

    A seed is its own price shifted left, plus its cell. Steps are 1 or 2, or more than NEGATIVE; ways through one more
    negative hex wait until all others are done, so that no heap is needed. What is dearer than `last` is left out.
    """
    order: list[int] = []
    now: list[int] = []  # what costs so much as `at`
    soon: list[int] = []  # what costs one more
    late: list[int] = []  # what costs two more
    waiting = sorted(seeds)
    deferred: list[int] = []
    next_waiting = at = 0
    for seed in waiting:
        if seed >> _SHIFT < price[seed & _CELL]:
            price[seed & _CELL] = seed >> _SHIFT
    while True:
        if not now and not soon:
            if deferred:
                waiting = sorted(waiting[next_waiting:] + deferred)
                deferred, next_waiting = [], 0
            if next_waiting == len(waiting):
                return order
            at = waiting[next_waiting] >> _SHIFT
        if last != NO_CELL and price[last] < at:
            return order
        while next_waiting < len(waiting) and waiting[next_waiting] >> _SHIFT == at:
            now.append(waiting[next_waiting] & _CELL)
            next_waiting += 1
        for cell in now:
            if price[cell] != at:  # a cheaper way was found since
                continue
            order.append(cell)
            for other in near[cell]:
                if price[other] <= at + 1:  # no step is cheaper
                    continue
                step = steps[other]
                paid = at + step
                if paid < price[other]:
                    price[other] = paid
                    if step == 1:
                        soon.append(other)
                    elif step == 2:
                        late.append(other)
                    else:
                        deferred.append(paid << _SHIFT | other)
        now, soon, late = soon, late, []
        at += 1
