"""Guests: cookies, tokens, other sites, and what every page is sent with."""

from __future__ import annotations

import sqlite3

import pytest

from tests.server.serving import Serving

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
    path = server.house.services.settings.database
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
    person = server.stranger(cookie="taverna=stale")
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
    [("", "bad-request"), ("x" * 25, "bad-request"), ("\u200b\u202e", "bad-name"), (" \t ", "bad-name")],
)
async def test_a_name_needs_something_to_see(server: Serving, nickname: str, code: str) -> None:
    await server.stranger().refused("POST", "/api/me", 400, code, json={"nickname": nickname})
