"""A table as data that a person can read and write, and back.

What is left out takes its default: rooms that are named nowhere fill the row, the pile and the discard in the order of
the content, hands hold what the characters start with. So a position for a test is a few words long.
"""

from __future__ import annotations

from typing import Final

from taverna.games.dungeon_raiders import cards, codes
from taverna.games.dungeon_raiders.cards import (
    BALL,
    FIRST_ITEM,
    ITEM_COUNT,
    ITEMS,
    KEY,
    NO_CARD,
    POWER_BITS,
)
from taverna.games.dungeon_raiders.content import LEVELS, ROOMS_PLAYED, Rulesets
from taverna.games.dungeon_raiders.numbers import COIN_CAP
from taverna.games.dungeon_raiders.saving_rooms import (
    bits,
    distinct,
    level_ids,
    load_levels,
    load_rooms,
    room_ids,
)
from taverna.games.dungeon_raiders.schema import ROOMS_IN_ROW
from taverna.games.dungeon_raiders.setup import equip
from taverna.games.dungeon_raiders.state import LAY, NO_SEAT, NOTHING, REPLACE, Table
from taverna.kernel import NO_ANSWER, Fields, Rng, Saving, Setting
from taverna.kernel.fields import bad

AGENDA: Final = "position.agenda"
MOST_WOUNDS: Final = 999


class DungeonRaidersSaving(Saving[Table]):
    """The table by the names of cards, rooms and characters."""

    def __init__(self, rulesets: Rulesets) -> None:
        self.rulesets = rulesets

    def dump_table(self, table: Table) -> dict[str, object]:
        seats = range(table.seats)
        box = table.rules.box
        return {
            "level": table.level() + 1,
            "place": table.place() + 1,
            **room_ids(table),
            "dark": [place + 1 for place in range(ROOMS_IN_ROW) if table.is_dark(place)],
            "levels": level_ids(table),
            "looked": [seat for seat in seats if table.has_looked(seat)],
            "characters": [box.characters[number].id for number in table.characters],
            "coins": table.coins[:],
            "wounds": table.wounds[:],
            "hands": [hand_names(table, seat) for seat in seats],
            "supply": {ITEMS[item]: table.supply[item] for item in range(ITEM_COUNT)},
            "laid": [_card_name(card) for card in table.laid],
            "last": [_card_name(card) for card in table.last],
            "map": None if table.map == NO_SEAT else table.map,
            "petrified": [seat for seat in seats if table.petrified >> seat & 1],
        }

    def load_table(self, fields: Fields, seats: int, rng: Rng, options: dict[str, Setting]) -> Table:
        table = Table(self.rulesets.of(options), seats, rng)
        level = fields.integer("level", 1, LEVELS, 1)
        place = fields.integer("place", 1, ROOMS_IN_ROW + (level == LEVELS), 1)
        table.resolved = (level - 1) * ROOMS_IN_ROW + place - 1
        table.petrified = bits(_seats(fields, "petrified", seats))
        load_rooms(fields, table)
        load_levels(fields, table)
        _load_characters(fields, table)
        table.looked = bits(_seats(fields, "looked", seats))
        table.laid = _load_cards(fields, "laid", table)
        table.last = _load_cards(fields, "last", table)
        _load_hands(fields, table)
        _check_last(fields, table)
        _load_map(fields, table)
        table.agenda = [(LAY, 0, 0)] if table.resolved < ROOMS_PLAYED else []
        return table

    def check_agenda(self, table: Table) -> None:
        """An agenda read from data must fit the table it came with."""
        over = table.resolved == ROOMS_PLAYED
        if len(table.agenda) != (0 if over else 1):
            raise bad(AGENDA, "must be empty when the game is over" if over else "must hold one step")
        if table.petrified and not over:
            raise bad("position.petrified", "nobody is eliminated before the boss is resolved (R-43)")
        for code in table.answers:
            if code != NO_ANSWER and code >= codes.LOOK:
                raise bad("position.answers", "a torch is announced, never sealed (R-7)")
        _check_laid(table)


def _card_name(card: int) -> str | None:
    return None if card == NO_CARD else cards.name(card)


def hand_names(table: Table, seat: int) -> list[str]:
    """All cards of a hand; one that is sealed is still among them."""
    held = [cards.name(card) for card in codes.CODES[table.hands[seat] & POWER_BITS]]
    for item in range(ITEM_COUNT):
        held += [ITEMS[item]] * table.item_count(seat, FIRST_ITEM + item)
    return held


def _load_characters(fields: Fields, table: Table) -> None:
    ids = [character.id for character in table.rules.box.characters]
    table.characters = distinct(fields, "characters", ids, table.seats)
    equip(table)
    table.coins = _numbers(fields, "coins", COIN_CAP, table.coins)
    table.wounds = _numbers(fields, "wounds", MOST_WOUNDS, table.wounds)


def _numbers(fields: Fields, name: str, high: int, default: list[int]) -> list[int]:
    given = fields.integers(name, 0, high, default)
    if len(given) != len(default):
        raise fields.bad(name, f"must hold {len(default)} numbers")
    return given


def _seats(fields: Fields, name: str, seats: int) -> list[int]:
    return fields.integers(name, 0, seats - 1, [])


