"""Records that people send: how many are read at once, how long they may be, and how much work they may make."""

from __future__ import annotations

import asyncio
import json
import threading
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import httpx
import pytest

from taverna.kernel import Match, Rng
from taverna.server.http import looking_back
from taverna.server.http.admission import PART, _in_parts
from taverna.server.live import loading
from taverna.server.matches import replaying
from taverna.server.process import Process
from taverna.server.store.rows import Step, TableRow
from taverna.wire.replay import Replay
from tests.support.server.people import SECONDS, Json
from tests.support.server.raw import raw
from tests.support.server.serving import FakeClock, Serving, serving, settings_for

pytestmark = pytest.mark.anyio

HEAD = (
    b"POST /api/replay HTTP/1.1\r\nhost: localhost\r\nx-forwarded-for: %s\r\n"
    b"content-type: application/json\r\ncontent-length: 900000\r\n\r\n"
)
PROXY = {"proxies": "127.0.0.1"}


def record_of(steps: int = 10**9) -> Json:
    match = Match("dead-mans-draw", 2, 7, {"pirates": False}, names=["Ana", "Rui"])
    rng = Rng(7)
    while not match.over and len(match.record().steps) < steps:
        decision = match.pending[0]
        match.submit(decision.seat, decision.options[rng.below(len(decision.options))])
    return match.record().to_dict()


class Busy:
    """Replays go on until they are told to stop; how many records are known to the process meanwhile."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.known = self.most = 0
        self.enough = threading.Event()
        self._wanted = looking_back._wanted
        monkeypatch.setattr(looking_back, "_wanted", self.wanted)
        monkeypatch.setattr(looking_back, "frames", self.frames)

    async def wanted(self, process: Process, record: Any, table: Any) -> Any:
        self.known += 1
        self.most = max(self.most, self.known)
        return await self._wanted(process, record, table)

    def frames(self, record: Any, *_: Any) -> Replay:
        self.enough.wait(15)
        self.known -= 1
        return Replay(game="", seats=2, names=[], options={}, steps=0, frames=[])


async def upload(server: Serving, address: str, size: int) -> httpx.Response:
    body = json.dumps({"record": record_of(5)}) + " " * size
    headers = {"x-forwarded-for": address, "content-type": "application/json"}
    return await server.stranger(**headers).http.post("/api/replay", content=body)


async def until(true: Callable[[], bool]) -> None:
    async with asyncio.timeout(SECONDS):
        while not true():
            await asyncio.sleep(0.01)


async def test_however_many_upload_a_few_records_are_in_memory(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Forty at once from ten addresses: the places and the queue are full, and the rest is sent away."""
    busy = Busy(monkeypatch)
    settings = settings_for(
        tmp_path, max_uploads=4, max_uploads_waiting=20, max_connections_address=100, **PROXY
    )
    async with serving(settings) as server:
        uploads = [
            asyncio.ensure_future(upload(server, f"203.0.113.{number % 10}", 300_000)) for number in range(40)
        ]
        await until(lambda: sum(one.done() for one in uploads) == 16 and busy.known == 4)
        assert server.process.uploads.waiting == 20
        assert (server.process.uploads.inside, busy.known) == (4, 4)
        busy.enough.set()
        answers = [(await one).status_code for one in uploads]
        assert server.process.uploads.inside == 0
    assert busy.most <= 4
    assert sorted(set(answers)) == [200, 503]
    assert answers.count(200) == 24


