"""Bots leave a person time to take back what can be taken back, and none where nothing can."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from taverna.server.live.pause import Pause
from tests.support.server.people import BANK, DRAW, Player, seed_of_a_second_card_that_busts
from tests.support.server.serving import FakeClock, Serving, serving, settings_for

pytestmark = pytest.mark.anyio

PAUSE = 1.2


@pytest.fixture(autouse=True)
def known_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    """Seat 0 begins, may bank after one card, and busts with the second."""
    seed = seed_of_a_second_card_that_busts()
    monkeypatch.setattr("taverna.server.lobby.lobby.secrets.randbits", lambda bits: seed)


class Room:
    def __init__(self, clock: FakeClock, server: Serving) -> None:
        self.clock = clock
        self.server = server


@pytest.fixture
async def room(tmp_path: Path) -> AsyncIterator[Room]:
    clock = FakeClock()
    async with serving(settings_for(tmp_path, bot_pause=PAUSE), clock) as server:
        yield Room(clock, server)


async def bank(player: Player) -> None:
    """To bank reveals nothing: it can be taken back as long as the next player has not drawn."""
    await player.choose(DRAW)
    await player.next_step()
    assert (await player.undoable())[player.codes.index(BANK)]
    await player.choose(BANK)
    await player.next_step()


async def settled(player: Player) -> None:
    """Whatever the bots would do by now, they have done."""
    for _ in range(5):
        await player.quiet()


async def test_a_bot_waits_while_the_choice_can_be_taken_back(room: Room) -> None:
    ana = await room.server.person("Ana")
    table = await ana.quick("greedy")
    async with ana.at(table) as player:
        await bank(player)
        before = player.update["step"]
        room.clock.advance(PAUSE - 0.1)
        await settled(player)
        assert (player.update["step"], player.update["can_undo"], player.update["waiting"]) == (
            before,
            True,
            [1],
        )
        await player.send("undo", step=before)
        assert BANK in [option["code"] for option in (await player.next_step())["decision"]["options"]]
        room.clock.advance(100)
        await settled(player)
        assert player.update["step"] == before + 1
        await player.choose(BANK)
        await player.next_step()
        room.clock.advance(PAUSE)
        assert (await player.next_step())["step"] == before + 3


async def test_a_bot_goes_on_at_once_when_nothing_can_be_taken_back(room: Room) -> None:
    """Time stands still here: whoever waited would wait for ever."""
    ana = await room.server.person("Ana")
    table = await ana.quick("greedy")
    async with ana.at(table) as player:
        for _ in range(2):
            await player.choose(DRAW)
            await player.next_step()
        assert (player.update["waiting"], player.update["can_undo"]) == ([1], False)
        assert await player.until_asked()


async def test_without_a_pause_bots_never_wait(tmp_path: Path) -> None:
    async with serving(settings_for(tmp_path, bot_pause=0), FakeClock()) as server:
        ana = await server.person("Ana")
        table = await ana.quick("greedy")
        async with ana.at(table) as player:
            await bank(player)
            assert await player.until_asked()


async def test_a_table_whose_bot_waits_does_not_sleep(room: Room) -> None:
    ana = await room.server.person("Ana")
    table = await ana.quick("greedy")
    async with ana.at(table) as player:
        await bank(player)
        live = room.server.process.peek(table["id"])
        assert live is not None
        await settled(player)
    while live.audience.attached or live._actor.busy:
        await ana.get("/api/me")
    assert not live.idle


async def test_a_pause_begun_again_lasts_its_whole_time() -> None:
    clock = FakeClock()
    pause = Pause(clock, 2.0)
    pause.begin()
    clock.advance(1.5)
    pause.begin()
    waiting = asyncio.create_task(pause.over())
    clock.advance(1.5)
    await asyncio.sleep(0)
    assert not waiting.done()
    clock.advance(0.5)
    await waiting
