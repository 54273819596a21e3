"""How the steps of a batch, and what belongs to them, become one transaction."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Protocol

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncEngine

from taverna.server.store.schema import steps

Row = dict[str, Any]
Change = tuple[sa.Executable, Row]

_INSERT = steps.insert()


class Batches(Protocol):
    async def commit(self, rows: Sequence[Row], changes: Sequence[Change]) -> None: ...
    async def close(self) -> None: ...


class OnLoop:
    """With a driver that was written for asyncio."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def commit(self, rows: Sequence[Row], changes: Sequence[Change]) -> None:
        async with self._engine.begin() as connection:
            await connection.execute(_INSERT, rows)
            for statement, values in changes:
                await connection.execute(statement, values)

    async def close(self) -> None: ...


class InThread:
    """SQLite's own driver is not: one visit to a thread for the whole transaction, instead of one for each statement,
    takes a quarter of the time. The writer is alone with this connection, so it can stay open."""

    def __init__(self, engine: sa.Engine) -> None:
        self._engine = engine
        self._thread = ThreadPoolExecutor(1, "steps")
        self._connection: sa.Connection | None = None

    async def commit(self, rows: Sequence[Row], changes: Sequence[Change]) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, self._commit, rows, changes)

    async def close(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, self._close)
        self._thread.shutdown()

    def _commit(self, rows: Sequence[Row], changes: Sequence[Change]) -> None:
        if self._connection is None:
            self._connection = self._engine.connect()
        with self._connection.begin():
            self._connection.execute(_INSERT, rows)
            for statement, values in changes:
                self._connection.execute(statement, values)

    def _close(self) -> None:
        if self._connection is not None:
            self._connection.close()
        self._engine.dispose()
