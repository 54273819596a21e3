"""Everything that a run of many games needs, set up and put away again: store, workers, the ear for Ctrl-C."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field as default
from pathlib import Path

from taverna.arena.results.blocks import Shape, counted
from taverna.arena.results.sheets import Layout
from taverna.arena.results.store import Store
from taverna.arena.schedule.entrants import Entrants, check_whole
from taverna.arena.workers.driving import Driver, Players, Progress, Stop
from taverna.arena.workers.playing import play_task
from taverna.arena.workers.pools import Inline, Processes


@dataclass(frozen=True)
class Means:
    """How games are played, which changes nothing about what comes of them.

    `jobs` are processes of this machine; `cluster` is the address of a Ray cluster. With `jobs` above 1 call it only
    under `if __name__ == "__main__":`.
    """

    out: Path | None = None
    jobs: int = 1
    cluster: str | None = None
    on_progress: Progress = default(default=lambda done, games: None)
    on_stop: Callable[[], None] | None = None
    """Called when a stop was asked for: what is being played is finished first."""


class RunContext:
    """Workers are called when there is something to play, and not before."""

    def __init__(self, entrants: Entrants, format: str, means: Means, varied: Sequence[str] = ()) -> None:
        check_whole("jobs", means.jobs)
        survey = entrants.game.survey
        shape = Shape(entrants.seats, len(counted(survey)) if entrants.survey else 0, entrants.survey)
        layout = Layout(survey, varied, entrants.game.cooperative, shape)
        self.means = means
        self.store = Store(means.out, {**entrants.origin(format), "varied": list(varied)}, layout)
        self._pool: Players | None = None

    @contextmanager
    def open(self) -> Iterator[Driver]:
        """Everything that was played is kept, however this ends."""
        finished = False
        stop = Stop(self.means.on_stop)
        try:
            with stop.listening():
                yield Driver(self._workers, self.store, stop, self.means.on_progress)
            finished = True
        finally:
            if self._pool is not None:
                self._pool.close()
            self.store.close(finished)

    def _workers(self) -> Players:
        if self._pool is None:
            self._pool = self._call_workers()
        return self._pool

    def _call_workers(self) -> Players:
        if self.means.cluster is not None:
            from taverna.arena.workers.cluster import Cluster

            return Cluster(self.means.cluster, self.means.jobs)
        return Processes(self.means.jobs, play_task) if self.means.jobs > 1 else Inline(play_task)
