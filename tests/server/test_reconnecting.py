"""Lost connections: what was missed is told, and the seat is still mine."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.support.server.people import play_on
from tests.support.server.serving import Serving, serving, settings_for

pytestmark = pytest.mark.anyio


async def test_a_client_that_comes_back_gets_what_it_missed(server: Serving) -> None:
    ana, rui = await server.person("Ana"), await server.person("Rui")
    table = await ana.open_table()
    await rui.sit(table, 1)
    await ana.start(table)
    async with ana.at(table) as first, rui.at(table) as second:
        mover, other, name = (first, second, rui) if first.decision else (second, first, ana)
        known = other.update["next"]
        await other.socket.close()
        await mover.choose()
        missed = (await mover.next_step())["events"]
        assert missed
        async with name.at(table, since=known) as back:
            assert back.hello["seat"] == other.hello["seat"]
            assert back.update["events"] == missed
            assert back.update["next"] == mover.update["next"]
        async with name.at(table) as anew:
            assert [event["n"] for event in anew.events] == list(range(anew.update["next"]))


async def test_who_knows_everything_is_told_no_event_twice(server: Serving) -> None:
    ana = await server.person("Ana")
    table = await ana.quick("greedy")
    async with ana.at(table) as player:
        await play_on(player)
        known = player.update["next"]
    async with ana.at(table, since=known) as back:
        assert back.update["events"] == []
        assert back.update["view"] == player.update["view"]


async def test_a_number_from_the_future_gets_the_whole_story(server: Serving) -> None:
    ana = await server.person("Ana")
    table = await ana.quick(people=["Ana", "Bia"])
    async with ana.at(table, since=4000) as player:
        assert player.update["events"][0]["n"] == 0


@pytest.mark.parametrize("query", [{"since": "x"}, {"seat": "-1"}, {"since": "9" * 40}])
async def test_a_strange_address_is_refused_with_a_reason(server: Serving, query: dict[str, str]) -> None:
    ana = await server.person("Ana")
    table = await ana.quick("greedy")
    async with ana.socket(table, **query) as socket:
        assert '"bad-request"' in str(await socket.recv())


async def test_there_is_no_such_table(server: Serving) -> None:
    ana = await server.person("Ana", "es")
    for table_id in ("AAAAAAAAAAAA", "x", "A" * 500):
        async with ana.socket(table_id) as socket:
            assert "Esa mesa no existe" in str(await socket.recv())
            await socket.wait_closed()
            assert socket.close_code == 4404


async def test_a_long_story_is_told_from_where_it_is_bearable(tmp_path: Path) -> None:
    """Choosing and taking back for hours makes many events: nobody needs them all at once."""
    async with serving(settings_for(tmp_path, max_events=6)) as server:
        ana = await server.person("Ana")
        table = await ana.quick(people=["Ana", "Bia"], options={})
        async with ana.at(table, seat=0) as player:
            assert player.update["since"] == 0
            for _ in range(10):
                await player.choose()
                await player.send("undo", step=(await player.answered())["step"])
                await player.next_step()
            last = player.update["next"]
            await player.send("look", seat=0)
            again = await player.next("update")
            assert (again["since"], again["next"]) == (last - 6, last)
            assert [event["n"] for event in again["events"]] == list(range(last - 6, last))
            await player.send("look", seat=0, since=last - 2)
            assert len((await player.next("update"))["events"]) == 2
        async with ana.at(table, seat=0) as back:
            assert back.update["since"] == last - 6
        report = await ana.get(f"/api/tables/{table['id']}/report", seat=0)
        assert len(report["events"]) == 6
