"""A real Ray cluster of this machine: the same games as without one, also when a worker is killed in the middle."""

from __future__ import annotations

import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from taverna.arena.tournament import tournament
from taverna.arena.workers import cluster
from taverna.arena.workers.run_context import Means
from taverna.kernel import BadCall

DMD = "dead-mans-draw"
BOTS = ("greedy", "random", "novice")
GAMES = 300


@pytest.fixture
def room() -> Iterator[Path]:
    """A folder with a short name: Ray's sockets lie in it, and their names must not be long."""
    folder = Path(tempfile.mkdtemp(prefix="tv", dir="/tmp"))
    yield folder
    shutil.rmtree(folder)


@pytest.mark.slow
def test_a_killed_worker_costs_no_game_and_changes_none(room: Path) -> None:
    with_ray, without = room / "ray.parquet", room / "local.parquet"
    command = [
        sys.executable, "-c", "from taverna.cli.app import main; main()", "tournament", DMD, "--bots", *BOTS,
        "--games", str(GAMES), "--out", str(with_ray), "--jobs", "2", "--cluster", "local", "--lang", "en",
    ]  # fmt: skip
    quiet = {"RAY_TMPDIR": str(room), "RAY_AUTH_MODE": "disabled", "RAY_DISABLE_IMPORT_WARNING": "1"}
    run = subprocess.Popen(
        command, env={**os.environ, **quiet}, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )
    seen: set[int] = set()
    try:
        killed = _kill_a_worker(run, with_ray.with_name("ray.parquet.part"), seen)
        told, complaints = run.communicate(timeout=300)
    finally:
        run.kill()
        run.wait()
    assert killed, complaints
    assert run.returncode == 0, complaints
    assert f"{3 * GAMES:,} games, {3 * GAMES:,} of them now" in told
    tournament(DMD, BOTS, GAMES, means=Means(without, jobs=2))
    assert with_ray.read_bytes() == without.read_bytes()
    _wait_until(lambda: not any(_lives(pid) for pid in seen), "Ray's processes go on")


def _kill_a_worker(run: subprocess.Popen[str], journal: Path, seen: set[int]) -> int:
    """Kill a worker of that run, in the middle of a task; and note every process of the run."""
    deadline = time.monotonic() + 150
    while time.monotonic() < deadline and run.poll() is None:
        family = _descendants(run.pid)
        seen.update(family)
        playing = [pid for pid in family if _command(pid).startswith("ray::play_task")]
        if playing and journal.exists() and journal.stat().st_size > 800:
            os.kill(playing[0], signal.SIGKILL)
            return playing[0]
        time.sleep(0.02)
    return 0


def _descendants(pid: int) -> list[int]:
    parents: dict[int, list[int]] = {}
    for entry in Path("/proc").iterdir():
        if entry.name.isdecimal() and (fields := _stat(int(entry.name))):
            parents.setdefault(int(fields[1]), []).append(int(entry.name))
    found, todo = [], [pid]
    while todo:
        children = parents.get(todo.pop(), [])
        found += children
        todo += children
    return found


def _stat(pid: int) -> list[str]:
    """State, parent and so on; empty when there is no such process."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except (FileNotFoundError, ProcessLookupError):
        return []


def _command(pid: int) -> str:
    try:
        return Path(f"/proc/{pid}/cmdline").read_bytes().decode(errors="replace")
    except (FileNotFoundError, ProcessLookupError):
        return ""


def _lives(pid: int) -> bool:
    fields = _stat(pid)
    return bool(fields) and fields[0] not in ("Z", "X")


def _wait_until(done: object, otherwise: str) -> None:
    assert callable(done)
    for _ in range(150):
        if done():
            return
        time.sleep(0.1)
    raise AssertionError(otherwise)


# No cluster


@pytest.mark.parametrize(
    ("address", "told"),
    [
        ("nonsense", "an address is written host:port"),
        ("127.0.0.1:port", "an address is written host:port"),
        ("ray://127.0.0.1:{port}", "Connection refused"),
        ("127.0.0.1:{port}", "Connection refused"),
    ],
)
def test_a_cluster_that_cannot_be_reached_is_refused_at_once(address: str, told: str) -> None:
    pytest.importorskip("ray")
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        place = address.format(port=free.getsockname()[1])
    started = time.monotonic()
    with pytest.raises(BadCall, match=rf"the cluster '{place}' can't be reached: {told}"):
        tournament(DMD, BOTS, 2, means=Means(cluster=place))
    assert time.monotonic() - started < cluster.REACH_SECONDS + 5


def test_a_cluster_that_does_not_start_is_no_traceback(monkeypatch: pytest.MonkeyPatch) -> None:
    """On a machine that is too busy Ray gives up with an exception of no kind of its own."""
    ray = pytest.importorskip("ray")

    def too_slow(*_: object, **__: object) -> None:
        raise Exception("The current node timed out during startup. This could happen because ...\nmore")

    monkeypatch.setattr(ray, "init", too_slow)
    with pytest.raises(BadCall, match=r"the cluster 'local' can't be reached: The current node timed out"):
        tournament(DMD, BOTS, 2, means=Means(cluster="local"))


def test_without_ray_it_is_said_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(BadCall, match=r"this needs the package ray: pip install 'taverna\[cluster\]'"):
        tournament(DMD, BOTS, 2, means=Means(cluster="local"))
