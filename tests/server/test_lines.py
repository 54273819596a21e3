"""Dead lines and slow readers: who only waits can ask whether anybody is there; who does not read is let go."""

from __future__ import annotations

import asyncio
import base64
import json
import os
import socket
import struct
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import httpx
import pytest

from taverna.server.common.settings import Settings
from taverna.server.live.connection import TOO_SLOW, Connection
from taverna.server.serving.running import listen
from tests.support.server.people import Json, Person
from tests.support.server.serving import Serving, serving, settings_for

pytestmark = pytest.mark.anyio

SOON = 0.3
"""How long the server waits for a slow reader in these tests."""
SECONDS = 20


async def test_a_ping_is_answered_at_any_table(server: Serving) -> None:
    ana = await server.person("Ana")
    for table in (await ana.open_table(), await ana.quick("greedy")):
        async with ana.at(table) as player, server.stranger().at(table) as watching:
            for someone in (player, watching):
                await someone.send("ping", id=5)
                assert await someone.next("pong") == {"type": "pong", "sent": 5}


async def test_a_ping_is_answered_while_the_table_is_busy(server: Serving) -> None:
    """It asks about the line, not about the table."""
    ana = await server.person("Ana")
    table = await ana.quick(people=["Ana", "Bia"])
    async with ana.at(table) as player:
        live = server.process.peek(table["id"])
        assert live is not None
        free = asyncio.Event()

        async def busy() -> None:
            await free.wait()

        live.post(busy)
        try:
            await player.send("look", seat=0)
            await player.send("ping")
            assert (await player.next())["type"] == "pong"
        finally:
            free.set()
        assert (await player.next())["type"] == "hello"


class Deaf:
    """A client that sends and never reads: it takes as few bytes as the operating system allows."""

    def __init__(self, connection: socket.socket) -> None:
        self._connection = connection

    def send(self, message: Json) -> None:
        """As a masked frame, which is what the protocol demands of clients."""
        text, mask = json.dumps(message).encode(), os.urandom(4)
        masked = bytes(byte ^ mask[number % 4] for number, byte in enumerate(text))
        size = bytes([0x80 | len(text)]) if len(text) < 126 else bytes([0xFE]) + struct.pack(">H", len(text))
        self._connection.sendall(bytes([0x81]) + size + mask + masked)

    async def until_cut_off(self, message: Json) -> None:
        """Send for as long as there is somebody to send to."""
        async with asyncio.timeout(SECONDS):
            while True:
                try:
                    for _ in range(50):
                        self.send(message)
                except BlockingIOError:
                    pass
                except OSError:
                    return
                await asyncio.sleep(0.001)


@asynccontextmanager
async def deaf(person: Person, table: Json) -> AsyncIterator[Deaf]:
    url = httpx.URL(person.url)
    connection = socket.socket()
    connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 1)
    connection.setblocking(False)
    await asyncio.get_running_loop().sock_connect(connection, (url.host, url.port))
    key = base64.b64encode(os.urandom(16)).decode()
    lines = [
        f"GET /ws/tables/{table['id']} HTTP/1.1",
        f"Host: {url.host}:{url.port}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        f"Sec-WebSocket-Key: {key}",
        "Sec-WebSocket-Version: 13",
        f"Cookie: {person.cookie_name}={person.cookie}",
    ]
    connection.sendall(("\r\n".join(lines) + "\r\n\r\n").encode())
    try:
        yield Deaf(connection)
    finally:
        connection.close()


@pytest.fixture
def hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """The server soon loses patience, and the operating system takes little off its hands."""
    for name in (
        "live.connection.SEND_SECONDS",
        "http.socket.SEND_SECONDS",
        "serving.uvicorn_socket.LINGER_SECONDS",
    ):
        monkeypatch.setattr(f"taverna.server.{name}", SOON)

    def listen_narrowly(settings: Settings) -> socket.socket:
        listening = listen(settings)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 1)
        return listening

    monkeypatch.setattr("tests.support.server.serving.listen", listen_narrowly)


