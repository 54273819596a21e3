"""Where people are signed in. Only the hash of a token is kept."""

from __future__ import annotations

import secrets
from typing import Any

import sqlalchemy as sa

from taverna.server.store.guests import SHOWN, WITH_ACCOUNTS, read
from taverna.server.store.rows import Guest, Session
from taverna.server.store.schema import accounts, guests, sessions

_ADD = sessions.insert()
_BY_TOKEN = (
    sa.select(
        *SHOWN,
        sessions.c.id.label("session"),
        sessions.c.device,
        sessions.c.created,
        sessions.c.seen.label("session_seen"),
    )
    .select_from(WITH_ACCOUNTS.join(sessions, sessions.c.guest == guests.c.id))
    .where(sessions.c.token_hash == sa.bindparam("wanted"))
)


def add(connection: sa.Connection, session: Session, token_hash: bytes) -> None:
    values = {
        "id": session.id,
        "token_hash": token_hash,
        "guest": session.guest,
        "device": session.device,
        "created": session.created,
        "seen": session.seen,
    }
    connection.execute(_ADD, values)


def by_token(connection: sa.Connection, token_hash: bytes) -> tuple[Guest, Session] | None:
    row = connection.execute(_BY_TOKEN, {"wanted": token_hash}).first()
    if row is None:
        return None
    return read(row), Session(row.session, row.id, row.device, row.created, row.session_seen)


def of_guest(connection: sa.Connection, guest_id: str) -> list[Session]:
    """The last used first."""
    query = sa.select(sessions).where(sessions.c.guest == guest_id)
    return [
        _session(row) for row in connection.execute(query.order_by(sessions.c.seen.desc(), sessions.c.id))
    ]


def note_visit(connection: sa.Connection, session_id: str, now: float) -> None:
    connection.execute(sessions.update().where(sessions.c.id == session_id).values(seen=now))


def adopt(connection: sa.Connection, token_hash: bytes, device: str, now: float) -> bool:
    """A guest whom a process of before has made has no session yet. Whether there is such a one."""
    guest_id = connection.execute(sa.select(guests.c.id).where(guests.c.token_hash == token_hash)).scalar()
    if guest_id is None or by_token(connection, token_hash) is not None:
        return guest_id is not None
    add(connection, Session(new_id(), guest_id, device, now, now), token_hash)
    return True


def set_token(connection: sa.Connection, guest_id: str, session_id: str, token_hash: bytes) -> None:
    """From now on only this one proves who they are, on that device."""
    connection.execute(sessions.update().where(sessions.c.id == session_id).values(token_hash=token_hash))
    _settle(connection, guest_id)


def end(connection: sa.Connection, guest_id: str, session_id: str) -> bool:
    """Whether there was such a session of theirs."""
    ended = sessions.delete().where(sessions.c.guest == guest_id, sessions.c.id == session_id)
    found = connection.execute(ended).rowcount > 0
    _settle(connection, guest_id)
    return found


def end_all(connection: sa.Connection, guest_id: str, but: str = "") -> None:
    connection.execute(sessions.delete().where(sessions.c.guest == guest_id, sessions.c.id != but))
    _settle(connection, guest_id)


def forget_old(connection: sa.Connection, before: float) -> int:
    """Those of accounts not used since that time. Without an account nobody could come back: guests keep theirs."""
    of_accounts = sessions.join(accounts, accounts.c.guest == sessions.c.guest)
    found = sa.select(sessions.c.id, sessions.c.guest).select_from(of_accounts)
    old = connection.execute(found.where(sessions.c.seen < before)).all()
    for row in old:
        end(connection, row.guest, row.id)
    return len(old)


def new_id() -> str:
    return secrets.token_hex(8)


def _settle(connection: sa.Connection, guest_id: str) -> None:
    """The token that stands with the guest must not outlive its session: then it is one that nobody holds."""
    alive = sa.select(sessions.c.token_hash).where(sessions.c.guest == guest_id)
    gone = guests.update().where(guests.c.id == guest_id, guests.c.token_hash.not_in(alive))
    connection.execute(gone.values(token_hash=secrets.token_bytes(32)))


def _session(row: Any) -> Session:
    return Session(row.id, row.guest, row.device, row.created, row.seen)
