"""A connection on which a test says exactly what it wants, byte by byte, and as slowly as it wants."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from tests.support.server.people import SECONDS
from tests.support.server.serving import Serving


class Raw:
    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader = reader
        self._writer = writer

    async def say(self, data: bytes) -> None:
        self._writer.write(data)
        await self._writer.drain()

    async def dribble(self, data: bytes, seconds: float) -> None:
        """Byte after byte, over and over, until nobody listens."""
        try:
            async with asyncio.timeout(SECONDS):
                while not self._reader.at_eof():
                    for byte in data:
                        await self.say(bytes([byte]))
                        await asyncio.sleep(seconds)
        except ConnectionError:
            return

    async def head(self) -> bytes:
        """The first line and the headers of an answer."""
        async with asyncio.timeout(SECONDS):
            return await self._reader.readuntil(b"\r\n\r\n")

    async def rest(self) -> bytes:
        """Until the server lets go, by a word or without one."""
        try:
            async with asyncio.timeout(SECONDS):
                return await self._reader.read()
        except ConnectionError:
            return b""


@asynccontextmanager
async def raw(server: Serving) -> AsyncIterator[Raw]:
    host, port = server.url.removeprefix("http://").split(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    try:
        yield Raw(reader, writer)
    finally:
        writer.transport.abort()
