"""Bytes that are no text, wherever a client can put them: refused as the client's fault, never as ours.

And no matter how often: the log stays short.
"""

from __future__ import annotations

import asyncio
import io
import json
import logging
from collections.abc import Iterator
from pathlib import Path

import pytest

from taverna.server.common import logs
from taverna.server.common.logs import LINES_A_MINUTE, Sparing
from tests.support.server.people import Person
from tests.support.server.raw import raw
from tests.support.server.serving import FakeClock, Serving, serving, settings_for, told

pytestmark = pytest.mark.anyio

BODIES = [
    b'"\x95"',
    b'{"nickname": "\x95"}',
    b'{"\x95": 1}',
    b'{"record": {"\xff": "\xfe"}}',
    b'{"nickname": "\xed\xa0\x80"}',
    b'{"nickname": "\\ud800"}',
    b'{"game": "\\udfff\\ud800", "seats": 2}',
    b'{"name": "\\ud83d"}',
    b"\xff\xfe{\x00}\x00",
    b"\x95",
]
ROUTES = [
    ("POST", "/api/me"),
    ("POST", "/api/me/forget"),
    ("POST", "/api/token"),
    ("POST", "/api/account"),
    ("PUT", "/api/account"),
    ("POST", "/api/account/login"),
    ("POST", "/api/account/recover"),
    ("POST", "/api/account/recovery"),
    ("POST", "/api/account/passkey"),
    ("POST", "/api/account/passkey/login"),
    ("POST", "/api/account/passkey/options"),
    ("PUT", "/api/profile"),
    ("POST", "/api/friends"),
    ("POST", "/api/blocks"),
    ("POST", "/api/tables"),
    ("POST", "/api/quick"),
    ("PUT", "/api/tables/{table_id}/quit"),
    ("POST", "/api/puzzles/{game}"),
    ("POST", "/api/tables/{table_id}/invitations"),
    ("POST", "/api/tables/{table_id}/reports"),
    ("POST", "/api/tables/{table_id}/seats/{number}"),
    ("PUT", "/api/tables/{table_id}/seats/{number}/bot"),
    ("POST", "/api/tables/{table_id}/rematch"),
    ("POST", "/api/campaigns"),
    ("POST", "/api/campaigns/file"),
    ("POST", "/api/campaigns/{campaign_id}/bots"),
    ("POST", "/api/campaigns/{campaign_id}/chapter"),
    ("POST", "/api/campaigns/{campaign_id}/deeds"),
    ("PUT", "/api/campaigns/{campaign_id}/archive"),
    ("PUT", "/api/campaigns/{campaign_id}/vote"),
    ("POST", "/api/invitations/{invitation}"),
    ("POST", "/api/replay"),
    ("POST", "/api/analysis"),
]
NOWHERE = "Abcdefghijkl"
"""The body is read first: there need be no such campaign."""


@pytest.mark.parametrize(("method", "path"), ROUTES)
async def test_in_the_body_of_any_request(
    server: Serving, method: str, path: str, caplog: pytest.LogCaptureFixture
) -> None:
    ana = await server.person("Ana")
    table = await ana.open_table()
    for body in BODIES:
        headers = {"content-type": "application/json"}
        place = path.format(
            table_id=table["id"], number=1, campaign_id=NOWHERE, invitation=NOWHERE, game="dead-mans-draw"
        )
        await ana.refused(method, place, 400, "bad-request", content=body, headers=headers)
    assert not told(caplog)


async def test_every_route_with_a_body_is_among_those(server: Serving) -> None:
    routes = (await server.stranger().get("/docs/openapi.json"))["paths"]
    with_body = {
        (method.upper(), path)
        for path, methods in routes.items()
        for method, route in methods.items()
        if "requestBody" in route
    }
    assert with_body == set(ROUTES)


@pytest.mark.parametrize(
    "path",
    [
        "/%ff",
        "/%ed%a0%80",
        "/api/tables/%ff",
        "/api/tables?which=%ff&page=%95",
        "/api/rules/%ff/%ff",
        "/api/texts/%ed%a0%80/%ff",
        "/api/reference/%ff/%ff/%ff",
        "/docs/%95",
    ],
)
async def test_in_an_address(server: Serving, path: str, caplog: pytest.LogCaptureFixture) -> None:
    answer = await server.stranger().http.get(path)
    assert answer.status_code < 500
    assert not told(caplog)


@pytest.mark.parametrize(
    "name",
    [
        "cookie",
        "authorization",
        "accept-language",
        "origin",
        "host",
        "accept",
        "content-type",
        "x-forwarded-for",
    ],
)
async def test_in_a_header(server: Serving, name: str, caplog: pytest.LogCaptureFixture) -> None:
    values = [b"\x95", b"Bearer \xff", b"taverna=\xff; \x95=1", b"http://[\x95", b"a/b; charset=\x95"]
    for value in values:
        for method, body in (("GET", b""), ("POST", b'{"nickname": "Ana"}')):
            answer = await server.stranger().http.request(
                method, "/api/me", content=body, headers=[(name.encode(), value)]
            )
            assert answer.status_code < 500, value
    assert not told(caplog)


async def test_in_a_message_on_a_socket(server: Serving, caplog: pytest.LogCaptureFixture) -> None:
    ana = await server.person("Ana")
    table = await ana.quick("greedy")
    async with ana.at(table) as player:
        for message in (
            b'{"type": "say", "text": "\x95"}',
            '{"type": "say", "text": "\\ud800"}',
            '{"type": "signal", "key": "\\ud800\\ud800"}',
            b'{"type": "\xff"}',
            b"\xff",
        ):
            await player.socket.send(message)
            assert await player.fault() == "bad-message"
    assert not told(caplog)


