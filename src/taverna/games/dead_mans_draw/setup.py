"""From options and chance to the first position: piles, first player, pirates."""

from __future__ import annotations

from taverna.games.dead_mans_draw import codes, events
from taverna.games.dead_mans_draw.content import Ruleset
from taverna.games.dead_mans_draw.state import (
    ASK_LOCKER,
    ASK_PIRATE,
    START,
    Table,
)
from taverna.kernel import Rng
from taverna.kit.piles import shuffle


def decks_for(seats: int) -> int:
    """Two decks from five players on (DMD-70.1, 70.9)."""
    return 2 if seats > 4 else 1


def deal(rules: Ruleset, seats: int, rng: Rng) -> Table:
    table = Table(rules, seats, rng)
    decks = decks_for(seats)
    table.discard = rules.starting_discards[decks][:]
    table.draw = rules.starting_draws[decks][:]
    shuffle(table.draw, rng)
    table.active = rng.below(seats)
    events.started(table, table.active)
    table.agenda = [(START, 0, 0)]
    if rules.pirates:
        offer_pirates(table, decks)
    return table


def offer_pirates(table: Table, decks: int) -> None:
    """Two to each player, seen by nobody else (DMD-2.6, 2.7)."""
    pool = table.rules.pool * decks
    shuffle(pool, table.rng)
    each = table.rules.offered
    table.offers = pool[: each * table.seats]
    table.agenda.append((ASK_PIRATE, 0, 0))
    for seat in range(table.seats):
        events.offered(table, seat, offers_to(table, seat))


def offers_to(table: Table, seat: int) -> list[int]:
    each = table.rules.offered
    return table.offers[seat * each : seat * each + each]


def offer_options(table: Table) -> list[list[int]]:
    """The same pirate offered twice (DMD-70.6) is one option."""
    return [
        sorted({codes.pirate(pirate) for pirate in offers_to(table, seat)}) for seat in range(table.seats)
    ]


def keep_pirates(table: Table) -> None:
    """All have chosen: the kept pirates are revealed together, the others leave the game (DMD-2.7)."""
    table.agenda.pop()
    table.keep_pirates([code - codes.PIRATE for code in table.answers])
    table.answers = []
    table.offers = []
    for seat in range(table.seats):
        events.kept(table, seat, table.pirates[seat])
    _ask_locker_targets(table)


def _ask_locker_targets(table: Table) -> None:
    """Each Locker's owner names a victim, in turn order (DMD-37.2, 37.7); with two players there is only one."""
    for left in range(table.seats - 1, -1, -1):
        seat = table.left_of(table.active, left)
        if table.traits[seat].takes_lost:
            if table.seats == 2:
                table.locker = _with(table.locker, seat, table.left_of(seat))
            else:
                table.agenda.append((ASK_LOCKER, seat, 0))


def name_locker_target(table: Table, seat: int, code: int) -> None:
    table.agenda.pop()
    target = table.left_of(seat, code - codes.SEAT)
    table.locker = _with(table.locker, seat, target)
    events.locker_named(table, seat, target)


def _with(values: list[int], index: int, value: int) -> list[int]:
    changed = values[:]
    changed[index] = value
    return changed
