"""What the parts of a running server share."""

from __future__ import annotations

import logging
from collections import deque
from collections.abc import Awaitable, Callable

from taverna.server.common.channel import Alone, Channel, RedisChannel
from taverna.server.common.clock import Clock
from taverna.server.common.leeway import Leeway
from taverna.server.common.logs import note, short
from taverna.server.common.metrics import Metrics
from taverna.server.common.news import News
from taverna.server.common.settings import Settings
from taverna.server.past.past import Past
from taverna.server.store.soundness import broken_tables
from taverna.server.store.store import Store
from taverna.server.think.compiling import Builder
from taverna.server.think.thinkers import Thinkers
from taverna.server.think.thoughts import Thought

TellTurn = Callable[[str | None], Awaitable[None]]

FINISHED = 10_000
"""Ended games that may wait to be kept; those beyond are found again by a search of the store."""


async def _nobody_hears(guest_id: str | None) -> None:
    """Until a process has set up its doorbell."""


class Services:
    """Tests may bring their own clock, channel and thinkers."""

    def __init__(
        self,
        settings: Settings,
        clock: Clock | None = None,
        channel: Channel | None = None,
        thinkers: Thinkers | None = None,
    ) -> None:
        self.settings = settings
        self.clock = clock or Clock()
        self.leeway = Leeway(self.clock)
        self.metrics = Metrics()
        self.channel: Channel = channel or (RedisChannel(settings.redis) if settings.redis else Alone())
        self.store = Store(
            settings.database, settings.sync, self.metrics.batch, self.metrics.failed_writes.inc
        )
        self.campaign_news = News(self.channel)
        self.thinkers = thinkers or Thinkers(settings.workers, settings.bot_seconds, self._bot_answered)
        self.builder = Builder(settings.builder, self.thinkers.move)
        self.finished: deque[str] = deque(maxlen=FINISHED)
        """Tables whose games have just ended, to be kept."""
        self.tell_turn: TellTurn = _nobody_hears
        """At some table it is that guest's turn now, or no longer."""
        self.past = Past(settings.workers, settings.bot_seconds, self._bot_answered)

    async def start(self) -> None:
        await self.store.start()
        await self._look_through()
        await self.thinkers.start()
        if self.settings.builder and self.settings.workers and self.thinkers.build == "pure":
            self.builder.start()

    async def _look_through(self) -> None:
        broken = await self.store.read(broken_tables)
        self.metrics.broken_tables.set(len(broken))
        for table_id in broken:
            note("a table is not whole", level=logging.ERROR, table=short(table_id))

    def thinkers_for(self, thought: Thought) -> Thinkers:
        """Whoever knows the rules of that position."""
        return self.thinkers if thought.rules is None else self.past.thinkers(thought.rules)

    def _bot_answered(self, bot: str, how: str) -> None:
        self.metrics.thoughts.labels(bot, how).inc()
