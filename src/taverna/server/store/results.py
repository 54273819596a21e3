"""Results and ratings in the store. They are written once, when a game has ended, and outlive its table."""

from __future__ import annotations

from typing import Any

import msgspec
import sqlalchemy as sa

from taverna.server.store.rows import Rating, SeatEnd
from taverna.server.store.schema import ratings, results, seats, tables

_encode = msgspec.json.Encoder().encode
_ADD = results.insert()
_COUNTED = tables.update().where(tables.c.id == sa.bindparam("done")).values(counted=True)
_LOCK = (
    sa.select(tables.c.id).where(tables.c.id == sa.bindparam("wanted"), ~tables.c.counted).with_for_update()
)
_UNCOUNTED = (
    sa.select(tables.c.id)
    .where(~tables.c.counted, tables.c.state == "finished")
    .order_by(tables.c.touched, tables.c.id)
    .limit(sa.bindparam("limit"))
)


def uncounted(connection: sa.Connection, limit: int) -> list[str]:
    """Finished tables whose results are not here, those first that ended first."""
    return list(connection.execute(_UNCOUNTED, {"limit": limit}).scalars())


def is_waiting(connection: sa.Connection, table_id: str) -> bool:
    """Whether the table is still to be counted; until the transaction ends nobody else does."""
    return connection.execute(_LOCK, {"wanted": table_id}).first() is not None


def add(connection: sa.Connection, table_id: str, game: str, at: float, ends: list[SeatEnd]) -> None:
    """What the game was for each seat; none where there is nothing to count."""
    if ends:
        connection.execute(_ADD, [_values(table_id, game, at, end) for end in ends])
    connection.execute(_COUNTED, {"done": table_id})


def ratings_of(connection: sa.Connection, game: str, guests: list[str]) -> dict[str, Rating]:
    query = sa.select(ratings).where(ratings.c.game == game, ratings.c.guest.in_(guests)).with_for_update()
    return {row.guest: Rating(row.skill, row.doubt, row.games) for row in connection.execute(query)}


def set_rating(connection: sa.Connection, game: str, guest: str, rating: Rating) -> None:
    connection.execute(ratings.delete().where(ratings.c.guest == guest, ratings.c.game == game))
    values = {
        "guest": guest,
        "game": game,
        "skill": rating.skill,
        "doubt": rating.doubt,
        "games": rating.games,
    }
    connection.execute(ratings.insert(), values)


# People who go or come


def forget(connection: sa.Connection, guests: sa.Select[Any] | list[str]) -> None:
    """Of those, nothing is left that names them; games in which nobody else was go with them."""
    mine = sa.select(results.c.table_id).where(results.c.guest.in_(guests))
    there = results.alias()
    others = (
        sa.select(there.c.seat)
        .where(
            there.c.table_id == results.c.table_id, there.c.guest.is_not(None), there.c.guest.not_in(guests)
        )
        .correlate(results)
        .exists()
    )
    connection.execute(results.delete().where(results.c.table_id.in_(mine), ~others))
    # Both in one, so that the index is not asked for every seat without a guest: most are bots.
    further = sa.func.coalesce(results.c.guest, results.c.bot).is_(None) & ~_elsewhere(guests)
    connection.execute(results.update().where(results.c.table_id.in_(mine), further).values(name=NAMELESS))
    anonymous = {"guest": None, "name": NAMELESS, "rating": None, "change": None, "statistics": "{}"}
    connection.execute(results.update().where(results.c.guest.in_(guests)).values(anonymous))
    connection.execute(ratings.delete().where(ratings.c.guest.in_(guests)))


def _elsewhere(guests: sa.Select[Any] | list[str]) -> sa.ColumnElement[bool]:
    """Further people at a screen have only a name: whether it was another's screen, as far as the table tells."""
    return (
        sa.select(seats.c.number)
        .where(seats.c.table_id == results.c.table_id, seats.c.number == results.c.seat)
        .where(seats.c.guest.is_not(None), seats.c.guest.not_in(guests))
        .correlate(results)
        .exists()
    )


NAMELESS = "–"
"""What a seat is called whose person was forgotten."""


def carry_over(connection: sa.Connection, guest: str, to: str) -> None:
    """What one person played is another's; a rating is, where the other has none in that game."""
    both = sa.select(results.c.table_id).where(results.c.guest == to)
    connection.execute(
        results.update().where(results.c.guest == guest, results.c.table_id.not_in(both)).values(guest=to)
    )
    known = sa.select(ratings.c.game).where(ratings.c.guest == to)
    connection.execute(
        ratings.update().where(ratings.c.guest == guest, ratings.c.game.not_in(known)).values(guest=to)
    )


def everything_of(connection: sa.Connection, guest: str) -> dict[str, list[dict[str, Any]]]:
    """For them to have."""
    mine = sa.select(results).where(results.c.guest == guest).order_by(results.c.at)
    rated = sa.select(ratings.c.game, ratings.c.skill, ratings.c.doubt, ratings.c.games)
    return {
        "results": [dict(row) for row in connection.execute(mine).mappings()],
        "ratings": [
            dict(row) for row in connection.execute(rated.where(ratings.c.guest == guest)).mappings()
        ],
    }


def _values(table_id: str, game: str, at: float, end: SeatEnd) -> dict[str, Any]:
    return {
        "table_id": table_id,
        "seat": end.seat,
        "game": game,
        "at": at,
        "guest": end.guest,
        "bot": end.bot,
        "name": end.name,
        "place": end.place,
        "score": end.score,
        "won": end.won,
        "ending": end.ending,
        "statistics": _encode(end.statistics).decode(),
        "rating": end.rating,
        "change": end.change,
    }
