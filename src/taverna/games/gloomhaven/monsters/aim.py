"""Whom an attack can hit from where: every visible enemy, and the sets that an area pattern catches together."""

from __future__ import annotations

from taverna.games.gloomhaven.board.areas import Attack, range_row_of_hexes, reach_row
from taverna.games.gloomhaven.board.board import Board
from taverna.games.gloomhaven.board.figures import HUNTED, NOWHERE
from taverna.games.gloomhaven.language.patterns import AROUND, Pattern
from taverna.kernel.subclassing import mypyc_attr
from taverna.kit.hexes import Hex, moved, subtract


@mypyc_attr(acyclic=True, free_list_len=1)
class Aim:
    """An attack of one figure. Enemies are counted 0, 1, ... here; `enemies` are their figure numbers.

    Invisible ones are left out: they can be neither focused nor targeted (GH-S-INV-01, GH-S-FOC-02).
    """

    __slots__ = ("_groups", "acting", "adds", "attack", "board", "cells", "enemies", "rows", "shape")

    def __init__(self, board: Board, acting: int, attack: Attack) -> None:
        self.board = board
        self.shape = board.shape
        self.acting = acting
        self.attack = attack
        self.adds = attack.area is not None and attack.targets > 1
        """Whether there are further targets beside an area."""
        self.enemies: list[int] = []
        self.cells: list[int] = []
        self.rows: list[list[int]] = []
        figures = board.figures
        hostile = HUNTED[figures.side[acting]]
        for other, cell in enumerate(figures.cell):
            if cell != NOWHERE and hostile[figures.side[other]] and not figures.invisible[other]:
                if board.shunned and other in board.shunned:
                    continue
                self.enemies.append(other)
                self.cells.append(cell)
                self.rows.append(reach_row(board.shape, attack, cell))
        self._groups: dict[int, list[Group]] = {}

    def includes(self, cell: int, enemy: int) -> bool:
        """Could the attack, made from that cell, include the enemy, by its area or beside it (GH-S-FOC-03)?"""
        if not self.shape.sees(cell, self.cells[enemy]):
            return False
        return self.rows[enemy][cell] <= self.attack.limit or self._may_add(cell, enemy)

    def _may_add(self, cell: int, enemy: int) -> bool:
        """As a further target beside an area that catches another (GH-S-MON-20); sight is not asked for."""
        if not self.adds or not self._in_range(cell, enemy):
            return False
        limit = self.attack.limit
        for other, at in enumerate(self.cells):
            if other != enemy and self.rows[other][cell] <= limit and self.shape.sees(cell, at):
                return True
        return False

    def _in_range(self, cell: int, enemy: int) -> bool:
        return self.shape.ranges(self.cells[enemy])[cell] <= self.attack.limit

    def reaches_alone(self, cell: int, enemy: int) -> bool:
        """Without the area pattern: what a further target needs (GH-S-TGT-02)."""
        return self._in_range(cell, enemy) and self.shape.sees(cell, self.cells[enemy])

    def is_spoilt(self, cell: int, enemy: int) -> bool:
        """Would that target be attacked with disadvantage only because it is adjacent (GH-S-ATK-03)?"""
        if not self.attack.ranged or self.attack.impaired:
            return False
        return self.shape.ranges(self.cells[enemy])[cell] == 1

    def catches(self, cell: int, focus: int) -> list[int]:
        """The sets of enemies, a bit for each, that an attack on the focus from a cell may start from.

        With an area, what it catches: the focus, or only others if the focus is attacked beside it. Else the focus.
        """
        area = self.attack.area
        if area is None:
            return [1 << focus]
        beside = self.adds and self._in_range(cell, focus)
        found: list[int] = []
        if area.origin == AROUND:
            self._catch_around(area, cell, focus, beside, found)
            return found
        self._catch_freely(area, cell, focus, focus, found)
        if beside:
            for enemy in range(len(self.cells)):
                if enemy != focus:
                    self._catch_freely(area, cell, focus, enemy, found)
        return found

    def _catch_freely(self, area: Pattern, cell: int, focus: int, over: int, found: list[int]) -> None:
        """Patterns that lie over one enemy: the focus, or another and then not the focus."""
        for group in self._groups_with(area, over):
            if group.row[cell] > self.attack.limit or (over != focus and group.enemies >> focus & 1):
                continue
            caught = self._seen(cell, focus, group.enemies)
            if caught and caught not in found:
                found.append(caught)

    def _seen(self, cell: int, focus: int, caught: int) -> int:
        """Those of a set that the attacker sees (GH-S-AOE-04)."""
        for enemy, at in enumerate(self.cells):
            if caught >> enemy & 1 and enemy != focus and not self.shape.sees(cell, at):
                caught &= ~(1 << enemy)
        return caught

    def _catch_around(self, area: Pattern, cell: int, focus: int, beside: bool, found: list[int]) -> None:
        q, r = self.board.map.q, self.board.map.r
        turns: list[int] = []
        for enemy, at in enumerate(self.cells):
            seen = enemy == focus or self.shape.sees(cell, at)
            turns.append(area.turns_with(q[at] - q[cell], r[at] - r[cell]) if seen else 0)
        for turn in range(len(area.turns)):
            if beside or turns[focus] >> turn & 1:
                caught = 0
                for enemy, with_it in enumerate(turns):
                    caught |= (with_it >> turn & 1) << enemy
                if caught and caught not in found:
                    found.append(caught)

    def _groups_with(self, area: Pattern, enemy: int) -> list[Group]:
        if enemy not in self._groups:
            self._groups[enemy] = self._group(area, enemy)
        return self._groups[enemy]

    def _group(self, area: Pattern, enemy: int) -> list[Group]:
        """All ways a free pattern can lie over an enemy, put together by whom they cover."""
        hexes_by_set: dict[int, list[Hex]] = {}
        bits = {self.board.map.hex(cell): 1 << other for other, cell in enumerate(self.cells)}
        at = self.board.map.hex(self.cells[enemy])
        for turned in area.turns:
            for hex in turned:
                covered = moved(turned, subtract(at, hex))
                caught = 0
                for other in covered:
                    caught |= bits.get(other, 0)
                hexes_by_set.setdefault(caught, []).extend(covered)
        if len(hexes_by_set) == 1:
            return [Group(caught, self.rows[enemy]) for caught in hexes_by_set]
        return [
            Group(caught, range_row_of_hexes(self.shape, sorted(set(covered)), self.attack.limit))
            for caught, covered in hexes_by_set.items()
        ]


class Group:
    """Enemies that a free pattern covers together, and by cell the range to the nearest red hex of such a pattern."""

    __slots__ = ("enemies", "row")

    def __init__(self, enemies: int, row: list[int]) -> None:
        self.enemies = enemies
        self.row = row
