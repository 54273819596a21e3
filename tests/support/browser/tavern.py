"""A real server process with a database of its own, that can be killed and opened again at the same address."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

from taverna.server.http.static import FOLDER, INDEX
from tests.support.browser.launch import SEED_FILE
from tests.support.places import ROOT

OPEN = "Taverna is open at "
PATIENCE = 30


class Tavern:
    def __init__(self, folder: Path) -> None:
        self._database = folder / "taverna.db"
        self._seed_file = folder / "seed"
        self._log = folder / "server.log"
        self._port = 0
        self._process: subprocess.Popen[str] | None = None
        self.url = ""
        self.seed(1)

    def seed(self, number: int) -> None:
        """Tables that are made from now on play this game."""
        self._seed_file.write_text(str(number))

    def open(self) -> None:
        settings = {
            "port": self._port,
            "database": self._database,
            "sync": "normal",
            "guest_rate": 1000,
            "table_rate": 1000,
            "login_rate": 1000,
            "login_rate_name": 1000,
        }
        options = [part for name, value in settings.items() for part in (_option(name), str(value))]
        environment = {name: value for name, value in os.environ.items() if not name.startswith("TAVERNA_")}
        with self._log.open("a") as log:
            self._process = subprocess.Popen(
                [sys.executable, "-m", "tests.support.browser.launch", *options],
                cwd=ROOT,
                env={**environment, SEED_FILE: str(self._seed_file)},
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
            )
        assert self._process.stdout is not None
        said = self._process.stdout.readline()
        assert said.startswith(OPEN), said + self._log.read_text()
        self.url = said.removeprefix(OPEN).split()[0]
        self._port = int(self.url.rpartition(":")[2])

    def kill(self) -> None:
        """As a power cut would: nothing is said, nothing is finished."""
        self._end(hard=True)

    def close(self) -> None:
        self._end(hard=False)

    def _end(self, hard: bool) -> None:
        process, self._process = self._process, None
        if process is None:
            return
        if hard:
            process.kill()
        else:
            process.terminate()
        process.wait(PATIENCE)
        assert process.stdout is not None
        process.stdout.close()

    def troubles(self) -> list[str]:
        """What the server has complained about: lines of its log, or of a traceback."""
        return [line for line in self._log.read_text().splitlines() if not _is_fine(line)]


def _option(name: str) -> str:
    return f"--{name.replace('_', '-')}"


def _is_fine(line: str) -> bool:
    return line.startswith("{") and json.loads(line)["level"] in ("debug", "info")


def client_is_built() -> bool:
    return (FOLDER / INDEX).is_file()
