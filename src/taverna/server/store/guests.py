"""Guests in the store. Only the hash of a token is kept."""

from __future__ import annotations

import sqlalchemy as sa

from taverna.server.store.rows import Guest
from taverna.server.store.schema import guests

_ADD = guests.insert()
_RENAME = guests.update().where(guests.c.id == sa.bindparam("renamed"))
_BY_TOKEN = sa.select(guests.c.id, guests.c.nickname, guests.c.language).where(
    guests.c.token_hash == sa.bindparam("wanted")
)


def add(connection: sa.Connection, guest: Guest, token_hash: bytes, now: float) -> None:
    values = {
        "id": guest.id,
        "token_hash": token_hash,
        "nickname": guest.nickname,
        "language": guest.language,
        "created": now,
    }
    connection.execute(_ADD, values)


def rename(connection: sa.Connection, guest: Guest) -> None:
    values = {"renamed": guest.id, "nickname": guest.nickname, "language": guest.language}
    connection.execute(_RENAME, values)


def by_token(connection: sa.Connection, token_hash: bytes) -> Guest | None:
    row = connection.execute(_BY_TOKEN, {"wanted": token_hash}).first()
    return None if row is None else Guest(row.id, row.nickname, row.language)
