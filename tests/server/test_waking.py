"""Tables that go on by themselves are woken by themselves, also when that fails at first."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import pytest
import sqlalchemy as sa

from taverna.server.common.problems import Refused
from taverna.server.live import loading
from taverna.server.process import LONGEST_RETRY, RETRIES, TICK_SECONDS, Process
from taverna.server.store import tables
from taverna.server.store.store import Store
from taverna.wire.codes import Code
from tests.support.server.people import Json, Person
from tests.support.server.serving import FakeClock, Serving, serving, settings_for

pytestmark = pytest.mark.anyio

T = TypeVar("T")


async def leave(server: Serving, table: Json) -> None:
    """Everyone's seat is a bot's now, by the rows alone: nobody has told the table."""
    process = server.process
    process.forget(table["id"])
    await process.services.store.writer.transact(
        lambda connection: connection.execute(
            sa.text("UPDATE seats SET stand_in = true WHERE table_id = :id"), {"id": table["id"]}
        )
    )


async def state(person: Person, table: Json) -> str:
    return str((await person.get(f"/api/tables/{table['id']}"))["state"])


async def finished(person: Person, table: Json) -> None:
    while await state(person, table) != "finished":
        pass


def failing_reads(monkeypatch: pytest.MonkeyPatch, times: int, which: Callable[[Any], bool]) -> list[int]:
    """The store can't be read for a while; returns how often that was tried."""
    genuine = Store.read
    failed = [0]

    async def read(self: Store, look: Callable[[sa.Connection], T]) -> T:
        if which(look) and failed[0] < times:
            failed[0] += 1
            raise Refused(Code.UNAVAILABLE, "away")
        return await genuine(self, look)

    monkeypatch.setattr(Store, "read", read)
    return failed


def is_table(look: Any) -> bool:
    return "Process._load" in getattr(look, "__qualname__", "")


async def test_a_store_that_is_away_is_asked_again_and_again_ever_more_seldom(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = FakeClock()
    async with serving(settings_for(tmp_path), clock) as server:
        ana = await server.person("Ana")
        table = await ana.quick(people=["Ana", "Bia"])
        await leave(server, table)
        wanted = RETRIES + 3
        failed = failing_reads(monkeypatch, wanted, is_table)
        await server.process.wake_all()
        waits: list[float] = []
        while failed[0] < wanted:
            before, began = failed[0], clock.now()
            while failed[0] == before:
                clock.advance(1)
                await settle()
            waits.append(clock.now() - began)
        clock.advance(LONGEST_RETRY)
        await finished(ana, table)
    assert waits[:4] == [TICK_SECONDS, 2 * TICK_SECONDS, 4 * TICK_SECONDS, 8 * TICK_SECONDS]
    assert max(waits) == LONGEST_RETRY
    assert waits == sorted(waits)


async def settle() -> None:
    for _ in range(5):
        await asyncio.sleep(0)


async def test_one_table_that_can_not_be_woken_does_not_keep_the_others_asleep(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serving(settings_for(tmp_path), FakeClock()) as server:
        ana = await server.person("Ana")
        made = [await ana.quick(people=["Ana", "Bia"]) for _ in range(3)]
        for table in made:
            await leave(server, table)
        genuine = loading.rebuild
        waiting = await server.process.services.store.read(tables.going_on)
        broken = waiting[0]

        async def rebuild(table: Any, steps: Any, past: Any) -> Any:
            if table.id == broken:
                raise RuntimeError("no idea")
            return await genuine(table, steps, past)

        monkeypatch.setattr(loading, "rebuild", rebuild)
        await server.process.wake_all()
        for table in made:
            if table["id"] != broken:
                await finished(ana, table)
        assert await state(ana, {"id": broken}) == "playing"


async def test_a_list_that_can_not_be_read_is_read_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = FakeClock()
    async with serving(settings_for(tmp_path), clock) as server:
        ana = await server.person("Ana")
        table = await ana.quick(people=["Ana", "Bia"])
        await leave(server, table)
        failed = failing_reads(monkeypatch, 1, lambda look: getattr(look, "__name__", "") == "going_on")
        await server.process.wake_all()
        assert failed == [1]
        assert await state(ana, table) == "playing"
        clock.advance(TICK_SECONDS)
        await finished(ana, table)


async def test_rules_that_have_changed_are_not_tried_again(tmp_path: Path) -> None:
    clock = FakeClock()
    async with serving(settings_for(tmp_path), clock) as server:
        ana = await server.person("Ana")
        table = await ana.quick(people=["Ana", "Bia"])
        await leave(server, table)
        await server.process.services.store.writer.transact(
            lambda connection: connection.execute(sa.text("UPDATE tables SET version = 99"))
        )
        await server.process.wake_all()
        assert not retries(server.process)


def retries(process: Process) -> list[str]:
    return [name for name in process._timers if name.startswith("retry")]
