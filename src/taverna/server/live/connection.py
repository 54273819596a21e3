"""One socket at a table: whose it is, whose eyes it has, and what is still to be sent."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable

import msgspec

from taverna.kernel import TavernaError
from taverna.server.common.line import Line, NoLine
from taverna.server.common.problems import Speaker
from taverna.server.live.patience import NEVER, Patience
from taverna.server.store.rows import Guest
from taverna.wire.people import News
from taverna.wire.table import FromServer

OUTBOX = 200
"""Messages that may wait for a slow reader before the connection is given up; it will come back and resume."""
OUTBOX_SIZE = 1024 * 1024
"""Bytes that may: one large message does no harm, many do."""
SEND_SECONDS = 15.0
"""For one message to be taken; after `close`, for all that were waiting."""
TOO_SLOW = 1013
UNANSWERED = 8
"""Messages of one socket that may wait for its table; the next is read when there is an answer. So nobody's turn waits
for more than that of somebody who floods the table."""

_encode = msgspec.json.Encoder().encode


def encode(message: FromServer | News) -> bytes:
    return _encode(message)


class Connection:
    """`follow`: the eyes are those of the guest's first seat, whichever that is; else they were chosen.

    `takes_changes`: it need not be sent what has not changed; `shown` is what it was shown last. Whatever can't be sent
    by the `line` at once waits in the outbox for `pump`.
    """

    __slots__ = (
        "_closing",
        "_give_up",
        "_language",
        "_outbox",
        "_room",
        "_size",
        "_unanswered",
        "_wake",
        "address",
        "eyes",
        "follow",
        "guest",
        "line",
        "session",
        "shown",
        "takes_changes",
    )

    def __init__(
        self,
        guest: Guest | None,
        language: str,
        eyes: int | None,
        follow: bool,
        address: str = "",
        session: str = "",
        takes_changes: bool = False,
        line: Line | None = None,
    ) -> None:
        self.guest = guest
        self.session = session
        self._language = language
        self.eyes = eyes
        self.follow = follow
        self.address = address
        self.takes_changes = takes_changes
        self.shown: object = None
        self.line = line or NoLine()
        self._outbox: deque[bytes] = deque()
        self._size = 0
        self._wake = asyncio.Event()
        self._unanswered = 0
        self._room = asyncio.Event()
        self._room.set()
        self._closing = 0
        self._give_up = NEVER

    @property
    def guest_id(self) -> str | None:
        return None if self.guest is None else self.guest.id

    def hears(self, speaker: str) -> bool:
        """Whoever blocks somebody is not told what they say."""
        return self.guest is None or speaker not in self.guest.blocked

    @property
    def key(self) -> str:
        """Who is held to account for it."""
        return self.address if self.guest is None else self.guest.id

    @property
    def language(self) -> str:
        return self._language if self.guest is None else self.guest.language

    @property
    def closing(self) -> bool:
        return self._closing != 0

    def send(self, text: bytes) -> None:
        if self._closing or (not self._outbox and self.line.say(text)):
            return
        self._outbox.append(text)
        self._size += len(text)
        waiting = len(self._outbox)
        if waiting > OUTBOX or (waiting > 1 and self._size > OUTBOX_SIZE):
            self._outbox.clear()
            self.close(TOO_SLOW)
        self._wake.set()

    def refuse(self, error: TavernaError, sent: int | None, game: str | None, names: list[str]) -> None:
        self.send(encode(Speaker(self.language, game, names, self.eyes).fault(error, sent)))

    def close(self, code: int) -> None:
        """After what was sent before, if that is taken in time."""
        if not self._closing:
            self._closing = code
            self._give_up = asyncio.get_running_loop().time() + SEND_SECONDS
        self._wake.set()
        self._room.set()

    def asked(self) -> None:
        """The table has been handed a message."""
        self._unanswered += 1
        if self._unanswered >= UNANSWERED and not self._closing:
            self._room.clear()

    def answered(self) -> None:
        self._unanswered -= 1
        self._room.set()

    @property
    def has_room(self) -> bool:
        """Whether the table may be handed another message."""
        return self._unanswered < UNANSWERED

    async def room(self) -> None:
        """Until the table may be handed another message."""
        await self._room.wait()

    async def pump(self, send: Callable[[bytes], Awaitable[None]]) -> int:
        """Send what there is to send until the connection is to be closed; returns the closing code."""
        patience = Patience()
        try:
            while not (self._closing and not self._outbox):
                await self._wake.wait()
                self._wake.clear()
                while self._outbox:
                    await self._send_first(send, patience)
        except asyncio.CancelledError:
            task = asyncio.current_task()
            if task is None or not patience.lost or task.uncancel():
                raise
            return self._closing or TOO_SLOW
        finally:
            patience.stop()
        return self._closing

    async def _send_first(self, send: Callable[[bytes], Awaitable[None]], patience: Patience) -> None:
        """It counts as waiting until it is taken."""
        text = self._outbox[0]
        patience.begin(min(asyncio.get_running_loop().time() + SEND_SECONDS, self._give_up))
        await send(text)
        patience.end()
        if self._outbox:  # unless it has been cleared meanwhile
            self._outbox.popleft()
            self._size -= len(text)
