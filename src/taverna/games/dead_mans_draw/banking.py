"""Collecting cards into the bank, and the bonus for a Key and a Chest collected together."""

from __future__ import annotations

from taverna.games.dead_mans_draw import codes, events
from taverna.games.dead_mans_draw.cards import CHEST, KEY, NO_CARD, SUIT_COUNT
from taverna.games.dead_mans_draw.state import ASK_PLUNDER, NOTHING, Table
from taverna.kit.piles import take_random


def collect(table: Table, cards: list[int]) -> None:
    """Cards go from the play area to the active player's bank; the bonus follows (DMD-5.1, 5.5, 13.9)."""
    key = chest = False
    for card in cards:
        suit = card >> 4
        table.banks[table.active * SUIT_COUNT + suit] |= 1 << (card & 15)
        key = key or suit == KEY
        chest = chest or suit == CHEST
    table.protected = (
        NOTHING  # collected cards are no longer in the play area (DMD-10.7), and the others had no mark
    )
    table.held = 0
    if len(cards) == len(table.play):
        table.play = []
    else:
        table.play = [card for card in table.play if card not in cards]
        for card in table.play:
            table.held |= table.mark(card)
    if key and chest:
        give_bonus(table, len(cards))


def give_bonus(table: Table, size: int) -> None:
    """As many random cards of the discard pile as were collected (DMD-13.3, 13.4)."""
    trait = table.traits[table.active]
    if trait.bonus_from_bank:
        if plunder_options(table):
            table.agenda.append((ASK_PLUNDER, size, 0))
        else:
            events.no_bonus(table, "DMD-23.6")
        return
    taken = take_random(table.discard, size * trait.bonus_factor, table.rng)
    for card in taken:
        table.file(table.active, card)
    if taken:
        plain = "DMD-13.4" if table.busting == NO_CARD else "DMD-13.9"
        events.bonus(table, taken, trait.rule if trait.bonus_factor > 1 else plain)
    else:
        events.no_bonus(table, "DMD-13.6")


def plunder_options(table: Table) -> list[int]:
    """The opponents that have something in their bank (DMD-23.6)."""
    return [
        codes.seat(left)
        for left in range(1, table.seats)
        if table.bank_size(table.left_of(table.active, left))
    ]


def plunder(table: Table, code: int) -> None:
    """The bonus comes at random out of the chosen opponent's whole bank (DMD-23.1, 23.5)."""
    _, size, _ = table.agenda.pop()
    other = table.left_of(table.active, code - codes.SEAT)
    taken = take_random(table.bank_cards(other), size, table.rng)
    for card in taken:
        table.unfile(other, card)
        table.file(table.active, card)
    events.plundered(table, other, taken, table.traits[table.active].rule)
