"""A process that does all that the limits let one address do: it plays, looks on, looks anew, asks and uploads.

`python -m taverna.bench.server.flood HOST PORT GAME SOURCE SECONDS`: says `ready` after so many seconds, when the
bursts are spent, and for a line what it has done since. It keeps a little below each rate, since whoever is above is
sent away and floods no more.
"""

from __future__ import annotations

import asyncio
import contextlib
import random
import sys
from collections.abc import Callable, Coroutine
from itertools import cycle
from time import perf_counter

import msgspec
from msgspec import Struct

from taverna.bench.server.http import BadAnswer, Http, Json
from taverna.bench.server.players import PlayedTable, Window
from taverna.bench.server.visit import Visit, visit
from taverna.kernel import Match
from taverna.server.common.settings import Settings
from taverna.server.serving.open_files import allow_many_files
from taverna.wire.table import Look

LIMITS = Settings()
BELOW = 0.95
"""Of each rate."""
TABLES = 5
"""Of its own, with two guests each."""
RECORD = 400
"""Steps of the record that it uploads."""
FOR_EVER = 1e9
FAULT = b'{"type":"fault"'

_encode = msgspec.json.Encoder().encode


class Flooded(Struct):
    """What it did in how many seconds, and the sockets that are open."""

    seconds: float = 0.0
    messages: int = 0
    requests: int = 0
    uploads: int = 0
    refused: int = 0
    sockets: int = 0


class Watcher:
    """A guest of that address with sockets at the tables of others."""

    def __init__(self, flood: Flood, token: str) -> None:
        self._flood = flood
        self.token = token
        self.visits: dict[Visit, str] = {}

    def look_anew(self) -> None:
        there = [visiting for visiting in self.visits if visiting.open]
        if there:
            random.choice(there).send(_encode(Look(seat=None, since=0)))
            self._flood.done.messages += 1

    async def move(self, tables: list[str]) -> None:
        """One more socket where others play; those where nobody does any more are closed."""
        for visiting, table in list(self.visits.items()):
            if visiting.closed.done() or table not in tables:
                visiting.close()
                del self.visits[visiting]
        if tables and len(self.visits) < LIMITS.max_connections - 1:
            table = random.choice(tables)
            self.visits[await self._flood.visit(table, self.token)] = table


