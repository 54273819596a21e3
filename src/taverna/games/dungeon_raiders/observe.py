"""What a seat sees as a row of small whole numbers, for learning programs: `layout` says what stands where.

It holds all that the view of the seat holds, and nothing else. Rooms have a cell each, in the order of the box that is
played with, the bosses after them; cards have nine cells: power 1 to 5, torch, crystal ball, key, sword.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from taverna.games.dungeon_raiders.cards import CARD_COUNT, FIRST_ITEM, HIGHEST, ITEM_COUNT, NO_CARD
from taverna.games.dungeon_raiders.content import LEVELS, MAX_BOSSES, MAX_CHARACTERS, MAX_ROOMS
from taverna.games.dungeon_raiders.numbers import COIN_CAP
from taverna.games.dungeon_raiders.schema import MAX_SEATS, MOST_COPIES, ROOMS_IN_ROW
from taverna.games.dungeon_raiders.state import NO_SEAT, STEPS, Table
from taverna.games.dungeon_raiders.view import own_answer
from taverna.kernel import Observation
from taverna.kernel.layout import Layout, put_wide
from taverna.kernel.options import GameOption

ROOMS: Final = MAX_ROOMS + MAX_BOSSES
MOST_CARDS: Final = HIGHEST + ITEM_COUNT * MOST_COPIES
WOUNDS: Final = 16

_FIELDS: Final = Layout()
SEATS: Final = _FIELDS.add("seats", (MAX_SEATS,), "which seats there are")
PHASE: Final = _FIELDS.add("phase", (len(STEPS) + 1,), "what the table waits for; last: the game is over")
ASKED: Final = _FIELDS.add("asked", (MAX_SEATS,), "who is asked")
LEVEL: Final = _FIELDS.add("level", (LEVELS,), "the level")
PLACE: Final = _FIELDS.add("place", (ROOMS_IN_ROW + 1,), "where in the row; last: the game is over")
ROW: Final = _FIELDS.add(
    "row", (ROOMS_IN_ROW, ROOMS), "the rooms of this level, as far as this seat has seen them"
)
DARK: Final = _FIELDS.add("dark", (ROOMS_IN_ROW,), "rooms that lie face down")
SUPPLY: Final = _FIELDS.add("supply", (ITEM_COUNT,), "copies left of each item", MOST_COPIES)
MAP: Final = _FIELDS.add("map", (MAX_SEATS,), "who starts, in the tactical variant")
CHARACTER: Final = _FIELDS.add("character", (MAX_SEATS, MAX_CHARACTERS), "the character of each seat")
COINS: Final = _FIELDS.add("coins", (MAX_SEATS,), "the coins of each seat", COIN_CAP)
WOUND: Final = _FIELDS.wide("wounds", (MAX_SEATS,), WOUNDS, "the wounds of each seat")
COUNT: Final = _FIELDS.add("cards", (MAX_SEATS,), "cards in each hand, without what is sealed", MOST_CARDS)
GONE: Final = _FIELDS.add(
    "played", (MAX_SEATS, HIGHEST), "power cards that each seat has played in this level"
)
LAID: Final = _FIELDS.add("committed", (MAX_SEATS,), "who has laid a card in this room")
CARD: Final = _FIELDS.add("card", (MAX_SEATS, CARD_COUNT), "the card that lies face up before each seat")
STONE: Final = _FIELDS.add("petrified", (MAX_SEATS,), "whom Medusa has eliminated")
POWERS: Final = _FIELDS.add("powers", (HIGHEST,), "power cards in this seat's hand, without what is sealed")
ITEMS: Final = _FIELDS.add("items", (ITEM_COUNT,), "items in it, without what is sealed", MOST_COPIES)
SEALED: Final = _FIELDS.add("sealed", (CARD_COUNT,), "the card that this seat has laid face down")
LAST: Final = _FIELDS.add("last-room", (ROOMS,), "the room before, once cards were laid in it")
LAST_CARDS: Final = _FIELDS.add("last-cards", (MAX_SEATS, CARD_COUNT), "the final cards in it")
SETTINGS: Final = _FIELDS.size


def room_cell(table: Table, number: int) -> int:
    """Bosses have cells of their own, so that a box with more rooms does not move them."""
    first = table.rules.box.first_boss
    return number if number < first else MAX_ROOMS + number - first


class DungeonRaidersObservation(Observation[Table]):
    """All that the view shows, in cells."""

    def __init__(self, options: Sequence[GameOption]) -> None:
        super().__init__(_FIELDS.with_settings(options, "the options of the game, in their order"))

    def observe(self, table: Table, seat: int, into: bytearray) -> None:
        seats = table.seats
        for cell in table.rules.settings_cells:
            into[SETTINGS + cell] = 1
        into[PHASE + (table.agenda[-1][0] if table.agenda else len(STEPS))] = 1
        for decision in table.pending:
            into[ASKED + (decision.seat - seat + seats) % seats] = 1
        _write_rooms(table, seat, into)
        for item in range(ITEM_COUNT):
            into[SUPPLY + item] = table.supply[item]
        if table.map != NO_SEAT:
            into[MAP + (table.map - seat + seats) % seats] = 1
        for left in range(seats):
            _write_player(table, (seat + left) % seats, left, into)
        _write_hand(table, seat, into)
        if table.last and table.resolved:
            _write_last(table, seat, into)


def _write_rooms(table: Table, seat: int, into: bytearray) -> None:
    """A dark room shows itself only to a seat whose torch has shown it (R-10)."""
    level = table.level()
    into[LEVEL + level] = 1
    into[PLACE + table.place()] = 1
    sees_all = table.has_looked(seat)
    for place in range(ROOMS_IN_ROW):
        dark = table.is_dark(place)
        if dark:
            into[DARK + place] = 1
        if sees_all or not dark:
            number = table.pile[level * ROOMS_IN_ROW + place]
            into[ROW + place * ROOMS + room_cell(table, number)] = 1


def _write_player(table: Table, owner: int, left: int, into: bytearray) -> None:
    into[SEATS + left] = 1
    into[CHARACTER + left * MAX_CHARACTERS + table.characters[owner]] = 1
    into[COINS + left] = table.coins[owner]
    put_wide(into, WOUND + left * 2, table.wounds[owner], WOUNDS)
    sealed = own_answer(table, owner) != NO_CARD
    into[COUNT + left] = table.hand_size(owner) - (1 if sealed else 0)
    hand = table.hands[owner]
    for value in range(HIGHEST):
        if not hand >> value & 1:
            into[GONE + left * HIGHEST + value] = 1
    card = table.card_of(owner)
    if card != NO_CARD:
        into[CARD + left * CARD_COUNT + card] = 1
    if sealed or card != NO_CARD:
        into[LAID + left] = 1
    if table.petrified >> owner & 1:
        into[STONE + left] = 1


def _write_hand(table: Table, seat: int, into: bytearray) -> None:
    hand = table.hands[seat]
    for value in range(HIGHEST):
        if hand >> value & 1:
            into[POWERS + value] = 1
    for item in range(ITEM_COUNT):
        into[ITEMS + item] = table.items[seat * ITEM_COUNT + item]
    sealed = own_answer(table, seat)
    if sealed != NO_CARD:
        into[SEALED + sealed] = 1
        if sealed < FIRST_ITEM:
            into[POWERS + sealed] = 0
        else:
            into[ITEMS + sealed - FIRST_ITEM] -= 1


def _write_last(table: Table, seat: int, into: bytearray) -> None:
    into[LAST + room_cell(table, table.pile[table.resolved - 1])] = 1
    for left in range(table.seats):
        card = table.last[(seat + left) % table.seats]
        into[LAST_CARDS + left * CARD_COUNT + card] = 1
