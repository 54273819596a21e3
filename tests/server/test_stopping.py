"""A server that is told to stop does, also when something never ends."""

from __future__ import annotations

import asyncio
import json
import logging
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from taverna.server import process
from taverna.server.common.channel import Alone
from taverna.server.store.writer import Writer
from tests.support.server.serving import serving, settings_for

pytestmark = pytest.mark.anyio

PATIENCE = 0.2


async def for_ever(*given: Any) -> None:
    await asyncio.Event().wait()


class Hung(Alone):
    async def stop(self) -> None:
        await for_ever()


async def play_a_step(tmp_path: Path, channel: Alone, breaking: Callable[[], None]) -> float:
    """A table, something breaks, a choice is made, the server stops: the seconds which that took."""
    async with serving(settings_for(tmp_path), channel=channel) as server:
        ana = await server.person("Ana")
        async with ana.at(await ana.quick(people=["Ana", "Bia"], options={})) as screen:
            breaking()
            await screen.choose()
            await screen.send("ping")
            await screen.next("pong")
        began = time.monotonic()
    return time.monotonic() - began


@pytest.mark.parametrize("part", ["tables", "channel", "store"])
async def test_what_never_ends_is_not_waited_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, part: str
) -> None:
    monkeypatch.setattr(process, "STOP_SECONDS", PATIENCE)

    def breaking() -> None:
        if part == "tables":
            monkeypatch.setattr(Writer, "steps", for_ever)
        if part == "store":
            monkeypatch.setattr(Writer, "stop", for_ever)

    with caplog.at_level(logging.WARNING, "taverna.server"):
        seconds = await play_a_step(tmp_path, Hung() if part == "channel" else Alone(), breaking)
    assert seconds < 10 * PATIENCE + 5
    said = [getattr(record, "fields", {}).get("part") for record in caplog.records]
    assert said == [part], json.dumps(said)


async def test_nothing_is_said_when_all_ends_well(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.WARNING, "taverna.server"):
        await play_a_step(tmp_path, Alone(), lambda: None)
    assert not caplog.records
