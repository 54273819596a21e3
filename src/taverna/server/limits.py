"""How much is too much: rates by leaky bucket, and counts."""

from __future__ import annotations

from collections.abc import Callable

from taverna.server.problems import Refused
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

    def take(self) -> bool:
        self._refill()
        if self._left < 1:
            return False
        self._left -= 1
        return True

    def full(self) -> bool:
        self._refill()
        return self._left >= self._burst

    def _refill(self) -> None:
        now = self._now()
        self._left = min(self._burst, self._left + (now - self._at) * self._rate)
        self._at = now


class Buckets:
    """A bucket for each guest or address."""

    def __init__(self, rate: float, burst: float, now: Callable[[], float]) -> None:
        self._rate = rate
        self._burst = burst
        self._now = now
        self._buckets: dict[str, Bucket] = {}

    def take(self, key: str) -> None:
        bucket = self._buckets.get(key)
        if bucket is None:
            self._prune()
            bucket = self._buckets[key] = Bucket(self._rate, self._burst, self._now)
        if not bucket.take():
            raise Refused(Code.TOO_FAST, "too many requests")

    def _prune(self) -> None:
        if len(self._buckets) >= PRUNE_AT:
            self._buckets = {key: bucket for key, bucket in self._buckets.items() if not bucket.full()}


class Tally:
    """How many of something each guest or address holds."""

    def __init__(self, limit: int) -> None:
        self._limit = limit
        self._held: dict[str, int] = {}

    def add(self, key: str) -> None:
        if self._held.get(key, 0) >= self._limit:
            raise Refused(Code.TOO_MANY_CONNECTIONS, "too many connections")
        self._held[key] = self._held.get(key, 0) + 1

    def drop(self, key: str) -> None:
        left = self._held[key] - 1
        if left:
            self._held[key] = left
        else:
            del self._held[key]
