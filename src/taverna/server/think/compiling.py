"""The rules compiled beside a running server: nobody waits for it, and bots move onto it when it is there.

The builder is a command that prints, as its last line, the folder to put on PYTHONPATH. Where it can't build (no
compiler, no disk) it ends with an error, and bots stay where they are.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import shlex
import signal
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections.abc import Awaitable, Callable, Mapping
from typing import Final

from taverna.server.common.logs import note

WHICH_BUILD: Final = (sys.executable, "-c", "from taverna.kernel.builds import build; print(build())")


class Builder:
    """`on_ready` is given the environment in which the compiled rules are imported."""

    def __init__(self, command: str, on_ready: Callable[[Mapping[str, str]], Awaitable[None]]) -> None:
        self._command = shlex.split(command)
        self._on_ready = on_ready
        self._process: Process | None = None
        self._building: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._building = asyncio.create_task(self._build())

    async def finished(self) -> None:
        if self._building is not None:
            await self._building

    async def stop(self) -> None:
        if self._building is None or self._building.done():
            return
        self._building.cancel()
        process = self._process
        if process is not None and process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGTERM)  # the compiler too, which is a child of a child
            await process.wait()

    async def _build(self) -> None:
        folder = await self._last_line(self._command, os.environ)
        if not folder:
            note("bots stay as they are", reason="nothing was compiled")
            return
        others = os.environ.get("PYTHONPATH")
        environment = {**os.environ, "PYTHONPATH": f"{folder}{os.pathsep}{others}" if others else folder}
        if await self._last_line(WHICH_BUILD, environment) != "compiled":
            note("bots stay as they are", reason="what was compiled does not load")
            return
        await self._on_ready(environment)
        note("bots think with compiled rules")

    async def _last_line(self, command: list[str] | tuple[str, ...], environment: Mapping[str, str]) -> str:
        """Of what it says; nothing if it fails."""
        try:
            self._process = await asyncio.create_subprocess_exec(
                *command, stdin=DEVNULL, stdout=PIPE, stderr=DEVNULL, env=environment, start_new_session=True
            )
        except OSError:
            return ""
        said, _ = await self._process.communicate()
        lines = said.decode(errors="replace").split("\n")
        return "" if self._process.returncode else next((line for line in reversed(lines) if line), "")
