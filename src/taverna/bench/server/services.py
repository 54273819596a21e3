"""A real PostgreSQL and a real Redis of one's own: started here on loopback, in temporary folders, and ended again."""

from __future__ import annotations

import os
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path

from taverna.kernel import BadCall

SECONDS = 30
OWNER = "nobody" if hasattr(os, "geteuid") and os.geteuid() == 0 else None
"""Who runs them: PostgreSQL refuses to do so as root."""


class Postgres:
    """One that runs; whoever needs it gets a database of their own in it."""

    def __init__(self, psql: str, port: int) -> None:
        self._psql = psql
        self._port = port
        self._numbers = count(1)
        self.pid = 0

    def new_database(self) -> str:
        """The address of an empty one."""
        name = f"test_{next(self._numbers)}"
        self.run(f"CREATE DATABASE {name}")
        return f"postgresql+asyncpg://postgres@127.0.0.1:{self._port}/{name}"

    def run(self, statement: str) -> None:
        where = ["-h", "127.0.0.1", "-p", str(self._port), "-U", "postgres", "-d", "postgres"]
        subprocess.run([self._psql, *where, "-qc", statement], check=True, capture_output=True)

    def ready(self) -> bool:
        try:
            self.run("SELECT 1")
        except subprocess.CalledProcessError:
            return False
        return True


class Redis:
    def __init__(self, port: int) -> None:
        self.address = f"redis://127.0.0.1:{port}"
        self.pid = 0


@contextmanager
def postgres(sync: bool) -> Iterator[Postgres]:
    """`sync`: what is committed is on the disk, as in a database that somebody relies on."""
    initdb = find("initdb").resolve()  # its fellows lie beside it
    with _folder() as folder:
        data, port = folder / "data", free_port()
        make = [str(initdb), "-D", str(data), "-U", "postgres", "--auth=trust", "--no-sync", "-E", "UTF8"]
        subprocess.run(make, check=True, capture_output=True, cwd=folder, user=OWNER)
        start = [str(initdb.with_name("postgres")), "-D", str(data), "-p", str(port), "-k", str(folder)]
        start += ["-c", "listen_addresses=127.0.0.1", "-c", f"fsync={'on' if sync else 'off'}"]
        server = Postgres(str(initdb.with_name("psql")), port)
        with _running(start, folder, server.ready, signal.SIGINT) as server.pid:
            yield server


@contextmanager
def redis(port: int | None = None) -> Iterator[Redis]:
    """With `port`, where it is to be."""
    command = find("redis-server")
    port = port or free_port()
    with _folder() as folder:
        start = [str(command), "--port", str(port), "--bind", "127.0.0.1", "--save", "", "--dir", str(folder)]
        server = Redis(port)
        with _running(start, folder, lambda: _listens(port), signal.SIGTERM) as server.pid:
            yield server


PATTERNS = {"initdb": "usr/lib/postgresql/*/bin/initdb", "redis-server": "usr/bin/valkey-server"}


def find(name: str) -> Path:
    """The program, from the path or where Debian puts it."""
    on_path = shutil.which(name)
    if on_path:
        return Path(on_path)
    found = sorted(Path("/").glob(PATTERNS[name]))
    if not found:
        raise BadCall(
            "no-service",
            f"there is no {name} here (as root, tools/services.sh installs it)",
            values={"name": name},
        )
    return found[-1]


def free_port() -> int:
    with socket.socket() as listening:
        listening.bind(("127.0.0.1", 0))
        port: int = listening.getsockname()[1]
        return port


@contextmanager
def _folder() -> Iterator[Path]:
    """Open to whoever runs them."""
    with tempfile.TemporaryDirectory(prefix="taverna-") as name:
        if OWNER:
            shutil.chown(name, OWNER)
        yield Path(name)


@contextmanager
def _running(
    command: list[str], folder: Path, ready: Callable[[], bool], end: signal.Signals
) -> Iterator[int]:
    """The id of its process."""
    with (folder / "log").open("w") as log:
        process = subprocess.Popen(command, stdout=log, stderr=log, cwd=folder, user=OWNER)
        try:
            until = time.monotonic() + SECONDS
            while not ready():
                said = (folder / "log").read_text()
                assert process.poll() is None, said
                assert time.monotonic() < until, said
                time.sleep(0.05)
            yield process.pid
        finally:
            process.send_signal(end)
            process.wait(SECONDS)


def _listens(port: int) -> bool:
    try:
        socket.create_connection(("127.0.0.1", port), 1).close()
    except OSError:
        return False
    return True