class Flood:
    def __init__(self, host: str, port: int, game: str, source: str) -> None:
        self._host, self._port, self._source = host, port, source
        self._game = game
        self._http = Http(host, port, 32, source)
        self._window = Window(0.0, FOR_EVER)
        self._own: list[PlayedTable] = []
        self._watchers: list[Watcher] = []
        self._tables: list[str] = []
        self._began = 0.0
        self.done = Flooded()

    async def visit(self, table: str, token: str) -> Visit:
        return await visit(self._host, self._port, table, token, self._hear, self._source)

    def _hear(self, visiting: Visit, text: bytes) -> None:
        self.done.refused += text.startswith(FAULT)

    async def begin(self) -> None:
        for _ in range(TABLES):
            own = PlayedTable(self._http, self._host, [self._port], self._game, 2, self._source)
            await own.prepare(public=False)
            self._own.append(own)
            self._watchers += [Watcher(self, token) for token in own.tokens]

    async def go_on(self) -> None:
        """Until it is ended. Rates that several deeds share are shared out among them."""
        guests = len(self._watchers)
        looks, moves = LIMITS.look_rate * guests, LIMITS.visit_rate * guests
        lookers, askers = cycle(self._watchers), cycle(self._watchers)
        record = _record(self._game)
        async with asyncio.TaskGroup() as group:
            for own in self._own:
                pause = TABLES / (BELOW * (LIMITS.message_rate_address - looks))
                group.create_task(self._play(own, pause))
            group.create_task(_every(looks, lambda: next(lookers).look_anew()))
            group.create_task(self._move(cycle(self._watchers), moves))
            asked = (LIMITS.address_rate - moves) / 2
            group.create_task(_every(asked, lambda: group.create_task(self._ask(next(askers)))))
            for _ in range(LIMITS.max_uploads):  # half of the places, and as many in the queue
                group.create_task(self._upload(record, LIMITS.max_uploads / (BELOW * asked)))
            group.create_task(self._upload_nonsense(LIMITS.max_record / (BELOW * LIMITS.upload_rate)))

    def count(self) -> Flooded:
        """From now on; returns what was done since the last time."""
        now, done = perf_counter(), self.done
        done.seconds, self._began, self.done = now - self._began, now, Flooded()
        done.messages += self._window.measured.steps
        done.refused += self._window.measured.faults
        self._window = Window(0.0, FOR_EVER)
        for own in self._own:
            own.count_in(self._window)
        watching = [visiting for watcher in self._watchers for visiting in watcher.visits]
        done.sockets = 2 * TABLES + sum(not visiting.closed.done() for visiting in watching)
        return done

    async def _play(self, own: PlayedTable, pause: float) -> None:
        own.sit_down(self._window, pause)
        while True:
            await own.play_one()
            while not await self._try(own.rematch()):
                await asyncio.sleep(1.0)  # it has had its share of tables

    async def _ask(self, watcher: Watcher) -> None:
        if await self._try(self._look_around(watcher)):
            self.done.requests += 1

    async def _look_around(self, watcher: Watcher) -> None:
        found = await self._http.get("/api/tables?which=watch", watcher.token)
        self._tables = [table["id"] for table in found["tables"]]

    async def _move(self, watchers: cycle[Watcher], rate: float) -> None:
        for watcher in watchers:
            await watcher.move(self._tables)
            await asyncio.sleep(1 / (BELOW * rate))

    async def _upload(self, record: Json, pause: float) -> None:
        for watcher in cycle(self._watchers):
            if await self._try(self._http.post("/api/replay", watcher.token, record=record)):
                self.done.uploads += 1
            await asyncio.sleep(pause)

    async def _upload_nonsense(self, pause: float) -> None:
        """The dearest to understand: as many lists as fit into a request. It is refused when it has been understood."""
        nothing: list[list[int]] = [[]] * (LIMITS.max_record // 3 - 100)
        for watcher in cycle(self._watchers):
            with contextlib.suppress(BadAnswer, OSError, asyncio.IncompleteReadError):
                await self._http.post("/api/replay", watcher.token, record={"steps": nothing})
            self.done.uploads += 1
            await asyncio.sleep(pause)

    async def _try(self, deed: Coroutine[None, None, object]) -> bool:
        try:
            await deed
        except (BadAnswer, OSError, asyncio.IncompleteReadError):
            self.done.refused += 1
            return False
        return True


async def _every(rate: float, deed: Callable[[], object]) -> None:
    """So many times a second; what was missed by more than a tenth of one is not made up for."""
    due = perf_counter()
    while True:
        deed()
        due = max(due + 1 / (BELOW * rate), perf_counter() - 0.1)
        await asyncio.sleep(max(0.0, due - perf_counter()))


def _record(game: str) -> Json:
    match = Match(game, 2, 7, {}, names=["Eve", "Eva"])
    for _ in range(RECORD):
        if match.over:
            break
        decision = match.pending[0]
        match.submit(decision.seat, random.choice(decision.options))
    return match.record().to_dict()


async def run(flood: Flood, seconds: float) -> None:
    await flood.begin()
    flooding = asyncio.create_task(flood.go_on())
    await asyncio.wait([flooding], timeout=seconds)
    flood.count()
    print("ready", flush=True)
    while not flooding.done() and (await asyncio.to_thread(sys.stdin.readline)) != "":
        print(msgspec.json.encode(flood.count()).decode(), flush=True)
    if flooding.done():
        flooding.result()


def main() -> None:
    allow_many_files()
    host, port, game, source, seconds = sys.argv[1:]
    asyncio.run(run(Flood(host, int(port), game, source), float(seconds)))


if __name__ == "__main__":
    main()
