"""What a server looks at when it starts: whether the file is sound, and the tables in play are whole."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest
from typer.testing import CliRunner

from taverna.cli.app import app
from taverna.kernel import BadCall
from taverna.server.admin import keeping
from taverna.server.serving.running import check
from taverna.server.store import soundness
from taverna.server.store.soundness import broken_tables, check_file
from tests.support.server.people import Json, Person
from tests.support.server.serving import serving, settings_for, told

pytestmark = pytest.mark.anyio


async def store_with_games(folder: Path, games: int = 2) -> list[Json]:
    async with serving(settings_for(folder)) as server:
        ana = await server.person("Ana")
        found = [await ana.quick(people=["Ana", "Bia"]) for _ in range(games)]
        for table in found:
            for _ in range(3):
                await a_step(ana, table)
    return found


async def a_step(person: Person, table: Json) -> None:
    """Of whichever seat is asked."""
    async with person.at(table, seat="watch") as looker:
        (seat,) = looker.update["waiting"]
    async with person.at(table, seat=seat) as player:
        await player.choose()
        await player.next_step()


def spoil(path: Path) -> None:
    """A page of a table's rows is overwritten, as by a broken disk; the head of the file is as it was."""
    with closing(sqlite3.connect(path)) as connection:
        size = connection.execute("PRAGMA page_size").fetchone()[0]
        (page,) = connection.execute("SELECT rootpage FROM sqlite_master WHERE name = 'steps'").fetchone()
    with path.open("r+b") as file:
        file.seek((page - 1) * size)
        file.write(b"\xff" * size)


async def test_nobody_plays_on_a_damaged_file(tmp_path: Path) -> None:
    await store_with_games(tmp_path)
    settings = settings_for(tmp_path)
    path, copy = Path(settings.database), tmp_path / "copy.db"
    keeping.back_up(settings.database, copy)
    await check(settings)
    spoil(path)
    damaged = path.read_bytes()
    with pytest.raises(BadCall, match="damaged"):
        await check(settings)
    answer = await asyncio.to_thread(CliRunner().invoke, app, ["serve", "--database", settings.database])
    assert answer.exit_code != 0
    assert "admin restore" in answer.output
    assert path.read_bytes() == damaged
    before = keeping.restore(settings.database, copy)
    assert before is not None
    assert before.read_bytes() == damaged
    await check(settings)


def lose_a_step(connection: sqlite3.Connection, table_id: str) -> None:
    connection.execute("DELETE FROM steps WHERE table_id = ? AND number = 2", (table_id,))


def lose_a_seat(connection: sqlite3.Connection, table_id: str) -> None:
    connection.execute("DELETE FROM seats WHERE table_id = ? AND number = 0", (table_id,))


def lose_all_seats(connection: sqlite3.Connection, table_id: str) -> None:
    connection.execute("DELETE FROM seats WHERE table_id = ?", (table_id,))


@pytest.mark.parametrize("lose", [lose_a_step, lose_a_seat, lose_all_seats])
async def test_a_table_that_is_not_whole_is_told_at_the_start(
    tmp_path: Path, lose: Callable[[sqlite3.Connection, str], None], caplog: pytest.LogCaptureFixture
) -> None:
    whole, broken = await store_with_games(tmp_path)
    with closing(sqlite3.connect(settings_for(tmp_path).database)) as connection:
        lose(connection, broken["id"])
        connection.commit()
    caplog.clear()
    async with serving(settings_for(tmp_path)) as server:
        found = await server.process.services.store.read(broken_tables)
        page = await server.stranger().http.get("/metrics")
        assert server.process.peek(whole["id"]) is None
    assert found == [broken["id"]]
    assert "a table is not whole" in told(caplog)
    assert "taverna_broken_tables 1.0" in page.text


async def test_a_table_with_a_lost_step_is_not_played_on(tmp_path: Path) -> None:
    whole, broken = await store_with_games(tmp_path)
    with closing(sqlite3.connect(settings_for(tmp_path).database)) as connection:
        lose_a_step(connection, broken["id"])
        connection.commit()
    async with serving(settings_for(tmp_path)) as server:
        with pytest.raises(Exception, match="steps of a stored table are missing"):
            await server.process.wake(broken["id"])
        assert (await server.process.wake(whole["id"])).step == 3


async def test_a_file_that_is_locked_is_not_called_damaged(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "taverna.db"
    with closing(sqlite3.connect(path)) as other:
        other.execute("CREATE TABLE guests (id)")
        other.execute("BEGIN EXCLUSIVE")
        monkeypatch.setattr(
            soundness,
            "open_file",
            lambda file: sqlite3.connect(f"{file.as_uri()}?mode=ro", uri=True, timeout=0),
        )
        with pytest.raises(sqlite3.OperationalError):
            soundness.damage(path, "quick_check")
        check_file(str(path))
