"""Keeping finished games as they were seen: a few at a time, beside those that are played."""

from __future__ import annotations

import asyncio
from functools import partial

import msgspec
from sqlalchemy.exc import IntegrityError

import taverna
from taverna.kernel import TavernaError
from taverna.server.common.logs import note, short, trouble
from taverna.server.live import loading
from taverna.server.lobby.scorer import Scorer
from taverna.server.matches.kept import pack
from taverna.server.matches.replaying import Work, frames
from taverna.server.services import Services
from taverna.server.store import keeping, tables
from taverna.wire.replay import Replay

FEW = 20
"""Games that are kept at each turn. When more end, the others wait until there is time."""
SECONDS = 60.0
"""For one game: far more than any that people played to its end takes."""


class Keeper:
    """`services.finished` are the tables whose games have just ended; `search` finds those that were missed."""

    def __init__(self, services: Services, scorer: Scorer) -> None:
        self._services = services
        self._scorer = scorer
        self._after = ""

    async def turn(self) -> None:
        waiting = self._services.finished
        for table_id in [waiting.popleft() for _ in range(min(FEW, len(waiting)))]:
            await self._keep_quietly(table_id)

    async def search(self) -> None:
        """A process that died may have left some, and so has one of before games were kept."""
        look = partial(keeping.missing, after=self._after)
        found, self._after = await self._services.store.read(look)
        self._services.finished.extend(found)

    async def _keep_quietly(self, table_id: str) -> None:
        try:
            await self.keep(table_id)
        except TavernaError as problem:
            note("game can't be kept", table=short(table_id), problem=problem.code)
        except IntegrityError:
            return  # another process was faster
        except Exception as problem:
            trouble("game can't be kept", problem, table=short(table_id))

    async def keep(self, table_id: str) -> None:
        services = self._services
        table, steps = await services.store.read(partial(tables.load_played, table_id=table_id))
        match = await loading.rebuild(table, steps, services.past)
        if not table.counted:
            await self._scorer.count(table, match)
        replay = await self._replay(msgspec.to_builtins(match.record()), table.version)
        parts = await asyncio.to_thread(pack, match, replay)
        await services.store.writer.transact(partial(keeping.keep, table_id=table_id, parts=parts))

    async def _replay(self, record: dict[str, object], version: int) -> Replay:
        services, steps = self._services, record["steps"]
        assert isinstance(steps, list)
        here = taverna.game(str(record["game"])).version
        if version != here:
            return await services.past.frames(record, version, here, 0, len(steps) + 1)
        work = Work(SECONDS, services.clock.now)
        return await asyncio.to_thread(frames, record, 0, len(steps) + 1, work)
