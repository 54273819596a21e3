"""How server processes tell each other that a table has news. The news themselves are in the store."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections.abc import Callable
from typing import Literal, Protocol

import msgspec
from msgspec import Struct

from taverna.server.common.logs import note

TOPIC = "taverna"
RETRY_SECONDS = 1.0
WAITING = 10_000
"""Words that may wait for a Redis that is away; after that everyone is told to ask the store about everything."""
TOGETHER = 500
"""Words that Redis is handed at once: steps of many tables are committed together, and told together."""

_encoder = msgspec.json.Encoder()


class Word(Struct, array_like=True):
    """`steps`, `seats` and `said`: there is something new to read; `here`: who looks at the table in that process;
    `person`: what there is of them has changed; `campaign`: the campaign of that id has changed; `alive`: the process
    is; `again`: words may have been lost, ask the store about everything."""

    sender: str
    about: Literal["steps", "seats", "said", "here", "alive", "again", "person", "turn", "campaign"]
    table: str = ""
    """Its id; with `person`, theirs."""
    here: list[str] = []
    spectators: int = 0


Hear = Callable[[Word], None]
_decoder = msgspec.json.Decoder(Word)


class Channel(Protocol):
    alone: bool
    """Nobody else is listening: nothing need be said."""
    name: str
    """Of this process."""
    away: bool
    """Words don't arrive now: whoever needs to know looks into the store."""

    async def start(self, hear: Hear) -> None: ...
    async def stop(self) -> None: ...
    def say(self, word: Word) -> None: ...


class Alone:
    """One process needs no channel."""

    alone = True
    name = "alone"
    away = False

    async def start(self, hear: Hear) -> None: ...

    async def stop(self) -> None: ...

    def say(self, word: Word) -> None: ...


class Room:
    """Where several `InRoom` channels of one Python process meet: for tests of what happens between processes."""

    def __init__(self) -> None:
        self.listeners: dict[str, Hear] = {}


class InRoom:
    alone = False

    def __init__(self, room: Room) -> None:
        self.away = False
        self.name = secrets.token_hex(4)
        self._room = room

    async def start(self, hear: Hear) -> None:
        self._room.listeners[self.name] = hear

    async def stop(self) -> None:
        self._room.listeners.pop(self.name, None)

    def say(self, word: Word) -> None:
        if self.away:
            return
        for name, hear in list(self._room.listeners.items()):
            if name != self.name:
                asyncio.get_running_loop().call_soon(hear, _decoder.decode(_encoder.encode(word)))


class RedisChannel:
    """Publish and subscribe. While Redis is away everyone looks into the store; when it is back, once more."""

    alone = False

    def __init__(self, url: str) -> None:
        from redis.asyncio import Redis

        self.away = False
        self.name = secrets.token_hex(4)
        self._redis = Redis.from_url(url)
        self._outgoing: asyncio.Queue[Word] = asyncio.Queue(WAITING)
        self._lost = False
        self._tasks: list[asyncio.Task[None]] = []

    async def start(self, hear: Hear) -> None:
        await self._redis.ping()
        self._tasks = [asyncio.create_task(self._listen(hear)), asyncio.create_task(self._publish())]

    async def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await task
        await self._redis.aclose()

    def say(self, word: Word) -> None:
        try:
            self._outgoing.put_nowait(word)
        except asyncio.QueueFull:
            self._lost = True

    async def _publish(self) -> None:
        while True:
            words = [await self._outgoing.get()]
            while len(words) < TOGETHER and not self._outgoing.empty():
                words.append(self._outgoing.get_nowait())
            await self._send(words)
            if self._lost:
                self._lost = False
                await self._send([Word(self.name, "again")])

    async def _send(self, words: list[Word]) -> None:
        """Until Redis takes them, each in a message of its own. Whatever is heard twice does no harm."""
        from redis.exceptions import RedisError

        while True:
            try:
                async with self._redis.pipeline(transaction=False) as sending:
                    for word in words:
                        _ = sending.publish(TOPIC, _encoder.encode(word))  # noted, and sent below
                    await sending.execute()
            except (RedisError, OSError):
                await asyncio.sleep(RETRY_SECONDS)
            else:
                return

    async def _listen(self, hear: Hear) -> None:
        from redis.exceptions import RedisError

        while True:
            try:
                async with self._redis.pubsub() as subscription:
                    await subscription.subscribe(TOPIC)
                    self.away = False
                    hear(Word(self.name, "again"))
                    async for message in subscription.listen():
                        self._hear(message, hear)
            except (RedisError, OSError) as problem:
                self.away = True
                note("redis is away", problem=type(problem).__name__)
                await asyncio.sleep(RETRY_SECONDS)

    def _hear(self, message: dict[str, object], hear: Hear) -> None:
        data = message.get("data")
        if message.get("type") != "message" or not isinstance(data, bytes):
            return
        try:
            word = _decoder.decode(data)
        except msgspec.MsgspecError:
            return
        if word.sender != self.name:
            hear(word)
