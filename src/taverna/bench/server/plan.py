"""What is to be measured, and what came of it."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil
from typing import Literal

from msgspec import Struct

from taverna.kernel import BadCall

SHARES = (0.05, 0.125, 0.25, 0.5, 1.0, 2.0)
"""Loads for the picture, as shares of the wanted number of tables."""


class Plan(Struct, frozen=True, kw_only=True):
    game: str = "dead-mans-draw"
    tables: int = 200
    """Tables of programs that play at the same time."""
    seats: int = 2
    """Programs at each."""
    seconds: float = 20.0
    warm_up: float = 5.0
    """Seconds before that, in which everyone arrives and which don't count."""
    clients: int = 1
    """Processes that the programs are spread over."""
    idle: int = 5000
    """Seats that are connected and do nothing; 0 leaves that part out."""
    sync: Literal["full", "normal"] = "full"
    store: Literal["sqlite", "postgresql"] = "sqlite"
    """With PostgreSQL comes a Redis."""
    processes: int = 1
    """Server processes on one store; tables are spread over them."""
    across: bool = False
    """The programs of each table are spread over the processes too, instead of meeting at one of them."""
    flood: bool = False
    """Measure how honest players fare while one address does all that its limits let it."""
    several_loads: bool = False

    def check(self) -> None:
        for name, least in (("tables", 1), ("seats", 1), ("clients", 1), ("idle", 0), ("processes", 1)):
            if getattr(self, name) < least:
                raise _bad(name, getattr(self, name), f"at least {least}")
        if not self.seconds > 0:
            raise _bad("seconds", self.seconds, "more than 0")
        if self.processes > 1 and self.store == "sqlite":
            raise _bad("processes", self.processes, "1 with SQLite; --store postgresql takes more")
        if self.flood and self.processes > 1:
            raise _bad(
                "processes", self.processes, "1 where limits are measured: each process counts for itself"
            )

    def loads(self) -> list[int]:
        """Numbers of tables, growing; the wanted one is among them."""
        if not self.several_loads:
            return [self.tables]
        return sorted({max(1, round(self.tables * share)) for share in SHARES})


class Cores(Struct, frozen=True, kw_only=True):
    """Who took how much of the machine: 1.0 is one core for the whole time."""

    servers: list[float]
    services: float
    """PostgreSQL and Redis."""
    clients: float

    def alone(self, steps_per_second: float) -> float:
        """Steps a second if each server process had a core of its own: then the busiest has no time left."""
        busiest = max(self.servers)
        return steps_per_second / busiest if busiest else 0.0


class Load(Struct, frozen=True, kw_only=True):
    """What the clients saw. Times are milliseconds from an answer sent to the update that has it."""

    tables: int
    seconds: float
    steps: int
    steps_per_second: float
    p50: float
    p95: float
    p99: float
    max: float
    games: int
    """Finished; after each there was a rematch at once."""
    faults: int
    """Answers that the server refused; there should be none."""
    cpu: float = 0.0
    """Milliseconds of processor time that the server took for a step: says more than the others on a busy machine."""
    cores: Cores | None = None


class Idle(Struct, frozen=True, kw_only=True):
    seats: int
    """Connected, each by a guest of its own, at tables where a game has begun."""
    held: int
    """Still connected at the end."""
    empty_mb: float
    """Memory of the server process before."""
    full_mb: float


class Flood(Struct, frozen=True, kw_only=True):
    """Honest players with nobody else there, and beside an address that does all it may."""

    calm: Load
    flooded: Load
    sockets: int
    """Of the flooding address, at the end."""
    messages: float
    """A second, of those that were not refused; so are the next two."""
    requests: float
    uploads: float
    refused: int


class Report(Struct, frozen=True, kw_only=True):
    build: str
    python: str
    sync: str
    cores: int
    busy: float
    """The machine's load average before: what else it had to do."""
    loads: list[Load]
    idle: Idle | None
    store: str = "sqlite"
    processes: int = 1
    flood: Flood | None = None


def load(
    tables: int, seconds: float, times: Sequence[float], games: int, faults: int, cores: Cores | None = None
) -> Load:
    ordered = sorted(times)
    cpu = sum(cores.servers) * seconds if cores else 0.0
    return Load(
        tables=tables,
        seconds=seconds,
        steps=len(ordered),
        steps_per_second=len(ordered) / seconds,
        p50=percentile(ordered, 50),
        p95=percentile(ordered, 95),
        p99=percentile(ordered, 99),
        max=percentile(ordered, 100),
        games=games,
        faults=faults,
        cpu=1000 * cpu / len(ordered) if ordered else 0.0,
        cores=cores,
    )


def percentile(ordered: Sequence[float], share: float) -> float:
    """The smallest value that so many percent don't exceed; of nothing, 0."""
    return ordered[max(1, ceil(len(ordered) * share / 100)) - 1] if ordered else 0.0


def _bad(name: str, value: object, wanted: str) -> BadCall:
    problem = f"must be {wanted}"
    values = {"name": f"--{name}", "value": str(value), "problem": problem}
    return BadCall("bad-setting", f"--{name} {problem}, not {value}", values=dict(values))
