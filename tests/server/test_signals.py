"""Table talk with one click: each reads it in the own language, so only its key is told."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from tests.support.server.people import Json, Person, Player
from tests.support.server.serving import FakeClock, Serving, serving, settings_for

pytestmark = pytest.mark.anyio


@asynccontextmanager
async def at_the_beach(server: Serving, game: str) -> AsyncIterator[tuple[Person, Json, Player]]:
    ana = await server.person("Ana")
    table = await ana.post("/api/quick", game=game, people=["Ana", "Bia"], bots=[])
    async with ana.at(table) as player:
        yield ana, table, player


async def test_the_games_tell_their_signals(server: Serving, divers: str) -> None:
    games = {game["id"]: game for game in (await server.stranger().http.get("/api/games")).json()}
    assert games[divers]["signals"] == ["deep", "shallow"]
    assert games["dead-mans-draw"]["signals"] == []


async def test_a_signal_is_told_to_everyone_and_kept(server: Serving, divers: str) -> None:
    async with at_the_beach(server, divers) as (ana, table, player):
        async with server.stranger().at(table) as spectator:
            await player.send("signal", key="deep")
            heard = await spectator.next("said")
            assert (heard["name"], heard["seat"], heard["text"], heard["signal"]) == ("Ana", 0, "", "deep")
            await player.send("say", text="arr")
            heard = await spectator.next("said")
            assert (heard["n"], heard["text"], heard["signal"]) == (2, "arr", "")
        server.process.forget(table["id"])
        async with ana.at(table) as back:
            assert [(said["text"], said["signal"]) for said in back.hello["said"]] == [
                ("", "deep"),
                ("arr", ""),
            ]


async def test_who_shares_a_screen_signals_for_the_seat_whose_eyes_it_has(
    server: Serving, divers: str
) -> None:
    async with at_the_beach(server, divers) as (_, _, player):
        await player.send("look", seat=1)
        await player.send("signal", key="shallow")
        heard = await player.next("said")
        assert (heard["name"], heard["seat"]) == ("Bia", 1)


@pytest.mark.parametrize("key", ["strike", "Deep", "deep ", "x" * 32])
async def test_a_signal_that_the_game_does_not_have_is_refused(
    server: Serving, divers: str, key: str
) -> None:
    async with at_the_beach(server, divers) as (_, _, player):
        await player.send("signal", key=key, id=4)
        fault = await player.next("fault")
        assert (fault["code"], fault["sent"]) == ("unknown-signal", 4)


async def test_only_players_signal(server: Serving, divers: str) -> None:
    rui = await server.person("Rui")
    async with at_the_beach(server, divers) as (ana, table, player):
        async with (
            rui.at(table) as guest,
            server.stranger().at(table) as stranger,
            ana.at(table, seat="watch") as watching,
        ):
            for spectator in (guest, stranger, watching):
                await spectator.send("signal", key="deep")
                assert await spectator.fault() == "no-seat"
        await player.quiet()
        assert [message for message in player.received if message["type"] == "said"] == []


async def test_signals_and_words_are_counted_together(tmp_path: Path, divers: str) -> None:
    async with (
        serving(settings_for(tmp_path, say_rate=1), FakeClock()) as server,
        at_the_beach(server, divers) as (_, _, player),
    ):
        for _ in range(3):
            await player.send("say", text="x")
            await player.send("signal", key="deep")
        assert await player.fault() == "too-fast"
        assert len([message for message in player.received if message["type"] == "said"]) == 5
