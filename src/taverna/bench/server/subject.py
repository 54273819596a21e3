"""The server that is measured: a process of its own, with an SQLite file in a temporary folder and limits far away."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

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
        """Seconds of processor time that the process has taken; 0 where the system does not tell."""
        try:
            fields = Path(f"/proc/{self._process.pid}/stat").read_text().rpartition(") ")[2].split()
        except OSError:
            return 0.0
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


@contextmanager
def subject(sync: str) -> Iterator[Subject]:
    with tempfile.TemporaryDirectory(prefix="taverna-bench-") as folder:
        process = subprocess.Popen(_command(Path(folder), sync), stdout=subprocess.PIPE, text=True)
        try:
            yield _ready(process)
        finally:
            process.kill()
            process.communicate()


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


def _command(folder: Path, sync: str) -> list[str]:
    command = [sys.executable, "-m", "taverna.server", "--port", "0", "--log-level", "warning"]
    command += [
        "--database",
        str(folder / "taverna.db"),
        "--sync",
        sync,
        "--sleep-seconds",
        "5",
        "--bot-pause",
        "0",
    ]
    for limit in LIMITS:
        command += [f"--{limit}", PLENTY]
    return command


def _ready(process: subprocess.Popen[str]) -> Subject:
    assert process.stdout is not None
    line = process.stdout.readline()
    found = re.search(r"http://([^:]+):(\d+)", line)
    if not found:
        raise BadCall("server-not-started", "the server to be measured did not start; what it said is above")
    return Subject(process, found[1], int(found[2]))
