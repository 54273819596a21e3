"""Clocks of days: the deadline survives sleep and restart; whose turn it is can be seen from the lobby."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.test_company import listening
from tests.support.server.people import Json, Person
from tests.support.server.serving import FakeClock, Serving, serving, settings_for

pytestmark = pytest.mark.anyio

DAY = 24 * 3600


async def two(server: Serving, **more: object) -> tuple[Person, Person, Json]:
    ana, rui = await server.person("Ana"), await server.person("Rui")
    table = await ana.post(
        "/api/tables", game="dead-mans-draw", seats=2, options={"pirates": False}, clock=3 * DAY, **more
    )
    await rui.sit(table, 1)
    await ana.start(table)
    return ana, rui, table


async def asked(who: Person, table: Json) -> list[int]:
    """Whose turn it is, once the server has noted it."""
    while True:
        (row,) = (await who.get("/api/tables", which="mine"))["tables"]
        if row["turns"]:
            return list(row["turns"])


async def asleep(server: Serving, who: Person, clock: FakeClock, table: Json) -> None:
    live = server.process.peek(table["id"])
    while live is not None and not live.idle:
        await who.get("/api/me")
    clock.advance(70)
    assert server.process.peek(table["id"]) is None


async def test_a_deadline_of_days_survives_sleep_and_restart(tmp_path: Path) -> None:
    clock = FakeClock()
    async with serving(settings_for(tmp_path), clock) as server:
        ana, rui, table = await two(server)
        begun = clock.time()
        (late,) = await asked(ana, table)
        shown = await ana.get(f"/api/tables/{table['id']}")
        assert (shown["clock"], shown["late"], shown["until"]) == (3 * DAY, "bot", begun + 3 * DAY)
        await asleep(server, ana, clock, table)
        clock.advance(DAY)
    async with serving(settings_for(tmp_path), clock) as server:
        again = server.stranger()
        again.http.headers["cookie"] = f"{again.cookie_name}={(ana, rui)[late].cookie}"
        assert (await again.get(f"/api/tables/{table['id']}"))["until"] == begun + 3 * DAY
        clock.advance(begun + 3 * DAY - clock.time() - 100)
        assert not (await again.get(f"/api/tables/{table['id']}"))["seats"][late]["stand_in"]
        clock.advance(200)
        while not (await again.get(f"/api/tables/{table['id']}"))["seats"][late]["stand_in"]:
            clock.advance(1)


async def test_a_server_that_was_away_leaves_everybody_ten_minutes(tmp_path: Path) -> None:
    clock = FakeClock()
    async with serving(settings_for(tmp_path), clock) as server:
        ana, rui, table = await two(server)
        (late,) = await asked(ana, table)
    clock.advance(5 * DAY)
    async with serving(settings_for(tmp_path), clock) as server:
        again = server.stranger()
        again.http.headers["cookie"] = f"{again.cookie_name}={(ana, rui)[late].cookie}"
        clock.advance(500)
        await again.get("/api/me")
        assert not (await again.get(f"/api/tables/{table['id']}"))["seats"][late]["stand_in"]
        clock.advance(200)
        while not (await again.get(f"/api/tables/{table['id']}"))["seats"][late]["stand_in"]:
            clock.advance(1)


async def test_who_runs_out_of_time_resigns_where_the_table_says_so(tmp_path: Path) -> None:
    clock = FakeClock()
    async with serving(settings_for(tmp_path), clock) as server:
        ana, rui, table = await two(server, late="resign")
        (late,) = await asked(ana, table)
        clock.advance(3 * DAY + 1)
        while not (await ana.get(f"/api/tables/{table['id']}"))["seats"][late]["resigned"]:
            clock.advance(1)
        who = (ana, rui)[late]
        async with who.at(table) as player:
            await player.send("back")
            assert await player.fault() == "resigned"


async def test_tables_where_it_is_my_turn_come_first(tmp_path: Path) -> None:
    async with serving(settings_for(tmp_path)) as server:
        ana, rui, table = await two(server)
        (mover,) = await asked(ana, table)
        who = (ana, rui)[mover]
        newer = await who.open_table()
        found = (await who.get("/api/tables", which="mine"))["tables"]
        assert [one["id"] for one in found] == [table["id"], newer["id"]]
        other = (ana, rui)[1 - mover]
        newest = await other.open_table()
        found = (await other.get("/api/tables", which="mine"))["tables"]
        assert [one["id"] for one in found] == [newest["id"], table["id"]]


async def test_a_clock_is_between_five_seconds_and_two_weeks(tmp_path: Path) -> None:
    async with serving(settings_for(tmp_path)) as server:
        ana = await server.person("Ana")
        for clock in (4, 14 * DAY + 1):
            body = {"game": "dead-mans-draw", "seats": 2, "clock": clock}
            await ana.refused("POST", "/api/tables", 400, "bad-request", json=body)


async def test_who_is_elsewhere_hears_that_it_is_their_turn_and_when_it_no_longer_is(tmp_path: Path) -> None:
    async with serving(settings_for(tmp_path)) as server:
        ana, rui, table = await two(server)
        (mover,) = await asked(ana, table)
        who, other = (ana, rui)[mover], (ana, rui)[1 - mover]
        async with listening(who) as ear, listening(other) as far, who.at(table) as player:
            told = (await ear.next())["turns"]
            assert [(one["table"], one["game"]) for one in told] == [(table["id"], "dead-mans-draw")]
            assert told[0]["until"] > 0
            assert (await far.next())["turns"] == []
            while player.update["decision"]:
                await player.choose(player.codes[-1])
                await player.next_step()
            assert (await ear.next())["turns"] == []
            assert [one["table"] for one in (await far.next())["turns"]] == [table["id"]]
