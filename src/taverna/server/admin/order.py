"""Keeping order: tables closed, people banned, muted, sent away or forgotten. Every act is written down with it."""

from __future__ import annotations

import contextlib
import getpass
import time
from collections.abc import Callable

import sqlalchemy as sa

from taverna.kernel import BadCall
from taverna.server.admin.opening import opened
from taverna.server.people.passwords import hash_code, new_codes, new_salt, shown
from taverna.server.store import accounts, acts, complaints, guests, sessions, tables
from taverna.server.store.person import forget as erase
from taverna.server.store.rows import Act, Complaint, Guest, Session, TableRow
from taverna.server.store.schema import tables as rows

DAY = 24 * 3600.0
MANY = 50
LONGEST = 64
"""Characters that the store has for what an act was about: of a file's path, its end."""


async def people(database: str, part: str = "", limit: int = MANY, members: bool = False) -> list[Guest]:
    """Whose name has that in it, or whose id it is; those who were here last come first. `members`: with accounts."""
    async with opened(database) as store:
        return await store.read(lambda connection: guests.page(connection, part, limit, members))


async def signed_in(database: str, guest_id: str) -> list[Session]:
    """Where they are; the last used first."""

    def look(connection: sa.Connection) -> list[Session]:
        _person(connection, guest_id)
        return sessions.of_guest(connection, guest_id)

    async with opened(database) as store:
        return await store.read(look)


async def list_tables(database: str, state: str = "", limit: int = MANY) -> list[TableRow]:
    """Of that state, or of any; those where something happened last come first."""

    def look(connection: sa.Connection) -> list[TableRow]:
        query = sa.select(rows).order_by(rows.c.touched.desc()).limit(limit)
        return tables.with_seats(
            connection, connection.execute(query.where(rows.c.state == state) if state else query)
        )

    async with opened(database) as store:
        return await store.read(look)


async def history(database: str) -> list[Act]:
    """Everything that operators ever did here."""
    async with opened(database) as store:
        return await store.read(lambda connection: acts.since(connection, 0))


async def close(database: str, table_id: str, why: str) -> None:
    """The game ends as it is, without winners; what was played can be looked at."""

    def work(connection: sa.Connection) -> None:
        found = tables.find(connection, table_id)
        if found is None:
            raise BadCall("no-table", f"there is no table {table_id!r}", values={"name": table_id})
        tables.close(connection, table_id, time.time())

    await _act(database, "close", table_id, why, work)


async def ban(database: str, guest_id: str, why: str, on: bool = True) -> None:
    def work(connection: sa.Connection) -> None:
        person = _person(connection, guest_id)
        guests.restrain(connection, guest_id, on, person.muted_until)

    await _act(database, "ban" if on else "unban", guest_id, why, work)


async def mute(database: str, guest_id: str, days: float, why: str) -> None:
    """They play on, but nobody hears them; 0 days ends it."""

    def work(connection: sa.Connection) -> None:
        person = _person(connection, guest_id)
        guests.restrain(connection, guest_id, person.banned, time.time() + days * DAY if days else 0.0)

    await _act(database, "mute" if days else "unmute", guest_id, why, work)


async def revoke(database: str, guest_id: str, why: str) -> None:
    """Every session of theirs ends: for a token that got into wrong hands. Whoever has an account signs in again."""

    def work(connection: sa.Connection) -> None:
        _person(connection, guest_id)
        sessions.end_all(connection, guest_id)

    await _act(database, "revoke", guest_id, why, work)


async def reset_recovery(database: str, guest_id: str, why: str) -> list[str]:
    """New recovery codes for somebody who has lost everything: whoever asks for them must be known to the operator."""
    codes, salt = new_codes(), new_salt()
    hashes = [hash_code(code, salt) for code in codes]

    def work(connection: sa.Connection) -> None:
        if not _person(connection, guest_id).account:
            raise BadCall("no-account", f"{guest_id!r} has no account", values={"name": guest_id})
        accounts.set_codes(connection, guest_id, salt, hashes)

    await _act(database, "recovery", guest_id, why, work)
    return [shown(code) for code in codes]


async def forget(database: str, guest_id: str, why: str) -> None:
    """Delete everything that names the person; the games of others stay whole."""

    def work(connection: sa.Connection) -> None:
        _person(connection, guest_id)
        erase(connection, guest_id)

    await _act(database, "forget", guest_id, why, work)


async def write_down(database: str, what: str, target: str = "") -> None:
    """An act that leaves the store as it is. One of an older form, backed up before an upgrade, is not written to."""
    with contextlib.suppress(BadCall):
        await _act(database, what, target[-LONGEST:], "", lambda connection: None)


async def reported(database: str, limit: int) -> list[Complaint]:
    async with opened(database) as store:
        return await store.read(lambda connection: complaints.newest(connection, limit))


async def _act(
    database: str, what: str, target: str, why: str, work: Callable[[sa.Connection], None]
) -> None:
    """All of it or nothing, and never without an account of it."""

    def both(connection: sa.Connection) -> None:
        work(connection)
        acts.add(connection, time.time(), getpass.getuser(), what, target, why)

    async with opened(database) as store:
        await store.write(both)


def _person(connection: sa.Connection, guest_id: str) -> Guest:
    found = guests.by_id(connection, guest_id)
    if found is None:
        raise BadCall(
            "no-person",
            f"there is nobody with the id {guest_id!r}; `taverna admin people` lists ids",
            values={"name": guest_id},
        )
    return found
