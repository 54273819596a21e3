"""One socket at a table: whose it is, whose eyes it has, and what is still to be sent."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import msgspec

from taverna.kernel import TavernaError
from taverna.server.problems import Speaker
from taverna.server.store.rows import Guest
from taverna.wire.table import FromServer

OUTBOX = 200
"""Messages that may wait for a slow reader before the connection is given up; it will come back and resume."""
TOO_SLOW = 1013

_encode = msgspec.json.Encoder().encode


def encode(message: FromServer) -> str:
    return _encode(message).decode()


class Connection:
    """`follow`: the eyes are those of the guest's first seat, whichever that is; else they were chosen."""

    __slots__ = ("_closing", "_language", "_outbox", "_wake", "eyes", "follow", "guest", "hinting")

    def __init__(self, guest: Guest | None, language: str, eyes: int | None, follow: bool) -> None:
        self.guest = guest
        self._language = language
        self.eyes = eyes
        self.follow = follow
        self.hinting = False
        self._outbox: list[str] = []
        self._wake = asyncio.Event()
        self._closing = 0

    @property
    def guest_id(self) -> str | None:
        return None if self.guest is None else self.guest.id

    @property
    def language(self) -> str:
        return self._language if self.guest is None else self.guest.language

    def send(self, text: str) -> None:
        if self._closing:
            return
        self._outbox.append(text)
        if len(self._outbox) > OUTBOX:
            self._outbox = []
            self.close(TOO_SLOW)
        self._wake.set()

    def refuse(self, error: TavernaError, sent: int | None, game: str, names: list[str]) -> None:
        self.send(encode(Speaker(self.language, game, names, self.eyes).fault(error, sent)))

    def close(self, code: int) -> None:
        """After what was sent before."""
        self._closing = self._closing or code
        self._wake.set()

    async def pump(self, send: Callable[[str], Awaitable[None]]) -> int:
        """Send what there is to send until the connection is to be closed; returns the closing code."""
        while True:
            await self._wake.wait()
            self._wake.clear()
            texts, self._outbox = self._outbox, []
            for text in texts:
                await send(text)
            if self._closing and not self._outbox:
                return self._closing
