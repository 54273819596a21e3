"""A trap as one number: damage, conditions, experience for its maker, the maker's seat, what it does around it."""

from __future__ import annotations

from typing import Final

from taverna.games.gloomhaven.state.table import TRAP_OF_LEVEL, Table

_THERE: Final = 1 << 40


def pack_trap(
    damage: int, conditions: int, xp: int = 0, maker: int = -1, burst: int = 0, burst_conditions: int = 0
) -> int:
    """0 is no trap. `burst`: what enemies of its maker next to it suffer and gain when it is sprung."""
    trap = _THERE | damage | conditions << 8 | xp << 24 | (maker + 1) << 28
    return trap | burst << 41 | burst_conditions << 45


def burst_damage(trap: int) -> int:
    return trap >> 41 & 15


def burst_conditions(trap: int) -> int:
    return trap >> 45 & 65535


def trap_damage(trap: int) -> int:
    """As it was packed: maybe TRAP_OF_LEVEL."""
    return trap & 255


def damage_at(table: Table, cell: int) -> int:
    """What the trap on that cell deals: the trap damage of the level or that of its maker's card (GH-S-TRP-04, 05)."""
    damage = trap_damage(table.traps[cell])
    return table.rules.levels.trap if damage == TRAP_OF_LEVEL else damage


def trap_conditions(trap: int) -> int:
    return trap >> 8 & 65535


def trap_xp(trap: int) -> int:
    return trap >> 24 & 15


def trap_maker(trap: int) -> int:
    return (trap >> 28 & 15) - 1
