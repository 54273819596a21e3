"""Which tables there are: the pages of the lobby, and how many a guest has."""

from __future__ import annotations

from typing import Any, Literal

import sqlalchemy as sa

from taverna.server.store.rows import TableRow
from taverna.server.store.schema import seats, steps, tables, turns
from taverna.server.store.tables import remove, with_seats
from taverna.wire.lobby import Which

PAGE = 20
FEW = 50
"""Tables that one transaction forgets."""

Stale = Literal["open", "playing", "finished"]


def page(
    connection: sa.Connection, which: Which, guest: str | None, number: int
) -> tuple[list[TableRow], bool]:
    """The tables of a page, newest first (of mine, those where it is my turn before), and whether there are more."""
    query = (
        sa.select(tables)
        .where(_which(which, guest))
        .order_by(*_first(which, guest), tables.c.touched.desc(), tables.c.id)
        .limit(PAGE + 1)
        .offset(number * PAGE)
    )
    rows = list(connection.execute(query))
    return with_seats(connection, rows[:PAGE]), len(rows) > PAGE


_COUNT_HOSTED = sa.select(sa.func.count()).where(
    tables.c.host == sa.bindparam("guest"),
    tables.c.state.in_(("open", "playing")),
    tables.c.touched >= sa.bindparam("since"),
)


def count_hosted(connection: sa.Connection, guest: str, since: float) -> int:
    """Tables of the guest's that are not finished; those nobody has touched for long don't count."""
    return connection.execute(_COUNT_HOSTED, {"guest": guest, "since": since}).scalar_one()


_COUNT_UNFINISHED = sa.select(sa.func.count()).where(tables.c.state.in_(("open", "playing")))


def count_unfinished(connection: sa.Connection) -> int:
    return connection.execute(_COUNT_UNFINISHED).scalar_one()


def of_person_alone(connection: sa.Connection, guest: str) -> list[str]:
    """Tables that nobody else ever sat at, or of which they are the host and the game has not begun."""
    others = _has_seat(sa.and_(seats.c.guest.is_not(None), seats.c.guest != guest))
    theirs = sa.or_(tables.c.host == guest, _has_seat(seats.c.guest == guest))
    unbegun = sa.and_(tables.c.host == guest, tables.c.state == "open")
    query = sa.select(tables.c.id).where(theirs, sa.or_(~others, unbegun))
    return list(connection.execute(query).scalars())


def stale(connection: sa.Connection, state: Stale, before: float) -> list[str]:
    """Tables of that state at which nothing was done since that time."""
    return list(connection.execute(sa.select(tables.c.id).where(_is_stale(state, before))).scalars())


def forget_stale(connection: sa.Connection, state: Stale, before: float, table_ids: list[str]) -> list[str]:
    """Remove those of the tables that still are stale; returns which."""
    query = sa.select(tables.c.id).where(tables.c.id.in_(table_ids), _is_stale(state, before))
    found = list(connection.execute(query.with_for_update()).scalars())
    remove(connection, found)
    return found


def _is_stale(state: Stale, before: float) -> sa.ColumnElement[bool]:
    since: sa.Select[Any] = sa.select(steps.c.number).where(
        steps.c.table_id == tables.c.id, steps.c.at >= before
    )
    kept = sa.and_(
        tables.c.state == "playing", tables.c.campaign.is_not(None)
    )  # months may lie between evenings
    return sa.and_(tables.c.state == state, tables.c.touched < before, ~since.exists(), ~kept)


def _first(which: Which, guest: str | None) -> list[sa.ColumnElement[int]]:
    if which != "mine":
        return []
    asked = sa.and_(turns.c.seat == seats.c.number, turns.c.table_id == seats.c.table_id)
    my_turn = (
        sa.select(seats.c.number)
        .join(turns, asked)
        .where(seats.c.table_id == tables.c.id, seats.c.guest == guest)
        .exists()
    )
    return [sa.case((my_turn, 0), else_=1)]


def _which(which: Which, guest: str | None) -> sa.ColumnElement[bool]:
    open_seat = _has_seat(seats.c.kind == "open")
    mine = sa.false() if guest is None else sa.or_(tables.c.host == guest, _has_seat(seats.c.guest == guest))
    if which == "open":
        return sa.and_(tables.c.state == "open", tables.c.public, open_seat)
    if which == "watch":
        return sa.and_(tables.c.state == "playing", tables.c.public)
    if which == "mine":
        return sa.and_(tables.c.state.in_(("open", "playing")), mine)
    return sa.and_(tables.c.state == "finished", sa.or_(tables.c.public, mine))


def _has_seat(condition: sa.ColumnElement[bool]) -> sa.ColumnElement[bool]:
    query: sa.Select[Any] = sa.select(seats.c.number).where(seats.c.table_id == tables.c.id, condition)
    return query.exists()
