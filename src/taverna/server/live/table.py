"""A table in memory: a cache of its rows, with one task that does one thing after the other.

A step is tried on the match, committed, and only then told. If the commit fails, the match in memory has gone ahead of
the store and is thrown away; nobody but this task has seen it.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Literal

from taverna.kernel import Gesture, TavernaError
from taverna.server.common.channel import Word
from taverna.server.common.clock import Timer
from taverna.server.common.logs import note, short
from taverna.server.common.problems import Refused
from taverna.server.live import absence, ending, loading
from taverna.server.live.actor import Actor
from taverna.server.live.audience import FEW, Audience
from taverna.server.live.bots import BotsAtWork
from taverna.server.live.connection import Connection, encode
from taverna.server.live.finals import Finals, Foresight
from taverna.server.live.pause import Pause
from taverna.server.live.talk import Talk
from taverna.server.live.turns import Turns
from taverna.server.live.undos import Undos
from taverna.server.matches.match import TableFailed, TableMatch, update
from taverna.server.services import Services
from taverna.server.store import tables, turns
from taverna.server.store.rows import Spoken, Step, TableRow
from taverna.server.store.writer import Overtaken
from taverna.wire.codes import Code
from taverna.wire.table import Hello, Update

GONE = 4404
RESTART = 1012


class LiveTable:
    """`lost` is told when the table ends other than by `stop`; it is to be loaded anew then."""

    def __init__(
        self,
        services: Services,
        table: TableRow,
        match: TableMatch | None,
        steps: list[Step],
        spoken: list[Spoken],
        lost: Callable[[LiveTable, Exception], None],
    ) -> None:
        self.services = services
        self.table = table
        self.match = match
        self.step = len(steps)
        self.undos = Undos(services.settings.max_undos, steps, table.undo)
        self.audience = Audience()
        self.talk = Talk(self.audience, spoken)
        self.woken = self.quiet_since = services.clock.now()
        self._finals = Finals()
        self.foresight = Foresight()
        self._told = match.length if match else 0
        self._lost = lost
        self._pause = Pause(services.clock, services.settings.bot_pause)
        self._bots = BotsAtWork(services.thinkers_for, self._pause, self._bot_answered)
        self._turns = self._turns_of(table)
        self._takeover: Timer | None = None
        self._actor = Actor(f"table {short(table.id)}", self._ended)
        self.post = self._actor.post
        self.call = self._actor.call

    @property
    def names(self) -> list[str]:
        return [seat.name for seat in self.table.seats]

    @property
    def idle(self) -> bool:
        """Whether nothing would be missed if it left memory."""
        return not (
            self.audience.attached
            or self._actor.busy
            or self._bots.busy
            or self._turns.awake
            or self._takeover
        )

    def stop(self) -> None:
        self._actor.cancel()
        self._let_go()

    async def finish(self) -> None:
        """A step that is being committed is committed."""
        await self._actor.finish()
        self._let_go()

    def _let_go(self) -> None:
        self._bots.stop()
        self._pause.end()
        self._turns.stop()
        self._forget_takeover()

    def _ended(self, problem: Exception) -> None:
        self._let_go()
        gone = isinstance(problem, Refused) and problem.code == Code.NO_TABLE
        fault = problem if gone else Refused(Code.TABLE_FAILED, "the table is loaded anew")
        assert isinstance(fault, TavernaError)
        for connection in self.audience.attached:
            connection.refuse(fault, None, self.table.game, self.names)
            connection.close(GONE if gone else RESTART)
        self._lost(self, problem)

    # Steps

    def playing(self) -> TableMatch:
        if self.match is None:
            raise Refused(Code.TABLE_NOT_STARTED, "the game has not started")
        return self.match

    async def play(self, seat: int, codes: list[int], ticket: int | None = None) -> Gesture:
        """A gesture of the seat's. A refusal changes nothing."""
        gesture = await self.playing().take(seat, codes, ticket)
        await self._keep([Step(seat, code, place > 0) for place, code in enumerate(codes[: gesture.applied])])
        return gesture

    async def undo(self, seat: int) -> None:
        """Take back the seat's last gesture. A refusal changes nothing."""
        match = self.playing()
        self.undos.check(seat)
        await match.undo(seat)
        await self._keep([Step(seat, None)])

    async def _keep(self, taken: list[Step]) -> None:
        """What the match has just done is committed, and then told."""
        seat, undone = taken[0].seat, taken[0].code is None
        try:
            await self._commit(self.playing(), taken)
        except Overtaken:
            await self._start_over()
            raise Refused(Code.STALE_CHOICE, "another process was faster") from None
        except TavernaError as problem:
            raise TableFailed from problem
        self._forget_takeover()
        self._leave_time(seat, undone)
        self._go_on(noted=True)
        self._tell_steps()
        self.announce("steps")

    async def _commit(self, match: TableMatch, taken: list[Step]) -> None:
        now = self.services.clock.time()
        asked, goes_on = self._asked(match)
        rows = tables.step_rows(self.table.id, self.step + 1, taken, goes_on, now)
        changes = await ending.changes(self.services.store, self.table, match, now) if match.over else []
        changes += self._turns.ask(asked, goes_on, taken[0].seat if taken[0].code is None else None)
        await self.services.store.writer.steps(rows, *changes)
        self.services.metrics.steps.inc(len(rows))
        self._count(taken)
        if match.over:
            self.table.state, self.table.winners = "finished", match.result().winners
            self.services.campaign_news.tell(self.table.campaign)
            self.services.finished.append(self.table.id)

    def _count(self, taken: list[Step]) -> None:
        self.step += len(taken)
        for step in taken:
            self.undos.count(step.seat, step.code)

    def _tell_steps(self) -> None:
        match = self.playing()
        self.audience.tell_update(partial(self.update, since=self._told))
        self._told = match.length
        if match.over:
            self.audience.tell_seats(self.table)

    def update(self, eyes: int | None, since: int) -> Update:
        may_undo = eyes is not None and self.undos.any_left(eyes)
        return update(self.playing(), self.step, eyes, since, self._turns.left(eyes), may_undo)

    def can_undo(self, seat: int) -> bool:
        return self.undos.any_left(seat) and self.playing().can_undo(seat)

    def finals(self, seat: int) -> list[int]:
        """The seat's open options that can't be taken back."""
        return self._finals.of(self.playing(), self.step, seat, self.undos.any_left(seat))

    # What goes on by itself

    def start(self) -> None:
        """Bots think and clocks run, whoever else might be at it."""
        self.post(self._start)

    async def _start(self) -> None:
        self._forget_takeover()
        self._go_on()

    def _asked(self, match: TableMatch) -> tuple[dict[int, int], bool]:
        """The people who are, each with the ticket; and whether bots are."""
        seats = self.table.seats
        people = [decision.seat for decision in match.pending if not seats[decision.seat].by_bot]
        return {seat: match.ticket(seat) for seat in people}, len(people) < len(match.pending)

    def _go_on(self, noted: bool = False) -> None:
        """`noted`: whose turn it is has just been written down with the step."""
        match = self.match
        if match is None or self.table.closed:
            self._let_go()
            return
        changes = [] if noted else self._turns.ask(*self._asked(match))
        self.table.turns = self._turns.since
        self._turns.run()
        if self._takeover is None:
            self._bots.start(match, self.table.seats)
            if changes:
                self.post(partial(self.services.store.writer.transact, partial(turns.write, changes=changes)))
            self._tell_turns()

    def _tell_turns(self) -> None:
        """Those who are elsewhere that it is their turn, or is not any more; once it is stored."""
        for guest in {self.table.seats[seat].guest for seat in self._turns.take_moved()}:
            self.post(partial(self.services.tell_turn, guest))

    def _leave_time(self, seat: int, undone: bool) -> None:
        """After a person's step that can be taken back bots wait a moment; when nothing can be, they go on at once."""
        match, seats = self.playing(), self.table.seats
        if not any(seats[decision.seat].by_bot for decision in match.pending):
            return
        if not undone and not seats[seat].by_bot and self.can_undo(seat):
            self._pause.begin()
        elif not any(self.can_undo(other.number) for other in seats if not other.by_bot):
            self._pause.end()

    def _bot_answered(self, seat: int, ticket: int, code: int) -> None:
        self.post(partial(self._play_for, seat, ticket, code))

    async def _play_for(self, seat: int, ticket: int, code: int) -> None:
        match = self.playing()
        by_bot = self.table.seats[seat].by_bot and not self.table.closed
        if not by_bot or match.ticket(seat) != ticket or match.decision(seat) is None:
            return
        try:
            await self.play(seat, [code], ticket)
        except TavernaError as refusal:
            self._bots.forget(seat)
            note("bot refused", table=short(self.table.id), code=refusal.code)

    def _turns_of(self, table: TableRow) -> Turns:
        return Turns(self.services.clock, table, self.services.leeway, self._too_late)

    def _too_late(self, seat: int, ticket: int) -> None:
        self.post(partial(absence.too_late, self, seat, ticket))

    def seats_changed(self) -> None:
        self._go_on()
        self.audience.tell_seats(self.table)
        if self.match is not None:
            self.audience.tell_update(partial(self.update, since=self._told))

    # Who looks on

    def join(self, connection: Connection, since: int) -> None:
        self.audience.attached.add(connection)
        if self._actor.dead:
            connection.close(RESTART)
        self.post(partial(self._join, connection, since))

    async def _join(self, connection: Connection, since: int) -> None:
        before = self.audience.here(self.table)
        self.audience.connections.append(connection)
        self.audience.settle_eyes(self.table)
        self.greet(connection, since)
        self._tell_presence(before, connection)

    def leave(self, connection: Connection) -> None:
        self.audience.attached.discard(connection)
        self.quiet_since = self.services.clock.now()
        self.post(partial(self._leave, connection))

    async def _leave(self, connection: Connection) -> None:
        before = self.audience.here(self.table)
        if connection in self.audience.connections:
            self.audience.connections.remove(connection)
        self._tell_presence(before)

    def greet(self, connection: Connection, since: int) -> None:
        info = self.audience.info(self.table, connection.guest_id)
        connection.send(encode(Hello(table=info, seat=connection.eyes, said=self.talk.heard_by(connection))))
        if self.match is not None:
            self.audience.showing.greet(connection, self.update(connection.eyes, self.begin_at(since)))

    def begin_at(self, since: int) -> int:
        """Where a story begins that is told to somebody who comes back."""
        last = self.playing().length
        # A number from the future comes from a client that knows another history: it gets the whole one.
        return max(since if since <= last else 0, last - self.services.settings.max_events)

    def _tell_presence(self, before: tuple[list[str], int], but: Connection | None = None) -> None:
        now = self.audience.here(self.table)
        if now == before:
            return
        if sorted(now[0]) != sorted(before[0]) or now[1] <= FEW:
            self.audience.tell_seats(self.table, but)
        self.announce("here")

    def said_here(self, words: Spoken) -> None:
        self.talk.tell(words)
        self.announce("said")

    # Other processes, and changes in the lobby

    def hear(self, word: Word) -> None:
        if word.about == "here":
            self.audience.elsewhere[word.sender] = (word.here, word.spectators)
            self.audience.tell_seats(self.table)
        elif word.about == "steps":
            self.post(self._catch_up)
        elif word.about == "seats":
            self.reload()
        elif word.about == "said":
            self.post(self._catch_up_talk)

    def peer_gone(self, peer: str) -> None:
        """It may have stored something that it did not live to tell."""
        self.audience.elsewhere.pop(peer, None)
        self.reload()

    def reload(self) -> None:
        """The rows of table and seats have changed in the store."""
        self.post(self._reload)

    async def take_over_rows(self) -> bool:
        """At once, within something else that this table does; returns whether the game has ended by it."""
        await self._reload()
        return self.table.state == "finished"

    async def _reload(self) -> None:
        table, steps = await self.services.store.read(
            partial(tables.load_played, table_id=self.table.id, after=self.step)
        )
        started = self.match is None and table.state != "open"
        self.table = table
        if started:
            self.match = await loading.rebuild(table, [], self.services.past)
            self._told = 0
        self.audience.settle_eyes(table)
        await self._take_over_steps(steps)
        self.seats_changed()
        if self.match is not None:
            self._told = self.match.length

    async def _catch_up(self) -> None:
        steps = await self.services.store.read(
            partial(tables.load_steps, table_id=self.table.id, after=self.step)
        )
        if self.match is None:
            await self._reload()
        elif steps:
            await self._take_over_steps(steps)
            self._go_on()
            self._tell_steps()

    async def _take_over_steps(self, steps: list[Step]) -> None:
        """Steps that another process has committed. Its bots will go on; if they don't, ours do."""
        if not steps:
            return
        match = self.playing()
        for step in steps:
            await match.follow(step)
        self._count(steps)
        if match.over:
            self.table.state, self.table.winners = "finished", match.result().winners
        self._forget_takeover()
        patience = 2 * self.services.settings.bot_seconds + 2
        self._takeover = self.services.clock.call_later(patience, self.start)

    async def _start_over(self) -> None:
        self.table, steps = await self.services.store.read(
            partial(tables.load_played, table_id=self.table.id)
        )
        self.match = await loading.rebuild(self.table, steps, self.services.past)
        self.step = len(steps)
        self.undos = Undos(self.services.settings.max_undos, steps, self.table.undo)
        self._turns.stop()
        self._turns = self._turns_of(self.table)
        self._go_on()
        self._tell_steps()

    async def _catch_up_talk(self) -> None:
        look = partial(tables.load_said, table_id=self.table.id, after=self.talk.last)
        for words in await self.services.store.read(look):
            self.talk.tell(words)

    def announce(self, about: Literal["steps", "seats", "said", "here"]) -> None:
        if not (channel := self.services.channel).alone:
            players, spectators = self.audience.here(self.table) if about == "here" else ([], 0)
            channel.say(Word(channel.name, about, self.table.id, players, spectators))

    def _forget_takeover(self) -> None:
        if self._takeover is not None:
            self._takeover.cancel()
            self._takeover = None
