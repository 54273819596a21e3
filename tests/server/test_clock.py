"""An absent player: the clock, the bot that stands in, the seat taken back. Time is in the test's hands."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.support.server.people import Json, Person
from tests.support.server.serving import FakeClock, Serving, serving, settings_for

pytestmark = pytest.mark.anyio


class Room:
    def __init__(self, clock: FakeClock, server: Serving) -> None:
        self.clock = clock
        self.server = server


@pytest.fixture
async def room(tmp_path: Path) -> AsyncIterator[Room]:
    clock = FakeClock()
    async with serving(settings_for(tmp_path), clock) as server:
        yield Room(clock, server)


async def two_at_a_table(room: Room, **options: object) -> tuple[Person, Person, Json]:
    ana, rui = await room.server.person("Ana"), await room.server.person("Rui")
    table = await ana.open_table(clock=30, options={"pirates": False, **options})
    await rui.sit(table, 1)
    await ana.start(table)
    return ana, rui, table


async def test_the_clock_is_shown_and_begins_anew_with_each_decision(room: Room) -> None:
    ana, rui, table = await two_at_a_table(room)
    async with ana.at(table) as first, rui.at(table) as second:
        mover, other = (first, second) if first.decision else (second, first)
        assert mover.update["clock"] == other.update["clock"] == 30
        room.clock.advance(10)
        await mover.send("look", seat=mover.hello["seat"])
        assert (await mover.next("update"))["clock"] == 20
        await mover.choose()
        assert (await other.next_step())["clock"] == 30


async def test_who_is_too_late_is_replaced_by_a_bot_and_takes_the_seat_back(room: Room) -> None:
    ana, rui, table = await two_at_a_table(room)
    async with ana.at(table) as first, rui.at(table) as second:
        late, other = (first, second) if first.decision else (second, first)
        seat = late.hello["seat"]
        room.clock.advance(29.9)
        await late.quiet()
        assert late.update["step"] == 0
        room.clock.advance(0.2)
        told = await other.next("seats", lambda message: bool(message["table"]["seats"][seat]["stand_in"]))
        assert not told["table"]["seats"][1 - seat]["stand_in"]
        # The bot plays the whole turn, and is asked again when the other has played theirs.
        await other.until_asked()
        assert other.update["step"] > 0
        await late.send("back")
        told = await late.next("seats", lambda message: not message["table"]["seats"][seat]["stand_in"])
        await late.send("back")
        assert await late.fault() == "no-stand-in"
        while other.update["waiting"] == [other.hello["seat"]]:
            await other.choose(other.codes[-1])
            await other.next_step()
        # It is mine again: nobody answers for me before the clock runs out once more.
        assert await late.until_asked()
        step = late.update["step"]
        await late.quiet()
        assert late.update["step"] == step


async def test_a_player_who_leaves_in_play_is_replaced_too(room: Room) -> None:
    ana = await room.server.person("Ana")
    table = await ana.quick("greedy")
    async with room.server.stranger().at(table) as watching:
        left = (await ana.http.delete(f"/api/tables/{table['id']}/seats/0")).json()
        assert left["seats"][0]["stand_in"]
        await watching.next("update", lambda update: bool(update["result"]["over"]))


async def test_taking_back_a_choice_wins_no_time(room: Room) -> None:
    ana, rui, table = await two_at_a_table(room, pirates=True)
    async with ana.at(table) as first, rui.at(table):
        room.clock.advance(25)
        await first.choose()
        step = (await first.answered())["step"]
        await first.send("undo", step=step)
        again = await first.next_step()
        assert again["decision"]
        assert again["clock"] == 5


async def test_all_who_are_late_with_a_sealed_choice_are_replaced(room: Room) -> None:
    ana, _, table = await two_at_a_table(room, pirates=True)
    async with ana.at(table) as first:
        assert first.update["waiting"] == [0, 1]
        room.clock.advance(31)
        await first.next("update", lambda update: bool(update["result"]["over"]))
        shown = await ana.get(f"/api/tables/{table['id']}")
        assert [seat["stand_in"] for seat in shown["seats"]] == [True, True]


async def test_a_table_falls_asleep_and_wakes_on_demand(room: Room) -> None:
    ana = await room.server.person("Ana")
    process = room.server.process
    table = await ana.quick(people=["Ana", "Bia"])
    async with ana.at(table) as screen:
        view = screen.update["view"]
        room.clock.advance(1000)
        assert process.peek(table["id"])
        await screen.quiet()
    while process.peek(table["id"]) and not process.peek(table["id"]).idle:  # type: ignore[union-attr]
        await ana.get("/api/me")
    room.clock.advance(59)
    assert process.peek(table["id"])
    room.clock.advance(10)
    assert process.peek(table["id"]) is None
    async with ana.at(table) as screen:
        assert screen.update["view"] == view


async def test_a_table_with_a_clock_does_not_sleep(room: Room) -> None:
    ana, rui, table = await two_at_a_table(room)
    async with ana.at(table), rui.at(table):
        pass
    for _ in range(3):
        await ana.get("/api/me")
    room.clock.advance(25)
    assert room.server.process.peek(table["id"])


async def test_tables_that_never_started_are_forgotten(room: Room) -> None:
    ana = await room.server.person("Ana")
    table = await ana.open_table()
    room.clock.advance(25 * 3600)
    while (await ana.http.get(f"/api/tables/{table['id']}")).status_code == 200:
        pass
    await ana.refused("GET", f"/api/tables/{table['id']}", 404, "no-table")
