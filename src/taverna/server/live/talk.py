"""What a client may say over the socket, and what becomes of it."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from functools import partial

from taverna.kernel import IllegalChoice, TavernaError
from taverna.server.limits import Buckets
from taverna.server.live.connection import Connection, encode
from taverna.server.live.table import LiveTable
from taverna.server.names import clean_talk
from taverna.server.problems import Refused, code_of
from taverna.server.store import tables
from taverna.server.think.thinkers import HINT_BOT
from taverna.wire.codes import Code
from taverna.wire.table import AskHint, Choose, FromClient, Hint, Look, Said, Say, TakeSeatBack, Undo


class Talk:
    """All tables share it: how much a guest says is limited over all of them."""

    def __init__(self, max_said: int, buckets: Buckets) -> None:
        self._max_said = max_said
        self._buckets = buckets
        self._hints: set[asyncio.Task[None]] = set()

    def hear(self, live: LiveTable, connection: Connection, message: FromClient) -> None:
        began = live.services.clock.now()
        live.post(partial(self._answer, live, connection, message, began))

    async def _answer(
        self, live: LiveTable, connection: Connection, message: FromClient, began: float
    ) -> None:
        metrics = live.services.metrics
        try:
            await self._do(live, connection, message)
        except TavernaError as refusal:
            metrics.refusals.labels(code_of(refusal).value).inc()
            connection.refuse(refusal, message.id, live.table.game, live.names)
        metrics.answer_seconds.observe(live.services.clock.now() - began)

    async def _do(self, live: LiveTable, connection: Connection, message: FromClient) -> None:
        if isinstance(message, Choose):
            await live.play(seat_of(live, connection), message.code, message.ticket)
        elif isinstance(message, Undo):
            await self._undo(live, connection, message)
        elif isinstance(message, Say):
            await self._say(live, connection, message)
        elif isinstance(message, Look):
            self._look(live, connection, message)
        elif isinstance(message, TakeSeatBack):
            await self._take_back(live, connection)
        elif isinstance(message, AskHint):
            self._hint(live, connection, message)

    async def _undo(self, live: LiveTable, connection: Connection, message: Undo) -> None:
        seat = seat_of(live, connection)
        if message.step != live.step:
            raise Refused(Code.STALE_CHOICE, "the table has gone on")
        await live.play(seat, None)

    async def _say(self, live: LiveTable, connection: Connection, message: Say) -> None:
        guest = connection.guest
        if guest is None:
            raise Refused(Code.INTRODUCE_YOURSELF, "who are you?")
        text = clean_talk(message.text, self._max_said)
        self._buckets.take(guest.id)
        mine = live.table.seats_of(guest.id)
        seat = connection.eyes if connection.eyes in mine else None
        name = guest.nickname if seat is None else live.table.seats[seat].name
        words = Said(n=0, name=name, seat=seat, text=text, at=live.services.clock.time())
        table_id = live.table.id
        words = await live.services.store.writer.transact(
            lambda store: tables.say(store, table_id, guest.id, words)
        )
        live.said_here(words)

    def _look(self, live: LiveTable, connection: Connection, message: Look) -> None:
        if message.seat is not None and message.seat not in live.table.seats_of(connection.guest_id):
            raise Refused(Code.NOT_YOUR_SEAT, "that seat is somebody else's")
        connection.follow = False
        connection.eyes = message.seat
        live.greet(connection, message.since)

    async def _take_back(self, live: LiveTable, connection: Connection) -> None:
        seat = seat_of(live, connection)
        if not live.table.seats[seat].stand_in:
            raise Refused(Code.NO_STAND_IN, "nobody stands in there")
        await live.set_stand_in(seat, False)

    def _hint(self, live: LiveTable, connection: Connection, message: AskHint) -> None:
        seat = seat_of(live, connection)
        match = live.playing()
        decision = match.decision(seat)
        if decision is None:
            raise IllegalChoice("not-asked", "nothing is asked", values={"seat": seat})
        if connection.hinting:
            raise Refused(Code.TOO_FAST, "one hint at a time")
        connection.hinting = True
        # A copy of this very moment: the answer may come before the thought begins.
        thought = live.services.thinkers.rank(match.game, match.state.clone(), decision)
        task = asyncio.create_task(self._think(thought, match.ticket(seat), connection, message.id))
        self._hints.add(task)
        task.add_done_callback(self._hints.discard)

    async def _think(
        self,
        thought: Coroutine[None, None, list[tuple[int, float]]],
        ticket: int,
        connection: Connection,
        sent: int | None,
    ) -> None:
        try:
            ranking = await thought
            connection.send(encode(Hint(ticket=ticket, bot=HINT_BOT, ranking=ranking, sent=sent)))
        finally:
            connection.hinting = False


def seat_of(live: LiveTable, connection: Connection) -> int:
    """The seat that this connection plays."""
    if connection.eyes is None or connection.eyes not in live.table.seats_of(connection.guest_id):
        raise Refused(Code.NO_SEAT, "this connection is a spectator's")
    return connection.eyes
