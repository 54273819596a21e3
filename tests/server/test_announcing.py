"""Announcements: what a seat may do while nothing is asked of it. Played with Pearl Divers and its bells (TOY-5)."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from tests.support.server.people import Json, Player
from tests.support.server.serving import Serving
from tests.support.toy_game import CARD, RING

pytestmark = pytest.mark.anyio


@asynccontextmanager
async def beach(server: Serving, game: str) -> AsyncIterator[tuple[Player, Player, Json]]:
    ana, rui = await server.person("Ana"), await server.person("Rui")
    table = await ana.post("/api/tables", game=game, seats=2, options={"bells": True})
    await rui.sit(table, 1)
    await ana.start(table)
    async with ana.at(table) as first, rui.at(table) as second:
        yield first, second, table


async def seal(player: Player) -> Json:
    """Play a card in secret, as the first to do so."""
    await player.choose(next(code for code in player.codes if CARD <= code < RING))
    return await player.answered()


async def test_who_is_asked_finds_the_announcement_among_the_choices(server: Serving, divers: str) -> None:
    async with beach(server, divers) as (first, _, _):
        assert RING in first.codes
        assert first.update["offers"] is None


async def test_a_committed_player_announces_and_a_doubled_click_counts_once(
    server: Serving, divers: str
) -> None:
    async with beach(server, divers) as (first, second, _):
        offers = (await seal(first))["offers"]
        assert (offers["seat"], [option["key"] for option in offers["options"]]) == (0, ["ring"])
        assert offers["options"][0]["rule"] == "TOY-5"
        for number in (1, 2):
            await first.send("choose", ticket=offers["ticket"], code=RING, id=number)
        told = await first.next_step()
        assert (told["view"]["pearls"], told["view"]["bells"]) == ([1, 0], [0, 1])
        assert told["offers"] is None
        fault = await first.next("fault")
        assert (fault["code"], fault["sent"]) == ("stale-choice", 2)
        await second.next("update", lambda update: bool(update["step"] == told["step"]))
        assert [event["kind"] for event in second.update["events"]] == ["rang"]
        assert second.update["decision"] is not None


async def test_an_announcement_leaves_the_open_question_of_another_as_it_is(
    server: Serving, divers: str
) -> None:
    async with beach(server, divers) as (first, second, _):
        ticket, codes = second.decision["ticket"], second.codes
        offers = (await seal(first))["offers"]
        await first.send("choose", ticket=offers["ticket"], code=RING)
        await first.next_step()
        await second.choose(codes[0], ticket)
        assert (await second.answered())["step"] == 3


async def test_only_what_is_announced_may_be_chosen_unasked(server: Serving, divers: str) -> None:
    async with beach(server, divers) as (first, _, _):
        offers = (await seal(first))["offers"]
        await first.send("choose", ticket=offers["ticket"], code=CARD)
        assert await first.fault() == "not-asked"
        await first.send("choose", ticket=offers["ticket"] - 1, code=RING)
        assert await first.fault() == "stale-choice"
        assert first.update["step"] == 1


async def test_an_announcement_survives_a_reconnect_and_a_rebuild(server: Serving, divers: str) -> None:
    async with beach(server, divers) as (first, second, table):
        offers = (await seal(first))["offers"]
        await first.send("choose", ticket=offers["ticket"], code=RING)
        view = (await first.next_step())["view"]
        await second.next("update", lambda update: bool(update["step"] == 2))
        decision = second.decision
        server.process.forget(table["id"])
        live = await server.process.wake(table["id"])
        assert await live.call(lambda: live.playing().view(0)) == view
        assert await live.call(lambda: live.playing().ticket(1)) == decision["ticket"]
