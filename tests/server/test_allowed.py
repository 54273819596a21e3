"""What a host allows at a table among people: spectators and hints."""

from __future__ import annotations

import pytest
from websockets.exceptions import ConnectionClosed

from tests.support.server.people import Json, Person, Player
from tests.support.server.serving import Serving

pytestmark = pytest.mark.anyio

SENT_AWAY = 4403


async def of_two(server: Serving, **allowed: bool) -> tuple[Person, Person, Json]:
    ana, rui = await server.person("Ana"), await server.person("Rui")
    table = await ana.open_table(**{"watch": False, **allowed})
    await rui.sit(table, 1)
    return ana, rui, table


async def turned_away(person: Person, table: Json, **query: str) -> None:
    """Told why, and nothing else."""
    async with person.socket(table, **query) as socket:
        player = Player(socket)
        assert await player.fault() == "no-spectators"
        with pytest.raises(ConnectionClosed):
            await player.next()
        assert socket.close_code == SENT_AWAY
        assert [message["type"] for message in player.received] == ["fault"]


async def test_a_private_table_has_no_spectators_unless_its_host_wants_them(server: Serving) -> None:
    ana, rui, table = await of_two(server)
    eva = await server.person("Eva")
    async with eva.at(table) as waiting:  # who has the link may come to sit down
        await ana.start(table)
        assert await waiting.fault() == "no-spectators"
        with pytest.raises(ConnectionClosed):
            await waiting.next()
        assert "update" not in [message["type"] for message in waiting.received]
    await turned_away(eva, table)
    await turned_away(server.stranger(), table, seat="watch")
    async with ana.at(table) as first, rui.at(table, seat="watch") as second:
        assert first.hello["table"]["watch"] is False
        assert second.update


@pytest.mark.parametrize("allowed", [{"watch": True}, {"public": True}])
async def test_spectators_come_where_they_may(server: Serving, allowed: dict[str, bool]) -> None:
    ana, _, table = await of_two(server, **allowed)
    await ana.start(table)
    async with server.stranger().at(table) as watching:
        assert watching.hello["table"]["watch"] is True
        assert watching.update["decision"] is None


async def test_among_people_there_are_no_hints_unless_the_table_has_them(server: Serving) -> None:
    ana, rui, table = await of_two(server)
    await ana.start(table)
    async with ana.at(table) as first, rui.at(table) as second:
        mover = first if first.update["decision"] else second
        assert mover.hello["table"]["hints"] is False
        await mover.send("hint", id=1)
        assert await mover.fault() == "no-hints"


async def test_that_a_table_has_hints_is_seen_by_all_before_they_sit_down(server: Serving) -> None:
    ana, rui, table = await of_two(server, hints=True)
    assert (await server.stranger().get(f"/api/tables/{table['id']}"))["hints"] is True
    await ana.start(table)
    async with ana.at(table) as first, rui.at(table) as second:
        mover = first if first.update["decision"] else second
        await mover.send("hint", id=1)
        assert (await mover.next("hint"))["sent"] == 1


async def test_who_plays_alone_may_ask(server: Serving) -> None:
    ana = await server.person("Ana")
    table = await ana.quick("greedy")
    async with ana.at(table) as player:
        assert player.hello["table"]["hints"] is True
        await player.until_asked()
        await player.send("hint", id=1)
        assert (await player.next("hint"))["sent"] == 1


async def test_a_rematch_allows_the_same(server: Serving) -> None:
    ana = await server.person("Ana")
    table = await ana.open_table(2, hints=True, watch=False)
    await ana.http.put(f"/api/tables/{table['id']}/seats/1/bot", json={"bot": "greedy"})
    await ana.start(table)
    async with ana.at(table) as player:
        while await player.until_asked():
            await player.choose(player.codes[-1])
            await player.answered()
    again = await ana.post(f"/api/tables/{table['id']}/rematch")
    assert (again["hints"], again["watch"]) == (True, False)