async def test_one_address_gets_half_of_the_places_and_a_quarter_of_the_queue(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever is sent away is told so before anything of the record has been sent, let alone read."""
    busy = Busy(monkeypatch)
    async with serving(settings_for(tmp_path, max_uploads=4, max_uploads_waiting=8, **PROXY)) as server:
        uploads = [asyncio.ensure_future(upload(server, "203.0.113.1", 1000)) for _ in range(4)]
        await until(lambda: server.process.uploads.waiting == 2)
        async with raw(server) as greedy:
            await greedy.say(HEAD % b"203.0.113.1")
            assert b" 429 " in await greedy.head()
        other = asyncio.ensure_future(upload(server, "203.0.113.2", 1000))
        await until(lambda: busy.known == 3)
        busy.enough.set()
        assert [(await one).status_code for one in (*uploads, other)] == [200] * 5


async def test_an_address_can_not_keep_everyone_waiting_with_megabytes(tmp_path: Path) -> None:
    """Four of a quarter are a burst; the fifth is refused before anything of it is read, though a place is free."""
    settings = settings_for(tmp_path, max_record=40_000, max_campaign=40_000, upload_rate=0.001, **PROXY)
    body = b" " * 9_900
    async with serving(settings) as server:
        ana = server.stranger(**{"x-forwarded-for": "203.0.113.1"}).http
        answers = [await _nonsense(ana, body) for _ in range(5)]
        assert answers == [400, 400, 400, 400, 429]
        async with raw(server) as greedy:
            await greedy.say(HEAD % b"203.0.113.1")
            assert b" 429 " in await greedy.head()
        bia = server.stranger(**{"x-forwarded-for": "203.0.113.2"}).http
        assert await _nonsense(bia, body) == 400
        assert (await ana.get("/api/games")).status_code == 200


async def test_a_body_of_unknown_length_counts_as_the_longest(tmp_path: Path) -> None:
    settings = settings_for(tmp_path, max_record=40_000, max_campaign=40_000, upload_rate=0.001)

    async def parts() -> AsyncIterator[bytes]:
        yield b" "

    async with serving(settings) as server:
        http = server.stranger().http
        assert [await _nonsense(http, parts()), await _nonsense(http, b" ")] == [400, 429]


async def test_many_addresses_share_what_may_be_uploaded_in_all(tmp_path: Path) -> None:
    settings = settings_for(tmp_path, max_record=40_000, max_campaign=40_000, upload_rate_all=0.001, **PROXY)
    async with serving(settings) as server:
        people = [server.stranger(**{"x-forwarded-for": f"203.0.113.{number}"}).http for number in range(5)]
        assert [await _nonsense(http, b" " * 9_900) for http in people] == [400, 400, 400, 400, 429]


async def _nonsense(http: httpx.AsyncClient, body: bytes | AsyncIterator[bytes]) -> int:
    headers = {"content-type": "application/json"}
    return (await http.post("/api/replay", content=body, headers=headers)).status_code


async def test_whoever_holds_a_place_with_half_a_body_loses_it(tmp_path: Path) -> None:
    settings = settings_for(tmp_path, max_uploads=1, body_seconds=0.2)
    async with serving(settings) as server, raw(server) as slow:
        await slow.say(HEAD % b"" + b"{")
        await until(lambda: server.process.uploads.inside == 1)
        assert (await upload(server, "", 10)).status_code == 200
        assert b" 408 " in await slow.head()


async def test_a_place_is_given_back_whatever_the_answer_is(tmp_path: Path) -> None:
    async with serving(settings_for(tmp_path, max_record=10_000)) as server:
        http = server.stranger().http
        for content in (b"", b"{", b'"\x95"', b"{}", b'{"record": {}}', b" " * 20_000):
            answer = await http.post(
                "/api/replay", content=content, headers={"content-type": "application/json"}
            )
            assert answer.status_code in (400, 413)
            assert server.process.uploads.inside == 0
        assert (await http.get("/api/replay")).status_code == 405
        assert server.process.uploads.inside == 0


async def test_the_steps_of_a_record(tmp_path: Path) -> None:
    async with serving(settings_for(tmp_path, max_steps=5)) as server:
        person = server.stranger()
        await person.post("/api/replay", record=record_of(5))
        for path in ("/api/replay", "/api/analysis"):
            problem = await person.refused("POST", path, 413, "too-many-steps", json={"record": record_of(6)})
            assert problem["values"] == {"limit": 5}


async def test_the_work_that_a_record_makes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each step takes a second; after five there are no more, however many the record has."""
    clock = FakeClock()
    played = 0
    genuine = replaying._submit

    def submit(*args: Any) -> None:
        nonlocal played
        played += 1
        clock._now += 1
        genuine(*args)

    monkeypatch.setattr(replaying, "_submit", submit)
    async with serving(settings_for(tmp_path, replay_seconds=4.5), clock) as server:
        person = server.stranger()
        for path in ("/api/replay", "/api/analysis"):
            played = 0
            await person.refused("POST", path, 413, "too-much-work", json={"record": record_of(20)})
            assert played == 5
        await person.post("/api/replay", record=record_of(4))


async def test_a_large_answer_is_handed_on_in_parts() -> None:
    """So that the place is held until most of it has been taken."""
    sent: list[Any] = []

    async def send(message: Any) -> None:
        sent.append(message)

    body = bytes(range(256)) * 1000
    await _in_parts(send)({"type": "http.response.body", "body": body, "more_body": False})
    assert b"".join(message["body"] for message in sent) == body
    assert max(len(message["body"]) for message in sent) == PART
    assert [message["more_body"] for message in sent] == [True] * (len(sent) - 1) + [False]


async def test_tables_are_woken_beside_the_event_loop_however_short_their_story(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    threads: list[int] = []
    genuine = loading.replayed

    def replayed(table: TableRow, steps: list[Step]) -> Match:
        threads.append(threading.get_ident())
        return genuine(table, steps)

    monkeypatch.setattr(loading, "replayed", replayed)
    async with serving(settings_for(tmp_path)) as server:
        ana = await server.person("Ana")
        table = await ana.quick(people=["Ana", "Bia"])
        server.process.forget(table["id"])
        async with ana.at(table):
            pass
    assert len(threads) == 2
    assert threading.get_ident() not in threads
