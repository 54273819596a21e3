"""Step 7: bank, recover, upgrade, rest; and what of it the dead may do (BB-4.36 to 4.44, section 5)."""

from __future__ import annotations

from taverna.games.bloodborne import codes, late_events
from taverna.games.bloodborne.cards import NO_CARD
from taverna.games.bloodborne.setup import refill_row
from taverna.games.bloodborne.state import DREAM, END_ROUND, REMOVE, STEPS, UPGRADE, Table
from taverna.kit.piles import each_once


def dream(table: Table) -> None:
    """In turn order, dreaming and dead hunters in one; each finishes before the next (BB-4.36, 5.2, BB-R.32)."""
    seats = table.seats
    left = table.agenda[-1][1]
    while left < seats:
        seat = (table.first + left) % seats
        left += 1
        dreaming, alive = table.dreamt >> seat & 1, table.alive >> seat & 1
        if (alive and not dreaming) or table.gone >> seat & 1:
            continue
        if dreaming:
            if alive:
                bank(table, seat)
            recover(table, seat)
        if table.row:
            table.agenda[-1] = (DREAM, left, 0)
            table.agenda.append((UPGRADE, seat, 0))
            return
        late_events.no_upgrade_left(table, seat)
        rest(table, seat)
    end_dream(table)


def bank(table: Table, seat: int) -> None:
    """All collected blood, which can't be lost any more (BB-4.37, 4.38)."""
    number = table.collected[seat]
    table.collected[seat] = 0
    table.banked[seat] += number
    late_events.banked(table, seat, number, "BB-4.37")


def recover(table: Table, seat: int) -> None:
    """The used pile, and the Dream just played, come back to hand (BB-4.39)."""
    back = table.used[seat] + [table.played[seat]]
    table.hands[seat] = sorted(table.hands[seat] + back)
    table.used[seat] = []
    table.played[seat] = NO_CARD
    if table.telling:
        late_events.recovered(table, seat, sorted(back))


def rest(table: Table, seat: int) -> None:
    """To the maximum (BB-4.41); who was dead is back (BB-6.4). Nothing forbids healing in this step."""
    before, most = table.hp[seat], table.max_hp()
    table.hp[seat] = most
    if table.alive >> seat & 1:
        if most > before:
            late_events.rested(table, seat, most - before)
    else:
        table.alive |= 1 << seat
        late_events.returned(table, seat)


def end_dream(table: Table) -> None:
    """All have chosen: only now the row is filled up (BB-5.4, 5.5)."""
    refill(table)
    table.agenda[-1] = (END_ROUND, 0, 0)


def refill(table: Table) -> None:
    if len(table.row) < table.seats and table.upgrades:
        late_events.refilled(table, refill_row(table))


# Upgrades


def ask_upgrade(table: Table, seat: int) -> None:
    """One of the row, or none (BB-5.1, BB-R.37); nothing, if earlier hunters have emptied it (BB-R.136)."""
    if not table.row:
        table.agenda.pop()
        late_events.no_upgrade_left(table, seat)
        return
    options = each_once([codes.TAKE + kind for kind in table.row])
    options.append(codes.NO_UPGRADE)
    table.ask(seat, STEPS[UPGRADE], options)


def choose_upgrade(table: Table, code: int) -> None:
    """It goes to hand at once (BB-5.3); of eight cards one must leave the game at once (BB-5.8, 5.9)."""
    _, seat, gift = table.agenda.pop()
    if code == codes.NO_UPGRADE:
        late_events.declined(table, seat)
    else:
        kind = code - codes.TAKE
        table.row.remove(kind)
        table.give(seat, kind)
        late_events.upgraded(table, seat, kind, gift)
        if table.owned(seat) > table.rules.card_limit:
            table.agenda.append((REMOVE, seat, gift))
            return
    if not gift:  # an ability's upgrade is no visit to the Dream (BB-R.138)
        rest(table, seat)


def removable(table: Table, seat: int) -> list[int]:
    """Any own card but Hunter's Dream: in hand, used or in play (BB-5.9, 5.10, BB-R.38)."""
    dream = table.rules.dream
    found = [codes.REMOVE + kind for kind in table.hands[seat] if kind != dream]
    found += [codes.REMOVE_USED + kind for kind in table.used[seat] if kind != dream]
    found += [codes.REMOVE_PLAYED + kind for kind in table.in_play(seat) if kind != dream]
    return each_once(found)


def choose_removal(table: Table, code: int) -> None:
    _, seat, gift = table.agenda.pop()
    if code >= codes.REMOVE_PLAYED:
        kind, zone = code - codes.REMOVE_PLAYED, "played"
        leave_play(table, seat, kind)
    elif code >= codes.REMOVE_USED:
        kind, zone = code - codes.REMOVE_USED, "used"
        table.take_from_used(seat, kind)
    else:
        kind, zone = code - codes.REMOVE, "hand"
        table.take_from_hand(seat, kind)
    table.removed.append(kind)
    late_events.removed(table, seat, kind, zone)
    if not gift:
        rest(table, seat)


def leave_play(table: Table, seat: int, kind: int) -> None:
    """A card in play is taken out at once (BB-R.39)."""
    if table.weapons[seat] == kind:
        table.weapons[seat] = NO_CARD
    else:
        table.played[seat] = NO_CARD
