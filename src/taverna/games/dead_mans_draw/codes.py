"""The option codes: 188 whole numbers, the same for every decision of the game.

Seats are counted from the seat that decides: 0 is itself, 1 the seat to its left, and so on.
"""

from __future__ import annotations

from typing import Final

from taverna.games.dead_mans_draw.cards import FACE_COUNT, SUIT_COUNT

MAX_SEATS: Final = 8
MAX_PIRATES: Final = 18

DRAW: Final = 0
BANK: Final = 1
STACK: Final = 2  # + 10 * seats to the left + suit: the top of that stack
CARD: Final = 82  # + face: a card of the Map's reveal, the discard pile or the play area
SEAT: Final = 162  # + seats to the left
PIRATE: Final = 170  # + pirate
COUNT: Final = 188

assert CARD == STACK + MAX_SEATS * SUIT_COUNT
assert SEAT == CARD + FACE_COUNT
assert PIRATE == SEAT + MAX_SEATS
assert COUNT == PIRATE + MAX_PIRATES


def stack(left: int, suit: int) -> int:
    return STACK + left * SUIT_COUNT + suit


def card(of: int) -> int:
    return CARD + (of >> 1)


def seat(left: int) -> int:
    return SEAT + left


def pirate(number: int) -> int:
    return PIRATE + number
