"""uvicorn's WebSocket, which also lets go of a client that does not read.

A closed transport stays until its last bytes are taken. Whoever takes none would keep it for ever.
"""

from __future__ import annotations

import asyncio

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

LINGER_SECONDS = 15.0


class SocketProtocol(WebSocketsSansIOProtocol):
    _cut: asyncio.TimerHandle | None = None
    _gone = False

    async def run_asgi(self) -> None:
        await super().run_asgi()
        self._cut_soon()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self._cut_soon()

    def connection_lost(self, exc: Exception | None) -> None:
        self._gone = True
        if self._cut is not None:
            self._cut.cancel()
            self._cut = None
        super().connection_lost(exc)

    def _cut_soon(self) -> None:
        if not self._gone and self._cut is None:
            self._cut = self.loop.call_later(LINGER_SECONDS, self.transport.abort)
