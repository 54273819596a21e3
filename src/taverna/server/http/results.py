"""Profiles, my history, and who plays best here."""

from __future__ import annotations

from typing import Annotated

from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

import taverna
from taverna.server.http.requests import TheGuest, TheProcess, Visitor
from taverna.server.http.tables import PageNumber
from taverna.server.http.verbs import get, put
from taverna.server.store.standings import Wanted
from taverna.wire.results import HistoryPage, Leaders, Profile, ShowProfile, Won

Short = Annotated[str, QueryParameter(max_length=64)]
Moment = Annotated[float | None, QueryParameter(ge=0, le=1e11)]


@get("/api/profile", tags=["results"])
async def my_profile(guest: TheGuest, process: TheProcess) -> Profile:
    """My games by kind with rating and statistics, and whom I met."""
    return await process.profiles.mine(guest)


@get("/api/profiles/{person:str}", tags=["results"])
async def show_profile(person: FromPath[str], visitor: Visitor, process: TheProcess) -> Profile:
    """Somebody's who has an account and shows it to me."""
    return await process.profiles.of(visitor, person[:16])


@put("/api/profile", tags=["results"])
async def change_profile(data: JSONBody[ShowProfile], guest: TheGuest, process: TheProcess) -> Profile:
    """To whom my profile is. Whoever shows it to nobody, or to friends, is no leader in the eyes of others."""
    await process.profiles.show(guest, data.shown)
    return await process.profiles.mine(guest)


@get("/api/history", tags=["results"])
async def my_history(
    guest: TheGuest,
    process: TheProcess,
    game: Short = "",
    person: Short = "",
    other: Short = "",
    since: Moment = None,
    until: Moment = None,
    result: FromQuery[Won | None] = None,
    page: PageNumber = 0,
) -> HistoryPage:
    """My games, newest first: of one kind, with somebody of that name (or id), between two moments, won or lost."""
    wanted = Wanted(game=game, person=person.strip(), other=other, since=since, until=until, result=result)
    return await process.profiles.history(guest, wanted, page)


@get("/api/leaders/{game:str}", tags=["results"])
async def show_leaders(game: FromPath[str], visitor: Visitor, process: TheProcess) -> Leaders:
    """Who is rated highest, with the levels of the bots among them; of a co-operative game, who has won most."""
    return await process.profiles.leaders(visitor, taverna.game(game))


HANDLERS = [my_profile, show_profile, change_profile, my_history, show_leaders]
