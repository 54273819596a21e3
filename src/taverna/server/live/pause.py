"""A moment in which bots hold their answers back: a person who has just chosen may still take it back."""

from __future__ import annotations

import asyncio

from taverna.server.common.clock import Clock, Timer


class Pause:
    """`seconds` 0: there never is one."""

    def __init__(self, clock: Clock, seconds: float) -> None:
        self._clock = clock
        self._seconds = seconds
        self._over = asyncio.Event()
        self._over.set()
        self._timer: Timer | None = None

    def begin(self) -> None:
        """Anew, if there is one already."""
        self.end()
        if self._seconds:
            self._over.clear()
            self._timer = self._clock.call_later(self._seconds, self.end)

    def end(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        self._over.set()

    async def over(self) -> None:
        await self._over.wait()
