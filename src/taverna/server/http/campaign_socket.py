"""News of a campaign over a WebSocket: /ws/campaigns/{campaign_id}

It says that something has changed and who is there; what has changed is asked for over HTTP, by each for themselves.
"""

from __future__ import annotations

import asyncio
import contextlib
from typing import Any

import msgspec
from litestar import websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from taverna.kernel import TavernaError
from taverna.server.common.addresses import address_of
from taverna.server.common.limits import Bucket
from taverna.server.common.problems import Refused
from taverna.server.http.listener import TOO_FAST
from taverna.server.http.socket import (
    AnySocket,
    end_task,
    let_in,
    send_all,
    turn_away,
)
from taverna.server.live.connection import SEND_SECONDS, Connection
from taverna.server.people.identity import language_of
from taverna.server.process import Process
from taverna.server.store.rows import CampaignRow, Guest
from taverna.wire.campaigns import CampaignChanged, Whereabouts
from taverna.wire.codes import Code
from taverna.wire.table import Ping, Pong

_decoder: msgspec.json.Decoder[Whereabouts | Ping] = msgspec.json.Decoder(Whereabouts | Ping)
_encode = msgspec.json.Encoder().encode


@websocket("/ws/campaigns/{campaign_id:str}")
async def campaign_socket(socket: AnySocket, campaign_id: FromPath[str]) -> None:
    process: Process = socket.app.state.process
    guest: Guest | None = None
    await socket.accept()
    try:
        visit = await let_in(process, socket)
        guest = visit.guest if visit else None
        if visit is None or guest is None:
            raise Refused(Code.INTRODUCE_YOURSELF, "who are you?")
        row = await process.campaigns.show(guest, campaign_id)
        connection = Connection(
            guest, language_of(socket, guest), None, False, address_of(socket), visit.session.id
        )
        counted = (connection.key, connection.address)
        process.connections.add(*counted)
        try:
            await _visit(process, row, connection, socket)
        finally:
            process.connections.drop(*counted)
    except TavernaError as refusal:
        process.services.metrics.refused(refusal)
        with contextlib.suppress(WebSocketDisconnect, TimeoutError):
            async with asyncio.timeout(SEND_SECONDS):
                await turn_away(socket, refusal, guest)


async def _visit(process: Process, row: CampaignRow, connection: Connection, socket: AnySocket) -> None:
    assert connection.guest is not None
    member = row.member(connection.guest.id)
    assert member is not None
    presence, news = process.presence, process.services.campaign_news
    visitor = presence.enter(row.id, member.person)

    def changed() -> None:
        message = CampaignChanged(here=presence.here(row.id))
        connection.send(_encode(message))

    news.listen(row.id, changed)
    sending = asyncio.create_task(send_all(connection, socket))
    listening = asyncio.create_task(_listen(process, row.id, visitor, connection, socket))
    news.hear(row.id)
    try:
        await asyncio.wait([sending, listening], return_when=asyncio.FIRST_COMPLETED)
        if connection.closing:
            await asyncio.wait([sending], timeout=SEND_SECONDS)
    finally:
        news.leave(row.id, changed)
        presence.leave(row.id, visitor)
        news.hear(row.id)
        await end_task(sending)
        await end_task(listening)


async def _listen(
    process: Process, campaign_id: str, visitor: list[str], connection: Connection, socket: AnySocket
) -> None:
    rate = process.services.settings.message_rate
    bucket = Bucket(rate, 2 * rate, process.services.clock.now)
    while not connection.closing:
        event: Any = await socket.receive()
        if event["type"] == "websocket.disconnect":
            return
        data = event.get("text") or event.get("bytes") or ""
        if not bucket.take() or len(data) > process.services.settings.max_message:
            connection.close(TOO_FAST)
            return
        try:
            message = _decoder.decode(data)
        except (msgspec.MsgspecError, RecursionError, ValueError):
            connection.refuse(Refused(Code.BAD_MESSAGE, "not a message"), None, "gloomhaven", [])
            continue
        if isinstance(message, Ping):
            connection.send(_encode(Pong(sent=message.id)))
        else:
            visitor[1] = message.place
            process.services.campaign_news.hear(campaign_id)
