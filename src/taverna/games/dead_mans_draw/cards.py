"""What a loot card is: one small number.

A card is `suit * 16 + (value - 2) * 2 + copy`. Its last four bits are its place in a stack, so that a whole stack of a
bank is one number too, a bit for each card, the highest bit on top. `card >> 1` is its face, equal for both copies.
"""

from __future__ import annotations

from typing import Final

from taverna.kernel.errors import BadData

NO_CARD: Final = -1
NO_SUIT: Final = -1

SUITS: Final = (
    "anchor",
    "hook",
    "cannon",
    "key",
    "chest",
    "map",
    "oracle",
    "sword",
    "kraken",
    "mermaid",
)
SUIT_COUNT: Final = 10
FACE_COUNT: Final = 80

ANCHOR: Final = 0
HOOK: Final = 1
CANNON: Final = 2
KEY: Final = 3
CHEST: Final = 4
MAP: Final = 5
ORACLE: Final = 6
SWORD: Final = 7
KRAKEN: Final = 8
MERMAID: Final = 9


def make(suit: int, value: int, copy: int = 0) -> int:
    return suit * 16 + (value - 2) * 2 + copy


def value_of(card: int) -> int:
    return ((card & 15) >> 1) + 2


def _name(card: int) -> str:
    plain = f"{SUITS[card >> 4]}-{value_of(card)}"
    return f"{plain}-2" if card & 1 else plain


NAMES: Final = [_name(card) for card in range(SUIT_COUNT * 16)]


def name(card: int) -> str:
    """`map-5`; the second deck's copy is `map-5-2`."""
    return NAMES[card]


def names(cards: list[int]) -> list[str]:
    return [NAMES[card] for card in cards]


def parse(text: str, path: str) -> int:
    """The card of that name."""
    suit, *numbers = text.split("-")
    if suit in SUITS and numbers and numbers[0] in VALUES and numbers[1:] in ([], ["1"], ["2"]):
        return make(SUITS.index(suit), int(numbers[0]), 1 if numbers[1:] == ["2"] else 0)
    problem = (
        f"{text!r} is not a card; a card is a suit and a value, like 'map-5': {', '.join(SUITS)}; 2 to 9"
    )
    raise BadData("bad-data", f"{path}: {problem}", values={"path": path, "problem": problem})


VALUES: Final = tuple(str(value) for value in range(2, 10))


# A stack: the cards of one suit in one bank, a bit for each.


def top_of(stack: int) -> int:
    """The place of the highest card of a stack that is not empty."""
    return stack.bit_length() - 1


def bottom_of(stack: int) -> int:
    """The place of the lowest card of a stack that is not empty."""
    return (stack & -stack).bit_length() - 1


def in_stack(suit: int, stack: int) -> list[int]:
    """The cards of a stack, highest first."""
    cards = []
    while stack:
        place = top_of(stack)
        cards.append(suit * 16 + place)
        stack ^= 1 << place
    return cards
