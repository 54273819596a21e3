"""What lies on the table, and small questions about it. `clone` lives here; `dump` and `load` in saving.py."""

from __future__ import annotations

from typing import Final

from taverna.games.dungeon_raiders.cards import (
    FIRST_ITEM,
    ITEM_COUNT,
    NO_CARD,
    POWER_BITS,
    TORCH_BIT,
)
from taverna.games.dungeon_raiders.codes import CODES, LOOK_BIT, LOOK_IN_VAIN_BIT
from taverna.games.dungeon_raiders.content import ROOMS_PLAYED, Ruleset
from taverna.games.dungeon_raiders.schema import BOSS, ROOMS_IN_ROW, Room
from taverna.kernel import Rng, State

NO_SEAT: Final = -1
NO_LEVEL: Final = -1
"""A level card that is none of the box: it was used before a position was written by hand."""

# The steps of the agenda; both ask.
LAY: Final = 0
REPLACE: Final = 1
STEPS: Final = ("lay", "replace")

NOTHING: Final[list[int]] = []


class Table(State):
    """A position of Dungeon Raiders.

    `pile` holds the 25 rooms of the game in the order in which they are entered; the first `resolved` of them are done.
    Lists marked "replaced" are never changed in place, so that clones may share them.
    """

    __slots__ = (
        "characters", "coins", "dark", "hands", "items", "laid", "last", "levels", "looked", "map", "petrified",
        "pile", "resolved", "rules", "supply", "wounds",
    )  # fmt: skip

    def __init__(self, rules: Ruleset, seats: int, rng: Rng) -> None:
        super().__init__(seats, rng)
        self.rules = rules
        self.pile = NOTHING  # replaced
        self.levels = NOTHING  # replaced; the level cards in the order in which they are used
        self.characters = NOTHING  # replaced; by seat
        self.resolved = 0
        self.dark = 0  # a bit for each room of the row that lies face down
        self.looked = 0  # a bit for each seat that has seen the dark rooms of this row
        self.hands = NOTHING  # by seat, a bit for each kind of card held; what is sealed is still in it
        self.items = NOTHING  # seats x 4: how many of each item a hand holds
        self.supply = NOTHING  # by item
        self.coins = NOTHING  # by seat
        self.wounds = NOTHING  # by seat
        self.laid = NOTHING  # replaced; by seat, the card that lies face up in this room
        self.last = NOTHING  # replaced; by seat, the final cards of the room before
        self.map = NO_SEAT  # who starts, in the tactical variant
        self.petrified = 0  # a bit for each seat that Medusa has eliminated

    def clone(self) -> Table:
        other = Table(self.rules, self.seats, self.rng.clone())
        other.copy_kernel(self)
        other.pile = self.pile
        other.levels = self.levels
        other.characters = self.characters
        other.resolved = self.resolved
        other.dark = self.dark
        other.looked = self.looked
        other.hands = self.hands[:]
        other.items = self.items[:]
        other.supply = self.supply[:]
        other.coins = self.coins[:]
        other.wounds = self.wounds[:]
        other.laid = self.laid
        other.last = self.last
        other.map = self.map
        other.petrified = self.petrified
        return other

    # Rooms

    def room(self) -> Room:
        """The room that the players are in; the boss when the game is over."""
        return self.rules.rooms[self.pile[min(self.resolved, ROOMS_PLAYED - 1)]]

    def level(self) -> int:
        """Counted from 0."""
        return min(self.resolved, ROOMS_PLAYED - 1) // ROOMS_IN_ROW

    def place(self) -> int:
        """Where in the row the players are, counted from 0; 5 when the game is over."""
        return self.resolved - self.level() * ROOMS_IN_ROW

    def row(self) -> list[Room]:
        start = self.level() * ROOMS_IN_ROW
        rooms = self.rules.rooms
        return [rooms[number] for number in self.pile[start : start + ROOMS_IN_ROW]]

    def is_dark(self, place: int) -> bool:
        return self.dark >> place & 1 != 0

    def has_looked(self, seat: int) -> bool:
        return self.looked >> seat & 1 != 0

    # Hands

    def item_count(self, seat: int, card: int) -> int:
        return self.items[seat * ITEM_COUNT + card - FIRST_ITEM]

    def hand_size(self, seat: int) -> int:
        """Cards in hand, those that are sealed but not yet turned up included."""
        start = seat * ITEM_COUNT
        return (self.hands[seat] & POWER_BITS).bit_count() + sum(self.items[start : start + ITEM_COUNT])

    def take(self, seat: int, card: int) -> None:
        """An item goes from the supply into a hand."""
        item = card - FIRST_ITEM
        self.supply[item] -= 1
        self.items[seat * ITEM_COUNT + item] += 1
        self.hands[seat] |= 1 << card

    def spend(self, seat: int, card: int) -> None:
        """A card leaves the hand."""
        if card < FIRST_ITEM:
            self.hands[seat] ^= 1 << card
            return
        place = seat * ITEM_COUNT + card - FIRST_ITEM
        self.items[place] -= 1
        if not self.items[place]:
            self.hands[seat] ^= 1 << card

    # What a player may do

    def options(self, seat: int, legal: int) -> list[int]:
        """The codes for these cards, as far as the hand holds them, and for a torch."""
        hand = self.hands[seat]
        bits = hand & legal
        if hand & TORCH_BIT and self.resolved < ROOMS_PLAYED - 1:
            bits |= LOOK_BIT if self.dark and not self.looked >> seat & 1 else LOOK_IN_VAIN_BIT
        return CODES[bits]

    def torches(self, seat: int) -> list[int]:
        """The codes that announce a torch: open to everyone who holds one, but not in the boss room (R-8, R-9)."""
        return self.options(seat, 0)

    def in_order(self) -> list[int]:
        """The seats clockwise from the starting player (DR-16.2)."""
        return [(self.map + left) % self.seats for left in range(self.seats)]

    def card_of(self, seat: int) -> int:
        """The card that lies face up in front of the seat in this room."""
        return self.laid[seat] if self.laid else NO_CARD

    def in_boss_room(self) -> bool:
        return self.room().kind == BOSS
