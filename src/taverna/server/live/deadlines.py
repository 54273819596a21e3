"""The clock for a decision: one deadline for each seat that is asked."""

from __future__ import annotations

from collections.abc import Callable

from taverna.server.common.clock import Clock, Timer

Late = Callable[[int, int], None]
"""Told the seat and the ticket of the question that it did not answer in time."""


class Deadlines:
    """`seconds` None: there is no clock at this table."""

    def __init__(self, clock: Clock, seconds: int | None, late: Late) -> None:
        self._clock = clock
        self._seconds = seconds
        self._late = late
        self._running: dict[int, tuple[int, float, Timer]] = {}
        self._last: dict[int, float] = {}

    @property
    def any(self) -> bool:
        return bool(self._running)

    def set(self, asked: dict[int, int], undone: int | None = None) -> None:
        """`asked`: the people who are asked, each with the ticket. `undone`: a seat that has just taken back."""
        if self._seconds is None:
            return
        for seat in list(self._running):
            if self._running[seat][0] != asked.get(seat):
                self._drop(seat)
        for seat, ticket in asked.items():
            if seat not in self._running:
                self._start(seat, ticket, seat == undone)

    def left(self, seat: int | None) -> float | None:
        """Seconds left for the seat; for one that is not asked, of the first that is."""
        if not self._running:
            return None
        key = seat if seat in self._running else min(self._running)
        assert key is not None
        return max(0.0, self._running[key][1] - self._clock.now())

    def clear(self) -> None:
        for seat in list(self._running):
            self._drop(seat)

    def _start(self, seat: int, ticket: int, again: bool) -> None:
        assert self._seconds is not None
        now = self._clock.now()
        # Taking back is no way to gain time: the old deadline still counts.
        at = self._last[seat] if again and seat in self._last else now + self._seconds
        timer = self._clock.call_later(max(0.0, at - now), lambda: self._late(seat, ticket))
        self._running[seat] = (ticket, at, timer)

    def _drop(self, seat: int) -> None:
        _, self._last[seat], timer = self._running.pop(seat)
        timer.cancel()
