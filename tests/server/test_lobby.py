"""Tables before and after their game: who may do what."""

from __future__ import annotations

import pytest

from taverna.server.people.names import BOTS
from tests.support.server.people import Json, Person, play_on
from tests.support.server.serving import Serving

pytestmark = pytest.mark.anyio

GAME = "dead-mans-draw"


def kinds(table: Json) -> list[str]:
    return [seat["kind"] for seat in table["seats"]]


async def put_bot(person: Person, table: Json, seat: int, bot: str = "greedy") -> Json:
    answer = await person.http.put(f"/api/tables/{table['id']}/seats/{seat}/bot", json={"bot": bot})
    assert answer.status_code == 200, answer.text
    found: Json = answer.json()
    return found


async def test_the_games_are_listed_with_options_and_bots(server: Serving) -> None:
    answer = await server.stranger().http.get("/api/games")
    game = next(game for game in answer.json() if game["id"] == GAME)
    assert (game["min_seats"], game["max_seats"]) == (2, 8)
    assert game["bots"] == ["novice", "regular", "strong", "master"]
    assert {"name": "pirates", "default": True, "choices": [], "rule": "DMD-2.6"} in game["options"] or any(
        option["name"] == "pirates" and option["default"] is True for option in game["options"]
    )


async def test_a_game_tells_how_well_its_components_are_known(server: Serving) -> None:
    answer = await server.stranger().http.get("/api/games")
    known = {game["id"]: game["provenance"] for game in answer.json()}
    cards = known["bloodborne"]
    assert (cards["unit"], cards["total"]) == ("cards", 87)
    assert cards["counts"] == {"proposed": 13, "partly": 4, "single-source": 25}
    weak = {one["id"]: one for one in cards["weak"]}
    assert weak["rabid-dog"] == {
        "kind": "monster",
        "id": "rabid-dog",
        "copies": 1,
        "standings": ["partly", "single-source"],
    }
    assert weak["molotov-cocktail"]["standings"] == [], "only its number of copies is guessed"
    assert known[GAME]["total"] == 0, "this game does not tell"


async def test_characters_are_listed_where_rivals_play_and_sit_down_by_name(server: Serving) -> None:
    games = {game["id"]: game for game in (await server.stranger().http.get("/api/games")).json()}
    assert games["gloomhaven"]["characters"] == []
    midas = {"id": "midas", "name": "Midas", "level": "strong", "temper": "greedy"}
    assert midas in games[GAME]["characters"]
    ana = await server.person("Ana")
    table = await ana.open_table(3)
    await put_bot(ana, table, 1, "midas")
    seats = (await put_bot(ana, table, 2, "midas"))["seats"]
    assert [seat["name"] for seat in seats[1:]] == ["Midas", "Midas 2"]
    assert [seat["character"] for seat in seats] == [None, midas, midas]


async def test_a_host_fills_the_table_and_starts(server: Serving) -> None:
    ana = await server.person("Ana")
    table = await ana.open_table(3)
    assert kinds(table) == ["person", "open", "open"]
    assert (table["host"], table["state"]) == (True, "open")
    await ana.refused("POST", f"/api/tables/{table['id']}/start", 409, "seats-open")
    await put_bot(ana, table, 1)
    table = await put_bot(ana, table, 2)
    assert [seat["bot"] for seat in table["seats"]] == [None, "greedy", "greedy"]
    assert len({seat["name"] for seat in table["seats"]}) == 3
    table = await put_bot(ana, table, 2, "random")
    assert table["seats"][2]["bot"] == "random"
    table = (await ana.http.delete(f"/api/tables/{table['id']}/seats/2/bot")).json()
    assert kinds(table) == ["person", "bot", "open"]
    table = await ana.sit(table, 2, name="Bia")
    assert [seat["mine"] for seat in table["seats"]] == [True, False, True]
    assert (await ana.start(table))["state"] == "playing"
    await ana.refused("POST", f"/api/tables/{table['id']}/start", 409, "table-started")


