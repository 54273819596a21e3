"""Forgetting: tables that nobody will come back to, and guests without any. A few at a time: others write too."""

from __future__ import annotations

from collections.abc import Callable, Collection
from functools import partial

from taverna.server.common.logs import note
from taverna.server.people.identity import Guests
from taverna.server.services import Services
from taverna.server.store import lists, sessions, uptime

HOUR = 3600.0
DAY = 24 * HOUR


class Sweeper:
    """`awake` are the tables in memory: those stay. `gone` is told each table that is forgotten."""

    def __init__(
        self,
        services: Services,
        guests: Guests,
        awake: Callable[[], Collection[str]],
        gone: Callable[[str], None],
    ) -> None:
        self._services = services
        self._guests = guests
        self._awake = awake
        self._gone = gone
        self._counted = services.clock.now()

    async def count(self) -> None:
        """How long this process has run since it last counted."""
        clock = self._services.clock
        seconds, self._counted = clock.now() - self._counted, clock.now()
        work = partial(uptime.count, wall=clock.time(), seconds=seconds)
        await self._services.store.writer.transact(work)

    async def sweep(self) -> None:
        await self.count()
        settings = self._services.settings
        await self._tables("open", settings.open_hours * HOUR)
        await self._tables("finished", settings.finished_days * DAY)
        await self._tables("playing", settings.abandoned_days * DAY)
        if settings.guest_days:
            before = await self._before(settings.guest_days * DAY)
            _tell("guests forgotten", await self._guests.forget_absent(before))
        if settings.session_days:
            before = await self._before(settings.session_days * DAY)
            ended = partial(sessions.forget_old, before=before)
            _tell("sessions ended", await self._services.store.writer.transact(ended))

    async def _tables(self, state: lists.Stale, seconds: float) -> None:
        """Those of that state that were left so long ago; 0 seconds: none ever."""
        if not seconds:
            return
        before = await self._before(seconds)
        stale = await self._services.store.read(partial(lists.stale, state=state, before=before))
        awake = self._awake()
        stale = [table_id for table_id in stale if table_id not in awake]
        for first in range(0, len(stale), lists.FEW):
            few = stale[first : first + lists.FEW]
            forgotten = await self._services.store.writer.transact(
                partial(lists.forget_stale, state=state, before=before, table_ids=few)
            )
            for table_id in forgotten:
                self._gone(table_id)
        _tell(f"{state} tables forgotten", len(stale))

    async def _before(self, seconds: float) -> float:
        wall = self._services.clock.time()
        return await self._services.store.read(partial(uptime.before, wall=wall, seconds=seconds))


def _tell(event: str, number: int) -> None:
    if number:
        note(event, number=number)
