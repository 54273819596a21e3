"""One task that does one thing after the other."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

from taverna.kernel import TavernaError
from taverna.server.common.problems import Refused
from taverna.wire.codes import Code

T = TypeVar("T")
Work = Callable[[], Awaitable[None]]


class Actor:
    """What a work raises ends the actor; `ended` is told why."""

    def __init__(self, name: str, ended: Callable[[Exception], None]) -> None:
        self._works: deque[Work] = deque()
        self._bell: asyncio.Future[None] | None = None
        """Rung when there is work again."""
        self._working = False
        self._stopping = False
        self._ended = ended
        self._task = asyncio.create_task(self._run(), name=name)

    @property
    def dead(self) -> bool:
        return self._task.done()

    @property
    def busy(self) -> bool:
        return self._working or bool(self._works)

    def post(self, work: Work) -> None:
        """To be done when everything before it is."""
        self._works.append(work)
        if self._bell is not None:
            if not self._bell.done():
                self._bell.set_result(None)
            self._bell = None

    async def call(self, look: Callable[[], T]) -> T:
        """Look between two works."""
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()

        async def answer() -> None:
            if done.cancelled():
                return
            try:
                done.set_result(look())
            except TavernaError as refusal:
                done.set_exception(refusal)

        self.post(answer)
        either: list[asyncio.Future[Any]] = [done, self._task]
        await asyncio.wait(either, return_when=asyncio.FIRST_COMPLETED)
        if not done.done():
            raise Refused(Code.UNAVAILABLE, "the table has gone to sleep")
        return await done

    def cancel(self) -> None:
        self._task.cancel()

    async def finish(self) -> None:
        """Ends after what was posted before."""
        self.post(self._stop)
        await asyncio.wait([self._task])

    async def _stop(self) -> None:
        self._stopping = True

    async def _run(self) -> None:
        while not self._stopping:
            if not self._works:
                self._bell = asyncio.get_running_loop().create_future()
                await self._bell
            work = self._works.popleft()
            self._working = True
            try:
                await work()
            except Exception as problem:
                self._ended(problem)
                return
            self._working = False
