"""uvicorn's WebSocket, which also lets go of a client that does not read, and makes large messages small.

A closed transport stays until its last bytes are taken. Whoever takes none would keep it for ever.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from struct import Struct
from typing import Any, Final
from zlib import compressobj

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions import Extension, ServerExtensionFactory
from websockets.extensions.permessage_deflate import PerMessageDeflate, ServerPerMessageDeflateFactory
from websockets.frames import CTRL_OPCODES, Frame
from websockets.http11 import Request
from websockets.protocol import State
from websockets.typing import ExtensionParameter

from taverna.server.common.line import LINE, Ear, deaf
from taverna.server.serving.uvicorn_http import Config

LINGER_SECONDS = 15.0
LARGE: Final = 2048
"""Bytes. Compressing what is smaller costs more time than it saves on the way; the view of a large board is not."""
WINDOW: Final = 14
"""Bits: sixteen thousand bytes back, so that the last view is still known."""
QUICKLY: Final = {"level": 3, "memLevel": 6}
TEXT: Final = 0x81
"""The first byte of a text that is one frame (RFC 6455, 5.2); then its length, in one byte or, after 126, in two."""

_short_head = Struct("!BB").pack
_head = Struct("!BBH").pack


class SocketProtocol(WebSocketsSansIOProtocol):
    """`ear` hears a message before the application's queue does, if nothing waits there (`common.line`)."""

    config: Config
    ear: Ear = staticmethod(deaf)
    _heard = False
    _cut: asyncio.TimerHandle | None = None
    _gone = False

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.conn.available_extensions = [_deflate()]

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["state"][LINE] = self

    def data_received(self, data: bytes) -> None:
        self._heard = False
        super().data_received(data)

    def send_receive_event_to_app(self) -> None:
        """The first message of a packet may be heard at once; those that come with it wait for their turn."""
        if not self._heard and self._hear_now():
            self.frames = []
        else:
            super().send_receive_event_to_app()
        self._heard = True

    def _hear_now(self) -> bool:
        if self.curr_msg_data_type != "text" or self.close_sent or not self.queue.empty():
            return False
        try:
            return self.ear(b"".join(self.frames).decode())
        except UnicodeDecodeError:
            return False  # refused on the long way

    def say(self, text: bytes) -> bool:
        ready = self.handshake_complete and not self.close_sent and self.writable.is_set()
        if not ready or self.conn.state is not State.OPEN or self.transport.is_closing():
            return False
        size = len(text)
        if size < LARGE:  # and therefore not compressed: no need to ask the extension
            head = _short_head(TEXT, size) if size < 126 else _head(TEXT, 126, size)
            self.transport.write(head + text)
        else:
            self.conn.send_text(text)
            self.transport.write(b"".join(self.conn.data_to_send()))
        return True

    async def run_asgi(self) -> None:
        await super().run_asgi()
        self._cut_soon()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self._cut_soon()

    def connection_lost(self, exc: Exception | None) -> None:
        self._gone = True
        self.config.door.leave(self.client[0] if self.client else "")  # entered as a connection for requests
        if self._cut is not None:
            self._cut.cancel()
            self._cut = None
        super().connection_lost(exc)

    def _cut_soon(self) -> None:
        if not self._gone and self._cut is None:
            self._cut = self.loop.call_later(LINGER_SECONDS, self.transport.abort)


class LargeOnly(PerMessageDeflate):
    """Remembers what it has sent, since one view is much like the next; from the first large message on."""

    def encode(self, frame: Frame) -> Frame:
        if frame.opcode not in CTRL_OPCODES and frame.fin and len(frame.data) < LARGE:
            return frame
        if self.local_no_context_takeover:
            self.encoder = compressobj(wbits=-self.local_max_window_bits, **self.compress_settings)
            self.local_no_context_takeover = False
        return super().encode(frame)


class _Deflate(ServerPerMessageDeflateFactory):
    def process_request_params(
        self, params: Sequence[ExtensionParameter], accepted_extensions: Sequence[Extension]
    ) -> tuple[list[ExtensionParameter], LargeOnly]:
        answer, made = super().process_request_params(params, accepted_extensions)
        forgets = True  # nothing is kept for a connection that never hears anything large
        return answer, LargeOnly(
            made.remote_no_context_takeover,
            forgets,
            made.remote_max_window_bits,
            made.local_max_window_bits,
            dict(QUICKLY),
        )


def _deflate() -> ServerExtensionFactory:
    return _Deflate(server_max_window_bits=WINDOW, client_no_context_takeover=True)
