"""Guests in the store. Only the hash of a token is kept."""

from __future__ import annotations

import sqlalchemy as sa

from taverna.server.store.rows import Guest
from taverna.server.store.schema import guests, seats, tables

_ADD = guests.insert()
_CHANGE = guests.update().where(guests.c.id == sa.bindparam("changed"))
_RENAME = _CHANGE.values(nickname=sa.bindparam("nickname"), language=sa.bindparam("language"))
_NOTE_VISIT = _CHANGE.values(seen=sa.bindparam("seen"))
_BY_TOKEN = sa.select(guests.c.id, guests.c.nickname, guests.c.language, guests.c.seen).where(
    guests.c.token_hash == sa.bindparam("wanted")
)


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


def by_token(connection: sa.Connection, token_hash: bytes) -> Guest | None:
    row = connection.execute(_BY_TOKEN, {"wanted": token_hash}).first()
    return None if row is None else Guest(row.id, row.nickname, row.language, row.seen)


def forget_absent(connection: sa.Connection, before: float) -> int:
    """Remove those who sit nowhere, are no table's host, and were last here before that time."""
    seated = sa.select(seats.c.number).where(seats.c.guest == guests.c.id).exists()
    host = sa.select(tables.c.id).where(tables.c.host == guests.c.id).exists()
    gone = guests.delete().where(guests.c.seen < before, ~seated, ~host)
    return connection.execute(gone).rowcount
