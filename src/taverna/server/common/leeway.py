"""Since when people could know how much time they have: the start, or the end of a gap that nobody lived through.

A machine that slept, or whose wall clock was set forward, was away as a server is that was not running.
"""

from __future__ import annotations

from typing import Final

from taverna.server.common.clock import Clock

JUMP: Final = 60.0
"""Seconds that the wall clock may gain between two looks; a clock that is set right a little is no gap."""


class Leeway:
    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._ahead = self._how_far_ahead()
        self._since = clock.time()

    def since(self) -> float:
        """By the wall clock. Ask often: each time it is looked whether there was a gap just now."""
        before, self._ahead = self._ahead, self._how_far_ahead()
        if self._ahead - before > JUMP:
            self._since = self._clock.time()
        return self._since

    def _how_far_ahead(self) -> float:
        return self._clock.time() - self._clock.now()
