"""The one that writes. What arrives while a transaction runs is committed together by the next.

Nothing is lost unless its caller is told so: `steps` and `transact` return after the commit, or raise.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from typing import Any, TypeVar

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from taverna.server.common.problems import Refused
from taverna.server.store.database import Database, Work
from taverna.server.store.schema import steps
from taverna.wire.codes import Code

T = TypeVar("T")
Row = dict[str, Any]
Change = tuple[sa.Executable, Row]

_INSERT = steps.insert()


class Overtaken(Exception):
    """Another process has already written a step of that number."""


class _Unit:
    """The steps of one gesture and what must happen together with them."""

    __slots__ = ("changes", "done", "rows")

    def __init__(self, rows: list[Row], changes: list[Change], done: asyncio.Future[None]) -> None:
        self.rows = rows
        self.changes = changes
        self.done = done


class Writer:
    """`on_batch` is told the size and duration of every transaction that wrote steps; `failed`, of one that failed."""

    def __init__(
        self,
        database: Database,
        on_batch: Callable[[int, float], None],
        failed: Callable[[], None] = lambda: None,
    ) -> None:
        self._database = database
        self.failed = failed
        self._on_batch = on_batch
        self._units: list[_Unit] = []
        self._works: deque[tuple[Work[Any], asyncio.Future[Any]]] = deque()
        self._something = asyncio.Event()
        self._stopping = False
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._run(), name="writer")

    async def stop(self) -> None:
        """Writes what was handed over; takes no more."""
        self._stopping = True
        self._something.set()
        if self._task:
            await self._task

    async def steps(self, rows: list[Row], *changes: Change) -> None:
        """Commit the steps of a gesture; with them, the changes. Raises `Overtaken` if one of them is there already."""
        self._check_open()
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._units.append(_Unit(rows, list(changes), done))
        self._something.set()
        await done

    async def transact(self, work: Work[T]) -> T:
        """Do the work, all of it or nothing; what it raises is raised here."""
        self._check_open()
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._works.append((work, done))
        self._something.set()
        return await done

    def _check_open(self) -> None:
        if self._stopping:
            raise Refused(Code.UNAVAILABLE, "the server is stopping")

    async def _run(self) -> None:
        while not self._stopping or self._units or self._works:
            await self._something.wait()
            self._something.clear()
            units, self._units = self._units, []
            if units:
                await self._write_steps(units)
            # Not all at once: those who play don't wait for a crowd in the lobby.
            crowd = [self._works.popleft() for _ in range(min(len(self._works), self._database.crowd))]
            if crowd:
                await self._do(crowd)
            if self._works:
                self._something.set()

    async def _write_steps(self, units: list[_Unit]) -> None:
        began = asyncio.get_running_loop().time()
        try:
            await self._commit(units)
        except IntegrityError:
            # One of them was overtaken. Which one shows when each has a transaction of its own.
            for unit in units:
                await self._write_alone(unit)
        except Exception as problem:
            self.failed()
            for unit in units:
                _fail(unit.done, _down(problem))
        else:
            for unit in units:
                if not unit.done.cancelled():
                    unit.done.set_result(None)
        self._on_batch(sum(len(unit.rows) for unit in units), asyncio.get_running_loop().time() - began)

    async def _write_alone(self, unit: _Unit) -> None:
        try:
            await self._commit([unit])
        except IntegrityError:
            _fail(unit.done, Overtaken())
        except Exception as problem:
            self.failed()
            _fail(unit.done, _down(problem))
        else:
            if not unit.done.cancelled():
                unit.done.set_result(None)

    async def _commit(self, units: list[_Unit]) -> None:
        def work(connection: sa.Connection) -> None:
            connection.execute(_INSERT, [row for unit in units for row in unit.rows])
            for statement, values in _together(units):
                connection.execute(statement, values if len(values) > 1 else values[0])

        await self._database.write(work)

    async def _do(self, crowd: list[tuple[Work[Any], asyncio.Future[Any]]]) -> None:
        works = [work for work, _ in crowd]
        try:
            if len(works) == 1:
                results = [await self._database.write(works[0])]
            else:
                results = await self._database.write(lambda connection: _each(connection, works))
        except Exception as problem:
            results = [problem] * len(works)
        for (_, done), result in zip(crowd, results, strict=True):
            if isinstance(result, SQLAlchemyError):
                self.failed()
                _fail(done, _down(result))
            elif isinstance(result, Exception):
                _fail(done, result)
            elif not done.cancelled():
                done.set_result(result)


def _together(units: Sequence[_Unit]) -> Iterator[tuple[sa.Executable, list[Row]]]:
    """What units have alike is executed once for all of them; each has its own changes in its own order."""
    for place in range(max((len(unit.changes) for unit in units), default=0)):
        alike: dict[int, tuple[sa.Executable, list[Row]]] = {}
        for unit in units:
            if place < len(unit.changes):
                statement, values = unit.changes[place]
                alike.setdefault(id(statement), (statement, []))[1].append(values)
        yield from alike.values()


def _each(connection: sa.Connection, works: Sequence[Work[Any]]) -> list[Any]:
    """What each returns or raises; one that raises leaves no trace."""
    results: list[Any] = []
    for work in works:
        try:
            with connection.begin_nested():
                results.append(work(connection))
        except Exception as problem:
            results.append(problem)
    return results


def _fail(done: asyncio.Future[Any], problem: Exception) -> None:
    if not done.cancelled():
        done.set_exception(problem)


def _down(problem: Exception) -> Refused:
    refused = Refused(Code.UNAVAILABLE, f"the store did not take it: {type(problem).__name__}")
    refused.__cause__ = problem
    return refused
