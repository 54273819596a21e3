"""Puzzles that were made, one a day for each game; and the server's own number, from which they are made."""

from __future__ import annotations

import secrets

import sqlalchemy as sa

from taverna.server.store.schema import puzzles

_OWN = ("", "")
"""Game and day of the row that holds the server's own number."""
_LOAD = sa.select(puzzles.c.version, puzzles.c.document).where(
    puzzles.c.game == sa.bindparam("wanted"), puzzles.c.day == sa.bindparam("that")
)
_FORGET = puzzles.delete().where(
    puzzles.c.game == sa.bindparam("wanted"), puzzles.c.day == sa.bindparam("that")
)


def load(connection: sa.Connection, game: str, day: str, version: int) -> str | None:
    """As JSON; None where there is none, or one of other rules."""
    row = connection.execute(_LOAD, {"wanted": game, "that": day}).first()
    return None if row is None or row.version != version else str(row.document)


def keep(connection: sa.Connection, game: str, day: str, version: int, document: str) -> None:
    """In the place of one of other rules; the first that was made under these stays."""
    if load(connection, game, day, version) is not None:
        return
    connection.execute(_FORGET, {"wanted": game, "that": day})
    connection.execute(puzzles.insert(), {"game": game, "day": day, "version": version, "document": document})


def own_number(connection: sa.Connection) -> int:
    """Drawn once for each store: no other server has the same puzzles."""
    game, day = _OWN
    known = load(connection, game, day, 0)
    if known is None:
        known = str(secrets.randbits(63))
        keep(connection, game, day, 0, known)
    return int(known)
