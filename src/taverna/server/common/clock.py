"""Time, so that tests can hold it in their hands."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Protocol


class Timer(Protocol):
    def cancel(self) -> None: ...


class Clock:
    def time(self) -> float:
        """Seconds since 1970: what is stored."""
        return time.time()

    def now(self) -> float:
        """Seconds that only ever grow: what is measured."""
        return time.monotonic()

    def call_later(self, seconds: float, callback: Callable[[], None]) -> Timer:
        return asyncio.get_running_loop().call_later(seconds, callback)