@pytest.mark.usefixtures("hurried")
@pytest.mark.parametrize("message", [{"type": "look", "seat": 0}, {"type": "nonsense"}, {"type": "ping"}])
async def test_a_client_that_sends_and_never_reads_is_cut_off(tmp_path: Path, message: Json) -> None:
    async with serving(settings_for(tmp_path)) as server:
        ana = await server.person("Ana")
        table = await ana.quick(people=["Ana", "Bia"], options={})
        async with deaf(ana, table) as client:
            await client.until_cut_off(message)
            live = server.process.peek(table["id"])
            assert live is not None
            async with asyncio.timeout(SECONDS):
                while live.audience.attached or live.audience.connections:
                    await asyncio.sleep(0.01)
        assert "taverna_connections 0.0" in (await ana.http.get("/metrics")).text
        async with ana.at(table) as player:
            assert player.hello["seat"] == 0


@pytest.mark.usefixtures("hurried")
async def test_a_client_that_is_too_fast_and_never_reads_is_cut_off(tmp_path: Path) -> None:
    """It can't be told so, and is not waited for."""
    async with serving(settings_for(tmp_path, message_rate=1)) as server:
        ana = await server.person("Ana")
        table = await ana.quick(people=["Ana", "Bia"], options={})
        async with deaf(ana, table) as client:
            await client.until_cut_off({"type": "look", "seat": 0})


async def taken(connection: Connection, seconds: float = 0.0) -> tuple[list[str], int]:
    """What a reader gets who needs so long for each message, and the code at the end."""
    got: list[str] = []

    async def send(text: bytes) -> None:
        await asyncio.sleep(seconds)
        got.append(text.decode())

    async with asyncio.timeout(SECONDS):
        return got, await connection.pump(send)


async def test_an_outbox_is_bounded_by_messages(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("taverna.server.live.connection.OUTBOX", 3)
    connection = Connection(None, "en", None, follow=False)
    for _ in range(3):
        connection.send(b"x")
    assert not connection.closing
    connection.send(b"x")
    assert await taken(connection) == ([], TOO_SLOW)


async def test_an_outbox_is_bounded_by_size_but_for_one_large_message(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("taverna.server.live.connection.OUTBOX_SIZE", 10)
    connection = Connection(None, "en", None, follow=False)
    connection.send(b"x" * 50)
    assert not connection.closing
    connection.send(b"x")
    assert await taken(connection) == ([], TOO_SLOW)


async def test_what_was_taken_counts_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("taverna.server.live.connection.OUTBOX_SIZE", 10)
    connection = Connection(None, "en", None, follow=False)
    reading = asyncio.create_task(taken(connection))
    for number in range(5):
        connection.send(f"{number:>8}".encode())
        await asyncio.sleep(0.01)
    connection.close(1000)
    got, code = await reading
    assert ([text.strip() for text in got], code) == (["0", "1", "2", "3", "4"], 1000)


async def test_a_message_that_is_not_taken_in_time_ends_the_connection(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("taverna.server.live.connection.SEND_SECONDS", 0.05)
    connection = Connection(None, "en", None, follow=False)
    connection.send(b"x")
    assert await taken(connection, 1.0) == ([], TOO_SLOW)


async def test_a_reader_that_dawdles_after_the_end_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("taverna.server.live.connection.SEND_SECONDS", 0.2)
    connection = Connection(None, "en", None, follow=False)
    for _ in range(20):
        connection.send(b"x")
    connection.close(1012)
    got, code = await taken(connection, 0.06)
    assert code == 1012
    assert len(got) <= 4


async def test_a_reader_that_is_slow_but_steady_is_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each message has its own time."""
    monkeypatch.setattr("taverna.server.live.connection.SEND_SECONDS", 0.4)
    connection = Connection(None, "en", None, follow=False)
    reading = asyncio.create_task(taken(connection, 0.1))
    for number in range(8):
        connection.send(str(number).encode())
    await asyncio.sleep(1.0)
    connection.close(1000)
    assert await reading == ([str(number) for number in range(8)], 1000)


async def test_who_ends_a_visit_ends_its_sending() -> None:
    connection = Connection(None, "en", None, follow=False)
    connection.send(b"x")
    reading = asyncio.create_task(taken(connection, 60))
    await asyncio.sleep(0.01)
    reading.cancel()
    with pytest.raises(asyncio.CancelledError):
        await reading
