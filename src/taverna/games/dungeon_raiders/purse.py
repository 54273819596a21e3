"""Coins and wounds: the only numbers of a player that rooms change."""

from __future__ import annotations

from taverna.games.dungeon_raiders import events
from taverna.games.dungeon_raiders.numbers import COIN_CAP
from taverna.games.dungeon_raiders.state import Table


def gain(table: Table, seat: int, number: int, rule: str) -> None:
    """Never more than 20 coins; what is above is lost (DR-12.1, R-18)."""
    gained = min(number, COIN_CAP - table.coins[seat])
    table.coins[seat] += gained
    if table.telling:
        if gained:
            events.gained(table, seat, gained, rule)
        if gained < number:
            events.capped(table, seat, number - gained)


def pay(table: Table, seat: int, number: int, rule: str) -> None:
    """What a player can't pay is forgiven (R-25)."""
    paid = min(number, table.coins[seat])
    table.coins[seat] -= paid
    if table.telling:
        if paid:
            events.paid(table, seat, paid, rule)
        if paid < number:
            events.forgiven(table, seat, number - paid)


def wound(table: Table, seat: int, number: int, rule: str) -> None:
    """There is no limit (DR-13.1), and nobody falls before the end (R-43)."""
    table.wounds[seat] += number
    events.wounded(table, seat, number, rule)


def heal(table: Table, seat: int, number: int) -> None:
    """The surplus of a potion is lost (R-23)."""
    healed = min(number, table.wounds[seat])
    table.wounds[seat] -= healed
    if healed:
        events.healed(table, seat, healed)
    else:
        events.unhurt(table, seat)
