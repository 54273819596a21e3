"""Friends, invitations that arrive at once, blocking, and guests whom a host has removed."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from taverna.server.common import reach
from taverna.server.common.channel import InRoom, Room
from tests.support.server.people import Json, Person
from tests.support.server.serving import Serving, serving, settings_for

pytestmark = pytest.mark.anyio

SECRET = "candle & rope"


async def member(server: Serving, name: str) -> Person:
    person = server.stranger()
    await person.post("/api/account", name=name, password=SECRET)
    return person


async def friends(one: Person, other: Person) -> None:
    names = [(await person.get("/api/me"))["nickname"] for person in (one, other)]
    await one.post("/api/friends", name=names[1])
    await other.post("/api/friends", name=names[0])


def names(people: list[Json]) -> list[str]:
    return [one["name"] for one in people]


class Ear:
    """`/ws/me`."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket

    async def next(self) -> Json:
        found: Json = json.loads(await self.socket.recv())
        return found


@asynccontextmanager
async def listening(person: Person) -> AsyncIterator[Ear]:
    headers = {"cookie": f"{person.cookie_name}={person.cookie}"} if person.cookie else {}
    address = str(httpx.URL(f"{person.url}/ws/me")).replace("http", "ws", 1)
    async with connect(address, additional_headers=headers) as socket:
        yield Ear(socket)


async def test_a_request_is_heard_at_once_and_makes_friends_when_accepted(server: Serving) -> None:
    ana, bia = await member(server, "Ana"), await member(server, "Bia")
    async with listening(bia) as ear:
        assert (await ear.next())["people"]["asking"] == []
        asked = await ana.post("/api/friends", name="BIA")
        assert names(asked["asked"]) == ["Bia"]
        news = (await ear.next())["people"]
        assert names(news["asking"]) == ["Ana"]
    accepted = await bia.post("/api/friends", person=news["asking"][0]["id"])
    assert (names(accepted["friends"]), accepted["asking"]) == (["Ana"], [])
    assert names((await ana.get("/api/people"))["friends"]) == ["Bia"]
    ended = await bia.http.delete(f"/api/friends/{accepted['friends'][0]['id']}")
    assert ended.json()["friends"] == []
    assert (await ana.get("/api/people"))["friends"] == []


async def test_a_request_is_declined_or_taken_back(server: Serving) -> None:
    ana, bia = await member(server, "Clara"), await member(server, "Otto")
    await ana.post("/api/friends", name="Otto")
    me = (await bia.get("/api/people"))["asking"][0]["id"]
    assert (await bia.http.delete(f"/api/friends/{me}")).json()["asking"] == []
    assert (await ana.get("/api/people"))["asked"] == []


async def test_friends_need_accounts(server: Serving) -> None:
    guest, ana = await server.person("Guest"), await member(server, "Inés")
    await guest.refused("POST", "/api/friends", 403, "account-needed", json={"name": "Inés"})
    for whom in ({"name": "Guest"}, {"name": "Inés"}, {}, {"person": "0123456789abcdef"}):
        await ana.refused("POST", "/api/friends", 404, "no-person", json=whom)
    table = await ana.open_table()
    await guest.sit(table, 1)
    await ana.refused("POST", "/api/friends", 404, "no-person", json={"table": table["id"], "seat": 1})
    await guest.post("/api/account", name="Was a guest", password=SECRET)
    asked = await ana.post("/api/friends", table=table["id"], seat=1)
    assert names(asked["asked"]) == ["Was a guest"]


async def test_a_friend_is_invited_to_a_table_and_hears_of_it_at_once(server: Serving) -> None:
    ana, bia = await member(server, "Vera"), await member(server, "Hugo")
    table = await ana.open_table()
    other = (await bia.get("/api/me"))["id"]
    invitations = f"/api/tables/{table['id']}/invitations"
    await ana.refused("POST", invitations, 403, "not-friends", json={"person": other})
    await friends(ana, bia)
    async with listening(bia) as ear:
        assert (await ear.next())["people"]["invitations"] == []
        await ana.post(invitations, person=other)
        [invited] = (await ear.next())["people"]["invitations"]
        assert (invited["table"], invited["game"], invited["by"]) == (table["id"], "dead-mans-draw", "Vera")
        await bia.sit(table, 1)
    assert (await bia.get("/api/people"))["invitations"] == []
    await ana.start(table)
    await ana.refused("POST", invitations, 409, "table-started", json={"person": other})


