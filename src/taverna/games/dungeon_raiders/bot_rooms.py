"""What a value is worth in a room, in coins, given what the others may play."""

from __future__ import annotations

from math import exp
from typing import Final

from taverna.games.dungeon_raiders.bot_odds import Odds
from taverna.games.dungeon_raiders.cards import BALL, FIRST_ITEM, HIGHEST, KEY, SWORD, TORCH
from taverna.games.dungeon_raiders.content import ROOMS_PLAYED
from taverna.games.dungeon_raiders.numbers import COIN_CAP
from taverna.games.dungeon_raiders.schema import MONSTER, TRAP, TREASURE, VAULT, Room
from taverna.games.dungeon_raiders.state import Table

SCRATCH: Final = 0.3
"""What a wound costs however safe one is."""

FAINT: Final = 1.1
"""What a wound costs more for whoever has the most."""

CAUTION: Final = 0.15
LEAST_CAUTION: Final = 0.5
MOST_CAUTION: Final = 2.0
"""How much a coin of lead adds to that, within these bounds."""

THEIRS: Final = 0.2
"""What a coin or wound of a rival is worth beside one's own."""

STONE: Final = 12.0
"""What it costs to be turned to stone."""

FAR: Final = 99
"""More than all cards together."""

PRICES: Final = {TORCH: 0.3, BALL: 0.6, KEY: 1.0, SWORD: 0.8}
LAST_ROOMS: Final = 6
"""When so few rooms are left, an item loses what it is worth."""


class Judge:
    """One seat's eye for coins, wounds and items at this point of the game."""

    __slots__ = ("ache", "fade", "seat", "space", "table")

    def __init__(self, table: Table, seat: int) -> None:
        self.table = table
        self.seat = seat
        self.space = COIN_CAP - table.coins[seat]
        self.ache = wound_price(table, seat)
        self.fade = min(1.0, (ROOMS_PLAYED - table.resolved) / LAST_ROOMS)

    def price(self, card: int) -> float:
        """What an item is worth in the rooms to come."""
        return PRICES[card] * self.fade

    def value(self, room: Room, odds: Odds, value: int) -> float:
        if room.kind == TREASURE:
            return self.treasure(room, odds, value)
        if room.kind == MONSTER:
            return self.monster(room, odds, value)
        if room.kind == VAULT:
            return self.vault(room, odds, value)
        if room.kind == TRAP:
            return self.trap(room, odds, value)
        return self.boss(room, odds, value)

    # Treasure

    def treasure(self, room: Room, odds: Odds, value: int) -> float:
        total = self._shares(room.chests[0], odds.first(value))
        if len(room.chests) > 1:
            total += self._shares(room.chests[1], odds.second(value))
        return total

    def _shares(self, chest: int, ways: list[float]) -> float:
        """What a chest brings when it is shared with 0, 1, 2... others with these chances."""
        total = 0.0
        for others, chance in enumerate(ways):
            total += chance * min(chest // (others + 1), self.space)
        return total

    # Monsters

    def monster(self, room: Room, odds: Odds, value: int) -> float:
        missing = room.strengths[self.table.seats] - value
        mine = odds.sums(value, missing)
        somebody = odds.sums(0, missing)
        return room.wounds * (THEIRS * (somebody - mine) - self.ache * mine)

    def boss(self, room: Room, odds: Odds, value: int) -> float:
        """What a card kept for a known boss may save or bring; the boss room itself is worked out exactly."""
        cost = room.wounds * self.ache + room.coins_lost + (STONE if room.eliminates else 0.0)
        if room.attacks_highest:
            return -cost * odds.at_most(value)
        missing = room.strengths[self.table.seats] - value if room.strengths[self.table.seats] else FAR
        return room.highest_gains * odds.at_most(value) - cost * odds.sums(value, missing)

    # Vaults

    def vault(self, room: Room, odds: Odds, value: int) -> float:
        if room.coins[value]:
            return float(min(room.coins[value], self.space))
        if room.potions[value]:
            return self.ache * min(room.potions[value], self.table.wounds[self.seat])
        item = room.items[value]
        rivals = sum([exactly[value] for exactly in odds.exactly])
        copies = self.table.supply[item]
        chance = (
            0.0 if copies == 0 else 1.0 if copies > len(odds.exactly) else max(0.0, 1.0 - rivals / copies)
        )
        return chance * self.price(FIRST_ITEM + item)

    # Traps

    def trap(self, room: Room, odds: Odds, value: int) -> float:
        """A low card helps a victim, a high one hurts the victims that are rivals."""
        table = self.table
        numbers = table.coins if room.strikes_richest else table.wounds
        worst = max(numbers) if room.strikes_richest else min(numbers)
        penalty = self._penalty(room, odds, value)
        if numbers[self.seat] == worst:
            return -penalty * (1.0 if room.strikes_richest else self.ache)
        return penalty * THEIRS

    def _penalty(self, room: Room, odds: Odds, value: int) -> float:
        expected = room.by_highest[value] * odds.at_most(value)
        for highest in range(value + 1, HIGHEST + 1):
            chance = odds.at_most(highest) - odds.at_most(highest - 1)
            expected += chance * room.by_highest[highest]
        return expected

    # Crystal balls

    def foresight(self, room: Room) -> float:
        """What it is worth to choose after the others, in that room."""
        if room.kind == TREASURE:
            return 0.25 * room.chests[0]
        if room.kind == MONSTER:
            return 0.25 * room.wounds * self.ache
        return 0.1


def wound_price(table: Table, seat: int) -> float:
    """The nearer to being the most wounded, and the nearer the end, the dearer is a wound (DR-15.2 to DR-15.4); dearer
    too for whoever leads, since only fainting can take a lead away."""
    others = [other for other in range(table.seats) if other != seat]
    most = max([table.wounds[other] for other in others])
    margin = most - table.wounds[seat] + (0.5 if table.seats == 3 else 0.0)
    reach = 1.5 + 0.12 * (ROOMS_PLAYED - table.resolved)
    lead = table.coins[seat] - max([table.coins[other] for other in others])
    caution = min(MOST_CAUTION, max(LEAST_CAUTION, 1.0 + lead * CAUTION))
    return SCRATCH + FAINT * caution * (exp(-margin / reach) if margin > 0 else 1.0)
