"""Putting what a map shows into the rooms of a ruleset."""

from __future__ import annotations

from typing import Final

from taverna.games.gloomhaven.board.board import BLOCKS_SIGHT, DIFFICULT, HAZARD, OBSTACLE, PLATE, TRAP
from taverna.games.gloomhaven.board.maps import NO_CELL
from taverna.games.gloomhaven.content.scenarios.file import Overlay
from taverna.games.gloomhaven.state.ruleset import Ruleset
from taverna.games.gloomhaven.state.table import TRAP_OF_LEVEL
from taverna.games.gloomhaven.state.traps import pack_trap

TERRAIN: Final = (OBSTACLE, TRAP, HAZARD, DIFFICULT, PLATE)
"""By kind of overlay."""


def add_overlay(rules: Ruleset, overlay: Overlay, number: int) -> None:
    """`number`: of the obstacle, if it is one."""
    for hex in overlay.hexes:
        cell = rules.map.cell(hex)
        terrain = TERRAIN[overlay.kind] | (BLOCKS_SIGHT if overlay.blocks_sight else 0)
        obstacle = number if terrain & OBSTACLE else 0
        rules.rooms[room_of(rules, cell)].overlays.append((cell, terrain, obstacle, _trap(overlay, terrain)))


def room_of(rules: Ruleset, cell: int) -> int:
    """The room of a cell; of a door, the first room beside it."""
    assert cell != NO_CELL
    room = rules.map.room[cell]
    return room if room >= 0 else rules.map.rooms_beside(rules.map.door_at[cell])[0]


def _trap(overlay: Overlay, terrain: int) -> int:
    if not terrain & TRAP:
        return 0
    return pack_trap(TRAP_OF_LEVEL if overlay.deals_damage else 0, overlay.conditions)
