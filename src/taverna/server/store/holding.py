"""An SQLite file belongs to one server process, unless several have a Redis to meet in.

A lock on a file beside it, which the operating system lets go of when the process ends, however it does.
"""

from __future__ import annotations

import contextlib
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from taverna.kernel import BadCall
from taverna.server.store.engine import database_url

try:
    import fcntl
except ImportError:  # Windows: SQLite keeps the file sound there too, but nobody is warned
    fcntl = None  # type: ignore[assignment]


@contextmanager
def hold(database: str, shared: bool) -> Iterator[None]:
    """Keep others out; with `shared`, only those who don't share."""
    url = database_url(database)
    if url.get_backend_name() != "sqlite" or fcntl is None:
        yield
        return
    path = Path(f"{url.database}.lock")
    lock = _open(path)
    try:
        if lock is not None:
            _lock(lock, path, shared)
        yield
    finally:
        if lock is not None:
            os.close(lock)


def _open(path: Path) -> int | None:
    """None: there can't be a file. Whatever is wrong there is said better when the database is opened."""
    with contextlib.suppress(OSError):
        path.parent.mkdir(parents=True, exist_ok=True)
        return os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
    return None


def _lock(lock: int, path: Path, shared: bool) -> None:
    try:
        fcntl.flock(lock, (fcntl.LOCK_SH if shared else fcntl.LOCK_EX) | fcntl.LOCK_NB)
    except BlockingIOError as problem:
        database = str(path).removesuffix(".lock")
        raise BadCall(
            "database-in-use",
            f"another server uses {database}; give each its own --database, or all of them the same --redis",
            values={"name": database},
        ) from problem
    except OSError:
        return  # some network file systems have no locks
