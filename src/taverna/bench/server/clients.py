"""Client processes from the outside: started, told to begin, and asked what they saw."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from taverna.bench.server.subject import cpu_of
from taverna.kernel import BadCall

READY = "ready\n"


class Client:
    """A process of ours that says `ready`, then answers each line with a line."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        self._process = process

    def cpu(self) -> float:
        return cpu_of(self._process.pid)

    def wait_until_ready(self) -> None:
        if self.read() != READY:
            raise _failed()

    def tell(self, word: str) -> None:
        assert self._process.stdin is not None
        self._process.stdin.write(f"{word}\n")
        self._process.stdin.flush()

    def read(self) -> str:
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        if not line:
            raise _failed()
        return line


@contextmanager
def running(module: str, arguments: Sequence[Sequence[object]]) -> Iterator[list[Client]]:
    """One process for each list of arguments; all are ready."""
    processes = [_start(module, given) for given in arguments]
    try:
        clients = [Client(process) for process in processes]
        for client in clients:
            client.wait_until_ready()
        yield clients
    finally:
        for process in processes:
            process.kill()
            process.communicate()


def shares(total: int, parts: int) -> list[int]:
    """As even as can be: 7 in 3 parts are 3, 2, 2. Nobody gets nothing."""
    parts = min(total, parts)
    return [total // parts + (number < total % parts) for number in range(parts)]


def _start(module: str, arguments: Sequence[object]) -> subprocess.Popen[str]:
    command = [sys.executable, "-m", f"taverna.bench.server.{module}", *map(str, arguments)]
    return subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)


def _failed() -> BadCall:
    return BadCall("no-clients", "the clients of the measurement failed; what they said is above")
