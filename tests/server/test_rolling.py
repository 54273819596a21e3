"""Two processes of different versions on one store, as while one after the other is brought up to date."""

from __future__ import annotations

import importlib.util
import signal
from pathlib import Path
from types import ModuleType

import pytest
import sqlalchemy as sa
from alembic import command

import taverna
from taverna.server.store.engine import migration_config
from tests.server.test_restart import moved, process
from tests.support.server.people import one_step
from tests.support.server.serving import Serving

pytestmark = pytest.mark.anyio

TOOL = Path(__file__).parent.parent.parent / "tools" / "keep_rules.py"


def keep_rules() -> ModuleType:
    spec = importlib.util.spec_from_file_location("keep_rules", TOOL)
    assert spec is not None
    assert spec.loader is not None
    tool = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(tool)
    return tool


@pytest.fixture(scope="module")
def rules_of_today(tmp_path_factory: pytest.TempPathFactory) -> Path:
    tool = keep_rules()
    versions = {game.id: game.version for game in taverna.games()}
    path = tmp_path_factory.mktemp("rules") / "today.zip"
    path.write_bytes(tool.packed(tool.rules_here(), versions))
    return path


@pytest.mark.services
async def test_tables_go_on_while_one_process_after_the_other_is_brought_up_to_date(
    tmp_path: Path, redis: str, rules_of_today: Path
) -> None:
    database = str(tmp_path / "taverna.db")
    newer = ("tests.support.server.next_version", str(rules_of_today))
    with (
        process(database, "--redis", redis) as (old, left),
        process(database, "--redis", redis, module=newer) as (_, right),
    ):
        here, there = Serving(None, left), Serving(None, right)
        ana, rui = await here.person("Ana"), await there.person("Rui")
        table = await ana.open_table()
        await rui.sit(table, 1)
        await ana.start(table)
        async with rui.at(table) as second:
            async with ana.at(table) as first:
                for _ in range(6):
                    await one_step(first, second)
                assert first.events == second.events
            new = await rui.open_table()
            await rui.sit(new, 1, name="Bia")
            await rui.start(new)
            problem = await moved(rui, left, here).refused(
                "GET", f"/api/tables/{new['id']}/report", 409, "wrong-version"
            )
            assert "This server is older than that" in problem["text"]
            old.send_signal(signal.SIGTERM)
            old.wait()
            async with moved(ana, right, there).at(table) as first:
                while not first.over:
                    await one_step(first, second)
        records = [await rui.get(f"/api/tables/{table['id']}/record")]
        assert records[0]["game_version"] == taverna.game("dead-mans-draw").version
        await here.close()
        await there.close()


def test_a_process_of_before_can_write_to_the_store_of_today(tmp_path: Path) -> None:
    """It knows the columns of its own form only: whatever came later is nullable or has a value of its own."""
    old, new = (sa.create_engine(f"sqlite:///{tmp_path / name}") for name in ("old.db", "new.db"))
    for engine, form in ((old, ROLLING_FROM), (new, "head")):
        with engine.begin() as connection:
            config = migration_config()
            config.attributes["connection"] = connection
            command.upgrade(config, form)
    before, now = sa.inspect(old), sa.inspect(new)
    for table in before.get_table_names():
        known = {column["name"]: column for column in before.get_columns(table)}
        assert table in now.get_table_names()
        for column in now.get_columns(table):
            if column["name"] in known:
                assert str(column["type"]) == str(known[column["name"]]["type"])
            else:
                assert column["nullable"] or column["default"] is not None, (table, column["name"])
        assert set(known) <= {column["name"] for column in now.get_columns(table)}


ROLLING_FROM = "0005"
"""From this form on every migration only adds, so that processes of before and after share the store meanwhile."""