async def test_headers_of_the_newest_browsers_are_no_trouble(server: Serving) -> None:
    browser = {
        "sec-ch-ua": '"Chromium";v="141", "Not?A_Brand";v="8"',
        "sec-ch-ua-platform": '"Linux"',
        "sec-fetch-site": "same-origin",
        "sec-fetch-mode": "cors",
        "sec-fetch-dest": "empty",
        "sec-gpc": "1",
        "priority": "u=1, i",
        "accept-encoding": "gzip, deflate, br, zstd, dcb, dcz",
        "available-dictionary": ":pZGm1Av0IEBKARczz7exkNYsZb8LzaMrV7J32a2fFG4=:",
        "accept": "text/html,application/xhtml+xml,image/avif,*/*;q=0.8,application/signed-exchange;v=b3;q=0.7",
    }
    for path in ("/", "/api/me", "/api/games", "/docs"):
        assert (await server.stranger(**browser).http.get(path)).status_code == 200
    answer = await server.stranger(**browser).http.post("/api/me", json={"nickname": "Ana"})
    assert answer.status_code == 200
    assert answer.headers["cross-origin-embedder-policy"] == "require-corp"
    assert answer.headers["origin-agent-cluster"] == "?1"
    assert "browsing-topics=()" in answer.headers["permissions-policy"]


@pytest.mark.parametrize("site", ["cross-site", "same-site"])
async def test_a_browser_that_names_no_origin_still_says_that_it_comes_from_elsewhere(
    server: Serving, site: str
) -> None:
    foreign = server.stranger(**{"sec-fetch-site": site})
    await foreign.refused("POST", "/api/me", 403, "wrong-origin", json={"nickname": "Ana"})
    assert (await foreign.http.get("/")).status_code == 200


# Metrics


async def metrics(person: Person, **headers: str) -> int:
    return (await person.http.get("/metrics", headers=headers)).status_code


async def test_metrics_are_for_this_machine_unless_others_are_named(tmp_path: Path) -> None:
    async with serving(settings_for(tmp_path, metrics_hosts="", metrics_token="s3cret")) as server:
        person = server.stranger()
        problem = await person.refused("GET", "/metrics", 403, "operators-only")
        assert "metrics_hosts" in problem["detail"]
        assert await metrics(person, authorization="Bearer guess") == 403
        assert await metrics(person, authorization="Bearer s3cret") == 200
    async with serving(settings_for(tmp_path, metrics_hosts="10.0.0.0/8", proxies="127.0.0.1")) as server:
        person = server.stranger()
        assert await metrics(person, **{"x-forwarded-for": "10.1.2.3"}) == 200
        assert await metrics(person, **{"x-forwarded-for": "192.0.2.1"}) == 403
        assert await metrics(person) == 403


async def test_what_an_unknown_proxy_hands_on_is_not_from_this_machine(tmp_path: Path) -> None:
    async with serving(settings_for(tmp_path)) as server:
        assert await metrics(server.stranger()) == 200
        assert await metrics(server.stranger(), **{"x-forwarded-for": "127.0.0.1"}) == 403
        assert await metrics(server.stranger(), authorization="Bearer") == 200


# The log


@pytest.fixture
def log(monkeypatch: pytest.MonkeyPatch) -> Iterator[io.StringIO]:
    """What the server's process writes, as it sets it up itself."""
    written = io.StringIO()
    loggers = [logging.root, logs.LOGGER, logging.getLogger("uvicorn")]
    before = [(logger, logger.level, logger.handlers) for logger in loggers]
    monkeypatch.setattr("sys.stderr", written)
    logs.set_up("info")
    try:
        yield written
    finally:
        for logger, level, handlers in before:
            logger.setLevel(level)
            logger.handlers = handlers


async def test_nonsense_in_great_numbers_is_a_few_lines(tmp_path: Path, log: io.StringIO) -> None:
    async with serving(settings_for(tmp_path)) as server:
        for _ in range(3 * LINES_A_MINUTE):
            async with raw(server) as nonsense:
                await nonsense.say(b"\x16\x03\x01 nonsense\r\n\r\n")
                assert b" 400 " in await nonsense.head()
        await asyncio.sleep(0)
    lines = [json.loads(line) for line in log.getvalue().splitlines()]
    assert sum("Invalid HTTP" in line["event"] for line in lines) == LINES_A_MINUTE
    assert "tables woken" in [line["event"] for line in lines]


def line(text: str, name: str = "uvicorn.error") -> logging.LogRecord:
    return logging.LogRecord(name, logging.WARNING, "", 0, text, None, None)


def test_how_many_lines_were_left_out_is_told_in_the_next_minute() -> None:
    clock = FakeClock()
    sparing = Sparing(clock.now)
    assert sum(sparing.filter(line("nonsense")) for _ in range(1000)) == LINES_A_MINUTE
    assert sparing.filter(line("something else"))
    assert sparing.filter(line("nonsense", "taverna.server"))
    clock.advance(60)
    next_line = line("nonsense")
    assert sparing.filter(next_line)
    assert f'"left_out": {1000 - LINES_A_MINUTE}' in logs.JsonLines().format(next_line)
    again = line("nonsense")
    assert sparing.filter(again)
    assert "left_out" not in logs.JsonLines().format(again)


def test_lines_that_differ_in_their_end_are_of_one_kind() -> None:
    sparing = Sparing(FakeClock().now)
    told = [
        sparing.filter(line(f"Task exception was never retrieved\nfuture: <Task {number}>"))
        for number in range(100)
    ]
    assert sum(told) == LINES_A_MINUTE
    assert sum(sparing.filter(line(f"{number}")) for number in range(5000)) == 5000
    assert len(sparing._kinds) <= 1000
