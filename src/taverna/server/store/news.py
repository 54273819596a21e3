"""What has happened at tables, in a few numbers: for whoever can't be told and has to look."""

from __future__ import annotations

import sqlalchemy as sa
from msgspec import Struct

from taverna.server.store.rows import TableRow
from taverna.server.store.schema import said, steps, tables
from taverna.server.store.tables import with_seats

AT_ONCE = 400
"""Tables in one question: SQLite takes no more than some hundred values."""


class News(Struct):
    """How many steps and words there are, and the rows as they stand."""

    steps: int
    said: int
    table: TableRow


def news(connection: sa.Connection, table_ids: list[str]) -> dict[str, News]:
    """Of those tables that there still are."""
    found: dict[str, News] = {}
    for first in range(0, len(table_ids), AT_ONCE):
        some = table_ids[first : first + AT_ONCE]
        taken = _highest(connection, steps.c.table_id, steps.c.number, some)
        words = _highest(connection, said.c.table_id, said.c.n, some)
        rows = connection.execute(sa.select(tables).where(tables.c.id.in_(some))).all()
        for table in with_seats(connection, rows):
            found[table.id] = News(taken.get(table.id, 0), words.get(table.id, 0), table)
    return found


def _highest(
    connection: sa.Connection, table_id: sa.Column[str], number: sa.Column[int], wanted: list[str]
) -> dict[str, int]:
    query = sa.select(table_id, sa.func.max(number)).where(table_id.in_(wanted)).group_by(table_id)
    return {row[0]: row[1] for row in connection.execute(query)}
