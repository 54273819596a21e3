"""How work is timed: medians of several runs in this process, with garbage collection as usual; and on which build.

Time is this process's time on the processor, so that a busy machine shows less in the numbers.
"""

from __future__ import annotations

import platform
from collections.abc import Callable
from dataclasses import dataclass
from statistics import median
from time import process_time

from taverna.kernel.builds import build as build

RUNS = 5


def python() -> str:
    return f"{platform.python_implementation()} {platform.python_version()}"


@dataclass(frozen=True)
class Speed:
    """Microseconds for a unit of work, and how often in a second the work was called."""

    microseconds: float
    calls_per_second: float


def speed(work: Callable[[], int], seconds: float) -> Speed:
    """The medians of several runs; `work` does some units and returns how many."""
    times, calls = [], []
    work()
    for _ in range(RUNS):
        units = called = 0
        started = process_time()
        elapsed = 0.0
        while elapsed < seconds / RUNS:
            units += work()
            called += 1
            elapsed = process_time() - started
        times.append(elapsed / units * 1e6)
        calls.append(called / elapsed)
    return Speed(median(times), median(calls))
