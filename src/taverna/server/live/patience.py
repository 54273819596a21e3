"""A time limit for what a task does again and again: one timer serves for many times."""

from __future__ import annotations

import asyncio

NEVER = float("inf")


class Patience:
    """The task that began something and has not ended it in time is cancelled, and `lost` is set."""

    __slots__ = ("_task", "_timer", "_until", "lost")

    def __init__(self) -> None:
        self._task: asyncio.Task[object] | None = None
        self._timer: asyncio.TimerHandle | None = None
        self._until = NEVER
        self.lost = False

    def begin(self, until: float) -> None:
        """By the event loop's time."""
        self._until = until
        if self._timer is None:
            self._task = asyncio.current_task()
            self._timer = asyncio.get_running_loop().call_at(until, self._look)

    def end(self) -> None:
        self._until = NEVER

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _look(self) -> None:
        loop = asyncio.get_running_loop()
        self._timer = None
        if self._until <= loop.time():
            self.lost = True
            assert self._task is not None
            self._task.cancel()
        elif self._until < NEVER:
            self._timer = loop.call_at(self._until, self._look)
