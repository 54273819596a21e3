"""Campaigns in the tests of the server."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, cast

import httpx
from websockets.asyncio.client import connect

from tests.support.server.people import Person, Player
from tests.support.server.serving import Serving

Json = dict[str, Any]
BARROW = "scenario-1"


async def found(person: Person, name: str, **more: Any) -> Json:
    return await person.post("/api/campaigns", name=name, **more)


async def show(person: Person, campaign: Json) -> Json:
    return await person.get(f"/api/campaigns/{campaign['summary']['id']}")


async def act(person: Person, campaign: Json, **change: Any) -> Json:
    return await person.post(f"/api/campaigns/{campaign['summary']['id']}/deeds", change=change)


def hero_of(campaign: Json, player: str) -> Json:
    return next(cast(Json, hero) for hero in campaign["view"]["heroes"] if hero["player"] == player)


async def make_hero(person: Person, campaign: Json, hero_class: str) -> Json:
    await act(person, campaign, do="draw")
    name = f"{hero_class.title()}"
    change = {"do": "create", "class": hero_class, "name": name, "level": 1, "keep": 0}
    return await act(person, campaign, **change)


async def ready(server: Serving) -> tuple[Person, Person, Json]:
    """Two people with a hero each, in the city."""
    ana, rui = await server.person("Ana"), await server.person("Rui")
    campaign = await found(ana, "Company")
    await rui.post(f"/api/invitations/{campaign['invitation']}")
    await make_hero(ana, campaign, "brute")
    await make_hero(rui, campaign, "spellweaver")
    return ana, rui, await show(ana, campaign)


async def set_out(person: Person, campaign: Json, scenario: int = 1) -> Json:
    """Travel there, through whatever is met."""
    party = campaign["summary"]["name"]
    now = await show(person, campaign)
    if not now["view"]["parties"][0]["heading"]:
        now = await act(person, campaign, do="travel", party=party, scenario=scenario)
    while not now["guide"]["parties"][party]["chapters"]:
        guide = now["guide"]["parties"][party]
        if guide["event"]:
            now = await act(person, campaign, do="option", party=party, option="a")
        else:
            now = await act(person, campaign, **guide["settlements"][0])
    return now


async def chapter_of(
    person: Person, campaign: Json, absent: list[str] | None = None, stopped: bool = False
) -> Json:
    await set_out(person, campaign)
    party = campaign["summary"]["name"]
    here = [] if stopped else absent or []
    where = f"/api/campaigns/{campaign['summary']['id']}/chapter"
    return await person.post(where, chapter=BARROW, party=party, absent=here)


async def play_out(server: Serving, person: Person, table: Json) -> None:
    """Bots lead all heroes: until it is over."""
    async with person.at(table) as player:
        while not player.over:
            await player.next("update")


@asynccontextmanager
async def watching(person: Person, campaign: Json) -> AsyncIterator[Player]:
    """A socket that hears of the campaign."""
    headers = {"cookie": f"{person.cookie_name}={person.cookie}"}
    address = httpx.URL(f"{person.url}/ws/campaigns/{campaign['summary']['id']}")
    async with connect(str(address).replace("http", "ws", 1), additional_headers=headers) as socket:
        yield Player(socket)
