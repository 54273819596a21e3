"""Profiles, histories and leaders as others may see them.

My own profile has everything. Somebody else's is for those to whom its owner shows it, and says nothing of whom they
played with but me. Who has blocked me, or is blocked by me, has none for me; guests without an account have none.
"""

from __future__ import annotations

from typing import Any, Final

import sqlalchemy as sa

import taverna
from taverna.kernel import AnyGame
from taverna.server.common.problems import Refused
from taverna.server.people.rating import SURE
from taverna.server.store import accounts, company, guests, standings
from taverna.server.store.rows import Guest
from taverna.server.store.schema import accounts as account_rows
from taverna.server.store.standings import Best, Met, Standing, Wanted
from taverna.server.store.store import Store
from taverna.wire.codes import Code
from taverna.wire.results import (
    GameStanding,
    HistoryEntry,
    HistoryPage,
    Leader,
    Leaders,
    Profile,
    Rivalry,
    SeatResult,
    Shown,
    StatisticInfo,
)

LEAST_RATED: Final = 5
LEAST_VICTORIES: Final = 1
"""Before somebody is listed among the leaders."""


class Profiles:
    def __init__(self, store: Store) -> None:
        self._store = store

    async def mine(self, guest: Guest) -> Profile:
        return await self._store.read(lambda connection: _mine(connection, guest))

    async def of(self, visitor: Guest | None, person: str) -> Profile:
        if visitor is not None and visitor.id == person:
            return await self.mine(visitor)
        return await self._store.read(lambda connection: _others(connection, visitor, person))

    async def history(self, guest: Guest, wanted: Wanted, page: int) -> HistoryPage:
        return await self._store.read(lambda connection: _history(connection, guest.id, wanted, page))

    async def leaders(self, visitor: Guest | None, game: AnyGame) -> Leaders:
        return await self._store.read(lambda connection: _leaders(connection, visitor, game))

    async def show(self, guest: Guest, shown: Shown) -> None:
        if not guest.account:
            raise Refused(Code.ACCOUNT_NEEDED, "only an account has a profile that others see")
        await self._store.writer.transact(lambda connection: accounts.show(connection, guest.id, shown))


def _mine(connection: sa.Connection, guest: Guest) -> Profile:
    account = accounts.of_guest(connection, guest.id)
    strangers = company.strangers(connection, guest.id)
    found = [one for one in standings.met(connection, guest.id) if one.guest not in strangers]
    known = standings.with_account(connection, [one.guest for one in found])
    return Profile(
        id=guest.id,
        name=guest.nickname,
        mine=True,
        account=account is not None,
        shown=account.shown if account else "nobody",
        games=_games(connection, guest.id),
        rivals=[_rivalry(one, known) for one in found],
    )


def _others(connection: sa.Connection, visitor: Guest | None, person: str) -> Profile:
    owner, account = guests.by_id(connection, person), accounts.of_guest(connection, person)
    if (
        owner is None
        or account is None
        or owner.banned
        or not _may_see(connection, visitor, person, account.shown)
    ):
        raise Refused(Code.NO_PERSON, "there is no such person, or not for you")
    found = standings.met(connection, person, visitor.id) if visitor is not None else []
    return Profile(
        id=person,
        name=owner.nickname,
        mine=False,
        account=True,
        shown=account.shown,
        games=_games(connection, person),
        rivals=[_rivalry(one, {}) for one in found],
    )


def _may_see(connection: sa.Connection, visitor: Guest | None, person: str, shown: str) -> bool:
    if visitor is None:
        return shown == "everyone"
    ties = (company.tie(connection, visitor.id, person), company.tie(connection, person, visitor.id))
    if "blocked" in ties:
        return False
    return shown == "everyone" or (shown == "friends" and ties == ("friend", "friend"))


def _games(connection: sa.Connection, guest: str) -> list[GameStanding]:
    known = {game.id: game for game in taverna.games()}
    return [
        _standing(one, _statistics(connection, guest, known[one.game]))
        for one in standings.standings(connection, guest)
        if one.game in known
    ]


def _standing(one: Standing, statistics: list[StatisticInfo]) -> GameStanding:
    return GameStanding(
        game=one.game,
        games=one.games,
        won=one.won,
        best=one.best,
        place=round(one.place, 2),
        rating=round(one.rating.skill) if one.rating else None,
        doubt=round(SURE * one.rating.doubt) if one.rating else 0,
        rated=one.rating.games if one.rating else 0,
        statistics=statistics,
    )


def _statistics(connection: sa.Connection, guest: str, game: AnyGame) -> list[StatisticInfo]:
    found = standings.statistics(connection, guest, game.id)
    told = []
    for one in game.survey.statistics:
        numbers = [counted[one.name] for counted in found if one.name in counted]
        if numbers:
            number = max(numbers) if one.most else sum(numbers)
            told.append(StatisticInfo(name=one.name, number=number, most=one.most))
    return told


def _rivalry(one: Met, known: dict[str, str]) -> Rivalry:
    return Rivalry(
        name=one.name,
        person=one.guest if one.guest in known else None,
        bot=one.bot,
        games=one.games,
        ahead=one.ahead,
        behind=one.behind,
        won=one.won,
    )


def _history(connection: sa.Connection, guest: str, wanted: Wanted, page: int) -> HistoryPage:
    found, seats, more = standings.history(connection, guest, wanted, page)
    strangers = company.strangers(connection, guest)
    ids = [row.guest for there in seats.values() for row in there if row.guest not in strangers]
    known = standings.with_account(connection, ids)
    return HistoryPage(
        entries=[
            HistoryEntry(
                table=row.table_id,
                game=row.game,
                at=row.at,
                options=standings.options_of(row),
                replay=row.there is not None,
                place=row.place,
                score=row.score,
                won=row.won,
                ending=row.ending,
                rating=None if row.rating is None else round(row.rating),
                change=round(row.change or 0),
                seats=[_seat(one, guest, known) for one in seats[row.table_id]],
            )
            for row in found
        ],
        more=more,
    )


def _seat(row: Any, me: str, known: dict[str, str]) -> SeatResult:
    return SeatResult(
        name=row.name,
        bot=row.bot,
        person=row.guest if row.guest in known else None,
        mine=row.guest == me,
        place=row.place,
        score=row.score,
        won=row.won,
        ending=row.ending,
    )


def _leaders(connection: sa.Connection, visitor: Guest | None, game: AnyGame) -> Leaders:
    """The levels of the bots stand among them, where they were measured."""
    me = visitor.id if visitor else ""
    listed = sa.or_(account_rows.c.shown == "everyone", account_rows.c.guest == me)
    if game.cooperative:
        found = standings.most_victories(connection, game.id, LEAST_VICTORIES, listed)
    else:
        found = standings.best(connection, game.id, LEAST_RATED, listed)
    strangers = company.strangers(connection, me) if me else set()
    leaders = [_leader(one, me) for one in found if one.guest not in strangers]
    if not game.cooperative:
        leaders += [Leader(bot=name, rating=rating) for name, rating in game.ratings.items()]
        leaders.sort(key=lambda one: -(one.rating or 0))
    least = LEAST_VICTORIES if game.cooperative else LEAST_RATED
    return Leaders(game=game.id, together=game.cooperative, least=least, leaders=leaders)


def _leader(one: Best, me: str) -> Leader:
    return Leader(
        name=one.name,
        person=one.guest,
        mine=one.guest == me,
        rating=round(one.rating.skill) if one.rating else None,
        games=one.games,
        won=one.won,
    )
