"""The option codes: 247 whole numbers, the same for every decision of the game.

A kind of action card has the same place in each block; a card of a house file follows those that are printed.
"""

from __future__ import annotations

from typing import Final

MAX_KINDS: Final = 40

PLAY: Final = 0  # + kind: pick it in step 1, or reveal it after Transform in step 2
TAKE: Final = 40  # + kind: an upgrade of the row
REMOVE: Final = 80  # + kind: out of the hand, from the game
REMOVE_USED: Final = 120  # + kind: out of the used pile
REMOVE_PLAYED: Final = 160  # + kind: of the cards in play
NO_UPGRADE: Final = 200
TROPHY: Final = 201  # + type
DISCARD: Final = 204  # + kind: a weapon out of the hand, to the used pile
LOSE_TROPHY: Final = 244  # + type
COUNT: Final = 247

assert TAKE == PLAY + MAX_KINDS
assert REMOVE == TAKE + MAX_KINDS
assert REMOVE_USED == REMOVE + MAX_KINDS
assert REMOVE_PLAYED == REMOVE_USED + MAX_KINDS
assert NO_UPGRADE == REMOVE_PLAYED + MAX_KINDS
assert DISCARD == TROPHY + 3
assert LOSE_TROPHY == DISCARD + MAX_KINDS
assert COUNT == LOSE_TROPHY + 3
