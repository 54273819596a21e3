"""The process is killed again and again while somebody plays: no step that was told is ever lost.

`make soak` does it a thousand times (`TAVERNA_KILLS`).
"""

from __future__ import annotations

import os
import random
import signal

import pytest

from tests.server.test_restart import moved, process
from tests.support.server.people import Person
from tests.support.server.services import Postgres
from tests.support.server.serving import Serving

pytestmark = pytest.mark.anyio

KILLS = int(os.environ.get("TAVERNA_KILLS", "10"))


async def survives(database: str, kills: int) -> None:
    rng = random.Random(kills)
    person: Person | None = None
    table, told = "", {"step": 0, "events": 0}
    for _ in range(kills):
        with process(database) as (server, url):
            serving = Serving(None, url)
            person = await serving.person("Ana") if person is None else moved(person, url, serving)
            if not table:
                table = (await person.quick(people=["Ana", "Bia"]))["id"]
            async with person.at(table, seat=0, since=0) as first, person.at(table, seat=1) as second:
                assert first.update["step"] >= told["step"]
                assert first.update["next"] >= told["events"]
                for _ in range(rng.randrange(1, 6)):
                    if first.over:
                        break
                    mover = first if first.update["decision"] else second
                    await mover.choose(mover.codes[0])
                    update = await mover.next_step()
                    told = {"step": update["step"], "events": update["next"]}
                    for other in (first, second):
                        while other.update["step"] < update["step"]:
                            await other.next_step()
                if first.over:
                    table, told = "", {"step": 0, "events": 0}
                else:  # in the middle of one that may or may not be committed
                    mover = first if first.update["decision"] else second
                    await mover.choose(mover.codes[0])
                server.send_signal(signal.SIGKILL)
                server.wait()
            await serving.close()


async def test_nothing_that_was_told_is_lost_on_sqlite(database: str) -> None:
    await survives(database, KILLS)


@pytest.mark.services
async def test_nothing_that_was_told_is_lost_on_postgresql(postgres: Postgres) -> None:
    await survives(postgres.new_database(), KILLS)
