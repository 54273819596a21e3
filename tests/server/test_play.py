"""Whole games over sockets."""

from __future__ import annotations

import asyncio

import pytest

from taverna.kernel import Record, replay
from taverna.server.people.names import BOTS
from tests.support.server.people import Json, Player, play_on
from tests.support.server.serving import Serving

pytestmark = pytest.mark.anyio


async def test_two_guests_play_a_whole_game(server: Serving) -> None:
    ana, rui = await server.person("Ana"), await server.person("Rui")
    table = await ana.open_table()
    await rui.sit(table, 1)
    await ana.start(table)
    async with ana.at(table) as first, rui.at(table) as second:
        assert (first.hello["seat"], second.hello["seat"]) == (0, 1)
        await asyncio.gather(play_on(first), play_on(second))
        assert first.update["result"] == second.update["result"]
        assert first.update["step"] == second.update["step"]
        told = await first.next("seats", lambda message: message["table"]["state"] == "finished")
        assert told["table"]["winners"] == first.update["result"]["winners"]
    shown = await ana.get(f"/api/tables/{table['id']}")
    assert (shown["state"], shown["winners"]) == ("finished", told["table"]["winners"])
    check_record(await rui.get(f"/api/tables/{table['id']}/record"), first)


def check_record(data: Json, player: Player) -> None:
    """The record is the game that was played."""
    match = replay(Record.from_dict(data))
    assert match.names == ["Ana", "Rui"]
    assert match.outcome().scores == player.update["result"]["scores"]
    assert [event.to_dict() for _, event in match.events(0)] == [
        {name: event[name] for name in ("kind", "rule", "args")} for event in player.events
    ]


async def test_a_guest_against_bots(server: Serving) -> None:
    ana = await server.person("Ana")
    table = await ana.quick("greedy", "random", "greedy", options={})
    assert [seat["name"] for seat in table["seats"]] == ["Ana", *BOTS[:3]]
    assert [seat["bot"] for seat in table["seats"]] == [None, "greedy", "random", "greedy"]
    async with ana.at(table) as player:
        await play_on(player)
        assert player.over
        numbers = [event["n"] for event in player.events]
        assert numbers == sorted(set(numbers))


async def test_a_program_plays_with_a_bearer_token(server: Serving) -> None:
    stranger = server.stranger()
    made = await stranger.post("/api/token", nickname="Robot")
    robot = server.stranger(authorization=f"Bearer {made['token']}")
    table = await robot.quick("random")
    async with robot.at(table) as player:
        await play_on(player)
        assert player.over


async def test_people_who_arrive_before_the_start_are_told_of_it(server: Serving) -> None:
    ana, rui = await server.person("Ana"), await server.person("Rui")
    table = await ana.open_table()
    async with ana.at(table) as first, rui.at(table) as second:
        assert second.hello["seat"] is None
        await rui.sit(table, 1)
        told = await second.next("seats", lambda message: message["seat"] == 1)
        assert [seat["mine"] for seat in told["table"]["seats"]] == [False, True]
        await ana.start(table)
        for player in (first, second):
            update = await player.next("update")
            assert (update["step"], update["view"]["seat"]) == (0, player.eyes)
            assert update["events"]


async def test_hot_seat_one_screen_looks_with_the_eyes_of_each(server: Serving) -> None:
    ana = await server.person("Ana")
    table = await ana.quick(people=["Ana", "Bia"], options={})
    async with ana.at(table) as screen:
        offers = []
        for seat in (0, 1):
            await screen.send("look", seat=seat)
            assert (await screen.next("hello"))["seat"] == seat
            update = await screen.next("update")
            assert update["decision"]["seat"] == seat
            offers.append(update["view"]["offers"])
            await screen.choose()
            await screen.next_step()
        assert offers[0] != offers[1]
        while not screen.over:
            seat = screen.update["waiting"][0]
            await screen.send("look", seat=seat, since=screen.update["next"])
            await screen.next("update", lambda update: update["decision"] is not None)
            await screen.choose(screen.codes[-1])
            await screen.next_step()
    record = await ana.get(f"/api/tables/{table['id']}/record")
    assert record["names"] == ["Ana", "Bia"]


async def test_talk_reaches_everyone_and_is_there_for_the_next(server: Serving) -> None:
    ana, eva = await server.person("Ana"), await server.person("Eva")
    table = await ana.quick("greedy")
    async with ana.at(table) as player, eva.at(table) as spectator:
        await player.send("say", text="  arr\u202e\n matey ")
        heard = await spectator.next("said")
        assert (heard["name"], heard["seat"], heard["text"]) == ("Ana", 0, "arr matey")
        await spectator.send("say", text="hi")
        heard = await player.next("said", lambda said: bool(said["text"] == "hi"))
        assert (heard["n"], heard["name"], heard["seat"]) == (2, "Eva", None)
    async with server.stranger().at(table) as late:
        assert [said["text"] for said in late.hello["said"]] == ["arr matey", "hi"]
        await late.send("say", text="me too")
        assert await late.fault() == "introduce-yourself"


async def test_who_is_there_is_shown(server: Serving) -> None:
    ana, rui = await server.person("Ana"), await server.person("Rui")
    table = await ana.open_table()
    await rui.sit(table, 1)

    def online(message: Json) -> list[bool]:
        return [seat["online"] for seat in message["table"]["seats"]]

    async with ana.at(table) as first:
        assert online(first.hello) == [True, False]
        async with rui.at(table), rui.at(table):
            assert online(await first.next("seats")) == [True, True]
        assert online(await first.next("seats", lambda message: not all(online(message)))) == [True, False]
        async with server.stranger().at(table):
            assert (await first.next("seats"))["table"]["spectators"] == 1
    assert online({"table": await ana.get(f"/api/tables/{table['id']}")}) == [False, False]
