"""Backups of an SQLite store: made while the server runs, checked before they count, put back when it does not."""

from __future__ import annotations

import os
import sqlite3
import time
from contextlib import closing
from pathlib import Path

from taverna.kernel import BadCall
from taverna.server.admin.opening import unusable
from taverna.server.store.holding import hold
from taverna.server.store.soundness import damage, open_file, sqlite_file

PAGES = 500
"""Copied at a time; between two the server writes."""


def back_up(database: str, target: Path) -> None:
    """A copy of the store as it is at one moment. It appears under its name when it is whole and sound."""
    source = _file(database)
    if target.exists():
        raise _bad_file(target, "there is a file of that name already")
    part = target.with_name(target.name + ".part")
    try:
        with closing(open_file(source)) as origin, closing(sqlite3.connect(part)) as copy:
            origin.backup(copy, pages=PAGES)
            copy.execute("PRAGMA journal_mode=DELETE")  # one file, nothing beside it
        check_sound(part)
        os.replace(part, target)
    except (OSError, sqlite3.Error) as problem:
        raise _bad_file(target, str(problem)) from problem
    finally:
        part.unlink(missing_ok=True)


def restore(database: str, source: Path) -> Path | None:
    """Put a backup in the place of the store. The store that was there stays beside it; returns under which name."""
    target = _file(database, there=False)
    check_sound(source)
    with hold(database, shared=False):
        before = None
        if target.exists():
            before = target.with_name(f"{target.name}.before-{time.strftime('%Y%m%d-%H%M%S')}")
            _set_aside(target, before)
        part = target.with_name(target.name + ".part")
        with closing(open_file(source)) as origin, closing(sqlite3.connect(part)) as copy:
            origin.backup(copy)
        for beside in ("-wal", "-shm"):
            target.with_name(target.name + beside).unlink(missing_ok=True)
        os.replace(part, target)
    return before


def _set_aside(store: Path, name: Path) -> None:
    """A copy that is whole; or, if it is damaged, the store itself with all that lies beside it."""
    try:
        back_up(str(store), name)
    except BadCall:
        for beside in ("-wal", "-shm", ""):
            if (file := store.with_name(store.name + beside)).exists():
                os.replace(file, name.with_name(name.name + beside))


def check_sound(path: Path) -> None:
    """Whether it is a store of ours whose pages fit together."""
    if not path.is_file():
        raise _bad_file(path, "there is no such file")
    try:
        found = damage(path, "integrity_check")
        with closing(open_file(path)) as connection:
            names = {
                row[0] for row in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")
            }
    except sqlite3.Error as problem:
        raise _bad_file(path, str(problem)) from problem
    if found:
        raise _bad_file(path, f"it is damaged: {found}")
    if not {"alembic_version", "guests", "tables", "steps"} <= names:
        raise _bad_file(path, "it is no store of Taverna's")


def _file(database: str, there: bool = True) -> Path:
    found = sqlite_file(database)
    if found is None:
        raise unusable("PostgreSQL has tools of its own for this: pg_dump and pg_restore")
    if there and not found.is_file():
        raise unusable("there is no such file")
    return found


def _bad_file(path: Path, problem: str) -> BadCall:
    return BadCall("bad-file", f"{path}: {problem}", values={"path": str(path), "problem": problem})
