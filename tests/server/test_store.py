"""The database: its address, its migrations, and the writer that commits many steps at once."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable
from functools import partial
from pathlib import Path

import msgspec
import pytest
import sqlalchemy as sa
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from taverna.kernel import BadCall, TavernaError
from taverna.server.common.problems import Refused
from taverna.server.store import schema, tables, turns
from taverna.server.store.database import CROWD
from taverna.server.store.engine import Sync, database_url, migrate, migration_config, open_database
from taverna.server.store.rows import Seat, Step, TableRow
from taverna.server.store.schema import metadata, steps
from taverna.server.store.store import Store
from taverna.server.store.writer import Overtaken, Row
from taverna.wire.codes import Code
from taverna.wire.table import Said

pytestmark = pytest.mark.anyio

TABLE = "Abcdefghijkl"


class Kept(Store):
    """A store that notes its batches."""

    def __init__(self, database: str) -> None:
        self.batches: list[int] = []
        super().__init__(database, "normal", lambda size, seconds: self.batches.append(size))


@pytest.fixture
async def store(database: str) -> AsyncIterator[Kept]:
    kept = Kept(database)
    await kept.start()
    yield kept
    await kept.stop()


def row(table: str, number: int, code: int | None = 1) -> Row:
    return {"table_id": table, "number": number, "seat": 0, "code": code, "goes_on": False, "at": 1.0}


def played_by_two() -> TableRow:
    return TableRow(
        id=TABLE,
        game="dead-mans-draw",
        version=1,
        seed=1,
        options={},
        public=False,
        clock=30,
        state="playing",
        host="ana",
        created=1.0,
        touched=1.0,
        seats=[Seat(0, "person", "Ana", "ana"), Seat(1, "person", "Rui", "rui")],
    )


async def read(store: Store, table: str) -> list[Step]:
    return await store.read(lambda connection: tables.load_steps(connection, table))


async def test_steps_that_come_together_are_committed_together(store: Kept) -> None:
    await asyncio.gather(*(store.writer.steps([row(f"t{number}", 1)]) for number in range(50)))
    assert sum(store.batches) == 50
    assert len(store.batches) <= 3


async def test_one_that_was_overtaken_does_not_spoil_the_others(store: Kept) -> None:
    await store.writer.steps([row("b", 1, code=5)])
    results = await asyncio.gather(
        *(store.writer.steps([row(table, 1, code=7)]) for table in "abc"), return_exceptions=True
    )
    assert [type(result) for result in results] == [type(None), Overtaken, type(None)]
    assert [(await read(store, table))[0].code for table in "abc"] == [7, 5, 7]


async def test_a_gesture_is_committed_as_a_whole_or_not_at_all(store: Kept) -> None:
    await store.writer.steps([row("a", 2)])
    with pytest.raises(Overtaken):
        await store.writer.steps([row("a", 1), row("a", 2), row("a", 3)])
    await store.writer.steps([row("b", number) for number in (1, 2, 3)])
    assert [len(await read(store, table)) for table in "ab"] == [1, 3]
    assert store.batches[-1] == 3


async def test_going_back_to_before_gestures_loses_only_tables_where_one_was_taken_back(
    tmp_path: Path,
) -> None:
    opened = open_database(database_url(str(tmp_path / "old.db")), "normal")
    await migrate(opened)
    played: dict[str, list[int | None]] = {
        "plain": [5, None],
        "gesture": [5, 6, 7],
        "taken back": [5, 6, None],
    }

    def work(connection: sa.Connection) -> list[str]:
        for name, codes in played.items():
            tables.add(connection, msgspec.structs.replace(played_by_two(), id=name))
            for number, code in enumerate(codes, 1):
                joined = name != "plain" and number == 2
                connection.execute(steps.insert(), {**row(name, number, code), "joined": joined})
        config = migration_config()
        config.attributes["connection"] = connection
        command.downgrade(config, "0003")
        return sorted(connection.execute(sa.text("SELECT id FROM tables")).scalars())

    assert await opened.write(work) == ["gesture", "plain"]
    await migrate(opened)
    kept = await opened.read(lambda connection: tables.load_steps(connection, "gesture"))
    assert kept == [Step(0, 5), Step(0, 6), Step(0, 7)]
    await opened.close()


async def test_what_belongs_to_a_step_is_committed_with_it_or_not_at_all(store: Kept) -> None:
    change = (sa.text("INSERT INTO said VALUES (:t, 1, 'g', NULL, 'n', 'x', 1.0, '')"), {"t": "a"})
    await store.writer.steps([row("a", 1)], change)
    with pytest.raises(Overtaken):
        await store.writer.steps([row("a", 2)], change)
    assert len(await read(store, "a")) == 1


async def test_changes_of_many_tables_are_executed_together_and_each_in_its_order(store: Kept) -> None:
    """Whose turn it was is removed before whose it is is written; that is two statements for thirty tables."""
    seen: list[tuple[str, int]] = []

    def listen(connection: object, cursor: object, text: str, values: list[object], *_: object) -> None:
        seen.append((text.split()[0], len(values) if isinstance(values, list) else 1))

    names = [f"t{number}" for number in range(30)]
    sa.event.listen(sa.Engine, "before_cursor_execute", listen)
    try:
        for number in (1, 2):
            await asyncio.gather(
                *(
                    store.writer.steps([row(name, number)], *turns.replace(name, {number: 5.0}))
                    for name in names
                )
            )
    finally:
        sa.event.remove(sa.Engine, "before_cursor_execute", listen)
    rows = await store.read(lambda connection: connection.execute(sa.select(schema.turns)).all())
    assert sorted((found.table_id, found.seat) for found in rows) == sorted((name, 2) for name in names)
    assert len([text for text, _ in seen if text == "DELETE"]) <= 6


async def test_a_refusal_rolls_back_its_transaction_only(store: Kept) -> None:
    def work(connection: sa.Connection) -> None:
        connection.execute(steps.insert(), [row("a", 1)])
        raise Refused(Code.NOT_HOST, "no")

    def fine(connection: sa.Connection) -> int:
        connection.execute(steps.insert(), [row("b", 1)])
        return 4

    results = await asyncio.gather(
        store.writer.transact(work), store.writer.transact(fine), return_exceptions=True
    )
    assert isinstance(results[0], Refused)
    assert results[1] == 4
    assert (await read(store, "a"), len(await read(store, "b"))) == ([], 1)


async def test_a_crowd_shares_transactions_and_each_gets_its_own_answer(store: Kept) -> None:
    def work(number: int, connection: sa.Connection) -> int:
        connection.execute(steps.insert(), [row(f"t{number}", 1)])
        if number % 2:
            raise Refused(Code.NOT_HOST, "no")
        return number

    results = await asyncio.gather(
        *(store.writer.transact(partial(work, number)) for number in range(50)), return_exceptions=True
    )
    for number, result in enumerate(results):
        assert isinstance(result, Refused) if number % 2 else result == number
        assert len(await read(store, f"t{number}")) == 1 - number % 2


async def test_those_who_play_do_not_wait_for_a_crowd_in_the_lobby(store: Kept) -> None:
    done: list[str] = []

    async def visit() -> None:
        await store.writer.transact(lambda connection: connection.execute(sa.select(1)).scalar())
        done.append("lobby")

    async def play() -> None:
        await store.writer.steps([row("a", 1)])
        done.append("step")

    await asyncio.gather(*(visit() for _ in range(100)), play())
    assert done.index("step") <= CROWD


async def test_everyone_who_talks_at_once_is_heard(store: Kept, database: str) -> None:
    """At two processes: each takes the next number, and neither knows of the other."""
    other = Kept(database)
    await other.start()
    await store.writer.transact(lambda connection: tables.add(connection, played_by_two()))

    def say(at: Store, text: str) -> Awaitable[Said]:
        words = Said(n=0, name="Ana", seat=0, text=text, at=1.0)
        return at.writer.transact(lambda connection: tables.say(connection, TABLE, "ana", words))

    said = await asyncio.gather(*(say(at, f"{number}") for number in range(20) for at in (store, other)))
    kept = await store.read(lambda connection: tables.load_said(connection, TABLE))
    assert [one.said.n for one in kept] == list(range(1, 41))
    assert {one.said.n: one.said.text for one in kept} == {words.n: words.text for words in said}
    await other.stop()


async def test_of_a_long_talk_the_newest_words_are_kept(store: Kept, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tables, "SAID_KEPT", 3)

    def talk(connection: sa.Connection) -> None:
        tables.add(connection, played_by_two())
        for number in range(5):
            tables.say(connection, TABLE, "ana", Said(n=0, name="Ana", seat=0, text=f"{number}", at=1.0))
        tables.say(connection, "Zbcdefghijkl", "ana", Said(n=0, name="Ana", seat=0, text="elsewhere", at=1.0))

    await store.writer.transact(talk)
    kept = await store.read(lambda connection: tables.load_said(connection, TABLE))
    assert [(one.said.n, one.said.text) for one in kept] == [(3, "2"), (4, "3"), (5, "4")]
    other = await store.read(lambda connection: tables.load_said(connection, "Zbcdefghijkl"))
    assert [one.said.text for one in other] == ["elsewhere"]


async def test_a_store_that_fails_says_so(store: Kept) -> None:
    await store.writer.transact(lambda connection: connection.execute(sa.text("DROP TABLE steps")))
    with pytest.raises(TavernaError, match="OperationalError"):
        await store.writer.steps([row("a", 1)])


async def test_a_stopped_writer_writes_what_it_has_and_takes_no_more(database: str) -> None:
    kept = Kept(database)
    await kept.start()
    writing = [asyncio.create_task(kept.writer.steps([row(f"t{number}", 1)])) for number in range(5)]
    await asyncio.sleep(0)
    await kept.writer.stop()
    await asyncio.gather(*writing)
    with pytest.raises(Refused):
        await kept.writer.steps([row("late", 1)])
    await kept.stop()


@pytest.mark.parametrize(("sync", "number"), [("normal", 1), ("full", 2)])
async def test_sqlite_is_set_up_for_what_it_promises(database: str, sync: Sync, number: int) -> None:
    def pragmas(connection: sa.Connection) -> list[object]:
        return [
            connection.exec_driver_sql(f"PRAGMA {name}").scalar()
            for name in ("journal_mode", "synchronous", "busy_timeout")
        ]

    opened = open_database(database_url(database), sync)
    assert await opened.read(pragmas) == ["wal", number, 10000]
    assert await opened.write(pragmas) == ["wal", number, 10000]
    await opened.close()


async def test_the_migrations_lead_to_the_schema(database: str) -> None:
    opened = open_database(database_url(database), "normal")
    await migrate(opened)
    await migrate(opened)  # nothing to do is fine
    differences = await opened.read(
        lambda connection: compare_metadata(MigrationContext.configure(connection), metadata)
    )
    assert differences == []
    await opened.close()


@pytest.mark.parametrize(
    ("setting", "url"),
    [
        ("games.db", "sqlite:///games.db"),
        ("sqlite:////tmp/x.db", "sqlite:////tmp/x.db"),
        ("sqlite+aiosqlite:////tmp/x.db", "sqlite:////tmp/x.db"),
        ("postgres://me@db/taverna", "postgresql+asyncpg://me@db/taverna"),
        ("postgresql+asyncpg://me@db/taverna", "postgresql+asyncpg://me@db/taverna"),
    ],
)
def test_addresses_of_databases(setting: str, url: str) -> None:
    assert database_url(setting).render_as_string() == url


def test_by_default_the_store_is_in_the_data_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert database_url("").database == str(tmp_path / "taverna" / "taverna.db")


@pytest.mark.parametrize(
    "setting", ["mysql://x", "sqlite://", "sqlite:///:memory:", "://", "mysql://a:hush@x/y"]
)
def test_addresses_that_are_none(setting: str) -> None:
    with pytest.raises(BadCall) as refusal:
        database_url(setting)
    assert refusal.value.code == "bad-database"
    assert "hush" not in str(refusal.value)