async def test_a_guest_is_no_host(server: Serving) -> None:
    ana, rui = await server.person("Ana"), await server.person("Rui")
    table = await ana.open_table(3)
    await rui.sit(table, 1)
    seats = f"/api/tables/{table['id']}/seats"
    await rui.refused("PUT", f"{seats}/2/bot", 403, "not-host", json={"bot": "greedy"})
    await rui.refused("POST", f"/api/tables/{table['id']}/start", 403, "not-host")
    await rui.refused("DELETE", f"{seats}/0", 403, "not-your-seat")
    await put_bot(ana, table, 2)
    await rui.refused("DELETE", f"{seats}/2/bot", 403, "not-host")
    await rui.refused("POST", f"{seats}/2", 409, "seat-taken", json={})
    await rui.refused("POST", f"{seats}/9", 404, "bad-seat", json={})
    await ana.refused("PUT", f"{seats}/1/bot", 409, "seat-taken", json={"bot": "greedy"})
    await ana.refused("PUT", f"{seats}/2/bot", 400, "unknown-bot", json={"bot": "oracle"})
    endless = {"bot": "strong:iterations=9999999"}
    await ana.refused("PUT", f"{seats}/2/bot", 400, "unknown-bot", json=endless)
    freed = (await ana.http.delete(f"{seats}/1")).json()
    assert kinds(freed) == ["person", "open", "bot"]


async def test_sitting_down_again_changes_seats(server: Serving) -> None:
    ana = await server.person("Ana")
    table = await ana.open_table(3)
    assert kinds(await ana.sit(table, 2)) == ["open", "open", "person"]


async def test_two_of_the_same_name_are_told_apart(server: Serving) -> None:
    ana, other = await server.person("Ana"), await server.person("Ana")
    table = await ana.open_table()
    table = await other.sit(table, 1)
    assert [seat["name"] for seat in table["seats"]] == ["Ana", "Ana 2"]


async def test_when_the_host_leaves_the_next_is_host_and_the_last_closes_the_table(server: Serving) -> None:
    ana, rui = await server.person("Ana"), await server.person("Rui")
    table = await ana.open_table()
    await rui.sit(table, 1)
    seats = f"/api/tables/{table['id']}/seats"
    async with rui.at(table) as waiting:
        assert (await ana.http.delete(f"{seats}/0")).json()["host"] is False
        assert (await waiting.next("seats", lambda message: bool(message["table"]["host"])))["seat"] == 1
        await rui.http.delete(f"{seats}/1")
        assert await waiting.fault() == "no-table"
        assert await waiting.closed() == 4404
    await rui.refused("GET", f"/api/tables/{table['id']}", 404, "no-table")


async def test_nobody_sits_down_or_is_sent_away_in_a_game(server: Serving) -> None:
    ana, rui = await server.person("Ana"), await server.person("Rui")
    table = await ana.quick("greedy")
    seats = f"/api/tables/{table['id']}/seats"
    await rui.refused("POST", f"{seats}/1", 409, "table-started", json={})
    await rui.refused("DELETE", f"{seats}/0", 403, "not-your-seat")
    await ana.refused("DELETE", f"{seats}/1/bot", 409, "table-started")
    await ana.refused("POST", f"/api/tables/{table['id']}/rematch", 409, "not-finished", json={})


async def test_lists_show_to_each_their_own(server: Serving) -> None:
    ana, rui = await server.person("Ana"), await server.person("Rui")
    public, private = await ana.open_table(public=True), await ana.open_table()
    playing = await ana.quick("greedy")

    async def ids(person: Person, which: str) -> list[str]:
        return [table["id"] for table in (await person.get("/api/tables", which=which))["tables"]]

    assert public["id"] in await ids(rui, "open")
    assert private["id"] not in await ids(rui, "open")
    assert await ids(rui, "mine") == []
    assert set(await ids(ana, "mine")) == {public["id"], private["id"], playing["id"]}
    assert await ids(server.stranger(), "mine") == []
    await rui.sit(public, 1)
    assert public["id"] not in await ids(rui, "open")
    assert await ids(rui, "mine") == [public["id"]]
    await ana.start(public)
    assert public["id"] in await ids(rui, "watch")
    async with ana.at(playing) as player:
        await play_on(player)
    assert playing["id"] in await ids(ana, "finished")
    assert playing["id"] not in await ids(rui, "finished")


async def test_long_lists_come_in_pages(server: Serving) -> None:
    ana = await server.person("Ana")
    made = [(await ana.open_table())["id"] for _ in range(23)]
    first = await ana.get("/api/tables", which="mine")
    second = await ana.get("/api/tables", which="mine", page=1)
    assert (len(first["tables"]), first["more"], second["more"]) == (20, True, False)
    assert [table["id"] for table in first["tables"] + second["tables"]] == made[::-1]


