"""Where the store is. Everything else in the store is plain functions on a connection; they are run here."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Protocol, TypeVar

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncEngine

T = TypeVar("T")
Work = Callable[[sa.Connection], T]

READERS = 2
CROWD = 5


class Database(Protocol):
    crowd: int
    """How many pieces of work may share a transaction."""

    async def read(self, look: Work[T]) -> T: ...

    async def write(self, work: Work[T]) -> T:
        """In a transaction. To be called by one at a time."""
        ...

    async def close(self) -> None: ...


class InThreads:
    """SQLite. A transaction is one visit to a thread, where an asyncio driver would make several for each statement.

    There is one writer, in this process at least, so that its connection stays open and works can share a transaction.
    """

    crowd = CROWD

    def __init__(self, reading: sa.Engine, writing: sa.Engine) -> None:
        self._reading = reading
        self._writing = writing
        self._readers = ThreadPoolExecutor(READERS, "reader")
        self._writer = ThreadPoolExecutor(1, "writer")
        self._connection: sa.Connection | None = None

    async def read(self, look: Work[T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._read, look)

    async def write(self, work: Work[T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._writer, self._write, work)

    async def close(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self._writer, self._close)
        self._writer.shutdown()
        self._readers.shutdown()
        self._reading.dispose()

    def _read(self, look: Work[T]) -> T:
        with self._reading.connect() as connection:
            return look(connection)

    def _write(self, work: Work[T]) -> T:
        if self._connection is None:
            self._connection = self._writing.connect()
        with self._connection.begin():
            return work(self._connection)

    def _close(self) -> None:
        if self._connection is not None:
            self._connection.close()
        self._writing.dispose()


class OnLoop:
    """PostgreSQL, whose driver was written for asyncio.

    A transaction holds one piece of work: locks of several could stand in the way of another process's, and both wait
    for each other.
    """

    crowd = 1

    def __init__(self, reading: AsyncEngine, writing: AsyncEngine) -> None:
        self._reading = reading
        self._writing = writing

    async def read(self, look: Work[T]) -> T:
        async with self._reading.connect() as connection:
            return await connection.run_sync(look)

    async def write(self, work: Work[T]) -> T:
        async with self._writing.begin() as connection:
            return await connection.run_sync(work)

    async def close(self) -> None:
        await self._reading.dispose()
        await self._writing.dispose()
