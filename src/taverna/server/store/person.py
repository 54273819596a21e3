"""Everything that there is of one person: to be handed to them, deleted, or carried over to their account."""

from __future__ import annotations

from typing import Any, Final

import msgspec
import sqlalchemy as sa

from taverna.server.store import accounts, company, complaints, guests, lists, results, sessions, tables
from taverna.server.store.rows import TableRow
from taverna.server.store.schema import (
    accounts as account_rows,
    challenges,
    doors,
    guests as guest_rows,
    members,
    passkeys,
    recovery_codes,
    said,
    seats,
    sessions as session_rows,
    tables as rows,
    ties,
)

FORGOTTEN: Final = results.NAMELESS
"""What a seat is called whose person was deleted."""


def everything_of(connection: sa.Connection, guest_id: str) -> dict[str, Any] | None:
    """For them to have: no secrets of others', no token, nothing that opens a door."""
    found = guests.by_id(connection, guest_id)
    if found is None:
        return None
    words = sa.select(said.c.table_id, said.c.text, said.c.signal, said.c.at).where(said.c.guest == guest_id)
    return {
        "format": "taverna-person",
        "person": {
            name: getattr(found, name)
            for name in ("id", "nickname", "language", "seen", "banned", "muted_until")
        },
        "account": _account(connection, guest_id),
        "sessions": [
            {"device": one.device, "created": one.created, "seen": one.seen}
            for one in sessions.of_guest(connection, guest_id)
        ],
        "people": [
            _tied(one)
            for one in company.everyone(connection, guest_id)
            if one.mine or one.theirs != "blocked"
        ],
        "invitations": [msgspec.to_builtins(one) for one in company.invitations(connection, guest_id)],
        "tables": [_of_person(table, guest_id) for table in at_tables(connection, guest_id)],
        "said": [dict(row) for row in connection.execute(words).mappings()],
        **results.everything_of(connection, guest_id),
    }


def at_tables(connection: sa.Connection, guest_id: str) -> list[TableRow]:
    """Where they sit, or are the host."""
    mine = sa.select(seats.c.table_id).where(seats.c.guest == guest_id)
    query = sa.select(rows).where(sa.or_(rows.c.host == guest_id, rows.c.id.in_(mine)))
    return tables.with_seats(connection, connection.execute(query))


def forget(connection: sa.Connection, guest_id: str) -> None:
    """Everything that names the person. The games of others stay whole: a bot's stand-in plays on in their seats."""
    tables.remove(connection, lists.of_person_alone(connection, guest_id))
    connection.execute(
        seats.update().where(seats.c.guest == guest_id).values(guest=None, name=FORGOTTEN, stand_in=True)
    )
    connection.execute(seats.update().where(seats.c.removed == guest_id).values(removed="", name=FORGOTTEN))
    heir = sa.select(sa.func.min(seats.c.guest)).where(seats.c.table_id == rows.c.id).scalar_subquery()
    connection.execute(rows.update().where(rows.c.host == guest_id).values(host=sa.func.coalesce(heir, "")))
    for part in (account_rows, challenges, doors, passkeys, recovery_codes, said, session_rows, ties):
        connection.execute(part.delete().where(part.c.guest == guest_id))
    complaints.forget(connection, guest_id)
    results.forget(connection, [guest_id])
    connection.execute(ties.delete().where(ties.c.other == guest_id))
    connection.execute(doors.delete().where(doors.c.by == guest_id))
    connection.execute(members.update().where(members.c.guest == guest_id).values(guest=None))
    connection.execute(guest_rows.delete().where(guest_rows.c.id == guest_id))


def carry_over(connection: sa.Connection, guest_id: str, to: str) -> list[str]:
    """What a guest without an account had is another person's from now on; returns the tables that changed."""
    changed = [table.id for table in at_tables(connection, guest_id)]
    connection.execute(seats.update().where(seats.c.guest == guest_id).values(guest=to))
    connection.execute(seats.update().where(seats.c.removed == guest_id).values(removed=to))
    connection.execute(rows.update().where(rows.c.host == guest_id).values(host=to))
    connection.execute(said.update().where(said.c.guest == guest_id).values(guest=to))
    complaints.carry_over(connection, guest_id, to)
    results.carry_over(connection, guest_id, to)
    forget(connection, guest_id)
    return changed


def _account(connection: sa.Connection, guest_id: str) -> dict[str, Any] | None:
    found = accounts.of_guest(connection, guest_id)
    if found is None:
        return None
    return {
        "name": found.name,
        "created": found.created,
        "password": found.password is not None,
        "recovery_codes": accounts.count_codes(connection, guest_id),
        "passkeys": [
            {"device": one.device, "created": one.created, "used": one.used}
            for one in accounts.passkeys_of(connection, guest_id)
        ],
    }


def _tied(one: company.Tied) -> dict[str, Any]:
    """Who has blocked them is not theirs to know."""
    theirs = None if one.theirs == "blocked" else one.theirs
    return {"name": one.name, "mine": one.mine, "theirs": theirs}


def _of_person(table: TableRow, guest_id: str) -> dict[str, Any]:
    return {
        "id": table.id,
        "game": table.game,
        "version": table.version,
        "options": table.options,
        "state": table.state,
        "created": table.created,
        "touched": table.touched,
        "host": table.host == guest_id,
        "winners": table.winners,
        "seats": [
            {"number": seat.number, "name": seat.name, "mine": seat.guest == guest_id} for seat in table.seats
        ],
    }
