"""Whose turn it is at the tables that are being played: a row for each person who is asked."""

from __future__ import annotations

import sqlalchemy as sa

from taverna.server.store.schema import seats, tables, turns
from taverna.server.store.writer import Change

MOST = 100
LONGEST_SHORT = 3600
"""Seconds: with a clock of up to so many a table stays awake while it runs."""

_FORGET = turns.delete().where(turns.c.table_id == sa.bindparam("asked_at"))
_ADD = sa.text(
    "INSERT INTO turns (table_id, seat, since) VALUES (:table_id, :seat, :since) "
    "ON CONFLICT (table_id, seat) DO UPDATE SET since = excluded.since"
)
"""Two processes may notice at the same moment that it is somebody's turn: neither may stumble over the other."""
_DUE = (
    sa.select(turns.c.table_id)
    .join(tables, tables.c.id == turns.c.table_id)
    .where(tables.c.state == "playing", tables.c.clock > LONGEST_SHORT)
    .where(turns.c.since + tables.c.clock <= sa.bindparam("now"))
    .distinct()
)


def is_short(clock: int) -> bool:
    return clock <= LONGEST_SHORT


def replace(table_id: str, since: dict[int, float]) -> list[Change]:
    """In place of those who were asked; to be committed with the step that changed it."""
    added = [(_ADD, {"table_id": table_id, "seat": seat, "since": when}) for seat, when in since.items()]
    return [(_FORGET, {"asked_at": table_id}), *added]


def write(connection: sa.Connection, changes: list[Change]) -> None:
    """What no step has brought about: the table has begun, or a seat has changed hands."""
    for statement, values in changes:
        connection.execute(statement, values)


def of_guest(connection: sa.Connection, guest: str) -> list[tuple[str, str, float | None]]:
    """The tables where it is their turn, with the game and when their time runs out; the most urgent first."""
    until = sa.func.min(turns.c.since + tables.c.clock).label("until")
    query = (
        sa.select(tables.c.id, tables.c.game, until)
        .join(turns, turns.c.table_id == tables.c.id)
        .join(seats, sa.and_(seats.c.table_id == turns.c.table_id, seats.c.number == turns.c.seat))
        .where(seats.c.guest == guest, tables.c.state == "playing")
        .group_by(tables.c.id, tables.c.game)
        .order_by(until.is_(None), until, tables.c.id)
        .limit(MOST)
    )
    return [(row.id, row.game, row.until) for row in connection.execute(query)]


def due(connection: sa.Connection, now: float) -> list[str]:
    """Tables that may sleep and where somebody's time has run out by then."""
    return list(connection.execute(_DUE, {"now": now}).scalars())
