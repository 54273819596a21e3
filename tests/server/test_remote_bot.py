"""The example of a player by program plays against a real server."""

from __future__ import annotations

import asyncio
import subprocess
import sys

import pytest

from tests.support.places import ROOT
from tests.support.server.people import play_on
from tests.support.server.serving import Serving

pytestmark = pytest.mark.anyio

EXAMPLE = ROOT / "examples" / "remote_bot.py"


async def run(*arguments: str) -> str:
    process = await asyncio.create_subprocess_exec(
        sys.executable, str(EXAMPLE), *arguments, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    )
    async with asyncio.timeout(30):
        out, problems = await process.communicate()
    assert (process.returncode, problems) == (0, b"")
    return out.decode()


async def test_it_plays_a_game_against_the_greedy_bot(server: Serving) -> None:
    assert (await run(server.url)).startswith("scores: [")


async def test_it_takes_a_seat_at_a_persons_table(server: Serving) -> None:
    ana = await server.person("Ana")
    table = await ana.open_table(options={})
    playing = asyncio.create_task(run(server.url, table["id"]))
    async with ana.at(table) as player:
        await player.next("seats", lambda message: message["table"]["seats"][1]["name"] == "Remote bot")
        await ana.start(table)
        await player.next("update")
        await play_on(player)
        scores = player.update["result"]["scores"]
    assert f"scores: {scores}" in await playing
