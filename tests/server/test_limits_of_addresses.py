"""Many guests at one address, and many addresses: what each may have adds up to what one address and all may have."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from taverna.server.common.limits import PRUNE_AT, Bucket, Buckets, Places, Tally
from taverna.server.common.problems import Refused
from taverna.server.live import client_messages
from taverna.server.live.connection import Connection
from taverna.server.live.table import LiveTable
from taverna.server.think.tasks import Advice
from taverna.server.think.thinkers import Thinkers
from taverna.server.think.thoughts import Thought
from taverna.wire.codes import Code
from taverna.wire.table import FromClient, Judged
from tests.support.server.people import Json, Person, Player
from tests.support.server.raw import raw
from tests.support.server.serving import FakeClock, Serving, serving, settings_for

pytestmark = pytest.mark.anyio

HERE, THERE, ELSEWHERE = "203.0.113.1", "203.0.113.2", "203.0.113.3"
PROXY = {"proxies": "127.0.0.1"}


async def people_at(server: Serving, address: str, number: int) -> list[Person]:
    return [await server.person_at(address, f"Guest {n}") for n in range(number)]


async def first_word(person: Person, table: Json) -> str:
    async with person.socket(table) as socket:
        return str(await socket.recv())


# Sockets


async def test_sockets_of_many_guests_at_one_address(tmp_path: Path) -> None:
    async with serving(settings_for(tmp_path, max_connections_address=2, **PROXY)) as server:
        crowd, rui = await people_at(server, HERE, 3), await server.person_at(THERE, "Rui")
        table = await rui.quick("greedy")
        async with crowd[0].at(table), crowd[1].at(table):
            assert '"too-many-connections"' in await first_word(crowd[2], table)
            async with rui.at(table):
                pass
        async with crowd[2].at(table):
            pass


async def test_sockets_in_all(tmp_path: Path) -> None:
    async with serving(settings_for(tmp_path, max_connections_all=4, **PROXY)) as server:
        people = [await server.person_at(address, "Guest") for address in (HERE, THERE, ELSEWHERE)]
        table = await people[0].quick("greedy")
        async with people[0].at(table), people[1].at(table), people[0].at(table), people[1].at(table):
            assert '"full"' in await first_word(people[2], table)
        async with people[2].at(table):
            pass


async def test_connections_of_an_address_whatever_is_said_on_them(tmp_path: Path) -> None:
    """Twice as many as sockets; those beyond are cut without a word, and there is room again when one goes."""
    async with (
        serving(settings_for(tmp_path, max_connections_address=2)) as server,
        AsyncExitStack() as stack,
    ):
        for _ in range(4):
            await stack.enter_async_context(raw(server))
        for _ in range(2):
            async with raw(server) as fifth:
                assert await fifth.rest() == b""
        await stack.aclose()
        await asyncio.sleep(0.05)  # for the server to notice: it and the test take turns
        assert (await server.stranger().http.get("/api/games")).status_code == 200


# Messages


async def test_messages_from_an_address_on_all_its_sockets(tmp_path: Path) -> None:
    clock = FakeClock()
    async with serving(settings_for(tmp_path, message_rate_address=2, **PROXY), clock) as server:
        crowd, rui = await people_at(server, HERE, 2), await server.person_at(THERE, "Rui")
        table = await rui.quick(people=["Rui", "Bia"])
        async with crowd[0].at(table) as one, crowd[1].at(table) as other, rui.at(table) as honest:
            for player in (one, one, one, other):
                await player.send("back")
                assert await player.fault() == "no-seat"
            for player in (one, other):
                await player.send("back")
                assert await player.fault() == "too-fast"
            await honest.send("back")
            assert await honest.fault() == "no-stand-in"
            clock.advance(1)
            await one.send("back")
            assert await one.fault() == "no-seat"


async def test_messages_in_all(tmp_path: Path) -> None:
    clock = FakeClock()
    async with serving(settings_for(tmp_path, message_rate_all=1, **PROXY), clock) as server:
        people = [await server.person_at(address, "Guest") for address in (HERE, THERE, ELSEWHERE)]
        table = await people[0].quick(people=["Ana", "Bia"])
        async with people[0].at(table) as one, people[1].at(table) as two, people[2].at(table) as three:
            for player, code in ((one, "no-stand-in"), (two, "no-seat"), (three, "too-fast")):
                await player.send("back")
                assert await player.fault() == code


async def test_whoever_floods_a_table_has_a_few_turns_between_two_of_another(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A hundred messages in one packet while the table is busy; then one of somebody else."""
    order: list[str] = []
    genuine = client_messages.ClientMessages._do

    async def noting(
        self: client_messages.ClientMessages, live: LiveTable, connection: Connection, message: FromClient
    ) -> None:
        order.append(connection.address)
        await genuine(self, live, connection, message)

    monkeypatch.setattr(client_messages.ClientMessages, "_do", noting)
    async with serving(settings_for(tmp_path, **PROXY)) as server:
        eve, ana = await server.person_at(HERE, "Eve"), await server.person_at(THERE, "Ana")
        table = await ana.quick(people=["Ana", "Bia"])
        async with eve.at(table) as flood, ana.at(table) as honest:
            live = server.process.peek(table["id"])
            assert live is not None
            busy = asyncio.Event()
            waiting = asyncio.ensure_future(_wait_at(live, busy))
            await asyncio.gather(*(flood.send("back") for _ in range(100)))
            await _has_arrived(ana)
            await honest.send("back", id=5)
            await _has_arrived(ana)
            busy.set()
            await waiting
            assert (await honest.next("fault"))["sent"] == 5
            for _ in range(100):
                assert await flood.fault() == "no-seat"
    assert order.index(f"ip:{THERE}") <= 8
    assert len(order) == 101


