"""What reports on many games count: pirates, the cards of each bank at the end, draws, banking and attacks."""

from __future__ import annotations

from typing import Final

from taverna.games.dead_mans_draw import codes
from taverna.games.dead_mans_draw.cards import FACE_COUNT, NAMES, SUIT_COUNT
from taverna.games.dead_mans_draw.content import NO_PIRATE, PIRATES
from taverna.games.dead_mans_draw.state import Table
from taverna.kernel import TABLE, UNCOUNTED, Statistic, Survey, Trait

DEEDS: Final = ["cards", "suits"]
CHOICES: Final = ["draw", "bank", "attack"]
STATISTICS: Final = [
    Statistic("busts", ["busted", "busted-by-value"]),
    Statistic("largest-haul", ["banked"], "number", most=True),
    Statistic("thefts", ["stole"]),
]
DRAW: Final = 0
BANK: Final = 1
ATTACK: Final = 2
OTHERS_STACK: Final = codes.STACK + SUIT_COUNT
FIRST_CARD: Final = len(PIRATES)
"""Traits: the pirates, then the faces of the cards."""


def _kind(code: int) -> int:
    if code == codes.DRAW:
        return DRAW
    if code == codes.BANK:
        return BANK
    return ATTACK if OTHERS_STACK <= code < codes.CARD else UNCOUNTED


class DeadMansDrawSurvey(Survey[Table]):
    """Pirates, then the faces of the cards."""

    def __init__(self) -> None:
        pirates = [Trait("pirate", pirate.id) for pirate in PIRATES]
        faces = [Trait("card", NAMES[face << 1]) for face in range(FACE_COUNT)]
        kinds = [_kind(code) for code in range(codes.COUNT)]
        super().__init__(pirates + faces, DEEDS, CHOICES, kinds, STATISTICS)

    def traits_of(self, table: Table, seat: int) -> list[int]:
        """A face counts once, also when both copies of two decks lie in the bank."""
        found: list[int] = []
        if seat == TABLE:
            return found
        if table.pirates[seat] != NO_PIRATE:
            found.append(table.pirates[seat])
        start = seat * SUIT_COUNT
        for suit in range(SUIT_COUNT):
            stack = table.banks[start + suit]
            stack = (stack | stack >> 1) & 0x5555
            while stack:
                lowest = stack & -stack
                found.append(FIRST_CARD + suit * 8 + ((lowest.bit_length() - 1) >> 1))
                stack ^= lowest
        return found

    def deeds_of(self, table: Table, seat: int) -> list[int]:
        start = seat * SUIT_COUNT
        suits = 0
        for stack in table.banks[start : start + SUIT_COUNT]:
            if stack:
                suits += 1
        return [table.bank_size(seat), suits]
