"""uvicorn's HTTP, which also lets go of clients that take their time: with their headers, a body, or our answer.

`Door` counts the connections of each address, whatever is said on them; sockets of tables stay counted there.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import Any

import uvicorn
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol

from taverna.server.common.addresses import ANY, network
from taverna.server.common.settings import Settings

REQUEST_TIMEOUT = 408
HEADERS_TOO_LARGE = 431


class Door:
    """Half of the connections are for sockets, the other half for requests. Who comes through a proxy we trust is
    counted where the visitor's own address is known.
    """

    def __init__(self, settings: Settings) -> None:
        self._most_of_one = 2 * settings.max_connections_address
        self._most = 2 * settings.max_connections_all
        self._proxies = set(settings.trusted_proxies())
        self._here: Counter[str] = Counter()
        self.here = 0

    def enter(self, host: str) -> bool:
        address = network(host)
        known = ANY in self._proxies or host in self._proxies
        if self.here >= self._most or (self._here[address] >= self._most_of_one and not known):
            return False
        self.here += 1
        self._here[address] += 1
        return True

    def leave(self, host: str) -> None:
        address = network(host)
        self.here -= 1
        self._here[address] -= 1
        if not self._here[address]:
            del self._here[address]


class Config(uvicorn.Config):
    """With our own limits for the protocols."""

    def __init__(self, app: Any, settings: Settings, **more: Any) -> None:
        super().__init__(app, **more)
        self.settings = settings
        self.door = Door(settings)


class HttpProtocol(HttpToolsProtocol):
    config: Config
    _host = ""
    _inside = False
    _head: int | None = None
    """Bytes of the headers so far; None: they are complete."""
    _request_timer: asyncio.TimerHandle | None = None
    _answer_timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._host = self.client[0] if self.client else ""
        self._inside = self.config.door.enter(self._host)
        if not self._inside:
            transport.abort()
            return
        self._expect_headers()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_timers()
        if self._inside:
            self._inside = False
            self.config.door.leave(self._host)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self._request_timer is None and self._head is None:
            self._expect_headers()  # of the next request on this connection
        if self._head is not None:
            self._head += len(data)
        super().data_received(data)
        if self._head is not None and self._head > self.config.settings.max_headers:
            self._refuse(HEADERS_TOO_LARGE)

    def on_headers_complete(self) -> None:
        self._head = None
        self._time_request(self.config.settings.body_seconds, self._body_is_late)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._stop_request_timer()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """The socket's own protocol tells the door when it ends."""
        self._stop_timers()
        super().handle_websocket_upgrade()

    def pause_writing(self) -> None:
        super().pause_writing()
        if self._answer_timer is None:
            seconds = self.config.settings.answer_seconds
            self._answer_timer = self.loop.call_later(seconds, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._stop_answer_timer()

    def _expect_headers(self) -> None:
        self._head = 0
        self._time_request(self.config.settings.header_seconds, self._headers_are_late)

    def _headers_are_late(self) -> None:
        self._request_timer = None
        self._refuse(REQUEST_TIMEOUT)

    def _body_is_late(self) -> None:
        self._request_timer = None
        if self.flow.read_paused:  # it is we who are not ready
            self._time_request(self.config.settings.body_seconds, self._body_is_late)
        elif self.cycle.response_started:
            self.transport.abort()
        else:
            self._refuse(REQUEST_TIMEOUT)

    def _refuse(self, status: int) -> None:
        """In HTTP's own words: there is no request yet that the application could answer."""
        self._stop_request_timer()
        if not self.transport.is_closing():
            self.transport.write(STATUS_LINE[status] + b"content-length: 0\r\nconnection: close\r\n\r\n")
            self.transport.close()

    def _time_request(self, seconds: float, late: Any) -> None:
        self._stop_request_timer()
        self._request_timer = self.loop.call_later(seconds, late)

    def _stop_request_timer(self) -> None:
        if self._request_timer is not None:
            self._request_timer.cancel()
            self._request_timer = None

    def _stop_answer_timer(self) -> None:
        if self._answer_timer is not None:
            self._answer_timer.cancel()
            self._answer_timer = None

    def _stop_timers(self) -> None:
        self._stop_request_timer()
        self._stop_answer_timer()
