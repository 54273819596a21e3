"""Finished games are kept as they were seen, and looked back at without their rules."""

from __future__ import annotations

import json
import random
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

import taverna
from taverna.kernel import Match
from taverna.server.admin import order
from taverna.server.common.settings import Settings
from taverna.server.lobby import keeper
from taverna.server.matches import kept
from taverna.server.matches.replaying import Work
from taverna.server.store.rows import Seat, Step, TableRow
from tests.server.test_upgrades import VERSIONS, store_of, tables_of
from tests.support.server.people import Json, one_step
from tests.support.server.serving import FakeClock, Serving, serving, settings_for

pytestmark = pytest.mark.anyio


@asynccontextmanager
async def house(settings: Settings) -> AsyncIterator[Serving]:
    """Games are kept when the test says so, and not every few seconds."""
    async with serving(settings, FakeClock()) as server:
        yield server


async def finished(server: Serving) -> Json:
    """A game between two people at one screen that is over, and what each of them saw at the end."""
    ana = await server.person("Ana")
    table = await ana.quick(people=["Ana", "Bia"])
    async with ana.at(table, seat=0) as first, ana.at(table, seat=1) as second:
        first_choice = first if first.update["decision"] else second
        await first_choice.choose()
        await first_choice.answered()
        while not first.over:
            await one_step(first, second)
    return {
        "table": table["id"],
        "cookie": ana.cookie,
        "seen": await looked_back(server, table["id"], ana.cookie),
    }


