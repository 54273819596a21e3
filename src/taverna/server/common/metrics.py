"""What Prometheus reads at /metrics. A registry of its own, so that several apps in one process don't meet."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator
from itertools import accumulate

from prometheus_client import CollectorRegistry, Counter, Gauge, generate_latest
from prometheus_client.core import CounterMetricFamily, HistogramMetricFamily

from taverna.kernel import TavernaError
from taverna.server.common.problems import code_of

FAST = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)
SIZES = (1, 2, 5, 10, 20, 50, 100, 200, 500)


class Count:
    """A counter for the event loop alone: without the lock that would cost every step more than the counting."""

    def __init__(self, name: str, about: str, registry: CollectorRegistry) -> None:
        self._name = name
        self._about = about
        self._value = 0
        registry.register(self)

    def inc(self, by: int = 1) -> None:
        self._value += by

    def collect(self) -> Iterator[CounterMetricFamily]:
        yield CounterMetricFamily(self._name, self._about, self._value)


class Spread:
    """How values are spread over intervals that end at the `bounds`; for the event loop alone."""

    def __init__(self, name: str, about: str, bounds: tuple[float, ...], registry: CollectorRegistry) -> None:
        self._name = name
        self._about = about
        self._bounds = bounds
        self._counts = [0] * (len(bounds) + 1)
        self._sum = 0.0
        registry.register(self)

    def observe(self, value: float) -> None:
        self._counts[bisect_left(self._bounds, value)] += 1
        self._sum += value

    def collect(self) -> Iterator[HistogramMetricFamily]:
        names = [*(str(float(bound)) for bound in self._bounds), "+Inf"]
        buckets = list(zip(names, accumulate(self._counts), strict=True))
        yield HistogramMetricFamily(self._name, self._about, buckets, self._sum)


class Metrics:
    def __init__(self) -> None:
        own = self.registry = CollectorRegistry()
        self.steps = Count("taverna_steps", "Steps committed", own)
        self.answer_seconds = Spread("taverna_answer_seconds", "From a message to its update", FAST, own)
        self.batch_steps = Spread("taverna_batch_steps", "Steps in a transaction", SIZES, own)
        self.batch_seconds = Spread("taverna_batch_seconds", "Duration of a transaction", FAST, own)
        self.failed_writes = Counter(
            "taverna_failed_writes", "Transactions that the store did not take", registry=own
        )
        self.refusals = Counter("taverna_refusals", "Refusals by code", ["code"], registry=own)
        self.requests = Counter("taverna_requests", "HTTP answers by status", ["status"], registry=own)
        self.thoughts = Counter(
            "taverna_bot_answers", "Answers of bots: thought, late or broken", ["bot", "how"], registry=own
        )
        self.connections = Gauge("taverna_connections", "Open sockets", registry=own)
        self.tables = Gauge("taverna_live_tables", "Tables in memory", registry=own)
        self.broken_tables = Gauge(
            "taverna_broken_tables", "Tables in play that were not whole at the start", registry=own
        )
        self.failures = Counter("taverna_table_failures", "Tables that had to be rebuilt", registry=own)

    def batch(self, size: int, seconds: float) -> None:
        self.batch_steps.observe(size)
        self.batch_seconds.observe(seconds)

    def refused(self, error: TavernaError) -> None:
        self.refusals.labels(code_of(error).value).inc()

    def page(self) -> bytes:
        return generate_latest(self.registry)