async def test_a_rematch_seats_the_same_people_at_one_new_table(server: Serving) -> None:
    ana, rui, eva = [await server.person(name) for name in ("Ana", "Rui", "Eva")]
    table = await ana.open_table(3, clock=60)
    await rui.sit(table, 1)
    await put_bot(ana, table, 2)
    await ana.start(table)
    for person, seat in ((ana, 0), (rui, 1)):
        await person.http.delete(f"/api/tables/{table['id']}/seats/{seat}")
    again = f"/api/tables/{table['id']}/rematch"
    async with rui.at(table) as player:
        if not player.over:
            await player.next("seats", lambda message: message["table"]["state"] == "finished")
        await eva.refused("POST", again, 403, "no-seat", json={})
        await rui.refused("POST", again, 400, "unknown-option", json={"options": {"sails": True}})
        new = await rui.post(again, options={"variation": "sudden-death"}, clock=0)
        told = await player.next("seats", lambda message: bool(message["table"]["rematch"]))
        assert told["table"]["rematch"] == new["id"]
    assert (new["host"], new["clock"], new["options"]["variation"]) == (True, None, "sudden-death")
    assert new["options"]["pirates"] is False
    assert [seat["name"] for seat in new["seats"]] == ["Ana", "Rui", BOTS[0]]
    assert not any(seat["stand_in"] for seat in new["seats"])
    assert (await ana.post(again))["id"] == new["id"]


async def test_a_deserted_rematch_does_not_stand_in_the_way_of_another(server: Serving) -> None:
    ana = await server.person("Ana")
    table = await ana.quick("greedy")
    async with ana.at(table) as player:
        await play_on(player)
    again = f"/api/tables/{table['id']}/rematch"
    deserted = await ana.post(again)
    await ana.http.delete(f"/api/tables/{deserted['id']}/seats/0")
    await ana.refused("GET", f"/api/tables/{deserted['id']}", 404, "no-table")
    assert (await ana.post(again))["id"] != deserted["id"]


@pytest.mark.parametrize(
    ("change", "status", "code"),
    [
        ({"game": "chess"}, 404, "unknown-game"),
        ({"seats": 1}, 400, "bad-seats"),
        ({"seats": 9}, 400, "bad-seats"),
        ({"seats": 99}, 400, "bad-request"),
        ({"options": {"sails": True}}, 400, "unknown-option"),
        ({"options": {"pirates": "yes"}}, 400, "bad-option-value"),
        ({"options": {"pirates": 3}}, 400, "bad-request"),
        ({"clock": 1}, 400, "bad-request"),
        ({"colour": "red"}, 400, "bad-request"),
    ],
)
async def test_a_table_that_can_not_be(server: Serving, change: Json, status: int, code: str) -> None:
    ana = await server.person("Ana")
    body = {"game": GAME, "seats": 2, **change}
    await ana.refused("POST", "/api/tables", status, code, json=body)


async def test_a_table_tells_the_game_where_people_sit(server: Serving) -> None:
    """Set when the game starts and kept with the table; nobody picks it."""
    ana = await server.person("Ana")
    table = await ana.post("/api/quick", game="gloomhaven", bots=["greedy", "greedy"])
    assert table["options"]["deciders"] == "1"
    listed = await server.stranger().http.get("/api/games")
    game = next(game for game in listed.json() if game["id"] == "gloomhaven")
    assert "deciders" not in [option["name"] for option in game["options"]]


async def test_a_lesson_is_the_games_own_table(server: Serving) -> None:
    """The same for everybody: what the guest wishes for does not count."""
    ana = await server.person("Ana")
    wished = {"bots": ["greedy", "greedy"], "options": {"scenario": "2"}}
    table = await ana.post("/api/quick", game="gloomhaven", lesson=True, **wished)
    assert [seat["kind"] for seat in table["seats"]] == ["person", "bot"]
    assert (table["options"]["scenario"], table["options"]["difficulty"]) == ("1", "easy")
    again = await ana.post("/api/quick", game="gloomhaven", lesson=True, bots=[])
    assert again["commitment"] == table["commitment"]
    await ana.refused(
        "POST", "/api/quick", 400, "bad-request", json={"game": GAME, "bots": [], "lesson": True}
    )


async def test_a_list_tells_how_far_games_are(server: Serving) -> None:
    ana = await server.person("Ana")
    table = await ana.post("/api/quick", game="gloomhaven", bots=["greedy"], options={"scenario": "3"})
    listed = (await ana.get("/api/tables", which="mine"))["tables"]
    assert [(one["id"], one["headline"]) for one in listed] == [(table["id"], {"scenario": "3", "number": 0})]


async def test_a_quick_game_needs_the_right_number(server: Serving) -> None:
    ana = await server.person("Ana")
    await ana.refused("POST", "/api/quick", 400, "bad-seats", json={"game": GAME, "bots": []})
    await ana.refused("POST", "/api/quick", 400, "unknown-bot", json={"game": GAME, "bots": ["me"]})
    await ana.refused(
        "POST", "/api/quick", 400, "bad-name", json={"game": GAME, "bots": ["greedy"], "people": ["\u200b"]}
    )
