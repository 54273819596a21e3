"""The earlier rules that run beside a server: a process for the tables and one for the bots of each archive."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path

import msgspec

from taverna.server.past.archives import archive
from taverna.server.past.match import PastMatch
from taverna.server.past.process import Json, PastProcess
from taverna.server.store.rows import Step, TableRow
from taverna.server.think.thinkers import Thinkers
from taverna.wire.replay import Replay


class Past:
    def __init__(self, workers: int, seconds: float, on_answer: Callable[[str, str], None]) -> None:
        self._workers = min(1, workers)
        self._seconds = seconds
        self._on_answer = on_answer
        self._processes: dict[Path, PastProcess] = {}
        self._replays: dict[Path, PastProcess] = {}
        """Apart from the tables, so that nobody's turn waits for a long replay."""
        self._thinkers: dict[Path, Thinkers] = {}

    async def rebuild(self, table: TableRow, steps: list[Step], here: int) -> PastMatch:
        """The table's match, where it stands."""
        rules = archive(table.game, table.version, here)
        match = PastMatch(self._process(rules, self._processes), rules, table)
        await match.open(steps)
        return match

    async def frames(self, record: Json, version: int, here: int, first: int, last: int) -> Replay:
        """A record step by step, under the rules it was made under."""
        rules = archive(record["game"], version, here)
        request = {"do": "frames", "record": record, "first": first, "last": last}
        return msgspec.convert(await self._process(rules, self._replays).ask(request), Replay)

    def thinkers(self, rules: Path) -> Thinkers:
        """Whoever can think about positions of those rules."""
        if rules not in self._thinkers:
            command = (sys.executable, "-I", str(rules), "think")
            self._thinkers[rules] = Thinkers(self._workers, self._seconds, self._on_answer, command)
        return self._thinkers[rules]

    async def stop(self) -> None:
        for thinkers in self._thinkers.values():
            await thinkers.stop()
        for process in (*self._processes.values(), *self._replays.values()):
            await process.stop()

    def _process(self, rules: Path, among: dict[Path, PastProcess]) -> PastProcess:
        if rules not in among:
            among[rules] = PastProcess(rules)
        return among[rules]
