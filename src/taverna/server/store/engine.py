"""Opening the database: its address, what SQLite needs, and the migrations."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path
from typing import Any, Literal

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from platformdirs import user_data_path
from sqlalchemy.engine import URL, make_url
from sqlalchemy.ext.asyncio import create_async_engine

from taverna.kernel import BadCall
from taverna.server.store.database import Database, InThreads, OnLoop

Sync = Literal["full", "normal"]
MIGRATION_LOCK = 7_209_114
"""Any number of our own: processes that start together on PostgreSQL queue for it."""


def database_url(setting: str) -> URL:
    """An address as it is; a path, or nothing, as an SQLite file."""
    if "://" not in setting:
        path = Path(setting).expanduser() if setting else user_data_path("taverna") / "taverna.db"
        return URL.create("sqlite", database=str(path))
    try:
        url = make_url(setting)
    except (sa.exc.ArgumentError, ValueError) as problem:
        raise _bad(setting, "this is not a database address") from problem
    if url.drivername in ("postgresql", "postgres"):
        url = url.set(drivername="postgresql+asyncpg")
    if url.get_backend_name() == "sqlite":
        url = url.set(drivername="sqlite")
    if url.drivername not in ("sqlite", "postgresql+asyncpg"):
        raise _bad(setting, "it must begin with sqlite:// or postgresql+asyncpg://")
    if url.get_backend_name() == "sqlite" and url.database in (None, "", ":memory:"):
        raise _bad(setting, "SQLite needs a file here: what is told to players must outlive the process")
    return url


def open_database(url: URL, sync: Sync) -> Database:
    try:
        if url.get_backend_name() == "sqlite":
            return _open_sqlite(url, sync)
        # One connection for the writer; the others are for reading.
        return OnLoop(
            create_async_engine(url, pool_size=4, pool_pre_ping=True, hide_parameters=True),
            create_async_engine(url, pool_size=1, max_overflow=0, pool_pre_ping=True, hide_parameters=True),
        )
    except ImportError as problem:
        raise _bad(
            url.render_as_string(), f"its driver is not installed: pip install {problem.name}"
        ) from problem


def _open_sqlite(url: URL, sync: Sync) -> Database:
    Path(str(url.database)).parent.mkdir(parents=True, exist_ok=True)
    reading = sa.create_engine(url, hide_parameters=True)
    writing = sa.create_engine(url, hide_parameters=True)
    _prepare_sqlite(reading, sync, "BEGIN")
    _prepare_sqlite(writing, sync, "BEGIN IMMEDIATE")
    return InThreads(reading, writing)


async def migrate(database: Database) -> None:
    """Bring the database to the newest form; a new one is created."""
    await database.write(_upgrade)


def migration_config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(files("taverna.server.store") / "migrations"))
    return config


def _upgrade(connection: sa.Connection) -> None:
    if connection.dialect.name == "postgresql":
        connection.execute(sa.select(sa.func.pg_advisory_xact_lock(MIGRATION_LOCK)))
    config = migration_config()
    config.attributes["connection"] = connection
    check_known(connection)
    command.upgrade(config, "head")


def known_forms() -> list[str]:
    """The forms of the database that this program knows, by the migrations that make them; the newest first."""
    return [script.revision for script in ScriptDirectory.from_config(migration_config()).walk_revisions()]


def check_known(connection: sa.Connection) -> None:
    """A form of the database that this program has never seen was made by a newer one."""
    found = MigrationContext.configure(connection).get_current_revision()
    known = known_forms()
    if found is not None and found not in known:
        raise BadCall(
            "newer-database",
            f"the database has the form {found}, and this version of Taverna knows {known[0]} at most: a newer "
            "Taverna has used it. Start that one, or go back to a backup of before",
            values={"found": found, "known": known[0]},
        )


def _prepare_sqlite(engine: sa.Engine, sync: Sync, begin: str) -> None:
    """Write-ahead log: readers never wait for the writer, and a commit is one append.

    With `synchronous=FULL` each commit reaches the disk before it is reported: it survives a power cut. With NORMAL it
    reaches the operating system: it survives a killed process, while a power cut may take the last moments (never the
    consistency). One sync serves a whole batch of the writer's, so FULL is affordable.
    """

    @sa.event.listens_for(engine, "connect")
    def connect(connection: Any, _: Any) -> None:
        connection.isolation_level = None  # we say BEGIN ourselves, below
        cursor = connection.cursor()
        cursor.execute("PRAGMA journal_mode=WAL")
        cursor.execute(f"PRAGMA synchronous={sync.upper()}")
        cursor.execute("PRAGMA busy_timeout=10000")
        cursor.execute("PRAGMA wal_autocheckpoint=4000")
        cursor.close()

    @sa.event.listens_for(engine, "begin")
    def start(connection: sa.Connection) -> None:
        connection.exec_driver_sql(begin)


def _bad(setting: str, problem: str) -> BadCall:
    message = f"the database {_safe(setting)!r}: {problem}"
    return BadCall("bad-database", message, values={"name": _safe(setting), "problem": problem})


def _safe(setting: str) -> str:
    """Without the password, if there is one."""
    try:
        return make_url(setting).render_as_string(hide_password=True)
    except (sa.exc.ArgumentError, ValueError):
        return setting.split("://")[0]
