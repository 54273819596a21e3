"""Workers: they play what they are given, die without harm, fail with a reason, and end with their master."""

from __future__ import annotations

import multiprocessing
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import pytest

import taverna
from taverna.arena.results.store import Store
from taverna.arena.schedule.series import Series
from taverna.arena.workers import driving
from taverna.arena.workers.driving import Driver, Players, Stop
from taverna.arena.workers.playing import Done, Finished, Task, play_task
from taverna.arena.workers.pools import Attempts, Inline, Processes
from taverna.kernel import BadCall, BadData, BadOption
from tests.support.arena.games import entrants_of, store_of

DMD = "dead-mans-draw"


def series(**changed: object) -> Series:
    one = entrants_of(DMD, survey=False).series(("greedy", "random"))
    return Series(**{**one.__dict__, **changed})


@contextmanager
def processes(jobs: int) -> Iterator[Processes[Task, Done]]:
    pool = Processes(jobs, play_task)
    try:
        yield pool
    finally:
        pool.close()
        assert not multiprocessing.active_children()


def taken(pool: Players) -> Finished:
    """What comes next, within reason."""
    for _ in range(100):
        if found := pool.take(0.3):
            return found
    raise AssertionError("nothing came")


# One task


def test_the_same_task_gives_the_same_bytes() -> None:
    task = Task(series(), 0, 4)
    assert play_task(task).packed == play_task(task).packed
    assert play_task(task).seconds > 0


def test_a_worker_with_other_rules_says_so() -> None:
    with pytest.raises(
        BadData, match=r"a worker has version 1 \(0\.1\.0\) of dead-mans-draw, but 2 \(0\.1\.0\)"
    ):
        play_task(Task(series(version=2), 0, 1))
    with pytest.raises(BadData, match=r"but 1 \(8\.0\)"):
        play_task(Task(series(taverna="8.0"), 0, 1))


# Processes


def test_processes_give_what_one_would() -> None:
    tasks = [Task(series(), first, first + 2) for first in range(0, 8, 2)]
    with processes(2) as pool:
        found: Finished = []
        todo = list(tasks)
        while len(found) < len(tasks):
            while todo and pool.room:
                pool.put(todo.pop())
            found += taken(pool)
    assert {task: done.packed for task, done in found} == {task: play_task(task).packed for task in tasks}


def test_a_worker_that_dies_is_replaced_and_its_task_played() -> None:
    task = Task(series(), 0, 300)
    with processes(1) as pool:
        pool.put(task)
        time.sleep(0.05)
        victim = pool._workers[0].process
        assert victim.pid
        os.kill(victim.pid, signal.SIGKILL)
        ((played, done),) = taken(pool)
        assert pool._workers[0].process is not victim
    assert played == task
    assert done.packed == play_task(task).packed


def test_a_task_that_kills_its_workers_is_given_up() -> None:
    attempts = Attempts()
    task = Task(series(), 3, 9)
    attempts.again(task, "exit code -9")
    attempts.again(task, "exit code -9")
    with pytest.raises(BadCall, match=r"3 workers died over games 3 to 8: exit code -9"):
        attempts.again(task, "exit code -9")


def test_what_goes_wrong_in_a_worker_is_told_here() -> None:
    options = (("pirates", "perhaps"),)
    with processes(1) as pool:
        pool.put(Task(series(options=options), 0, 1))
        with pytest.raises(BadOption, match="'pirates' can't be 'perhaps'"):
            taken(pool)


def test_workers_end_with_a_master_that_is_killed() -> None:
    program = (
        "import sys, time; from tests.arena.workers.test_workers import Task, play_task, series; "
        "from taverna.arena.workers.pools import Processes\n"
        "if __name__ == '__main__':\n"
        "    pool = Processes(2, play_task)\n"
        "    pool.put(Task(series(), 0, 20))\n"
        "    print(*[worker.process.pid for worker in pool._workers], flush=True)\n"
        "    time.sleep(60)\n"
    )
    with subprocess.Popen([sys.executable, "-c", program], stdout=subprocess.PIPE, text=True) as master:
        assert master.stdout
        workers = [int(pid) for pid in master.stdout.readline().split()]
        assert len(workers) == 2
        master.kill()
    for _ in range(100):
        if not any(_lives(pid) for pid in workers):
            return
        time.sleep(0.1)
    raise AssertionError("workers go on without a master")


