"""Clients that take their time, or say nothing at all: each is let go, and holds nothing longer than it may."""

from __future__ import annotations

import asyncio
import base64
from pathlib import Path
from typing import Any, cast

import pytest
from uvicorn.server import ServerState

from taverna.server.common.settings import Settings
from taverna.server.serving.uvicorn_http import Config, Door, HttpProtocol
from tests.support.server.raw import raw
from tests.support.server.serving import FakeClock, serving, settings_for, told

pytestmark = pytest.mark.anyio

POST = b"POST /api/me HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: %d\r\n\r\n"
SOON = 0.15


class FakeTransport(asyncio.Transport):
    """Notes what is written, and whether it has been let go."""

    def __init__(self) -> None:
        super().__init__()
        self.written = b""
        self.end = ""

    @property
    def gone(self) -> str:
        return self.end

    def write(self, data: Any) -> None:
        self.written += bytes(data)

    def close(self) -> None:
        self.end = self.end or "closed"

    def abort(self) -> None:
        self.end = "aborted"

    def is_closing(self) -> bool:
        return bool(self.gone)

    def pause_reading(self) -> None:
        pass

    def resume_reading(self) -> None:
        pass


class FakeLoop:
    """The timers of a fake clock; requests that are complete are answered by nobody."""

    def __init__(self, clock: FakeClock) -> None:
        self.call_later = clock.call_later
        self.time = clock.now

    def create_task(self, work: Any) -> asyncio.Future[None]:
        work.close()
        return asyncio.get_running_loop().create_future()


async def application(scope: Any, receive: Any, send: Any) -> None:
    raise AssertionError("nobody calls it")


Opened = tuple[HttpProtocol, FakeTransport, FakeClock]


@pytest.fixture
async def opened() -> Opened:
    """A connection that has just been made."""
    clock, transport = FakeClock(), FakeTransport()
    config = Config(application, Settings(), log_config=None, lifespan="off", ws="none")
    loop = cast(asyncio.AbstractEventLoop, FakeLoop(clock))
    protocol = HttpProtocol(config, ServerState(), {}, loop)
    protocol.connection_made(transport)
    return protocol, transport, clock


def drip(opened: Opened, data: bytes, seconds: float) -> None:
    """A byte a second."""
    protocol, transport, clock = opened
    for number in range(int(seconds)):
        if not transport.gone:
            protocol.data_received(data[number % len(data) : number % len(data) + 1])
        clock.advance(1)


async def test_headers_that_come_byte_by_byte(opened: Opened) -> None:
    _, transport, _ = opened
    drip(opened, b"GET / HTTP/1.1\r\n", 9)
    assert not transport.gone
    drip(opened, b"P/1.1\r\n", 1)
    assert transport.end == "closed"
    assert transport.written.startswith(b"HTTP/1.1 408 ")


async def test_a_connection_on_which_nothing_is_said(opened: Opened) -> None:
    _, transport, clock = opened
    clock.advance(9.9)
    assert not transport.gone
    clock.advance(0.2)
    assert transport.gone


async def test_a_body_that_comes_byte_by_byte(opened: Opened) -> None:
    protocol, transport, _ = opened
    protocol.data_received(POST % 1000)
    drip(opened, b" ", 19)
    assert not transport.gone
    drip(opened, b" ", 1)
    assert transport.end == "closed"
    assert transport.written.startswith(b"HTTP/1.1 408 ")


async def test_a_body_that_nobody_has_answered_to_yet_is_not_late(opened: Opened) -> None:
    protocol, transport, clock = opened
    protocol.data_received(POST % 2 + b"{}")
    clock.advance(1000)
    assert not transport.gone


async def test_a_body_that_waits_for_us_is_not_late(opened: Opened) -> None:
    """An upload that has not been let in yet: more than a little of it is not read."""
    protocol, transport, clock = opened
    protocol.data_received(POST % 1_000_000 + b" " * 70_000)
    assert protocol.flow.read_paused
    clock.advance(100)
    assert not transport.gone
    protocol.flow.resume_reading()
    clock.advance(21)
    assert transport.gone


