"""Rules that are compiled beside a running server: bots move when they are ready, and if they never are, they stay."""

from __future__ import annotations

import asyncio
import os
import shlex
import sys
from collections.abc import Mapping
from pathlib import Path

import pytest

import taverna
from taverna.kernel.builds import build
from taverna.server.think.compiling import Builder
from taverna.server.think.thinkers import Thinkers
from taverna.server.think.thoughts import PresentThought
from tests.support.server.people import BANK
from tests.support.server.serving import serving, settings_for

pytestmark = [pytest.mark.anyio, pytest.mark.pure]

GAME = taverna.game("dead-mans-draw")
DRAW = 0
ANSWERS = """
import os, sys
for line in sys.stdin:
    while os.path.exists(os.environ.get("WAIT_FOR", "")): pass
    print('{"code": %s}' % os.environ.get("CODE", "0"), flush=True)
"""
"""A worker that banks where it has been told to by its environment, and thinks as long as a file is there."""


def thinking(workers: int = 1) -> Thinkers:
    return Thinkers(workers, 20.0, lambda *_: None, (sys.executable, "-c", ANSWERS))


async def choose(thinkers: Thinkers) -> int:
    state = GAME.load({"seats": 2, "play": ["oracle-5"], "rest": "draw"})
    return await thinkers.choose(PresentThought(GAME, state, state.pending[0]), "greedy", 5)


def elsewhere(**changes: str) -> dict[str, str]:
    return {**os.environ, **changes}


async def test_free_workers_move_at_once() -> None:
    thinkers = thinking(workers=2)
    try:
        assert [await choose(thinkers) for _ in range(2)] == [DRAW, DRAW]
        await thinkers.move(elsewhere(CODE=str(BANK)))
        assert thinkers.build == "compiled"
        assert [await choose(thinkers) for _ in range(4)] == [BANK] * 4
    finally:
        await thinkers.stop()


async def test_a_thought_is_finished_before_its_worker_moves(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    gate = tmp_path / "thinking"
    gate.touch()
    monkeypatch.setenv("WAIT_FOR", str(gate))
    thinkers = thinking()
    try:
        begun = asyncio.create_task(choose(thinkers))
        while thinkers._free.qsize():
            await asyncio.sleep(0)
        await thinkers.move(elsewhere(CODE=str(BANK)))
        gate.unlink()
        assert await begun == DRAW
        assert await choose(thinkers) == BANK
    finally:
        await thinkers.stop()


# The builder


def compiled_copy(folder: Path, says: str = "compiled") -> Path:
    """All that is asked of a copy before bots move there."""
    kernel = folder / "taverna" / "kernel"
    kernel.mkdir(parents=True)
    (folder / "taverna" / "__init__.py").touch()
    (kernel / "__init__.py").touch()
    (kernel / "builds.py").write_text(f"def build(): return {says!r}\n")
    return folder


def builder_that(script: str) -> str:
    return shlex.join([sys.executable, "-c", script])


def prints(*lines: object) -> str:
    return builder_that("\n".join(f"print({str(line)!r})" for line in lines))


async def moved_by(command: str) -> list[str]:
    found: list[str] = []

    async def move(environment: Mapping[str, str]) -> None:
        found.append(environment["PYTHONPATH"].split(os.pathsep)[0])

    builder = Builder(command, move)
    builder.start()
    await builder.finished()
    return found


async def test_bots_move_to_the_folder_that_the_builder_names_last(tmp_path: Path) -> None:
    folder = compiled_copy(tmp_path)
    assert await moved_by(prints("Compiling ...", folder)) == [str(folder)]


async def test_what_was_already_on_the_path_stays_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: list[str] = []

    async def move(environment: Mapping[str, str]) -> None:
        seen.append(environment["PYTHONPATH"])

    folder = compiled_copy(tmp_path)
    monkeypatch.setenv("PYTHONPATH", "/somewhere")
    builder = Builder(prints(folder), move)
    builder.start()
    await builder.finished()
    assert seen == [f"{folder}{os.pathsep}/somewhere"]


@pytest.mark.parametrize(
    "command",
    [
        builder_that("raise SystemExit('no compiler')"),
        builder_that("print('/somewhere'); raise SystemExit(1)"),
        builder_that("pass"),
        "/no/such/builder",
    ],
)
async def test_without_a_build_bots_stay(command: str) -> None:
    assert await moved_by(command) == []


async def test_a_copy_that_is_not_compiled_or_does_not_load_is_left_alone(tmp_path: Path) -> None:
    assert await moved_by(prints(compiled_copy(tmp_path / "pure", says="pure"))) == []
    broken = compiled_copy(tmp_path / "broken")
    (broken / "taverna" / "kernel" / "builds.py").write_text("import no_such_library")
    assert await moved_by(prints(broken)) == []


async def test_a_builder_ends_with_the_server(tmp_path: Path) -> None:
    """And whatever it has started."""
    child = tmp_path / "child"
    script = (
        "import pathlib, subprocess, sys\n"
        "one = subprocess.Popen([sys.executable, '-c', 'import time; time.sleep(600)'])\n"
        f"path = pathlib.Path({str(child)!r})\n"
        "path.with_suffix('.new').write_text(str(one.pid)); path.with_suffix('.new').rename(path)\n"
        "one.wait()"
    )

    async def move(environment: Mapping[str, str]) -> None:
        raise AssertionError("there was nothing to move to")

    builder = Builder(builder_that(script), move)
    builder.start()
    while not child.exists():
        await asyncio.sleep(0.01)
    await builder.stop()
    while is_alive(int(child.read_text())):
        await asyncio.sleep(0.01)


def is_alive(process: int) -> bool:
    """Not gone, and no leftover that only waits to be noticed."""
    try:
        return Path(f"/proc/{process}/stat").read_text().split(") ")[1][0] != "Z"
    except FileNotFoundError:
        return False


# The server


async def test_health_tells_which_rules_bots_think_with(tmp_path: Path) -> None:
    gate, folder = tmp_path / "gate", compiled_copy(tmp_path / "copy")
    script = f"import os\nwhile not os.path.exists({str(gate)!r}): pass\nprint({str(folder)!r})"
    settings = settings_for(tmp_path, workers=1, builder=builder_that(script))
    async with serving(settings, thinkers=thinking()) as server:
        http = server.stranger().http
        before = (await http.get("/health")).json()
        assert (before["rules"], before["bots"]) == (build(), build())
        gate.touch()
        await server.process.services.builder.finished()
        after = (await http.get("/health")).json()
        assert (after["rules"], after["bots"]) == (build(), "compiled")
