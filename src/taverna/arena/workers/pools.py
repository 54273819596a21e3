"""Who plays the tasks: this process, or worker processes of this machine. `cluster.py` has those of others.

A pool is given tasks and gives back what came of each, in any order. A worker that dies is replaced and its task is
given out again; one that fails says why.
"""

from __future__ import annotations

import signal
from collections import deque
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from typing import Protocol

from taverna.arena.workers.playing import Done, Task, play_task
from taverna.kernel import BadCall

Finished = list[tuple[Task, Done]]
PATIENCE = 5.0
"""Seconds that a process is given to end by itself."""


class Pool(Protocol):
    """`room` is how many tasks it takes before it is full."""

    @property
    def room(self) -> int: ...

    def put(self, task: Task) -> None: ...

    def take(self, seconds: float) -> Finished:
        """What has been finished; waits for it, but no longer than so."""

    def close(self) -> None: ...


class Attempts:
    """A task that has cost several workers their lives is not given to another one."""

    MOST = 3

    def __init__(self) -> None:
        self._died: dict[Task, int] = {}

    def again(self, task: Task, why: str) -> None:
        self._died[task] = self._died.get(task, 0) + 1
        if self._died[task] >= self.MOST:
            raise BadCall(
                "worker-died",
                f"{self.MOST} workers died over games {task.first} to {task.last - 1}: {why}",
                values={"number": self.MOST, "first": task.first, "last": task.last - 1, "why": why},
            )


class Inline:
    """Plays in this process."""

    def __init__(self) -> None:
        self._waiting: deque[Task] = deque()

    @property
    def room(self) -> int:
        return 1 - len(self._waiting)

    def put(self, task: Task) -> None:
        self._waiting.append(task)

    def take(self, seconds: float) -> Finished:
        task = self._waiting.popleft()
        return [(task, play_task(task))]

    def close(self) -> None:
        self._waiting.clear()


class Worker:
    """A process and the task it is at."""

    def __init__(self) -> None:
        # A fresh interpreter: copying this one is unsafe once it has threads, such as a progress bar's.
        context = get_context("spawn")
        self.line, other = context.Pipe()
        self.process: BaseProcess = context.Process(target=_work, args=(other,), daemon=True)
        self.process.start()
        other.close()
        self.task: Task | None = None

    def give(self, task: Task) -> None:
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


class Processes:
    """Worker processes of this machine. They end when this process does, however it ends."""

    def __init__(self, jobs: int) -> None:
        self._attempts = Attempts()
        self._workers = [Worker() for _ in range(jobs)]

    @property
    def room(self) -> int:
        return sum(worker.task is None for worker in self._workers)

    def put(self, task: Task) -> None:
        next(worker for worker in self._workers if worker.task is None).give(task)

    def take(self, seconds: float) -> Finished:
        busy = {worker.line: worker for worker in self._workers if worker.task is not None}
        ready = wait(list(busy), seconds)
        return [found for line in ready if (found := self._answer(busy[line]))]  # type: ignore[index]

    def close(self) -> None:
        for worker in self._workers:
            worker.end()
        self._workers = []

    def _answer(self, worker: Worker) -> tuple[Task, Done] | None:
        task = worker.task
        assert task is not None
        try:
            answer = worker.line.recv()
        except (EOFError, OSError):
            self._replace(worker, task)
            return None
        worker.task = None
        if isinstance(answer, BaseException):
            raise answer
        return task, answer

    def _replace(self, worker: Worker, task: Task) -> None:
        self._workers.remove(worker)
        worker.process.join(PATIENCE)
        why = f"exit code {worker.process.exitcode}"
        worker.end()
        self._attempts.again(task, why)
        self._workers.append(Worker())
        self.put(task)


def _work(line: Connection) -> None:
    """Ctrl-C reaches every process of the terminal; the first one decides what becomes of the others."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    while True:
        try:
            task = line.recv()
        except (EOFError, OSError):
            return
        try:
            answer: Done | BaseException = play_task(task)
        except Exception as problem:
            answer = problem
        try:
            line.send(answer)
        except OSError:
            return
        except Exception:
            # An exception that can't travel
            line.send(RuntimeError(repr(answer)))
