"""Play over a WebSocket: /ws/tables/{table_id}?seat=N&since=N, and what concerns a person: /ws/me

Without `seat` the connection has the eyes of the guest's first seat, if there is one; `seat=watch` is a spectator.
With `changes=true` an update leaves out the fields of the view that are as in the update before (`unchanged`).
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from typing import Any

from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath
from litestar.types import Message

from taverna.kernel import TavernaError
from taverna.server.common.addresses import address_of, check_host, check_origin
from taverna.server.common.line import deaf, line_of
from taverna.server.common.problems import Refused, Speaker
from taverna.server.http.listener import Listener
from taverna.server.http.requests import check_table_id
from taverna.server.live.connection import SEND_SECONDS, Connection, encode
from taverna.server.live.table import GONE, LiveTable
from taverna.server.people.identity import Visit, language_of, who
from taverna.server.process import Process
from taverna.server.store.rows import Guest
from taverna.wire.codes import Code

AnySocket = WebSocket[Any, Any, Any]
REFUSED = 4400
MAX_SINCE = 1 << 31

Meet = Callable[[Process, Connection], Awaitable[None]]


@websocket("/ws/tables/{table_id:str}")
async def table_socket(socket: AnySocket, table_id: FromPath[str]) -> None:
    async def meet(process: Process, connection: Connection) -> None:
        live = await process.wake(check_table_id(table_id))
        await _visit(process, live, connection, socket)

    await _receive(socket, meet)


@websocket("/ws/me")
async def my_socket(socket: AnySocket) -> None:
    """First how things are, then whatever changes."""

    async def meet(process: Process, connection: Connection) -> None:
        me = connection.guest_id
        if me is None:
            raise Refused(Code.INTRODUCE_YOURSELF, "who are you?")
        process.doorbell.join(me, connection)
        try:
            connection.send(encode(await process.company.news(me)))
            await _converse(process, None, connection, socket)
        finally:
            process.doorbell.leave(me, connection)

    await _receive(socket, meet)


async def _receive(socket: AnySocket, meet: Meet) -> None:
    process: Process = socket.app.state.process
    guest: Guest | None = None
    await socket.accept()
    try:
        visit = await let_in(process, socket)
        guest = visit.guest if visit else None
        connection = _connection(socket, visit)
        process.connections.add(connection.key, connection.address)
        counted = (connection.key, connection.address)
        try:
            await meet(process, connection)
        finally:
            process.connections.drop(*counted)
    except TavernaError as refusal:
        process.services.metrics.refused(refusal)
        with contextlib.suppress(WebSocketDisconnect, TimeoutError):
            async with asyncio.timeout(SEND_SECONDS):
                await turn_away(socket, refusal, guest)


async def let_in(process: Process, socket: AnySocket) -> Visit | None:
    """Who it is; those who come too often are told so before the store is asked about them."""
    settings, address = process.services.settings, address_of(socket)
    check_host(socket, settings)
    check_origin(socket, settings)
    process.addresses.take(address)
    visit = await who(socket, process.guests)
    process.visits.take(visit.guest.id if visit else address)
    return visit


async def turn_away(socket: AnySocket, refusal: TavernaError, guest: Guest | None) -> None:
    """A browser is told nothing of a refused handshake; so the reason comes as a message."""
    fault = Speaker(language_of(socket, guest)).fault(refusal, None)
    await socket.send_text(encode(fault).decode())
    await socket.close(GONE if refusal.code in (Code.NO_TABLE, Code.NO_CAMPAIGN) else REFUSED)


def _connection(socket: AnySocket, visit: Visit | None) -> Connection:
    wanted = socket.query_params.get("seat", "")
    eyes = None if wanted in ("", "watch") else _number("seat", wanted)
    guest = visit.guest if visit else None
    return Connection(
        guest,
        language_of(socket, guest),
        eyes,
        follow=wanted == "",
        address=address_of(socket),
        session=visit.session.id if visit else "",
        takes_changes=socket.query_params.get("changes") == "true",
        line=line_of(socket),
    )


def _number(name: str, text: str) -> int:
    if text.isascii() and text.isdigit() and len(text) <= 10:
        return int(text)
    problem = f"`{name}` must be a whole number"
    raise Refused(Code.BAD_REQUEST, problem, {"problem": problem})


async def _visit(process: Process, live: LiveTable, connection: Connection, socket: AnySocket) -> None:
    since = min(MAX_SINCE, _number("since", socket.query_params.get("since", "0")))
    live.join(connection, since)
    try:
        await _converse(process, live, connection, socket)
    finally:
        live.leave(connection)


async def _converse(
    process: Process, live: LiveTable | None, connection: Connection, socket: AnySocket
) -> None:
    """Until one of the two hangs up."""
    metrics = process.services.metrics
    metrics.connections.inc()
    sending = asyncio.create_task(send_all(connection, socket))
    listening = asyncio.create_task(_listen(process, live, connection, socket))
    try:
        await asyncio.wait([sending, listening], return_when=asyncio.FIRST_COMPLETED)
        if connection.closing:
            # It has been told why, or will be in a moment; if it does not want to know, that is enough.
            await asyncio.wait([sending], timeout=SEND_SECONDS)
    finally:
        metrics.connections.dec()
        await end_task(sending)
        await end_task(listening)


async def end_task(task: asyncio.Task[None]) -> None:
    task.cancel()
    with contextlib.suppress(asyncio.CancelledError):
        await task


async def send_all(connection: Connection, socket: AnySocket) -> None:
    async def send(text: bytes) -> None:
        message: Message = {"type": "websocket.send", "bytes": None, "text": text.decode()}
        await socket.send(message)

    # Whatever is wrong with a socket, it ends the visit.
    with contextlib.suppress(Exception):
        code = await connection.pump(send)
        async with asyncio.timeout(SEND_SECONDS):
            await socket.close(code)


async def _listen(
    process: Process, live: LiveTable | None, connection: Connection, socket: AnySocket
) -> None:
    listener = Listener(process, live, connection)
    connection.line.ear = listener.hear_now
    try:
        while not connection.closing:
            await connection.room()
            event: Any = await socket.receive()
            if event["type"] == "websocket.disconnect":
                return
            if not listener.hear(event.get("text") or event.get("bytes") or ""):
                await asyncio.sleep(0)  # there may be hundreds in one packet: everyone else comes between
    finally:
        connection.line.ear = deaf
