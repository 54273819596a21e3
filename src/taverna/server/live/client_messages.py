"""What a client may say over the socket, and what becomes of it."""

from __future__ import annotations

from functools import partial

from taverna.kernel import TavernaError, game as find_game
from taverna.server.common.limits import Buckets, Tally
from taverna.server.common.problems import Refused
from taverna.server.live.absence import set_stand_in
from taverna.server.live.connection import Connection, encode
from taverna.server.live.hints import Hints
from taverna.server.live.loading import check_going_on
from taverna.server.live.table import LiveTable
from taverna.server.people.names import clean_talk, unused
from taverna.server.store import tables
from taverna.server.store.rows import Guest, Spoken
from taverna.wire.codes import Code
from taverna.wire.table import (
    AskFinals,
    AskForecast,
    AskHint,
    Choose,
    Finals,
    Forecast,
    FromClient,
    Look,
    Said,
    Say,
    Signal,
    Stopped,
    Surprise,
    TakeSeatBack,
    Undo,
)


class ClientMessages:
    """All tables share it: how much a guest says, and how often they look, is limited over all of them."""

    def __init__(self, max_said: int, words: Buckets, looks: Buckets, hints: Tally) -> None:
        self._max_said = max_said
        self._words = words
        self._looks = looks
        self._hints = Hints(hints)

    def count_words(self, guest_id: str) -> None:
        """Something said elsewhere."""
        self._words.take(guest_id)

    def hear(self, live: LiveTable, connection: Connection, message: FromClient) -> None:
        began = live.services.clock.now()
        connection.asked()
        live.post(partial(self._answer, live, connection, message, began))

    async def _answer(
        self, live: LiveTable, connection: Connection, message: FromClient, began: float
    ) -> None:
        metrics = live.services.metrics
        try:
            await self._do(live, connection, message)
        except TavernaError as refusal:
            metrics.refused(refusal)
            connection.refuse(refusal, message.id, live.table.game, live.names)
        finally:
            connection.answered()
        metrics.answer_seconds.observe(live.services.clock.now() - began)

    async def _do(self, live: LiveTable, connection: Connection, message: FromClient) -> None:
        if isinstance(message, Choose):
            await self._choose(live, connection, message)
        elif isinstance(message, Undo):
            await self._undo(live, connection, message)
        elif isinstance(message, Say):
            await self._say(live, connection, message)
        elif isinstance(message, Signal):
            await self._signal(live, connection, message)
        elif isinstance(message, Look):
            self._look(live, connection, message)
        elif isinstance(message, TakeSeatBack):
            await self._take_back(live, connection)
        elif isinstance(message, AskHint):
            self._hints.ask(live, connection, seat_of(live, connection), message.id)
        elif isinstance(message, AskFinals):
            self._finals(live, connection, message)
        elif isinstance(message, AskForecast):
            self._forecast(live, connection, message)

    async def _choose(self, live: LiveTable, connection: Connection, message: Choose) -> None:
        check_going_on(live.table)
        gesture = await live.play(seat_of(live, connection), [message.code, *message.then], message.ticket)
        if gesture.stopped:
            stopped = Stopped(applied=gesture.applied, why=Surprise(gesture.stopped), sent=message.id)
            connection.send(encode(stopped))

    def _finals(self, live: LiveTable, connection: Connection, message: AskFinals) -> None:
        seat = seat_of(live, connection)
        ticket = live.playing().ticket(seat)
        signs = live.foresight.signs(live.playing(), live.step, seat)
        found = Finals(ticket=ticket, codes=live.finals(seat), signs=signs, sent=message.id)
        connection.send(encode(found))

    def _forecast(self, live: LiveTable, connection: Connection, message: AskForecast) -> None:
        seat = seat_of(live, connection)
        match, code = live.playing(), message.code
        foreseen = live.foresight.forecast(match, live.step, seat, code)
        told = Forecast(ticket=match.ticket(seat), code=code, foreseen=foreseen, sent=message.id)
        connection.send(encode(told))

    async def _undo(self, live: LiveTable, connection: Connection, message: Undo) -> None:
        seat = seat_of(live, connection)
        check_going_on(live.table)
        if message.step != live.step:
            raise Refused(Code.STALE_CHOICE, "the table has gone on")
        await live.undo(seat)

    async def _say(self, live: LiveTable, connection: Connection, message: Say) -> None:
        guest = connection.guest
        if guest is None:
            raise Refused(Code.INTRODUCE_YOURSELF, "who are you?")
        text = clean_talk(message.text, self._max_said)
        mine = live.table.seats_of(guest.id)
        await self._tell(live, guest, connection.eyes if connection.eyes in mine else None, text=text)

    async def _signal(self, live: LiveTable, connection: Connection, message: Signal) -> None:
        seat = seat_of(live, connection)
        assert connection.guest is not None
        if message.key not in find_game(live.table.game).signals:
            raise Refused(Code.UNKNOWN_SIGNAL, "the game has no such signal")
        await self._tell(live, connection.guest, seat, signal=message.key)

    async def _tell(
        self, live: LiveTable, guest: Guest, seat: int | None, text: str = "", signal: str = ""
    ) -> None:
        """To everyone, once it is stored."""
        if guest.muted_until > live.services.clock.time():
            raise Refused(Code.MUTED, "an operator has muted this guest")
        self._words.take(guest.id)
        name = unused(guest.nickname, live.names) if seat is None else live.table.seats[seat].name
        words = Said(n=0, name=name, seat=seat, text=text, at=live.services.clock.time(), signal=signal)
        table_id = live.table.id
        words = await live.services.store.writer.transact(
            lambda store: tables.say(store, table_id, guest.id, words)
        )
        live.said_here(Spoken(guest.id, words))

    def _look(self, live: LiveTable, connection: Connection, message: Look) -> None:
        if message.seat is not None and message.seat not in live.table.seats_of(connection.guest_id):
            raise Refused(Code.NOT_YOUR_SEAT, "that seat is somebody else's")
        self._looks.take(connection.key)
        connection.follow = False
        connection.eyes = message.seat
        live.greet(connection, message.since)

    async def _take_back(self, live: LiveTable, connection: Connection) -> None:
        seat = seat_of(live, connection)
        if not live.table.seats[seat].stand_in:
            raise Refused(Code.NO_STAND_IN, "nobody stands in there")
        await set_stand_in(live, seat, False)


def seat_of(live: LiveTable, connection: Connection) -> int:
    """The seat that this connection plays."""
    if connection.eyes is None or connection.eyes not in live.table.seats_of(connection.guest_id):
        raise Refused(Code.NO_SEAT, "this connection is a spectator's")
    if live.table.seats[connection.eyes].resigned:
        raise Refused(Code.RESIGNED, "that seat is a bot's now")
    return connection.eyes
