"""Patterns of hexes in all their orientations: what the area of an ability covers (GH-S-AOE-01 to 03).

A pattern lies around the attacker (the grey hex) or freely with one hex in range; where it fits is the board's matter.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from taverna.kit.hexes import Hex, subtract, turned_about_body, turned_about_origin, turned_anywhere

AROUND: Final = 0
FREE: Final = 1


class Pattern:
    """A pattern in all its different orientations, turned and mirrored (GH-S-AOE-01).

    `offsets` are where a target may stand: seen from the attacker for a pattern around it, else from any red hex.
    """

    __slots__ = ("_turns_with", "name", "offsets", "origin", "turns")

    def __init__(self, origin: int, hexes: Sequence[Hex], body: Sequence[Hex] = ()) -> None:
        """`body`: all hexes of an attacker that covers several, its own (0, 0) among them."""
        assert hexes
        self.origin = origin
        self.turns = turned_anywhere(hexes) if origin == FREE else turned_about_origin(hexes)
        if body:
            self.turns = turned_about_body(hexes, body)
        self.name = f"{origin} {self.turns[0]}{list(body) or ''}"
        covered: set[Hex] = set()
        self._turns_with: dict[Hex, int] = {}
        for number, turned in enumerate(self.turns):
            for hex in turned:
                self._turns_with[hex] = self._turns_with.get(hex, 0) | 1 << number
                if origin == FREE:
                    covered.update(subtract(other, hex) for other in turned)
        self.offsets: list[Hex] = sorted(covered if origin == FREE else self._turns_with)

    def turns_with(self, q: int, r: int) -> int:
        """A bit for each orientation that has a red hex there, seen from the attacker."""
        return self._turns_with.get((q, r), 0)
