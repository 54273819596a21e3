"""For search: what a card promises at a glance, for a quick choice that is better than chance.

Called thousands of times for one decision, so it looks at few numbers and builds nothing. Worth is counted in coins.
"""

from __future__ import annotations

from typing import Final

from taverna.games.dungeon_raiders.cards import BALL, FIRST_ITEM, HIGHEST
from taverna.games.dungeon_raiders.numbers import COIN_CAP
from taverna.games.dungeon_raiders.schema import BOSS, MONSTER, ROOMS_IN_ROW, TREASURE, VAULT, Room
from taverna.games.dungeon_raiders.state import Table

KEEP: Final = [0.0, 0.25, 0.55, 0.9, 1.5, 0.3, 0.6, 1.0, 0.8]
"""By card: what it is worth to keep it for a later room."""

FIRST: Final = [0.0, 0.01, 0.05, 0.14, 0.33, 0.65]
SECOND: Final = [0.0, 0.1, 0.15, 0.25, 0.3, 0.0]
LOWEST: Final = [0.0, 1.0, 0.5, 0.2, 0.06, 0.01]
"""By value, against others who play anything: the share of a first chest, of a second one, the chance to be lowest."""

FORESIGHT: Final = 0.4
THEIRS: Final = 0.2
STONE: Final = 8.0
NEAR: Final = 3
"""So many wounds below the most, one is still in danger."""


def promise(table: Table, room: Room, seat: int, card: int) -> float:
    """Roughly what the card brings in this room, less what it would be worth later."""
    kind = room.kind
    if card == room.escape or (card == BALL and kind == BOSS):
        return 0.0
    if card == BALL:
        return FORESIGHT - KEEP[BALL]
    value = room.values[card]
    if kind == BOSS:
        return _fight(table, room, seat, value)
    kept = KEEP[card]
    if card < FIRST_ITEM:  # it comes back at the end of the level
        kept *= (ROOMS_IN_ROW - 1 - table.resolved % ROOMS_IN_ROW) / (ROOMS_IN_ROW - 1)
    if kind == MONSTER:
        return _fight(table, room, seat, value) - kept
    if kind == TREASURE:
        second = room.chests[1] * SECOND[value] if len(room.chests) > 1 else 0.0
        return room.chests[0] * FIRST[value] + second - kept
    if kind == VAULT:
        return _vault(table, room, seat, value) - kept
    return _trap(table, room, seat, value) - kept


def ache(table: Table, seat: int) -> float:
    """What a wound costs: much for whoever has the most (DR-15.2)."""
    margin = max(table.wounds) - table.wounds[seat]
    return 1.4 if margin == 0 else 0.8 if margin <= NEAR else 0.4


def _fight(table: Table, room: Room, seat: int, value: int) -> float:
    cost = room.wounds * ache(table, seat) + room.coins_lost
    if room.eliminates:
        cost += STONE
    strength = room.strengths[table.seats]
    if strength:  # two from everyone are hardly ever missing, four often are
        cost *= min(1.0, max(0.0, strength / (2 * table.seats) - 1.0))
    risk = LOWEST[HIGHEST + 1 - value] if room.attacks_highest else LOWEST[value]
    return room.highest_gains * FIRST[value] - cost * risk


def _vault(table: Table, room: Room, seat: int, value: int) -> float:
    if room.coins[value]:
        return float(min(room.coins[value], COIN_CAP - table.coins[seat]))
    if room.potions[value]:
        return ache(table, seat) * min(room.potions[value], table.wounds[seat])
    item = room.items[value]
    return KEEP[FIRST_ITEM + item] if table.supply[item] else 0.0


def _trap(table: Table, room: Room, seat: int, value: int) -> float:
    penalty = room.by_highest[value]
    if room.strikes_richest:
        return -float(penalty) if table.coins[seat] == max(table.coins) else THEIRS * penalty
    return -ache(table, seat) * penalty if table.wounds[seat] == min(table.wounds) else THEIRS * penalty
