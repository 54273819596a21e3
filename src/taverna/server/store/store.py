"""The store as the rest of the server sees it: short reads at any time, and the writer."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from taverna.kernel import TavernaError
from taverna.server.problems import Refused
from taverna.server.store.engine import Sync, database_url, migrate, open_batches, open_engines
from taverna.server.store.writer import Writer
from taverna.wire.codes import Code


class Store:
    def __init__(self, database: str, sync: Sync, on_batch: Callable[[int, float], None]) -> None:
        url = database_url(database)
        self._reading, self._writing = open_engines(url, sync)
        self._batches = open_batches(url, sync, self._writing)
        self.writer = Writer(self._writing, self._batches, on_batch)

    async def start(self) -> None:
        await migrate(self._writing)
        self.writer.start()

    async def stop(self) -> None:
        await self.writer.stop()
        await self._batches.close()
        await self._reading.dispose()
        await self._writing.dispose()

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        try:
            async with self._reading.connect() as connection:
                yield connection
        except TavernaError:
            raise
        except (SQLAlchemyError, OSError) as problem:
            raise Refused(Code.UNAVAILABLE, f"the store can't be read: {type(problem).__name__}") from problem
