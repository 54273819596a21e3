"""The bots of one table, each with at most one question that it is thinking about."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable

from taverna.kernel import Decision
from taverna.kernel.rng import SEED_BITS
from taverna.server.live.pause import Pause
from taverna.server.matches.match import TableMatch
from taverna.server.store.rows import Seat
from taverna.server.think.thinkers import Thinkers
from taverna.server.think.thoughts import Thought

STAND_IN = "regular"

Answered = Callable[[int, int, int], None]
"""Told seat, ticket and code."""


class BotsAtWork:
    """They think during the pause, but answer after it."""

    def __init__(self, thinkers_for: Callable[[Thought], Thinkers], pause: Pause, answered: Answered) -> None:
        self._thinkers_for = thinkers_for
        self._pause = pause
        self._answered = answered
        self._tasks: dict[int, tuple[int, asyncio.Task[None]]] = {}

    @property
    def busy(self) -> bool:
        return any(not task.done() for _, task in self._tasks.values())

    def start(self, match: TableMatch, seats: list[Seat]) -> None:
        """Let every bot that is asked think, unless it does so already."""
        for decision in match.pending:
            seat = seats[decision.seat]
            if seat.by_bot:
                self._start(match, decision, seat.bot or STAND_IN)

    def forget(self, seat: int) -> None:
        """Its answer was refused: it may be asked the same again."""
        self._tasks.pop(seat, None)

    def stop(self) -> None:
        for _, task in self._tasks.values():
            task.cancel()
        self._tasks = {}

    def _start(self, match: TableMatch, decision: Decision, bot: str) -> None:
        ticket = match.ticket(decision.seat)
        if decision.seat in self._tasks:
            old_ticket, old = self._tasks[decision.seat]
            if old_ticket == ticket:
                return
            old.cancel()
        task = asyncio.create_task(self._think(match.thought(decision), ticket, bot))
        self._tasks[decision.seat] = (ticket, task)

    async def _think(self, thought: Thought, ticket: int, bot: str) -> None:
        seat = thought.decision.seat
        # Its own chance: nobody who knows the game's seed, not even after the end, can say why it chose so.
        code = await self._thinkers_for(thought).choose(thought, bot, secrets.randbits(SEED_BITS))
        await self._pause.over()
        self._answered(seat, ticket, code)
