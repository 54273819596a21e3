"""For search: a quick choice that is better than chance, and what an unfinished game promises each seat.

Called thousands of times for one decision, so it looks at few numbers and builds nothing. Worth is counted in coins.
"""

from __future__ import annotations

from math import exp, log, sqrt
from typing import Final

from taverna.games.dungeon_raiders import codes
from taverna.games.dungeon_raiders.cards import BALL, FIRST_ITEM, HIGHEST, ITEM_COUNT
from taverna.games.dungeon_raiders.content import ROOMS_PLAYED
from taverna.games.dungeon_raiders.end import outcome
from taverna.games.dungeon_raiders.numbers import COIN_CAP
from taverna.games.dungeon_raiders.schema import BOSS, MONSTER, ROOMS_IN_ROW, TREASURE, VAULT, Room
from taverna.games.dungeon_raiders.state import Table
from taverna.kernel import NO_ANSWER, Decision, Rng

KEEP: Final = [0.0, 0.25, 0.55, 0.9, 1.5, 0.3, 0.6, 1.0, 0.8]
"""By card: what it is worth to keep it for a later room."""

FIRST: Final = [0.0, 0.01, 0.05, 0.14, 0.33, 0.65]
SECOND: Final = [0.0, 0.1, 0.15, 0.25, 0.3, 0.0]
LOWEST: Final = [0.0, 1.0, 0.5, 0.2, 0.06, 0.01]
"""By value, against others who play anything: the share of a first chest, of a second one, the chance to be lowest."""

FORESIGHT: Final = 0.4
THEIRS: Final = 0.2
STONE: Final = 8.0
NEAR: Final = 3
"""So many wounds below the most, one is still in danger."""


def light(table: Table, decision: Decision, rng: Rng) -> int:
    """The better of two cards drawn at random: mostly sensible, and never twice the same game.

    No torch is lit: in a world that is imagined as a whole there is nothing to be learnt.
    """
    options = decision.options
    count = len(options)
    while options[count - 1] >= codes.LOOK:
        count -= 1
    one = options[rng.below(count)]
    other = options[rng.below(count)]
    if one == other:
        return one
    room = table.room()
    seat = decision.seat
    return one if promise(table, room, seat, one) >= promise(table, room, seat, other) else other


def promise(table: Table, room: Room, seat: int, card: int) -> float:
    """Roughly what the card brings in this room, less what it would be worth later."""
    kind = room.kind
    if card == room.escape or (card == BALL and kind == BOSS):
        return 0.0
    if card == BALL:
        return FORESIGHT - KEEP[BALL]
    value = room.values[card]
    if kind == BOSS:
        return _fight(table, room, seat, value)
    kept = KEEP[card]
    if card < FIRST_ITEM:  # it comes back at the end of the level
        kept *= (ROOMS_IN_ROW - 1 - table.resolved % ROOMS_IN_ROW) / (ROOMS_IN_ROW - 1)
    if kind == MONSTER:
        return _fight(table, room, seat, value) - kept
    if kind == TREASURE:
        second = room.chests[1] * SECOND[value] if len(room.chests) > 1 else 0.0
        return room.chests[0] * FIRST[value] + second - kept
    if kind == VAULT:
        return _vault(table, room, seat, value) - kept
    return _trap(table, room, seat, value) - kept


def ache(table: Table, seat: int) -> float:
    """What a wound costs: much for whoever has the most (DR-15.2)."""
    margin = max(table.wounds) - table.wounds[seat]
    return 1.4 if margin == 0 else 0.8 if margin <= NEAR else 0.4


def _fight(table: Table, room: Room, seat: int, value: int) -> float:
    cost = room.wounds * ache(table, seat) + room.coins_lost
    if room.eliminates:
        cost += STONE
    strength = room.strengths[table.seats]
    if strength:  # two from everyone are hardly ever missing, four often are
        cost *= min(1.0, max(0.0, strength / (2 * table.seats) - 1.0))
    risk = LOWEST[HIGHEST + 1 - value] if room.attacks_highest else LOWEST[value]
    return room.highest_gains * FIRST[value] - cost * risk


