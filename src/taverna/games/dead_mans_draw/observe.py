"""What a seat sees as a row of small whole numbers, for learning programs: `LAYOUT` says what stands where.

It holds all that the view of the seat holds, and nothing else. Cards have 160 cells, in their own order (`cards.py`):
suit, then value, then copy. Where cards lie in an order that can be seen, a cell counts from 1.
"""

from __future__ import annotations

from typing import Final

from taverna.games.dead_mans_draw import codes
from taverna.games.dead_mans_draw.cards import NO_CARD, SUIT_COUNT
from taverna.games.dead_mans_draw.codes import MAX_PIRATES, MAX_SEATS
from taverna.games.dead_mans_draw.content import NO_PIRATE, OPTIONS
from taverna.games.dead_mans_draw.end import score
from taverna.games.dead_mans_draw.setup import offers_to
from taverna.games.dead_mans_draw.state import NO_SEAT, STEPS, Table
from taverna.games.dead_mans_draw.view import risk
from taverna.kernel import NO_ANSWER, Observation
from taverna.kernel.layout import Layout

PLACES: Final = 16  # in a stack: eight values, two copies
CARDS: Final = SUIT_COUNT * PLACES
MOST_OWED: Final = 9
MOST_OFFERED: Final = 2
TOP_SCORE: Final = 100
MOST: Final = 24
"""Orders are told up to this place; no card in play, shown or known lies behind it but in positions written by hand."""

LAYOUT: Final = Layout()
SETTINGS: Final = LAYOUT.settings(OPTIONS, "the options of the game, in their order")
SEATS: Final = LAYOUT.add("seats", (MAX_SEATS,), "which seats there are")
PHASE: Final = LAYOUT.add("phase", (len(STEPS) + 1,), "what the table waits for; last: the game is over")
ASKED: Final = LAYOUT.add("asked", (MAX_SEATS,), "who is asked")
ACTIVE: Final = LAYOUT.add("active", (MAX_SEATS,), "whose turn it is")
DRAW: Final = LAYOUT.add("draw", (1,), "cards in the draw pile", CARDS)
RISK: Final = LAYOUT.add("risk", (2,), "of the cards that may come next: those that bust, and all", CARDS)
OWED: Final = LAYOUT.add("owed", (1,), "cards that a Kraken still demands", MOST_OWED)
SCORE: Final = LAYOUT.add("score", (MAX_SEATS,), "what each bank is worth, cut at 0 and 100", TOP_SCORE)
KNOWN: Final = LAYOUT.add("known", (CARDS,), "next cards that an Oracle showed to this seat, in order", MOST)
PLAY: Final = LAYOUT.add("play", (CARDS,), "cards in the play area")
ORDER: Final = LAYOUT.add("play-order", (CARDS,), "their places from left to right", MOST)
PROTECTED: Final = LAYOUT.add("protected", (CARDS,), "what a bust spares, in order of protection", MOST)
REVEALED: Final = LAYOUT.add("revealed", (CARDS,), "what a Map shows, in order", MOST)
BUSTING: Final = LAYOUT.add("busting", (CARDS,), "the card that caused the bust")
DISCARD: Final = LAYOUT.add("discard", (CARDS,), "cards in the discard pile")
BANKS: Final = LAYOUT.add("banks", (MAX_SEATS, SUIT_COUNT, PLACES), "cards in each bank")
PIRATES: Final = LAYOUT.add("pirates", (MAX_SEATS, MAX_PIRATES), "the pirate of each seat")
LOCKER: Final = LAYOUT.add("locker", (MAX_SEATS, MAX_SEATS), "whose lost cards the Locker of each seat takes")
OFFERS: Final = LAYOUT.add("offers", (MOST_OFFERED, MAX_PIRATES), "pirates offered to this seat, in order")
KEPT: Final = LAYOUT.add("kept", (MAX_PIRATES,), "the pirate that this seat has chosen in secret")


class DeadMansDrawObservation(Observation[Table]):
    """All that the view shows, in cells."""

    def observe(self, table: Table, seat: int, into: bytearray) -> None:
        seats = table.seats
        for cell in table.rules.settings_cells:
            into[SETTINGS + cell] = 1
        into[PHASE + (table.agenda[-1][0] if table.agenda else len(STEPS))] = 1
        for decision in table.pending:
            into[ASKED + (decision.seat - seat + seats) % seats] = 1
        into[ACTIVE + (table.active - seat + seats) % seats] = 1
        into[DRAW] = len(table.draw)
        busting, among = risk(table, seat)
        into[RISK] = busting
        into[RISK + 1] = among
        into[OWED] = table.owed
        _write_cards(table, seat, into)
        for left in range(seats):
            _write_player(table, (seat + left) % seats, left, seat, into)
        if table.offers:
            for place, pirate in enumerate(offers_to(table, seat)):
                into[OFFERS + place * MAX_PIRATES + pirate] = 1
            if table.answers and table.answers[seat] != NO_ANSWER:
                into[KEPT + table.answers[seat] - codes.PIRATE] = 1


def _write_cards(table: Table, seat: int, into: bytearray) -> None:
    for card in table.discard:
        into[DISCARD + card] = 1
    for place, card in enumerate(table.play):
        into[PLAY + card] = 1
        into[ORDER + card] = min(place + 1, MOST)
    _write_order(table.protected, PROTECTED, into)
    _write_order(table.revealed, REVEALED, into)
    _write_order(table.known_to(seat), KNOWN, into)
    if table.busting != NO_CARD:
        into[BUSTING + table.busting] = 1


def _write_order(cards: list[int], at: int, into: bytearray) -> None:
    for place, card in enumerate(cards):
        into[at + card] = min(place + 1, MOST)


def _write_player(table: Table, owner: int, left: int, seat: int, into: bytearray) -> None:
    into[SEATS + left] = 1
    into[SCORE + left] = min(max(score(table, owner), 0), TOP_SCORE)
    at = BANKS + left * CARDS
    banks = table.banks
    start = owner * SUIT_COUNT
    for suit in range(SUIT_COUNT):
        stack = banks[start + suit]
        place = at + suit * PLACES
        while stack:
            if stack & 1:
                into[place] = 1
            stack >>= 1
            place += 1
    pirate = table.pirates[owner]
    if pirate != NO_PIRATE:
        into[PIRATES + left * MAX_PIRATES + pirate] = 1
    target = table.locker[owner]
    if target != NO_SEAT:
        into[LOCKER + left * MAX_SEATS + (target - seat + table.seats) % table.seats] = 1
