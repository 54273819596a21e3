"""Too much, too fast, too many: each has a setting."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from taverna.server.common.addresses import network
from taverna.server.people.identity import Guests, Visit
from tests.support.server.people import Person
from tests.support.server.serving import FakeClock, serving, settings_for

pytestmark = pytest.mark.anyio


async def test_tables_of_a_host(tmp_path: Path) -> None:
    async with serving(settings_for(tmp_path, max_tables=2)) as server:
        ana, rui = await server.person("Ana"), await server.person("Rui")
        table = await ana.open_table()
        await ana.open_table()
        body = {"game": "dead-mans-draw", "seats": 2}
        problem = await ana.refused("POST", "/api/tables", 429, "too-many-tables", json=body)
        assert problem["values"] == {"limit": 2}
        await rui.open_table()
        await ana.http.delete(f"/api/tables/{table['id']}/seats/0")
        await ana.open_table()


async def test_a_forgotten_table_does_not_count(tmp_path: Path) -> None:
    clock = FakeClock()
    async with serving(settings_for(tmp_path, max_tables=1), clock) as server:
        ana = await server.person("Ana")
        await ana.quick(people=["Ana", "Bia"])
        clock.advance(25 * 3600)
        await ana.quick(people=["Ana", "Bia"])


async def test_connections_of_a_guest(tmp_path: Path) -> None:
    async with serving(settings_for(tmp_path, max_connections=2)) as server:
        ana, rui = await server.person("Ana"), await server.person("Rui")
        table = await ana.quick("greedy")
        async with ana.at(table), rui.at(table):
            async with ana.at(table), ana.socket(table) as third:
                assert '"too-many-connections"' in str(await third.recv())
            async with ana.at(table):
                pass


async def test_requests_of_a_guest(tmp_path: Path) -> None:
    clock = FakeClock()
    async with serving(settings_for(tmp_path, request_rate=1), clock) as server:
        ana, rui = await server.person("Ana"), server.stranger()
        for _ in range(3):
            await ana.get("/api/me")
        await ana.refused("GET", "/api/me", 429, "too-fast")
        assert (await rui.http.get("/api/games")).status_code == 200
        clock.advance(1)
        await ana.get("/api/me")


async def test_requests_from_an_address_whoever_asks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also with tokens made up on the way: the store is not asked about them any more."""
    clock = FakeClock()
    asked = 0
    find = Guests.find

    async def counting(self: Guests, token: str) -> Visit | None:
        nonlocal asked
        asked += 1
        return await find(self, token)

    monkeypatch.setattr(Guests, "find", counting)
    async with serving(settings_for(tmp_path, address_rate=1), clock) as server:
        for number in range(3):
            someone = server.stranger(authorization=f"Bearer made-up-{number}")
            await someone.refused("GET", "/api/me", 401, "bad-token")
        await server.stranger(authorization="Bearer another").refused("GET", "/api/me", 429, "too-fast")
        async with server.stranger(authorization="Bearer another").socket("A" * 12) as socket:
            assert '"too-fast"' in str(await socket.recv())
        assert asked == 3
        clock.advance(1)
        await server.person("Ana")


@pytest.mark.parametrize(
    "path", ["/health", "/metrics", "/docs", "/docs/openapi.json", "/docs/messages.json", "/docs/style.css"]
)
async def test_pages_that_are_not_the_games_count_too(tmp_path: Path, path: str) -> None:
    async with serving(settings_for(tmp_path, address_rate=1), FakeClock()) as server:
        person = server.stranger()
        for _ in range(3):
            assert (await person.http.get(path)).status_code == 200
        await person.refused("GET", path, 429, "too-fast")
        assert (await person.http.get("/")).status_code == 200


async def test_new_sockets_of_a_guest(tmp_path: Path) -> None:
    clock = FakeClock()
    async with serving(settings_for(tmp_path, visit_rate=0.2), clock) as server:
        ana, rui, stranger = await server.person("Ana"), await server.person("Rui"), server.stranger()
        table = await ana.quick("greedy")
        for person in (ana, stranger):
            for _ in range(2):
                async with person.at(table):
                    pass
            async with person.socket(table) as socket:
                assert '"too-fast"' in str(await socket.recv())
        async with rui.at(table):
            pass
        clock.advance(5)
        async with ana.at(table):
            pass


