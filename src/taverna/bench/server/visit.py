"""One WebSocket at a table, by callback: no task and no queue of its own, so that thousands cost little."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.http11 import Response
from websockets.protocol import State
from websockets.uri import parse_uri

Hear = Callable[["Visit", bytes], None]


class Visit(asyncio.Protocol):
    """`hear` is called with this visit and the text of every message."""

    def __init__(self, uri: str, token: str, hear: Hear) -> None:
        self._hear = hear
        self._token = token
        self._protocol = ClientProtocol(parse_uri(uri), max_size=None)
        self._transport: asyncio.Transport | None = None
        self.closed: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport
        request = self._protocol.connect()
        request.headers["Authorization"] = f"Bearer {self._token}"
        self._protocol.send_request(request)
        self._flush()

    def data_received(self, data: bytes) -> None:
        self._protocol.receive_data(data)
        for event in self._protocol.events_received():
            if isinstance(event, Frame) and event.opcode is Opcode.TEXT:
                self._hear(self, bytes(event.data))
            elif isinstance(event, Response) and self._protocol.handshake_exc is not None:
                self.connection_lost(self._protocol.handshake_exc)
        self._flush()

    def connection_lost(self, problem: Exception | None) -> None:
        if not self.closed.done():
            self.closed.set_result(None)

    @property
    def open(self) -> bool:
        return self._protocol.state is State.OPEN

    def send(self, text: bytes) -> None:
        self._protocol.send_text(text)
        self._flush()

    def close(self) -> None:
        if self._transport is not None and not self._transport.is_closing():
            self._protocol.send_close(1000)
            self._flush()
            self._transport.close()

    def _flush(self) -> None:
        data = b"".join(self._protocol.data_to_send())
        if data and self._transport is not None:
            self._transport.write(data)


async def visit(host: str, port: int, table: str, token: str, hear: Hear, source: str | None = None) -> Visit:
    """`source`: the address of ours that it comes from, where there are several."""
    uri = f"ws://{host}:{port}/ws/tables/{table}?changes=true"
    local = (source, 0) if source else None
    loop = asyncio.get_running_loop()
    _, made = await loop.create_connection(lambda: Visit(uri, token, hear), host, port, local_addr=local)
    return made