async def _wait_at(live: LiveTable, busy: asyncio.Event) -> None:
    async def wait() -> None:
        await busy.wait()

    live.post(wait)
    await wait()


async def _has_arrived(person: Person) -> None:
    """What was sent before has been read by the server by now: it has answered others since."""
    for _ in range(5):
        await person.get("/api/me")


# Hints


class Slow(Thinkers):
    """Thinks until it is told to stop."""

    def __init__(self) -> None:
        super().__init__(0, 5.0, lambda *_: None)
        self.enough = asyncio.Event()

    async def advise(self, thought: Thought) -> Advice:
        await self.enough.wait()
        return Advice(
            bot="slow", ranking=[Judged(code=thought.decision.options[0], share=1.0, expected=None)]
        )


async def hints(server: Serving, stack: AsyncExitStack, addresses: list[str]) -> list[Player]:
    """One guest from each of those addresses, at a table of their own, asks for a hint."""
    players: list[Player] = []
    for address in addresses:
        person = await server.person_at(address, "Guest")
        table = await person.quick(people=["Ana", "Bia"])
        player = await stack.enter_async_context(person.at(table))
        await ask(player)
        await player.quiet()
        players.append(player)
    return players


async def ask(player: Player) -> None:
    """With the eyes of whichever seat begins: all are this guest's."""
    await player.send("look", seat=player.update["waiting"][0])
    await player.next("update")
    await player.send("hint")


def refusals(player: Player) -> list[str]:
    faults = [message for message in player.received if message["type"] == "fault"]
    return [fault["code"] for fault in faults if fault["sent"] != 424242]


async def test_hints_for_an_address_and_in_all(tmp_path: Path) -> None:
    thinkers = Slow()
    limits = settings_for(tmp_path, max_hints_address=2, max_hints_all=3, **PROXY)
    async with serving(limits, thinkers=thinkers) as server, AsyncExitStack() as stack:
        players = await hints(server, stack, [HERE, HERE, HERE, THERE, ELSEWHERE])
        assert [refusals(player) for player in players] == [[], [], ["too-fast"], [], ["full"]]
        thinkers.enough.set()
        for player in (players[0], players[1], players[3]):
            await player.next("hint")
        await players[2].send("hint")
        await players[2].next("hint")


async def test_a_guest_has_one_hint_at_a_time_in_however_many_windows(tmp_path: Path) -> None:
    thinkers = Slow()
    async with serving(settings_for(tmp_path), thinkers=thinkers) as server:
        ana = await server.person("Ana")
        table = await ana.quick(people=["Ana", "Bia"])
        async with ana.at(table) as one, ana.at(table) as other:
            await ask(one)
            await one.quiet()
            await ask(other)
            assert await other.fault() == "too-fast"
            thinkers.enough.set()
            await one.next("hint")


# Guests and tables


async def test_new_guests_in_all(tmp_path: Path) -> None:
    clock = FakeClock()
    async with serving(settings_for(tmp_path, guest_rate_all=0.4, **PROXY), clock) as server:
        await server.person_at(HERE, "Ana")
        await server.person_at(THERE, "Rui")
        late = server.stranger(**{"x-forwarded-for": ELSEWHERE})
        await late.refused("POST", "/api/me", 429, "too-fast", json={"nickname": "Zoe"})
        clock.advance(151)
        await server.person_at(ELSEWHERE, "Zoe")


async def test_an_address_can_not_fill_the_house_with_tables_of_ever_new_guests(tmp_path: Path) -> None:
    clock = FakeClock()
    async with serving(settings_for(tmp_path, table_rate=0.1, **PROXY), clock) as server:
        crowd, rui = await people_at(server, HERE, 4), await server.person_at(THERE, "Rui")
        made = [await person.quick("greedy") for person in crowd[:2]] + [await crowd[2].open_table()]
        for path, body in (
            ("/api/tables", {"game": "dead-mans-draw", "seats": 2}),
            ("/api/quick", {"game": "dead-mans-draw", "bots": ["greedy"]}),
            (f"/api/tables/{made[0]['id']}/rematch", {}),
            ("/api/campaigns", {"name": "Mercs"}),
            ("/api/campaigns/AAAAAAAAAAAA/chapter", {"chapter": "1", "party": "Mercs"}),
            ("/api/campaigns/file", {"file": "{}", "name": "Mercs", "person": "Ana"}),
        ):
            await crowd[3].refused("POST", path, 429, "too-fast", json=body)
        await rui.quick("greedy")
        clock.advance(601)
        await crowd[3].quick("greedy")


