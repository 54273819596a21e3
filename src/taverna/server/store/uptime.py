"""How long servers have run on a store. What is to be forgotten counts this time, not what the wall clock says: a clock
that is set wrong, or a year in a cupboard, makes nothing old.
"""

from __future__ import annotations

import sqlalchemy as sa

from taverna.server.store.schema import uptime

SLACK = 120.0
"""Seconds by which the two clocks may part without a new row."""

_NEWEST = sa.select(uptime.c.ran, uptime.c.wall).order_by(uptime.c.ran.desc()).limit(2)


def count(connection: sa.Connection, wall: float, seconds: float) -> None:
    """A server has run for so many seconds since it last counted; no more is added than the wall clock allows."""
    rows = connection.execute(_NEWEST).all()
    if not rows:
        connection.execute(uptime.insert(), {"ran": 0.0, "wall": wall})
        return
    last = rows[0]
    ran = last.ran + min(seconds, max(0.0, wall - last.wall))
    straight = abs((wall - last.wall) - (ran - last.ran)) < SLACK
    if ran == last.ran and straight:
        return
    if straight and len(rows) == 2 and abs((last.wall - rows[1].wall) - (last.ran - rows[1].ran)) < SLACK:
        connection.execute(uptime.update().where(uptime.c.ran == last.ran).values(ran=ran, wall=wall))
    elif ran == last.ran:
        connection.execute(uptime.update().where(uptime.c.ran == last.ran).values(wall=wall))
    else:
        connection.execute(uptime.insert(), {"ran": ran, "wall": wall})


def before(connection: sa.Connection, wall: float, seconds: float) -> float:
    """What the wall clock said when servers had run so many seconds less than now; never later than it says itself."""
    rows = connection.execute(sa.select(uptime.c.ran, uptime.c.wall).order_by(uptime.c.ran.desc())).all()
    wanted = (rows[0].ran if rows else 0.0) - seconds
    for row in rows:
        if row.ran <= wanted:
            return float(min(wall - seconds, row.wall + (wanted - row.ran)))
    return float("-inf")
