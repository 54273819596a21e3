"""Accounts: a guest becomes one, comes back with a password or a recovery code, and sees and ends its sessions."""

from __future__ import annotations

import asyncio
import io
import json
import logging
import sqlite3
import threading
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from taverna.server.common.logs import JsonLines
from taverna.server.people import passwords
from taverna.server.people.devices import device_of
from tests.support.server.people import Json, Person
from tests.support.server.serving import FakeClock, Serving, serving, settings_for

pytestmark = pytest.mark.anyio

SECRET = "candle & rope"


async def member(server: Serving, name: str, password: str = SECRET) -> Person:
    person = server.stranger()
    await person.post("/api/account", name=name, password=password)
    return person


async def logged_in(server: Serving, name: str, password: str = SECRET, **more: Any) -> Person:
    person = server.stranger()
    await person.post("/api/account/login", name=name, password=password, **more)
    return person


async def change(person: Person, **what: Any) -> Json:
    answer = await person.http.put("/api/account", json=what)
    assert answer.status_code == 200, answer.text
    found: Json = answer.json()
    return found


async def test_a_guest_becomes_an_account_in_mid_game_and_keeps_seat_and_history(server: Serving) -> None:
    ana = await server.person("Ana")
    before = await ana.get("/api/me")
    table = await ana.quick("greedy")
    async with ana.at(table) as player:
        made = await ana.post("/api/account", name="Ana of the Sea", password=SECRET)
        assert made["me"]["id"] == before["id"]
        assert (made["me"]["account"], made["me"]["nickname"]) == (True, "Ana of the Sea")
        await player.until_asked()
        await player.choose()
        await player.answered()
    phone = await logged_in(server, "ana of the SEA")
    mine = await phone.get("/api/tables", which="mine")
    assert [one["id"] for one in mine["tables"]] == [table["id"]]
    async with phone.at(table) as player:
        assert player.hello["seat"] == 0


async def test_the_same_person_plays_on_two_devices_at_once(server: Serving) -> None:
    desk = await member(server, "Otto")
    table = await desk.quick("greedy")
    phone = await logged_in(server, "Otto")
    async with desk.at(table) as one, phone.at(table) as other:
        await one.until_asked()
        await other.until_asked()
        await one.choose()
        step = (await one.next_step())["step"]
        assert (await other.next("update", lambda update: bool(update["step"] >= step)))["step"] >= step
        assert one.hello["seat"] == other.hello["seat"] == 0
    await phone.post("/api/me", nickname="Somebody else", language="es")
    assert (await desk.get("/api/me")) == {**await phone.get("/api/me"), "nickname": "Otto", "language": "es"}


async def test_a_name_is_had_once_however_it_is_written(server: Serving) -> None:
    await member(server, "Inés")
    for name in ("inés", "INE\u0301S", " Inés "):
        await server.stranger().refused(
            "POST", "/api/account", 409, "name-taken", json={"name": name, "password": SECRET}
        )
    ines = await logged_in(server, "INÉS")
    await ines.refused(
        "POST", "/api/account", 409, "has-account", json={"name": "Other name", "password": SECRET}
    )


@pytest.mark.parametrize("password", ["", "short", "12345678", "Password1", "aaaaaaaaaaaa", "clara bow"])
async def test_a_password_that_is_easily_guessed_is_refused(server: Serving, password: str) -> None:
    person = await server.person("Guest")
    problem = await person.refused(
        "POST", "/api/account", 400, "weak-password", json={"name": "Clara Bow", "password": password}
    )
    assert "8" in problem["text"]
    assert (await person.get("/api/me"))["account"] is False


