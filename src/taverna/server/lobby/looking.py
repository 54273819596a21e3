"""While the channel between processes is away: the store is asked every second whether there is news."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from msgspec.structs import replace

from taverna.server.common.channel import Word
from taverna.server.live.table import LiveTable
from taverna.server.services import Services
from taverna.server.store.news import news


async def look_for_news(services: Services, live: Mapping[str, LiveTable]) -> None:
    """A few questions for all tables in memory, and only those with news read more."""
    found = await services.store.read(partial(news, table_ids=list(live)))
    for table_id, table in list(live.items()):
        told = found.get(table_id)
        # Each process has its own times of who was asked when; whose turn it is follows from the steps.
        if told is None or replace(told.table, turns=table.table.turns) != table.table:
            table.reload()
        elif told.steps > table.step:
            table.hear(Word("store", "steps"))
        if told is not None and told.said > table.talk.last:
            table.hear(Word("store", "said"))
