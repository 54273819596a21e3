"""Where people are signed in. Only the hash of a token is kept."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa

from taverna.server.store.guests import SHOWN, WITH_ACCOUNTS, read
from taverna.server.store.rows import Guest, Session
from taverna.server.store.schema import guests, sessions

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


def set_token(connection: sa.Connection, session_id: str, token_hash: bytes) -> None:
    """From now on only this one proves who they are, on that device."""
    connection.execute(sessions.update().where(sessions.c.id == session_id).values(token_hash=token_hash))


def end(connection: sa.Connection, guest_id: str, session_id: str) -> bool:
    """Whether there was such a session of theirs."""
    ended = sessions.delete().where(sessions.c.guest == guest_id, sessions.c.id == session_id)
    return connection.execute(ended).rowcount > 0


def end_all(connection: sa.Connection, guest_id: str, but: str = "") -> None:
    connection.execute(sessions.delete().where(sessions.c.guest == guest_id, sessions.c.id != but))


def forget_old(connection: sa.Connection, before: float) -> int:
    """Those not used since that time."""
    return connection.execute(sessions.delete().where(sessions.c.seen < before)).rowcount


def _session(row: Any) -> Session:
    return Session(row.id, row.guest, row.device, row.created, row.seen)
