"""The last room: a monster with the changes that its card lists (DR-10.1)."""

from __future__ import annotations

from taverna.games.dungeon_raiders import events
from taverna.games.dungeon_raiders.cards import FIRST_ITEM
from taverna.games.dungeon_raiders.numbers import ITEM_VALUE
from taverna.games.dungeon_raiders.purse import gain, pay, wound
from taverna.games.dungeon_raiders.schema import Room
from taverna.games.dungeon_raiders.state import Table


def face_boss(table: Table, room: Room, values: list[int]) -> None:
    """Escaped players add nothing and are no targets; the strength stays that of all players (R-29)."""
    present = [seat for seat in range(table.seats) if table.laid[seat] != room.escape]
    if table.telling:
        tell_cards(table, room, values)
    strength = room.strengths[table.seats]
    total = sum(values)
    defeated = strength > 0 and total >= strength
    if defeated:
        events.defeated(table, room, total)
    elif strength:
        events.attacks(table, room, total)
    else:
        events.always_attacks(table, room)
    if room.highest_gains:
        reward_highest(table, room, values, defeated)
    if not defeated:
        attack(table, room, values, present)


def tell_cards(table: Table, room: Room, values: list[int]) -> None:
    """Who got away, and which cards count otherwise than they say."""
    for seat, card in enumerate(table.laid):
        if card == room.escape:
            events.escaped(table, seat, card, room.rule_of("escape", "R-31"))
        elif values[seat] != printed(card):
            rule = room.rule_of("power" if card < FIRST_ITEM else "sword", "DR-10.1")
            events.counted(table, seat, card, values[seat], rule)


def printed(card: int) -> int:
    """What a power card or sword counts where nothing says otherwise."""
    return card + 1 if card < FIRST_ITEM else ITEM_VALUE


def reward_highest(table: Table, room: Room, values: list[int], defeated: bool) -> None:
    """Coins for the highest card, also when the boss is defeated (R-32); but not when all are the same and it is not
    (DR-10.14, DR-10.18, R-33)."""
    if defeated and not room.highest_gain_if_defeated:
        return
    highest = max(values)
    if not defeated and min(values) == highest:
        events.highest_unrewarded(table, room)
        return
    seats = [seat for seat, value in enumerate(values) if value == highest]
    rule = "R-32" if defeated else room.rule_of("highest_gains" if len(seats) == 1 else "highest_tie", "R-32")
    events.highest_rewarded(table, seats, room.highest_gains, rule)
    for seat in seats:
        gain(table, seat, room.highest_gains, rule)


def attack(table: Table, room: Room, values: list[int], present: list[int]) -> None:
    """The lowest value, or the highest, among those who are still there; all who tie (DR-10.2, R-36)."""
    if not present:
        events.nobody_attacked(table, room)
        return
    there = [values[seat] for seat in present]
    target = max(there) if room.attacks_highest else min(there)
    victims = [seat for seat in present if values[seat] == target]
    events.attacked(table, victims, target, room)
    for seat in victims:
        suffer(table, room, seat)


def suffer(table: Table, room: Room, seat: int) -> None:
    if room.wounds:
        wound(table, seat, room.wounds, room.rule_of("wounds", "DR-7.3"))
    if room.coins_lost:
        pay(table, seat, room.coins_lost, room.rule_of("coins_lost", "DR-10.1"))
    if room.eliminates:
        table.petrified |= 1 << seat
        events.petrified(table, seat, room.rule_of("eliminates", "DR-10.1"))
