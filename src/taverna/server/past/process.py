"""A process in which earlier rules run. Started when first needed, started anew when it dies."""

from __future__ import annotations

import asyncio
import contextlib
import json
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from pathlib import Path
from typing import Any

from taverna.kernel import BadData, IllegalChoice, NoUndo, StaleChoice, TavernaError
from taverna.server.common.problems import Refused
from taverna.wire.codes import Code

Json = dict[str, Any]
LINE_LIMIT = 64 * 1024 * 1024
SECONDS = 60.0
"""For one answer: a long game must be played again when its table is woken."""
KINDS: dict[str, type[TavernaError]] = {kind.__name__: kind for kind in (IllegalChoice, StaleChoice, NoUndo)}


class PastProcess:
    """One request at a time. After a failure every table that was open there has to be opened again."""

    def __init__(self, archive: Path) -> None:
        self._archive = archive
        self._process: Process | None = None
        self._one_at_a_time = asyncio.Lock()

    async def ask(self, request: Json) -> Json:
        """The answer; a refusal is raised as the rules raised it."""
        async with self._one_at_a_time:
            answer = await self._ask(request)
        if "refused" in answer:
            raise _refusal(answer["refused"])
        return answer

    async def stop(self) -> None:
        process, self._process = self._process, None
        if process is not None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()

    async def _ask(self, request: Json) -> Json:
        try:
            async with asyncio.timeout(SECONDS):
                return await self._exchange(await self._running(), json.dumps(request).encode())
        except (TimeoutError, OSError, RuntimeError, ValueError) as problem:
            # uvloop says RuntimeError when the other end of a pipe is gone; half a line is no JSON.
            await self.stop()
            raise Refused(Code.UNAVAILABLE, "earlier rules can't be run") from problem
        except asyncio.CancelledError:
            await self.stop()  # or its answer would go to whoever asks next
            raise

    async def _exchange(self, process: Process, line: bytes) -> Json:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(line + b"\n")
        await process.stdin.drain()
        answer: Json = json.loads(await process.stdout.readline())
        return answer

    async def _running(self) -> Process:
        if self._process is None or self._process.returncode is not None:
            self._process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-I",
                str(self._archive),
                stdin=PIPE,
                stdout=PIPE,
                stderr=DEVNULL,
                limit=LINE_LIMIT,
            )
        return self._process


def _refusal(told: Json) -> TavernaError:
    kind = KINDS.get(told["kind"], BadData)
    return kind(told["code"], told["message"], told["rule"], told["values"])
