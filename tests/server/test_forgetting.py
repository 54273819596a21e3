"""Somebody is deleted: what is left of them in the results of games, and what is read for it."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from taverna.server.store import tables as stored
from taverna.server.store.results import forget
from taverna.server.store.schema import ratings, results
from tests.server.test_company import member
from tests.server.test_results import alone, counted, together
from tests.support.server.people import Json, Person
from tests.support.server.serving import Serving, serving, settings_for

pytestmark = pytest.mark.anyio


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[Serving]:
    """Each test has its own: all results of a server are looked at."""
    async with serving(settings_for(tmp_path)) as running:
        yield running


async def test_deleting_an_account_leaves_no_name_and_no_rating(server: Serving) -> None:
    ana, bia = await member(server, "Ana"), await member(server, "Bia")
    me = (await ana.get("/api/profile"))["id"]
    await alone(server, ana)
    await together(server, ana, bia)
    exported = await ana.get("/api/me/export")
    assert (len(exported["results"]), len(exported["ratings"])) == (2, 1)
    await ana.post("/api/me/forget", password="candle & rope")
    read = server.process.services.store.read
    left = await read(lambda connection: list(connection.execute(sa.select(results)).mappings()))
    assert {row["guest"] for row in left} == {(await bia.get("/api/profile"))["id"], None}
    assert "Ana" not in json.dumps([dict(row) for row in left])
    assert await read(lambda connection: list(connection.execute(sa.select(ratings.c.guest)).scalars())) != [
        me
    ]
    assert [one["name"] for one in (await bia.get("/api/profile"))["rivals"]] == []


async def at_two_screens(ana: Person, rui: Person) -> Json:
    """Each with somebody else at it; the game is over."""
    table = await ana.open_table(seats=4)
    await ana.sit(table, 1, name="Avó Zilda")
    await rui.sit(table, 2)
    await rui.sit(table, 3, name="Tio Xisto")
    await ana.start(table)
    for who in (ana, rui):
        await who.post(f"/api/tables/{table['id']}/resign")
    return table


async def names_of(server: Serving, table: Json) -> list[str]:
    look = sa.select(results.c.name).where(results.c.table_id == table["id"]).order_by(results.c.seat)
    return await server.process.services.store.read(
        lambda connection: list(connection.execute(look).scalars())
    )


@pytest.mark.parametrize("counted_before", [True, False])
async def test_whoever_else_was_at_a_deleted_persons_screen_is_named_no_more(
    server: Serving, counted_before: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(server.process.keeper, "turn", lambda: asyncio.sleep(0))
    ana, rui = await member(server, "Ana"), await member(server, "Rui")
    table = await at_two_screens(ana, rui)
    if counted_before:
        await counted(server)
    await ana.post("/api/me/forget", password="candle & rope")
    await counted(server)
    assert await names_of(server, table) == ["–", "–", "Rui", "Tio Xisto"]


async def test_without_its_table_nobody_tells_the_screens_apart(server: Serving) -> None:
    ana, rui = await member(server, "Ana"), await member(server, "Rui")
    table = await at_two_screens(ana, rui)
    await counted(server)
    await server.process.services.store.writer.transact(
        lambda connection: stored.remove(connection, [table["id"]])
    )
    await ana.post("/api/me/forget", password="candle & rope")
    assert await names_of(server, table) == ["–", "–", "Rui", "–"]


def test_to_forget_somebody_only_their_own_games_are_read() -> None:
    """However many there are of others."""
    engine = sa.create_engine("sqlite://")
    results.metadata.create_all(engine)
    said: list[tuple[str, Any]] = []
    with engine.connect() as connection:
        sa.event.listen(
            connection,
            "before_cursor_execute",
            lambda _, __, text, values, *more: said.append((text, values)),
        )
        forget(connection, ["ana"])
        plans = [
            [row[3] for row in connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {text}", values)]
            for text, values in list(said)
        ]
    for plan in plans:
        assert not [step for step in plan if step.startswith("SCAN") or "guest>?" in step], plan
    for plan in plans[:2]:
        assert plan[0] == "SEARCH results USING PRIMARY KEY (table_id=?)"