def _lives(pid: int) -> bool:
    """Whether it runs: one that has ended and is not yet fetched does not."""
    try:
        with open(f"/proc/{pid}/stat") as file:
            return file.read().rpartition(")")[2].split()[0] not in ("Z", "X")
    except FileNotFoundError:
        return False


# The driver


class Recorder:
    """An inline pool that remembers its tasks; `seconds` is how long a game is said to take."""

    def __init__(self, seconds: float, before: Callable[[], None] | None = None) -> None:
        self.inner = Inline(play_task)
        self.seconds = seconds
        self.before = before
        self.tasks: list[Task] = []

    @property
    def room(self) -> int:
        return self.inner.room

    def put(self, task: Task) -> None:
        self.tasks.append(task)
        self.inner.put(task)

    def take(self, seconds: float) -> Finished:
        if self.before:
            self.before()
        found = self.inner.take(seconds)
        return [(task, Done(done.packed, self.seconds * (task.last - task.first))) for task, done in found]

    def close(self) -> None:
        self.inner.close()


def driver(pool: Players, store: Store, stop: Stop | None = None) -> tuple[Driver, list[tuple[int, int]]]:
    told: list[tuple[int, int]] = []
    return Driver(lambda: pool, store, stop or Stop(), lambda done, total: told.append((done, total))), told


def sizes(pool: Recorder) -> list[int]:
    return [task.last - task.first for task in pool.tasks]


def test_tasks_grow_until_they_take_half_a_second() -> None:
    pool = Recorder(seconds=0.1)
    work, told = driver(pool, store_of(entrants_of(DMD, survey=False)))
    work.play([(series(), 12)])
    assert sizes(pool) == [1, 5, 5, 1]
    assert told == [(0, 12), (1, 12), (6, 12), (11, 12), (12, 12)]
    assert work.played == 12


def test_slow_games_are_given_out_one_by_one() -> None:
    pool = Recorder(seconds=7.0)
    work, _ = driver(pool, store_of(entrants_of(DMD, survey=False)))
    work.play([(series(), 3)])
    assert sizes(pool) == [1, 1, 1]


def test_all_series_grow_alike() -> None:
    pool = Recorder(seconds=0.25)
    work, _ = driver(pool, store_of(entrants_of(DMD, survey=False)))
    other = series(bots=("random",))
    work.play([(series(), 4), (other, 4)])
    assert [len(task.series.bots) for task in pool.tasks] == [2, 1, 2, 1, 2, 1]


def test_only_what_is_missing_is_played() -> None:
    store = store_of(entrants_of(DMD, survey=False))
    first, _ = driver(Recorder(0.1), store)
    first.play([(series(), 4)])
    pool = Recorder(0.1)
    second, told = driver(pool, store)
    second.play([(series(), 6)])
    assert [(task.first, task.last) for task in pool.tasks] == [(4, 5), (5, 6)]
    assert told[0] == (4, 6)
    assert second.played == 2


def test_nobody_is_called_when_nothing_is_missing() -> None:
    store = store_of(entrants_of(DMD, survey=False))
    driver(Recorder(0.1), store)[0].play([(series(), 2)])
    idle = Driver(_nobody, store, Stop(), lambda done, total: None)
    idle.play([(series(), 2)])


def _nobody() -> Players:
    raise AssertionError("workers were called for nothing")


def test_a_stop_finishes_what_is_played_and_keeps_it() -> None:
    said: list[str] = []
    stop = Stop(lambda: said.append("finishing"))
    store = store_of(entrants_of(DMD, survey=False))
    pool = Recorder(0.1, before=lambda: os.kill(os.getpid(), signal.SIGINT))
    work, _ = driver(pool, store, stop)
    with stop.listening(), pytest.raises(KeyboardInterrupt):
        work.play([(series(), 50)])
    assert sizes(pool) == [1]
    assert store.missing(series(), 50) == [(1, 50)]
    assert said == ["finishing"]


def test_a_second_interrupt_does_not_wait() -> None:
    stop = Stop()
    before = signal.getsignal(signal.SIGINT)
    with stop.listening():
        os.kill(os.getpid(), signal.SIGINT)
        assert stop.heed()
        with pytest.raises(KeyboardInterrupt):
            os.kill(os.getpid(), signal.SIGINT)
    assert signal.getsignal(signal.SIGINT) is before


def test_a_task_takes_about_half_a_second() -> None:
    assert 0.2 <= driving.TASK_SECONDS <= 1.0, (
        "so much is played again after a sudden end: docs/arena.md says so"
    )


def test_the_version_is_that_of_the_package() -> None:
    assert series().taverna == taverna.__version__
