"""Who does the tasks: this process, or worker processes of this machine. `cluster.py` has those of others.

A pool is given tasks and gives back what came of each, in any order. A worker that dies is replaced and its task is
given out again; one that fails says why.
"""

from __future__ import annotations

import signal
from collections import deque
from collections.abc import Callable, Hashable, Iterable, Iterator
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from typing import Any, Generic, Protocol, TypeVar

from taverna.kernel import BadCall

PATIENCE = 5.0
"""Seconds that a process is given to end by itself."""
WAIT = 0.5


class Work(Hashable, Protocol):
    """A task: plain values, so that it can be sent to another process."""

    def given_up(self, workers: int, why: str) -> BadCall:
        """What is said when so many workers have died over it."""


W = TypeVar("W", bound=Work)
A = TypeVar("A")


class Pool(Protocol[W, A]):
    """`room` is how many tasks it takes before it is full."""

    @property
    def room(self) -> int: ...

    def put(self, task: W) -> None: ...

    def take(self, seconds: float) -> list[tuple[W, A]]:
        """What has been finished; waits for it, but no longer than so."""

    def close(self) -> None: ...


def each(pool: Pool[W, A], tasks: Iterable[W]) -> Iterator[tuple[W, A]]:
    """What came of the tasks, as they are finished."""
    todo = iter(tasks)
    waiting = 0
    while True:
        while pool.room > 0 and (task := next(todo, None)) is not None:
            pool.put(task)
            waiting += 1
        if not waiting:
            return
        for found in pool.take(WAIT):
            waiting -= 1
            yield found


class Attempts:
    """A task that has cost several workers their lives is not given to another one."""

    MOST = 3

    def __init__(self) -> None:
        self._died: dict[Work, int] = {}

    def again(self, task: Work, why: str) -> None:
        self._died[task] = self._died.get(task, 0) + 1
        if self._died[task] >= self.MOST:
            raise task.given_up(self.MOST, why)

    def done(self, task: Work) -> None:
        """The same task may be given again another time: a search of the same position."""
        self._died.pop(task, None)


def games_given_up(first: int, last: int, workers: int, why: str) -> BadCall:
    """Of games `first` up to, not including, `last`."""
    return BadCall(
        "worker-died",
        f"{workers} workers died over games {first} to {last - 1}: {why}",
        values={"number": workers, "first": first, "last": last - 1, "why": why},
    )


class Inline(Generic[W, A]):
    """Does the work in this process."""

    def __init__(self, work: Callable[[W], A]) -> None:
        self._work = work
        self._waiting: deque[W] = deque()

    @property
    def room(self) -> int:
        return 1 - len(self._waiting)

    def put(self, task: W) -> None:
        self._waiting.append(task)

    def take(self, seconds: float) -> list[tuple[W, A]]:
        task = self._waiting.popleft()
        return [(task, self._work(task))]

    def close(self) -> None:
        self._waiting.clear()


class Worker(Generic[W, A]):
    """A process and the task it is at."""

    def __init__(self, work: Callable[[W], A]) -> None:
        # A fresh interpreter: copying this one is unsafe once it has threads, such as a progress bar's.
        context = get_context("spawn")
        self.line, other = context.Pipe()
        self.process: BaseProcess = context.Process(target=_work, args=(other, work), daemon=True)
        self.process.start()
        other.close()
        self.task: W | None = None

    def give(self, task: W) -> None:
        self.task = task
        with suppress(OSError):  # if it has died, its end of the line tells
            self.line.send(task)

    def end(self) -> None:
        self.line.close()
        self.process.join(PATIENCE if self.task is None else 0.0)
        if self.process.is_alive():
            self.process.kill()
            self.process.join()
        self.process.close()


class Processes(Generic[W, A]):
    """Worker processes of this machine. They end when this process does, however it ends.

    `work` must be known by its name to a fresh interpreter.
    """

    def __init__(self, jobs: int, work: Callable[[W], A]) -> None:
        self._work = work
        self._attempts = Attempts()
        self._workers = [Worker(work) for _ in range(jobs)]

    @property
    def room(self) -> int:
        return sum(worker.task is None for worker in self._workers)

    def put(self, task: W) -> None:
        next(worker for worker in self._workers if worker.task is None).give(task)

    def take(self, seconds: float) -> list[tuple[W, A]]:
        busy = {worker.line: worker for worker in self._workers if worker.task is not None}
        ready = wait(list(busy), seconds)
        return [found for line in ready if (found := self._answer(busy[line]))]  # type: ignore[index]

    def close(self) -> None:
        for worker in self._workers:
            worker.end()
        self._workers = []

    def _answer(self, worker: Worker[W, A]) -> tuple[W, A] | None:
        task = worker.task
        assert task is not None
        try:
            answer = worker.line.recv()
        except (EOFError, OSError):
            self._replace(worker, task)
            return None
        worker.task = None
        self._attempts.done(task)
        if isinstance(answer, BaseException):
            raise answer
        return task, answer

    def _replace(self, worker: Worker[W, A], task: W) -> None:
        self._workers.remove(worker)
        worker.process.join(PATIENCE)
        why = f"exit code {worker.process.exitcode}"
        worker.end()
        self._attempts.again(task, why)
        self._workers.append(Worker(self._work))
        self.put(task)


def _work(line: Connection, work: Callable[[Any], Any]) -> None:
    """Ctrl-C reaches every process of the terminal; the first one decides what becomes of the others."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    while True:
        try:
            task = line.recv()
        except (EOFError, OSError):
            return
        try:
            answer = work(task)
        except Exception as problem:
            answer = problem
        try:
            line.send(answer)
        except OSError:
            return
        except Exception:
            # An exception that can't travel
            line.send(RuntimeError(repr(answer)))
