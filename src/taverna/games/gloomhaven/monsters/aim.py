"""Whom an attack can hit from where: every visible enemy, and the sets that an area pattern catches together."""

from __future__ import annotations

from taverna.games.gloomhaven.board.areas import AROUND, Area, Attack, range_row_of_hexes, reach_row
from taverna.games.gloomhaven.board.board import Board
from taverna.games.gloomhaven.board.figures import ENEMIES, NOWHERE
from taverna.kit.hexes import Hex, moved, subtract


class Aim:
    """An attack of one figure. Enemies are counted 0, 1, ... here; `enemies` are their figure numbers.

    Invisible ones are left out: they can be neither focused nor targeted (GH-S-INV-01, GH-S-FOC-02).
    """

    __slots__ = ("_groups", "acting", "attack", "board", "cells", "enemies", "rows", "shape")

    def __init__(self, board: Board, acting: int, attack: Attack) -> None:
        self.board = board
        self.shape = board.shape
        self.acting = acting
        self.attack = attack
        self.enemies: list[int] = []
        self.cells: list[int] = []
        self.rows: list[list[int]] = []
        figures = board.figures
        hostile = ENEMIES[figures.side[acting]]
        for other, cell in enumerate(figures.cell):
            if cell != NOWHERE and hostile[figures.side[other]] and not figures.invisible[other]:
                self.enemies.append(other)
                self.cells.append(cell)
                self.rows.append(reach_row(board.shape, attack, cell))
        self._groups: dict[int, list[Group]] = {}

    def reaches(self, cell: int, enemy: int) -> bool:
        """Could the attack, made from that cell, include the enemy?"""
        return self.rows[enemy][cell] <= self.attack.limit and self.shape.sees(cell, self.cells[enemy])

    def reaches_alone(self, cell: int, enemy: int) -> bool:
        """The same without the area pattern, for what a further target needs (GH-S-TGT-02)."""
        in_range = self.shape.ranges(self.cells[enemy])[cell] <= self.attack.limit
        return in_range and self.shape.sees(cell, self.cells[enemy])

    def is_spoilt(self, cell: int, enemy: int) -> bool:
        """Would that target be attacked with disadvantage only because it is adjacent (GH-S-ATK-03)?"""
        if not self.attack.ranged or self.attack.impaired:
            return False
        return self.shape.ranges(self.cells[enemy])[cell] == 1

    def caught_with(self, cell: int, focus: int) -> list[int]:
        """The sets of enemies, a bit for each, that the area can hit from a cell together with the focus."""
        area = self.attack.area
        if area is None:
            return [1 << focus]
        found: list[int] = []
        if area.origin == AROUND:
            self._catch_around(area, cell, focus, found)
        else:
            for group in self._groups_with(area, focus):
                if group.row[cell] <= self.attack.limit:
                    caught = self._seen(cell, focus, group.enemies)
                    if caught not in found:
                        found.append(caught)
        return found

    def _seen(self, cell: int, focus: int, caught: int) -> int:
        """Those of a set that the attacker sees (GH-S-AOE-04)."""
        for enemy, at in enumerate(self.cells):
            if caught >> enemy & 1 and enemy != focus and not self.shape.sees(cell, at):
                caught &= ~(1 << enemy)
        return caught

    def _catch_around(self, area: Area, cell: int, focus: int, found: list[int]) -> None:
        q, r = self.board.map.q, self.board.map.r
        turns: list[int] = []
        for enemy, at in enumerate(self.cells):
            seen = enemy == focus or self.shape.sees(cell, at)
            turns.append(area.turns_with(q[at] - q[cell], r[at] - r[cell]) if seen else 0)
        for turn in range(len(area.turns)):
            if turns[focus] >> turn & 1:
                caught = 0
                for enemy, with_it in enumerate(turns):
                    caught |= (with_it >> turn & 1) << enemy
                if caught not in found:
                    found.append(caught)

    def _groups_with(self, area: Area, focus: int) -> list[Group]:
        if focus not in self._groups:
            self._groups[focus] = self._group(area, focus)
        return self._groups[focus]

    def _group(self, area: Area, focus: int) -> list[Group]:
        """All ways a free pattern can lie over the focus, put together by whom they cover."""
        hexes_by_set: dict[int, list[Hex]] = {}
        bits = {self.board.map.hex(cell): 1 << enemy for enemy, cell in enumerate(self.cells)}
        at = self.board.map.hex(self.cells[focus])
        for turned in area.turns:
            for hex in turned:
                covered = moved(turned, subtract(at, hex))
                caught = 0
                for other in covered:
                    caught |= bits.get(other, 0)
                hexes_by_set.setdefault(caught, []).extend(covered)
        if len(hexes_by_set) == 1:
            return [Group(caught, self.rows[focus]) for caught in hexes_by_set]
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
