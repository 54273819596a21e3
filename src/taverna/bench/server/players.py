"""A process full of programs that play as fast as they are answered: any option, and after a game the next.

`python -m taverna.bench.server.players HOST PORT GAME SEATS TABLES WARM_UP SECONDS`: says `ready`, waits for a line,
plays, says what it measured.
"""

from __future__ import annotations

import asyncio
import gc
import random
import sys
from time import perf_counter

import msgspec
from msgspec import Struct

from taverna.bench.server.http import Http
from taverna.bench.server.visit import Visit, visit
from taverna.server.serving.open_files import allow_many_files
from taverna.wire.table import Choose

HTTP_CONNECTIONS = 8

_encode = msgspec.json.Encoder().encode


class Measured(Struct):
    """`times`: milliseconds from an answer to the update that has it."""

    steps: int = 0
    games: int = 0
    faults: int = 0
    times: list[float] = []


class _Option(Struct):
    code: int


class _Decision(Struct):
    ticket: int
    options: list[_Option]


class _Result(Struct):
    over: bool


class _Message(Struct):
    """As much of any message as a player by chance needs."""

    type: str
    decision: _Decision | None = None
    result: _Result | None = None


_decode = msgspec.json.Decoder(_Message).decode


class Window:
    """Counts what falls between its two moments."""

    def __init__(self, warm_up: float, seconds: float) -> None:
        self._from = perf_counter() + warm_up
        self._until = self._from + seconds
        self.measured = Measured()

    def answered(self, since: float) -> None:
        now = perf_counter()
        if self._from <= now < self._until:
            self.measured.steps += 1
            self.measured.times.append((now - since) * 1000)

    @property
    def open(self) -> bool:
        return perf_counter() < self._until


class Player:
    """One seat: answers each question at once."""

    def __init__(self, window: Window, token: str) -> None:
        self.token = token
        self._window = window
        self._ticket = 0
        self._asked_at = 0.0
        self._over: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    async def play(self, host: str, port: int, table: str) -> None:
        """One game."""
        over = self._over = asyncio.get_running_loop().create_future()
        self._ticket = 0
        visiting = await visit(host, port, table, self.token, self._hear)
        visiting.closed.add_done_callback(lambda closed: _set(over))
        await over
        visiting.close()

    def _hear(self, visiting: Visit, text: bytes) -> None:
        message = _decode(text)
        if message.type == "fault":
            self._window.measured.faults += 1
        if message.type != "update" or message.result is None:
            return
        decision = message.decision
        if self._ticket and (decision is None or decision.ticket != self._ticket):
            self._window.answered(self._asked_at)
            self._ticket = 0
        if message.result.over:
            _set(self._over)
        elif decision is not None and decision.ticket != self._ticket:
            self._answer(visiting, decision)

    def _answer(self, visiting: Visit, decision: _Decision) -> None:
        self._ticket = decision.ticket
        self._asked_at = perf_counter()
        code = random.choice(decision.options).code
        visiting.send(_encode(Choose(ticket=decision.ticket, code=code)))


def _set(future: asyncio.Future[None]) -> None:
    if not future.done():
        future.set_result(None)


class PlayedTable:
    """A rematch follows every game."""

    def __init__(self, http: Http, host: str, port: int, game: str, seats: int) -> None:
        self._http = http
        self._game = game
        self._seats = seats
        self._host, self._port = host, port
        self._tokens: list[str] = []
        self._table = ""

    async def prepare(self) -> None:
        self._tokens = [await self._http.token(f"P{number}") for number in range(self._seats)]
        made = await self._http.post("/api/tables", self._tokens[0], game=self._game, seats=self._seats)
        self._table = made["id"]
        for number in range(1, self._seats):
            await self._http.post(f"/api/tables/{self._table}/seats/{number}", self._tokens[number])

    async def play_on(self, window: Window) -> None:
        players = [Player(window, token) for token in self._tokens]
        while window.open:
            await self._http.post(f"/api/tables/{self._table}/start", self._tokens[0])
            await asyncio.gather(*(player.play(self._host, self._port, self._table) for player in players))
            window.measured.games += 1
            made = await self._http.post(f"/api/tables/{self._table}/rematch", self._tokens[0])
            self._table = made["id"]


async def prepare(host: str, port: int, game: str, seats: int, tables: int) -> list[PlayedTable]:
    http = Http(host, port, HTTP_CONNECTIONS)
    played = [PlayedTable(http, host, port, game, seats) for _ in range(tables)]
    await asyncio.gather(*(table.prepare() for table in played))
    return played


async def play(played: list[PlayedTable], warm_up: float, seconds: float) -> Measured:
    window = Window(warm_up, seconds)
    tasks = [asyncio.create_task(table.play_on(window)) for table in played]
    await asyncio.wait(tasks, timeout=warm_up + seconds, return_when=asyncio.FIRST_EXCEPTION)
    for task in tasks:
        if task.done():
            task.result()
        task.cancel()
    await asyncio.wait(tasks)
    return window.measured


async def run(
    host: str, port: int, game: str, seats: int, tables: int, warm_up: float, seconds: float
) -> Measured:
    played = await prepare(host, port, game, seats, tables)
    gc.freeze()
    print("ready", flush=True)
    sys.stdin.readline()
    return await play(played, warm_up, seconds)


def main() -> None:
    allow_many_files()
    host, port, game, seats, tables, warm_up, seconds = sys.argv[1:]
    measured = asyncio.run(
        run(host, int(port), game, int(seats), int(tables), float(warm_up), float(seconds))
    )
    print(msgspec.json.encode(measured).decode(), flush=True)


if __name__ == "__main__":
    main()
