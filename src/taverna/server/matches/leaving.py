"""Leaving a game for good: what becomes of it for those who stay. Changes the rows of one table.

Whoever resigns has lost. While others play on, a bot plays that seat to the end; when nobody is left, the game ends.
A game ends without a result when everyone who plays it wants that.
"""

from __future__ import annotations

from typing import Final

import sqlalchemy as sa

from taverna.server.store import tables
from taverna.server.store.rows import Seat, TableRow
from taverna.wire.lobby import Ended

STAND_IN: Final = "regular"
"""The bot that plays for whoever is away."""
FEW_CHOICES: Final = 3
"""Whoever plays alone and has chosen less often may throw the game away as if it had never been."""


def staying(table: TableRow) -> list[Seat]:
    """The people who play, or may come back."""
    return [seat for seat in table.seats if seat.guest is not None and not seat.resigned]


def is_alone(table: TableRow, guest: str) -> bool:
    """No other person plays, or did."""
    return {seat.guest for seat in table.seats if seat.kind == "person"} == {guest}


def resign(table: TableRow, guest: str, now: float) -> None:
    for seat in table.seats:
        if seat.guest == guest:
            seat.stand_in = seat.resigned = True
    if not staying(table):
        end(table, "resigned", now)


def store_resignation(connection: sa.Connection, table_id: str, guest: str, now: float) -> None:
    table = tables.load(connection, table_id, lock=True)
    if table.state == "playing":
        resign(table, guest, now)
        tables.save(connection, table)


def quit_together(table: TableRow, guest: str, on: bool, now: float) -> None:
    """Somebody wants to end the game without a result, or not any more; when all want it, it ends."""
    for seat in table.seats:
        if seat.guest == guest:
            seat.quits = on
    if all(seat.quits for seat in staying(table)):
        end(table, "abandoned", now)


def end(table: TableRow, how: Ended, now: float) -> None:
    table.state, table.closed, table.ended, table.winners = "finished", True, how, []
    table.touched, table.turns = now, {}
