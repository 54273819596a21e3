"""A running server process: its services, the tables in memory, and what must be done now and then."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Collection, Coroutine
from functools import partial
from typing import Any

import taverna
from taverna.kernel import TavernaError
from taverna.server.common.channel import Word
from taverna.server.common.clock import Timer
from taverna.server.common.limits import Bucket, Buckets, Tally, by_the_minute, for_uploads
from taverna.server.common.logs import note, short, trouble
from taverna.server.common.problems import Refused, if_there
from taverna.server.live import loading
from taverna.server.live.client_messages import ClientMessages
from taverna.server.live.connection import encode
from taverna.server.live.doorbell import Doorbell
from taverna.server.live.presence import Presence
from taverna.server.live.table import RESTART, LiveTable
from taverna.server.live.talk import KEPT
from taverna.server.lobby.campaigns import Campaigns
from taverna.server.lobby.keeper import Keeper
from taverna.server.lobby.lobby import Lobby
from taverna.server.lobby.looking import look_for_news
from taverna.server.lobby.obeying import Obedience
from taverna.server.lobby.puzzles import Puzzles
from taverna.server.lobby.scorer import Scorer
from taverna.server.lobby.sweeping import Sweeper
from taverna.server.matches.setting_up import beside
from taverna.server.people.accounts import Accounts
from taverna.server.people.company import Company
from taverna.server.people.identity import Guests
from taverna.server.people.passkeys import Passkeys
from taverna.server.people.profiles import Profiles
from taverna.server.services import Services
from taverna.server.store import keeping, sessions, tables, turns
from taverna.wire.codes import Code

TICK_SECONDS = 5.0
LOOK_SECONDS = 1.0
"""Between two looks into the store while the channel between processes is away."""
SWEEP_SECONDS = 600.0
DUE_SECONDS = 60.0
"""Between two looks for sleeping tables where somebody's days have run out."""
PEER_SECONDS = 20.0
"""A process that has not been heard of for so long is gone."""
RETRIES = 8
"""How often a table that fails again and again is woken by itself; after that only by a visitor."""
LONGEST_RETRY = 300.0
"""Seconds between two of those, at most: each takes twice as long as the one before."""
SOUND_SECONDS = 60.0
"""A table that has lived so long without failing is sound again."""
STOP_SECONDS = 5.0
"""For each part of stopping. Whoever waits to be told of a step by then, was not: the store decides what happened."""


