"""A process full of programs that play as fast as they are answered: any option, and after a game the next.

`python -m taverna.bench.server.players HOST PORTS GAME SEATS TABLES PAUSE WARM_UP SECONDS`: says `ready`, waits for a
line, plays, says what it measured. PORTS, with commas between them: the first seat of each table is at the first, the
next at the next. PAUSE: seconds that each thinks before an answer.
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
AGAIN = 0.05
"""Seconds after a refusal."""

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
    """One seat: answers each question, at once or after a pause."""

    def __init__(self, window: Window, token: str, pause: float) -> None:
        self.token = token
        self.window = window
        self._pause = pause
        self._ticket = 0
        self._asked_at = 0.0
        self._decision: _Decision | None = None
        self._over: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    async def play(self, host: str, port: int, table: str, source: str | None = None) -> None:
        """One game."""
        over = self._over = asyncio.get_running_loop().create_future()
        self._ticket = 0
        visiting = await visit(host, port, table, self.token, self._hear, source)
        visiting.closed.add_done_callback(lambda closed: _set(over))
        await over
        visiting.close()

    def _hear(self, visiting: Visit, text: bytes) -> None:
        message = _decode(text)
        if message.type == "fault":
            self.window.measured.faults += 1
            self._try_again(visiting)
        if message.type != "update" or message.result is None:
            return
        decision = message.decision
        if self._ticket and (decision is None or decision.ticket != self._ticket):
            if self._asked_at:
                self.window.answered(self._asked_at)
            self._ticket = 0
        if message.result.over:
            _set(self._over)
        elif decision is not None and decision.ticket != self._ticket:
            self._ticket, self._asked_at = decision.ticket, 0.0
            if self._pause:
                asyncio.get_running_loop().call_later(self._pause, self._answer, visiting, decision)
            else:
                self._answer(visiting, decision)

    def _try_again(self, visiting: Visit) -> None:
        """Two who choose in secret at different processes may meet in the store: then one has to choose again."""
        if self._decision is not None:
            asyncio.get_running_loop().call_later(AGAIN, self._answer, visiting, self._decision)

    def _answer(self, visiting: Visit, decision: _Decision) -> None:
        if visiting.closed.done() or decision.ticket != self._ticket:
            return  # the pause was too long
        self._asked_at, self._decision = perf_counter(), decision
        code = random.choice(decision.options).code
        visiting.send(_encode(Choose(ticket=decision.ticket, code=code)))


def _set(future: asyncio.Future[None]) -> None:
    if not future.done():
        future.set_result(None)


class PlayedTable:
    """A rematch follows every game. Seats are spread over the `ports`."""

    def __init__(
        self, http: Http, host: str, ports: list[int], game: str, seats: int, source: str | None = None
    ) -> None:
        self._http = http
        self._game = game
        self._where = [(host, ports[number % len(ports)]) for number in range(seats)]
        self._source = source
        self.tokens: list[str] = []
        self._players: list[Player] = []
        self._table = ""

    async def prepare(self, public: bool = True) -> None:
        self.tokens = [await self._http.token(f"P{number}") for number in range(len(self._where))]
        made = await self._http.post(
            "/api/tables", self.tokens[0], game=self._game, seats=len(self._where), public=public
        )
        self._table = made["id"]
        for number in range(1, len(self._where)):
            await self._http.post(f"/api/tables/{self._table}/seats/{number}", self.tokens[number])

    def sit_down(self, window: Window, pause: float) -> None:
        self._players = [Player(window, token, pause) for token in self.tokens]

    def count_in(self, window: Window) -> None:
        for player in self._players:
            player.window = window

    async def play_on(self, window: Window, pause: float) -> None:
        self.sit_down(window, pause)
        while window.open:
            await self.play_one()
            window.measured.games += 1
            await self.rematch()

    async def play_one(self) -> None:
        await self._http.post(f"/api/tables/{self._table}/start", self.tokens[0])
        async with asyncio.TaskGroup() as group:
            for player, (host, port) in zip(self._players, self._where, strict=True):
                group.create_task(player.play(host, port, self._table, self._source))

    async def rematch(self) -> None:
        made = await self._http.post(f"/api/tables/{self._table}/rematch", self.tokens[0])
        self._table = made["id"]


async def prepare(host: str, ports: list[int], game: str, seats: int, tables: int) -> list[PlayedTable]:
    http = Http(host, ports[0], HTTP_CONNECTIONS)
    played = [PlayedTable(http, host, ports, game, seats) for _ in range(tables)]
    await asyncio.gather(*(table.prepare() for table in played))
    return played


async def play(played: list[PlayedTable], pause: float, warm_up: float, seconds: float) -> Measured:
    window = Window(warm_up, seconds)
    tasks = [asyncio.create_task(table.play_on(window, pause)) for table in played]
    await asyncio.wait(tasks, timeout=warm_up + seconds, return_when=asyncio.FIRST_EXCEPTION)
    for task in tasks:
        if task.done():
            task.result()
        task.cancel()
    await asyncio.wait(tasks)
    return window.measured


def main() -> None:
    allow_many_files()
    host, ports, game, seats, tables, *times = sys.argv[1:]
    pause, warm_up, seconds = map(float, times)

    async def run() -> Measured:
        played = await prepare(host, [int(port) for port in ports.split(",")], game, int(seats), int(tables))
        gc.freeze()
        print("ready", flush=True)
        sys.stdin.readline()
        return await play(played, pause, warm_up, seconds)

    print(msgspec.json.encode(asyncio.run(run())).decode(), flush=True)


if __name__ == "__main__":
    main()
