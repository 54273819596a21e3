"""What is written together with the last step of a table."""

from __future__ import annotations

from functools import partial

from taverna.server.matches.match import PresentMatch, TableMatch
from taverna.server.sagas.closing import closed
from taverna.server.store import campaigns, tables
from taverna.server.store.rows import TableRow
from taverna.server.store.store import Store
from taverna.server.store.writer import Change


async def changes(store: Store, table: TableRow, match: TableMatch, now: float) -> list[Change]:
    """The table is finished; a chapter is folded into its campaign's world, in the same transaction."""
    found = [tables.finish(table.id, match.result().winners, now)]
    if table.campaign is not None and isinstance(match, PresentMatch):
        row = await store.read(partial(campaigns.find, campaign_id=table.campaign))
        if row is not None and row.running == table.id:
            found += campaigns.saving(*closed(row, match.match), now)
    return found