class Process:
    def __init__(self, services: Services) -> None:
        self.services = services
        settings, now = services.settings, services.clock.now
        self.guests = Guests(services.store, services.clock)
        self.accounts = Accounts(services.store, services.clock)
        self.passkeys = Passkeys(services.store, services.clock)
        self.company = Company(services.store, services.clock)
        self.profiles = Profiles(services.store)
        self.doorbell = Doorbell()
        self.lobby = Lobby(services, self)
        self.presence = Presence()
        self.campaigns = Campaigns(services, self.lobby, self.changed)
        self.client_messages = ClientMessages(
            settings.max_said,
            Buckets(settings.say_rate, 5 * settings.say_rate, now),
            Buckets(settings.look_rate, 5 * settings.look_rate, now),
            Tally(Code.TOO_FAST, 1, settings.max_hints_address, settings.max_hints_all),
        )
        self.addresses = Buckets(settings.address_rate, 3 * settings.address_rate, now)
        self.requests = Buckets(settings.request_rate, 3 * settings.request_rate, now)
        self.visits = Buckets(settings.visit_rate, 10 * settings.visit_rate, now)
        self.newcomers = by_the_minute(settings.guest_rate, settings.guest_rate_all, 5, now)
        self.new_tables = by_the_minute(settings.table_rate, settings.table_rate_all, 30, now)
        self.logins = Buckets(settings.login_rate / 60, 3 * settings.login_rate, now)
        self.login_names = Buckets(settings.login_rate_name / 60, 3 * settings.login_rate_name, now)
        rate, rate_all = settings.message_rate_address, settings.message_rate_all
        self.messages = Buckets(rate, 2 * rate, now, Bucket(rate_all, 2 * rate_all, now))
        self.connections = Tally(
            Code.TOO_MANY_CONNECTIONS,
            settings.max_connections,
            settings.max_connections_address,
            settings.max_connections_all,
        )
        self.uploads = for_uploads(settings, now)
        self.replaying = asyncio.Lock()
        """One at a time: records are played again beside the event loop, but on the same core."""
        self._sweeper = Sweeper(services, self.guests, lambda: self._live, self.changed)
        self.puzzles = Puzzles(services)
        self.scorer = Scorer(services)
        self.keeper = Keeper(services, self.scorer)
        self._obedience = Obedience(services, self.guests, self.changed, self.send_away)
        services.tell_turn = self._tell_turn
        self._live: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._failures: dict[str, int] = {}
        self._peers: dict[str, float] = {}
        self._timers: dict[str, Timer] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._stopping = False
        self._under_way: set[str] = set()

    async def start(self) -> None:
        await beside(taverna.games)
        await self.services.start()
        await self._obey()
        await self._sweeper.count()
        await self.keeper.search()
        await self.services.channel.start(self._hear)
        self._later("tick", TICK_SECONDS, self._tick)
        self._later("sweep", SWEEP_SECONDS, self._sweep)
        self._wake_due()
        self._look()
        self._spawn(self.wake_all())
        self._spawn_once("score", self._score)

    async def stop(self) -> None:
        self._stopping = True
        for waiting in (*self._timers.values(), self.puzzles):
            waiting.cancel()
        await self._in_time(
            "housekeeping", asyncio.gather(*self._tasks, *self._loading.values(), return_exceptions=True)
        )
        await self._in_time("tables", asyncio.gather(*(live.finish() for live in self._live.values())))
        self.doorbell.close(RESTART)
        for live in self._live.values():
            live.stop()
        await self._in_time("channel", self.services.channel.stop())
        await self._in_time("builder", self.services.builder.stop())
        await self._in_time("bots", self.services.thinkers.stop())
        await self._in_time("earlier rules", self.services.past.stop())
        await self._in_time("store", self.services.store.stop())

    async def _in_time(self, part: str, end: Awaitable[object]) -> None:
        """A disk that hangs, or a database that is away without saying so, must not keep the process from ending."""
        try:
            async with asyncio.timeout(STOP_SECONDS):
                await end
        except TimeoutError:
            note("did not stop in time", level=logging.WARNING, part=part)

    # Tables in memory

    def peek(self, table_id: str) -> LiveTable | None:
        return self._live.get(table_id)

    async def wake(self, table_id: str) -> LiveTable:
        """The table, from memory or the store."""
        live = self._live.get(table_id)
        if live is not None:
            return live
        if table_id not in self._loading:
            self._make_room()
            self._loading[table_id] = asyncio.create_task(self._load(table_id))
        return await asyncio.shield(self._loading[table_id])

    def _make_room(self) -> None:
        """For one more table in memory; those that nobody would miss for the longest time leave first."""
        most = self.services.settings.max_tables_awake
        if len(self._live) + len(self._loading) < most:
            return
        idle = sorted((live for live in self._live.values() if live.idle), key=lambda live: live.quiet_since)
        if not idle:
            raise Refused(Code.FULL, f"{most} tables are awake")
        for live in idle[: max(1, most // 100)]:
            self.forget(live.table.id)

    async def _load(self, table_id: str) -> LiveTable:
        try:
            (table, steps), said, end = await self.services.store.read(
                lambda connection: (
                    tables.load_whole(connection, table_id),
                    tables.load_said(connection, table_id, limit=KEPT),
                    keeping.load(connection, table_id),
                )
            )
            match = await loading.open_match(table, steps, end, self.services.past)
            live = LiveTable(self.services, table, match, steps, said, self._lost)
        finally:
            self._loading.pop(table_id, None)
        self._live[table_id] = live
        self.services.metrics.tables.set(len(self._live))
        live.start()
        return live

    def forget(self, table_id: str) -> None:
        live = self._live.pop(table_id, None)
        if live is not None:
            live.stop()
        self.services.metrics.tables.set(len(self._live))

    def _lost(self, live: LiveTable, problem: Exception) -> None:
        table_id = live.table.id
        self._live.pop(table_id, None)
        self.services.metrics.tables.set(len(self._live))
        if isinstance(problem, TavernaError) and problem.code == "no-table":
            return
        self.services.metrics.failures.inc()
        trouble("table failed", problem, table=short(table_id), game=live.table.game, step=live.step)
        self._retry(table_id)

    def _retry(self, table_id: str, for_ever: bool = False) -> None:
        """Wake it again by itself, after a while that doubles each time."""
        tries = self._failures[table_id] = self._failures.get(table_id, 0) + 1
        if self._stopping or (tries > RETRIES and not for_ever):
            return
        delay = min(LONGEST_RETRY, TICK_SECONDS * 2 ** min(tries - 1, 10))
        self._later(f"retry {table_id}", delay, lambda: self._spawn(self._wake_quietly(table_id)))

    async def wake_all(self) -> None:
        """Every table that goes on without a visitor: bots think again, clocks run again."""
        try:
            waiting = await self.services.store.read(tables.going_on)
        except TavernaError as problem:
            note("tables can't be woken", problem=problem.code)
            if not self._stopping:
                self._later("wake all", TICK_SECONDS, lambda: self._spawn(self.wake_all()))
            return
        for table_id in waiting:
            if self._stopping:
                return
            await self._wake_quietly(table_id)
            await asyncio.sleep(0)
        note("tables woken", number=len(waiting))

    def _wake_due(self) -> None:
        """In time: a table that is awake minds its own clock."""

        async def wake() -> None:
            soon = self.services.clock.time() + DUE_SECONDS
            for table_id in await self.services.store.read(partial(turns.due, now=soon)):
                if table_id not in self._live and not self._stopping:
                    await self._wake_quietly(table_id)

        self._later("due", DUE_SECONDS, self._wake_due)
        self._spawn_once("due", lambda: if_there(wake()))

    async def _wake_quietly(self, table_id: str) -> None:
        """A store that is away for a while is asked again; rules that have changed or fail won't heal by themselves."""
        try:
            (await self.wake(table_id)).start()
        except TavernaError as problem:
            note("table can't be woken", table=short(table_id), problem=problem.code)
            if problem.code in (Code.UNAVAILABLE, Code.FULL):
                self._retry(table_id, for_ever=True)
        except Exception as problem:
            trouble("table can't be woken", problem, table=short(table_id))
            self._retry(table_id)

    # Now and then

    def _tick(self) -> None:
        self._later("tick", TICK_SECONDS, self._tick)
        self.services.leeway.since()  # a gap is noticed when it ends, whoever asks later
        now = self.services.clock.now()
        for table_id, live in list(self._live.items()):
            if now - live.woken >= SOUND_SECONDS:
                self._failures.pop(table_id, None)
            if live.idle and now - live.quiet_since >= self.services.settings.sleep_seconds:
                self.forget(table_id)
        self._watch_peers(now)
        self._spawn_once("obey", self._obey)
        self._spawn_once("keep", self.keeper.turn)

    def _look(self) -> None:
        if self.services.channel.alone:
            return
        self._later("look", LOOK_SECONDS, self._look)
        if self.services.channel.away:
            self._spawn_once("look", lambda: if_there(look_for_news(self.services, self._live)))

    async def _obey(self) -> None:
        await if_there(self._obedience.look())

    def send_away(self, guest_id: str, but: Collection[str] = ()) -> None:
        """Close what the guest has open here, other than from those sessions."""
        for live in self._live.values():
            live.audience.send_away(guest_id, but)
        self.doorbell.send_away(guest_id, but)

    async def person_changed(self, *guest_ids: str) -> None:
        """What the store has of them: name, sessions, friends. They are told here, and by other processes there."""
        channel = self.services.channel
        for guest_id in guest_ids:
            await self._look_after(guest_id)
            if not channel.alone:
                channel.say(Word(channel.name, "person", guest_id))

    async def _look_after(self, guest_id: str) -> None:
        await self.guests.renew(guest_id)
        left = await self.services.store.read(partial(sessions.of_guest, guest_id=guest_id))
        self.send_away(guest_id, but={session.id for session in left})
        await self._ring(guest_id)

    async def _ring(self, guest_id: str) -> None:
        if self.doorbell.somebody_hears(guest_id):
            self.doorbell.ring(guest_id, encode(await self.company.news(guest_id)))

    async def _tell_turn(self, guest_id: str | None) -> None:
        channel = self.services.channel
        if guest_id is not None:
            await if_there(self._ring(guest_id))
            if not channel.alone:
                channel.say(Word(channel.name, "turn", guest_id))

    def _sweep(self) -> None:
        self._later("sweep", SWEEP_SECONDS, self._sweep)
        self._spawn_once("sweep", self._housekeeping)

    async def _housekeeping(self) -> None:
        await self._sweeper.sweep()
        await self.keeper.search()
        await self._score()

    async def _score(self) -> None:
        await if_there(self.scorer.search())

    def _later(self, name: str, seconds: float, callback: Callable[[], None]) -> None:
        def due() -> None:
            del self._timers[name]
            callback()

        if name in self._timers:
            self._timers[name].cancel()
        self._timers[name] = self.services.clock.call_later(seconds, due)

    def _spawn_once(self, name: str, work: Callable[[], Coroutine[Any, Any, None]]) -> None:
        """Unless the last one of that name is still at it."""

        async def run() -> None:
            try:
                await work()
            finally:
                self._under_way.discard(name)

        if name not in self._under_way:
            self._under_way.add(name)
            self._spawn(run())

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (problem := task.exception()) is not None:
            trouble("housekeeping failed", problem)

    # Other processes

    def changed(self, table_id: str) -> None:
        """Seats or state of a table have changed in the store."""
        live = self._live.get(table_id)
        if live is not None:
            live.reload()
        channel = self.services.channel
        if not channel.alone:
            channel.say(Word(channel.name, "seats", table_id))

    def _hear(self, word: Word) -> None:
        if word.about == "again":
            self.services.campaign_news.hear_all()
            for live in self._live.values():
                for about in ("seats", "said"):
                    live.hear(Word(word.sender, about))
            return
        if word.about in ("person", "turn"):
            self._spawn((self._look_after if word.about == "person" else self._ring)(word.table))
            return
        self._peers[word.sender] = self.services.clock.now()
        if word.about == "campaign":
            self.services.campaign_news.hear(word.table)
        elif word.table in self._live:
            self._live[word.table].hear(word)

    def _watch_peers(self, now: float) -> None:
        channel = self.services.channel
        if channel.alone:
            return
        channel.say(Word(channel.name, "alive"))
        if channel.away:  # nobody can be heard: that says nothing of them
            self._peers = dict.fromkeys(self._peers, now)
        gone = [peer for peer, heard in self._peers.items() if now - heard > PEER_SECONDS]
        for peer in gone:
            del self._peers[peer]
            note("a server process is gone", peer=peer)
            for live in self._live.values():
                live.peer_gone(peer)
            self._spawn(self.wake_all())
