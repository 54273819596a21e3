"""What damage does to hunters: how much of it arrives, who dies of it, who leaves the game for good."""

from __future__ import annotations

from taverna.games.bloodborne import events
from taverna.games.bloodborne.cards import TROPHY_COUNT
from taverna.games.bloodborne.end import end_without_winner
from taverna.games.bloodborne.lasting import doublings
from taverna.games.bloodborne.state import Table


def hurt(table: Table, seat: int, base: int, cause: int, source: int, actor: int, rule: str) -> None:
    """One damage instance to one living hunter: doubled, halved, reduced or ignored, never below 0 (BB-R.24, R.25).

    Who dies of it is seen when the whole effect is done: see `settle` (BB-R.19).
    """
    kinds = table.rules.kinds
    times = doublings(table, seat) if base else 0
    if times:
        events.doubled(table, seat, base, base << times)
        base <<= times
    amount, how, because = base, events.PLAIN, rule
    picked, weapon = kinds[table.played[seat]], kinds[table.weapons[seat]]
    if table.rules.monsters[table.monster].forbids_prevention:
        if base and table.telling:
            events.unshielded(table, seat, picked, weapon)
    else:
        if picked.halves or weapon.halves:
            amount, how, because = (
                base >> 1,
                events.HALVED,
                "BB-4.21" if cause == events.BY_ATTACK else "BB-3.15",
            )
        if picked.reduces or weapon.reduces:
            amount, how, because = amount - picked.reduces - weapon.reduces, events.REDUCED, "BB-R.24"
        if picked.ignores or weapon.ignores:
            amount, how, because = 0, events.IGNORED, "BB-R.62"
        if amount < 0:
            amount = 0
    before = table.hp[seat]
    table.hp[seat] = before - amount if before > amount else 0
    table.wounds[seat] += before - table.hp[seat]
    if table.telling and base:
        if not table.blame:
            table.blame = [(0, 0, 0)] * table.seats
        if amount:  # what did nothing has killed nobody
            table.blame[seat] = (cause, source, actor)
        events.hurt(table, seat, base, amount, how, because, (cause, source, actor))


def settle(table: Table) -> None:
    """After an effect: whoever has no HP left is dead (BB-6.1)."""
    fallen = [seat for seat in table.order() if table.hp[seat] == 0 and table.alive >> seat & 1]
    for seat in fallen:
        die(table, seat)
    if fallen and table.gone == (1 << table.seats) - 1:
        end_without_winner(table)


def die(table: Table, seat: int) -> None:
    """All collected blood is lost (BB-6.2); under Rom the second death is the last (BB-R.55)."""
    lost = table.collected[seat]
    table.collected[seat] = 0
    table.alive &= ~(1 << seat)
    table.deaths[seat] += 1
    last = table.deaths[seat] > 1 and table.rules.monsters[table.final_boss].eliminates
    events.died(table, seat, lost, last)
    if last:
        eliminate(table, seat)


def eliminate(table: Table, seat: int) -> None:
    """Blood and trophies are void and the cards leave the game; those in play still count this round (BB-R.15)."""
    events.eliminated(table, seat, table.banked[seat])
    table.gone |= 1 << seat
    table.banked[seat] = 0
    for type in range(TROPHY_COUNT):
        table.tracks[seat * TROPHY_COUNT + type] = 0
    table.removed += table.hands[seat] + table.used[seat]
    table.hands[seat] = []
    table.used[seat] = []
