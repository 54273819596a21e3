"""Workers of a Ray cluster. Ray is imported here only, when a cluster is asked for."""

from __future__ import annotations

import logging
import os
import socket
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from taverna.arena.extras import extra
from taverna.arena.workers.playing import Done, Finished, Task, play_task
from taverna.arena.workers.pools import Attempts
from taverna.kernel import BadCall

HERE = "local"
"""In place of an address: a cluster of this machine alone, which ends with the program."""
RUNNING = "auto"
"""In place of an address: the one that the environment names (RAY_ADDRESS), or that runs on this machine."""
REACH_SECONDS = 5.0
AUTH_MODE = "RAY_AUTH_MODE"
"""Ray does not think of tokens by itself where an address is given."""
SETTINGS = {
    "RAY_USAGE_STATS_ENABLED": "0",  # nothing is reported to anybody
    "RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO": "0",  # the graphics cards of the workers are left alone
    "RAY_BACKEND_LOG_LEVEL": "error",
    "RAY_NUM_REDIS_GET_RETRIES": "5",  # one in a second: how often it is tried whether somebody answers
}
"""For Ray, unless the environment says otherwise; it reads them when it is imported."""
AHEAD = 2
"""Tasks for each processor, so that none waits for the next."""


class Cluster:
    """`address` is `host:port` or `ray://host:port`; every machine needs this version of the package installed."""

    def __init__(self, address: str = RUNNING, jobs: int | None = None) -> None:
        self._ray = _connect(address, jobs)
        # Ray's own retries are switched off: those of `Attempts` know when to give up, and say why.
        self._play = self._ray.remote(max_retries=0, num_cpus=1)(play_task)
        self._attempts = Attempts()
        self._running: dict[Any, Task] = {}

    @property
    def room(self) -> int:
        """Machines come and go, so this is asked each time."""
        with self._in_reach():
            processors = int(self._ray.cluster_resources().get("CPU", 1))
        return max(1, processors) * AHEAD - len(self._running)

    def put(self, task: Task) -> None:
        with self._in_reach():
            self._running[self._play.remote(task)] = task

    def take(self, seconds: float) -> Finished:
        with self._in_reach():
            ready, _ = self._ray.wait(list(self._running), num_returns=1, timeout=seconds)
        found: Finished = []
        for reference in ready:
            task = self._running.pop(reference)
            answer = self._answer(reference, task)
            if answer is not None:
                found.append((task, answer))
        return found

    def close(self) -> None:
        self._running.clear()
        self._ray.shutdown()

    @contextmanager
    def _in_reach(self) -> Iterator[None]:
        """The head of the cluster may go away at any time; what was played is stored by then."""
        try:
            yield
        except (self._ray.exceptions.RayError, ConnectionError) as problem:
            short = str(problem).strip().splitlines()[0]
            raise BadCall(
                "cluster-lost", f"the cluster is gone: {short}", values={"problem": short.rstrip(".")}
            ) from problem

    def _answer(self, reference: Any, task: Task) -> Done | None:
        errors = self._ray.exceptions
        deaths = (
            errors.WorkerCrashedError,
            errors.NodeDiedError,
            errors.ObjectLostError,
            errors.OutOfMemoryError,
        )
        with self._in_reach():
            try:
                answer: Done = self._ray.get(reference)
                return answer
            except errors.RayTaskError as problem:
                raise problem.cause or RuntimeError(str(problem)) from problem
            except deaths as died:
                self._attempts.again(task, type(died).__name__)
                self.put(task)
                return None


def _connect(address: str, jobs: int | None) -> Any:
    for name, value in SETTINGS.items():
        os.environ.setdefault(name, value)
    with extra("cluster"):
        import ray
    if address == RUNNING:
        address = os.environ.get("RAY_ADDRESS", RUNNING)
    settings: dict[str, Any] = {"logging_level": logging.ERROR, "log_to_driver": False}
    if address == HERE:
        settings |= {"num_cpus": jobs, "include_dashboard": False, "object_store_memory": 100 << 20}
    elif address != RUNNING:
        _knock(address)
    try:
        with _hushed():
            ray.init(address, **settings)
    except Exception as problem:  # Ray has no kind of its own for this; a slow start is a bare Exception
        ray.shutdown()
        raise _unreachable(address, str(problem)) from problem
    return ray


@contextmanager
def _hushed() -> Iterator[None]:
    """Ray's libraries complain on the terminal before the exception comes that says it all."""
    sys.stderr.flush()
    kept = os.dup(2)
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, 2)
    try:
        yield
    finally:
        os.dup2(kept, 2)
        os.close(kept)
        os.close(nowhere)


def _knock(address: str) -> None:
    """Ray itself would wait for minutes."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    try:
        with socket.create_connection((host.strip("[]"), int(port)), REACH_SECONDS):
            return
    except ValueError as problem:
        raise _no_address(address) from problem
    except OSError as problem:
        raise _unreachable(address, problem.strerror or str(problem)) from problem


def _unreachable(address: str, problem: str) -> BadCall:
    if address == RUNNING:
        return BadCall(
            "no-cluster-here",
            f"the cluster {address!r} can't be reached: none runs on this machine, and RAY_ADDRESS names none",
        )
    short = (problem.strip().splitlines() or ["no answer"])[0].rstrip(".")
    if "Ray cluster" in short and AUTH_MODE not in os.environ:
        short += f"; one that asks for a token needs {AUTH_MODE}=token"
    return BadCall(
        "no-cluster",
        f"the cluster {address!r} can't be reached: {short}",
        values={"address": address, "problem": short},
    )


def _no_address(address: str) -> BadCall:
    return BadCall(
        "bad-cluster-address",
        f"the cluster {address!r} can't be reached: an address is written host:port",
        values={"address": address},
    )
