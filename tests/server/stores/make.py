"""Makes a store for the upgrade suite: `python -m tests.server.stores.make VERSION`, when a version is released.

Of every game one table that is being played and one that is over (Gloomhaven's lasts too long), with what their players
saw last.
"""

from __future__ import annotations

import asyncio
import gzip
import json
import random
import sqlite3
import sys
import tempfile
from pathlib import Path
from typing import Any

import taverna
from tests.support.server.people import Json, Person
from tests.support.server.serving import Serving, serving, settings_for

HERE = Path(__file__).parent
STEPS = 12
"""Of a table that is being played."""
LONG = ("gloomhaven",)


async def main(version: str) -> None:
    with tempfile.TemporaryDirectory() as folder:
        async with serving(settings_for(Path(folder))) as server:
            seen = [
                await played(server, game.id, to_the_end)
                for game in taverna.games()
                for to_the_end in (False, True)
                if not (to_the_end and game.id in LONG)
            ]
        database = Path(folder) / "taverna.db"
        with sqlite3.connect(database) as store:
            store.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        store.close()
        (HERE / f"{version}.db.gz").write_bytes(gzip.compress(database.read_bytes(), mtime=0))
        text = json.dumps(seen, indent=0, ensure_ascii=False).encode()
        (HERE / f"{version}.json.gz").write_bytes(gzip.compress(text, mtime=0))


async def played(server: Serving, game: str, to_the_end: bool) -> Json:
    ana = await server.person("Ana")
    bots = ["greedy"] * max(1, taverna.game(game).seats.start - 1)
    table = await ana.post("/api/quick", game=game, people=["Ana"], bots=bots, options={})
    rng = random.Random(1)
    async with ana.at(table, since=0) as player:
        for _ in range(10_000 if to_the_end else STEPS):
            if not await player.until_asked():
                break
            await player.choose(rng.choice(player.codes))
            await player.answered()
        await player.until_asked()
    async with ana.at(table, since=0) as player:
        token = (await ana.post("/api/me/token"))["token"]
        seen: dict[str, Any] = {
            "game": game,
            "table": table["id"],
            "token": token,
            "finished": player.over,
            "update": player.update,
        }
    if to_the_end:
        seen["record"] = await who(server, token).get(f"/api/tables/{table['id']}/record")
    return seen


def who(server: Serving, token: str) -> Person:
    stranger = server.stranger()
    stranger.http.headers["authorization"] = f"Bearer {token}"
    return stranger


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1]))
