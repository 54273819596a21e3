"""Taking back has an end: every step is kept, so who chose and took back for hours would fill the store."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.support.server.people import BANK, DRAW, Json, Player, seed_of_a_second_card_that_busts
from tests.support.server.serving import FakeClock, serving, settings_for

pytestmark = pytest.mark.anyio


async def choose_and_take_back(screen: Player) -> None:
    await screen.choose()
    after = await screen.next_step()
    assert after["can_undo"]
    await screen.send("undo", step=after["step"])
    await screen.next_step()


def undoable(update: Json) -> list[bool]:
    choices: list[dict[str, Any]] = update["decision"]["options"]
    return [choice["undoable"] for choice in choices]


async def test_after_so_many_a_choice_stands_and_that_is_said_before(tmp_path: Path) -> None:
    """Hot seat: choosing pirates is a secret choice that can be taken back."""
    settings = settings_for(tmp_path, max_undos=2)
    async with serving(settings) as server:
        ana = await server.person("Ana", "pt-BR")
        table = await ana.quick(people=["Ana", "Bia", "Leo"], options={})
        async with ana.at(table) as screen:
            assert await screen.undoable() == [True, True]
            for _ in range(2):
                await choose_and_take_back(screen)
            assert undoable(screen.update) == await screen.undoable() == [False, False]
            await screen.choose()
            after = await screen.next_step()
            assert not after["can_undo"]
            await screen.send("undo", step=after["step"], id=5)
            fault = await screen.next("fault")
            assert (fault["code"], fault["sent"]) == ("too-many-undos", 5)
            assert "2" in fault["text"]
            await screen.quiet()
            assert screen.update["step"] == after["step"]
            await screen.send("look", seat=1)
            await screen.next("update")
            assert await screen.undoable() == [True, True], "each seat has its own"
    async with serving(settings) as server:
        again = server.stranger()
        again.http.cookies.set(again.cookie_name, ana.cookie)
        async with again.at(table, seat=0) as screen:
            assert not screen.update["can_undo"], "a restart forgives nothing"


async def test_bots_do_not_wait_for_somebody_who_may_take_back_no_more(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Time stands still here: a bot that waited would wait for ever."""
    seed = seed_of_a_second_card_that_busts()
    monkeypatch.setattr("taverna.server.lobby.lobby.secrets.randbits", lambda bits: seed)
    async with serving(settings_for(tmp_path, max_undos=0, bot_pause=1.2), FakeClock()) as server:
        ana = await server.person("Ana")
        async with ana.at(await ana.quick("greedy")) as player:
            await player.choose(DRAW)
            await player.next_step()
            await player.choose(BANK)
            assert not (await player.next_step())["can_undo"]
            assert await player.until_asked()


async def test_a_table_may_be_played_without_taking_back(tmp_path: Path) -> None:
    async with serving(settings_for(tmp_path)) as server:
        ana, rui = await server.person("Ana"), await server.person("Rui")
        table = await ana.open_table(options={"pirates": True}, undo=False)
        assert table["undo"] is False
        await rui.sit(table, 1)
        await ana.start(table)
        async with ana.at(table) as player:
            assert await player.undoable() == [False] * len(player.codes)
            await player.choose()
            after = await player.answered()
            assert not after["can_undo"]
            await player.send("undo", step=after["step"])
            assert await player.fault() == "too-many-undos"
