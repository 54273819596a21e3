"""The process is killed again and again while somebody plays: no step that was told is ever lost.

`make soak` does it a thousand times (`TAVERNA_KILLS`).
"""

from __future__ import annotations

import os
import random
from collections.abc import Callable

import pytest

from tests.server.test_restart import moved
from tests.support.server.nursery import nursery
from tests.support.server.people import Person, Player, one_step
from tests.support.server.services import Postgres
from tests.support.server.serving import Serving

pytestmark = pytest.mark.anyio

KILLS = int(os.environ.get("TAVERNA_KILLS", "100"))
PLENTY = ("guest-rate", "table-rate", "request-rate", "address-rate")


class Life:
    """A game between two seats of one person, over the lives of many processes, and what they were told last."""

    def __init__(self, kills: int) -> None:
        self._rng = random.Random(kills)
        self._person: Person | None = None
        self._table = ""
        self._step = self._events = 0

    async def live(self, url: str, kill: Callable[[], None]) -> None:
        serving = Serving(None, url)
        person = self._person = (
            await serving.person("Ana") if self._person is None else moved(self._person, url, serving)
        )
        if not self._table:
            self._table = (await person.quick(people=["Ana", "Bia"]))["id"]
        async with person.at(self._table, seat=0, since=0) as first, person.at(self._table, seat=1) as second:
            assert first.update["step"] >= self._step
            assert first.update["next"] >= self._events
            await self._play(first, second)
            kill()
        await serving.close()

    async def _play(self, first: Player, second: Player) -> None:
        """A few steps, and then one that may or may not be committed."""
        for _ in range(self._rng.randrange(1, 6)):
            if first.over:
                break
            await one_step(first, second)
            self._step, self._events = first.update["step"], first.update["next"]
        if first.over:
            self._table, self._step, self._events = "", 0, 0
        else:
            mover = first if first.update["decision"] else second
            await mover.choose(mover.codes[0])


async def survives(database: str, kills: int) -> None:
    life = Life(kills)
    limits = [word for name in PLENTY for word in (f"--{name}", "1000")]
    arguments = ["--port", "0", "--database", database, "--workers", "0", "--log-level", "warning", *limits]
    with nursery() as processes:
        for _ in range(kills):
            await life.live(processes.start(*arguments), processes.kill)


async def test_nothing_that_was_told_is_lost_on_sqlite(database: str) -> None:
    await survives(database, KILLS)


@pytest.mark.services
async def test_nothing_that_was_told_is_lost_on_postgresql(postgres: Postgres) -> None:
    await survives(postgres.new_database(), KILLS)