def _load_cards(fields: Fields, name: str, table: Table) -> list[int]:
    """One card or none for each seat; or nothing at all."""
    given = fields.items(name, [])
    if len(given) not in (0, table.seats):
        raise fields.bad(name, f"must be empty or hold an entry for each of the {table.seats} seats")
    path = f"{fields.path}.{name}"
    found = [NO_CARD if item is None else cards.parse(str(item), path) for item in given]
    return found if found.count(NO_CARD) < len(found) else NOTHING


def _load_hands(fields: Fields, table: Table) -> None:
    given = fields.items("hands", [])
    if len(given) > table.seats:
        raise fields.bad("hands", f"there are {len(given)} hands for {table.seats} seats")
    for seat, hand in enumerate(given):
        path = f"{fields.path}.hands[{seat}]"
        table.hands[seat] = 0
        table.items[seat * ITEM_COUNT : (seat + 1) * ITEM_COUNT] = [0] * ITEM_COUNT
        for text in Fields({"hand": hand}, path).texts("hand"):
            _add_to_hand(table, seat, cards.parse(text, path), path)
    _check_powers(fields, table)
    _count_supply(fields, table)


def _add_to_hand(table: Table, seat: int, card: int, path: str) -> None:
    if card >= FIRST_ITEM:
        table.items[seat * ITEM_COUNT + card - FIRST_ITEM] += 1
    elif table.hands[seat] >> card & 1:
        raise bad(path, f"{cards.name(card)} is there twice")
    table.hands[seat] |= 1 << card


def _check_powers(fields: Fields, table: Table) -> None:
    """Hand, table and what was played in this level are one set (INV-2), and no room takes two of it (R-14)."""
    for seat in range(table.seats):
        card = table.card_of(seat)
        own = table.hands[seat] & POWER_BITS
        if 0 <= card < FIRST_ITEM:
            if own >> card & 1:
                raise fields.bad("laid", f"{cards.name(card)} of seat {seat} is still in the hand")
            own |= 1 << card
        fewest = POWER_BITS.bit_count() - table.resolved % ROOMS_IN_ROW
        if own.bit_count() < fewest:
            raise fields.bad("hands", f"seat {seat} must still have {fewest} power cards in this room")


def _count_supply(fields: Fields, table: Table) -> None:
    """What is in no hand and not on the table lies in the supply (INV-1); torches and balls return at once."""
    for item in range(ITEM_COUNT):
        held = sum(table.items[item::ITEM_COUNT])
        if FIRST_ITEM + item >= KEY:
            held += table.laid.count(FIRST_ITEM + item)
        copies = table.rules.box.copies[item]
        if held > copies:
            raise fields.bad("hands", f"there are {held} of the {copies} cards {ITEMS[item]!r}")
        table.supply[item] = copies - held
    counted = {ITEMS[item]: table.supply[item] for item in range(ITEM_COUNT)}
    if fields.value("supply", counted) != counted:
        raise fields.bad("supply", f"must be {counted}, as the hands have the rest; it may be left out")


def _check_last(fields: Fields, table: Table) -> None:
    """The final cards of the room before: legal there (R-12), and no power card of them is back in a hand (DR-5.9)."""
    if not table.last:
        return
    if NO_CARD in table.last or not table.resolved:
        raise fields.bad("last", "holds the final cards of the room before, if there was one")
    room = table.rules.rooms[table.pile[table.resolved - 1]]
    for seat, card in enumerate(table.last):
        if not room.legal >> card & 1 or (card == BALL and room.escape != BALL):
            raise fields.bad("last", f"{cards.name(card)} can't be a final card in {room.id} (R-12)")
        kept = table.hands[seat] >> card & 1 or table.card_of(seat) == card
        if card < FIRST_ITEM and kept and table.resolved % ROOMS_IN_ROW:
            raise fields.bad("last", f"{cards.name(card)} of seat {seat} can't be played twice (DR-5.9)")


def _load_map(fields: Fields, table: Table) -> None:
    if table.rules.tactical:
        table.map = fields.integer("map", 0, table.seats - 1, 0)
    elif fields.value("map") is not None:
        raise fields.bad("map", "is used in the tactical variant only (DR-1.9)")


def _check_laid(table: Table) -> None:
    """Which cards can lie face up while cards are laid, or while crystal balls are replaced."""
    path = "position.laid"
    room = table.room()
    for card in table.laid:
        if card != NO_CARD and not room.legal >> card & 1:
            raise bad(path, f"{cards.name(card)} can't be played in this room (R-12)")
    if table.agenda and table.agenda[-1][0] == REPLACE:
        if NO_CARD in table.laid or BALL not in table.laid or room.escape == BALL:
            raise bad(path, "all have laid a card, one at least a crystal ball, when those are replaced")
    elif table.laid and (not table.rules.tactical or not table.agenda):
        raise bad(path, "no card lies face up before the reveal")
    elif table.laid:
        order = [table.laid[seat] == NO_CARD for seat in table.in_order()]
        if order != sorted(order) or not order[-1]:
            raise bad(path, "cards are played clockwise from the starting player (DR-16.2)")
