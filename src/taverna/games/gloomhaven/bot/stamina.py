"""Cards as a hero's breath: how many rounds they last, and what a round is worth."""

from __future__ import annotations

from typing import Final

PER_HERO: Final = 2.7
"""Hit points of enemies that a hero takes away in a round."""
PER_ROOM: Final = 5.5
"""Rounds for a room that is still hidden."""
ENOUGH: Final = 6.0
CHEAP: Final = 3.0
SCARCE: Final = 0.3
DEAR: Final = 6.5
"""With so many rounds to spare, a round is cheap; each one less makes it dearer, up to a limit."""
BORROWED: Final = 0.3
"""How much of the cost of a card lost by playing it counts while it can still be brought back."""
LAST_ROUNDS: Final = 3
MANY: Final = 4
"""With so few rounds left, or so many cards lost, they are brought back."""


def rounds_of(hand: int, discard: int) -> int:
    """Rounds that so many cards last, with a short rest whenever they run out and no other loss."""
    total = 0
    while hand >= 2 or hand + discard >= 3:
        total += hand // 2
        discard += hand - hand % 2
        hand %= 2
        if discard < 2:
            break
        hand += discard - 1
        discard = 0
    return total


def round_price(spare: float) -> float:
    """What a round of breath is worth, in hit points."""
    if spare >= ENOUGH:
        return CHEAP
    return min(DEAR, CHEAP + (ENOUGH - spare) * SCARCE)


class Stamina:
    """How scarce the cards of a hero are; `needed` is a guess at the rounds that the scenario still takes."""

    __slots__ = ("discard", "hand", "left", "price", "recalls", "spare")

    def __init__(self, hand: int, discard: int, needed: float, recalls: bool = False) -> None:
        self.hand = hand
        self.discard = discard
        self.left = rounds_of(hand, discard)
        self.spare = self.left - needed
        self.price = round_price(self.spare)
        self.recalls = recalls
        """It has a card that brings back what is lost."""

    def card_cost(self) -> float:
        """Of losing a card of the hand."""
        return self.price * (self.left - rounds_of(self.hand - 1, self.discard)) + 0.2

    def used_cost(self) -> float:
        """Of losing a card that is played anyway."""
        hand = max(0, self.hand - 2)
        cost = self.price * (rounds_of(hand, self.discard + 2) - rounds_of(hand, self.discard + 1)) + 0.2
        return BORROWED * cost if self.recalls else cost

    def discards_cost(self) -> float:
        """Of losing two discards."""
        return self.price * (self.left - rounds_of(self.hand, self.discard - 2)) + 0.3

    def recall_worth(self, lost: int) -> float:
        """Of the card that brings back what is lost, now or later."""
        hand = max(0, self.hand - 1)
        more = rounds_of(hand + max(lost, LAST_ROUNDS), self.discard) - rounds_of(hand, self.discard)
        return self.price * more

    def recall_gain(self, count: int) -> float:
        """Of taking so many lost cards back into the hand, for a card that is lost itself: late, when many are."""
        if self.left > LAST_ROUNDS and count < MANY:
            return 0.0
        hand = max(0, self.hand - 2)
        return self.price * (rounds_of(hand + count, self.discard + 1) - rounds_of(hand, self.discard + 2))