async def looked_back(server: Serving, table: str, cookie: str) -> Json:
    """All that anyone may look back at."""
    ana = server.stranger()
    ana.http.headers["authorization"] = f"Bearer {cookie}"
    seen: Json = {"record": await ana.get(f"/api/tables/{table}/record")}
    steps = len(seen["record"]["steps"])
    for name, first, last in (
        ("all", 0, steps + 1),
        ("some", steps // 2, steps // 2 + 3),
        ("end", steps, steps + 9),
    ):
        seen[name] = await ana.post("/api/replay", table=table, first=first, last=last)
    for seat in (0, 1, "watch"):
        async with ana.at(table, seat=seat, since=0) as player:
            seen[f"seat {seat}"] = player.update
    seen["report"] = await ana.get(f"/api/tables/{table}/report")
    return seen


def of_unknown_rules(database: str) -> None:
    """Versions that nobody has rules for any more."""
    with sqlite3.connect(database) as store:
        store.execute("UPDATE tables SET version = 99")
    store.close()


async def test_a_finished_game_is_looked_back_at_without_its_rules(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(kept, "FRAMES", 5)
    settings = settings_for(tmp_path)
    async with house(settings) as server:
        game = await finished(server)
        await server.process.keeper.turn()
    of_unknown_rules(settings.database)
    async with house(settings) as server:
        seen = await looked_back(server, game["table"], game["cookie"])
    assert seen["report"].pop("game_version") == 99
    game["seen"]["report"].pop("game_version")
    assert seen == game["seen"]
    assert len(seen["all"]["frames"]) == len(seen["record"]["steps"]) + 1


async def test_what_was_not_kept_is_found_and_kept_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings = settings_for(tmp_path)
    async with house(settings) as server:
        games = [await finished(server) for _ in range(3)]
    monkeypatch.setattr("taverna.server.store.keeping.SEARCHED", 2)
    monkeypatch.setattr(keeper, "FEW", 2)
    async with house(settings) as server:
        await server.process.keeper.search()
        for _ in range(2):
            await server.process.keeper.turn()
        assert not server.process.services.finished
    of_unknown_rules(settings.database)
    async with house(settings) as server:
        for game in games:
            assert (await looked_back(server, game["table"], game["cookie"]))["all"] == game["seen"]["all"]


def test_what_was_taken_back_is_in_the_log_and_not_in_the_replay() -> None:
    """The first step that can be taken back is."""
    game = taverna.game("bloodborne")
    seats = [Seat(number, "person", name) for number, name in enumerate(("Ana", "Bia", "Caio"))]
    row = TableRow("t", game.id, game.version, 5, {}, True, None, "finished", "", 0.0, 0.0, seats=seats)
    match, steps, rng = Match(game, 3, 5), list[Step](), random.Random(5)
    while not match.over:
        asked = match.pending[0]
        steps.append(Step(asked.seat, rng.choice(asked.options)))
        match.submit(asked.seat, steps[-1].code or 0)
        if match.can_undo(asked.seat) and all(step.code is not None for step in steps):
            match.undo(asked.seat)
            steps.append(Step(asked.seat, None))
    end, *parts = kept.pack(*keeper.played_again(row, steps, Work(60, lambda: 0.0)))
    told = kept.KeptMatch(end, row)
    assert "undone" in [event.kind for event in told.events(0, 0)]
    assert told.record().steps == [list(step) for step in match.steps]
    shown = kept.unpack_frames(parts, 0, len(steps))
    assert [frame.step for frame in shown] == list(range(len(match.steps) + 1))
    assert "undone" not in [event.kind for frame in shown for event in frame.events]
    assert shown[-1].view == told.view(None)


async def test_a_busy_server_keeps_one_game_at_a_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A turn ends as soon as it has taken its time, and goes on with the next."""
    clock = FakeClock()
    async with serving(settings_for(tmp_path), clock) as server:
        kept_games: list[str] = []

        async def slowly(self: keeper.Keeper, table_id: str) -> None:
            kept_games.append(table_id)
            clock.advance(keeper.BRIEFLY)

        monkeypatch.setattr(keeper.Keeper, "keep", slowly)
        server.process.services.finished.extend(["first", "second"])
        await server.process.keeper.turn()
        assert kept_games == ["first"]
        await server.process.keeper.turn()
        assert kept_games == ["first", "second"]


async def test_what_can_not_be_kept_stops_nobody(tmp_path: Path) -> None:
    settings = settings_for(tmp_path)
    async with house(settings) as server:
        games = [await finished(server) for _ in range(2)]
    with sqlite3.connect(settings.database) as store:
        store.execute("UPDATE tables SET version = 99 WHERE id = ?", (games[0]["table"],))
    store.close()
    async with house(settings) as server:
        await server.process.keeper.turn()
        ana = server.stranger()
        problem = await ana.refused("GET", f"/api/tables/{games[0]['table']}/record", 409, "wrong-version")
        assert "99" in problem["text"]
    with sqlite3.connect(settings.database) as store:
        assert store.execute("SELECT DISTINCT table_id FROM kept").fetchall() == [(games[1]["table"],)]
    store.close()


async def test_who_is_forgotten_has_no_name_in_what_is_kept(tmp_path: Path) -> None:
    settings = settings_for(tmp_path)
    async with house(settings) as server:
        ana, rui = await server.person("Ana"), await server.person("Rui")
        table = await ana.open_table()
        await rui.sit(table, 1)
        await ana.start(table)
        async with ana.at(table) as first, rui.at(table) as second:
            while not first.over:
                await one_step(first, second)
        await server.process.keeper.turn()
        await order.forget(settings.database, (await rui.get("/api/me"))["id"], "asked for")
    async with house(settings) as server:
        record = await server.stranger().get(f"/api/tables/{table['id']}/record")
        replay = await server.stranger().post("/api/replay", table=table["id"])
    assert record["names"] == replay["names"] == ["Ana", "–"]
    assert "Rui" not in json.dumps([record, replay])


async def test_with_its_table_what_was_kept_is_forgotten(tmp_path: Path) -> None:
    settings = settings_for(tmp_path)
    async with house(settings) as server:
        game = await finished(server)
        await server.process.keeper.turn()
        ana = server.stranger()
        ana.http.headers["authorization"] = f"Bearer {game['cookie']}"
        await order.forget(settings.database, (await ana.get("/api/me"))["id"], "asked for")
    with sqlite3.connect(settings.database) as store:
        assert store.execute("SELECT count(*) FROM kept").fetchone() == (0,)
    store.close()


@pytest.mark.parametrize("version", VERSIONS)
async def test_finished_games_of_released_versions_are_kept(version: str, tmp_path: Path) -> None:
    """By a server that still has their rules, for one that has not."""
    ended = tables_of(version, finished=True)
    store_of(version, tmp_path)
    async with house(settings_for(tmp_path)) as server:
        before = [await server.stranger().post("/api/replay", table=table["table"]) for table in ended]
        while server.process.services.finished:
            await server.process.keeper.turn()
    of_unknown_rules(str(tmp_path / "taverna.db"))
    async with house(settings_for(tmp_path)) as server:
        for table, seen in zip(ended, before, strict=True):
            stranger = server.stranger()
            assert await stranger.post("/api/replay", table=table["table"]) == seen
            record = await stranger.get(f"/api/tables/{table['table']}/record")
            assert {name: record[name] for name in table["record"]} == table["record"]
            async with stranger.at(table["table"], since=0) as player:
                assert player.update["result"] == table["update"]["result"]
