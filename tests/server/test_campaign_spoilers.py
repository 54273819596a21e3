"""A whole evening of two members, with everything that each of them is sent: nothing in it that is yet to be earned."""

from __future__ import annotations

import json
from typing import Any

import httpx
import pytest

from taverna.games.gloomhaven import content
from taverna.games.gloomhaven.content import campaign as tables
from taverna.i18n import Words
from tests.support.gloomhaven.seasoned import PARTY, UNLOCKS, seasoned
from tests.support.server.campaigns import act, play_out, show, watching
from tests.support.server.people import Person
from tests.support.server.serving import Serving

pytestmark = pytest.mark.anyio
Json = dict[str, Any]
WORDS = Words("en", "gloomhaven")


class Ears:
    """Every answer and every message that one person gets."""

    def __init__(self, person: Person) -> None:
        self.told: list[str] = []
        person.http.event_hooks["response"].append(self._hear)

    async def _hear(self, response: httpx.Response) -> None:
        self.told.append((await response.aread()).decode())

    def heard(self) -> str:
        return "\n".join(self.told)


async def look_around(person: Person, campaign: Json) -> None:
    """Every page that there is."""
    path = f"/api/campaigns/{campaign['summary']['id']}"
    shown = await show(person, campaign)
    for where in ("/api/campaigns", f"{path}/book", f"/api/invitations/{campaign['invitation']}"):
        await person.get(where)
    for hero in shown["view"]["heroes"]:
        await person.get(f"{path}/heroes/{hero['id']}/cards")
    for scenario in range(1, 96):
        await person.http.get(f"{path}/scenarios/{scenario}", params={"party": PARTY})


async def settle(person: Person, campaign: Json) -> Json:
    """Whatever an event has drawn and left to be settled."""
    now = await show(person, campaign)
    while True:
        guide = now["guide"]["parties"][PARTY]
        if guide["event"]:
            now = await act(person, campaign, do="option", party=PARTY, option="a")
        elif guide["settlements"]:
            now = await act(person, campaign, **guide["settlements"][0])
        else:
            return now


def check(heard: str, shown: Json) -> None:
    """Classes that are locked, places that are not on the map, and rewards of what is not won."""
    view = shown["view"]
    for slug in content.LOCKED_CLASSES:
        if slug not in view["classes"]:
            assert f'"{slug}"' not in heard, slug
            assert WORDS.text(f"class-{slug}") not in heard, slug
    known = {scenario["number"] for scenario in view["scenarios"]}
    for number in range(1, 96):
        if number not in known:
            assert f'"{WORDS.text(f"scenario-{number}")}' not in heard, number
            assert f'"number":{number},"at"' not in heard, number
    for number, entry in tables.scenarios().items():
        if number in known and number not in {one["number"] for one in view["scenarios"] if one["completed"]}:
            for name in entry.rewards.for_party:
                assert f'"{name}"' not in heard, (number, name)
                assert WORDS.text(f"achievement-{name}") not in heard, (number, name)
    owned = {item for hero in view["heroes"] for item in hero["items"]}
    for item in content.item_numbers():
        if str(item) not in view["stock"] and item not in owned:
            assert f'"id":"{content.item(item).id}"' not in heard, item


async def test_an_evening_tells_nobody_what_is_not_earned(server: Serving) -> None:
    ana, rui = await server.person("Ana"), await server.person("Rui")
    ears = [Ears(ana), Ears(rui)]
    campaign = await ana.post("/api/campaigns/file", file=seasoned().to_json(), name=PARTY, person="Ana")
    await rui.post(f"/api/invitations/{campaign['invitation']}", person="Rui")
    async with watching(rui, campaign) as news:
        await act(ana, campaign, do="level-up", hero="h1")
        grown = await show(ana, campaign)
        for change in ("card", "perk"):
            grown = await act(ana, campaign, **_growth(grown, change))
        await act(rui, campaign, do="buy", hero="h2", item=1)
        await act(ana, campaign, do="city-event", party=PARTY)
        await settle(ana, campaign)
        for one in (ana, rui):
            await look_around(one, campaign)
        await news.next("changed")
        ears[1].told.append(json.dumps(news.received))
    now = await show(ana, campaign)
    for ear in ears:
        check(ear.heard(), now)
        assert f'"{UNLOCKS}"' not in ear.heard()


def _growth(shown: Json, what: str) -> Json:
    deeds: list[Json] = shown["guide"]["heroes"]["h1"]["growth"]
    return next(one for one in deeds if one["do"] == what)


async def test_a_lost_scenario_is_tried_again_and_tells_nothing_more(server: Serving) -> None:
    """Lost on cardboard, played again here by bots: at the same place, without the road (GH-C-TRV-03)."""
    ana, rui = await server.person("Ana"), await server.person("Rui")
    ears = [Ears(ana), Ears(rui)]
    campaign = await ana.post("/api/campaigns/file", file=seasoned().to_json(), name=PARTY, person="Ana")
    await rui.post(f"/api/invitations/{campaign['invitation']}", person="Rui")
    await act(ana, campaign, do="level-up", hero="h1")
    for change in ("card", "perk"):
        await act(ana, campaign, **_growth(await show(ana, campaign), change))
    await act(ana, campaign, do="travel", party=PARTY, scenario=4)
    await settle(ana, campaign)
    await act(ana, campaign, do="agree", rule="cardboard")
    rows = [{"xp": 5, "exhausted": True}, {"xp": 3, "exhausted": True}]
    lost = await act(ana, campaign, do="record", party=PARTY, scenario=4, won=False, heroes=rows)
    assert 4 not in [one["number"] for one in lost["view"]["scenarios"] if one["completed"]]
    assert "scenario-4" in lost["guide"]["parties"][PARTY]["chapters"]
    where = f"/api/campaigns/{campaign['summary']['id']}"
    absent = ["Ana", "Rui"]
    table = await ana.post(f"{where}/chapter", chapter="scenario-4", party=PARTY, absent=absent)
    await play_out(server, ana, table)
    lines = (await ana.get(f"{where}/book", played="true"))["lines"]
    assert [len(line["settled"]) for line in lines] == [0, 2]
    now = await show(rui, campaign)
    for ear in ears:
        check(ear.heard(), now)
