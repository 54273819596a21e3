"""Starting a server in a test, and the people who come to it."""

from __future__ import annotations

import asyncio
import heapq
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
import uvicorn
from litestar import Litestar

from taverna.server.common.channel import Channel
from taverna.server.common.clock import Clock
from taverna.server.common.settings import Settings
from taverna.server.process import Process
from taverna.server.services import Services
from taverna.server.serving.app import create_app
from taverna.server.serving.running import address, listen, uvicorn_config
from taverna.server.think.thinkers import Thinkers
from tests.support.server.people import Person

PLENTY = 1e6
WOKEN = "tables woken"
"""A server says so once, some time after its start."""


def told(caplog: pytest.LogCaptureFixture) -> list[str]:
    """What stands in the log of a server, but for its start."""
    return [record.getMessage() for record in caplog.records if record.getMessage() != WOKEN]


def settings_for(folder: Path, **changes: Any) -> Settings:
    """Bots answer in this process and at once, and limits are far away, unless a test is about them."""
    values: dict[str, Any] = {
        "port": 0,
        "database": str(folder / "taverna.db"),
        "sync": "normal",
        "workers": 0,
        "bot_pause": 0,
        "hosts": "testserver.local",
        "max_tables": 1000,
        "max_connections": 1000,
        "max_connections_address": 1000,
        "message_rate": PLENTY,
        "message_rate_address": PLENTY,
        "message_rate_all": PLENTY,
        "request_rate": PLENTY,
        "address_rate": PLENTY,
        "visit_rate": PLENTY,
        "look_rate": PLENTY,
        "guest_rate": PLENTY,
        "guest_rate_all": PLENTY,
        "table_rate": PLENTY,
        "table_rate_all": PLENTY,
        "say_rate": PLENTY,
        "login_rate": PLENTY,
        "login_rate_name": PLENTY,
    }
    return Settings(**{**values, **changes})


class FakeClock(Clock):
    """Stands still until it is moved."""

    def __init__(self) -> None:
        self._now = 1000.0
        self.slept = 0.0
        """Seconds that only the wall clock has counted."""
        self._timers: list[tuple[float, int, FakeTimer]] = []
        self._count = 0

    def time(self) -> float:
        return 1_700_000_000.0 + self._now + self.slept

    def now(self) -> float:
        return self._now

    def call_later(self, seconds: float, callback: Callable[[], None]) -> FakeTimer:
        timer = FakeTimer(callback)
        self._count += 1
        heapq.heappush(self._timers, (self._now + seconds, self._count, timer))
        return timer

    def advance(self, seconds: float) -> None:
        until = self._now + seconds
        while self._timers and self._timers[0][0] <= until:
            self._now, _, timer = heapq.heappop(self._timers)
            timer.fire()
        self._now = until


class FakeTimer:
    def __init__(self, callback: Callable[[], None]) -> None:
        self._callback: Callable[[], None] | None = callback

    def cancel(self) -> None:
        self._callback = None

    def fire(self) -> None:
        callback, self._callback = self._callback, None
        if callback:
            callback()


class Serving:
    """A running server."""

    def __init__(self, app: Litestar | None, url: str) -> None:
        self.app = app
        self.url = url
        self.clients: list[httpx.AsyncClient] = []

    @property
    def process(self) -> Process:
        assert self.app is not None
        process = self.app.state.process
        assert isinstance(process, Process)
        return process

    async def person(self, nickname: str, language: str = "en", **headers: str) -> Person:
        """Somebody who has introduced themselves."""
        person = self.stranger(**headers)
        answer = await person.http.post("/api/me", json={"nickname": nickname, "language": language})
        assert answer.status_code == 200, answer.text
        return person

    def stranger(self, **headers: str) -> Person:
        # Nobody speaks https here: to read the certificates of the world takes a client longer than all it does.
        client = httpx.AsyncClient(base_url=self.url, headers=headers, timeout=20, verify=False)
        self.clients.append(client)
        return Person(self.url, client)

    async def person_at(self, address: str, nickname: str) -> Person:
        """Somebody who comes from there; the server must take this machine for a proxy."""
        return await self.person(nickname, **{"x-forwarded-for": address})

    async def close(self) -> None:
        for client in self.clients:
            await client.aclose()


@asynccontextmanager
async def serving(
    settings: Settings,
    clock: Clock | None = None,
    channel: Channel | None = None,
    thinkers: Thinkers | None = None,
) -> AsyncIterator[Serving]:
    def services(settings: Settings) -> Services:
        return Services(settings, clock, channel, thinkers)

    app = create_app(settings, services)
    listening = listen(settings)
    server = uvicorn.Server(uvicorn_config(app, settings))
    task = asyncio.create_task(server.serve(sockets=[listening]))
    while not server.started:
        assert not task.done(), task
        await asyncio.sleep(0.005)
    running = Serving(app, address(settings, listening))
    try:
        yield running
    finally:
        await running.close()
        server.should_exit = True
        await task
