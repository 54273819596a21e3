"""Option codes: small whole numbers with one meaning each, the same in every decision of this game's version."""

from __future__ import annotations

from typing import Final

DONE: Final = 0  # skip, stop, no, no more, end the turn, suffer the damage
YES: Final = 1
REST: Final = 2
REST_ALL: Final = 3  # all the others, in the order listed; 4 is free
LOSE_DISCARDS: Final = 5
QUICK: Final = 6  # set-up: as recommended
PLAY: Final = 8  # 8 ways: leading or second card, top, bottom, Attack 2, Move 2
GOAL: Final = 16  # 4 x 2: the battle goal that is kept
INTERACT: Final = 24  # 4: what the scenario offers in a turn
STEP: Final = 28  # 6 directions
ELEMENT: Final = 34  # 6
CHOICE: Final = 40  # 16, numbered as they are listed
CARD: Final = 56  # 32 places in the list of a class
ITEM: Final = 88  # 24 equipped items, by place
FIGURE: Final = 112  # 128 figures
ENTITY: Final = 240  # 4 seats, then 36 types of monsters: who acts first
CELL: Final = 280  # 400 cells of the map
SECOND: Final = (
    680  # 4 x 32: the second card. What several seats choose at once names its seat: cards differ by class
)
FREE_ACTIONS: Final = 808
"""From here on: parts of an answer given in secret, carried out at once (docs/adr/0008)."""
LEAD: Final = 808  # 4 x 32: the leading card
TAKE_BACK: Final = 936
CUSTOM: Final = 937
NEXT: Final = 938  # set-up: on to the next part
PERK: Final = 939  # 4 x 32
HAND: Final = 1067  # 4 x 32: a card for the hand
BUY: Final = 1195  # 152 items
CODES: Final = 1347

CLASS_SIZE: Final = 32

TOP: Final = 0
BOTTOM: Final = 1
ATTACK_2: Final = 2
MOVE_2: Final = 3


def play(second: bool, way: int) -> int:
    return PLAY + (4 if second else 0) + way


def of_seat(first: int, seat: int, place: int) -> int:
    """A code that names its seat."""
    return first + seat * CLASS_SIZE + place
