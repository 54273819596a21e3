"""Gets games played: hands out tasks of a handy size, stores what comes back, tells how far it is, stops when asked."""

from __future__ import annotations

import signal
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from types import FrameType

from taverna.arena.results.store import Store
from taverna.arena.schedule.series import Series
from taverna.arena.workers.playing import Done, Task
from taverna.arena.workers.pools import WAIT, Pool

Progress = Callable[[int, int], None]
"""Called with the number of games played so far, and of all games."""

TASK_SECONDS = 0.5
"""A task should take about so long: so much work of each process is done again after a sudden end."""
LARGEST_TASK = 5000


Players = Pool[Task, Done]


class Stop:
    """Whether somebody has asked to stop. What is being played is finished first, unless they ask again."""

    def __init__(self, on_stop: Callable[[], None] | None = None) -> None:
        self.asked = False
        self._on_stop = on_stop

    @contextmanager
    def listening(self) -> Iterator[None]:
        """Ctrl-C asks, while in here."""
        if threading.current_thread() is not threading.main_thread():
            yield
            return
        before = signal.signal(signal.SIGINT, self._interrupted)
        try:
            yield
        finally:
            signal.signal(signal.SIGINT, before)

    def _interrupted(self, number: int, frame: FrameType | None) -> None:
        if self.asked:
            raise KeyboardInterrupt
        self.asked = True

    def heed(self) -> bool:
        """Whether to stop. That it was heard is told once, and not in the middle of anything."""
        if self.asked and self._on_stop:
            self._on_stop()
            self._on_stop = None
        return self.asked


class Driver:
    """Plays what a store lacks. One serves for several rounds of games."""

    def __init__(
        self, workers: Callable[[], Players], store: Store, stop: Stop, on_progress: Progress
    ) -> None:
        self.workers = workers
        """Called when there is something to play: what is all there needs none."""
        self.store = store
        self.stop = stop
        self.on_progress = on_progress
        self.played = 0
        """Games that were not there before."""
        self._pace: dict[str, float] = {}
        """By series: seconds for a game, as it was last measured."""
        self._waiting: set[Task] = set()

    def play(self, runs: Sequence[tuple[Series, int]], done: int = 0, total: int | None = None) -> None:
        """Have the games of these series played that are missing. `done` of `total` games lie before these."""
        gaps = {series.key: self.store.missing(series, games) for series, games in runs}
        wanted = sum(games for _, games in runs)
        total = total or done + wanted
        done += wanted - sum(last - first for found in gaps.values() for first, last in found)
        self.on_progress(done, total)
        todo = self._in_turn([series for series, _ in runs], gaps)
        if any(gaps.values()):
            self._work(self.workers(), todo, done, total)
        if self.stop.heed():
            raise KeyboardInterrupt

    def _work(self, pool: Players, todo: Iterator[Task], done: int, total: int) -> None:
        while True:
            while not self.stop.heed() and pool.room > 0 and (task := next(todo, None)):
                self._waiting.add(task)
                pool.put(task)
            if not self._waiting:
                return
            for task, answer in pool.take(WAIT):
                self._waiting.remove(task)
                games = task.last - task.first
                self._pace[task.series.key] = answer.seconds / games
                self.store.add(task.series, task.first, task.last, answer.packed)
                self.played += games
                done += games
                self.on_progress(done, total)

    def _in_turn(self, series: Sequence[Series], gaps: dict[str, list[tuple[int, int]]]) -> Iterator[Task]:
        """A task of each series in turn, so that all of them grow alike."""
        left = [one for one in series if gaps[one.key]]
        while left:
            for one in left:
                first, last = gaps[one.key].pop(0)
                end = min(last, first + self._size(one))
                if end < last:
                    gaps[one.key].insert(0, (end, last))
                yield Task(one, first, end)
            left = [one for one in left if gaps[one.key]]

    def _size(self, series: Series) -> int:
        pace = self._pace.get(series.key)
        if pace is None:
            return 1
        return max(1, min(LARGEST_TASK, int(TASK_SECONDS / max(pace, 1e-6))))