async def test_new_tables_a_minute_in_all(tmp_path: Path) -> None:
    async with serving(settings_for(tmp_path, table_rate_all=1 / 15, **PROXY), FakeClock()) as server:
        for address in (HERE, THERE):
            await (await server.person_at(address, "Guest")).open_table()
        late = await server.person_at(ELSEWHERE, "Zoe")
        body = {"game": "dead-mans-draw", "seats": 2}
        await late.refused("POST", "/api/tables", 429, "too-fast", json=body)


async def test_tables_in_all(tmp_path: Path) -> None:
    """Counted in the store, now and then: also those of before, and no longer those that are gone."""
    body = {"game": "dead-mans-draw", "seats": 2}
    async with serving(settings_for(tmp_path)) as server:
        await (await server.person("Ana")).open_table()
    clock = FakeClock()
    async with serving(settings_for(tmp_path, max_tables_all=2), clock) as server:
        rui = await server.person("Rui")
        table = await rui.open_table()
        problem = await rui.refused("POST", "/api/tables", 503, "full", json=body)
        assert problem["text"] == "The house is full just now. Try again later."
        await rui.http.delete(f"/api/tables/{table['id']}/seats/0")
        clock.advance(61)
        await rui.open_table()


async def test_tables_in_memory(tmp_path: Path) -> None:
    async with serving(settings_for(tmp_path, max_tables_awake=2), FakeClock()) as server:
        ana = await server.person("Ana")
        made = [await ana.quick(people=["Ana", "Bia"]) for _ in range(5)]
        awake = [table["id"] for table in made if server.process.peek(table["id"])]
        assert awake == [made[3]["id"], made[4]["id"]]
        async with ana.at(made[0]), ana.at(made[1]):
            assert '"full"' in await first_word(ana, made[2])
        async with ana.at(made[2]):
            pass


# The counting itself


def test_an_address_that_has_had_its_share_takes_nothing_from_the_others() -> None:
    clock = FakeClock()
    buckets = Buckets(1, 2, clock.now, Bucket(10, 3, clock.now))
    for _ in range(2):
        buckets.take("flood")
    for _ in range(100):
        with pytest.raises(Refused):
            buckets.take("flood")
    buckets.take("honest")
    with pytest.raises(Refused):
        buckets.take("another")


def test_ever_new_addresses_are_not_remembered_for_ever() -> None:
    clock = FakeClock()
    buckets = Buckets(1, 2, clock.now)
    for number in range(2 * PRUNE_AT):
        buckets.take(str(number))
        assert len(buckets._buckets) <= PRUNE_AT


def test_what_is_dropped_is_not_counted_any_more() -> None:
    tally = Tally(Code.TOO_FAST, 1, 2, 3)
    for _ in range(10):
        tally.add("a", "x")
        tally.add("b", "x")
        tally.add("c", "y")
        for who in (("a", "z"), ("d", "x"), ("d", "z")):
            with pytest.raises(Refused):
                tally.add(*who)
        for who in (("a", "x"), ("b", "x"), ("c", "y")):
            tally.drop(*who)
    assert not tally._held
    assert not tally._held_at


async def test_places_are_given_in_order_and_no_address_has_more_than_half() -> None:
    places = Places(at_once=4, waiting=8, seconds=60)
    entered: list[str] = []

    async def come(name: str) -> None:
        await places.enter(name[0])
        entered.append(name)

    visits = [asyncio.ensure_future(come(name)) for name in ("a1", "a2", "a3", "a4", "b1", "c1", "d1")]
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    assert entered == ["a1", "a2", "b1", "c1"]
    assert places.waiting == 3
    with pytest.raises(Refused) as refusal:
        await places.enter("a")
    assert refusal.value.code == Code.TOO_FAST
    places.leave("b")
    await asyncio.gather(visits[-1])
    assert entered[4:] == ["d1"]
    visits[2].cancel()
    places.leave("a")
    await asyncio.gather(visits[3])
    assert (places.inside, places.waiting) == (4, 0)


async def test_whoever_waits_too_long_for_a_place_is_told_so_and_leaves_no_trace() -> None:
    places = Places(at_once=1, waiting=1, seconds=0.01)
    await places.enter("a")
    waiting = asyncio.ensure_future(places.enter("b"))
    await asyncio.sleep(0)
    with pytest.raises(Refused) as refusal:
        await places.enter("c")
    assert refusal.value.code == Code.UNAVAILABLE
    with pytest.raises(Refused) as refusal:
        await waiting
    assert refusal.value.code == Code.UNAVAILABLE
    assert (places.inside, places.waiting) == (1, 0)
    places.leave("a")
    await places.enter("b")
