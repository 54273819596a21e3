"""A process full of seats that are connected and do nothing: two at each table, in a game that has begun.

`python -m taverna.bench.server.idlers HOST PORT GAME SEATS`: says `ready`, and for each line how many are still there.
"""

from __future__ import annotations

import asyncio
import sys

from taverna.bench.server.http import Http
from taverna.bench.server.visit import Visit, visit
from taverna.server.serving.open_files import allow_many_files

AT_ONCE = 32


class Idlers:
    def __init__(self, host: str, port: int, game: str) -> None:
        self._where = (host, port)
        self._game = game
        self._http = Http(host, port, AT_ONCE)
        self._at_once = asyncio.Semaphore(AT_ONCE)
        self._visits: list[Visit] = []

    @property
    def there(self) -> int:
        return sum(not visit.closed.done() for visit in self._visits)

    async def fill_table(self) -> None:
        async with self._at_once:
            tokens = [await self._http.token(name) for name in ("Ada", "Bob")]
            table = (await self._http.post("/api/tables", tokens[0], game=self._game, seats=2))["id"]
            await self._http.post(f"/api/tables/{table}/seats/1", tokens[1])
            await self._http.post(f"/api/tables/{table}/start", tokens[0])
            for token in tokens:
                await self._sit_still(table, token)

    async def _sit_still(self, table: str, token: str) -> None:
        """Connected, and shown the table."""
        shown = asyncio.Event()

        def hear(visit: Visit, text: bytes) -> None:
            if b'"update"' in text:
                shown.set()

        self._visits.append(await visit(*self._where, table, token, hear))
        await shown.wait()


async def run(host: str, port: int, game: str, seats: int) -> None:
    idlers = Idlers(host, port, game)
    async with asyncio.TaskGroup() as group:
        for _ in range(seats // 2):
            group.create_task(idlers.fill_table())
    print("ready", flush=True)
    while await asyncio.to_thread(sys.stdin.readline):
        print(idlers.there, flush=True)


def main() -> None:
    allow_many_files()
    host, port, game, seats = sys.argv[1:]
    asyncio.run(run(host, int(port), game, int(seats)))


if __name__ == "__main__":
    main()
