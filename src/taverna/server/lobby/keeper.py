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
from taverna.server.matches.match import PresentMatch, TableMatch
from taverna.server.matches.replaying import Work, frames, play_frames
from taverna.server.matches.setting_up import new_match
from taverna.server.services import Services
from taverna.server.store import keeping, tables
from taverna.server.store.rows import Step, TableRow
from taverna.wire.replay import Frame

FEW = 20
"""Games that are kept at each turn, at most. When more end, the others wait until there is time."""
BRIEFLY = 0.25
"""Seconds after which a turn ends: the busier the server, the less of it goes into games that are over."""
SECONDS = 60.0
"""For one game: far more than any that people played to its end takes."""


class Keeper:
    """`services.finished` are the tables whose games have just ended; `search` finds those that were missed."""

    def __init__(self, services: Services, scorer: Scorer) -> None:
        self._services = services
        self._scorer = scorer
        self._after = ""

    async def turn(self) -> None:
        waiting, now = self._services.finished, self._services.clock.now
        until = now() + BRIEFLY
        for _ in range(min(FEW, len(waiting))):
            await self._keep_quietly(waiting.popleft())
            if now() >= until:
                return

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
        if table.version == taverna.game(table.game).version:
            work = Work(SECONDS, services.clock.now)
            match, seen = await asyncio.to_thread(played_again, table, steps, work)
        else:
            match, seen = await self._played_then(table, steps)
        if not table.counted:
            await self._scorer.count(table, match)
        parts = await asyncio.to_thread(pack, match, seen)
        await services.store.writer.transact(partial(keeping.keep, table_id=table_id, parts=parts))

    async def _played_then(self, table: TableRow, steps: list[Step]) -> tuple[TableMatch, list[Frame]]:
        """Under the rules that it began with."""
        past, here = self._services.past, taverna.game(table.game).version
        match = await loading.rebuild(table, steps, past)
        record = msgspec.to_builtins(match.record())
        replay = await past.frames(record, table.version, here, 0, len(record["steps"]) + 1)
        return match, replay.frames


def played_again(table: TableRow, steps: list[Step], work: Work) -> tuple[TableMatch, list[Frame]]:
    """Its end and its replay, under the rules in force.

    What was taken back is in the log and not in the replay: only then it has to be played twice.
    """
    played = [(step.seat, step.code, step.joined) for step in steps if step.code is not None]
    if len(played) < len(steps):
        match = loading.replayed(table, steps)
        seen = frames(match.record().to_dict(), 0, len(match.steps) + 1, work).frames
    else:
        match = new_match(taverna.game(table.game), table)
        seen = play_frames(match, played, 0, len(played) + 1, work)
    return PresentMatch(match), seen
