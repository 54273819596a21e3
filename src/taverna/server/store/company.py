"""What people are to each other, who was invited where, and whom a host has removed."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

import sqlalchemy as sa
from msgspec import Struct

from taverna.server.store.schema import doors, guests, tables, ties

Tie = Literal["asked", "friend", "blocked"]


class Tied(Struct):
    """Somebody, and what they are to the person who asks: `mine` is what I am to them, `theirs` the other way round."""

    id: str
    name: str
    mine: Tie | None
    theirs: Tie | None


class Invitation(Struct):
    table: str
    game: str
    by: str
    at: float


def tie(connection: sa.Connection, guest: str, other: str) -> Tie | None:
    query = sa.select(ties.c.kind).where(ties.c.guest == guest, ties.c.other == other)
    found: Tie | None = connection.execute(query).scalar()
    return found


def set_tie(connection: sa.Connection, guest: str, other: str, kind: Tie | None, now: float) -> None:
    connection.execute(ties.delete().where(ties.c.guest == guest, ties.c.other == other))
    if kind is not None:
        connection.execute(ties.insert(), {"guest": guest, "other": other, "kind": kind, "at": now})


def count_ties(connection: sa.Connection, guest: str) -> int:
    return connection.execute(sa.select(sa.func.count()).where(ties.c.guest == guest)).scalar_one()


def everyone(connection: sa.Connection, guest: str) -> list[Tied]:
    """All to whom there is a tie, either way; by name."""
    found: dict[str, Tied] = {}
    for mine in (True, False):
        own, other = (ties.c.guest, ties.c.other) if mine else (ties.c.other, ties.c.guest)
        query = (
            sa.select(guests.c.id, guests.c.nickname, ties.c.kind)
            .join(guests, guests.c.id == other)
            .where(own == guest)
        )
        for row in connection.execute(query):
            one = found.setdefault(row.id, Tied(row.id, row.nickname, None, None))
            if mine:
                one.mine = row.kind
            else:
                one.theirs = row.kind
    return sorted(found.values(), key=lambda one: (one.name.casefold(), one.id))


def blocked_by(connection: sa.Connection, guest: str) -> set[str]:
    """Whom they have blocked."""
    query = sa.select(ties.c.other).where(ties.c.guest == guest, ties.c.kind == "blocked")
    return set(connection.execute(query).scalars())


def strangers(connection: sa.Connection, guest: str) -> set[str]:
    """Whom they have blocked, and who has blocked them."""
    theirs = sa.select(ties.c.guest).where(ties.c.other == guest, ties.c.kind == "blocked")
    return blocked_by(connection, guest) | set(connection.execute(theirs).scalars())


def is_blocked(connection: sa.Connection, guest: str, others: Iterable[str]) -> bool:
    """Whether one of the others has blocked the guest."""
    query = sa.select(ties.c.guest).where(
        ties.c.other == guest, ties.c.kind == "blocked", ties.c.guest.in_(list(others))
    )
    return connection.execute(query.limit(1)).first() is not None


# Doors of tables


def invite(connection: sa.Connection, table_id: str, guest: str, by: str, now: float) -> None:
    """Who was removed is welcome again."""
    _set_door(connection, table_id, guest, "invited", by, now)


def remove(connection: sa.Connection, table_id: str, guest: str, by: str, now: float) -> None:
    _set_door(connection, table_id, guest, "removed", by, now)


def is_removed(connection: sa.Connection, table_id: str, guest: str) -> bool:
    query = sa.select(doors.c.kind).where(doors.c.table_id == table_id, doors.c.guest == guest)
    return bool(connection.execute(query).scalar() == "removed")


def decline(connection: sa.Connection, table_id: str, guest: str) -> None:
    connection.execute(
        doors.delete().where(doors.c.table_id == table_id, doors.c.guest == guest, doors.c.kind == "invited")
    )


def invitations(connection: sa.Connection, guest: str) -> list[Invitation]:
    """To tables that have not begun; the newest first."""
    host = guests.alias()
    query = (
        sa.select(doors.c.table_id, tables.c.game, host.c.nickname, doors.c.at)
        .join(tables, tables.c.id == doors.c.table_id)
        .join(host, host.c.id == doors.c.by)
        .where(doors.c.guest == guest, doors.c.kind == "invited", tables.c.state == "open")
        .order_by(doors.c.at.desc(), doors.c.table_id)
    )
    return [Invitation(row.table_id, row.game, row.nickname, row.at) for row in connection.execute(query)]


def count_invited(connection: sa.Connection, table_id: str) -> int:
    query = sa.select(sa.func.count()).where(doors.c.table_id == table_id, doors.c.kind == "invited")
    return connection.execute(query).scalar_one()


def _set_door(connection: sa.Connection, table_id: str, guest: str, kind: str, by: str, now: float) -> None:
    connection.execute(doors.delete().where(doors.c.table_id == table_id, doors.c.guest == guest))
    connection.execute(
        doors.insert(), {"table_id": table_id, "guest": guest, "kind": kind, "by": by, "at": now}
    )
