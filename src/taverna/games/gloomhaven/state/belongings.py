"""What a hero owns: items worn, and those found in treasures of this scenario (GH-S-TRE-03, 06)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from taverna.games.gloomhaven import content
from taverna.games.gloomhaven.state.table import Table

GOAL: Final = 0
"""The number of goal treasures, which hold nothing."""


def found_items(table: Table, seat: int, missed: Sequence[int] = ()) -> list[int]:
    """Items found that the hero did not own before; a second copy was sold. `missed`: treasures that don't count."""
    hero = table.heroes[seat]
    owned = _owned(table, seat)
    found: list[int] = []
    for number in hero.treasures:
        if number == GOAL or number in missed:
            continue
        for item in content.treasure(number).items:
            if item not in owned and item not in found:
                found.append(item)
    return found


def _owned(table: Table, seat: int) -> list[int]:
    """What was there before this scenario: in a campaign also what stays in the bag."""
    return table.rules.brought[seat].items if table.rules.brought else table.heroes[seat].items


def owns(table: Table, seat: int, item: int) -> bool:
    return item in _owned(table, seat) or item in found_items(table, seat)
