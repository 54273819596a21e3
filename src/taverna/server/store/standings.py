"""What results add up to: a person's games, whom they met, their history, and who plays a game best."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec
import sqlalchemy as sa
from msgspec import Struct

from taverna.server.store.rows import Rating
from taverna.server.store.schema import accounts, guests, ratings, results, tables
from taverna.wire.results import Won

PAGE = 20
MOST_RIVALS = 50
MOST_LEADERS = 100
LOOKED_AT = 1000
"""Games of one kind, the newest, whose statistics are added up."""

_decode = msgspec.json.Decoder(dict[str, int]).decode
_options = msgspec.json.decode


class Standing(Struct):
    game: str
    games: int
    won: int
    best: int
    place: float
    rating: Rating | None = None


class Met(Struct):
    """Somebody, or the bots of a level, at the same table; `ahead`: the person who asks had the better place."""

    guest: str | None
    bot: str | None
    name: str
    games: int
    ahead: int
    behind: int
    won: int


class Wanted(Struct):
    """What somebody looks for in their history. `person`: in the name of anyone else there; `other`: who that was."""

    game: str = ""
    person: str = ""
    other: str = ""
    since: float | None = None
    until: float | None = None
    result: Won | None = None


class Best(Struct):
    guest: str
    name: str
    rating: Rating | None
    games: int
    won: int


def standings(connection: sa.Connection, guest: str) -> list[Standing]:
    """By game, the one played most first."""
    count = sa.func.count()
    query = (
        sa.select(
            results.c.game,
            count.label("games"),
            sa.func.sum(_one(results.c.won)).label("won"),
            sa.func.max(results.c.score).label("best"),
            sa.func.avg(sa.cast(results.c.place, sa.Double)).label("place"),
        )
        .where(results.c.guest == guest)
        .group_by(results.c.game)
        .order_by(count.desc(), results.c.game)
    )
    rated = {
        row.game: Rating(row.skill, row.doubt, row.games)
        for row in connection.execute(sa.select(ratings).where(ratings.c.guest == guest))
    }
    return [
        Standing(row.game, row.games, row.won, row.best, float(row.place), rated.get(row.game))
        for row in connection.execute(query)
    ]


def statistics(connection: sa.Connection, guest: str, game: str) -> list[dict[str, int]]:
    """Of each of their games, as far as one looks back."""
    query = (
        sa.select(results.c.statistics)
        .where(results.c.guest == guest, results.c.game == game)
        .order_by(results.c.at.desc())
        .limit(LOOKED_AT)
    )
    return [_decode(text) for text in connection.execute(query).scalars()]


def met(connection: sa.Connection, guest: str, other: str | None = None) -> list[Met]:
    """Those first whom they met most; only `other`, if somebody is named."""
    theirs, count = results.alias(), sa.func.count()
    whom = sa.or_(theirs.c.guest.is_not(None), theirs.c.bot.is_not(None))
    query = (
        sa.select(
            theirs.c.guest,
            theirs.c.bot,
            sa.func.max(theirs.c.name).label("name"),
            sa.func.max(guests.c.nickname).label("nickname"),
            count.label("games"),
            sa.func.sum(_one(results.c.place < theirs.c.place)).label("ahead"),
            sa.func.sum(_one(results.c.place > theirs.c.place)).label("behind"),
            sa.func.sum(_one(results.c.won)).label("won"),
        )
        .join(theirs, sa.and_(theirs.c.table_id == results.c.table_id, theirs.c.seat != results.c.seat))
        .outerjoin(guests, guests.c.id == theirs.c.guest)
        .where(results.c.guest == guest, whom if other is None else theirs.c.guest == other)
        .group_by(theirs.c.guest, theirs.c.bot)
        .order_by(count.desc())
        .limit(MOST_RIVALS)
    )
    return [
        Met(row.guest, row.bot, row.nickname or row.name, row.games, row.ahead, row.behind, row.won)
        for row in connection.execute(query)
    ]


def history(
    connection: sa.Connection, guest: str, wanted: Wanted, page: int
) -> tuple[list[Any], dict[str, list[Any]], bool]:
    """The rows of a page, newest first; those of all seats by table; and whether there are more."""
    query = (
        sa.select(results, tables.c.id.label("there"), tables.c.options)
        .outerjoin(tables, tables.c.id == results.c.table_id)
        .where(results.c.guest == guest, *_conditions(wanted))
        .order_by(results.c.at.desc(), results.c.table_id)
        .limit(PAGE + 1)
        .offset(page * PAGE)
    )
    found = list(connection.execute(query))
    return found[:PAGE], _seats(connection, [row.table_id for row in found[:PAGE]]), len(found) > PAGE


def options_of(row: Any) -> dict[str, bool | str]:
    """Of the table, while it is there."""
    found: dict[str, bool | str] = _options(row.options) if row.options else {}
    return found


def best(connection: sa.Connection, game: str, least: int, listed: sa.ColumnElement[bool]) -> list[Best]:
    """Who is rated highest, of those who have played so many rated games and are `listed`."""
    query = (
        sa.select(accounts.c.guest, accounts.c.name, ratings.c.skill, ratings.c.doubt, ratings.c.games)
        .join(ratings, ratings.c.guest == accounts.c.guest)
        .join(guests, guests.c.id == accounts.c.guest)
        .where(ratings.c.game == game, ratings.c.games >= least, ~guests.c.banned, listed)
        .order_by(ratings.c.skill.desc(), accounts.c.guest)
        .limit(MOST_LEADERS)
    )
    rows = list(connection.execute(query))
    counts = _counts(connection, game, [row.guest for row in rows])
    return [
        Best(row.guest, row.name, Rating(row.skill, row.doubt, row.games), *counts.get(row.guest, (0, 0)))
        for row in rows
    ]


def most_victories(
    connection: sa.Connection, game: str, least: int, listed: sa.ColumnElement[bool]
) -> list[Best]:
    """Where all win together."""
    won, count = sa.func.sum(_one(results.c.won)), sa.func.count()
    query = (
        sa.select(accounts.c.guest, accounts.c.name, count.label("games"), won.label("won"))
        .join(results, results.c.guest == accounts.c.guest)
        .join(guests, guests.c.id == accounts.c.guest)
        .where(results.c.game == game, ~guests.c.banned, listed)
        .group_by(accounts.c.guest, accounts.c.name)
        .having(won >= least)
        .order_by(won.desc(), count, accounts.c.guest)
        .limit(MOST_LEADERS)
    )
    return [Best(row.guest, row.name, None, row.games, row.won) for row in connection.execute(query)]


def with_account(connection: sa.Connection, ids: Iterable[str | None]) -> dict[str, str]:
    """To whom the profile of each is, of those who have an account."""
    wanted = [one for one in ids if one is not None]
    query = sa.select(accounts.c.guest, accounts.c.shown).where(accounts.c.guest.in_(wanted))
    return {row.guest: row.shown for row in connection.execute(query)}


def _one(condition: sa.ColumnElement[bool]) -> sa.ColumnElement[int]:
    return sa.case((condition, 1), else_=0)


def _conditions(wanted: Wanted) -> list[sa.ColumnElement[bool]]:
    found: list[sa.ColumnElement[bool]] = []
    if wanted.game:
        found.append(results.c.game == wanted.game)
    if wanted.since is not None:
        found.append(results.c.at >= wanted.since)
    if wanted.until is not None:
        found.append(results.c.at < wanted.until)
    if wanted.result is not None:
        found.append(results.c.won if wanted.result == "won" else ~results.c.won)
    theirs = results.alias()
    there = sa.and_(theirs.c.table_id == results.c.table_id, theirs.c.seat != results.c.seat)
    if wanted.person:
        named = theirs.c.name.icontains(wanted.person, autoescape=True)
        found.append(sa.select(theirs.c.seat).where(there, named).exists())
    if wanted.other:
        found.append(sa.select(theirs.c.seat).where(there, theirs.c.guest == wanted.other).exists())
    return found


def _seats(connection: sa.Connection, table_ids: list[str]) -> dict[str, list[Any]]:
    query = sa.select(results).where(results.c.table_id.in_(table_ids)).order_by(results.c.seat)
    found: dict[str, list[Any]] = {}
    for row in connection.execute(query):
        found.setdefault(row.table_id, []).append(row)
    return found


def _counts(connection: sa.Connection, game: str, ids: list[str]) -> dict[str, tuple[int, int]]:
    """Games and victories."""
    query = (
        sa.select(
            results.c.guest, sa.func.count().label("games"), sa.func.sum(_one(results.c.won)).label("won")
        )
        .where(results.c.game == game, results.c.guest.in_(ids))
        .group_by(results.c.guest)
    )
    return {row.guest: (row.games, row.won) for row in connection.execute(query)}
