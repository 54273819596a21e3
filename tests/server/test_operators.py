"""What operators do to tables and people of a running server, and that it is written down."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
import sqlalchemy as sa

from taverna.kernel import BadCall
from taverna.server.admin import order
from taverna.server.store.schema import guests, said, seats
from tests.support.server.people import play_on
from tests.support.server.serving import Serving, serving, settings_for

pytestmark = pytest.mark.anyio


@asynccontextmanager
async def house(folder: Path) -> AsyncIterator[tuple[Serving, str]]:
    settings = settings_for(folder)
    async with serving(settings) as server:
        yield server, settings.database


async def follow(server: Serving) -> None:
    """The server looks, as it does every few seconds."""
    await server.process._obedience.look()


async def test_a_closed_table_stays_as_it_is_and_has_no_winner(tmp_path: Path) -> None:
    async with house(tmp_path) as (server, database):
        ana = await server.person("Ana")
        table = await ana.quick(people=["Ana", "Bia"], options={})
        async with ana.at(table, seat=0) as player:
            await player.choose()
            await player.answered()
            await order.close(database, table["id"], "asked for")
            await follow(server)
            shown = await ana.get(f"/api/tables/{table['id']}")
            assert (shown["state"], shown["closed"], shown["winners"]) == ("finished", True, [])
            await player.send("choose", ticket=0, code=0)
            assert await player.fault() == "table-closed"
        act = (await order.history(database))[-1]
        assert (act.what, act.target, act.why) == ("close", table["id"], "asked for")


async def test_a_table_that_has_not_begun_is_removed(tmp_path: Path) -> None:
    async with house(tmp_path) as (server, database):
        ana = await server.person("Ana")
        table = await ana.open_table()
        await order.close(database, table["id"], "")
        await follow(server)
        assert (await ana.http.get(f"/api/tables/{table['id']}")).status_code == 404


async def test_an_unknown_table_or_person_is_refused_and_nothing_is_written_down(tmp_path: Path) -> None:
    async with house(tmp_path) as (_, database):
        for work in (order.close(database, "nosuchtable1", ""), order.ban(database, "nobody", "")):
            with pytest.raises(BadCall):
                await work
        assert await order.history(database) == []


async def test_whoever_is_banned_is_sent_away_and_kept_out_until_it_is_lifted(tmp_path: Path) -> None:
    async with house(tmp_path) as (server, database):
        ana = await server.person("Ana")
        table = await ana.quick(people=["Ana", "Bia"], options={})
        me = (await ana.get("/api/me"))["id"]
        async with ana.at(table) as player:
            await order.ban(database, me, "abuse")
            await follow(server)
            assert await player.closed() == 4403
        await ana.refused("GET", "/api/me", 403, "banned")
        await order.ban(database, me, "", on=False)
        await follow(server)
        assert (await ana.get("/api/me"))["id"] == me


async def test_the_muted_play_but_are_not_heard(tmp_path: Path) -> None:
    async with house(tmp_path) as (server, database):
        ana = await server.person("Ana")
        table = await ana.quick(people=["Ana", "Bia"], options={})
        me = (await ana.get("/api/me"))["id"]
        async with ana.at(table, seat=0) as player:
            await order.mute(database, me, 1, "")
            await follow(server)
            await player.send("say", text="hello")
            assert await player.fault() == "muted"
            await player.choose()
            await player.answered()
            await order.mute(database, me, 0, "")
            await follow(server)
            await player.send("say", text="hello")
            assert (await player.next("said"))["text"] == "hello"


async def test_a_revoked_token_is_nobodys(tmp_path: Path) -> None:
    async with house(tmp_path) as (server, database):
        ana = await server.person("Ana")
        me = (await ana.get("/api/me"))["id"]
        await order.revoke(database, me, "lost phone")
        await follow(server)
        assert (await ana.http.get("/api/me")).json() is None


async def test_forgetting_a_person_leaves_the_games_of_others_whole(tmp_path: Path) -> None:
    async with house(tmp_path) as (server, database):
        ana, bia = await server.person("Ana"), await server.person("Bia")
        alone = await ana.quick("greedy")
        async with ana.at(alone) as player:
            await player.send("say", text="arr")
            await play_on(player)
        shared = await bia.open_table()
        await ana.sit(shared, 1)
        me = (await ana.get("/api/me"))["id"]
        await order.forget(database, me, "asked for")
        await follow(server)
        assert (await ana.http.get("/api/me")).json() is None
        assert (await bia.http.get(f"/api/tables/{alone['id']}")).status_code == 404
        names = [seat["name"] for seat in (await bia.get(f"/api/tables/{shared['id']}"))["seats"]]
        assert "Ana" not in names
        assert "Bia" in names

        def traces(connection: sa.Connection) -> list[int]:
            return [
                connection.execute(sa.select(sa.func.count()).where(column == me)).scalar_one()
                for column in (guests.c.id, seats.c.guest, said.c.guest)
            ]

        assert await server.process.services.store.read(traces) == [0, 0, 0]


async def test_nobody_talks_under_a_players_name(tmp_path: Path) -> None:
    async with house(tmp_path) as (server, _):
        ana, other = await server.person("Ana"), await server.person("Ana")
        table = await ana.quick(people=["Ana", "Bia"], options={})
        async with other.at(table) as watcher:
            await watcher.send("say", text="I give up")
            words = await watcher.next("said")
        assert (words["name"], words["seat"]) == ("Ana 2", None)


async def test_a_token_can_be_renewed_and_the_old_one_is_nobodys(tmp_path: Path) -> None:
    async with house(tmp_path) as (server, _):
        stranger = server.stranger()
        made = await stranger.post("/api/token", nickname="Bot")
        old = {"Authorization": f"Bearer {made['token']}"}
        new = (await stranger.http.post("/api/me/token", headers=old)).json()["token"]
        assert (await stranger.http.get("/api/me", headers=old)).status_code == 401
        answer = await stranger.http.get("/api/me", headers={"Authorization": f"Bearer {new}"})
        assert answer.json()["id"] == made["me"]["id"]


async def test_health_fails_when_writes_fail_though_reads_do_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A full disk."""
    async with house(tmp_path) as (server, _):
        http = server.stranger().http
        assert (await http.get("/health")).status_code == 200

        async def full(work: object) -> None:
            raise sa.exc.OperationalError("", {}, Exception("database or disk is full"))

        monkeypatch.setattr(server.process.services.store._database, "write", full)
        assert (await http.get("/health")).status_code == 503
        assert (await http.get("/api/tables")).status_code == 200
        failed = server.process.services.metrics.failed_writes
        assert failed._value.get() == 1
        monkeypatch.undo()
        assert (await http.get("/health")).status_code == 200


async def test_what_somebody_said_can_be_reported_and_read_by_operators(tmp_path: Path) -> None:
    async with house(tmp_path) as (server, database):
        ana, rui = await server.person("Ana"), await server.person("Rui")
        table = await ana.open_table()
        await rui.sit(table, 1)
        path = f"/api/tables/{table['id']}/reports"
        async with rui.at(table) as player:
            await player.send("say", text="something rude")
            await player.next("said")
        await server.stranger().refused("POST", path, 401, "introduce-yourself", json={"said": 1})
        await ana.refused("POST", path, 404, "not-found", json={"said": 2})
        for why in ("rude", "very rude"):
            assert (await ana.http.post(path, json={"said": 1, "why": why})).status_code == 204
        people = [(await one.get("/api/me"))["id"] for one in (ana, rui)]
        (found,) = await order.reported(database, 10)
        assert [found.guest, found.about] == people
        assert (found.name, found.text, found.why) == ("Rui", "something rude", "very rude")
        await order.forget(database, people[1], "asked for")
        assert await order.reported(database, 10) == []
