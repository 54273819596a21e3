"""Play over a WebSocket: /ws/tables/{table_id}?seat=N&since=N

Without `seat` the connection has the eyes of the guest's first seat, if there is one; `seat=watch` is a spectator.
"""

from __future__ import annotations

import asyncio
import contextlib
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath
from litestar.types import Message

from taverna.kernel import TavernaError
from taverna.server.house import House
from taverna.server.identity import address_of, check_origin, language_of, who
from taverna.server.limits import Bucket
from taverna.server.live.connection import Connection
from taverna.server.live.table import GONE, LiveTable
from taverna.server.problems import Refused, Speaker
from taverna.server.rest.asking import check_table_id
from taverna.server.store.rows import Guest
from taverna.wire.codes import Code
from taverna.wire.table import FromClient

AnySocket = WebSocket[Any, Any, Any]
REFUSED = 4400
TOO_FAST = 1008
PATIENCE = 3
"""After so many refusals for speed in a row the connection is closed."""
MAX_SINCE = 1 << 31

_decoder: msgspec.json.Decoder[FromClient] = msgspec.json.Decoder(FromClient)


@websocket("/ws/tables/{table_id:str}")
async def table_socket(socket: AnySocket, table_id: FromPath[str]) -> None:
    house: House = socket.app.state.house
    guest: Guest | None = None
    await socket.accept()
    try:
        check_origin(socket, house.services.settings)
        guest = await who(socket, house.guests)
        connection = _connection(socket, guest)
        key = guest.id if guest else address_of(socket)
        house.connections.add(key)
        try:
            live = await house.wake(check_table_id(table_id))
            await _visit(house, live, connection, socket)
        finally:
            house.connections.drop(key)
    except TavernaError as refusal:
        with contextlib.suppress(WebSocketDisconnect):
            await _turn_away(socket, refusal, guest)


async def _turn_away(socket: AnySocket, refusal: TavernaError, guest: Guest | None) -> None:
    """A browser is told nothing of a refused handshake; so the reason comes as a message."""
    fault = Speaker(language_of(socket, guest)).fault(refusal, None)
    await socket.send_text(msgspec.json.encode(fault).decode())
    await socket.close(GONE if refusal.code == Code.NO_TABLE else REFUSED)


def _connection(socket: AnySocket, guest: Guest | None) -> Connection:
    wanted = socket.query_params.get("seat", "")
    language = language_of(socket, guest)
    if wanted == "":
        return Connection(guest, language, None, follow=True)
    if wanted == "watch":
        return Connection(guest, language, None, follow=False)
    return Connection(guest, language, _number("seat", wanted), follow=False)


def _number(name: str, text: str) -> int:
    if text.isascii() and text.isdigit() and len(text) <= 10:
        return int(text)
    problem = f"`{name}` must be a whole number"
    raise Refused(Code.BAD_REQUEST, problem, {"problem": problem})


async def _visit(house: House, live: LiveTable, connection: Connection, socket: AnySocket) -> None:
    since = min(MAX_SINCE, _number("since", socket.query_params.get("since", "0")))
    metrics = house.services.metrics
    metrics.connections.inc()
    sender = asyncio.create_task(_send(connection, socket))
    live.join(connection, since)
    try:
        await _listen(house, live, connection, socket)
    finally:
        live.leave(connection)
        metrics.connections.dec()
        sender.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await sender


async def _send(connection: Connection, socket: AnySocket) -> None:
    async def send(text: str) -> None:
        message: Message = {"type": "websocket.send", "bytes": None, "text": text}
        await socket.send(message)

    # Whatever is wrong with a socket, the listening side hears of it too and ends the visit.
    with contextlib.suppress(Exception):
        code = await connection.pump(send)
        await socket.close(code)


async def _listen(house: House, live: LiveTable, connection: Connection, socket: AnySocket) -> None:
    settings = house.services.settings
    bucket = Bucket(settings.message_rate, 2 * settings.message_rate, house.services.clock.now)
    strikes = 0
    while True:
        event: Any = await socket.receive()
        if event["type"] == "websocket.disconnect":
            return
        sent: int | None = None
        try:
            if not bucket.take():
                strikes += 1
                raise Refused(Code.TOO_FAST, "too many messages")
            strikes = 0
            house.talk.hear(live, connection, _read(event, settings.max_message))
        except TavernaError as refusal:
            house.services.metrics.refusals.labels(refusal.code).inc()
            connection.refuse(refusal, sent, live.table.game, live.names)
        if strikes >= PATIENCE:
            connection.close(TOO_FAST)


def _read(event: dict[str, Any], limit: int) -> FromClient:
    data = event.get("text") or event.get("bytes") or ""
    if len(data) > limit:
        raise Refused(Code.TOO_LARGE, f"at most {limit} bytes", {"limit": limit})
    try:
        return _decoder.decode(data)
    except (msgspec.MsgspecError, RecursionError, ValueError) as problem:
        what = str(problem)[:200]
        raise Refused(Code.BAD_MESSAGE, what, {"problem": what}) from problem