async def test_how_often_somebody_looks_at_the_whole_table(tmp_path: Path) -> None:
    clock = FakeClock()
    async with serving(settings_for(tmp_path, look_rate=1), clock) as server:
        ana, rui = await server.person("Ana"), await server.person("Rui")
        table = await ana.quick(people=["Ana", "Bia"])
        async with ana.at(table) as player, ana.at(table) as tab, rui.at(table) as other:
            for screen in (player, player, player, tab, tab):
                await screen.send("look", seat=0)
                await screen.next("hello")
            for screen in (player, tab):
                await screen.send("look", seat=1)
                assert await screen.fault() == "too-fast"
            assert player.eyes == 0
            await other.send("look", seat=None)
            await other.next("hello")
            clock.advance(1)
            await player.send("look", seat=1)
            assert (await player.next("hello"))["seat"] == 1


@pytest.mark.parametrize(
    ("address", "counted"),
    [
        ("203.0.113.7", "203.0.113.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::1%eth0", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::1", "2001:db8:1:3::/64"),
        ("::ffff:203.0.113.7", "203.0.113.7"),
        ("testclient", "testclient"),
    ],
)
def test_a_household_is_one_visitor(address: str, counted: str) -> None:
    assert network(address) == counted


async def test_new_guests_from_an_address(tmp_path: Path) -> None:
    clock = FakeClock()
    async with serving(settings_for(tmp_path, guest_rate=0.6), clock) as server:
        for name in ("Ana", "Rui", "Eva"):
            await server.person(name)
        await server.stranger().refused("POST", "/api/me", 429, "too-fast", json={"nickname": "Zoe"})
        await server.stranger().refused("POST", "/api/token", 429, "too-fast", json={"nickname": "Zoe"})
        clock.advance(101)
        await server.person("Zoe")


async def test_messages_on_a_socket(tmp_path: Path) -> None:
    clock = FakeClock()
    async with serving(settings_for(tmp_path, message_rate=2), clock) as server:
        ana = await server.person("Ana")
        table = await ana.quick("greedy")
        async with ana.at(table) as player:
            for _ in range(5):
                await player.send("back")
            faults = [await player.fault() for _ in range(5)]
            assert sorted(faults) == ["no-stand-in"] * 4 + ["too-fast"]
            clock.advance(1)
            await player.send("back")
            assert await player.fault() == "no-stand-in"
            for _ in range(10):
                await player.send("back")
            assert await player.closed() == 1008


async def test_how_much_and_how_long_somebody_talks(tmp_path: Path) -> None:
    clock = FakeClock()
    async with serving(settings_for(tmp_path, say_rate=1, max_said=10), clock) as server:
        ana = await server.person("Ana")
        table = await ana.quick("greedy")
        async with ana.at(table) as player:
            await player.send("say", text="x" * 11)
            assert await player.fault() == "too-long"
            for _ in range(6):
                await player.send("say", text="x")
            assert await player.fault() == "too-fast"
            assert len([message for message in player.received if message["type"] == "said"]) == 5


async def test_the_size_of_a_message(tmp_path: Path) -> None:
    async with serving(settings_for(tmp_path, max_message=300)) as server:
        ana = await server.person("Ana")
        table = await ana.quick("greedy")
        async with ana.at(table) as player:
            await player.socket.send('{"type": "say", "text": "' + "x" * 300 + '"}')
            assert await player.closed() == 1009


async def test_whoever_sends_too_much_is_told_how_much_it_may_be(tmp_path: Path) -> None:
    limits = settings_for(tmp_path, max_body=300, max_record=400, max_campaign=500)
    async with serving(limits) as server:
        person = await server.person("Ana")
        for path, limit in (
            ("/api/tables", 300),
            ("/api/replay", 400),
            ("/api/analysis", 400),
            ("/api/campaigns/file", 500),
        ):
            told = await person.refused("POST", path, 413, "too-large", json={"x": "x" * 600})
            assert told["values"] == {"limit": limit}


async def test_the_size_of_a_request(tmp_path: Path) -> None:
    async with serving(settings_for(tmp_path, max_body=500)) as server:
        person = server.stranger()
        await person.refused("POST", "/api/me", 413, "too-large", json={"nickname": "x" * 500})
        await slowly(person)


async def slowly(person: Person) -> None:
    """Without saying in advance how much there will be."""

    async def parts() -> AsyncIterator[bytes]:
        for _ in range(100):
            yield b" " * 100

    await person.refused(
        "POST", "/api/me", 413, "too-large", content=parts(), headers={"content-type": "application/json"}
    )
