"""The store as the rest of the server sees it: short reads at any time, and the writer."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

import sqlalchemy as sa
from sqlalchemy.exc import SQLAlchemyError

from taverna.server.common.problems import Refused
from taverna.server.store.database import Work
from taverna.server.store.engine import Sync, database_url, migrate, open_database
from taverna.server.store.writer import Writer
from taverna.wire.codes import Code

T = TypeVar("T")


_SAME_FORM = sa.text("UPDATE alembic_version SET version_num = version_num")


class Store:
    def __init__(
        self,
        database: str,
        sync: Sync,
        on_batch: Callable[[int, float], None],
        failed: Callable[[], None] = lambda: None,
    ) -> None:
        self._database = open_database(database_url(database), sync)
        self.writer = Writer(self._database, on_batch, failed)

    async def start(self) -> None:
        await migrate(self._database)
        self.writer.start()

    async def stop(self) -> None:
        await self.writer.stop()
        await self._database.close()

    async def check_writes(self) -> None:
        """Write something that changes nothing: a full disk can still be read."""
        await self.writer.transact(lambda connection: connection.execute(_SAME_FORM))

    async def read(self, look: Work[T]) -> T:
        try:
            return await self._database.read(look)
        except (SQLAlchemyError, OSError) as problem:
            raise Refused(Code.UNAVAILABLE, f"the store can't be read: {type(problem).__name__}") from problem