async def test_an_answer_that_is_not_taken(opened: Opened) -> None:
    protocol, transport, clock = opened
    protocol.data_received(b"GET / HTTP/1.1\r\nhost: localhost\r\n\r\n")
    protocol.pause_writing()
    clock.advance(59)
    protocol.resume_writing()
    protocol.pause_writing()
    clock.advance(59)
    assert not transport.gone
    clock.advance(2)
    assert transport.end == "aborted"


async def test_headers_without_end(opened: Opened) -> None:
    protocol, transport, _ = opened
    protocol.data_received(b"GET / HTTP/1.1\r\nx: ")
    for _ in range(100):
        if not transport.gone:
            protocol.data_received(b"x" * 1000)
    assert transport.written.startswith(b"HTTP/1.1 431 ")
    assert transport.gone


async def test_a_connection_that_is_lost_leaves_no_timer(opened: Opened) -> None:
    protocol, _, clock = opened
    protocol.data_received(POST % 1000)
    protocol.pause_writing()
    protocol.connection_lost(None)
    assert all(timer._callback is None for _, _, timer in clock._timers)
    assert protocol.config.door.here == 0


def test_a_proxy_is_many_visitors() -> None:
    door = Door(Settings(max_connections_address=1, max_connections_all=3, proxies="10.0.0.1"))
    assert [door.enter("10.0.0.1") for _ in range(3)] == [True, True, True]
    assert [door.enter("10.0.0.2") for _ in range(3)] == [True, True, False]
    assert [door.enter("10.0.0.1") for _ in range(2)] == [True, False]
    door.leave("10.0.0.2")
    assert door.enter("2001:db8::1")


@pytest.mark.parametrize(
    ("setting", "said", "drops"),
    [
        ("header_seconds", b"GET / HTTP/1.1\r\n", b"x: y\r\n"),
        ("header_seconds", b"", b"\r\n"),
        ("body_seconds", POST % 10_000, b" "),
    ],
    ids=["headers", "empty lines", "body"],
)
async def test_a_real_connection_is_let_go(
    tmp_path: Path, setting: str, said: bytes, drops: bytes, caplog: pytest.LogCaptureFixture
) -> None:
    """And nothing of it is in the log: there may be many."""
    async with serving(settings_for(tmp_path, **{setting: SOON})) as server, raw(server) as slow:
        await slow.say(said)
        _, answer = await asyncio.gather(slow.dribble(drops, SOON / 10), slow.rest())
        assert answer.startswith(b"HTTP/1.1 408 ") or answer == b""
        assert (await server.stranger().http.get("/api/games")).status_code == 200
    assert not told(caplog)


async def test_the_next_request_on_a_connection_may_not_take_longer(tmp_path: Path) -> None:
    async with serving(settings_for(tmp_path, header_seconds=SOON)) as server, raw(server) as slow:
        await slow.say(b"GET /api/me HTTP/1.1\r\nhost: localhost\r\n\r\n")
        assert b" 200 " in await slow.head()
        await asyncio.gather(slow.dribble(b"GET / HTTP/1.1\r\nx: y\r\n", SOON / 20), slow.rest())


async def test_whoever_hangs_up_in_the_middle_of_a_body_is_not_in_the_log(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with serving(settings_for(tmp_path)) as server:
        for _ in range(20):
            async with raw(server) as rude:
                await rude.say(POST % 1000 + b"{")
                await server.stranger().http.get("/api/me")
        await server.stranger().http.get("/api/me")
    assert not told(caplog)


async def test_a_socket_that_never_answers_is_closed(tmp_path: Path) -> None:
    """It has come in properly, and holds a place; then it does not even answer a ping."""
    async with serving(settings_for(tmp_path, ping_seconds=SOON, max_connections=1)) as server:
        table = await (await server.person("Ana")).quick("greedy")
        async with raw(server) as silent:
            await silent.say(_handshake(table["id"]))
            assert b" 101 " in await silent.head()
            await silent.rest()
            async with server.stranger().at(table):
                pass


def _handshake(table_id: str) -> bytes:
    lines = [
        f"GET /ws/tables/{table_id} HTTP/1.1",
        "host: localhost",
        "connection: Upgrade",
        "upgrade: websocket",
        "sec-websocket-version: 13",
        f"sec-websocket-key: {base64.b64encode(bytes(16)).decode()}",
    ]
    return "\r\n".join([*lines, "", ""]).encode()
