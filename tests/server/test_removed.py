"""Whom a host removes from a game under way: a bot plays on, and the host does not get away with a loss."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import cast

import pytest
import sqlalchemy as sa

import taverna
from taverna.server.lobby.scorer import _is_rated, _rate
from taverna.server.matches.match import TableMatch
from taverna.server.matches.scoring import score
from taverna.server.store.rows import Seat, SeatEnd, TableRow
from taverna.server.store.schema import metadata, seats
from taverna.wire.table import Result
from tests.server.test_company import member
from tests.server.test_results import counted, history
from tests.support.server.people import Json, Person, one_step
from tests.support.server.serving import Serving, serving, settings_for

pytestmark = pytest.mark.anyio

RIVALS, FRIENDS = "dead-mans-draw", "gloomhaven"


class Played:
    """A match of which only the end is known."""

    def __init__(self, winners: list[int], scores: list[int]) -> None:
        self._result = Result(over=True, scores=scores, winners=winners, won=None)

    def result(self) -> Result:
        return self._result


def table_of(game: str, *people: str, removed: str | None = "Bia") -> TableRow:
    """Ana is the host and has removed the second of them."""
    taken = [Seat(number, "person", name, name) for number, name in enumerate(people)]
    taken[1].guest, taken[1].stand_in, taken[1].removed = None, True, removed
    return TableRow("t", game, 1, 1, {}, False, None, "finished", "Ana", 0.0, 0.0, seats=taken)


def ends_of(table: TableRow, winners: list[int], scores: list[int]) -> list[SeatEnd]:
    return score(table, cast(TableMatch, Played(winners, scores)))


def changes(table: TableRow, ends: list[SeatEnd]) -> dict[str, float]:
    """What the game does to the rating of each person, all of them new."""
    game = taverna.game(table.game)
    if not _is_rated(table, game, ends):
        return {}
    engine = sa.create_engine("sqlite://")
    metadata.create_all(engine)
    with engine.begin() as connection:
        _rate(connection, game, ends)
    engine.dispose()
    return {end.guest: end.change or 0.0 for end in ends if end.guest and end.rating is not None}


def test_the_game_that_the_bot_wins_is_won_by_whom_it_played_for_and_lost_by_the_host() -> None:
    table = table_of(RIVALS, "Ana", "Bia")
    ana, bia = ends_of(table, [1], [10, 30])
    assert (bia.guest, bia.won, bia.place, bia.bot) == ("Bia", True, 1, None)
    assert (ana.guest, ana.won, ana.place) == ("Ana", False, 2)
    found = changes(table, [ana, bia])
    assert found["Ana"] < 0 < found["Bia"]


def test_the_game_that_the_bot_loses_is_not_lost_by_whom_the_host_removed() -> None:
    table = table_of(RIVALS, "Ana", "Bia")
    ana, bia = ends_of(table, [0], [30, 10])
    assert (bia.guest, bia.bot, bia.won, bia.place) == (None, "regular", False, 2)
    found = changes(table, [ana, bia])
    assert list(found) == ["Ana"]
    assert found["Ana"] > 0


def test_nor_by_having_them_forgotten() -> None:
    table = table_of(RIVALS, "Ana", "Bia", removed="")
    ana, gone = ends_of(table, [1], [10, 30])
    assert (gone.guest, gone.bot, gone.won) == (None, "regular", True)
    assert changes(table, [ana, gone])["Ana"] < 0


def test_whoever_had_resigned_before_has_lost() -> None:
    table = table_of(RIVALS, "Ana", "Bia")
    table.seats[1].resigned = True
    ana, bia = ends_of(table, [0], [30, 10])
    assert (bia.guest, bia.ending, bia.place) == ("Bia", "resigned", 2)
    assert changes(table, [ana, bia])["Bia"] < 0


@pytest.mark.parametrize("how", ["resigned", "stand_in"])
def test_who_leaves_has_lost_also_when_the_bot_in_their_seat_comes_first(how: str) -> None:
    """Bia is behind both, who are not told apart: neither of them has won."""
    table = table_of(RIVALS, "Ana", "Bia", "Rui")
    table.seats[1] = Seat(1, "person", "Bia", "Bia", stand_in=True, resigned=how == "resigned")
    ends = ends_of(table, [1], [10, 30, 20])
    assert [end.won for end in ends] == [False, False, False]
    found = changes(table, ends)
    assert found["Bia"] < 0 < found["Ana"] == found["Rui"]


def test_where_all_win_together_it_is_as_ever() -> None:
    table = table_of(FRIENDS, "Ana", "Bia")
    ana, bia = ends_of(table, [0, 1], [1, 1])
    assert (ana.guest, ana.won, bia.guest, bia.ending) == ("Ana", True, None, "left")
    assert changes(table, [ana, bia]) == {}


def test_a_host_who_is_left_alone_has_no_hints() -> None:
    for removed in ("Bia", ""):
        table = table_of(RIVALS, "Ana", "Bia", removed=removed)
        table.state = "playing"
        assert not table.allows_hints


# On a real server


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[Serving]:
    async with serving(settings_for(tmp_path)) as running:
        yield running


async def removed_from(ana: Person, bia: Person) -> Json:
    """A game of the two in which some steps were played before Ana removed Bia."""
    table = await ana.open_table()
    await bia.sit(table, 1)
    await ana.start(table)
    async with ana.at(table) as first, bia.at(table) as second:
        for _ in range(6):
            await one_step(first, second)
        await ana.http.delete(f"/api/tables/{table['id']}/seats/1")
        await first.next("seats", lambda seats: bool(seats["table"]["seats"][1]["stand_in"]))
    return table


async def test_a_host_can_neither_delete_nor_agree_nor_ask_for_a_hint_but_resign(server: Serving) -> None:
    ana, bia = await member(server, "Ana"), await member(server, "Bia")
    table = await removed_from(ana, bia)
    address = f"/api/tables/{table['id']}"
    await ana.refused("DELETE", address, 409, "not-alone")
    await ana.refused("PUT", f"{address}/quit", 409, "resign-first", json={"on": True})
    async with ana.at(table) as player:
        await player.send("hint")
        assert await player.fault() == "no-hints"
    await ana.post(f"{address}/resign")
    await counted(server)
    (lost,), (won,) = await history(ana), await history(bia)
    assert (lost["won"], lost["ending"], lost["change"] < 0) == (False, "resigned", True)
    assert (won["won"], won["ending"], won["change"] > 0) == (True, "played", True)


async def test_who_was_removed_as_a_guest_wins_with_the_account_they_made_since(server: Serving) -> None:
    ana, bia = await member(server, "Ana"), await member(server, "Bia")
    guest = await server.person("Zoe")
    table = await removed_from(ana, guest)
    await guest.post("/api/account/login", name="Bia", password="candle & rope", bring=True)
    await ana.post(f"/api/tables/{table['id']}/resign")
    await counted(server)
    assert [entry["won"] for entry in await history(bia)] == [True]


async def test_of_whom_was_removed_nothing_is_left_when_they_are_forgotten(server: Serving) -> None:
    ana, bia = await member(server, "Ana"), await server.person("Bia")
    table = await removed_from(ana, bia)
    await bia.post("/api/me/forget")
    look = sa.select(seats.c.name, seats.c.guest, seats.c.removed).where(
        seats.c.table_id == table["id"], seats.c.number == 1
    )
    found = await server.process.services.store.read(lambda connection: connection.execute(look).one())
    assert tuple(found) == ("–", None, "")
    await ana.post(f"/api/tables/{table['id']}/resign")
    await counted(server)
    (entry,) = await history(ana)
    assert entry["change"] < 0
