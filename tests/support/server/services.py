"""A real PostgreSQL and a real Redis for the tests: started here on loopback, in temporary folders, and ended again."""

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

import pytest

from tests.support.places import ROOT

INSTALL = ROOT / "tools" / "services.sh"
SECONDS = 30
OWNER = "nobody" if os.geteuid() == 0 else None
"""Who runs them: PostgreSQL refuses to do so as root."""


class Postgres:
    """One that runs; each test gets a database of its own in it."""

    def __init__(self, psql: str, port: int) -> None:
        self._psql = psql
        self._port = port
        self._numbers = count(1)

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


@contextmanager
def postgres() -> Iterator[Postgres]:
    initdb = find("initdb", "/usr/lib/postgresql/*/bin/initdb").resolve()  # its fellows lie beside it
    with _folder() as folder:
        data, port = folder / "data", free_port()
        make = [str(initdb), "-D", str(data), "-U", "postgres", "--auth=trust", "--no-sync", "-E", "UTF8"]
        subprocess.run(make, check=True, capture_output=True, cwd=folder, user=OWNER)
        start = [str(initdb.with_name("postgres")), "-D", str(data), "-p", str(port), "-k", str(folder)]
        start += ["-c", "listen_addresses=127.0.0.1", "-c", "fsync=off"]  # no test here cuts the power
        server = Postgres(str(initdb.with_name("psql")), port)
        with _running(start, folder, server.ready, signal.SIGINT):
            yield server


@contextmanager
def redis(port: int | None = None) -> Iterator[str]:
    """Its address; with `port`, where it is to be."""
    command = find("redis-server", "/usr/bin/valkey-server")
    port = port or free_port()
    with _folder() as folder:
        start = [str(command), "--port", str(port), "--bind", "127.0.0.1", "--save", "", "--dir", str(folder)]
        with _running(start, folder, lambda: _listens(port), signal.SIGTERM):
            yield f"redis://127.0.0.1:{port}"


def find(name: str, pattern: str) -> Path:
    """The program. Without it the test is skipped with a loud line; under CI it fails."""
    found = _look(name, pattern)
    if found is None and os.geteuid() == 0:
        subprocess.run(["sh", str(INSTALL)], check=False)
        found = _look(name, pattern)
    if found is None:
        problem = f"NO {name.upper()}: nothing is proved here (as root, tools/services.sh installs it)"
        if os.environ.get("CI") == "true":
            pytest.fail(problem)
        pytest.skip(problem)
    return found


def free_port() -> int:
    with socket.socket() as listening:
        listening.bind(("127.0.0.1", 0))
        port: int = listening.getsockname()[1]
        return port


def _look(name: str, pattern: str) -> Path | None:
    on_path = shutil.which(name)
    if on_path:
        return Path(on_path)
    found = sorted(Path("/").glob(pattern.lstrip("/")))
    return found[-1] if found else None


@contextmanager
def _folder() -> Iterator[Path]:
    """Not pytest's: its folders are closed to other users."""
    with tempfile.TemporaryDirectory(prefix="taverna-") as name:
        if OWNER:
            shutil.chown(name, OWNER)
        yield Path(name)


@contextmanager
def _running(
    command: list[str], folder: Path, ready: Callable[[], bool], end: signal.Signals
) -> Iterator[None]:
    with (folder / "log").open("w") as log:
        process = subprocess.Popen(command, stdout=log, stderr=log, cwd=folder, user=OWNER)
        try:
            until = time.monotonic() + SECONDS
            while not ready():
                said = (folder / "log").read_text()
                assert process.poll() is None, said
                assert time.monotonic() < until, said
                time.sleep(0.05)
            yield
        finally:
            process.send_signal(end)
            process.wait(SECONDS)


def _listens(port: int) -> bool:
    try:
        socket.create_connection(("127.0.0.1", port), 1).close()
    except OSError:
        return False
    return True
