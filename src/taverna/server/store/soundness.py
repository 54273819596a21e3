"""Whether a store is whole: the pages of an SQLite file, and the steps and seats of the tables in play."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Literal

import sqlalchemy as sa

from taverna.kernel import BadCall
from taverna.server.store.engine import database_url
from taverna.server.store.schema import seats, steps, tables

Thoroughness = Literal["quick_check", "integrity_check"]
"""SQLite's names: the quick one does not compare indexes with their tables."""


def sqlite_file(database: str) -> Path | None:
    """None: it is on PostgreSQL."""
    url = database_url(database)
    return Path(str(url.database)) if url.get_backend_name() == "sqlite" else None


def open_file(path: Path) -> sqlite3.Connection:
    """To look at, not to write."""
    return sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)


def damage(path: Path, how: Thoroughness) -> str:
    """What is wrong with the pages of the file; nothing, if they fit together."""
    with closing(open_file(path)) as connection:
        found = str(connection.execute(f"PRAGMA {how}(1)").fetchone()[0])
    return "" if found == "ok" else found.splitlines()[-1]


def check_file(database: str) -> None:
    """Nobody plays on a damaged file: what is written to it may be lost. On PostgreSQL the database sees to that.

    One that can't be read just now, locked or not ours to open, may well be whole: opening the store says what it is.
    """
    path = sqlite_file(database)
    if path is None or not path.is_file():
        return
    try:
        found = damage(path, "quick_check")
    except sqlite3.OperationalError:
        return
    except sqlite3.DatabaseError as problem:
        found = str(problem)
    if found:
        raise BadCall(
            "damaged-database",
            f"the database {path} is damaged ({found}). Put a backup in its place: taverna admin restore FILE",
            values={"path": str(path), "problem": found},
        )


_GAPS = (
    sa.select(steps.c.table_id)
    .join(tables, tables.c.id == steps.c.table_id)
    .where(tables.c.state == "playing")
    .group_by(steps.c.table_id)
    .having(sa.func.count() != sa.func.max(steps.c.number))
)
_FEW_SEATS = (
    sa.select(tables.c.id)
    .outerjoin(seats, seats.c.table_id == tables.c.id)
    .where(tables.c.state == "playing")
    .group_by(tables.c.id)
    .having(sa.func.count(seats.c.number) != sa.func.coalesce(sa.func.max(seats.c.number), -2) + 1)
)


def broken_tables(connection: sa.Connection) -> list[str]:
    """Tables in play of which steps or seats are missing."""
    found = {*connection.execute(_GAPS).scalars(), *connection.execute(_FEW_SEATS).scalars()}
    return sorted(found)
