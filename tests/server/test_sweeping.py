"""What is forgotten after a while, if the operator wants that; and what is not."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from taverna.server.store import lists
from taverna.server.store.schema import guests, said, seats, steps, tables
from tests.support.server.people import Json, Person, play_on
from tests.support.server.serving import FakeClock, Serving, serving, settings_for

pytestmark = pytest.mark.anyio

DAY = 24 * 3600.0


class Room:
    def __init__(self, server: Serving, clock: FakeClock) -> None:
        self.server = server
        self.clock = clock
        self._http = server.stranger().http

    async def later(self, days: float) -> None:
        """The tables fall asleep, the time passes, and the store is swept."""
        for _ in range(5):
            self.clock.advance(30)
            await self._http.get("/health")
        self.clock._now += days * DAY
        await self.server.process._sweeper.sweep()

    async def there(self, table: Json) -> bool:
        answer = await self._http.get(f"/api/tables/{table['id']}")
        return answer.status_code == 200


@asynccontextmanager
async def room(folder: Path, **settings: float) -> AsyncIterator[Room]:
    clock = FakeClock()
    async with serving(settings_for(folder, **settings), clock) as server:
        yield Room(server, clock)


async def finished(person: Person) -> Json:
    table = await person.quick("greedy")
    async with person.at(table) as player:
        await player.send("say", text="arr")
        await play_on(player)
    return table


async def in_play(person: Person) -> Json:
    table = await person.quick(people=["Ana", "Bia"], options={})
    async with person.at(table, seat=0) as player:
        await player.choose()
        await player.answered()
    return table


@pytest.mark.parametrize(
    ("setting", "make"),
    [("finished_days", finished), ("abandoned_days", in_play)],
    ids=["finished", "in play"],
)
async def test_tables_are_forgotten_after_their_time(
    tmp_path: Path, setting: str, make: Callable[[Person], Awaitable[Json]]
) -> None:
    async with room(tmp_path, **{setting: 1}) as found:
        ana = await found.server.person("Ana")
        table = await make(ana)
        await found.later(0.9)
        assert await found.there(table)
        await found.later(0.2)
        assert not await found.there(table)
        async with ana.socket(table) as socket:
            assert '"no-table"' in str(await socket.recv())


async def test_nothing_is_left_of_a_forgotten_table(tmp_path: Path) -> None:
    async with room(tmp_path, finished_days=1) as found:
        await finished(await found.server.person("Ana"))
        await found.later(2)

        def count(connection: sa.Connection) -> list[Any]:
            return [
                connection.scalar(sa.select(sa.func.count()).select_from(part))
                for part in (tables, seats, steps, said)
            ]

        assert await found.server.process.services.store.read(count) == [0, 0, 0, 0]


async def test_by_default_finished_games_are_kept_and_abandoned_ones_for_thirty_days(tmp_path: Path) -> None:
    """Guests without any table are remembered for ninety; whoever has a finished game stays as long as that."""
    async with room(tmp_path) as found:
        ana, rui = await found.server.person("Ana"), await found.server.person("Rui")
        made = [await finished(ana), await in_play(ana), await in_play(rui)]
        await found.later(29)
        assert [await found.there(table) for table in made] == [True, True, True]
        await found.later(2)
        assert [await found.there(table) for table in made] == [True, False, False]
        assert (await rui.get("/api/me"))["nickname"] == "Rui"
        await found.later(91)
        assert (await ana.get("/api/me"))["nickname"] == "Ana"
        assert (await rui.http.get("/api/me")).json() is None
        assert await found.there(made[0])


async def test_nothing_is_forgotten_if_the_operator_says_so(tmp_path: Path) -> None:
    async with room(tmp_path, abandoned_days=0, guest_days=0) as found:
        ana, rui = await found.server.person("Ana"), await found.server.person("Rui")
        made = [await finished(ana), await in_play(ana)]
        await found.later(4000)
        assert [await found.there(table) for table in made] == [True, True]
        assert (await rui.get("/api/me"))["nickname"] == "Rui"


async def test_a_game_that_is_looked_at_or_goes_on_is_not_abandoned(tmp_path: Path) -> None:
    async with room(tmp_path, abandoned_days=1, finished_days=1) as found:
        ana = await found.server.person("Ana")
        watched, played = await in_play(ana), await in_play(ana)
        found.clock._now += 0.9 * DAY
        async with ana.at(played, seat=1) as player:
            await player.choose()
            await player.answered()
        async with ana.at(watched) as player:
            await found.later(0.9)
            assert await found.there(watched)
            await player.quiet()
        assert await found.there(played)


async def test_guests_without_a_table_are_forgotten_and_the_others_not(tmp_path: Path) -> None:
    async with room(tmp_path, guest_days=2) as found:
        away, back, host = [await found.server.person(name) for name in ("Away", "Back", "Host")]
        await in_play(host)
        found.clock._now += 1.1 * DAY
        assert (await back.get("/api/me"))["nickname"] == "Back"
        await found.later(1)
        assert (await away.http.get("/api/me")).json() is None
        assert (await back.get("/api/me"))["nickname"] == "Back"
        assert (await host.get("/api/me"))["nickname"] == "Host"


async def test_a_daily_visit_is_noted_once_a_day(tmp_path: Path) -> None:
    async with room(tmp_path) as found:
        ana = await found.server.person("Ana")

        async def seen() -> float:
            return await found.server.process.services.store.read(
                lambda connection: float(connection.execute(sa.select(guests.c.seen)).scalar_one())
            )

        first = await seen()
        found.clock._now += DAY / 2
        await ana.get("/api/me")
        assert await seen() == first
        found.clock._now += DAY
        await ana.get("/api/me")
        assert await seen() == first + 1.5 * DAY


async def test_many_are_forgotten_in_several_transactions(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lists, "FEW", 2)
    async with room(tmp_path) as found:
        ana = await found.server.person("Ana")
        made = [await ana.open_table() for _ in range(5)]
        await found.later(2)
        assert [await found.there(table) for table in made] == [False] * 5


async def test_a_clock_that_jumps_makes_nothing_old(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Set a year ahead by mistake, and back: only time in which a server ran counts."""
    async with room(tmp_path, abandoned_days=1, finished_days=1, guest_days=1) as found:
        ana = await found.server.person("Ana")
        made = [await finished(ana), await in_play(ana)]
        right = found.clock.time
        monkeypatch.setattr(found.clock, "time", lambda: right() + 365 * DAY)
        await found.later(0.5)
        assert [await found.there(table) for table in made] == [True, True]
        monkeypatch.setattr(found.clock, "time", right)
        await found.later(0.3)
        assert [await found.there(table) for table in made] == [True, True]
        await found.later(1.1)
        assert [await found.there(table) for table in made] == [False, False]


async def test_a_year_in_a_cupboard_makes_nothing_old(tmp_path: Path) -> None:
    """The server was off: the first thing it does must not be to forget what was there."""
    async with room(tmp_path, finished_days=1) as found:
        table = await finished(await found.server.person("Ana"))
    clock = FakeClock()
    clock._now += 365 * DAY
    async with serving(settings_for(tmp_path, finished_days=1), clock) as server:
        await server.process._sweeper.sweep()
        answer = await server.stranger().http.get(f"/api/tables/{table['id']}")
        assert answer.status_code == 200
