"""The sockets by which people hear of what concerns them, wherever they are: `/ws/me`."""

from __future__ import annotations

from collections.abc import Collection

from taverna.server.live.audience import SENT_AWAY
from taverna.server.live.connection import Connection


class Doorbell:
    def __init__(self) -> None:
        self._connections: dict[str, set[Connection]] = {}

    def join(self, guest_id: str, connection: Connection) -> None:
        self._connections.setdefault(guest_id, set()).add(connection)

    def leave(self, guest_id: str, connection: Connection) -> None:
        there = self._connections.get(guest_id, set())
        there.discard(connection)
        if not there:
            self._connections.pop(guest_id, None)

    def somebody_hears(self, guest_id: str) -> bool:
        return guest_id in self._connections

    def ring(self, guest_id: str, text: bytes) -> None:
        for connection in self._connections.get(guest_id, ()):
            connection.send(text)

    def send_away(self, guest_id: str, but: Collection[str] = ()) -> None:
        for connection in self._connections.get(guest_id, ()):
            if connection.session not in but:
                connection.close(SENT_AWAY)

    def close(self, code: int) -> None:
        """Everyone: the process stops."""
        for there in self._connections.values():
            for connection in there:
                connection.close(code)
