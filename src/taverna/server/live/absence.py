"""Somebody is not there: a bot plays for them, or they have resigned, as the table wants it."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from taverna.server.matches import leaving
from taverna.server.store import tables

if TYPE_CHECKING:
    from taverna.server.live.table import LiveTable


async def too_late(live: LiveTable, seat: int, ticket: int) -> None:
    """For the question of that ticket; whoever has answered it meanwhile is not."""
    match = live.playing()
    if match.decision(seat) is None or match.ticket(seat) != ticket:
        return
    guest = live.table.seats[seat].guest
    if live.table.late == "resign" and guest is not None and live.table.campaign is None:
        await _resign(live, guest)
    else:
        await set_stand_in(live, seat, True)


async def set_stand_in(live: LiveTable, seat: int, on: bool) -> None:
    """A bot plays for the person of that seat, or they have it back."""
    table_id = live.table.id
    await live.services.store.writer.transact(
        lambda connection: tables.set_stand_in(connection, table_id, seat, on)
    )
    live.table.seats[seat].stand_in = on
    live.seats_changed()
    live.announce("seats")


async def _resign(live: LiveTable, guest: str) -> None:
    work = partial(
        leaving.store_resignation, table_id=live.table.id, guest=guest, now=live.services.clock.time()
    )
    await live.services.store.writer.transact(work)
    if await live.take_over_rows():
        live.services.finished.append(live.table.id)
    live.announce("seats")
