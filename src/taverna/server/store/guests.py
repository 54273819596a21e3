"""Guests in the store. Only the hash of a token is kept."""

from __future__ import annotations

from typing import Any, Final

import sqlalchemy as sa

from taverna.server.store.rows import Guest
from taverna.server.store.schema import guests, members, said, seats, tables

FORGOTTEN: Final = "–"
"""What a seat is called whose person was deleted."""

_ADD = guests.insert()
_CHANGE = guests.update().where(guests.c.id == sa.bindparam("changed"))
_RENAME = _CHANGE.values(nickname=sa.bindparam("nickname"), language=sa.bindparam("language"))
_NOTE_VISIT = _CHANGE.values(seen=sa.bindparam("seen"))
_SHOWN = (
    guests.c.id,
    guests.c.nickname,
    guests.c.language,
    guests.c.seen,
    guests.c.banned,
    guests.c.muted_until,
)
_BY_TOKEN = sa.select(*_SHOWN).where(guests.c.token_hash == sa.bindparam("wanted"))
_BY_ID = sa.select(*_SHOWN).where(guests.c.id == sa.bindparam("wanted"))


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
    return None if row is None else _read(row)


def by_id(connection: sa.Connection, guest_id: str) -> Guest | None:
    row = connection.execute(_BY_ID, {"wanted": guest_id}).first()
    return None if row is None else _read(row)


def _read(row: Any) -> Guest:
    return Guest(row.id, row.nickname, row.language, row.seen, row.banned, row.muted_until)


def page(connection: sa.Connection, part: str, limit: int) -> list[Guest]:
    """Those whose name or id has this in it, last seen first."""
    like = f"%{part}%"
    query = sa.select(*_SHOWN).where(sa.or_(guests.c.nickname.ilike(like), guests.c.id == part))
    return [_read(row) for row in connection.execute(query.order_by(guests.c.seen.desc()).limit(limit))]


def restrain(connection: sa.Connection, guest_id: str, banned: bool, muted_until: float) -> None:
    connection.execute(
        guests.update().where(guests.c.id == guest_id).values(banned=banned, muted_until=muted_until)
    )


def set_token(connection: sa.Connection, guest_id: str, token_hash: bytes) -> None:
    """From now on only this one proves who they are."""
    connection.execute(guests.update().where(guests.c.id == guest_id).values(token_hash=token_hash))


def forget(connection: sa.Connection, guest_id: str) -> None:
    """Everything that names the person. The games of others stay whole: a bot's stand-in plays on in their seats."""
    connection.execute(said.delete().where(said.c.guest == guest_id))
    connection.execute(
        seats.update().where(seats.c.guest == guest_id).values(guest=None, name=FORGOTTEN, stand_in=True)
    )
    connection.execute(members.update().where(members.c.guest == guest_id).values(guest=None))
    connection.execute(guests.delete().where(guests.c.id == guest_id))


def forget_absent(connection: sa.Connection, before: float) -> int:
    """Remove those who sit nowhere, are no table's host, and were last here before that time."""
    seated = sa.select(seats.c.number).where(seats.c.guest == guests.c.id).exists()
    host = sa.select(tables.c.id).where(tables.c.host == guests.c.id).exists()
    member = sa.select(members.c.person).where(members.c.guest == guests.c.id).exists()
    gone = guests.delete().where(guests.c.seen < before, ~seated, ~host, ~member)
    return connection.execute(gone).rowcount
