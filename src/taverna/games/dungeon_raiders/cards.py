"""What a player holds: power cards and items, each a small number that is its option code too.

Power cards 1 to 5 are 0 to 4, the items follow. A hand is one number with a bit for each kind of card in it; how many
of each item there are is counted beside it.
"""

from __future__ import annotations

from typing import Final

from taverna.kernel.fields import bad

NO_CARD: Final = -1
HIGHEST: Final = 5

TORCH: Final = 5
BALL: Final = 6
KEY: Final = 7
SWORD: Final = 8
CARD_COUNT: Final = 9
FIRST_ITEM: Final = 5
ITEM_COUNT: Final = 4

POWER_BITS: Final = 31
TORCH_BIT: Final = 1 << TORCH
BALL_BIT: Final = 1 << BALL
KEY_BIT: Final = 1 << KEY
SWORD_BIT: Final = 1 << SWORD

ITEMS: Final = ("torch", "crystal-ball", "key", "sword")
NAMES: Final = (*[f"power-{value}" for value in range(1, HIGHEST + 1)], *ITEMS)


def name(card: int) -> str:
    return NAMES[card]


def parse(text: str, path: str) -> int:
    """The card of that name."""
    if text not in NAMES:
        raise bad(path, f"{text!r} is not a card; cards are {', '.join(NAMES)}")
    return NAMES.index(text)


def item_number(text: str, path: str) -> int:
    """The item of that name, counted from 0."""
    if text not in ITEMS:
        raise bad(path, f"{text!r} is not an item; items are {', '.join(ITEMS)}")
    return ITEMS.index(text)


def powers(bits: int) -> list[int]:
    """The values of the power cards among these bits, lowest first."""
    return [value for value in range(1, HIGHEST + 1) if bits >> (value - 1) & 1]
