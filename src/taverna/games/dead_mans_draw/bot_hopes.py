"""What a game that is not over promises each seat: for searches that stop on the way.

The numbers come from games that greedy players played among themselves: they make the share of victories that follows
from such a position most likely.
"""

from __future__ import annotations

from math import exp, sqrt
from typing import Final

from taverna.games.dead_mans_draw.bot_values import afloat, points, standings
from taverna.games.dead_mans_draw.end import outcome
from taverna.games.dead_mans_draw.state import Table

TO_COME: Final = 1.3
"""What a point is worth that the next card might bring on average; times the root of the cards that a seat may draw."""

TURN: Final = 5.0
"""What it is worth to be on turn, in points."""

SPREAD: Final = 5.0
CALM: Final = 2.6
"""How many points decide: a spread for the root of the cards left, less a little."""


def settled(table: Table) -> bool:
    """A turn begins."""
    return not table.drew and not table.play and not table.offers


def rewards(table: Table) -> list[float]:
    """The share of the victory; before the end by points, by those still to be had, and by whose turn it is."""
    if table.over:
        return outcome(table).rewards()
    left = len(table.draw)
    scale = max(1.0, SPREAD * sqrt(left) - CALM)
    reach = TO_COME * sqrt(left / table.seats) / left if left else 0.0
    prospects: list[float] = []
    for seat in range(table.seats):
        prospect = afloat(table, points(table, seat)) + reach * gains(table, seat)
        prospects.append((prospect + TURN if seat == table.active else prospect) / scale)
    best = max(prospects)
    shares = [exp(prospect - best) for prospect in prospects]
    whole = sum(shares)
    return [share / whole for share in shares]


def gains(table: Table, seat: int) -> int:
    """What all cards of the draw pile together, each for itself, would add to the seat's bank."""
    tops = standings(table, seat)
    total = 0
    for card in table.draw:
        more = ((card & 15) >> 1) + 2 - tops[card >> 4]
        if more > 0:
            total += more
    return total
