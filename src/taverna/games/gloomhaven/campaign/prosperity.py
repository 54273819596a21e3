"""Prosperity: marks on a track, and the level that they make (GH-C-PRO)."""

from __future__ import annotations

from taverna.games.gloomhaven import content
from taverna.games.gloomhaven.campaign.world import GloomhavenWorld
from taverna.games.gloomhaven.content.campaign import world_table


def level_of(marks: int) -> int:
    """GH-C-PRO-01."""
    return len([needed for needed in world_table().prosperity if marks >= needed])


def level(world: GloomhavenWorld) -> int:
    return level_of(world.prosperity)


def change(world: GloomhavenWorld, marks: int) -> int:
    """Gain or lose marks: how many really. Never below the level's own, nor beyond the last (GH-C-PRO-02, 03)."""
    before = world.prosperity
    table = world_table().prosperity
    floor = table[level_of(before) - 1]
    world.prosperity = max(floor, min(table[-1], before + marks))
    for reached in range(level_of(before) + 1, level_of(world.prosperity) + 1):
        add_items(world, reached)
    return world.prosperity - before


def add_items(world: GloomhavenWorld, reached: int) -> None:
    """All copies of the items of a level (GH-C-PRO-04, GH-C-ITM-01, 02)."""
    for number in content.item_numbers():
        item = content.item(number)
        if item.prosperity == reached:
            world.stock[number] = item.copies