async def test_a_wrong_password_and_a_name_that_nobody_has_are_refused_alike(
    server: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In the same words; and for both one hash is computed, which is what takes the time."""
    await member(server, "Vera")
    computed: list[str] = []
    original = passwords._fits

    def fits(hashed: str | None, password: str) -> bool:
        computed.append("a hash" if hashed else "nobody's")
        return original(hashed, password)

    monkeypatch.setattr(passwords, "_fits", fits)
    problems = [
        await server.stranger().refused(
            "POST", "/api/account/login", 401, "bad-login", json={"name": name, "password": "not that"}
        )
        for name in ("Vera", "Nobody here")
    ]
    assert problems[0] == problems[1]
    assert computed == ["a hash", "nobody's"]
    assert original(None, "anything") is False


async def test_recovery_codes_open_an_account_once_and_end_every_session(server: Serving) -> None:
    hugo = server.stranger()
    codes = (await hugo.post("/api/account", name="Hugo", password=SECRET))["recovery_codes"]
    assert len(set(codes)) == 10
    new = server.stranger()
    typed = {"name": "hugo", "code": codes[3].lower().replace("-", " "), "password": "another secret"}
    await new.post("/api/account/recover", **typed)
    assert (await hugo.http.get("/api/me")).json() is None
    account = await new.get("/api/account")
    assert (account["recovery_codes"], len(account["sessions"])) == (9, 1)
    await logged_in(server, "Hugo", "another secret")
    for code, name in ((codes[3], "Hugo"), ("AAAA-BBBB-CCCC-DDDD", "Hugo"), (codes[4], "Nobody here")):
        again = {"name": name, "code": code, "password": "yet another"}
        await server.stranger().refused("POST", "/api/account/recover", 401, "bad-login", json=again)


async def test_new_recovery_codes_make_those_of_before_worthless(server: Serving) -> None:
    lia = server.stranger()
    old = (await lia.post("/api/account", name="Lia", password=SECRET))["recovery_codes"]
    await lia.refused("POST", "/api/account/recovery", 401, "bad-login", json={"password": "wrong one"})
    new = (await lia.post("/api/account/recovery", password=SECRET))["recovery_codes"]
    assert not set(old) & set(new)
    stranger = server.stranger()
    body = {"name": "Lia", "password": "another secret"}
    await stranger.refused("POST", "/api/account/recover", 401, "bad-login", json={**body, "code": old[0]})
    await stranger.post("/api/account/recover", **body, code=new[0])


async def test_sessions_are_listed_and_ended_one_by_one_or_all_others(server: Serving) -> None:
    firefox = "Mozilla/5.0 (Android 14; Mobile; rv:130.0) Gecko/130.0 Firefox/130.0"
    desk = await member(server, "Nadia")
    phone = server.stranger(**{"user-agent": firefox})
    await phone.post("/api/account/login", name="Nadia", password=SECRET)
    third = await logged_in(server, "Nadia")
    table = await desk.quick("greedy")
    there = {one["device"]: one for one in (await desk.get("/api/account"))["sessions"]}
    assert there["Firefox, Android"]["current"] is False
    assert sum(one["current"] for one in (await desk.get("/api/account"))["sessions"]) == 1
    async with phone.at(table) as lost, third.at(table) as kept:
        ended = await desk.http.delete(f"/api/me/sessions/{there['Firefox, Android']['id']}")
        assert ended.status_code == 200
        with pytest.raises(ConnectionClosed) as closed:
            await lost.next("never")
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4403
        await kept.send("ping", id=1)
        await kept.next("pong")
    assert (await phone.http.get("/api/me")).json() is None
    left = await desk.http.delete("/api/me/sessions")
    assert [one["current"] for one in left.json()["sessions"]] == [True]
    assert (await third.http.get("/api/me")).json() is None
    await desk.refused("DELETE", "/api/me/sessions/0123456789abcdef", 404, "no-session")
    out = await desk.http.delete("/api/me/sessions/current")
    assert "Max-Age=0" in out.headers["set-cookie"]
    assert (await desk.http.get("/api/me")).json() is None


async def test_nobody_ends_the_session_of_somebody_else(server: Serving) -> None:
    ana, eve = await member(server, "Flora"), await member(server, "Eve")
    [session] = (await ana.get("/api/account"))["sessions"]
    await eve.refused("DELETE", f"/api/me/sessions/{session['id']}", 404, "no-session")
    assert (await ana.get("/api/me"))["nickname"] == "Flora"


async def test_a_new_password_needs_the_old_one_and_ends_the_other_sessions(server: Serving) -> None:
    desk = await member(server, "Simón")
    phone = await logged_in(server, "Simón")
    wanted = {"password": "another secret"}
    await desk.refused("PUT", "/api/account", 401, "bad-login", json=wanted)
    await desk.refused("PUT", "/api/account", 401, "bad-login", json={**wanted, "old_password": "no"})
    await change(desk, **wanted, old_password=SECRET)
    assert (await phone.http.get("/api/me")).json() is None
    assert (await desk.get("/api/me"))["nickname"] == "Simón"
    await logged_in(server, "Simón", "another secret")


async def test_a_new_name_is_free_and_the_old_one_free_again(server: Serving) -> None:
    ivo, caio = await member(server, "Ivo"), await member(server, "Caio")
    await ivo.refused("PUT", "/api/account", 409, "name-taken", json={"name": "caio"})
    await change(ivo, name="Ivo II")
    assert (await ivo.get("/api/me"))["nickname"] == "Ivo II"
    await change(caio, name="Ivo")
    await logged_in(server, "ivo")
    guest = await server.person("Guest")
    await guest.refused("PUT", "/api/account", 403, "account-needed", json={"name": "Somebody"})


async def test_who_signs_in_may_bring_what_the_guest_had(server: Serving) -> None:
    await member(server, "Alma")
    guest = await server.person("Passer-by")
    table = await guest.quick("greedy")
    async with guest.at(table) as player:
        await player.until_asked()
        await player.choose()
        await player.answered()
    await guest.post("/api/account/login", name="Alma", password=SECRET, bring=True)
    async with guest.at(table) as player:
        assert player.hello["seat"] == 0
    assert [one["id"] for one in (await guest.get("/api/tables", which="mine"))["tables"]] == [table["id"]]
    other = await server.person("Passer-by")
    left = await other.quick("greedy")
    await other.post("/api/account/login", name="Alma", password=SECRET)
    async with other.at(left) as player:
        assert player.hello["seat"] is None


async def test_everything_of_a_person_is_handed_out_and_deleted(server: Serving) -> None:
    tom, bia = await member(server, "Tomás"), await member(server, "Bruno")
    table = await tom.open_table()
    await bia.sit(table, 1)
    await tom.start(table)
    alone = await tom.quick("greedy")
    async with tom.at(table) as player:
        await player.send("say", text="ahoy there")
        await player.next("said")
    answer = await tom.http.get("/api/me/export")
    assert "attachment" in answer.headers["content-disposition"]
    found = answer.json()
    assert found["account"]["name"] == "Tomás"
    assert [one["text"] for one in found["said"]] == ["ahoy there"]
    assert {one["id"] for one in found["tables"]} == {table["id"], alone["id"]}
    assert "argon2" not in answer.text
    assert tom.cookie not in answer.text
    await tom.refused("POST", "/api/me/forget", 401, "bad-login", json={"password": "wrong one"})
    await tom.post("/api/me/forget", password=SECRET)
    assert (await tom.http.get("/api/me")).json() is None
    await bia.refused("GET", f"/api/tables/{alone['id']}", 404, "no-table")
    async with bia.at(table) as player:
        seat = player.hello["table"]["seats"][0]
        assert (seat["name"], seat["stand_in"]) == ("–", True)
    with closing(sqlite3.connect(server.process.services.settings.database)) as store:
        assert not [line for line in store.iterdump() if found["person"]["id"] in line]
    await member(server, "Tomás")


async def test_a_guest_is_deleted_without_a_password(server: Serving) -> None:
    guest = await server.person("Passer-by")
    await guest.post("/api/me/forget")
    assert (await guest.http.get("/api/me")).json() is None


async def test_neither_store_nor_answers_nor_logs_hold_a_secret(server: Serving) -> None:
    lines = io.StringIO()
    handler = logging.StreamHandler(lines)
    handler.setFormatter(JsonLines())
    logging.root.addHandler(handler)
    logging.getLogger("taverna.server").setLevel(logging.DEBUG)
    try:
        person = server.stranger()
        secret = "a very secret phrase"
        made = await person.post("/api/account", name="Secretive", password=secret)
        login = await person.http.post("/api/account/login", json={"name": "Secretive", "password": secret})
        wrong = await person.http.post(
            "/api/account/login", json={"name": "Secretive", "password": "x" * 300}
        )
        bad = await person.http.post("/api/account/login", json={"name": ["Secretive"], "password": secret})
    finally:
        logging.root.removeHandler(handler)
    with closing(sqlite3.connect(server.process.services.settings.database)) as store:
        dump = "\n".join(store.iterdump())
    assert "$argon2id$" in dump
    for hidden in (
        secret,
        person.cookie,
        made["recovery_codes"][0],
        made["recovery_codes"][0].replace("-", ""),
    ):
        assert hidden not in dump
        assert hidden not in lines.getvalue()
        for answer in (login, wrong, bad):
            assert hidden not in answer.text
    assert wrong.status_code == bad.status_code == 400


async def test_who_tries_too_often_is_refused_by_address_and_by_name(tmp_path: Path) -> None:
    settings = settings_for(tmp_path, login_rate=4, login_rate_name=2, proxies="127.0.0.1")
    clock = FakeClock()
    async with serving(settings, clock=clock) as server:
        await member(server, "Ana")
        wrong = {"name": "ANA", "password": "wrong one"}
        for address in range(6):
            eve = server.stranger(**{"x-forwarded-for": f"10.0.0.{address}"})
            await eve.refused("POST", "/api/account/login", 401, "bad-login", json=wrong)
        elsewhere = server.stranger(**{"x-forwarded-for": "10.0.1.1"})
        await elsewhere.refused("POST", "/api/account/login", 429, "too-fast", json=wrong)
        other = {"name": "Nobody", "password": "wrong one"}
        await elsewhere.refused("POST", "/api/account/login", 401, "bad-login", json=other)
        clock.advance(31)
        await elsewhere.post("/api/account/login", name="Ana", password=SECRET)
        one = server.stranger(**{"x-forwarded-for": "10.0.2.1"})
        for number in range(12):
            named = {"name": f"Nobody {number}", "password": "wrong one"}
            await one.refused("POST", "/api/account/login", 401, "bad-login", json=named)
        await one.refused("POST", "/api/account/login", 429, "too-fast", json=other)


async def test_hashing_keeps_nobody_else_waiting(server: Serving, monkeypatch: pytest.MonkeyPatch) -> None:
    """Few at once, and beside the event loop: others are answered meanwhile."""
    at_once, most = 0, 0
    lock, go_on = threading.Lock(), threading.Event()

    def slow(hashed: str | None, password: str) -> bool:
        nonlocal at_once, most
        with lock:
            at_once += 1
            most = max(most, at_once)
        go_on.wait(10)
        with lock:
            at_once -= 1
        return False

    monkeypatch.setattr(passwords, "_fits", slow)
    body = {"name": "Nobody", "password": "wrong one"}
    waiting = [
        asyncio.create_task(server.stranger().http.post("/api/account/login", json=body)) for _ in range(6)
    ]
    assert (await server.stranger().http.get("/api/games")).status_code == 200
    go_on.set()
    assert {answer.status_code for answer in await asyncio.gather(*waiting)} == {401}
    assert 1 <= most <= passwords.AT_ONCE


async def test_another_site_can_not_sign_anybody_in(server: Serving) -> None:
    """Else it could have its visitors play, and talk, as somebody else."""
    await member(server, "Mara")
    evil = server.stranger(origin="https://evil.example")
    body = {"name": "Mara", "password": SECRET}
    await evil.refused("POST", "/api/account/login", 403, "wrong-origin", json=body)


async def test_behind_https_the_cookie_is_for_https_only(tmp_path: Path) -> None:
    async with serving(settings_for(tmp_path, https=True)) as server:
        answer = await server.stranger().http.post("/api/account", json={"name": "Ana", "password": SECRET})
        cookie = answer.headers["set-cookie"]
        assert all(part in cookie for part in ("Secure", "HttpOnly", "SameSite=lax"))
        assert json.dumps(answer.json()).count(cookie.split("=")[1].split(";")[0]) == 0


@pytest.mark.parametrize(
    ("agent", "device"),
    [
        (
            "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/130.0.0.0 Safari/537.36",
            "Chrome, Linux",
        ),
        (
            "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1",
            "Safari, iPhone",
        ),
        ("Mozilla/5.0 (Windows NT 10.0) AppleWebKit Chrome/130 Safari/537 Edg/130", "Edge, Windows"),
        ("python-httpx/0.28.1", "python-httpx"),
        ("", ""),
    ],
)
def test_devices_have_short_names(agent: str, device: str) -> None:
    assert device_of(agent) == device
