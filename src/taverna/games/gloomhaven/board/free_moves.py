"""A move whose way is freely chosen: where a character can get with so many points, and by which way.

For each end the way with the fewest negative hexes is offered, then the shortest; who wants a trap can walk into it by
steps.
"""

from __future__ import annotations

from typing import Final

from taverna.games.gloomhaven.board.board import CLOSED, COST, NEGATIVE, OBSTACLE, Board, price_to_enter
from taverna.games.gloomhaven.board.figures import NOBODY, NOWHERE, PASSES
from taverna.games.gloomhaven.board.maps import FAR, NO_CELL
from taverna.games.gloomhaven.board.paths import FLY, JUMP, WALK
from taverna.kernel.subclassing import mypyc_attr

NO_STATE: Final = -1


@mypyc_attr(acyclic=True, free_list_len=1)
class FreeMove:
    """All ends of a move with `points`. `ends` are cells in rising order; the figure's own is one (GH-S-MOV-05).

    A way is a chain of states, each a cell with cost and negative hexes so far; a dearer state of a cell is kept only
    if it has fewer negative hexes.
    """

    __slots__ = (
        "_before",
        "_best",
        "_cell",
        "_cost",
        "_last",
        "_links",
        "_negatives",
        "_walk",
        "board",
        "ends",
        "mode",
        "points",
    )

    def __init__(
        self,
        board: Board,
        figure: int,
        mode: int,
        points: int,
        opens_doors: bool = False,
        ignores: int = 0,
        links: dict[int, list[int]] | None = None,
        gate: int = NO_CELL,
    ) -> None:
        """`ignores`: terrain that means nothing to the figure; `links`: where portals lead, `gate`: one never used."""
        self._links = links
        self.board = board
        self.mode = mode
        self.points = points
        self._walk = board.walk
        if ignores:
            self._walk = [price_to_enter(terrain & ~ignores) for terrain in board.terrain]
        self._cell: list[int] = []
        self._cost: list[int] = []
        self._negatives: list[int] = []
        self._before: list[int] = []
        self._best = [NO_STATE] * board.shape.size
        self._last = [NO_STATE] * board.shape.size
        start = board.figures.cell[figure]
        assert start != NOWHERE
        self._explore(start, self._entering(figure))
        self._stop_everywhere(start)
        if opens_doors:
            self._stop_at_doors()
        if gate != NO_CELL:
            self._stop_beyond(gate)
        self.ends = [cell for cell, state in enumerate(self._last) if state != NO_STATE]

    def cost(self, end: int) -> int:
        state = self._last[end]
        return self._cost[state] + self._extra(state)

    def negatives(self, end: int) -> int:
        """How many traps and hazardous hexes take effect on the way."""
        state = self._last[end]
        if self.mode == JUMP and self._before[state] != NO_STATE:
            return self._walk[end] // NEGATIVE if self._walk[end] < FAR else 0
        return self._negatives[state]

    def path(self, end: int) -> list[int]:
        """The cells entered, in order."""
        found: list[int] = []
        state = self._last[end]
        while self._before[state] != NO_STATE:
            found.append(self._cell[state])
            state = self._before[state]
        found.reverse()
        return found

    def through(self) -> list[int]:
        """The cells that a way may lead through or end in, in rising order; the figure's own and no closed door."""
        return [cell for cell, state in enumerate(self._best) if state != NO_STATE]

    def _entering(self, figure: int) -> list[int]:
        """What entering each cell adds, as a price."""
        board, figures = self.board, self.board.figures
        if self.mode != WALK:
            steps = [1] * board.shape.size
            for cell in board.barriers:
                steps[cell] = FAR
            return steps
        steps = self._walk[:]
        passes = PASSES[figures.side[figure]]
        for other, cell in enumerate(figures.cell):
            if cell != NOWHERE and not passes[figures.side[other]]:
                steps[cell] = FAR
        return steps

    def _explore(self, start: int, steps: list[int]) -> None:
        at_cost: list[list[int]] = [[] for _ in range(self.points + 1)]
        at_cost[0].append(self._note(start, 0, 0, NO_STATE))
        for cost in range(self.points + 1):
            for state in at_cost[cost]:
                for other in self._from(self._cell[state]):
                    step = steps[other]
                    then = cost + (step & COST)
                    if step < FAR and then <= self.points:
                        negatives = self._negatives[state] + step // NEGATIVE
                        if self._is_news(other, negatives):
                            at_cost[then].append(self._note(other, then, negatives, state))

    def _from(self, cell: int) -> list[int]:
        """Where one step leads."""
        ways = self.board.shape.ways[cell]
        return ways + self._links[cell] if self._links and cell in self._links else ways

    def _is_news(self, cell: int, negatives: int) -> bool:
        """Ways come to a cell in the order of their cost, because its own never changes: a later one must be safer."""
        known = self._best[cell]
        return known == NO_STATE or negatives < self._negatives[known]

    def _note(self, cell: int, cost: int, negatives: int, before: int) -> int:
        state = len(self._cell)
        self._cell.append(cell)
        self._cost.append(cost)
        self._negatives.append(negatives)
        self._before.append(before)
        self._best[cell] = state
        return state

    def _extra(self, state: int) -> int:
        """The last hex of a jump is entered as on foot (GH-S-DIF-02)."""
        if self.mode != JUMP or self._before[state] == NO_STATE:
            return 0
        cell = self._cell[state]
        return (self._walk[cell] & COST) - 1 if self._walk[cell] < FAR else 0

    def _stop_everywhere(self, start: int) -> None:
        board = self.board
        for cell, state in enumerate(self._best):
            if state == NO_STATE or (cell != start and board.occupant[cell] != NOBODY):
                continue
            if cell != start and self.mode != FLY and board.terrain[cell] & OBSTACLE:
                continue
            if self._cost[state] + self._extra(state) <= self.points:
                self._last[cell] = state

    def _stop_at_doors(self) -> None:
        """A closed door is entered for 1; what lies behind is seen only then (GH-S-DOR-01, REV-01, JMP-03)."""
        for door, cell in enumerate(self.board.map.doors):
            if self.board.doors[door] == CLOSED:
                self._stop_beyond(cell)

    def _stop_beyond(self, cell: int) -> None:
        """From the best cell beside it, for 1."""
        around = self.board.map.neighbour[6 * cell : 6 * cell + 6]
        beside = [other for other in around if other != NO_CELL and self._best[other] != NO_STATE]
        if not beside:
            return
        best = NO_STATE
        for state, at in enumerate(self._cell):
            if at in beside and self._cost[state] < self.points and self._is_better(state, best):
                best = state
        if best != NO_STATE:
            self._last[cell] = self._note(cell, self._cost[best] + 1, self._negatives[best], best)

    def _is_better(self, state: int, other: int) -> bool:
        if other == NO_STATE or self._negatives[state] < self._negatives[other]:
            return True
        return self._negatives[state] == self._negatives[other] and self._cost[state] < self._cost[other]