async def test_an_invitation_is_declined_or_ends_with_the_waiting(server: Serving) -> None:
    ana, bia = await member(server, "Lia"), await member(server, "Simón")
    await friends(ana, bia)
    me = (await bia.get("/api/me"))["id"]
    one, two = await ana.open_table(), await ana.open_table()
    for table in (one, two):
        await ana.post(f"/api/tables/{table['id']}/invitations", person=me)
    left = (await bia.http.delete(f"/api/invitations/{one['id']}")).json()["invitations"]
    assert [invitation["table"] for invitation in left] == [two["id"]]
    await ana.http.delete(f"/api/tables/{two['id']}/seats/0")
    assert (await bia.get("/api/people"))["invitations"] == []
    stranger = await member(server, "Passing")
    await friends(stranger, bia)
    third = await ana.open_table()
    await stranger.refused(
        "POST", f"/api/tables/{third['id']}/invitations", 403, "no-seat", json={"person": me}
    )


async def test_who_is_blocked_neither_asks_nor_invites_nor_sits_down_nor_is_heard(server: Serving) -> None:
    ana, eve = await member(server, "Nadia"), await member(server, "Eve")
    await friends(ana, eve)
    table, hers = await ana.open_table(seats=3), await eve.open_table()
    bystander = await server.person("By")
    await bystander.sit(table, 1)
    async with ana.at(table) as nadia, eve.at(table) as talker, bystander.at(table) as other:
        await ana.post("/api/blocks", name="Eve")
        await talker.send("say", text="can you hear me?")
        assert (await other.next("said"))["text"] == "can you hear me?"
        await bystander.http.get("/api/me")
        await other.send("say", text="I can")
        assert (await nadia.next("said"))["text"] == "I can"
    async with ana.at(table) as nadia:
        assert [said["text"] for said in nadia.hello["said"]] == ["I can"]
    problem = await eve.refused(
        "POST", f"/api/tables/{table['id']}/seats/2", 403, "not-welcome", json={"name": None}
    )
    assert "block" not in json.dumps(problem)
    me = (await ana.get("/api/me"))["id"]
    await eve.refused(
        "POST", f"/api/tables/{hers['id']}/invitations", 403, "not-friends", json={"person": me}
    )
    assert names((await eve.post("/api/friends", name="Nadia"))["asked"]) == ["Nadia"]
    mine = await ana.get("/api/people")
    assert (mine["asking"], names(mine["blocked"])) == ([], ["Eve"])
    assert (await eve.get("/api/people"))["blocked"] == []
    assert "blocked" not in json.dumps((await eve.get("/api/me/export"))["people"])
    await ana.http.delete(f"/api/blocks/{mine['blocked'][0]['id']}")
    await eve.sit(table, 2)


async def test_a_guest_is_blocked_by_where_they_sit(server: Serving) -> None:
    ana, rude = await server.person("Ana"), await server.person("Rude")
    table = await ana.open_table()
    await rude.sit(table, 1)
    blocked = await ana.post("/api/blocks", table=table["id"], seat=1)
    assert names(blocked["blocked"]) == ["Rude"]
    await ana.refused("POST", "/api/blocks", 404, "no-person", json={"table": table["id"], "seat": 0})
    await ana.refused("POST", "/api/blocks", 404, "bad-seat", json={"table": table["id"], "seat": 9})


async def test_whom_the_host_removes_does_not_come_back_uninvited(server: Serving) -> None:
    ana, rude = await member(server, "Flora"), await member(server, "Rude")
    table = await ana.open_table()
    await rude.sit(table, 1)
    seat = f"/api/tables/{table['id']}/seats/1"
    assert (await ana.http.delete(seat)).json()["seats"][1]["kind"] == "open"
    await rude.refused("POST", seat, 403, "not-welcome", json={"name": None})
    await friends(ana, rude)
    await ana.post(f"/api/tables/{table['id']}/invitations", person=(await rude.get("/api/me"))["id"])
    await rude.sit(table, 1)


