"""`taverna report`: whoever runs a server looks into a complaint."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest

from taverna.kernel import Match
from tests.support.cli.commands import GAME, refused, run

pytest.importorskip("litestar")

from taverna.server.store import tables
from taverna.server.store.rows import Seat, TableRow
from taverna.server.store.store import Store
from taverna.wire.lobby import TableState

TABLE = "Abcdefghij_1"
SEED = 5


def played() -> list[tuple[int, int | None]]:
    """Pirates are kept in secret: seat 0 chooses, takes it back, chooses the other; then seat 1."""
    match = Match(GAME, 2, SEED)
    first, second = match.pending[0].options[:2]
    return [(0, first), (0, None), (0, second), (1, match.pending[1].options[0])]


@pytest.fixture
def database(tmp_path: Path) -> str:
    """A store with one game that was given up: what happened there may be told."""
    return stored(tmp_path, "finished")


def stored(tmp_path: Path, state: TableState) -> str:
    match = Match(GAME, 2, SEED)
    table = TableRow(
        id=TABLE,
        game=GAME,
        version=match.game.version,
        seed=SEED,
        options=match.options,
        public=False,
        clock=None,
        state=state,
        host="ana",
        created=1.0,
        touched=1.0,
        seats=[Seat(0, "person", "Ana", "ana"), Seat(1, "bot", "Denise", bot="greedy")],
    )
    path = str(tmp_path / "taverna.db")

    async def fill() -> None:
        store = Store(path, "normal", lambda size, seconds: None)
        await store.start()
        await store.writer.transact(lambda connection: tables.add(connection, table))
        for number, (seat, code) in enumerate(played(), 1):
            row = {"table_id": TABLE, "number": number, "seat": seat, "code": code}
            await store.writer.steps([{**row, "goes_on": False, "at": 2.0}])
        await store.stop()

    asyncio.run(fill())
    return path


def test_a_reference_is_turned_into_every_step_up_to_it(database: str) -> None:
    told = json.loads(run("report", f"{TABLE}-3", "--database", database).stdout)
    assert told["history"] == [list(step) for step in played()[:3]]
    assert told["record"]["steps"] == [list(played()[2])]
    assert told["seats"] == ["Ana", "Denise (greedy)"]
    assert told["position"]["game"] == GAME


def test_its_record_is_one_that_replay_reads(database: str, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    said = run("report", f"{TABLE}-4", "--database", database, "--record", "--out", str(path))
    assert said.output == f"Saved in {path}.\n"
    again = run("replay", str(path), "--plain").output
    assert again.startswith("Dead Man's Draw: Ana and Denise")
    assert "unfinished" in again


def test_the_record_of_a_game_that_goes_on_is_refused(tmp_path: Path) -> None:
    database = stored(tmp_path, "playing")
    assert "when it is over" in refused("report", f"{TABLE}-4", "--database", database, "--record")
    told = json.loads(run("report", f"{TABLE}-4", "--database", database).stdout)
    assert (told["seed"], told["record"]) == (None, None)
    assert "rng" not in told["position"]


def test_the_database_of_the_environment_is_the_default(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TAVERNA_DATABASE", database)
    assert json.loads(run("report", TABLE).stdout)["reference"] == f"{TABLE}-4"


def test_what_is_refused(database: str, tmp_path: Path) -> None:
    assert "“nothing”" in refused("report", "nothing", "--database", database)
    missing = str(tmp_path / "no.db")
    assert "--database" in refused("report", f"{TABLE}-1", "--database", missing)
    assert "can’t be written" in refused("report", TABLE, "--database", database, "--out", str(tmp_path))
    told = refused("report", "nothing", "--database", database, "--lang", "es")
    assert "No hay ninguna mesa para la referencia “nothing”" in told
