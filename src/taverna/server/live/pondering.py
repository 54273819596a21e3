"""Bots that think while people think: about the question that comes to them if everybody does what is expected.

What was thought counts only if that very position comes about; else nobody asks for it, and its worker is soon free.
"""

from __future__ import annotations

import asyncio
import secrets
from typing import Any

from taverna.kernel.rng import SEED_BITS
from taverna.server.matches.leaving import STAND_IN
from taverna.server.matches.match import TableMatch
from taverna.server.store.rows import Seat
from taverna.server.think.thinkers import Pool
from taverna.server.think.thoughts import Thought


class Pondering:
    """Of one table: one thought at a time."""

    def __init__(self, thinkers_for: Pool) -> None:
        self._thinkers_for = thinkers_for
        self._position = ""
        """What is thought about, and by whom."""
        self._looking: asyncio.Task[None] | None = None
        self._thinking: asyncio.Task[int | None] | None = None

    def start(self, match: TableMatch, seats: list[Seat]) -> None:
        """A person is asked, and nobody else. Where people play alone nothing is looked for."""
        if not any(seat.by_bot for seat in seats):
            return
        now = match.thought(match.pending[0])
        if now.rules is not None or not self._thinkers_for(now).idle:
            return
        if _is_done(self._looking) and _is_done(self._thinking):
            self._looking = asyncio.create_task(self._look_ahead(match, seats))

    async def recall(self, thought: Thought, bot: str) -> int | None:
        """What was thought about this position, if it was; then that is forgotten."""
        thinking, position = self._thinking, self._position
        if thinking is None or not position or position != _mark(thought, bot):
            return None
        self._position = ""
        code = await asyncio.shield(thinking)
        return code if code in thought.decision.options else None

    def stop(self) -> None:
        for task in (self._looking, self._thinking):
            if task is not None:
                task.cancel()
        self._position = ""

    async def _look_ahead(self, match: TableMatch, seats: list[Seat]) -> None:
        thought = await match.foreseen([seat.number for seat in seats if seat.by_bot])
        if thought is None:
            return
        bot = seats[thought.decision.seat].bot or STAND_IN
        position = _mark(thought, bot)
        if position != self._position:
            self._position = position
            chance = secrets.randbits(SEED_BITS)
            self._thinking = asyncio.create_task(self._thinkers_for(thought).ponder(thought, bot, chance))


def _is_done(task: asyncio.Task[Any] | None) -> bool:
    return task is None or task.done()


def _mark(thought: Thought, bot: str) -> str:
    return f"{bot} {thought.decision.seat} {thought.position()}"
