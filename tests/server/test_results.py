"""What becomes of a finished game: results, ratings, profiles, leaders; and who may see what of them."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import sqlalchemy as sa

import taverna
from taverna.server.live.loading import replayed
from taverna.server.lobby.scorer import _is_rated
from taverna.server.matches.match import PresentMatch
from taverna.server.matches.scoring import score
from taverna.server.store import tables as stored
from taverna.server.store.rows import Seat, SeatEnd, TableRow
from taverna.server.store.schema import results, tables
from tests.server.test_company import friends, member
from tests.server.test_upgrades import VERSIONS, opened, tables_of
from tests.support.server.people import Json, Person, one_step, play_on
from tests.support.server.serving import Serving, serving, settings_for

pytestmark = pytest.mark.anyio


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[Serving]:
    """Each test has its own: leaders are of a whole server."""
    async with serving(settings_for(tmp_path)) as running:
        yield running


async def counted(server: Serving) -> None:
    """Every game that has ended by now."""
    await server.process.scorer.search()


async def alone(server: Serving, person: Person, *bots: str, **more: object) -> Json:
    table = await person.quick(*(bots or ("regular",)), **more)
    async with person.at(table) as player:
        await play_on(player)
    await counted(server)
    return table


async def together(server: Serving, one: Person, other: Person) -> tuple[Json, list[int]]:
    """Played out by both; the table and who won."""
    table = await one.open_table()
    await other.sit(table, 1)
    await one.start(table)
    async with one.at(table) as first, other.at(table) as second:
        while not first.over:
            await one_step(first, second)
        winners = first.update["result"]["winners"]
    await counted(server)
    return table, winners


async def history(who: Person, **query: object) -> list[Json]:
    found: list[Json] = (await who.get("/api/history", **query))["entries"]
    return found


async def test_a_game_counts_once_with_place_score_and_statistics(server: Serving) -> None:
    ana = await server.person("Ana")
    table = await alone(server, ana)
    await server.process.keeper.turn()
    await counted(server)
    (entry,) = await history(ana)
    last = (await ana.get(f"/api/tables/{table['id']}"))["winners"]
    assert (entry["table"], entry["won"], entry["replay"]) == (table["id"], last == [0], True)
    assert [seat["mine"] for seat in entry["seats"]] == [True, False]
    assert sorted(seat["place"] for seat in entry["seats"]) in ([1, 2], [1, 1])
    (standing,) = (await ana.get("/api/profile"))["games"]
    assert (standing["games"], standing["won"], standing["best"]) == (1, int(entry["won"]), entry["score"])
    record = await ana.get(f"/api/tables/{table['id']}/record")
    assert {one["name"] for one in standing["statistics"]} == {"busts", "largest-haul", "thefts"}
    assert len(record["steps"]) > 0


async def test_a_victory_over_a_measured_level_is_rated(server: Serving) -> None:
    ana = await server.person("Ana")
    await alone(server, ana)
    (entry,) = await history(ana)
    (standing,) = (await ana.get("/api/profile"))["games"]
    assert standing["rated"] == 1
    assert standing["rating"] == entry["rating"] == 1000 + entry["change"]
    assert (entry["change"] > 0) is entry["won"]


async def test_bots_that_were_never_measured_are_nobody_to_compare_with(server: Serving) -> None:
    ana = await server.person("Ana")
    await alone(server, ana, "greedy")
    (entry,) = await history(ana)
    assert entry["rating"] is None


async def test_two_people_meet(server: Serving) -> None:
    ana, bia = await member(server, "Ana"), await member(server, "Bia")
    _, winners = await together(server, ana, bia)
    me, other = await ana.get("/api/profile"), await bia.get("/api/profile")
    (rival,) = me["rivals"]
    assert (rival["name"], rival["person"], rival["games"]) == ("Bia", other["id"], 1)
    assert (rival["ahead"], rival["behind"]) == (int(winners == [0]), int(winners == [1]))
    if len(winners) == 1:
        ratings = [one["games"][0]["rating"] for one in (me, other)]
        assert ratings[winners[0]] > 1000 > ratings[1 - winners[0]]


def ended(table: TableRow, *places: int) -> list[SeatEnd]:
    return [
        SeatEnd(seat.number, seat.guest, seat.bot, seat.name, place, 0, place == 1)
        for seat, place in zip(table.seats, places, strict=True)
    ]


def helped_table(*people: str) -> TableRow:
    """The first of them has asked for a hint."""
    seats = [Seat(number, "person", name, name) for number, name in enumerate(people)]
    seats[0].helped = True
    return TableRow("t", "dead-mans-draw", 1, 1, {}, False, None, "finished", "Ana", 0.0, 0.0, seats=seats)


@pytest.mark.parametrize(
    ("places", "rated"),
    [((1, 2, 3), False), ((2, 1, 3), False), ((3, 1, 2), True), ((1, 1, 1), False), ((2, 1, 2), True)],
)
def test_a_hint_spoils_a_rated_game_unless_whoever_asked_comes_last(
    places: tuple[int, ...], rated: bool
) -> None:
    table = helped_table("Ana", "Bia", "Rui")
    assert _is_rated(table, taverna.game(table.game), ended(table, *places)) is rated


async def hinted(person: Person) -> Json:
    table = await person.quick("regular")
    async with person.at(table) as player:
        await player.until_asked()
        await player.send("hint", id=7)
        await player.next("hint")
    return table


async def test_a_game_with_a_hint_in_it_is_rated_only_when_lost(server: Serving) -> None:
    ana = await server.person("Ana")
    async with ana.at(await hinted(ana)) as player:
        await play_on(player)
    await counted(server)
    (entry,) = await history(ana)
    assert (entry["rating"] is None) is entry["won"]


async def test_a_hint_does_not_save_from_losing(server: Serving) -> None:
    ana = await server.person("Ana")
    table = await hinted(ana)
    await ana.post(f"/api/tables/{table['id']}/resign")
    await counted(server)
    (entry,) = await history(ana)
    assert entry["change"] < 0


async def test_who_shares_a_screen_is_counted_once_and_not_rated(server: Serving) -> None:
    ana = await server.person("Ana")
    table = await ana.quick(people=["Ana", "Bia"])
    async with ana.at(table, seat=0) as first, ana.at(table, seat=1) as second:
        while not first.over:
            await one_step(first, second)
    await counted(server)
    (entry,) = await history(ana)
    assert entry["rating"] is None
    assert [seat["mine"] for seat in entry["seats"]] == [True, False]


async def test_counting_a_game_leaves_the_match_as_it_was(server: Serving) -> None:
    ana = await server.person("Ana")
    table = await ana.quick("regular")
    await ana.post(f"/api/tables/{table['id']}/resign")
    row, steps = await server.process.services.store.read(
        lambda connection: stored.load_played(connection, table["id"])
    )
    match = PresentMatch(replayed(row, steps))
    before = list(match.result().winners)
    assert [end.won for end in score(row, match)] == [False, True]
    assert match.result().winners == before != [1]


async def test_who_left_it_to_a_bot_has_not_won(server: Serving) -> None:
    ana = await server.person("Ana")
    table = await ana.quick("regular")
    async with server.stranger().at(table) as watching:
        await ana.http.delete(f"/api/tables/{table['id']}/seats/0")
        await watching.next("update", lambda update: bool(update["result"]["over"]))
    await counted(server)
    (entry,) = await history(ana)
    assert (entry["ending"], entry["won"], entry["place"]) == ("left", False, 2)


async def test_my_history_is_searched(server: Serving) -> None:
    ana, bia = await server.person("Ana"), await server.person("Zuleica")
    mine = await alone(server, ana)
    ours, _ = await together(server, ana, bia)
    both = {mine["id"], ours["id"]}
    found = await history(ana)
    assert [entry["table"] for entry in found] == [ours["id"], mine["id"]]
    assert [entry["table"] for entry in await history(ana, person="zUl")] == [ours["id"]]
    assert await history(ana, person="%") == []
    assert await history(ana, game="gloomhaven") == []
    won = {entry["table"] for entry in await history(ana, result="won")}
    lost = {entry["table"] for entry in await history(ana, result="lost")}
    assert (won | lost, won & lost) == (both, set())
    middle = found[0]["at"]
    assert [entry["table"] for entry in await history(ana, since=middle)] == [ours["id"]]
    assert [entry["table"] for entry in await history(ana, until=middle)] == [mine["id"]]
    assert await history(ana, page=1) == []


async def test_others_see_what_is_shown_to_them(server: Serving) -> None:
    ana, bia, rui = [await member(server, name) for name in ("Ana", "Bia", "Rui")]
    await friends(ana, bia)
    await together(server, ana, bia)
    address = f"/api/profiles/{(await ana.get('/api/profile'))['id']}"
    seen = await rui.get(address)
    assert (seen["name"], seen["mine"], seen["rivals"]) == ("Ana", False, [])
    assert len(seen["games"]) == 1
    assert [one["games"] for one in (await bia.get(address))["rivals"]] == [1]
    assert (await server.stranger().get(address))["name"] == "Ana"
    await ana.http.put("/api/profile", json={"shown": "friends"})
    assert (await bia.get(address))["name"] == "Ana"
    await rui.refused("GET", address, 404, "no-person")
    await ana.http.put("/api/profile", json={"shown": "nobody"})
    await bia.refused("GET", address, 404, "no-person")
    assert (await ana.get(address))["mine"]


async def test_who_has_blocked_me_is_no_longer_among_those_i_met(server: Serving) -> None:
    """Else I would follow them to their new name."""
    ana, bia = await member(server, "Ana"), await member(server, "Bia")
    await together(server, ana, bia)
    ids = [(await one.get("/api/profile"))["id"] for one in (ana, bia)]
    assert [seat["person"] for seat in (await history(bia))[0]["seats"]] == ids
    await ana.post("/api/blocks", person=ids[1])
    await ana.http.post("/api/me", json={"nickname": "Nova", "language": "en"})
    for who, other in ((ana, "Bia"), (bia, "Nova")):
        profile = await who.get("/api/profile")
        assert profile["rivals"] == []
        assert other not in json.dumps(profile)
    assert [seat["person"] for seat in (await history(bia))[0]["seats"]] == [None, ids[1]]


async def test_whoever_is_blocked_finds_nobody(server: Serving) -> None:
    ana, bia = await member(server, "Ana"), await member(server, "Bia")
    ids = [(await one.get("/api/profile"))["id"] for one in (ana, bia)]
    await ana.post("/api/blocks", person=ids[1])
    await bia.refused("GET", f"/api/profiles/{ids[0]}", 404, "no-person")
    await ana.refused("GET", f"/api/profiles/{ids[1]}", 404, "no-person")


async def test_guests_have_results_but_no_profile_for_others(server: Serving) -> None:
    ana, bia = await server.person("Ana"), await member(server, "Bia")
    await alone(server, ana)
    mine = await ana.get("/api/profile")
    assert (mine["account"], mine["shown"], len(mine["games"])) == (False, "nobody", 1)
    await bia.refused("GET", f"/api/profiles/{mine['id']}", 404, "no-person")
    await ana.refused("PUT", "/api/profile", 403, "account-needed", json={"shown": "everyone"})
    await ana.post("/api/account", name="Ana", password="candle & rope")
    assert (await bia.get(f"/api/profiles/{mine['id']}"))["games"] == mine["games"]


async def rated(server: Serving, person: Person, games: int) -> None:
    for _ in range(games):
        await alone(server, person, "regular")


async def test_leaders_have_an_account_and_five_rated_games(server: Serving) -> None:
    ana, bia, rui = await member(server, "Ana"), await member(server, "Bia"), await server.person("Rui")
    for person in (ana, bia, rui):
        await rated(server, person, 4)
    leaders = "/api/leaders/dead-mans-draw"

    async def people(who: Person) -> list[str]:
        return [one["name"] for one in (await who.get(leaders))["leaders"] if one["bot"] is None]

    assert await people(bia) == []
    for person in (ana, bia, rui):
        await rated(server, person, 1)
    assert sorted(await people(server.stranger())) == ["Ana", "Bia"]
    table = (await bia.get(leaders))["leaders"]
    measured = taverna.game("dead-mans-draw").ratings
    assert {one["bot"]: one["rating"] for one in table if one["bot"]} == measured
    assert measured["regular"] == 1000
    assert [one["rating"] for one in table] == sorted((one["rating"] for one in table), reverse=True)
    await ana.http.put("/api/profile", json={"shown": "friends"})
    assert await people(bia) == ["Bia"]
    assert sorted(await people(ana)) == ["Ana", "Bia"]
    await ana.refused("GET", "/api/leaders/chess", 404, "unknown-game")


async def test_what_a_guest_played_comes_along_to_their_account(server: Serving) -> None:
    ana, guest = await member(server, "Ana"), await server.person("Rui")
    await alone(server, guest)
    rating = (await guest.get("/api/profile"))["games"][0]["rating"]
    await guest.post("/api/account/login", name="Ana", password="candle & rope", bring=True)
    (standing,) = (await ana.get("/api/profile"))["games"]
    assert (standing["games"], standing["rating"]) == (1, rating)


async def test_a_game_that_an_operator_closed_counts_for_nobody(server: Serving) -> None:
    ana = await server.person("Ana")
    table = await ana.quick("regular")
    await server.process.services.store.writer.transact(
        lambda connection: stored.close(connection, table["id"], 1.0)
    )
    await counted(server)
    assert await history(ana) == []
    look = sa.select(tables.c.counted).where(tables.c.id == table["id"])
    assert await server.process.services.store.read(lambda connection: connection.execute(look).scalar())


@pytest.mark.parametrize("version", VERSIONS)
async def test_games_of_earlier_versions_are_counted(version: str, tmp_path: Path) -> None:
    async with opened(version, tmp_path) as server:
        await server.process.scorer.search()
        for table in tables_of(version, finished=True):
            look = sa.select(results).where(results.c.table_id == table["table"]).order_by(results.c.seat)
            rows = await server.process.services.store.read(
                lambda connection, look=look: list(connection.execute(look))  # type: ignore[misc]
            )
            result = table["update"]["result"]
            assert [row.score for row in rows] == result["scores"], table["game"]
