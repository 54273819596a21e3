"""How much is too much: rates by leaky bucket, counts of what is held, and places for what is costly."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable

from taverna.server.common.problems import Refused
from taverna.server.common.settings import Settings
from taverna.wire.codes import Code

PRUNE_AT = 20_000


class Bucket:
    """So many a second in the long run, and `burst` at once."""

    __slots__ = ("_at", "_burst", "_left", "_now", "_rate")

    def __init__(self, rate: float, burst: float, now: Callable[[], float]) -> None:
        self._rate = rate
        self._burst = burst
        self._left = burst
        self._now = now
        self._at = now()

    def take(self, amount: float = 1) -> bool:
        self._refill()
        if self._left < amount:
            return False
        self._left -= amount
        return True

    def full(self) -> bool:
        self._refill()
        return self._left >= self._burst

    def _refill(self) -> None:
        now = self._now()
        self._left = min(self._burst, self._left + (now - self._at) * self._rate)
        self._at = now


class Buckets:
    """A bucket for each guest or address; and one for all of them together, if there is a limit on that."""

    def __init__(
        self, rate: float, burst: float, now: Callable[[], float], total: Bucket | None = None
    ) -> None:
        self._rate = rate
        self._burst = burst
        self._now = now
        self._total = total
        self._buckets: dict[str, Bucket] = {}

    def take(self, key: str, amount: float = 1) -> None:
        """Whoever has had their share takes nothing from what is there for all."""
        bucket = self._buckets.get(key)
        if bucket is None:
            self._prune()
            bucket = self._buckets[key] = Bucket(self._rate, self._burst, self._now)
        if not bucket.take(amount) or (self._total is not None and not self._total.take(amount)):
            raise Refused(Code.TOO_FAST, "too many requests")

    def _prune(self) -> None:
        """Full ones are as good as none; if that does not help, those that came first are forgotten."""
        if len(self._buckets) < PRUNE_AT:
            return
        kept = [(key, bucket) for key, bucket in self._buckets.items() if not bucket.full()]
        self._buckets = dict(kept[-PRUNE_AT // 2 :])


class Tally:
    """How many of something each guest holds, each address, and all together."""

    def __init__(self, code: Code, limit: int, limit_address: int, limit_all: int) -> None:
        self._code = code
        self._limit = limit
        self._limit_address = limit_address
        self._limit_all = limit_all
        self._held: Counter[str] = Counter()
        self._held_at: Counter[str] = Counter()
        self._all = 0

    def add(self, key: str, address: str) -> None:
        if self._held[key] >= self._limit or self._held_at[address] >= self._limit_address:
            raise Refused(self._code, "too many at once")
        if self._all >= self._limit_all:
            raise Refused(Code.FULL, "too many at once in all")
        self._all += 1
        self._held[key] += 1
        self._held_at[address] += 1

    def drop(self, key: str, address: str) -> None:
        self._all -= 1
        for held, name in ((self._held, key), (self._held_at, address)):
            held[name] -= 1
            if not held[name]:
                del held[name]


class Places:
    """Where only a few may be at once: others wait before the door for a while, in order, or are sent away.

    Nobody's address has more than half of the places, nor more than a quarter of the queue. `sizes`: the bytes that an
    address may bring in the long run.
    """

    def __init__(self, at_once: int, waiting: int, seconds: float, sizes: Buckets | None = None) -> None:
        self._at_once = at_once
        self._most_waiting = waiting
        self._seconds = seconds
        self._sizes = sizes
        self._inside: Counter[str] = Counter()
        self._queue: list[tuple[str, asyncio.Future[None]]] = []

    @property
    def inside(self) -> int:
        return self._inside.total()

    @property
    def waiting(self) -> int:
        return len(self._queue)

    async def enter(self, address: str, size: int = 0) -> None:
        if self._sizes is not None:
            self._sizes.take(address, size)
        if self._may_enter(address):
            self._inside[address] += 1
            return
        if sum(other == address for other, _ in self._queue) >= max(1, self._most_waiting // 4):
            raise Refused(Code.TOO_FAST, "too many of yours are waiting")
        if len(self._queue) >= self._most_waiting:
            raise Refused(Code.UNAVAILABLE, "too many are waiting")
        await self._wait(address)

    def leave(self, address: str) -> None:
        self._inside[address] -= 1
        if not self._inside[address]:
            del self._inside[address]
        self._admit()

    async def _wait(self, address: str) -> None:
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        entry = (address, turn)
        self._queue.append(entry)
        try:
            async with asyncio.timeout(self._seconds):
                await asyncio.shield(turn)
        except BaseException as problem:
            if turn.done():
                self.leave(address)
            else:
                self._queue.remove(entry)
            if isinstance(problem, TimeoutError):
                raise Refused(Code.UNAVAILABLE, "waited too long") from problem
            raise

    def _admit(self) -> None:
        for entry in list(self._queue):
            address, turn = entry
            if self._may_enter(address):
                self._queue.remove(entry)
                self._inside[address] += 1
                turn.set_result(None)

    def _may_enter(self, address: str) -> bool:
        return self.inside < self._at_once and self._inside[address] < max(1, self._at_once // 2)


UPLOAD_BURST = 32
"""Times as many bytes as in a second may come at once; and the largest request that is allowed, in any case."""


def for_uploads(settings: Settings, now: Callable[[], float]) -> Places:
    """Understanding a megabyte keeps everyone else waiting for as long as a hundred steps: so bytes are counted too."""
    largest = max(settings.max_record, settings.max_campaign)
    rate, rate_all = settings.upload_rate, settings.upload_rate_all
    total = Bucket(rate_all, max(largest, UPLOAD_BURST * rate_all), now)
    sizes = Buckets(rate, max(largest, UPLOAD_BURST * rate), now, total)
    return Places(settings.max_uploads, settings.max_uploads_waiting, settings.upload_seconds, sizes)


def by_the_minute(rate: float, rate_all: float, burst: float, now: Callable[[], float]) -> Buckets:
    """From one address and in all; `burst` times as many as in a minute may come at once."""
    return Buckets(rate / 60, burst * rate, now, Bucket(rate_all / 60, burst * rate_all, now))
