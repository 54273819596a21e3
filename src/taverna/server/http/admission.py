"""Requests with a record in them: a few at a time, and let in before their bodies are read.

A record of a megabyte is many times as much once it is understood, and more when it is played again. So a place is held
until the answer is on its way, and those who wait for one cost no more than a connection.
"""

from __future__ import annotations

import asyncio

from litestar.types import ASGIApp, Message, Receive, Scope, Send

from taverna.server.common.limits import Places
from taverna.server.process import Process

PART = 64 * 1024
"""Bytes of an answer that are handed on at once: so it is not all in a slow reader's buffer, and compressing it leaves
time for others.
"""
PLACE = "place"


class Place:
    """One request's: taken once it is known who asks, given back when it has been answered."""

    def __init__(self, places: Places) -> None:
        self._places = places
        self._address: str | None = None

    async def take(self, address: str, size: int) -> None:
        await self._places.enter(address, size)
        self._address = address

    def give_back(self) -> None:
        if self._address is not None:
            self._places.leave(self._address)


def admission(app: ASGIApp) -> ASGIApp:
    """`before_request` takes the place, after its other checks."""

    async def admitted(scope: Scope, receive: Receive, send: Send) -> None:
        process: Process = scope["litestar_app"].state.process
        place = Place(process.uploads)
        scope["state"][PLACE] = place
        try:
            await app(scope, receive, _in_parts(send))
        finally:
            place.give_back()

    return admitted


def _in_parts(send: Send) -> Send:
    async def sending(message: Message) -> None:
        if message["type"] != "http.response.body" or len(message["body"]) <= PART:
            await send(message)
            return
        body = message["body"]
        for first in range(0, len(body), PART):
            more = first + PART < len(body) or message["more_body"]
            await send({"type": "http.response.body", "body": body[first : first + PART], "more_body": more})
            await asyncio.sleep(0)

    return sending