def _vault(table: Table, room: Room, seat: int, value: int) -> float:
    if room.coins[value]:
        return float(min(room.coins[value], COIN_CAP - table.coins[seat]))
    if room.potions[value]:
        return ache(table, seat) * min(room.potions[value], table.wounds[seat])
    item = room.items[value]
    return KEEP[FIRST_ITEM + item] if table.supply[item] else 0.0


def _trap(table: Table, room: Room, seat: int, value: int) -> float:
    penalty = room.by_highest[value]
    if room.strikes_richest:
        return -float(penalty) if table.coins[seat] == max(table.coins) else THEIRS * penalty
    return -ache(table, seat) * penalty if table.wounds[seat] == min(table.wounds) else THEIRS * penalty


# What may be hoped for

COINS: Final = 0.7
MORE_COINS: Final = 0.33
"""How many coins decide: a few, and more for the root of the rooms left. Like the numbers below these come from games
among greedy players."""

TIE: Final = 0.5
DISTANT: Final = 1.3
WOUNDS: Final = 0.95
FEWER: Final = 0.5
"""Those who tie for the most wounds faint, but not in a game of three (DR-15.3, DR-15.4). How far away fainting is, and
how many wounds decide about it, for the root of the rooms left."""

SCAR: Final = 0.45
"""What a wound costs, in coins, however far from the most."""

ITEM_COINS: Final = [0.4, 0.5, 1.4, 1.2]
LAST_ROOMS: Final = 6
HAND: Final = 0.4
BEST: Final = 0.8
"""What is in hand, in coins: items, until few rooms are left; power cards for this level, and the best of them."""


def settled(table: Table) -> bool:
    """A room is entered."""
    return not table.laid and table.answers.count(NO_ANSWER) == len(table.answers)


def rewards(table: Table) -> list[float]:
    """The share of the victory; before the end by coins and what is in hand, and by how far one is from fainting.

    The more rooms are left, the less all of it tells.
    """
    if table.over:
        return outcome(table).rewards()
    left = ROOMS_PLAYED - table.resolved
    root = sqrt(left)
    coins_spread = COINS + MORE_COINS * root
    wounds_spread = WOUNDS * root - FEWER
    safety = DISTANT * (root - 1.0) + (TIE if table.seats == 3 else -TIE)
    fade = min(1.0, left / LAST_ROOMS)
    rest = 1.0 - table.resolved % ROOMS_IN_ROW / ROOMS_IN_ROW
    prospects: list[float] = []
    for seat in range(table.seats):
        wealth = table.coins[seat] + fade * _items(table, seat) + rest * _power(table.hands[seat])
        wealth -= fade * SCAR * table.wounds[seat]
        danger = table.wounds[seat] - most_of_others(table, seat) - safety
        prospects.append(wealth / coins_spread - log(1.0 + exp(danger / wounds_spread)))
    best = max(prospects)
    hopes = [exp(prospect - best) for prospect in prospects]
    total = sum(hopes)
    return [hope / total for hope in hopes]


def _items(table: Table, seat: int) -> float:
    total = 0.0
    start = seat * ITEM_COUNT
    for item in range(ITEM_COUNT):
        total += table.items[start + item] * ITEM_COINS[item]
    return total


def _power(hand: int) -> float:
    """What the power cards of a hand promise."""
    total = best = 0
    for card in range(HIGHEST):
        if hand >> card & 1:
            best = card + 1
            total += best
    return HAND * total + BEST * best


def most_of_others(table: Table, seat: int) -> int:
    most = 0
    for other in range(table.seats):
        if other != seat and table.wounds[other] > most:
            most = table.wounds[other]
    return most
