"""What is said at a table: the newest of it in memory, and who hears it."""

from __future__ import annotations

from taverna.server.live.audience import Audience
from taverna.server.live.connection import Connection, encode
from taverna.server.store.rows import Spoken
from taverna.wire.table import Said

KEPT = 100


class Talk:
    def __init__(self, audience: Audience, spoken: list[Spoken]) -> None:
        self._audience = audience
        self._spoken = spoken

    @property
    def last(self) -> int:
        """The number of the newest words."""
        return self._spoken[-1].said.n if self._spoken else 0

    def heard_by(self, connection: Connection) -> list[Said]:
        return [one.said for one in self._spoken if connection.hears(one.guest)]

    def tell(self, spoken: Spoken) -> None:
        self._spoken = [*self._spoken, spoken][-KEPT:]
        text = encode(spoken.said)
        for connection in self._audience.connections:
            if connection.hears(spoken.guest):
                connection.send(text)
