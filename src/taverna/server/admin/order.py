"""Keeping order: tables closed, people banned, muted, sent away or forgotten. Every act is written down with it."""

from __future__ import annotations

import getpass
import hashlib
import secrets
import time
from collections.abc import Callable

import sqlalchemy as sa

from taverna.kernel import BadCall
from taverna.server.admin.opening import opened
from taverna.server.store import acts, complaints, guests, lists, tables
from taverna.server.store.rows import Act, Complaint, Guest, TableRow
from taverna.server.store.schema import tables as rows

DAY = 24 * 3600.0
MANY = 50


async def people(database: str, part: str = "", limit: int = MANY) -> list[Guest]:
    """Whose name has that in it, or whose id it is; those who were here last come first."""
    async with opened(database) as store:
        return await store.read(lambda connection: guests.page(connection, part, limit))


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
    """Nobody holds their token any more: for one that got into wrong hands."""

    def work(connection: sa.Connection) -> None:
        _person(connection, guest_id)
        guests.set_token(connection, guest_id, hashlib.sha256(secrets.token_bytes(32)).digest())

    await _act(database, "revoke", guest_id, why, work)


async def forget(database: str, guest_id: str, why: str) -> None:
    """Delete everything that names the person; the games of others stay whole."""

    def work(connection: sa.Connection) -> None:
        _person(connection, guest_id)
        alone = lists.of_person_alone(connection, guest_id)
        tables.remove(connection, alone)
        guests.forget(connection, guest_id)
        complaints.forget(connection, guest_id)

    await _act(database, "forget", guest_id, why, work)


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
