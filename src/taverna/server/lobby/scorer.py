"""Counting finished games: results and ratings are made here and nowhere else, from the steps that the store has."""

from __future__ import annotations

import asyncio
from functools import partial

import sqlalchemy as sa

import taverna
from taverna.kernel import AnyGame, TavernaError
from taverna.server.common.logs import note, short, trouble
from taverna.server.live import loading
from taverna.server.matches.match import TableMatch
from taverna.server.matches.scoring import score
from taverna.server.people.rating import Contestant, level, newcomer, rate
from taverna.server.services import Services
from taverna.server.store import results, tables
from taverna.server.store.rows import Rating, SeatEnd, TableRow
from taverna.wire.codes import Code

FEW = 20


class Scorer:
    """`search` finds games that were missed: of a process that died, and of before there were results."""

    def __init__(self, services: Services) -> None:
        self._services = services

    async def search(self) -> None:
        """In the order in which they ended, so that ratings grow as they would have."""
        look = partial(results.uncounted, limit=FEW)
        while found := await self._services.store.read(look):
            for table_id in found:
                if not await self._count_quietly(table_id):
                    return  # the store is away
                await asyncio.sleep(0)

    async def _count_quietly(self, table_id: str) -> bool:
        """A game that can't be played again is not looked for twice."""
        try:
            table, steps = await self._services.store.read(partial(tables.load_played, table_id=table_id))
            await self.count(table, await loading.rebuild(table, steps, self._services.past))
        except TavernaError as problem:
            note("game can't be counted", table=short(table_id), problem=problem.code)
            if problem.code == Code.UNAVAILABLE:
                return False
            await self._give_up(table_id)
        except Exception as problem:
            trouble("game can't be counted", problem, table=short(table_id))
            await self._give_up(table_id)
        return True

    async def count(self, table: TableRow, match: TableMatch) -> None:
        """Once: who comes second finds it done."""
        over = match.over or table.ended == "resigned"
        ends = await asyncio.to_thread(score, table, match) if over else []
        await self._store(table, ends)

    async def _store(self, table: TableRow, ends: list[SeatEnd]) -> None:
        game = taverna.game(table.game)

        def work(connection: sa.Connection) -> None:
            if not results.is_waiting(connection, table.id):
                return
            # Whoever was forgotten meanwhile stays so.
            sitting = {seat.number: seat for seat in tables.load(connection, table.id).seats}
            for end in ends:
                now = sitting[end.seat]
                end.guest, end.name = end.guest if now.guest or now.removed else None, now.name
            if _is_rated(table, game, ends):
                _rate(connection, game, ends)
            results.add(connection, table.id, table.game, table.touched, ends)

        await self._services.store.writer.transact(work)

    async def _give_up(self, table_id: str) -> None:
        work = partial(results.add, table_id=table_id, game="", at=0.0, ends=[])
        await self._services.store.writer.transact(work)


def _is_rated(table: TableRow, game: AnyGame, ends: list[SeatEnd]) -> bool:
    """Not where hints helped, not where one person has several seats, and not where all win together, or nobody won.

    Whoever left has lost, also if nobody has won because the bot in their seat came first.
    """
    people = [seat.guest or seat.removed for seat in table.seats if seat.guest or seat.removed]
    fair = not game.cooperative and not _hints_helped(table, ends) and len(set(people)) == len(people)
    return fair and any(end.won or end.ending != "played" for end in ends)


def _hints_helped(table: TableRow, ends: list[SeatEnd]) -> bool:
    """Whoever asked for one and came last all the same has lost: else a hint would save whoever is about to."""
    last = max((end.place for end in ends), default=0)
    return any(table.seats[end.seat].helped and (end.won or end.place < last) for end in ends)


def _rate(connection: sa.Connection, game: AnyGame, ends: list[SeatEnd]) -> None:
    """People against each other and against levels that were measured; other bots are nobody to compare with."""
    known = results.ratings_of(connection, game.id, [end.guest for end in ends if end.guest])
    taking_part = [end for end in ends if end.guest or end.bot in game.ratings]
    decided = any(end.won for end in ends)
    contestants = [_contestant(game, end, known, decided) for end in taking_part]
    for end, before, after in zip(taking_part, contestants, rate(contestants), strict=True):
        if end.guest is not None and after.games > before.rating.games:
            end.rating, end.change = after.skill, after.skill - before.rating.skill
            results.set_rating(connection, game.id, end.guest, after)


def _contestant(game: AnyGame, end: SeatEnd, known: dict[str, Rating], decided: bool) -> Contestant:
    """Whoever left is behind all others; if nobody has won, nothing else tells people apart."""
    place = (end.place if decided else 1) + (end.ending != "played")
    if end.guest is None:
        return Contestant(level(game.ratings[end.bot or ""]), place, fixed=True)
    return Contestant(known.get(end.guest) or newcomer(), place)
