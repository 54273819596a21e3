"""What lies on the table, and small questions about it. `clone` lives here; `dump` and `load` in saving.py."""

from __future__ import annotations

from typing import Final

from taverna.games.dead_mans_draw import cards
from taverna.games.dead_mans_draw.cards import NO_CARD, SUIT_COUNT
from taverna.games.dead_mans_draw.content import NO_PIRATE, Ruleset, Trait
from taverna.kernel import Rng, State

NO_SEAT: Final = -1
NOTHING: Final[list[int]] = []
"""For lists that are replaced, never changed."""

# The steps of the agenda. The first ones ask.
TURN: Final = 0
ASK_HOOK: Final = 1  # cards still to place
ASK_CANNON: Final = 2
ASK_MAP: Final = 3
ASK_SWORD: Final = 4
ASK_MERMAID: Final = 5
ASK_PLUNDER: Final = 6  # size of the bonus
ASK_PIRATE: Final = 7
ASK_LOCKER: Final = 8  # seat of the Locker's owner
START: Final = 9
LOSE_REST: Final = 10
END_TURN: Final = 11
STEPS: Final = (
    "turn",
    "hook",
    "cannon",
    "map",
    "sword",
    "mermaid",
    "plunder",
    "choose-pirate",
    "choose-locker",
    "start",
    "lose-rest",
    "end-turn",
)


class Table(State):
    """A position of Dead Man's Draw.

    Piles are lists with the top card last; `discard` has no order. `banks` holds seats x 10 stacks in one flat list.
    Lists marked "replaced" are never changed in place, so that clones may share them.
    """

    __slots__ = (
        "active", "aside", "banks", "busting", "champion", "discard", "draw", "drew", "harbor", "held", "locker",
        "miser", "offers", "owed", "pirates", "play", "protected", "revealed", "rules", "seen_from", "traits",
    )  # fmt: skip

    def __init__(self, rules: Ruleset, seats: int, rng: Rng) -> None:
        super().__init__(seats, rng)
        self.rules = rules
        self.draw: list[int] = []
        self.discard: list[int] = []
        self.play: list[int] = []
        self.banks: list[int] = [0] * (seats * SUIT_COUNT)
        self.held = 0  # a bit for each suit (or value, DMD-65.1) in the play area
        self.protected: list[int] = []  # replaced
        self.revealed: list[int] = []  # replaced; what a Map shows until one is chosen
        self.busting = NO_CARD  # the card that caused the bust now being carried out
        self.active = 0
        self.drew = False  # a card was drawn this turn
        self.owed = 0
        self.harbor = 0  # the next so many placements are protected (DMD-32.2)
        self.miser = False  # what is placed is protected, up to the next draw (DMD-30.2)
        self.seen_from: list[
            int
        ] = []  # replaced; by seat: draw-pile cards from this index up are known to it
        self.pirates: list[int] = [NO_PIRATE] * seats  # replaced
        self.traits: list[Trait] = [rules.trait(NO_PIRATE)] * seats  # replaced
        self.offers: list[int] = []  # replaced; two pirates for each seat, until all have kept one
        self.locker: list[int] = [NO_SEAT] * seats  # replaced; by seat: whose lost cards its Locker takes
        self.champion = NO_SEAT  # who won at once (DMD-63.1)
        self.aside: list[int] = []  # replaced; cards out of the game: empty but in positions written by hand

    def clone(self) -> Table:
        other = Table(self.rules, self.seats, self.rng.clone())
        other.copy_kernel(self)
        other.draw = self.draw[:]
        other.discard = self.discard[:]
        other.play = self.play[:]
        other.banks = self.banks[:]
        other.held = self.held
        other.protected = self.protected
        other.revealed = self.revealed
        other.busting = self.busting
        other.active = self.active
        other.drew = self.drew
        other.owed = self.owed
        other.harbor = self.harbor
        other.miser = self.miser
        other.seen_from = self.seen_from
        other.pirates = self.pirates
        other.traits = self.traits
        other.offers = self.offers
        other.locker = self.locker
        other.champion = self.champion
        other.aside = self.aside
        return other

    def keep_pirates(self, pirates: list[int]) -> None:
        self.pirates = pirates
        self.traits = [self.rules.trait(pirate) for pirate in pirates]

    def left_of(self, seat: int, steps: int = 1) -> int:
        return (seat + steps) % self.seats

    def opponents(self) -> list[int]:
        """The other seats, in turn order from the active player's left."""
        return [(self.active + left) % self.seats for left in range(1, self.seats)]

    # Banks

    def file(self, seat: int, card: int) -> None:
        """Put a card into a bank; a stack keeps itself in order (DMD-5.3)."""
        self.banks[seat * SUIT_COUNT + (card >> 4)] |= 1 << (card & 15)

    def unfile(self, seat: int, card: int) -> None:
        self.banks[seat * SUIT_COUNT + (card >> 4)] &= ~(1 << (card & 15))

    def stack(self, seat: int, suit: int) -> int:
        return self.banks[seat * SUIT_COUNT + suit]

    def top(self, seat: int, suit: int) -> int:
        """The highest card of a stack that is not empty (DMD-5.4)."""
        return suit * 16 + self.banks[seat * SUIT_COUNT + suit].bit_length() - 1

    def bank_cards(self, seat: int) -> list[int]:
        """All cards of a bank, suit by suit, highest first."""
        return [
            card
            for suit in range(SUIT_COUNT)
            for card in cards.in_stack(suit, self.banks[seat * SUIT_COUNT + suit])
        ]

    def bank_size(self, seat: int) -> int:
        size = 0
        for place in range(seat * SUIT_COUNT, (seat + 1) * SUIT_COUNT):
            stack = self.banks[place]
            while stack:
                size += 1
                stack &= stack - 1
        return size

    # The play area

    def mark(self, card: int) -> int:
        """The bit that stands for the card in `held`: its suit, or its value in Strange Lands."""
        return 1 << ((card & 15) >> 1) if self.rules.bust_on_value else 1 << (card >> 4)

    def would_bust(self, card: int) -> bool:
        """Whether placing the card now would bust the active player (DMD-4.1), interception considered."""
        return self.traits[self.active].intercepts != card >> 4 and self.held & self.mark(card) != 0

    def leave_play(self, card: int) -> None:
        """A card leaves the play area and loses its protection (DMD-10.7)."""
        self.play.remove(card)
        self.held &= ~self.mark(card)
        if card in self.protected:
            self.protected = [other for other in self.protected if other != card]

    def protect(self, shielded: list[int]) -> None:
        added = [card for card in shielded if card not in self.protected]
        if added:
            self.protected = self.protected + added

    def taker_of_lost(self) -> int:
        """Whose bank gains what the active player would lose in a bust (DMD-37.1, 37.6, 61.1); -1: nobody's."""
        if self.rules.lost_to_left:
            return self.left_of(self.active)
        if self.rules.pirates:
            for left in range(1, self.seats):
                seat = (self.active + left) % self.seats
                if self.locker[seat] == self.active:
                    return seat
        return NO_SEAT

    # Knowledge

    def known_to(self, seat: int) -> list[int]:
        """The draw-pile cards that an Oracle has shown to the seat, next one first."""
        if not self.seen_from:
            return []
        return self.draw[self.seen_from[seat] :][::-1]
