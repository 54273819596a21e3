"""What can be done with a table outside its game. Each change is a transaction on fresh rows; then word is spread."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import Protocol

import sqlalchemy as sa

import taverna
from taverna.kernel import AnyGame, BadCall, Lesson, Setting
from taverna.kernel.fairness import commitment
from taverna.kernel.rng import SEED_BITS
from taverna.server.common.problems import Refused
from taverna.server.live.table import LiveTable
from taverna.server.lobby import seating
from taverna.server.matches import leaving
from taverna.server.matches.setting_up import beside, checked_settings
from taverna.server.people.names import clean_name
from taverna.server.services import Services
from taverna.server.store import company, lists, tables
from taverna.server.store.rows import Guest, Seat, TableRow
from taverna.wire.codes import Code
from taverna.wire.lobby import CreateTable, QuickGame, Rematch

RECENT = 24 * 3600.0
"""A table that nobody has touched for so many seconds does not count against its host."""


COUNT_SECONDS = 60.0
"""Between two counts of all tables; meanwhile new ones are added up."""


class TablesInMemory(Protocol):
    """The tables in memory."""

    def changed(self, table_id: str) -> None: ...
    def forget(self, table_id: str) -> None: ...
    async def wake(self, table_id: str) -> LiveTable: ...


class Lobby:
    def __init__(self, services: Services, live: TablesInMemory) -> None:
        self._services = services
        self._live = live
        self._unfinished, self._counted = 0, -COUNT_SECONDS

    # New tables

    async def create(self, guest: Guest, wanted: CreateTable) -> TableRow:
        game = taverna.game(wanted.game)
        table = await self._new(game, guest, wanted.seats, wanted.options)
        table.public, table.clock, table.late = wanted.public, wanted.clock, wanted.late
        table.hints, table.watch, table.undo = wanted.hints, wanted.watch, wanted.undo
        seating.sit(table, 0, guest.id, guest.nickname, own=True)
        return await self._add(table)

    async def quick(self, guest: Guest, wanted: QuickGame) -> TableRow:
        """Seated and started in one go."""
        game = taverna.game(wanted.game)
        lesson = _lesson(game) if wanted.lesson else None
        bots = lesson.bots if lesson else wanted.bots
        people = ([] if lesson else [clean_name(name) for name in wanted.people]) or [guest.nickname]
        options = lesson.options if lesson else wanted.options
        table = await self._new(game, guest, len(people) + len(bots), options, lesson)
        for number, name in enumerate(people):
            seating.sit(table, number, guest.id, name, own=False)
        for number, bot in enumerate(bots, len(people)):
            seating.sit_bot(table, number, bot)
        seating.start(table)
        await self._add(table)
        await self._live.wake(table.id)
        return table

    async def rematch(self, guest: Guest, table_id: str, wanted: Rematch) -> TableRow:
        """A table for the same people; whoever asks first is its host, the others find the way to it."""
        old = await self._services.store.read(lambda connection: tables.load(connection, table_id))
        _check_rematch(old, guest)
        new = await self._again(guest, old, wanted)

        def work(connection: sa.Connection) -> TableRow:
            old = tables.load(connection, table_id, lock=True)
            _check_rematch(old, guest)
            again = old.rematch and tables.find(connection, old.rematch)
            if again:
                return again
            self.check_limit(connection, guest.id)
            tables.add(connection, new)
            old.rematch = new.id
            tables.save(connection, old)
            return new

        new = await self._services.store.writer.transact(work)
        self._live.changed(table_id)
        return new

    async def _again(self, guest: Guest, old: TableRow, wanted: Rematch) -> TableRow:
        options = {**old.options, **(wanted.options or {})}
        new = await self._new(taverna.game(old.game), guest, len(old.seats), options)
        new.public, new.hints, new.watch = old.public, old.hints, old.watch
        new.late, new.undo = old.late, old.undo
        new.clock = old.clock if wanted.clock is None else _clock(wanted.clock)
        new.seats = [Seat(seat.number, seat.kind, seat.name, seat.guest, seat.bot) for seat in old.seats]
        return new

    async def _new(
        self,
        game: AnyGame,
        guest: Guest,
        seats: int,
        options: dict[str, Setting],
        lesson: Lesson | None = None,
    ) -> TableRow:
        now = self._services.clock.time()
        settings = await beside(checked_settings, game, seats, options)
        seed = lesson.seed if lesson else secrets.randbits(SEED_BITS)
        return TableRow(
            id=new_id(),
            game=game.id,
            version=game.version,
            seed=seed,
            commitment=commitment(game.id, seed),
            options=settings,
            public=False,
            clock=None,
            state="open",
            host=guest.id,
            created=now,
            touched=now,
            seats=[Seat(number) for number in range(seats)],
        )

    async def _add(self, table: TableRow) -> TableRow:
        def work(connection: sa.Connection) -> None:
            self.check_limit(connection, table.host)
            tables.add(connection, table)

        await self._services.store.writer.transact(work)
        return table

    def check_limit(self, connection: sa.Connection, guest: str) -> None:
        """Of the guest's tables, and of all."""
        settings, clock = self._services.settings, self._services.clock
        if clock.now() - self._counted >= COUNT_SECONDS:
            self._unfinished, self._counted = lists.count_unfinished(connection), clock.now()
        if self._unfinished >= settings.max_tables_all:
            raise Refused(Code.FULL, f"{settings.max_tables_all} tables at most")
        limit, since = settings.max_tables, clock.time() - RECENT
        if lists.count_hosted(connection, guest, since) >= limit:
            raise Refused(Code.TOO_MANY_TABLES, f"{limit} tables at most", {"limit": limit})
        self._unfinished += 1

    async def wake(self, table_id: str) -> None:
        await self._live.wake(table_id)

    # Seats

    async def sit(self, guest: Guest, table_id: str, number: int, name: str | None) -> TableRow:
        chosen = guest.nickname if name is None else clean_name(name)

        def change(connection: sa.Connection, table: TableRow) -> None:
            _check_welcome(connection, table, guest.id)
            seating.sit(table, number, guest.id, chosen, own=name is None)
            company.decline(connection, table_id, guest.id)  # it has served its purpose

        return await self._change(table_id, change)

    async def leave(self, guest: Guest, table_id: str, number: int) -> TableRow:
        """A host who sends somebody away does not have them back."""

        def change(connection: sa.Connection, table: TableRow) -> None:
            sitting = seating.find_seat(table, number).guest
            seating.leave(table, number, guest.id)
            if sitting is not None and sitting != guest.id:
                company.remove(connection, table_id, sitting, guest.id, self._services.clock.time())

        return await self._change(table_id, change)

    async def sit_bot(self, guest: Guest, table_id: str, number: int, bot: str) -> TableRow:
        def change(_: sa.Connection, table: TableRow) -> None:
            seating.check_host(table, guest.id)
            seating.sit_bot(table, number, bot)

        return await self._change(table_id, change)

    async def remove_bot(self, guest: Guest, table_id: str, number: int) -> TableRow:
        def change(_: sa.Connection, table: TableRow) -> None:
            seating.check_host(table, guest.id)
            seating.remove_bot(table, number)

        return await self._change(table_id, change)

    async def start(self, guest: Guest, table_id: str) -> TableRow:
        def change(_: sa.Connection, table: TableRow) -> None:
            seating.check_host(table, guest.id)
            seating.start(table)
            table.version = taverna.game(table.game).version

        table = await self._change(table_id, change)
        await self._live.wake(table_id)
        return table

    # Leaving for good

    async def resign(self, guest: Guest, table_id: str) -> TableRow:
        """I have lost; a bot plays on for the others. Alone, the game is over."""
        now = self._services.clock.time()

        def change(_: sa.Connection, table: TableRow) -> None:
            seating.check_may_end(table, guest.id)
            leaving.resign(table, guest.id, now)

        return await self._end(table_id, change)

    async def quit_together(self, guest: Guest, table_id: str, on: bool) -> TableRow:
        """End it without a result, as soon as everyone who plays wants to. Whoever is alone resigns."""
        now = self._services.clock.time()

        def change(_: sa.Connection, table: TableRow) -> None:
            seating.check_may_end(table, guest.id)
            if on and {seat.guest for seat in leaving.staying(table)} == {guest.id}:
                raise Refused(Code.RESIGN_FIRST, "nobody else is there to agree")
            leaving.quit_together(table, guest.id, on, now)

        return await self._end(table_id, change)

    async def _end(self, table_id: str, change: Callable[[sa.Connection, TableRow], None]) -> TableRow:
        table = await self._change(table_id, change)
        if table.state == "finished":
            self._services.finished.append(table_id)
        return table

    async def delete(self, guest: Guest, table_id: str) -> None:
        """A table before its start, as its host; a game of mine alone that has hardly begun, or is over."""

        def work(connection: sa.Connection) -> None:
            table = tables.load(connection, table_id, lock=True)
            chosen = tables.count_choices(connection, table_id, table.seats_of(guest.id))
            seating.check_may_delete(table, guest.id, chosen)
            tables.remove(connection, [table_id])

        await self._services.store.writer.transact(work)
        self._live.changed(table_id)

    async def _change(self, table_id: str, change: Callable[[sa.Connection, TableRow], None]) -> TableRow:
        def work(connection: sa.Connection) -> TableRow:
            table = tables.load(connection, table_id, lock=True)
            change(connection, table)
            table.touched = self._services.clock.time()
            if seating.deserted(table):
                tables.remove(connection, [table_id])
            else:
                tables.save(connection, table)
            return table

        table = await self._services.store.writer.transact(work)
        self._live.changed(table_id)
        return table


