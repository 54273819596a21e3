"""What a game that is not over promises each seat: for searches that stop on the way."""

from __future__ import annotations

from math import exp, log, sqrt
from typing import Final

from taverna.games.dungeon_raiders.cards import HIGHEST, ITEM_COUNT
from taverna.games.dungeon_raiders.content import ROOMS_PLAYED
from taverna.games.dungeon_raiders.schema import ROOMS_IN_ROW
from taverna.games.dungeon_raiders.state import Table

COINS: Final = 0.7
MORE_COINS: Final = 0.33
"""How many coins decide: a few, and more for the root of the rooms left. Like the numbers below these come from games
among greedy players."""

TIE: Final = 0.5
DISTANT: Final = 1.3
WOUNDS: Final = 0.95
FEWER: Final = 0.5
"""Those who tie for the most wounds faint, but not in a game of three (DR-15.3, DR-15.4). How far away fainting is, and
how many wounds decide about it, for the root of the rooms left."""

SCAR: Final = 0.45
"""What a wound costs, in coins, however far from the most."""

ITEM_COINS: Final = [0.4, 0.5, 1.4, 1.2]
LAST_ROOMS: Final = 6
HAND: Final = 0.4
BEST: Final = 0.8
"""What is in hand, in coins: items, until few rooms are left; power cards for this level, and the best of them."""


def chances(table: Table) -> list[float]:
    """By coins and what is in hand, and by how far one is from fainting; the more rooms are left, the less it tells."""
    left = ROOMS_PLAYED - table.resolved
    root = sqrt(left)
    coins_spread = COINS + MORE_COINS * root
    wounds_spread = WOUNDS * root - FEWER
    safety = DISTANT * (root - 1.0) + (TIE if table.seats == 3 else -TIE)
    fade = min(1.0, left / LAST_ROOMS)
    rest = 1.0 - table.resolved % ROOMS_IN_ROW / ROOMS_IN_ROW
    prospects: list[float] = []
    for seat in range(table.seats):
        wealth = table.coins[seat] + fade * _items(table, seat) + rest * _power(table.hands[seat])
        wealth -= fade * SCAR * table.wounds[seat]
        danger = table.wounds[seat] - most_of_others(table, seat) - safety
        prospects.append(wealth / coins_spread - log(1.0 + exp(danger / wounds_spread)))
    best = max(prospects)
    shares = [exp(prospect - best) for prospect in prospects]
    total = sum(shares)
    return [share / total for share in shares]


def _items(table: Table, seat: int) -> float:
    total = 0.0
    start = seat * ITEM_COUNT
    for item in range(ITEM_COUNT):
        total += table.items[start + item] * ITEM_COINS[item]
    return total


def _power(hand: int) -> float:
    """What the power cards of a hand promise."""
    total = best = 0
    for card in range(HIGHEST):
        if hand >> card & 1:
            best = card + 1
            total += best
    return HAND * total + BEST * best


def most_of_others(table: Table, seat: int) -> int:
    most = 0
    for other in range(table.seats):
        if other != seat and table.wounds[other] > most:
            most = table.wounds[other]
    return most
