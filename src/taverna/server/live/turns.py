"""Whose turn it is, since when, and how long they have: one deadline for each person who is asked.

The store knows since when, by the wall clock: a deadline of days survives a restart, and a table may sleep meanwhile.
"""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct

from taverna.server.common.clock import Clock, Timer
from taverna.server.common.leeway import Leeway
from taverna.server.store import turns
from taverna.server.store.rows import TableRow
from taverna.server.store.writer import Change

GRACE = 600.0
"""After the start of a server, or a gap, nobody is too late for so many seconds, or as many as the clock gives."""
A_MOMENT = 1.0
"""Seconds that a timer may ring too early by the wall clock."""
SOON = 900.0
"""A table whose deadline is farther away may sleep."""

Late = Callable[[int, int], None]
"""Told the seat and the ticket of the question that it did not answer in time."""


class Turn(Struct):
    ticket: int
    since: float


class Turns:
    def __init__(self, clock: Clock, table: TableRow, leeway: Leeway, late: Late) -> None:
        self._clock = clock
        self._table_id, self._seconds = table.id, table.clock
        self._leeway = leeway
        self._late = late
        self._now: dict[int, Turn] = {}
        self._before: dict[int, float] = {}
        """Since when seats had been asked what they have answered."""
        self._woken = dict(table.turns)
        """As the store had it: for those who are asked the same after a night."""
        self._stored = dict(table.turns)
        self._moved: set[int] = set()
        self._timers: dict[int, tuple[int, Timer]] = {}

    @property
    def awake(self) -> bool:
        """Whether the table must stay in memory for somebody's deadline."""
        if self._seconds is None or not self._timers:
            return False
        return turns.is_short(self._seconds) or min(map(self._seconds_left, self._timers)) < SOON

    @property
    def since(self) -> dict[int, float]:
        return {seat: turn.since for seat, turn in self._now.items()}

    def ask(self, asked: dict[int, int], bots: bool, undone: int | None = None) -> list[Change]:
        """`asked`: the people who are, each with the ticket. `undone`: a seat that has just taken back.

        What the store has to note. While `bots` are asked too it may be behind, as they answer in a moment; but never
        has it an older time for somebody whose clock runs.
        """
        now = self._clock.time()
        for seat in [seat for seat, turn in self._now.items() if turn.ticket != asked.get(seat)]:
            self._before[seat] = self._now.pop(seat).since
        for seat, ticket in asked.items():
            if seat not in self._now:
                # Taking back is no way to gain time: the old deadline still counts.
                since = self._before.get(seat, now) if seat == undone else self._woken.pop(seat, now)
                self._now[seat] = Turn(ticket, since)
        self._woken = {}  # whoever was not asked on waking has answered since
        return [] if self._is_stored(bots) else self._changes()

    def run(self) -> None:
        """Clocks run for those who are asked, and for nobody else."""
        if self._seconds is None:
            return
        for seat in [seat for seat, (ticket, _) in self._timers.items() if not self._is_asked(seat, ticket)]:
            self._timers.pop(seat)[1].cancel()
        for seat, turn in self._now.items():
            if seat not in self._timers:
                self._start(seat, turn.ticket)

    def left(self, seat: int | None) -> float | None:
        """Seconds left for the seat; for one that is not asked, of the first that is."""
        if not self._timers:
            return None
        return self._seconds_left(seat if seat in self._timers else min(self._timers))

    def take_moved(self) -> set[int]:
        """Seats whose turn has come or gone since this was last asked."""
        moved, self._moved = self._moved, set()
        return moved

    def stop(self) -> None:
        for _, timer in self._timers.values():
            timer.cancel()
        self._timers = {}

    def _start(self, seat: int, ticket: int) -> None:
        timer = self._clock.call_later(self._seconds_left(seat), lambda: self._ring(seat, ticket))
        self._timers[seat] = (ticket, timer)

    def _ring(self, seat: int, ticket: int) -> None:
        """After a gap there is more time than when the timer was set."""
        if self._grace_until() - self._clock.time() > A_MOMENT:
            self._start(seat, ticket)
        else:
            self._late(seat, ticket)

    def _seconds_left(self, seat: int | None) -> float:
        assert self._seconds is not None
        assert seat is not None
        due = max(self._now[seat].since + self._seconds, self._grace_until())
        return max(0.0, due - self._clock.time())

    def _grace_until(self) -> float:
        assert self._seconds is not None
        return self._leeway.since() + min(GRACE, self._seconds)

    def _is_asked(self, seat: int, ticket: int) -> bool:
        return seat in self._now and self._now[seat].ticket == ticket

    def _is_stored(self, bots: bool) -> bool:
        """Exactly, where a clock runs: whoever wakes the table goes by it. Else it is enough to know whose turn."""
        if self._seconds is None:
            return bots or self._now.keys() == self._stored.keys()
        return self.since.items() <= self._stored.items() if bots else self.since == self._stored

    def _changes(self) -> list[Change]:
        self._moved |= self._stored.keys() ^ self._now.keys()
        self._stored = self.since
        return turns.replace(self._table_id, self.since)
