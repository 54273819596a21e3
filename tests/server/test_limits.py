"""Too much, too fast, too many: each has a setting."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.server.people import Person
from tests.server.serving import FakeClock, serving, settings_for

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


async def test_new_guests_from_an_address(tmp_path: Path) -> None:
    clock = FakeClock()
    async with serving(settings_for(tmp_path, guest_rate=0.1), clock) as server:
        for name in ("Ana", "Rui", "Eva"):
            await server.person(name)
        await server.stranger().refused("POST", "/api/me", 429, "too-fast", json={"nickname": "Zoe"})
        await server.stranger().refused("POST", "/api/token", 429, "too-fast", json={"nickname": "Zoe"})
        clock.advance(11)
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
