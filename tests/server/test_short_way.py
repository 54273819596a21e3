"""What is said at once, past the framework's queues: in order, within limits, and never to somebody who is behind."""

from __future__ import annotations

import asyncio
import base64
import json
import struct
from pathlib import Path
from typing import Any, cast

import pytest
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode

from taverna.server.common.settings import Settings
from taverna.server.http.listener import Listener
from taverna.server.live.connection import Connection
from taverna.server.serving.uvicorn_http import Config
from taverna.server.serving.uvicorn_socket import LARGE, SocketProtocol
from tests.server.test_slow_clients import FakeTransport, application
from tests.support.server.serving import serving, settings_for

pytestmark = pytest.mark.anyio

PING = '{"type":"ping"}'

HANDSHAKE = (
    b"GET /ws/me HTTP/1.1\r\nhost: localhost\r\nconnection: Upgrade\r\nupgrade: websocket\r\n"
    b"sec-websocket-version: 13\r\nsec-websocket-key: " + base64.b64encode(bytes(16)) + b"\r\n\r\n"
)


def frame(data: bytes, opcode: Opcode = Opcode.TEXT) -> bytes:
    return Frame(opcode, data).serialize(mask=True)


def client_reads(written: bytes) -> list[bytes]:
    """The messages in what the server has sent after the handshake."""
    found, at = [], 0
    while at < len(written):
        assert written[at] & 0x8F == 0x81, "a whole text"
        size, at = written[at + 1], at + 2
        if size == 126:
            (size,) = struct.unpack(">H", written[at : at + 2])
            at += 2
        found.append(written[at : at + size])
        at += size
    return found


@pytest.fixture
async def opened() -> tuple[SocketProtocol, FakeTransport]:
    """A socket that has been accepted, without compression."""
    config = Config(application, Settings(), log_config=None, lifespan="off", ws=SocketProtocol)
    config.door.enter("")
    protocol = SocketProtocol(config, ServerState(), {}, cast(Any, asyncio.get_running_loop()))
    protocol.run_asgi = nobody  # type: ignore[method-assign]
    transport = FakeTransport()
    protocol.connection_made(transport)
    protocol.data_received(HANDSHAKE)
    await protocol.send(cast(Any, {"type": "websocket.accept"}))
    protocol.stop_keepalive()
    transport.written = b""
    return protocol, transport


async def nobody() -> None:
    return None


def listening(protocol: SocketProtocol) -> list[str]:
    """What is heard at once from now on."""
    heard: list[str] = []

    def ear(text: str) -> bool:
        heard.append(text)
        return True

    protocol.ear = ear
    return heard


@pytest.mark.parametrize("size", [0, 125, 126, LARGE - 1, LARGE, 5000])
async def test_a_text_of_any_length_arrives(opened: tuple[SocketProtocol, FakeTransport], size: int) -> None:
    protocol, transport = opened
    assert protocol.say(b"x" * size)
    assert client_reads(transport.written) == [b"x" * size]


async def test_nothing_is_sent_to_whoever_is_behind_or_gone(
    opened: tuple[SocketProtocol, FakeTransport],
) -> None:
    protocol, transport = opened
    protocol.pause_writing()
    assert not protocol.say(b"x")
    protocol.resume_writing()
    assert protocol.say(b"y")
    transport.close()
    assert not protocol.say(b"z")
    assert client_reads(transport.written) == [b"y"]


async def test_what_waits_is_sent_before_what_comes_later(
    opened: tuple[SocketProtocol, FakeTransport],
) -> None:
    """The short way opens again while something is still on the long one."""
    protocol, transport = opened
    connection = Connection(None, "en", None, follow=False, line=protocol)
    protocol.pause_writing()
    connection.send(b"first")
    protocol.resume_writing()
    connection.send(b"second")
    assert transport.written == b""

    async def send(text: bytes) -> None:
        await protocol.send(cast(Any, {"type": "websocket.send", "text": text.decode()}))

    connection.close(1000)
    assert await connection.pump(send) == 1000
    assert client_reads(transport.written) == [b"first", b"second"]


async def test_one_message_of_a_packet_is_heard_at_once_and_the_others_in_their_turn(
    opened: tuple[SocketProtocol, FakeTransport],
) -> None:
    protocol, _ = opened
    heard = listening(protocol)
    assert (await protocol.receive())["type"] == "websocket.connect"
    protocol.data_received(frame(b"1") + frame(b"2") + frame(b"3"))
    protocol.data_received(frame(b"4"))
    assert heard == ["1"], "the fourth may not overtake those who wait"
    waiting: list[Any] = [await protocol.receive() for _ in range(3)]
    assert [message["text"] for message in waiting] == ["2", "3", "4"]
    protocol.data_received(frame(b"5"))
    assert heard == ["1", "5"]


async def test_what_the_table_has_no_room_for_waits(opened: tuple[SocketProtocol, FakeTransport]) -> None:
    protocol, _ = opened
    protocol.ear = lambda text: False
    await protocol.receive()
    protocol.data_received(frame(b"1"))
    message: Any = await protocol.receive()
    assert message["text"] == "1"


async def test_bytes_that_are_no_text_are_never_heard(opened: tuple[SocketProtocol, FakeTransport]) -> None:
    protocol, transport = opened
    heard = listening(protocol)
    await protocol.receive()
    protocol.data_received(frame(json.dumps({"type": "ping"}).encode() + b"\x95"))
    assert heard == []
    assert transport.gone, "1007: the protocol demands it"


async def test_a_message_in_two_frames_is_one(opened: tuple[SocketProtocol, FakeTransport]) -> None:
    protocol, _ = opened
    heard = listening(protocol)
    await protocol.receive()
    protocol.data_received(Frame(Opcode.TEXT, b"ab", fin=False).serialize(mask=True))
    protocol.data_received(frame(b"cd", Opcode.CONT))
    assert heard == ["abcd"]


async def test_nothing_is_heard_at_once_while_eight_messages_wait_for_the_table(tmp_path: Path) -> None:
    """However they come: in one packet, or each in one of its own."""
    async with serving(settings_for(tmp_path)) as server:
        connection = Connection(None, "en", None, follow=False)
        listener = Listener(server.process, None, connection)
        for _ in range(8):
            assert listener.hear_now(PING)
            connection.asked()
        assert not listener.hear_now(PING)
        connection.answered()
        assert listener.hear_now(PING)
