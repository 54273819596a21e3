"""Server processes that are born warm: one process has read everything, and forks a server for each line it is told.

`python -m tests.support.server.nursery`: a line is the server's arguments, as JSON; the next one ends it by SIGKILL.
So a death costs what dies with the process, and not the second that Python takes to load the rules.
"""

from __future__ import annotations

import gc
import json
import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager

GONE = "gone\n"


class Nursery:
    """As a test sees it."""

    def __init__(self, nursery: subprocess.Popen[str]) -> None:
        self._nursery = nursery

    def start(self, *arguments: str) -> str:
        """A server; returns its address."""
        self._tell(json.dumps(arguments))
        line = self._hear()
        found = re.search(r"http://\S+", line)
        assert found, line
        return found[0]

    def kill(self) -> None:
        """Whatever it is at; it is gone when this returns."""
        self._tell("kill")
        assert self._hear() == GONE

    def _tell(self, line: str) -> None:
        assert self._nursery.stdin is not None
        self._nursery.stdin.write(f"{line}\n")
        self._nursery.stdin.flush()

    def _hear(self) -> str:
        assert self._nursery.stdout is not None
        return self._nursery.stdout.readline()


@contextmanager
def nursery() -> Iterator[Nursery]:
    command = [sys.executable, "-m", "tests.support.server.nursery"]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
        try:
            yield Nursery(process)
        finally:
            assert process.stdin is not None
            process.stdin.close()  # whoever is still there is ended


def main() -> None:
    import taverna
    from taverna.server.__main__ import main as serve
    from taverna.server.common.settings import Settings
    from taverna.server.serving.app import create_app

    for game in taverna.games():
        game.setup(game.seats[0], 0)
    create_app(Settings())
    gc.freeze()  # what the children need not look through stays in pages that they share
    while line := sys.stdin.readline():
        child = os.fork()
        if child == 0:
            sys.argv = ["taverna.server", *json.loads(line)]
            serve()
            os._exit(1)
        sys.stdin.readline()
        os.kill(child, signal.SIGKILL)
        os.waitpid(child, 0)
        print(GONE, end="", flush=True)


if __name__ == "__main__":
    main()
