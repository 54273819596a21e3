"""A campaign and its chapter are one: a process that is killed loses nothing, and nobody reads what is not theirs."""

from __future__ import annotations

import json
import signal
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from taverna.kernel import Saga
from taverna.server.store import campaigns
from taverna.server.store.schema import campaigns as rows
from tests.server.test_restart import moved, process
from tests.support.server.campaigns import act, chapter_of, found, make_hero, play_out, ready, show, watching
from tests.support.server.people import Person
from tests.support.server.serving import Serving, serving, settings_for

pytestmark = pytest.mark.anyio
OLD = Path(__file__).parents[1] / "games/gloomhaven/campaign/stores/version-1.json"


async def test_a_killed_process_loses_nothing(database: str) -> None:
    """Killed in the city, in the middle of a scenario, and after it."""
    with process(database) as (server, url):
        home = Serving(None, url)
        ana, rui, campaign = await ready(home)
        told = await act(ana, campaign, do="donate", hero="h1")
        await home.close()
        server.send_signal(signal.SIGKILL)
        server.wait()
    with process(database) as (server, url):
        home = Serving(None, url)
        ana, rui = moved(ana, url, home), moved(rui, url, home)
        assert (await show(ana, campaign))["view"] == told["view"]
        table = await chapter_of(ana, campaign, absent=["Rui"])
        async with ana.at(table) as player:
            await player.until_asked()
            await player.choose()
            step = (await player.answered())["step"]
            server.send_signal(signal.SIGKILL)
            server.wait()
        await home.close()
    with process(database) as (server, url):
        home = Serving(None, url)
        ana = moved(ana, url, home)
        running = await show(ana, campaign)
        assert (running["summary"]["running"], running["chapter"]) == (table["id"], "scenario-1")
        async with ana.at(table) as player:
            assert player.update["step"] >= step
        left = await ana.http.delete(f"/api/tables/{table['id']}/seats/0")
        assert left.status_code == 200
        await play_out(home, ana, table)
        await home.close()
        server.send_signal(signal.SIGKILL)
        server.wait()
    with process(database) as (server, url):
        home = Serving(None, url)
        ana = moved(ana, url, home)
        after = await show(ana, campaign)
        assert (after["summary"]["closed"], after["summary"]["running"]) == (1, None)
        await home.close()


