"""Server processes that meet through a real Redis."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest

from taverna.server.common.channel import RedisChannel, Word
from tests.server.test_processes import (
    Two,
    test_a_game_between_people_at_two_processes,
    test_who_is_there_is_known_across_processes,
)
from tests.server.test_restart import process
from tests.support.server import services
from tests.support.server.people import one_step
from tests.support.server.services import Postgres
from tests.support.server.serving import FakeClock, Serving, serving, settings_for

__all__ = ["test_a_game_between_people_at_two_processes", "test_who_is_there_is_known_across_processes"]
pytestmark = [pytest.mark.anyio, pytest.mark.services]

SECONDS = 10


@pytest.fixture
async def two(tmp_path: Path, database: str, redis: str) -> AsyncIterator[Two]:
    settings = settings_for(tmp_path, database=database, redis=redis)
    async with serving(settings) as left, serving(settings) as right:
        yield Two(left, right, FakeClock(), [])


class Listener:
    """A channel, and what it has heard."""

    def __init__(self, address: str) -> None:
        self.channel = RedisChannel(address)
        self.heard: asyncio.Queue[Word] = asyncio.Queue()

    async def start(self) -> None:
        await self.channel.start(self.heard.put_nowait)
        await self.next("again")

    async def next(self, about: str) -> Word:
        async with asyncio.timeout(SECONDS):
            while (word := await self.heard.get()).about != about:
                pass
        return word


async def test_each_hears_the_others_but_not_itself(redis: str) -> None:
    left, right = Listener(redis), Listener(redis)
    await left.start()
    await right.start()
    left.channel.say(Word(left.channel.name, "steps", "t1"))
    right.channel.say(Word(right.channel.name, "here", "t2", ["ana"], 3))
    assert await right.next("steps") == Word(left.channel.name, "steps", "t1")
    assert await left.next("here") == Word(right.channel.name, "here", "t2", ["ana"], 3)
    assert left.heard.empty()
    for listener in (left, right):
        await listener.channel.stop()


async def test_when_redis_is_back_everyone_asks_the_store() -> None:
    port = services.free_port()
    with services.redis(port) as address:
        listener = Listener(address)
        await listener.start()
    with services.redis(port):
        await listener.next("again")
        await listener.channel.stop()


class Failing:
    """Redis, which fails at first."""

    def __init__(self, genuine: Any, times: int) -> None:
        self._genuine = genuine
        self.left = times
        self.sendings = 0

    def pipeline(self, transaction: bool) -> Any:
        self.sendings += 1
        if self.left:
            self.left -= 1
            raise ConnectionError("away")
        return self._genuine.pipeline(transaction=transaction)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._genuine, name)


async def test_a_word_that_redis_did_not_take_is_said_again(
    redis: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("taverna.server.common.channel.RETRY_SECONDS", 0.01)
    left, right = Listener(redis), Listener(redis)
    await left.start()
    await right.start()
    failing = Failing(left.channel._redis, 3)
    left.channel._redis = failing  # type: ignore[assignment]
    for table in ("t1", "t2"):
        left.channel.say(Word(left.channel.name, "steps", table))
    assert [(await right.next("steps")).table for _ in range(2)] == ["t1", "t2"]
    assert failing.left == 0
    for listener in (left, right):
        await listener.channel.stop()


async def test_words_that_are_said_together_are_sent_together(redis: str) -> None:
    left, right = Listener(redis), Listener(redis)
    await left.start()
    await right.start()
    counted = Failing(left.channel._redis, 0)
    left.channel._redis = counted  # type: ignore[assignment]
    for number in range(50):
        left.channel.say(Word(left.channel.name, "steps", f"t{number}"))
    assert [(await right.next("steps")).table for _ in range(50)] == [f"t{number}" for number in range(50)]
    assert counted.sendings == 1
    for listener in (left, right):
        await listener.channel.stop()


async def test_when_too_many_words_wait_everyone_asks_the_store(
    redis: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("taverna.server.common.channel.WAITING", 2)
    left, right = Listener(redis), Listener(redis)
    await left.start()
    await right.start()
    for number in range(5):
        left.channel.say(Word(left.channel.name, "steps", f"t{number}"))
    assert (await right.next("again")).sender == left.channel.name
    for listener in (left, right):
        await listener.channel.stop()


async def test_tables_go_on_while_redis_is_away(tmp_path: Path, database: str) -> None:
    with ExitStack() as service:
        address = service.enter_context(services.redis())
        async with serving(settings_for(tmp_path, database=database, redis=address)) as server:
            ana = await server.person("Ana")
            table = await ana.quick(people=["Ana", "Bia"])
            async with ana.at(table, seat=0) as first, ana.at(table, seat=1) as second:
                await one_step(first, second)
                service.close()
                await one_step(first, second)
                await one_step(first, second)


async def test_two_processes_keep_a_shared_table_moving_while_redis_is_away(
    tmp_path: Path, postgres: Postgres
) -> None:
    with ExitStack() as service:
        address = service.enter_context(services.redis())
        settings = settings_for(tmp_path, database=postgres.new_database(), redis=address)
        async with serving(settings) as here, serving(settings) as there:
            ana, rui = await here.person("Ana"), await there.person("Rui")
            table = await ana.open_table()
            await rui.sit(table, 1)
            await ana.start(table)
            async with ana.at(table) as first, rui.at(table) as second:
                await one_step(first, second)
                service.close()
                for _ in range(5):
                    await one_step(first, second)
                assert first.events == second.events


async def test_two_real_processes_on_postgresql(postgres: Postgres, redis: str) -> None:
    database = postgres.new_database()
    with process(database, "--redis", redis) as (_, left), process(database, "--redis", redis) as (_, right):
        here, there = Serving(None, left), Serving(None, right)
        ana, rui = await here.person("Ana"), await there.person("Rui")
        table = await ana.open_table()
        await rui.sit(table, 1)
        await ana.start(table)
        async with ana.at(table) as first, rui.at(table) as second:
            while not first.over:
                await one_step(first, second)
            assert first.update["result"] == second.update["result"]
            assert first.events == second.events
        await here.close()
        await there.close()
