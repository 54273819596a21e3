"""The bots of one table, each with at most one question that it is thinking about."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable

from taverna.kernel import Decision
from taverna.kernel.rng import SEED_BITS
from taverna.server.live.pause import Pause
from taverna.server.live.pondering import Pondering
from taverna.server.matches.leaving import STAND_IN
from taverna.server.matches.match import TableMatch
from taverna.server.store.rows import Seat
from taverna.server.think.thinkers import Pool
from taverna.server.think.thoughts import Thought

FADING = 0.75
"""Of the time for a thought: what the next one gets, as long as no person is asked. However many masters sit there, and
however long their turns are, together they think no more than four times as long as one of them may for one choice,
but for the least."""
LEAST = 0.05

Answered = Callable[[int, int, int], None]
"""Told seat, ticket and code."""


class BotsAtWork:
    """They think during the pause, but answer after it."""

    def __init__(self, thinkers_for: Pool, pause: Pause, answered: Answered) -> None:
        self._thinkers_for = thinkers_for
        self._pondering = Pondering(thinkers_for)
        self._pause = pause
        self._answered = answered
        self._tasks: dict[int, tuple[int, asyncio.Task[None]]] = {}
        self._share = 1.0

    @property
    def busy(self) -> bool:
        return any(not task.done() for _, task in self._tasks.values())

    def start(self, match: TableMatch, seats: list[Seat]) -> None:
        """Let every bot that is asked think, unless it does so already; ever less while no person is asked."""
        asked = [decision for decision in match.pending if seats[decision.seat].by_bot]
        if len(asked) < len(match.pending):
            self._share = 1.0
        if len(match.pending) == 1 and not asked:
            self._pondering.start(match, seats)
        thinking = [self._start(match, one, seats[one.seat].bot or STAND_IN, len(asked)) for one in asked]
        if any(thinking):
            self._share = max(LEAST, FADING * self._share)

    def forget(self, seat: int) -> None:
        """Its answer was refused: it may be asked the same again."""
        self._tasks.pop(seat, None)

    def stop(self) -> None:
        for _, task in self._tasks.values():
            task.cancel()
        self._tasks = {}
        self._pondering.stop()

    def _start(self, match: TableMatch, decision: Decision, bot: str, together: int) -> bool:
        """Whether it has a new question with a choice in it."""
        ticket = match.ticket(decision.seat)
        if decision.seat in self._tasks:
            old_ticket, old = self._tasks[decision.seat]
            if old_ticket == ticket:
                return False
            old.cancel()
        task = asyncio.create_task(self._think(match.thought(decision), ticket, bot, self._share, together))
        self._tasks[decision.seat] = (ticket, task)
        return len(decision.options) > 1

    async def _think(self, thought: Thought, ticket: int, bot: str, share: float, together: int) -> None:
        seat = thought.decision.seat
        # Its own chance: nobody who knows the game's seed, not even after the end, can say why it chose so.
        chance = secrets.randbits(SEED_BITS)
        code = await self._pondering.recall(thought, bot)
        if code is None:
            code = await self._thinkers_for(thought).choose(thought, bot, chance, share, together)
        await self._pause.over()
        self._answered(seat, ticket, code)
