"""The option codes: eleven whole numbers, the same for every decision of the game.

The first nine are the cards to lay (`cards.py`). The last two announce a torch: one that shows something new, and one
that would show nothing new, of which the interface warns (R-9).
"""

from __future__ import annotations

from typing import Final

from taverna.games.dungeon_raiders.cards import CARD_COUNT

LOOK: Final = 9
LOOK_IN_VAIN: Final = 10
COUNT: Final = 11

LOOK_BIT: Final = 1 << LOOK
LOOK_IN_VAIN_BIT: Final = 1 << LOOK_IN_VAIN

assert LOOK == CARD_COUNT


def _codes(bits: int) -> list[int]:
    return [code for code in range(COUNT) if bits >> code & 1]


CODES: Final = [_codes(bits) for bits in range(1 << COUNT)]
"""For every set of codes, as bits, their list. Decisions share these lists and never change them."""
