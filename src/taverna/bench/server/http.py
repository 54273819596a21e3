"""Just enough HTTP for a client that must not be what is slow: a few connections kept open, JSON both ways."""

from __future__ import annotations

import asyncio
from time import perf_counter
from typing import Any, cast

import msgspec

from taverna.kernel import TavernaError

Json = dict[str, Any]
Stream = tuple[asyncio.StreamReader, asyncio.StreamWriter]
FRESH_SECONDS = 2.0
"""The server closes a connection that was quiet for longer; so it is not used again after less."""


class BadAnswer(TavernaError):
    """The server refused what a measurement needs."""


class Http:
    """`source`: the address of ours that it comes from, where there are several."""

    def __init__(self, host: str, port: int, connections: int, source: str | None = None) -> None:
        self._address = (host, port)
        self._source = (source, 0) if source else None
        self._allowed = asyncio.Semaphore(connections)
        self._free: list[tuple[Stream, float]] = []

    async def post(self, path: str, token: str = "", **body: Any) -> Json:
        return await self._ask("POST", path, token, msgspec.json.encode(body))

    async def get(self, path: str, token: str = "") -> Json:
        return await self._ask("GET", path, token, b"")

    async def token(self, nickname: str) -> str:
        """A guest for a program."""
        return cast(str, (await self.post("/api/token", nickname=nickname))["token"])

    async def _ask(self, method: str, path: str, token: str, body: bytes) -> Json:
        async with self._allowed:
            stream = await self._stream()
            try:
                stream[1].write(self._head(method, path, token, len(body)) + body)
                status, answer = await _read(stream[0])
            except BaseException:
                stream[1].close()
                raise
            self._free.append((stream, perf_counter()))
        if status >= 300:
            raise BadAnswer("bad-answer", f"{path}: {status} {answer[:200]!r}")
        return cast(Json, msgspec.json.decode(answer))

    async def _stream(self) -> Stream:
        while self._free:
            stream, used = self._free.pop()
            if perf_counter() - used < FRESH_SECONDS:
                return stream
            stream[1].close()
        return await asyncio.open_connection(*self._address, local_addr=self._source)

    def _head(self, method: str, path: str, token: str, length: int) -> bytes:
        who = f"authorization: Bearer {token}\r\n" if token else ""
        host = f"{self._address[0]}:{self._address[1]}"
        return (
            f"{method} {path} HTTP/1.1\r\nhost: {host}\r\n{who}"
            f"content-type: application/json\r\ncontent-length: {length}\r\n\r\n"
        ).encode()


async def _read(reader: asyncio.StreamReader) -> tuple[int, bytes]:
    head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").lower()
    first, *lines = head.split("\r\n")
    headers = dict(line.split(": ", 1) for line in lines if line)
    return int(first.split()[1]), await reader.readexactly(int(headers["content-length"]))
