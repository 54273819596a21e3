"""What each kind of room does with the cards laid in it. Everything is computed from the cards and the state after the
reveal, and applied to all players at the same time (R-16).
"""

from __future__ import annotations

from taverna.games.dungeon_raiders import events
from taverna.games.dungeon_raiders.bosses import face_boss
from taverna.games.dungeon_raiders.cards import FIRST_ITEM, ITEM_COUNT
from taverna.games.dungeon_raiders.purse import gain, heal, pay, wound
from taverna.games.dungeon_raiders.schema import MONSTER, TRAP, TREASURE, VAULT, Room
from taverna.games.dungeon_raiders.state import Table


def resolve(table: Table, room: Room) -> None:
    """Each kind of room in its own way (DR-5.7)."""
    kind = room.kind
    values = [room.values[card] for card in table.laid]
    if kind == MONSTER:
        fight(table, room, values)
    elif kind == TREASURE:
        open_chests(table, room, values)
    elif kind == VAULT:
        loot(table, room, values)
    elif kind == TRAP:
        spring(table, room, values)
    else:
        face_boss(table, room, values)


def seats_with(values: list[int], wanted: int) -> list[int]:
    return [seat for seat, value in enumerate(values) if value == wanted]


# Treasure


def open_chests(table: Table, room: Room, values: list[int]) -> None:
    """The highest value takes the first chest (DR-6.2), the second-highest the second if there is one (DR-6.5)."""
    highest = second = 0
    for value in values:
        if value > highest:
            highest, second = value, highest
        elif second < value < highest:
            second = value
    share_chest(table, room.chests[0], seats_with(values, highest), "DR-6.2")
    if len(room.chests) > 1:
        share_chest(table, room.chests[1], seats_with(values, second), "DR-6.5")


def share_chest(table: Table, chest: int, seats: list[int], rule: str) -> None:
    """Divided among those who tie, rounded down; the remainder is lost (DR-6.3)."""
    if not seats:
        events.chest_unclaimed(table, chest)
    elif len(seats) == 1:
        events.chest_won(table, chest, seats[0], rule)
        gain(table, seats[0], chest, rule)
    elif chest < len(seats):
        events.chest_too_small(table, chest, seats)
    else:
        share = chest // len(seats)
        events.chest_shared(table, chest, seats, share)
        for seat in seats:
            gain(table, seat, share, "DR-6.3")


# Monsters


def fight(table: Table, room: Room, values: list[int]) -> None:
    """Strong enough together, nothing happens (DR-7.2); else the lowest value suffers (DR-7.3, DR-7.4)."""
    total = 0
    for value in values:
        total += value
    if total >= room.strengths[table.seats]:
        events.defeated(table, room, total)
        return
    events.attacks(table, room, total)
    lowest = min(values)
    victims = seats_with(values, lowest)
    events.attacked(table, victims, lowest, room)
    for seat in victims:
        wound(table, seat, room.wounds, "DR-7.3")


# Vaults


def loot(table: Table, room: Room, values: list[int]) -> None:
    """Everyone receives what is shown above the own value (DR-8.1)."""
    claims = [0] * ITEM_COUNT
    for seat, value in enumerate(values):
        item = room.items[value]
        events.benefit(table, seat, value, room.benefits[value])
        if item >= 0:
            claims[item] |= 1 << seat
        elif room.coins[value]:
            gain(table, seat, room.coins[value], "DR-8.4")
        else:
            heal(table, seat, room.potions[value])
    for item in range(ITEM_COUNT):
        if claims[item]:
            hand_out(table, item, [seat for seat in range(table.seats) if claims[item] >> seat & 1])


def hand_out(table: Table, item: int, claimants: list[int]) -> None:
    """A copy for each, or none for any (DR-8.2, DR-8.3). Torches and balls used so far are back (R-22)."""
    if len(claimants) > table.supply[item]:
        events.short(table, claimants, item)
        return
    for seat in claimants:
        table.take(seat, FIRST_ITEM + item)
        events.took(table, seat, item)


# Traps


def spring(table: Table, room: Room, values: list[int]) -> None:
    """Only the highest card counts (DR-9.1), whoever played it (R-51); the victims are found first (R-26)."""
    highest = max(values)
    penalty = room.by_highest[highest]
    if not penalty:
        events.harmless(table, room, highest)
        return
    if room.strikes_richest:
        victims = seats_with(table.coins, max(table.coins))
    else:
        victims = seats_with(table.wounds, min(table.wounds))
    events.sprung(table, room, highest, victims)
    for seat in victims:
        if room.strikes_richest:
            pay(table, seat, penalty, room.rule)
        else:
            wound(table, seat, penalty, room.rule)
