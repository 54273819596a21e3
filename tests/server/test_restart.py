"""The process is killed, by force and in the middle of things; another one goes on with the same file."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from taverna.kernel import Record, replay
from tests.support.server.people import Person, play_on
from tests.support.server.serving import Serving

pytestmark = pytest.mark.anyio


@contextmanager
def process(
    database: str, *more: str, module: tuple[str, ...] = ("taverna.server",)
) -> Iterator[tuple[subprocess.Popen[str], str]]:
    command = [sys.executable, "-m", *module, "--port", "0", "--database", database, *more]
    limits = [
        "--guest-rate",
        "1000",
        "--table-rate",
        "1000",
        "--request-rate",
        "1000",
        "--address-rate",
        "1000",
        "--bot-pause",
        "0",
    ]
    server = subprocess.Popen(
        [*command, *limits, "--log-level", "warning"],
        stdout=subprocess.PIPE,
        text=True,
        env=os.environ.copy(),
    )
    assert server.stdout is not None
    try:
        line = server.stdout.readline()
        found = re.search(r"http://\S+", line)
        assert found, line
        yield server, found[0]
    finally:
        server.kill()
        server.wait()
        server.stdout.close()


def moved(person: Person, url: str, serving: Serving) -> Person:
    """The same browser, at the new process."""
    other = serving.stranger()
    other.become(person)
    return other


async def test_nothing_that_was_told_is_lost(database: str) -> None:
    with process(database) as (server, url):
        serving = Serving(None, url)
        ana, rui = await serving.person("Ana"), await serving.person("Rui")
        table = await ana.open_table(3, options={})
        await rui.sit(table, 1)
        await ana.http.put(f"/api/tables/{table['id']}/seats/2/bot", json={"bot": "greedy"})
        await ana.start(table)
        async with ana.at(table) as first, rui.at(table) as second:
            await first.send("say", text="ahoy")
            await first.next("said")
            for _ in range(12):
                for player in (first, second):
                    if player.update["decision"] and not player.over:
                        await player.choose()
                        await player.answered()
                    await player.quiet()
            server.send_signal(signal.SIGKILL)
            server.wait()
        await serving.close()
    told = {0: first, 1: second}
    with process(database) as (server, url):
        serving = Serving(None, url)
        for person, seat in ((ana, 0), (rui, 1)):
            before = told[seat]
            again = moved(person, url, serving)
            async with again.at(table, since=before.update["next"]) as player:
                assert player.hello["seat"] == seat
                assert [said["text"] for said in player.hello["said"]] == ["ahoy"]
                assert player.update["step"] >= before.update["step"]
                if player.update["step"] == before.update["step"]:
                    assert player.update["view"] == before.update["view"]
                assert all(event["n"] >= before.update["next"] for event in player.update["events"])
            async with again.at(table) as player:
                assert player.events[: len(before.events)] == before.events
        await finish(moved(ana, url, serving), moved(rui, url, serving), table["id"])
        await serving.close()


async def finish(ana: Person, rui: Person, table_id: str) -> None:
    for person, seat in ((ana, 0), (rui, 1)):
        await person.http.delete(f"/api/tables/{table_id}/seats/{seat}")
    async with ana.at(table_id) as player:
        if not player.over:
            await player.next("update", lambda update: bool(update["result"]["over"]))
    record = Record.from_dict(await ana.get(f"/api/tables/{table_id}/record"))
    assert replay(record).over


async def test_bots_go_on_after_a_restart_without_any_visitor(database: str) -> None:
    with process(database) as (server, url):
        serving = Serving(None, url)
        ana = await serving.person("Ana")
        table = await ana.quick(
            "greedy", "greedy", "greedy", "greedy", "greedy", "greedy", "greedy", options={}
        )
        async with ana.at(table) as player:
            await player.choose()
            await player.answered()
            await ana.http.delete(f"/api/tables/{table['id']}/seats/0")
            await player.next("update", lambda update: bool(update["step"] >= 12))
            server.send_signal(signal.SIGKILL)
            server.wait()
        assert not player.over
        await serving.close()
    with process(database) as (_, url):
        serving = Serving(None, url)
        ana = moved(ana, url, serving)
        while (await ana.get(f"/api/tables/{table['id']}"))["state"] != "finished":
            pass
        async with ana.at(table) as back:
            assert back.events[: len(player.events)] == player.events
            await play_on(back)
        await serving.close()
