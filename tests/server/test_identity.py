"""Guests: cookies, tokens, other sites, and what every page is sent with."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect

from tests.support.server.people import Person
from tests.support.server.serving import Serving, serving, settings_for

pytestmark = pytest.mark.anyio


async def test_a_guest_is_known_by_an_http_only_cookie(server: Serving) -> None:
    person = server.stranger()
    assert (await person.http.get("/api/me")).json() is None
    answer = await person.http.post("/api/me", json={"nickname": "  Ana\u202e  Maria ", "language": "es"})
    cookie = answer.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    assert "Secure" not in cookie
    me = await person.get("/api/me")
    assert (me["nickname"], me["language"]) == ("Ana Maria", "es")
    renamed = await person.post("/api/me", nickname="Bia", language="en")
    assert (renamed["id"], renamed["nickname"]) == (me["id"], "Bia")
    assert (await person.get("/api/me"))["nickname"] == "Bia"


async def test_the_store_keeps_no_token(server: Serving) -> None:
    person = await server.person("Ana")
    token = (await person.post("/api/token", nickname="Robot"))["token"]
    path = server.process.services.settings.database
    with sqlite3.connect(path) as store:
        dump = "\n".join(store.iterdump())
    store.close()
    assert "Robot" in dump
    assert token not in dump
    assert person.cookie not in dump


async def test_a_bearer_token_is_a_guest_of_its_own(server: Serving) -> None:
    made = await server.stranger().post("/api/token", nickname="Robot")
    robot = server.stranger(authorization=f"Bearer {made['token']}")
    assert await robot.get("/api/me") == made["me"]
    nobody = server.stranger(authorization="Bearer nonsense")
    await nobody.refused("GET", "/api/me", 401, "bad-token")
    async with nobody.socket("A" * 12) as socket:
        assert '"bad-token"' in str(await socket.recv())


async def test_a_stale_cookie_is_nobody(server: Serving) -> None:
    person = server.stranger()
    person.http.cookies.set(person.cookie_name, "stale")
    assert (await person.http.get("/api/me")).json() is None
    await person.refused("POST", "/api/quick", 401, "introduce-yourself", json={"game": "x", "bots": []})


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://[", "http://127.0.0.1:1"])
async def test_another_site_can_not_act_with_our_cookie(server: Serving, origin: str) -> None:
    person = await server.person("Ana")
    table = await person.open_table()
    person.http.headers["origin"] = origin
    await person.refused("POST", "/api/me", 403, "wrong-origin", json={"nickname": "Eve"})
    await person.refused("DELETE", f"/api/tables/{table['id']}/seats/0", 403, "wrong-origin")
    async with person.socket(table) as socket:
        assert '"wrong-origin"' in str(await socket.recv())


async def test_our_own_page_can(server: Serving) -> None:
    person = await server.person("Ana")
    person.http.headers["origin"] = server.url
    table = await person.quick("greedy")
    async with person.at(table) as player:
        assert player.hello["seat"] == 0


@pytest.mark.parametrize("path", ["/", "/api/me", "/api/nothing", "/docs", "/health", "/docs/openapi.json"])
async def test_every_answer_has_the_headers_that_keep_a_page_safe(server: Serving, path: str) -> None:
    answer = await server.stranger().http.get(path)
    policy = answer.headers["content-security-policy"]
    assert "script-src 'self'" in policy
    assert "unsafe" not in policy
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert answer.headers["x-frame-options"] == "DENY"


@pytest.mark.parametrize(
    ("nickname", "code"),
    [("", "bad-request"), ("x" * 25, "bad-request"), ("\u200b\u202e", "bad-name"), ("\u3164", "bad-name")],
)
async def test_a_name_needs_something_to_see(server: Serving, nickname: str, code: str) -> None:
    await server.stranger().refused("POST", "/api/me", 400, code, json={"nickname": nickname})


async def test_two_servers_on_one_host_don_t_take_each_others_guests_away(
    server: Serving, tmp_path: Path
) -> None:
    """Browsers send the cookies of a host to all of its ports."""
    async with serving(settings_for(tmp_path)) as other:
        browser = server.stranger()
        await browser.post("/api/me", nickname="Ana")
        there = Person(other.url, browser.http)
        await there.post(f"{other.url}/api/me", nickname="Bia")
        assert (await browser.get("/api/me"))["nickname"] == "Ana"
        assert (await there.get(f"{other.url}/api/me"))["nickname"] == "Bia"


@pytest.mark.parametrize("name", ["evil.example", "evil.example:8000", "localhost.evil.example", ""])
@pytest.mark.parametrize("path", ["/", "/api/me", "/docs"])
async def test_who_is_called_by_another_name_does_not_answer(server: Serving, name: str, path: str) -> None:
    """Else a site whose name suddenly points at this machine could read what we say to its guest."""
    person = await server.person("Ana")
    problem = await person.refused("GET", path, 421, "wrong-host", headers={"host": name})
    assert "hosts" in problem["text"]


async def test_sockets_look_at_the_name_too(server: Serving) -> None:
    ana = await server.person("Ana")
    table = await ana.quick("greedy")
    address = f"{server.url}/ws/tables/{table['id']}".replace("http", "ws", 1)
    where = httpx.URL(server.url)
    named = address.replace(where.host, "evil.example")
    async with connect(named, host=where.host, port=where.port) as socket:
        assert '"wrong-host"' in str(await socket.recv())


@pytest.mark.parametrize("name", ["localhost", "LOCALHOST:80", "127.0.0.1:1234", "[::1]:8000", "192.168.1.5"])
async def test_numbers_and_localhost_are_always_fine(server: Serving, name: str) -> None:
    assert (await server.stranger().http.get("/api/games", headers={"host": name})).status_code == 200


@pytest.mark.parametrize(
    ("hosts", "name", "status"),
    [
        ("play.example, tavern.example", "tavern.example", 200),
        ("play.example", "Play.Example:8443", 200),
        ("play.example", "other.example", 421),
        ("*", "other.example", 200),
        ("", "other.example", 421),
    ],
)
async def test_the_names_of_a_server_can_be_set(tmp_path: Path, hosts: str, name: str, status: int) -> None:
    async with serving(settings_for(tmp_path, hosts=hosts)) as server:
        http = server.stranger().http
        assert (await http.get("/api/games", headers={"host": name})).status_code == status
        assert (await http.get("/health", headers={"host": name})).status_code == 200


@pytest.mark.parametrize(
    ("https", "origin", "allowed"),
    [
        (False, "http://localhost:{port}", True),
        (False, "https://localhost:{port}", False),
        (True, "https://localhost:{port}", True),
        (True, "http://localhost:{port}", False),
        (True, "https://shop.example", True),
        (True, "http://shop.example", False),
        (True, "https://SHOP.example", True),
        (True, "https://shop.example.evil.example", False),
    ],
)
async def test_an_origin_is_more_than_its_name(
    tmp_path: Path, https: bool, origin: str, allowed: bool
) -> None:
    """A page that came without encryption may be anybody's."""
    async with serving(settings_for(tmp_path, https=https, origins="https://shop.example/")) as server:
        port = httpx.URL(server.url).port
        headers = {"host": f"localhost:{port}", "origin": origin.format(port=port)}
        answer = await server.stranger().http.post("/api/me", json={"nickname": "Ana"}, headers=headers)
        assert answer.status_code == (200 if allowed else 403)
        assert allowed or "origins" in answer.json()["detail"]
