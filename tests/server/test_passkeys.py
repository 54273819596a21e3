"""Passkeys, with an authenticator in software: making them, getting in, and what is not believed."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.support.server.authenticator import Authenticator, text
from tests.support.server.people import Json, Person
from tests.support.server.serving import FakeClock, Serving, serving, settings_for

pytestmark = pytest.mark.anyio

SECRET = "candle & rope"
PRESENT_ONLY = 0x01


def at_localhost(server: Serving) -> Person:
    """Passkeys need a name; the browser of the tests calls the server by its number."""
    person = server.stranger()
    person.http.headers["host"] = "localhost:8000"
    person.http.headers["cookie"] = ""
    return person


def keep_cookie(person: Person, answer: Any) -> None:
    """By hand: httpx does not give the cookies of a number to localhost."""
    assert answer.status_code < 300, answer.text
    if "set-cookie" in answer.headers:
        person.http.headers["cookie"] = answer.headers["set-cookie"].split(";")[0]


def a_key(name: bytes = b"key-1", origin: str = "http://localhost:8000") -> Authenticator:
    return Authenticator(origin, name)


async def options(person: Person, purpose: str, **more: Any) -> Json:
    found: Json = (await person.post("/api/account/passkey/options", purpose=purpose, **more))["options"]
    return found


async def registered(server: Serving, name: str, key: Authenticator) -> Person:
    person = at_localhost(server)
    asked = await options(person, "register", name=name)
    answer = await person.http.post("/api/account/passkey", json={"credential": key.create(asked)})
    keep_cookie(person, answer)
    assert len(answer.json()["recovery_codes"]) == 10
    return person


async def test_an_account_with_a_passkey_alone(server: Serving) -> None:
    key = a_key(b"alone")
    person = await registered(server, "Keyed", key)
    account = await person.get("/api/account")
    assert (account["password"], len(account["passkeys"])) == (False, 1)
    phone = at_localhost(server)
    asked = await options(phone, "login")
    assert "allowCredentials" not in asked or not asked["allowCredentials"]
    keep_cookie(
        phone, await phone.http.post("/api/account/passkey/login", json={"credential": key.get(asked)})
    )
    assert (await phone.get("/api/me"))["id"] == (await person.get("/api/me"))["id"]
    await phone.refused("DELETE", f"/api/account/passkeys/{account['passkeys'][0]['id']}", 409, "last-way-in")
    login = {"name": "Keyed", "password": "anything at all"}
    await server.stranger().refused("POST", "/api/account/login", 401, "bad-login", json=login)


async def test_a_guest_becomes_an_account_by_passkey_and_adds_another_and_a_password(server: Serving) -> None:
    person = at_localhost(server)
    keep_cookie(person, await person.http.post("/api/me", json={"nickname": "Passer-by"}))
    before = (await person.get("/api/me"))["id"]
    first, second = a_key(b"first"), a_key(b"second")
    asked = await options(person, "register", name="Two keys")
    keep_cookie(
        person, await person.http.post("/api/account/passkey", json={"credential": first.create(asked)})
    )
    assert (await person.get("/api/me"))["id"] == before
    asked = await options(person, "add")
    assert [one["id"] for one in asked["excludeCredentials"]] == [text(b"first")]
    added = await person.post("/api/account/passkey", credential=second.create(asked))
    assert added["recovery_codes"] == []
    keys = (await person.get("/api/account"))["passkeys"]
    assert len(keys) == 2
    gone = await person.http.delete(f"/api/account/passkeys/{keys[0]['id']}")
    assert len(gone.json()["passkeys"]) == 1
    asked = await options(at_localhost(server), "login")
    lost = {"credential": first.get(asked)}
    await at_localhost(server).refused("POST", "/api/account/passkey/login", 401, "bad-passkey", json=lost)
    await person.http.put("/api/account", json={"password": SECRET})
    last = await person.http.delete(f"/api/account/passkeys/{keys[1]['id']}")
    assert last.json()["passkeys"] == []
    await server.stranger().post("/api/account/login", name="Two keys", password=SECRET)


async def test_a_challenge_is_answered_once_and_soon(tmp_path: Path) -> None:
    clock = FakeClock()
    async with serving(settings_for(tmp_path), clock=clock) as server:
        key = a_key()
        await registered(server, "Ana", key)
        stranger = at_localhost(server)
        answer = {"credential": key.get(await options(stranger, "login"))}
        assert (await stranger.http.post("/api/account/passkey/login", json=answer)).status_code == 200
        await stranger.refused("POST", "/api/account/passkey/login", 401, "bad-passkey", json=answer)
        late = {"credential": key.get(await options(stranger, "login"))}
        clock.advance(301)
        await stranger.refused("POST", "/api/account/passkey/login", 401, "bad-passkey", json=late)


async def test_what_another_site_or_key_signed_is_not_believed(server: Serving) -> None:
    key = a_key(b"mine")
    await registered(server, "Careful", key)
    stranger = at_localhost(server)

    async def refused(credential: Json) -> None:
        body = {"credential": credential}
        await stranger.refused("POST", "/api/account/passkey/login", 401, "bad-passkey", json=body)

    await refused(a_key(b"mine").get(await options(stranger, "login")))
    await refused(a_key(b"unknown").get(await options(stranger, "login")))
    key.origin = "https://evil.example"
    await refused(key.get(await options(stranger, "login")))
    key.origin = "http://localhost:8000"
    await refused(key.get({**await options(stranger, "login"), "rpId": "evil.example"}))
    await refused(key.get(await options(stranger, "login"), flags=PRESENT_ONLY))
    await refused(key.get({**await options(stranger, "login"), "challenge": text(b"of my own" * 4)}))
    for nonsense in ({}, {"rawId": 5}, {"rawId": "x", "response": {"clientDataJSON": "!"}}):
        await refused(nonsense)
    body = {"credential": key.get(await options(stranger, "login"))}
    assert (await stranger.http.post("/api/account/passkey/login", json=body)).status_code == 200


async def test_what_was_asked_for_one_thing_is_no_answer_to_another(server: Serving) -> None:
    key, other = a_key(b"one"), a_key(b"other")
    one = await registered(server, "One thing", key)
    eve = await registered(server, "Eve", a_key(b"eve"))
    asked = await options(one, "add")
    credential = {"credential": other.create(asked)}
    await eve.refused("POST", "/api/account/passkey", 401, "bad-passkey", json=credential)
    login = await options(at_localhost(server), "login")
    made = other.create({**login, "rp": {"id": "localhost"}})
    await at_localhost(server).refused(
        "POST", "/api/account/passkey", 401, "bad-passkey", json={"credential": made}
    )
    assert len((await one.get("/api/account"))["passkeys"]) == 1


@pytest.mark.parametrize(
    ("settings", "host", "status"),
    [
        ({}, "localhost:8000", 200),
        ({}, "127.0.0.1:8000", 400),
        ({"hosts": "tavern.example"}, "tavern.example", 400),
        ({"hosts": "tavern.example", "https": True}, "tavern.example", 200),
        ({"hosts": "*", "https": True}, "tavern.example", 400),
        ({"hosts": "*", "https": True, "passkey_host": "tavern.example"}, "www.tavern.example", 200),
        ({"hosts": "*", "https": True, "passkey_host": "tavern.example"}, "eviltavern.example", 400),
        ({"https": True}, "192.168.1.5", 400),
    ],
)
async def test_where_passkeys_are_offered(
    tmp_path: Path, settings: dict[str, Any], host: str, status: int
) -> None:
    async with serving(settings_for(tmp_path, **settings)) as server:
        answer = await server.stranger().http.post(
            "/api/account/passkey/options", json={"purpose": "login"}, headers={"host": host}
        )
        assert answer.status_code == status
        assert status == 200 or answer.json()["code"] == "no-passkeys"
        if "passkey_host" in settings and status == 200:
            assert answer.json()["options"]["rpId"] == "tavern.example"
