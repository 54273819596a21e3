"""What people reported of what others said: for operators to read."""

from __future__ import annotations

import sqlalchemy as sa

from taverna.server.common.problems import Refused
from taverna.server.store.rows import Complaint
from taverna.server.store.schema import complaints, said
from taverna.wire.codes import Code

KEPT = 10_000
"""The newest so many."""


def add(connection: sa.Connection, table_id: str, n: int, guest: str, why: str, now: float) -> None:
    """Once by each, with the words themselves: the talk they are from may be forgotten by then."""
    spoken = sa.select(said).where(said.c.table_id == table_id, said.c.n == n)
    words = connection.execute(spoken).first()
    if words is None:
        raise Refused(Code.NOT_FOUND, "nothing was said under that number")
    same = sa.and_(complaints.c.table_id == table_id, complaints.c.said == n, complaints.c.guest == guest)
    connection.execute(complaints.delete().where(same))
    values = {"table_id": table_id, "said": n, "guest": guest, "about": words.guest, "why": why, "at": now}
    number = connection.execute(
        complaints.insert(), {**values, "name": words.name, "text": words.text or words.signal}
    ).inserted_primary_key
    assert number is not None
    connection.execute(complaints.delete().where(complaints.c.number <= number[0] - KEPT))


def newest(connection: sa.Connection, limit: int) -> list[Complaint]:
    query = sa.select(complaints).order_by(complaints.c.number.desc()).limit(limit)
    return [
        Complaint(row.at, row.table_id, row.said, row.guest, row.about, row.name, row.text, row.why)
        for row in connection.execute(query)
    ]


def forget(connection: sa.Connection, guest: str) -> None:
    """By them and about them."""
    theirs = sa.or_(complaints.c.guest == guest, complaints.c.about == guest)
    connection.execute(complaints.delete().where(theirs))


def carry_over(connection: sa.Connection, guest: str, to: str) -> None:
    for column in (complaints.c.guest, complaints.c.about):
        connection.execute(complaints.update().where(column == guest).values({column.name: to}))
