"""Guests in the store: everyone who plays here, with an account or without."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa

from taverna.server.store import results
from taverna.server.store.rows import Guest
from taverna.server.store.schema import accounts, guests, members, seats, sessions, tables, ties

_ADD = guests.insert()
_CHANGE = guests.update().where(guests.c.id == sa.bindparam("changed"))
_RENAME = _CHANGE.values(nickname=sa.bindparam("nickname"), language=sa.bindparam("language"))
_NOTE_VISIT = _CHANGE.values(seen=sa.bindparam("seen"))
SHOWN = (
    guests.c.id,
    guests.c.nickname,
    guests.c.language,
    guests.c.seen,
    guests.c.banned,
    guests.c.muted_until,
    accounts.c.name.label("account"),
)
WITH_ACCOUNTS = guests.outerjoin(accounts, accounts.c.guest == guests.c.id)
_EVERYONE = sa.select(*SHOWN).select_from(WITH_ACCOUNTS)
_BY_ID = _EVERYONE.where(guests.c.id == sa.bindparam("wanted"))


def add(connection: sa.Connection, guest: Guest, token_hash: bytes) -> None:
    values = {
        "id": guest.id,
        "token_hash": token_hash,
        "nickname": guest.nickname,
        "language": guest.language,
        "created": guest.seen,
        "seen": guest.seen,
    }
    connection.execute(_ADD, values)


def rename(connection: sa.Connection, guest: Guest) -> None:
    values = {"changed": guest.id, "nickname": guest.nickname, "language": guest.language}
    connection.execute(_RENAME, values)


def note_visit(connection: sa.Connection, guest_id: str, now: float) -> None:
    connection.execute(_NOTE_VISIT, {"changed": guest_id, "seen": now})


def by_id(connection: sa.Connection, guest_id: str) -> Guest | None:
    row = connection.execute(_BY_ID, {"wanted": guest_id}).first()
    return None if row is None else read(row)


def has_token(connection: sa.Connection, token_hash: bytes) -> bool:
    """Somebody was given this one by a process that knew no sessions."""
    query = sa.select(guests.c.id).where(guests.c.token_hash == token_hash)
    return connection.execute(query).first() is not None


def read(row: Any) -> Guest:
    return Guest(row.id, row.nickname, row.language, row.seen, row.banned, row.muted_until, row.account or "")


def page(connection: sa.Connection, part: str, limit: int, members: bool = False) -> list[Guest]:
    """Those whose name or id has this in it, last seen first; `members`: who have an account."""
    like = f"%{part}%"
    query = _EVERYONE.where(
        sa.or_(guests.c.nickname.ilike(like), accounts.c.name.ilike(like), guests.c.id == part)
    )
    if members:
        query = query.where(accounts.c.guest.is_not(None))
    return [read(row) for row in connection.execute(query.order_by(guests.c.seen.desc()).limit(limit))]


def restrain(connection: sa.Connection, guest_id: str, banned: bool, muted_until: float) -> None:
    connection.execute(
        guests.update().where(guests.c.id == guest_id).values(banned=banned, muted_until=muted_until)
    )


def forget_absent(connection: sa.Connection, before: float) -> int:
    """Remove those who sit nowhere, are no table's host, have no account, and were last here before that time."""
    seated = sa.select(seats.c.number).where(seats.c.guest == guests.c.id).exists()
    host = sa.select(tables.c.id).where(tables.c.host == guests.c.id).exists()
    member = sa.select(accounts.c.guest).where(accounts.c.guest == guests.c.id).exists()
    adventurer = sa.select(members.c.person).where(members.c.guest == guests.c.id).exists()
    absent = sa.and_(guests.c.seen < before, ~seated, ~host, ~member, ~adventurer)
    gone = sa.select(guests.c.id).where(absent)
    results.forget(connection, gone)
    connection.execute(sessions.delete().where(sessions.c.guest.in_(gone)))
    connection.execute(ties.delete().where(sa.or_(ties.c.guest.in_(gone), ties.c.other.in_(gone))))
    return connection.execute(guests.delete().where(absent)).rowcount
