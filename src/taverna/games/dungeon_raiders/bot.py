"""What a good player looks at before laying a card. Reads only what its seat may know.

Worth is counted in coins. A card is worth what it brings in this room, and what the cards kept in hand can bring in the
rooms of the row that the seat knows. Hands of others may be counted: played power cards lie open, and every item was
seen when it was taken (R-3).
"""

from __future__ import annotations

from typing import Final

from taverna.games.dungeon_raiders import codes
from taverna.games.dungeon_raiders.bot_odds import Odds
from taverna.games.dungeon_raiders.bot_rooms import Judge
from taverna.games.dungeon_raiders.cards import BALL, CARD_COUNT, FIRST_ITEM, HIGHEST, POWER_BITS
from taverna.games.dungeon_raiders.schema import ROOMS_IN_ROW, Room
from taverna.games.dungeon_raiders.state import Table

UNKNOWN: Final = (0.0, 0.25, 0.55, 0.9, 1.5)
"""What power cards 1 to 5 bring in a room that the seat has not seen."""

FACTOR: Final = 48271
PRIME: Final = 2147483647
LOWEST: Final = -1e9
TINY: Final = 1e-9
NOT_NOW: Final = -1.0
WORTH_A_LOOK: Final = 2
"""A torch is lit when it shows so many dark rooms at once."""


def mood(table: Table, seat: int, card: int) -> float:
    """From -1 to 1, by what lies open: a whim of this seat in this room.

    Players who reason alike and choose at the same time would else all lay the same card, share every chest and be
    wounded together.
    """
    whim = seat * CARD_COUNT + card + 1
    here = table.resolved
    for number in (table.pile[0], table.pile[here], here, sum(table.coins), sum(table.wounds), 0):
        whim = (whim * FACTOR + number + 1) % PRIME
    return 2.0 * whim / PRIME - 1.0


def torch(table: Table, code: int) -> float:
    """Light it now, or keep it? Looking costs no card, so it comes before any card or not at all."""
    if code == codes.LOOK_IN_VAIN:
        return NOT_NOW
    ahead = table.dark.bit_count()
    return -NOT_NOW if ahead >= WORTH_A_LOOK or table.resolved >= 4 * ROOMS_IN_ROW else NOT_NOW


class Plan:
    """What each card brings now, and the best use of the others in the rest of the row."""

    __slots__ = ("_best", "ahead", "judge", "room", "seat", "table")

    def __init__(self, table: Table, seat: int) -> None:
        self.table = table
        self.seat = seat
        self.room: Room = table.room()
        self.judge = Judge(table, seat)
        self.ahead: list[list[float]] = self._look_ahead()
        self._best: dict[int, float] = {}

    def _look_ahead(self) -> list[list[float]]:
        """For each room still to come in this level: what each power card in hand would bring there."""
        table, hand = self.table, self.table.hands[self.seat]
        row, here = table.row(), table.place()
        odds = Odds(table, self.seat, None)
        found: list[list[float]] = []
        for place in range(here + 1, ROOMS_IN_ROW):
            room = row[place]
            if table.is_dark(place) and not table.has_looked(self.seat):
                found.append(list(UNKNOWN))
            else:
                found.append(
                    [
                        self.judge.value(room, odds, room.values[card]) if hand >> card & 1 else 0.0
                        for card in range(HIGHEST)
                    ]
                )
        return found

    def rate(self, cards: list[int]) -> list[float]:
        odds = Odds(self.table, self.seat, self.room)
        now = {card: self._now(card, odds) for card in cards if card != BALL}
        judged = [now[card] + self._later(card) if card != BALL else 0.0 for card in cards]
        if BALL in cards:
            best = max([value for card, value in zip(cards, judged, strict=True) if card != BALL])
            judged[cards.index(BALL)] = best + self.judge.foresight(self.room) - self.judge.price(BALL)
        return judged

    def _now(self, card: int, odds: Odds) -> float:
        gain = self.judge.value(self.room, odds, self.room.values[card])
        return gain if card < FIRST_ITEM else gain - self.judge.price(card)

    def _later(self, spent: int) -> float:
        """The best that the power cards left in hand can do in the rooms to come, one in each."""
        return best_use(self.ahead, 0, self.table.hands[self.seat] & POWER_BITS & ~(1 << spent), self._best)

    def kept(self, spent: int) -> list[int]:
        hand = self.table.hands[self.seat]
        return [card for card in range(HIGHEST) if hand >> card & 1 and card != spent]

    def place_for(self, card: int, spent: int) -> int:
        """Where in the rest of the row that card would be used, counted from the next room; -1 if nowhere."""
        left = self.table.hands[self.seat] & POWER_BITS & ~(1 << spent)
        if not left >> card & 1:
            return -1
        whole = best_use(self.ahead, 0, left, self._best)
        for place, room in enumerate(self.ahead):
            others = self.ahead[:place] + self.ahead[place + 1 :]
            if room[card] + best_use(others, 0, left ^ 1 << card, {}) >= whole - TINY:
                return place
        return -1


def best_use(rooms: list[list[float]], place: int, left: int, known: dict[int, float]) -> float:
    """Every way to spread the cards, a bit for each, over the rooms; `known` is what was worked out before."""
    if place == len(rooms):
        return 0.0
    key = place << HIGHEST | left
    if key in known:
        return known[key]
    best = LOWEST
    for card in range(HIGHEST):
        if left >> card & 1:
            best = max(best, rooms[place][card] + best_use(rooms, place + 1, left ^ 1 << card, known))
    known[key] = best
    return best