async def test_in_play_a_bot_goes_on_for_whom_the_host_removes(server: Serving) -> None:
    ana, rude = await server.person("Ana"), await server.person("Rude")
    table = await ana.open_table()
    await rude.sit(table, 1)
    await ana.start(table)
    await rude.refused("DELETE", f"/api/tables/{table['id']}/seats/0", 403, "not-your-seat")
    async with rude.at(table) as player:
        await ana.http.delete(f"/api/tables/{table['id']}/seats/1")
        seats = await player.next("seats", lambda seats: bool(seats["table"]["seats"][1]["stand_in"]))
        assert (seats["seat"], seats["table"]["seats"][1]["mine"]) == (None, False)
        await player.send("take_seat_back")
        assert await player.fault() in ("no-seat", "bad-message")
    async with ana.at(table) as player:
        for _ in range(3):
            await player.until_asked()
            await player.choose()
            await player.answered()


async def test_an_invitation_reaches_a_friend_at_another_process(tmp_path: Path) -> None:
    room = Room()
    settings = settings_for(tmp_path, redis="")
    async with (
        serving(settings, channel=InRoom(room)) as here,
        serving(settings, channel=InRoom(room)) as there,
    ):
        ana, bia = await member(here, "Ana"), await member(there, "Bia")
        await friends(ana, bia)
        table = await ana.open_table()
        async with listening(bia) as ear:
            assert names((await ear.next())["people"]["friends"]) == ["Ana"]
            await ana.post(f"/api/tables/{table['id']}/invitations", person=(await bia.get("/api/me"))["id"])
            assert [one["by"] for one in (await ear.next())["people"]["invitations"]] == ["Ana"]
            # A session that ends here ends there too.
            phone = here.stranger()
            await phone.post("/api/account/login", name="Bia", password=SECRET)
            await phone.http.delete("/api/me/sessions")
            with pytest.raises(ConnectionClosed) as closed:
                await ear.next()
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 4403


async def test_only_somebody_has_news_and_only_pings_are_heard(server: Serving) -> None:
    async with listening(server.stranger()) as ear:
        assert (await ear.next())["code"] == "introduce-yourself"
    ana = await server.person("Ana")
    async with listening(ana) as ear:
        await ear.next()
        await ear.socket.send(json.dumps({"type": "ping", "id": 3}))
        assert (await ear.next())["type"] == "pong"
        await ear.socket.send(json.dumps({"type": "say", "text": "hello?"}))
        assert (await ear.next())["code"] == "bad-message"


@pytest.mark.parametrize(
    ("listen", "called", "link", "expected"),
    [
        ("127.0.0.1", "localhost:8000", "http://localhost:8000", "machine"),
        ("127.0.0.1", "127.0.0.1:8000", "http://127.0.0.1:8000", "machine"),
        ("0.0.0.0", "localhost:8000", "http://192.168.1.7:8000", "house"),
        ("0.0.0.0", "192.168.1.7:8000", "http://192.168.1.7:8000", "house"),
        ("127.0.0.1", "testserver.local", "http://testserver.local", "world"),
        ("0.0.0.0", "8.8.4.4", "http://8.8.4.4", "world"),
    ],
)
async def test_a_link_says_from_where_it_can_be_followed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, listen: str, called: str, link: str, expected: str
) -> None:
    monkeypatch.setattr(reach, "house_addresses", lambda: ("192.168.1.7",))
    async with serving(settings_for(tmp_path, host=listen)) as server:
        ana = await server.person("Ana")
        table = await ana.open_table()
        answer = await ana.http.get(f"/api/tables/{table['id']}/share", headers={"host": called})
        assert answer.json() == {"link": f"{link}/t/{table['id']}", "reach": expected}
        picture = await ana.http.get(f"/api/tables/{table['id']}/qr", headers={"host": called})
        assert picture.headers["content-type"].startswith("image/svg+xml")
        assert picture.text.lstrip("\ufeff").startswith(("<?xml", "<svg"))


def test_the_addresses_of_the_house_are_not_this_machine_alone() -> None:
    assert all(not address.startswith("127.") for address in reach.house_addresses())
