"""What a hero owns: items worn, and those found in treasures of this scenario (GH-S-TRE-03, 06)."""

from __future__ import annotations

from taverna.games.gloomhaven import content
from taverna.games.gloomhaven.state.table import Table

GOAL = 0
"""The number of goal treasures, which hold nothing."""


def found_items(table: Table, seat: int) -> list[int]:
    """Items found that the hero did not own before; a second copy was sold."""
    hero = table.heroes[seat]
    found: list[int] = []
    for number in hero.treasures:
        if number == GOAL:
            continue
        for item in content.treasure(number).items:
            if item not in hero.items and item not in found:
                found.append(item)
    return found


def owns(table: Table, seat: int, item: int) -> bool:
    return item in table.heroes[seat].items or item in found_items(table, seat)
