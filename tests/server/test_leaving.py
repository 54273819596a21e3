"""Resigning, ending a game together, deleting: what happens to those who stay."""

from __future__ import annotations

import asyncio

import pytest

from tests.support.server.people import Json, Person, play_on
from tests.support.server.serving import Serving

pytestmark = pytest.mark.anyio


async def two(server: Serving) -> tuple[Person, Person, Json]:
    ana, rui = await server.person("Ana"), await server.person("Rui")
    table = await ana.open_table()
    await rui.sit(table, 1)
    return ana, rui, await ana.start(table)


async def results(server: Serving, who: Person) -> list[Json]:
    await server.process.scorer.search()
    found: list[Json] = (await who.get("/api/history"))["entries"]
    return found


async def test_who_resigns_has_lost_and_a_bot_plays_on(server: Serving) -> None:
    ana, rui, table = await two(server)
    left = await rui.post(f"/api/tables/{table['id']}/resign")
    assert (left["state"], left["seats"][1]["resigned"], left["seats"][1]["stand_in"]) == (
        "playing",
        True,
        True,
    )
    await rui.refused("POST", f"/api/tables/{table['id']}/resign", 409, "resigned")
    async with rui.at(table) as gone:
        await gone.send("back")
        assert await gone.fault() == "resigned"
    async with ana.at(table) as player:
        await play_on(player)
    (mine,), (theirs,) = await results(server, ana), await results(server, rui)
    assert mine["ending"] == "played"
    assert (theirs["ending"], theirs["won"], theirs["place"]) == ("resigned", False, 2)


async def test_without_others_the_game_ends_and_counts_as_lost(server: Serving) -> None:
    ana = await server.person("Ana")
    table = await ana.quick("regular", "novice")
    over = await ana.post(f"/api/tables/{table['id']}/resign")
    assert (over["state"], over["ended"], over["winners"]) == ("finished", "resigned", [])
    (entry,) = await results(server, ana)
    assert (entry["ending"], entry["won"], entry["place"]) == ("resigned", False, 3)
    assert entry["change"] < 0
    async with ana.at(table) as player:
        assert player.update["decision"] is None or player.hello["table"]["closed"]


async def test_the_last_who_resigns_ends_it(server: Serving) -> None:
    ana, rui, table = await two(server)
    await rui.post(f"/api/tables/{table['id']}/resign")
    over = await ana.post(f"/api/tables/{table['id']}/resign")
    assert over["ended"] == "resigned"


async def test_a_game_ends_without_a_result_when_all_want_it(server: Serving) -> None:
    ana, rui, table = await two(server)
    address = f"/api/tables/{table['id']}/quit"
    wants = (await ana.http.put(address, json={"on": True})).json()
    assert (wants["state"], [seat["quits"] for seat in wants["seats"]]) == ("playing", [True, False])
    assert not (await ana.http.put(address, json={"on": False})).json()["seats"][0]["quits"]
    assert (await rui.http.put(address, json={})).json()["state"] == "playing"
    over = (await ana.http.put(address, json={})).json()
    assert (over["state"], over["ended"]) == ("finished", "abandoned")
    assert await results(server, ana) == []


async def test_nobody_ends_a_game_alone_without_a_result(server: Serving) -> None:
    ana, rui, table = await two(server)
    await rui.post(f"/api/tables/{table['id']}/resign")
    await ana.refused("PUT", f"/api/tables/{table['id']}/quit", 409, "resign-first", json={})
    alone = await ana.quick("regular")
    await ana.refused("PUT", f"/api/tables/{alone['id']}/quit", 409, "resign-first", json={})


async def test_a_game_that_has_hardly_begun_can_be_deleted_alone(server: Serving) -> None:
    ana = await server.person("Ana")
    table = await ana.quick("regular")
    address = f"/api/tables/{table['id']}"
    assert (await ana.http.delete(address)).status_code == 204
    await ana.refused("GET", address, 404, "no-table")
    later = await ana.quick("regular")
    async with ana.at(later) as player:
        for _ in range(3):
            await player.until_asked()
            await player.choose(player.codes[-1])
            await player.answered()
        await ana.refused("DELETE", f"/api/tables/{later['id']}", 409, "resign-first")
        await play_on(player)
    (entry,) = await results(server, ana)
    assert (await ana.http.delete(f"/api/tables/{later['id']}")).status_code == 204
    (kept,) = await results(server, ana)
    assert (kept["score"], kept["replay"]) == (entry["score"], False)


async def test_a_game_is_not_deleted_before_it_has_counted(
    server: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(server.process.keeper, "turn", lambda: asyncio.sleep(0))
    ana = await server.person("Ana")
    table = await ana.quick("regular")
    await ana.post(f"/api/tables/{table['id']}/resign")
    told = await ana.refused("DELETE", f"/api/tables/{table['id']}", 503, "unavailable")
    assert told["text"] == "The server can’t do that just now. Try again in a moment."
    assert [entry["won"] for entry in await results(server, ana)] == [False]
    assert (await ana.http.delete(f"/api/tables/{table['id']}")).status_code == 204
    assert [entry["won"] for entry in await results(server, ana)] == [False]


async def test_only_a_host_deletes_a_table_that_waits_and_nobody_one_with_others(server: Serving) -> None:
    ana, rui, table = await two(server)
    await ana.refused("DELETE", f"/api/tables/{table['id']}", 409, "not-alone")
    stranger = await server.person("Bia")
    await stranger.refused("DELETE", f"/api/tables/{table['id']}", 403, "no-seat")
    await stranger.refused("POST", f"/api/tables/{table['id']}/resign", 403, "no-seat")
    waiting = await ana.open_table()
    await rui.sit(waiting, 1)
    await rui.refused("DELETE", f"/api/tables/{waiting['id']}", 403, "not-host")
    await rui.refused("POST", f"/api/tables/{waiting['id']}/resign", 409, "table-not-started")
    assert (await ana.http.delete(f"/api/tables/{waiting['id']}")).status_code == 204


async def test_what_comes_too_late_is_told_that_the_game_is_over(server: Serving) -> None:
    """Not that an operator has closed the table: nobody has."""
    ana = await server.person("Ana")
    table = await ana.quick("regular")
    async with ana.at(table) as player:
        await play_on(player)
    told = await ana.refused("POST", f"/api/tables/{table['id']}/resign", 409, "game-over")
    assert told["text"] == "The game is over."
    given_up = await ana.quick("regular")
    async with ana.at(given_up) as player:
        await player.until_asked()
        await ana.post(f"/api/tables/{given_up['id']}/resign")
        await player.next("seats", lambda message: bool(message["table"]["closed"]))
        await player.choose()
        assert await player.fault() == "game-over"
    await ana.refused("POST", f"/api/tables/{given_up['id']}/resign", 409, "game-over")
