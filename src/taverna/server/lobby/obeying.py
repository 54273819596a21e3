"""What operators did while the server runs: it is looked for in the store, and the tables and people here follow."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from taverna.server.common.logs import note
from taverna.server.people.identity import Guests
from taverna.server.services import Services
from taverna.server.store import acts
from taverna.server.store.rows import Act

TABLES = ("close",)
PEOPLE = ("ban", "unban", "mute", "unmute", "forget", "revoke", "recovery")
SENT_AWAY = ("ban", "forget", "revoke")


class Obedience:
    """`changed` is told each table that an operator changed, `send_away` each person whose sockets must be closed."""

    def __init__(
        self,
        services: Services,
        guests: Guests,
        changed: Callable[[str], None],
        send_away: Callable[[str], None],
    ) -> None:
        self._services = services
        self._guests = guests
        self._changed = changed
        self._send_away = send_away
        self._heard: int | None = None

    async def look(self) -> None:
        """What was done before this process began, it has read from the store already."""
        read = self._services.store.read
        if self._heard is None:
            self._heard = await read(acts.newest)
            return
        for act in await read(partial(acts.since, after=self._heard)):
            await self._follow(act)
            self._heard = act.number

    async def _follow(self, act: Act) -> None:
        note("an operator acted", what=act.what)
        if act.what in TABLES:
            self._changed(act.target)
        elif act.what in PEOPLE:
            await self._guests.renew(act.target)
            if act.what in SENT_AWAY:
                self._send_away(act.target)