async def test_a_chapter_and_its_world_are_written_together_or_not_at_all(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serving(settings_for(tmp_path)) as home:
        ana, _, campaign = await ready(home)
        table = await chapter_of(ana, campaign, absent=["Rui"])

        def fails(*args: Any) -> Any:
            raise RuntimeError("the disk is full")

        with monkeypatch.context() as broken:
            broken.setattr("taverna.server.live.ending.closed", fails)
            await ana.http.delete(f"/api/tables/{table['id']}/seats/0")
            async with ana.at(table) as player:
                await player.next("fault")
            assert (await ana.get(f"/api/tables/{table['id']}"))["state"] == "playing"
            assert (await show(ana, campaign))["summary"]["running"] == table["id"]
        await play_out(home, ana, table)
        assert (await show(ana, campaign))["summary"]["closed"] == 1


async def test_a_world_of_an_earlier_version_is_read(tmp_path: Path) -> None:
    """The world of version 1 that the rules keep for their own test of it."""
    async with serving(settings_for(tmp_path)) as home:
        ana = await home.person("Ana")
        campaign = await found(ana, "Old")
        old = json.loads(OLD.read_text("utf-8"))["world"]
        engine = sa.create_engine(f"sqlite:///{tmp_path / 'taverna.db'}")
        with engine.begin() as connection:
            row = campaigns.find(connection, campaign["summary"]["id"])
            assert row is not None
            document = {**row.document, "world": old}
            connection.execute(rows.update().values(document=json.dumps(document)))
        shown = await show(ana, campaign)
        assert [one["name"] for one in shown["view"]["parties"]] == [one["name"] for one in old["parties"]]


# What nobody may read


async def traffic(person: Person, campaign: dict[str, Any]) -> str:
    """All that the server would tell them."""
    path = f"/api/campaigns/{campaign['summary']['id']}"
    found = [(await person.http.get(where)).text for where in (path, f"{path}/book", "/api/campaigns")]
    found.append((await person.http.get(f"/api/invitations/{campaign['invitation']}")).text)
    return "\n".join(found)


async def test_nobody_reads_quests_decks_or_the_back_of_an_event(tmp_path: Path) -> None:
    async with serving(settings_for(tmp_path)) as home:
        ana, rui, campaign = await ready(home)
        party = campaign["summary"]["name"]
        async with watching(rui, campaign) as news:
            await news.next("changed")
            await act(ana, campaign, do="donate", hero="h1")
            drawn = await act(ana, campaign, do="city-event", party=party)
            await act(ana, campaign, do="option", party=party, option="a")
            await news.next("changed")
            heard = json.dumps(news.received)
        text = (await ana.http.get(f"/api/campaigns/{campaign['summary']['id']}/file")).text
        world = json.loads(text)["world"]
        saga = Saga.from_json(text)
        seen = {"Ana": await traffic(ana, campaign), "Rui": await traffic(rui, campaign) + heard}
        view = saga.view("Rui")
        assert drawn["guide"]["parties"][party]["event"]["text"]
        _check_quests(world, seen)
        _check_orders(world, seen, view)


def _check_quests(world: dict[str, Any], seen: dict[str, str]) -> None:
    from taverna.games.gloomhaven.content.campaign import quests

    for hero in world["heroes"]:
        theirs = f'"id":"{quests()[hero["quest"]].id}"'
        for person, told in seen.items():
            assert (theirs in told.replace(" ", "")) == (person == hero["player"])


def _check_orders(world: dict[str, Any], seen: dict[str, str], view: dict[str, Any]) -> None:
    """No list in any message has the order of a deck in it, and the seed of the world is nowhere."""
    decks = [world[name] for name in ("city_events", "road_events", "designs", "side_scenarios", "quests")]
    assert all(len(deck) > 5 for deck in decks)
    for told in seen.values():
        plain = told.replace(" ", "")
        for deck in decks:
            assert json.dumps(deck[-4:])[1:-1].replace(" ", "") not in plain
        assert "rng" not in told
        assert "seed" not in told
    assert set(view["decks"]) == {"city", "road", "designs", "side_scenarios", "quests"}


async def test_the_quests_that_were_drawn_are_told_to_one_alone(tmp_path: Path) -> None:
    async with serving(settings_for(tmp_path)) as home:
        ana, rui = await home.person("Ana"), await home.person("Rui")
        campaign = await found(ana, "Company")
        await rui.post(f"/api/invitations/{campaign['invitation']}")
        drawn = await act(ana, campaign, do="draw")
        assert len(drawn["guide"]["offer"]) == 2
        other = await show(rui, campaign)
        assert other["guide"]["offer"] == []
        assert all(not one["offer"] for one in other["view"]["people"])
        book = await rui.get(f"/api/campaigns/{campaign['summary']['id']}/book")
        kinds = [event["kind"] for line in book["lines"] for event in line["events"]]
        assert "quests-drawn" not in kinds
        await make_hero(rui, campaign, "brute")


async def test_only_members_hear_of_it(tmp_path: Path) -> None:
    async with serving(settings_for(tmp_path)) as home:
        ana, eve = await home.person("Ana"), await home.person("Eve")
        campaign = await found(ana, "Company")
        async with watching(eve, campaign) as news:
            assert await news.fault() == "no-campaign"


async def test_who_is_where_is_told(tmp_path: Path) -> None:
    async with serving(settings_for(tmp_path)) as home:
        ana, rui, campaign = await ready(home)
        async with watching(ana, campaign) as first, watching(rui, campaign) as second:
            await second.send("where", place="shop")
            told = await first.next("changed", lambda message: message["here"].get("Rui") == "shop")
            assert told["here"] == {"Ana": "", "Rui": "shop"}
            await second.send("where", place="<b>")
            assert await second.fault() == "bad-message"
