"""What operators did, in the store: an account of it, and how running servers hear of it."""

from __future__ import annotations

import sqlalchemy as sa

from taverna.server.store.rows import Act
from taverna.server.store.schema import acts

_NEWEST = sa.select(sa.func.max(acts.c.number))
_SINCE = sa.select(acts).where(acts.c.number > sa.bindparam("after")).order_by(acts.c.number)


def add(connection: sa.Connection, now: float, operator: str, what: str, target: str, why: str) -> None:
    values = {"at": now, "operator": operator, "what": what, "target": target, "why": why}
    connection.execute(acts.insert(), values)


def newest(connection: sa.Connection) -> int:
    return connection.execute(_NEWEST).scalar() or 0


def since(connection: sa.Connection, after: int) -> list[Act]:
    return [
        Act(row.number, row.at, row.operator, row.what, row.target, row.why)
        for row in connection.execute(_SINCE, {"after": after})
    ]
