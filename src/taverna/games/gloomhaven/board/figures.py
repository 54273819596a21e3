"""Who stands where, as parallel lists by figure number. What else is known of a figure is kept elsewhere."""

from __future__ import annotations

from typing import Final

from taverna.kernel.subclassing import mypyc_attr

NOBODY: Final = -1
NOWHERE: Final = -1

# Sides. Characters, their summons and allies of a scenario fight on one; obstacles with hit points are a side of their
# own: enemies of the characters' side (GH-S-OBS-05), nobody to the monsters (GH-S-OBS-07). A third party of monsters
# fights both the characters and the other monsters. Who is out of play for a while is nobody's enemy.
CHARACTERS: Final = 0
MONSTERS: Final = 1
OBJECTS: Final = 2
THIRD: Final = 3
ASIDE: Final = 4  # out of play: it does nothing, nothing is done to it, and others pass through its hex
ASLEEP: Final = 5  # monsters that do nothing until they are woken; the characters may attack them
FOES: Final = (MONSTERS, THIRD)
"""Whom the characters have to fight."""
ENEMIES: Final[tuple[tuple[bool, ...], ...]] = (
    (False, True, True, True, False, True),
    (True, False, False, True, False, False),
    (False, False, False, False, False, False),
    (True, True, False, False, False, True),
    (False, False, False, False, False, False),
    (False, False, False, False, False, False),
)
"""By side of the one who looks and side of the other."""
HUNTED: Final[tuple[tuple[bool, ...], ...]] = tuple([(*row[:ASLEEP], False) for row in ENEMIES])
"""Whom those look for who act by the monster rules: sleepers are left alone."""
PASSES: Final[tuple[tuple[bool, ...], ...]] = (
    (True, False, False, False, True, False),
    (False, True, False, False, True, True),
    (False, False, True, False, True, False),
    (False, False, False, True, True, False),
    (False, False, False, False, True, False),
    (False, True, False, False, True, True),
)
"""By side of the one who moves and side of the one in whose hex it comes: through allies, not through others."""


@mypyc_attr(acyclic=True)
class Figures:
    """`order` is the place in this round's initiative order: the smaller the earlier, equal ones tied (GH-S-FOC-11)."""

    __slots__ = ("cell", "flying", "invisible", "order", "side")

    def __init__(
        self, cell: list[int], side: list[int], order: list[int], invisible: list[bool], flying: list[bool]
    ) -> None:
        self.cell = cell
        self.side = side
        self.order = order
        self.invisible = invisible
        self.flying = flying

    def clone(self) -> Figures:
        return Figures(self.cell[:], self.side[:], self.order[:], self.invisible[:], self.flying[:])

    def add(self, side: int, order: int = 0, invisible: bool = False, flying: bool = False) -> int:
        """A new figure, not yet on the map. Its number."""
        self.cell.append(NOWHERE)
        self.side.append(side)
        self.order.append(order)
        self.invisible.append(invisible)
        self.flying.append(flying)
        return len(self.cell) - 1

    def enemies(self, one: int, other: int) -> bool:
        """Is the other an enemy of the one?"""
        return ENEMIES[self.side[one]][self.side[other]]

    def passes(self, one: int, other: int) -> bool:
        """May the one move through the hex of the other?"""
        return PASSES[self.side[one]][self.side[other]]

    def allies(self, one: int, other: int) -> bool:
        """On the same side; a figure is not its own ally (GH-S-CMP-26)."""
        return one != other and self.side[one] == self.side[other]


def no_figures() -> Figures:
    return Figures([], [], [], [], [])
