"""What Prometheus reads at /metrics. A registry of its own, so that several apps in one process don't meet."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

from taverna.kernel import TavernaError
from taverna.server.common.problems import code_of

FAST = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)
SIZES = (1, 2, 5, 10, 20, 50, 100, 200, 500)


class Metrics:
    def __init__(self) -> None:
        own = self.registry = CollectorRegistry()
        self.steps = Counter("taverna_steps", "Steps committed", registry=own)
        self.answer_seconds = Histogram(
            "taverna_answer_seconds", "From a message to its update", buckets=FAST, registry=own
        )
        self.batch_steps = Histogram(
            "taverna_batch_steps", "Steps in a transaction", buckets=SIZES, registry=own
        )
        self.batch_seconds = Histogram(
            "taverna_batch_seconds", "Duration of a transaction", buckets=FAST, registry=own
        )
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
        self.failures = Counter("taverna_table_failures", "Tables that had to be rebuilt", registry=own)

    def batch(self, size: int, seconds: float) -> None:
        self.batch_steps.observe(size)
        self.batch_seconds.observe(seconds)

    def refused(self, error: TavernaError) -> None:
        self.refusals.labels(code_of(error).value).inc()

    def page(self) -> bytes:
        return generate_latest(self.registry)
