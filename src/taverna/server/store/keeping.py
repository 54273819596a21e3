"""Finished games as they were seen, in parts: 0 is the end with log and record, the others are frames of the replay."""

from __future__ import annotations

import sqlalchemy as sa

from taverna.server.store.schema import kept, tables

END = 0
SEARCHED = 500
"""Finished tables that are looked through at once for those that have not been kept."""

_ADD = kept.insert()
_FORGET = kept.delete().where(kept.c.table_id == sa.bindparam("wanted"))
_LOAD = (
    sa.select(kept.c.data)
    .where(
        kept.c.table_id == sa.bindparam("wanted"),
        kept.c.part >= sa.bindparam("first"),
        kept.c.part < sa.bindparam("last"),
    )
    .order_by(kept.c.part)
)
_STANDING = sa.select(tables.c.id).where(tables.c.id == sa.bindparam("wanted"), tables.c.state == "finished")
_FINISHED = (
    sa.select(tables.c.id, kept.c.part)
    .select_from(tables.outerjoin(kept, sa.and_(kept.c.table_id == tables.c.id, kept.c.part == END)))
    .where(tables.c.state == "finished", tables.c.id > sa.bindparam("after"))
    .order_by(tables.c.id)
    .limit(sa.bindparam("limit"))
)


def keep(connection: sa.Connection, table_id: str, parts: list[bytes]) -> None:
    """In the place of what was kept before; not of a table that was forgotten meanwhile."""
    if connection.execute(_STANDING.with_for_update(), {"wanted": table_id}).first() is None:
        return
    connection.execute(_FORGET, {"wanted": table_id})
    connection.execute(
        _ADD, [{"table_id": table_id, "part": part, "data": data} for part, data in enumerate(parts)]
    )


def load(connection: sa.Connection, table_id: str, first: int = END, last: int = END + 1) -> list[bytes]:
    """The parts from `first` on, before `last`; none of a game that was not kept (yet)."""
    found = connection.execute(_LOAD, {"wanted": table_id, "first": first, "last": last})
    return list(found.scalars())


def missing(connection: sa.Connection, after: str) -> tuple[list[str], str]:
    """Of the next few finished tables those that have not been kept, and where to go on; "" after the last."""
    found = connection.execute(_FINISHED, {"after": after, "limit": SEARCHED}).all()
    go_on = found[-1].id if len(found) == SEARCHED else ""
    return [row.id for row in found if row.part is None], go_on
