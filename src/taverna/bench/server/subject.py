"""What is measured: server processes of their own, on an SQLite file in a temporary folder or a PostgreSQL with Redis.

Their limits are far away, unless it is the limits that are measured.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

from taverna.bench.server.plan import Plan
from taverna.bench.server.services import postgres, redis
from taverna.kernel import BadCall

PLENTY = "1000000"
LIMITS = (
    "max-tables",
    "max-tables-all",
    "max-tables-awake",
    "max-connections",
    "max-connections-address",
    "max-connections-all",
    "max-hints-address",
    "max-hints-all",
    "message-rate",
    "message-rate-address",
    "message-rate-all",
    "request-rate",
    "address-rate",
    "visit-rate",
    "look-rate",
    "guest-rate",
    "guest-rate-all",
    "table-rate",
    "table-rate-all",
    "say-rate",
)


class Subject:
    """A running server process."""

    def __init__(self, process: subprocess.Popen[str], host: str, port: int) -> None:
        self._process = process
        self.host = host
        self.port = port

    def memory(self) -> float:
        """Megabytes that the process holds now, without the processes in which bots think."""
        return resident(self._process.pid)

    def cpu(self) -> float:
        return cpu_of(self._process.pid)


class House:
    """The server processes that share a store, and what they share besides."""

    def __init__(self, subjects: list[Subject], services: list[int]) -> None:
        self.subjects = subjects
        self._services = services

    def cpu(self) -> list[float]:
        """Seconds of processor time that each server process has taken."""
        return [subject.cpu() for subject in self.subjects]

    def services_cpu(self) -> float:
        """The same of PostgreSQL and Redis; an SQLite file is written by the server itself."""
        return sum([cpu_of(pid) + sum([cpu_of(child) for child in _children(pid)]) for pid in self._services])


@contextmanager
def house(plan: Plan, limits: bool = False) -> Iterator[House]:
    """`limits`: as they are by default."""
    with ExitStack() as stack:
        shared, services = _store(plan, stack)
        subjects = [
            stack.enter_context(_subject([*shared, *_settings(limits)])) for _ in range(plan.processes)
        ]
        yield House(subjects, services)


def _store(plan: Plan, stack: ExitStack) -> tuple[list[str], list[int]]:
    """The options that say where it is, and the processes that keep it."""
    if plan.store == "sqlite":
        folder = stack.enter_context(tempfile.TemporaryDirectory(prefix="taverna-bench-"))
        return ["--database", str(Path(folder) / "taverna.db"), "--sync", plan.sync], []
    database = stack.enter_context(postgres(sync=plan.sync == "full"))
    channel = stack.enter_context(redis())
    return ["--database", database.new_database(), "--redis", channel.address], [database.pid, channel.pid]


def _settings(limits: bool) -> list[str]:
    settings = ["--sleep-seconds", "5", "--bot-pause", "0"]
    return settings if limits else settings + [part for limit in LIMITS for part in (f"--{limit}", PLENTY)]


@contextmanager
def _subject(settings: list[str]) -> Iterator[Subject]:
    command = [sys.executable, "-m", "taverna.server", "--port", "0", "--log-level", "warning", *settings]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    try:
        yield _ready(process)
    finally:
        process.kill()
        process.communicate()


def cpu_of(pid: int) -> float:
    """Seconds of processor time that a process has taken; 0 where the system does not tell."""
    fields = _stat(pid)
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK") if fields else 0.0


def _children(pid: int) -> list[int]:
    numbers = [int(path.name) for path in Path("/proc").glob("[0-9]*")]
    return [number for number in numbers if _stat(number)[1:2] == [str(pid)]]


def _stat(pid: int) -> list[str]:
    """What Linux tells of a process after its name, from its state on; nothing of one that has gone."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(") ")[2].split()
    except OSError:
        return []


def resident(pid: int) -> float:
    """Megabytes of memory that a process holds."""
    try:
        pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    except OSError:
        said = subprocess.run(
            ["ps", "-o", "rss=", "-p", str(pid)], capture_output=True, text=True, check=True
        )
        return int(said.stdout) / 1024
    return pages * _page_size() / 1024**2


def _page_size() -> int:
    import resource

    return resource.getpagesize()


def _ready(process: subprocess.Popen[str]) -> Subject:
    assert process.stdout is not None
    line = process.stdout.readline()
    found = re.search(r"http://([^:]+):(\d+)", line)
    if not found:
        raise BadCall("server-not-started", "the server to be measured did not start; what it said is above")
    return Subject(process, found[1], int(found[2]))
