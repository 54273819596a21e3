"""When the store or the rules fail: nothing that was not stored is told, and the table comes back."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from taverna.kernel import registry
from taverna.server.common.line import NoLine
from taverna.server.common.problems import Refused
from taverna.server.store.writer import Writer
from taverna.wire.codes import Code
from tests.support.server.people import play_on
from tests.support.server.serving import FakeClock, Serving, serving, settings_for
from tests.support.toy_game import Beach, DiversRules, PearlDivers

pytestmark = pytest.mark.anyio


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[Serving]:
    async with serving(settings_for(tmp_path), FakeClock()) as running:
        yield running


async def test_a_step_that_was_not_stored_is_not_told(
    server: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    ana = await server.person("Ana")
    table = await ana.quick(people=["Ana", "Bia"], options={})
    async with ana.at(table) as screen, server.stranger().at(table) as watching:
        before = screen.update

        async def fail(self: Writer, rows: list[Any], *changes: Any) -> None:
            raise Refused(Code.UNAVAILABLE, "the disk is full")

        with monkeypatch.context() as patch:
            patch.setattr(Writer, "steps", fail)
            await screen.choose()
            for player in (screen, watching):
                assert await player.fault() == "table-failed"
                assert await player.closed() == 1012
                assert all(message.get("step", 0) == 0 for message in player.received)
    async with ana.at(table) as screen:
        assert screen.update == before
        await screen.choose()
        assert (await screen.answered())["step"] == 1


class CrashingRules(DiversRules):
    """With a fault in the middle of a choice."""

    crashing = False

    def answer(self, state: Beach, code: int) -> None:
        super().answer(state, code)
        if self.crashing:
            raise AssertionError("impossible")


async def test_rules_that_crash_leave_the_table_as_it_was(
    server: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = PearlDivers(rules_role=CrashingRules)
    monkeypatch.setitem(registry._loaders, game.id, lambda: game)
    monkeypatch.setitem(registry._loaded, game.id, game)
    ana = await server.person("Ana")
    table = await ana.post("/api/quick", game=game.id, people=["Ana", "Bia"], bots=[])
    async with ana.at(table) as screen:
        await screen.choose()
        before = await screen.answered()
        await screen.send("look", seat=1)
        await screen.next("update")
        monkeypatch.setattr(CrashingRules, "crashing", True)
        await screen.choose()
        assert await screen.fault() == "table-failed"
        assert await screen.closed() == 1012
        monkeypatch.setattr(CrashingRules, "crashing", False)
    async with ana.at(table) as screen:
        assert screen.update["step"] == 1
        assert screen.update["view"] == before["view"]


async def test_a_table_of_bots_is_woken_again_after_a_failure(tmp_path: Path) -> None:
    clock = FakeClock()
    async with serving(settings_for(tmp_path), clock) as server:
        ana = await server.person("Ana")
        failures = 0
        genuine = Writer.steps

        async def fail_once(self: Writer, rows: list[Any], *changes: Any) -> None:
            nonlocal failures
            if rows[0]["number"] == 3 and not failures:
                failures += 1
                raise Refused(Code.UNAVAILABLE, "once")
            await genuine(self, rows, *changes)

        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(Writer, "steps", fail_once)
            table = await ana.quick("greedy", options={})
            await ana.http.delete(f"/api/tables/{table['id']}/seats/0")
            while not failures:
                await ana.get("/api/me")
            clock.advance(6)
            while (await ana.get(f"/api/tables/{table['id']}"))["state"] != "finished":
                pass
        assert "taverna_table_failures_total 1.0" in (await ana.http.get("/metrics")).text


async def test_a_table_of_other_rules_is_refused_not_played(server: Serving) -> None:
    ana = await server.person("Ana", "pt-BR")
    table = await ana.quick("greedy")
    process = server.process
    process.forget(table["id"])

    def age(connection: Any) -> None:
        connection.exec_driver_sql("UPDATE tables SET version = 99")

    await process.services.store.writer.transact(age)
    async with ana.socket(table) as socket:
        assert '"wrong-version"' in str(await socket.recv())
    await process.wake_all()


async def test_a_slow_reader_is_let_go_and_resumes(server: Serving, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("taverna.server.live.connection.OUTBOX", 3)
    ana = await server.person("Ana")
    table = await ana.quick(people=["Ana", "Bia"], options={})
    async with ana.at(table) as screen:
        live = server.process.peek(table["id"])
        assert live is not None
        (connection,) = live.audience.connections
        connection.line = NoLine()  # as if it took nothing at once
        for _ in range(5):
            connection.send(b'{"type": "said"}')
        assert await screen.closed() == 1013
    async with ana.at(table) as screen:
        await screen.choose()
        assert (await screen.answered())["step"] == 1


async def test_nothing_secret_is_logged(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level("DEBUG")
    async with serving(settings_for(tmp_path)) as server:
        ana = await server.person("Anastasia")
        table = await ana.quick("greedy")
        async with ana.at(table) as player:
            await player.send("say", text="walk the plank")
            await play_on(player)
        record = await ana.get(f"/api/tables/{table['id']}/record")
    ours = "\n".join(
        record.getMessage() + str(getattr(record, "fields", ""))
        for record in caplog.records
        if record.name.startswith("taverna")
    )
    assert ours
    for secret in ("Anastasia", "plank", ana.cookie, record["seed"].removeprefix("0x"), table["id"]):
        assert secret not in ours
