"""Hints: what a good player would choose, and why. Thought out beside the table, told to whoever asked."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from functools import partial

from taverna.kernel import IllegalChoice
from taverna.server.common.limits import Tally
from taverna.server.common.logs import short, trouble
from taverna.server.common.problems import Refused
from taverna.server.live.connection import Connection, encode
from taverna.server.live.table import LiveTable
from taverna.server.store import tables
from taverna.server.think.tasks import Advice
from taverna.wire.codes import Code
from taverna.wire.table import Hint


class Hints:
    """`asking` counts those who wait for one, by guest, by address and in all: each keeps a worker busy."""

    def __init__(self, asking: Tally) -> None:
        self._asking = asking
        self._thoughts: set[asyncio.Task[None]] = set()

    def ask(self, live: LiveTable, connection: Connection, seat: int, sent: int | None) -> None:
        match = live.playing()
        if not live.table.allows_hints:
            raise Refused(Code.NO_HINTS, "this table plays without hints")
        decision = match.decision(seat)
        if decision is None:
            raise IllegalChoice("not-asked", "nothing is asked", values={"seat": seat})
        asked = match.thought(decision)
        thinkers = live.services.thinkers_for(asked)
        self._asking.add(connection.key, connection.address)
        thought = thinkers.advise(asked)
        _note_help(live, seat)
        task = asyncio.create_task(self._think(live, connection, thought, match.ticket(seat), sent))
        self._thoughts.add(task)
        task.add_done_callback(self._thoughts.discard)

    async def _think(
        self,
        live: LiveTable,
        connection: Connection,
        thought: Coroutine[None, None, Advice],
        ticket: int,
        sent: int | None,
    ) -> None:
        who = (connection.key, connection.address)
        try:
            advice = await thought
            hint = Hint(
                ticket=ticket, bot=advice.bot, ranking=advice.ranking, reasons=advice.reasons, sent=sent
            )
            connection.send(encode(hint))
        except Exception as problem:  # a game without a judgement of its own, or one that fails
            trouble("no hint", problem, table=short(live.table.id), game=live.table.game)
            connection.refuse(Refused(Code.INTERNAL, "no hint"), sent, live.table.game, live.names)
        finally:
            self._asking.drop(*who)


def _note_help(live: LiveTable, seat: int) -> None:
    """A game in which somebody asked for a hint is not rated."""
    if not live.table.seats[seat].helped:
        live.table.seats[seat].helped = True
        work = partial(tables.note_help, table_id=live.table.id, seat=seat)
        live.post(partial(live.services.store.writer.transact, work))
