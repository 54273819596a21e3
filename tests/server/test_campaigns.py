"""Campaigns on the server: founded, joined, lived in and played, by several people at once."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.support.gloomhaven.seasoned import seasoned
from tests.support.server.campaigns import (
    BARROW,
    Json,
    act,
    chapter_of,
    found,
    hero_of,
    make_hero,
    play_out,
    ready,
    set_out,
    show,
    watching,
)
from tests.support.server.serving import Serving

pytestmark = pytest.mark.anyio


async def test_a_new_campaign_has_its_founder_a_party_and_its_bots(server: Serving) -> None:
    ana = await server.person("Ana")
    campaign = await found(ana, "The Lantern", bots=["regular"])
    assert campaign["person"] == "Ana"
    assert [party["name"] for party in campaign["view"]["parties"]] == ["The Lantern"]
    assert [(one["kind"], one["mine"]) for one in campaign["summary"]["members"]] == [
        ("person", True),
        ("bot", False),
    ]
    bot = next(one["person"] for one in campaign["summary"]["members"] if one["kind"] == "bot")
    assert hero_of(campaign, bot)["level"] == 1
    listed = await ana.get("/api/campaigns")
    assert [one["id"] for one in listed["campaigns"]] == [campaign["summary"]["id"]]


async def test_whoever_is_no_member_is_told_nothing(server: Serving) -> None:
    ana, eve = await server.person("Ana"), await server.person("Eve")
    campaign = await found(ana, "Secret")
    path = f"/api/campaigns/{campaign['summary']['id']}"
    for method, where, body in (
        ("GET", path, None),
        ("GET", f"{path}/book", None),
        ("GET", f"{path}/file", None),
        ("POST", f"{path}/deeds", {"change": {"do": "draw"}}),
        ("POST", f"{path}/chapter", {"chapter": BARROW, "party": "Secret"}),
        ("DELETE", f"{path}/chapter", None),
        ("PUT", f"{path}/archive", {"archived": True}),
        ("POST", f"{path}/bots", {"bot": "regular"}),
        ("DELETE", f"{path}/membership", None),
    ):
        await eve.refused(method, where, 404, "no-campaign", json=body)
    assert (await eve.get("/api/campaigns"))["campaigns"] == []


async def test_a_friend_joins_by_the_link_and_everyone_hears_of_it(server: Serving) -> None:
    ana, rui = await server.person("Ana"), await server.person("Rui")
    campaign = await found(ana, "Company")
    async with watching(ana, campaign) as news:
        await news.next("changed")
        invitation = await rui.get(f"/api/invitations/{campaign['invitation']}")
        assert (invitation["name"], invitation["people"], invitation["member"]) == ("Company", ["Ana"], None)
        joined = await rui.post(f"/api/invitations/{campaign['invitation']}")
        await news.next("changed")
    assert joined["person"] == "Rui"
    assert [one["name"] for one in (await show(ana, campaign))["view"]["people"]] == ["Ana", "Rui"]
    again = await rui.post(f"/api/invitations/{campaign['invitation']}")
    assert len(again["summary"]["members"]) == 2


async def test_two_of_one_name_are_told_apart(server: Serving) -> None:
    ana, other = await server.person("Ana"), await server.person("Ana")
    campaign = await found(ana, "Twins")
    assert (await other.post(f"/api/invitations/{campaign['invitation']}"))["person"] == "Ana 2"


async def test_a_wrong_link_leads_nowhere(server: Serving) -> None:
    ana = await server.person("Ana")
    await ana.refused("GET", "/api/invitations/nothing", 404, "no-invitation")
    await ana.refused("POST", "/api/invitations/nothing", 404, "no-invitation", json={})


async def test_everybody_acts_for_their_own_heroes_alone(server: Serving) -> None:
    ana, rui, campaign = await ready(server)
    mine = hero_of(await show(ana, campaign), "Ana")
    path = f"/api/campaigns/{campaign['summary']['id']}/deeds"
    change = {"do": "donate", "hero": mine["id"]}
    await rui.refused("POST", path, 400, "bad-data", json={"change": change})
    after = await act(ana, campaign, **change)
    assert hero_of(after, "Ana")["gold"] == mine["gold"] - 10  # GH-C-CIT-03
    assert after["told"][0]["kind"] == "donated"
    problem = await ana.refused("POST", path, 400, "illegal-choice", json={"change": change})
    assert (problem["why"], problem["rule"]) == ("donated-already", "GH-C-CIT-03")


async def test_the_shop_tells_the_price_and_why_not(server: Serving) -> None:
    ana, _, campaign = await ready(server)
    mine = hero_of(await show(ana, campaign), "Ana")
    shop = campaign["guide"]["heroes"][mine["id"]]["shop"]
    cheap = next(one for one in shop if not one["why"])
    after = await act(ana, campaign, do="buy", hero=mine["id"], item=cheap["item"])
    assert hero_of(after, "Ana")["gold"] == 30 - cheap["price"]
    shelf = after["guide"]["heroes"][mine["id"]]["shop"]
    assert next(one for one in shelf if one["item"] == cheap["item"])["why"] == "owned-already"
    dear = [one for one in shelf if one["price"] > 30 - cheap["price"] and one["item"] != cheap["item"]]
    assert {one["why"] for one in dear} == {"too-little-gold"}  # GH-C-ITM-03; 30 at first (GH-C-CHR-05)


async def test_a_scenario_is_a_table_and_comes_home_with_its_last_step(server: Serving) -> None:
    ana, rui, campaign = await ready(server)
    before = await show(ana, campaign)
    table = await chapter_of(ana, campaign, absent=["Ana", "Rui"])
    assert [(seat["name"], seat["stand_in"]) for seat in table["seats"]] == [("Ana", True), ("Rui", True)]
    assert table["campaign"] == campaign["summary"]["id"]
    path = f"/api/campaigns/{campaign['summary']['id']}"
    draw = {"change": {"do": "draw"}}
    await ana.refused("POST", f"{path}/deeds", 409, "chapter-goes-on", json=draw)
    await play_out(server, ana, table)
    after = await show(ana, campaign)
    assert (after["summary"]["closed"], after["summary"]["running"], after["chapter"]) == (1, None, "")
    assert after["view"]["parties"][0]["location"] == "1"
    assert hero_of(after, "Ana")["xp"] >= hero_of(before, "Ana")["xp"]
    line = (await rui.get(f"{path}/book"))["lines"][-1]
    assert (line["kind"], line["chapter"], len(line["result"]["heroes"])) == ("played", BARROW, 2)
    await ana.refused("POST", f"/api/tables/{table['id']}/rematch", 409, "of-campaign", json={})


async def test_a_scenario_that_is_given_up_does_not_count(server: Serving) -> None:
    ana, rui, campaign = await ready(server)
    table = await chapter_of(ana, campaign)
    async with ana.at(table) as player:
        assert player.hello["seat"] == 0
    path = f"/api/campaigns/{campaign['summary']['id']}"
    after = (await rui.http.delete(f"{path}/chapter")).json()
    assert (after["summary"]["running"], after["summary"]["closed"]) == (None, 0)
    assert (await ana.get(f"/api/tables/{table['id']}"))["closed"]
    await ana.refused("DELETE", f"{path}/chapter", 409, "no-chapter")
    again = await chapter_of(ana, campaign)
    assert again["commitment"] != table["commitment"]


async def test_somebody_without_a_hero_there_begins_nothing(server: Serving) -> None:
    ana, _, campaign = await ready(server)
    eve = await server.person("Eve")
    await eve.post(f"/api/invitations/{campaign['invitation']}")
    path = f"/api/campaigns/{campaign['summary']['id']}/chapter"
    wanted = {"chapter": BARROW, "party": campaign["summary"]["name"]}
    await set_out(ana, campaign)
    await eve.refused("POST", path, 403, "not-your-seat", json=wanted)
    assert (await show(ana, campaign))["summary"]["running"] is None


async def test_who_joins_during_a_scenario_enters_the_world_after_it(server: Serving) -> None:
    ana, _, campaign = await ready(server)
    table = await chapter_of(ana, campaign, absent=["Ana", "Rui"], stopped=True)
    eve = await server.person("Eve")
    joined = await eve.post(f"/api/invitations/{campaign['invitation']}")
    assert [one["name"] for one in joined["view"]["people"]] == ["Ana", "Rui"]
    await ana.http.delete(f"/api/campaigns/{campaign['summary']['id']}/chapter")
    assert table["state"] == "playing"
    assert [one["name"] for one in (await show(eve, campaign))["view"]["people"]] == ["Ana", "Rui", "Eve"]


async def test_who_leaves_may_come_back_as_the_same(server: Serving) -> None:
    _, rui, campaign = await ready(server)
    path = f"/api/campaigns/{campaign['summary']['id']}"
    assert (await rui.http.delete(f"{path}/membership")).status_code == 204
    await rui.refused("GET", path, 404, "no-campaign")
    invitation = await rui.get(f"/api/invitations/{campaign['invitation']}")
    assert invitation["free"] == ["Rui"]
    other = await server.person("Tia")
    back = await other.post(f"/api/invitations/{campaign['invitation']}", person="Rui")
    assert (back["person"], hero_of(back, "Rui")["player"]) == ("Rui", "Rui")
    where = f"/api/invitations/{campaign['invitation']}"
    await rui.refused("POST", where, 409, "person-taken", json={"person": "Rui"})


async def test_the_archive_is_the_hosts_and_rests(server: Serving) -> None:
    ana, rui, campaign = await ready(server)
    path = f"/api/campaigns/{campaign['summary']['id']}"
    await rui.refused("PUT", f"{path}/archive", 403, "not-host", json={"archived": True})
    assert (await ana.http.put(f"{path}/archive", json={"archived": True})).json()["summary"]["archived"]
    change = {"change": {"do": "draw"}}
    await ana.refused("POST", f"{path}/deeds", 409, "campaign-archived", json=change)
    await ana.http.put(f"{path}/archive", json={"archived": False})
    assert (await act(ana, campaign, do="draw"))["guide"]["offer"]


async def test_a_campaign_goes_on_elsewhere_from_its_file(server: Serving) -> None:
    ana, rui, campaign = await ready(server)
    table = await chapter_of(ana, campaign, absent=["Ana", "Rui"])
    await play_out(server, ana, table)
    path = f"/api/campaigns/{campaign['summary']['id']}"
    await rui.refused("GET", f"{path}/file", 403, "not-host")
    text = (await ana.http.get(f"{path}/file")).text
    tia = await server.person("Tia")
    there = await tia.post("/api/campaigns/file", file=text, name="Again", person="Rui")
    here = await show(rui, campaign)
    assert there["view"] == here["view"]
    book = (await tia.get(f"/api/campaigns/{there['summary']['id']}/book"))["lines"]
    assert book[-1]["kind"] == "played"
    where = "/api/campaigns/file"
    damaged: Any = json.loads(text)
    damaged["world"]["donations"] = 500
    for file, person, code in (
        (json.dumps(damaged), "Rui", "bad-data"),
        ("nonsense", "Rui", "bad-data"),
        (text, "Nobody", "bad-data"),
    ):
        body = {"file": file, "name": "Again", "person": person}
        await tia.refused("POST", where, 400, code, json=body)


async def test_one_person_has_several_heroes(server: Serving) -> None:
    ana = await server.person("Ana")
    campaign = await found(ana, "Alone")
    for hero_class in ("brute", "cragheart", "spellweaver"):
        campaign = await make_hero(ana, campaign, hero_class)
    assert len(campaign["view"]["parties"][0]["members"]) == 3
    table = await chapter_of(ana, campaign)
    assert [(seat["name"], seat["mine"]) for seat in table["seats"]] == [
        ("Ana", True),
        ("Ana 2", True),
        ("Ana 3", True),
    ]


async def test_a_guest_hosts_only_so_many(server: Serving, tmp_path: Any) -> None:
    from tests.support.server.serving import serving, settings_for

    async with serving(settings_for(tmp_path, max_campaigns=1)) as small:
        ana = await small.person("Ana")
        first = await found(ana, "One")
        await ana.refused("POST", "/api/campaigns", 429, "too-many-campaigns", json={"name": "Two"})
        await ana.http.put(f"/api/campaigns/{first['summary']['id']}/archive", json={"archived": True})
        await found(ana, "Two")


async def test_nonsense_is_refused_and_changes_nothing(server: Serving) -> None:
    ana, _, campaign = await ready(server)
    path = f"/api/campaigns/{campaign['summary']['id']}"
    before = await show(ana, campaign)
    for change in ({}, {"do": 3}, {"do": "fly"}, {"do": "buy", "hero": "h1"}, {"do": "join"}):
        answer = await ana.http.post(f"{path}/deeds", json={"change": change})
        assert answer.status_code == 400, answer.text
    bodies: list[Json] = [{"chapter": "scenario-90", "party": "Company"}, {"chapter": BARROW, "party": "No"}]
    for body in bodies:
        assert (await ana.http.post(f"{path}/chapter", json=body)).status_code in (400, 409)
    assert await show(ana, campaign) == before


BOX: Json = {
    "party": {"name": "Old Boots", "reputation": 3},
    "prosperity": 5,
    "completed": [1, 2],
    "heroes": [
        {"player": "Ana", "class": "brute", "name": "Bram", "level": 2, "gold": 22},
        {"player": "Rui", "class": "tinkerer", "name": "Tess"},
    ],
}


async def test_a_campaign_goes_on_from_where_the_box_is(server: Serving) -> None:
    ana, rui = await server.person("Ana"), await server.person("Rui")
    campaign = await found(ana, "Boots", state=BOX)
    assert [party["name"] for party in campaign["view"]["parties"]] == ["Old Boots"]
    assert hero_of(campaign, "Ana")["gold"] == 22
    assert campaign["guide"]["heroes"]["h1"]["growth"][0]["do"] == "card"
    invitation = await rui.get(f"/api/invitations/{campaign['invitation']}")
    assert invitation["free"] == ["Rui"]
    back = await rui.post(f"/api/invitations/{campaign['invitation']}", person="Rui")
    assert hero_of(back, "Rui")["name"] == "Tess"


async def test_whom_a_world_brings_that_is_resumed_later_may_take_their_name_up(server: Serving) -> None:
    ana, rui = await server.person("Ana"), await server.person("Rui")
    campaign = await found(ana, "Boots")
    assert (await rui.get(f"/api/invitations/{campaign['invitation']}"))["free"] == []
    await act(ana, campaign, do="resume", state=BOX)
    assert (await rui.get(f"/api/invitations/{campaign['invitation']}"))["free"] == ["Rui"]
    back = await rui.post(f"/api/invitations/{campaign['invitation']}", person="Rui")
    assert hero_of(back, "Rui")["name"] == "Tess"


async def test_what_no_box_can_say_is_refused_with_its_field(server: Serving) -> None:
    ana = await server.person("Ana")
    wrong = {**BOX, "heroes": [{**BOX["heroes"][0], "level": 12}]}
    body = {"name": "Boots", "state": wrong}
    problem = await ana.refused("POST", "/api/campaigns", 400, "bad-data", json=body)
    assert "heroes[0].level" in problem["detail"]
    assert (await ana.get("/api/campaigns"))["campaigns"] == []


async def test_whether_a_bot_stands_in_for_others_is_agreed_on(server: Serving) -> None:
    ana, _, campaign = await ready(server)
    await act(ana, campaign, do="agree", rule="absent", on=True)
    await set_out(ana, campaign)
    where = f"/api/campaigns/{campaign['summary']['id']}/chapter"
    wanted = {"chapter": BARROW, "party": campaign["summary"]["name"]}
    both = {**wanted, "absent": ["Ana", "Rui"]}
    problem = await ana.refused("POST", where, 400, "illegal-choice", json=both)
    assert problem["why"] == "absent-stay"
    table = await ana.post(where, **wanted, absent=["Ana"])  # one's own hero is one's own
    assert [seat["stand_in"] for seat in table["seats"]] == [True, False]


async def test_the_list_says_where_each_campaign_stands(server: Serving) -> None:
    ana = await server.person("Ana")
    await ana.post("/api/campaigns/file", file=seasoned().to_json(), name="Old", person="Ana")
    [old] = (await ana.get("/api/campaigns"))["campaigns"]
    assert old["won"] == 2
    stand = {"name": "Lanterns", "place": "gloomhaven", "heading": 0, "heroes": ["Bram", "Selma"]}
    assert old["parties"] == [stand]
    assert (await ana.get(f"/api/invitations/{old['invitation']}"))["name"] == "Old"