def _check_welcome(connection: sa.Connection, table: TableRow, guest: str) -> None:
    """Neither removed by the host nor blocked by anyone at the table; which of them, is not told."""
    others = {seat.guest for seat in table.seats if seat.guest} | {table.host}
    others.discard(guest)
    if company.is_removed(connection, table.id, guest) or company.is_blocked(connection, guest, others):
        raise Refused(Code.NOT_WELCOME, "removed or blocked")


def _check_rematch(old: TableRow, guest: Guest) -> None:
    if old.state != "finished":
        raise Refused(Code.NOT_FINISHED, "the game is not over")
    if old.campaign is not None:
        raise Refused(Code.OF_CAMPAIGN, "a chapter is begun by its campaign")
    if not old.seats_of(guest.id):
        raise Refused(Code.NO_SEAT, "only those who played may ask for a rematch")


def _lesson(game: AnyGame) -> Lesson:
    if game.lesson is None:
        raise BadCall("no-lesson", f"{game.id} is not learned at a table")
    return game.lesson


def new_id() -> str:
    """Unguessable. Not with a hyphen first: it may be typed after a command, where that begins an option."""
    while (made := secrets.token_urlsafe(9)).startswith("-"):
        pass
    return made


def _clock(seconds: int) -> int | None:
    """0 is no clock; less than a breath is not fair to anyone."""
    return max(5, seconds) if seconds else None
