"""Two server processes on one store. Here they are two servers in one process that meet in a room, as in Redis."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from taverna.server.common.channel import InRoom, Room
from taverna.server.live.table import LiveTable
from taverna.server.process import LOOK_SECONDS, PEER_SECONDS
from tests.support.server.people import Person, play_on
from tests.support.server.serving import FakeClock, Serving, serving, settings_for

pytestmark = pytest.mark.anyio


class Two:
    def __init__(self, left: Serving, right: Serving, clock: FakeClock, channels: list[InRoom]) -> None:
        self.left = left
        self.right = right
        self.clock = clock
        self.channels = channels


@pytest.fixture
async def two(tmp_path: Path, database: str) -> AsyncIterator[Two]:
    room, clock = Room(), FakeClock()
    channels = [InRoom(room), InRoom(room)]
    settings = settings_for(tmp_path, database=database)
    async with (
        serving(settings, clock, channels[0]) as left,
        serving(settings, clock, channels[1]) as right,
    ):
        yield Two(left, right, clock, channels)


def over_there(person: Person, there: Serving) -> Person:
    other = there.stranger()
    other.become(person)
    return other


async def test_a_game_between_people_at_two_processes(two: Two) -> None:
    ana, rui = await two.left.person("Ana"), await two.right.person("Rui")
    table = await ana.open_table()
    async with ana.at(table) as first, rui.at(table) as second:
        await rui.sit(table, 1)
        await first.next("seats", lambda message: message["table"]["seats"][1]["name"] == "Rui")
        await ana.start(table)
        for player in (first, second):
            await player.next("update")
        await second.send("say", text="ahoy")
        assert (await first.next("said"))["text"] == "ahoy"
        while not first.over or not second.over:
            mover, other = (first, second) if first.update["decision"] else (second, first)
            await mover.choose(mover.codes[-1])
            await mover.next_step()
            await other.next("update", lambda update, step=mover.update["step"]: update["step"] == step)  # type: ignore[misc]
            assert mover.update["events"] == other.update["events"]
    shown = await over_there(ana, two.right).get(f"/api/tables/{table['id']}")
    assert shown["state"] == "finished"


async def test_who_is_there_is_known_across_processes(two: Two) -> None:
    ana, rui = await two.left.person("Ana"), await two.right.person("Rui")
    table = await ana.open_table()
    await rui.sit(table, 1)
    async with ana.at(table) as first:
        async with rui.at(table):
            await first.next("seats", lambda message: bool(message["table"]["seats"][1]["online"]))
        await first.next("seats", lambda message: not message["table"]["seats"][1]["online"])


async def test_of_two_answers_to_one_question_one_counts(two: Two) -> None:
    """Each process has the table in memory and does not hear the other: the store decides."""
    ana = await two.left.person("Ana")
    table = await ana.quick(people=["Ana", "Bia"])
    twin = over_there(ana, two.right)
    for channel in two.channels:
        await channel.stop()
    async with ana.at(table) as here, twin.at(table) as there:
        for screen in (here, there):
            await screen.send("look", seat=screen.update["waiting"][0])
            await screen.next("update")
        assert here.decision == there.decision
        await here.choose()
        told = await here.next_step()
        await there.choose()
        assert await there.fault() == "stale-choice"
        assert there.update["events"] == told["events"]
        assert there.update["step"] == told["step"] == 1


async def test_one_process_thinks_for_the_bots_and_another_takes_over(two: Two) -> None:
    ana = await two.left.person("Ana")
    table = await ana.quick("greedy")
    twin = over_there(ana, two.right)
    async with twin.at(table) as there:
        async with ana.at(table) as here:
            await here.until_asked()
            while there.update["step"] < here.update["step"]:
                await there.next("update")
            await here.choose(here.codes[-1])
            await here.answered()
        # The left process is gone without a word; its answer, if it was on its way, is taken up or thought again.
        await two.channels[0].stop()
        two.left.process.forget(table["id"])
        while there.update["decision"] is None and not there.over:
            two.clock.advance(15)
            await there.quiet()
        await play_on(there)
        assert there.over


async def test_a_process_that_is_not_heard_of_is_gone(two: Two) -> None:
    ana, rui = await two.left.person("Ana"), await two.right.person("Rui")
    table = await ana.open_table()
    await rui.sit(table, 1)
    async with ana.at(table) as first, rui.at(table):
        await first.next("seats", lambda message: bool(message["table"]["seats"][1]["online"]))
        await two.channels[1].stop()
        two.channels[1].say = lambda word: None  # type: ignore[method-assign]
        for _ in range(6):
            two.clock.advance(5)
        await first.next("seats", lambda message: not message["table"]["seats"][1]["online"])


async def next_look(two: Two) -> None:
    """A second goes by; a look that is under way is over before."""
    for server in (two.left, two.right):
        while "look" in server.process._under_way:
            await asyncio.sleep(0)
    two.clock.advance(LOOK_SECONDS)


async def test_while_the_channel_is_away_tables_move_through_the_store(two: Two) -> None:
    ana, rui = await two.left.person("Ana"), await two.right.person("Rui")
    table = await ana.open_table()
    async with ana.at(table) as first, rui.at(table) as second:
        for channel in two.channels:
            channel.away = True
        await rui.sit(table, 1)
        await next_look(two)
        await first.next("seats", lambda message: message["table"]["seats"][1]["name"] == "Rui")
        await ana.start(table)
        await next_look(two)
        for player in (first, second):
            await player.next("update")
        await second.send("say", text="ahoy")
        await second.next("said")
        await next_look(two)
        assert (await first.next("said"))["text"] == "ahoy"
        for _ in range(8):
            mover, other = (first, second) if first.update["decision"] else (second, first)
            await mover.choose(mover.codes[-1])
            step = (await mover.next_step())["step"]
            await next_look(two)
            while other.update["step"] < step:
                await other.next_step()
        assert first.events == second.events
        two.clock.advance(10 * PEER_SECONDS)  # nobody is taken for dead
        assert len(two.left.process._peers) == len(two.right.process._peers) == 1


async def test_while_the_channel_is_away_only_tables_with_news_are_read_again(
    two: Two, monkeypatch: pytest.MonkeyPatch
) -> None:
    ana, rui = await two.left.person("Ana"), await two.right.person("Rui")
    table = await ana.open_table(clock=600)
    await rui.sit(table, 1)
    await ana.start(table)
    async with ana.at(table) as first, rui.at(table) as second:
        for channel in two.channels:
            channel.away = True
        two.clock.advance(0.5)
        mover = first if first.update["decision"] else second
        await mover.choose(mover.codes[-1])
        await mover.next_step()
        for _ in range(3):
            await next_look(two)
            await asyncio.gather(first.quiet(), second.quiet())
        read: list[str] = []
        monkeypatch.setattr(LiveTable, "reload", lambda live: read.append(live.table.id))
        for _ in range(3):
            await next_look(two)
            await asyncio.gather(first.quiet(), second.quiet())
        while any("look" in server.process._under_way for server in (two.left, two.right)):
            await asyncio.sleep(0)
        assert read == []
