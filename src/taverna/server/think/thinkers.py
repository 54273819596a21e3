"""The worker processes from the server's side. Whatever happens there, a question gets an answer in time.

A worker that is late or dies is killed and replaced; the greedy bot answers for it, in this process. One that still has
to start, or to read what a game needs, may take longer: killed, it would have to begin anew.
"""

from __future__ import annotations

import asyncio
import contextlib
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, Literal

import msgspec

from taverna.kernel.builds import build
from taverna.server.common.logs import note
from taverna.server.think.studying import study
from taverna.server.think.tasks import Advice, Answer, AnyTask, Compose, Composed, Study, Task
from taverna.server.think.thoughts import Thought
from taverna.wire.replay import AnalysisPart

COMMAND: Final = (sys.executable, "-m", "taverna.server.think.worker")
LINE_LIMIT: Final = 4 * 1024 * 1024
HINT_BOT: Final = "strong"
QUICK_HINT_BOT: Final = "greedy"
"""Gives hints where there is no worker to think longer."""
STUDYING: Final = 0.8
"""Seconds of looking into a finished game before it is asked for again, if a worker has that long: it begins its last
step within them, and may need as many again for that."""
STUDYING_SHARE: Final = 0.25
"""Of a worker's time, at most."""
THINKING: Final = 0.5
"""The share of a bot's time that it may think; the rest is for the way there and back, and for a slow machine."""

RECENT: Final = 0.1
"""How much the last thought counts in what is known of a bot's thoughts here."""

PATIENCE: Final = 10.0
"""How many times as long as for an answer a worker may take to get ready for a game."""

COMPOSING: Final = 600.0
"""Seconds in which one game is looked through for a puzzle. Nobody waits: on a busy machine it takes long."""

_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(Answer)


class WorkerFailed(Exception):
    """It died, or said something that is no answer."""


class Worker:
    """One process, started when first needed."""

    def __init__(self, command: Sequence[str]) -> None:
        self._command = command
        self._environment: Mapping[str, str] | None = None
        self._process: Process | None = None
        self._runs_in: Mapping[str, str] | None = None
        """Not its own environment any more once it has been moved: then the process ends before the next question."""
        self._ready_for: set[str] = set()

    def move(self, environment: Mapping[str, str]) -> None:
        """From the next question on it runs in that environment."""
        self._environment = environment

    async def ask(self, task: AnyTask) -> Answer:
        process = await self.running()
        assert process.stdin is not None
        try:
            process.stdin.write(_encoder.encode(task) + b"\n")
            await process.stdin.drain()
        except (OSError, RuntimeError) as problem:
            # uvloop says RuntimeError when the other end of a pipe is gone.
            raise WorkerFailed from problem
        return await self.hear(task)

    async def hear(self, task: AnyTask) -> Answer:
        """What it says to a task that it has been given."""
        if self._process is None or self._process.stdout is None:
            raise WorkerFailed
        try:
            answer = _decoder.decode(await self._process.stdout.readline())
        except (OSError, RuntimeError, ValueError, msgspec.MsgspecError) as problem:
            raise WorkerFailed from problem
        self._ready_for.add(_game_of(task))
        return answer

    def is_ready_for(self, task: AnyTask) -> bool:
        return _game_of(task) in self._ready_for

    async def kill(self) -> None:
        process, self._process = self._process, None
        if process is not None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()

    async def running(self) -> Process:
        if self._runs_in is not self._environment:
            await self.kill()
        if self._process is None or self._process.returncode is not None:
            self._ready_for.clear()
            self._runs_in = self._environment
            self._process = await asyncio.create_subprocess_exec(
                *self._command,
                stdin=PIPE,
                stdout=PIPE,
                stderr=DEVNULL,
                limit=LINE_LIMIT,
                env=self._runs_in,
            )
        return self._process


class Thinkers:
    """`on_answer` is told the bot's name and whether it has thought, was late, or is broken."""

    def __init__(
        self,
        workers: int,
        seconds: float,
        on_answer: Callable[[str, str], None],
        command: Sequence[str] = COMMAND,
    ) -> None:
        self._workers = [Worker(command) for _ in range(workers)]
        self._free: asyncio.Queue[Worker] = asyncio.Queue()
        for worker in self._workers:
            self._free.put_nowait(worker)
        self._composer = Worker([*command, "--aside"])
        """Looks for puzzles and for nothing else: no bot waits for it."""
        self._seconds = seconds
        self._asking = 0
        self._warming: set[asyncio.Task[None]] = set()
        self._on_answer = on_answer
        self._shares: dict[tuple[str, str], float] = {}
        self.build = build()
        """Of the rules that the workers run."""

    async def start(self) -> None:
        """Have them ready before the first question."""
        for worker in self._workers:
            await worker.running()

    async def move(self, environment: Mapping[str, str]) -> None:
        """Have them run compiled rules: who is free at once, who thinks when that is done."""
        for worker in (*self._workers, self._composer):
            worker.move(environment)
        self.build = "compiled"
        self._shares.clear()
        free = [self._free.get_nowait() for _ in range(self._free.qsize())]
        try:
            for worker in free:
                await worker.running()
        finally:
            for worker in free:
                self._free.put_nowait(worker)

    async def stop(self) -> None:
        for warming in self._warming:
            warming.cancel()
        for worker in (*self._workers, self._composer):
            await worker.kill()

    async def choose(
        self, thought: Thought, bot: str, seed: int, share: float = 1.0, together: int = 1
    ) -> int:
        """The bot's choice, or in its place the greedy bot's; always one of the options.

        `share`: of the time that a bot may think; `together`: so many of the table are asked at once.
        """
        options = thought.decision.options
        if len(options) == 1:
            return options[0]
        if self._workers:
            task = self._task(thought, bot, seed)
            task.seconds = share * self._time(together)
            answer = await self._ask(task)
            if answer is not None and answer.code in options:
                self._note_share(thought.game, bot, answer.share)
                self._on_answer(bot, "thought")
                return answer.code
        return await thought.answer(seed)

    async def ponder(self, thought: Thought, bot: str, seed: int) -> int | None:
        """The bot's choice, should it come to that; None: the workers have something better to do."""
        if not self.idle:
            return None
        answer = await self._ask(self._task(thought, bot, seed))
        return None if answer is None else answer.code

    async def advise(self, thought: Thought) -> Advice:
        """The options from best to worst, and what speaks for the best."""
        if self._workers:
            answer = await self._ask(self._task(thought, HINT_BOT, 0, "advice"))
            if answer is not None and answer.advice is not None:
                return answer.advice
        return await thought.advice(QUICK_HINT_BOT)

    async def study(self, record: dict[str, Any], first: int) -> AnalysisPart | None:
        """The next verdicts on a finished game; None when nobody could give them. Bots at tables come first."""
        seconds = min(STUDYING, self._seconds * STUDYING_SHARE)
        task = Study(record=record, first=first, seconds=seconds)
        if not self._workers:
            return await asyncio.to_thread(study, task)
        answer = await self._ask(task)
        return None if answer is None else answer.part

    async def compose(self, game: str, seed: int) -> Composed | None:
        """A puzzle from the game with that seed; None: there is none in it, or nobody had the time to look."""
        if not self.makes_puzzles:
            return None
        task = Compose(game=game, seed=seed)
        try:
            async with asyncio.timeout(COMPOSING):
                answer = await self._composer.ask(task)
        except (TimeoutError, WorkerFailed) as problem:
            await self._composer.kill()
            self._replaced(task, "late" if isinstance(problem, TimeoutError) else "broken")
            return None
        except asyncio.CancelledError:
            await self._composer.kill()
            raise
        return answer.puzzle

    async def rest(self) -> None:
        """Enough puzzles for now: nothing of them stays in memory."""
        await self._composer.kill()

    @property
    def makes_puzzles(self) -> bool:
        """Not in the server's own process: a search plays dozens of games, and anybody may set one off."""
        return bool(self._workers)

    @property
    def busy(self) -> bool:
        """Somebody waits for an answer."""
        return self._asking > 0

    @property
    def idle(self) -> bool:
        """Nobody waits, and one worker would be left for whoever comes."""
        return not self._asking and self._free.qsize() > 1

    def share(self, game: str, bot: str) -> float:
        """How much of its thought a bot gets done here, as far as is known: 1 is what it was rated with."""
        return self._shares.get((game, bot), 1.0)

    def _note_share(self, game: str, bot: str, share: float) -> None:
        """The mean of the last ones; older ones count ever less."""
        known = self._shares.get((game, bot), share)
        self._shares[game, bot] = known + RECENT * (share - known)

    def _task(
        self, thought: Thought, bot: str, seed: int, want: Literal["choice", "advice"] = "choice"
    ) -> Task:
        return Task(
            game=thought.game,
            position=thought.position(),
            seat=thought.decision.seat,
            bot=bot,
            seed=seed,
            seconds=self._time(),
            want=want,
        )

    def _time(self, together: int = 1) -> float:
        """Whoever asks while others wait gets a shorter thought, and so an answer in time."""
        crowd = max(1.0, max(self._asking + 1, together) / len(self._workers))
        return self._seconds * THINKING / crowd

    async def _ask(self, task: AnyTask) -> Answer | None:
        self._asking += 1
        try:
            return await self._answer(task)
        finally:
            self._asking -= 1

    async def _answer(self, task: AnyTask) -> Answer | None:
        worker = await self._free_worker(task)
        if worker is None:
            return None
        warming = False
        try:
            async with asyncio.timeout(self._seconds):
                answer = await worker.ask(task)
        except TimeoutError:
            self._replaced(task, "late")
            warming = not worker.is_ready_for(task)
            if warming:
                self._warm_up(worker, task)
            else:
                await worker.kill()
            return None
        except WorkerFailed:
            await worker.kill()
            self._replaced(task, "broken")
            return None
        except asyncio.CancelledError:
            # It would hand its answer to whoever asks next.
            await worker.kill()
            raise
        finally:
            if not warming:
                self._free.put_nowait(worker)
        if answer.problem:
            self._replaced(task, "broken", answer.problem)
            return None
        return answer

    def _warm_up(self, worker: Worker, task: AnyTask) -> None:
        warming = asyncio.create_task(self._wait_for(worker, task))
        self._warming.add(warming)
        warming.add_done_callback(self._warming.discard)

    async def _wait_for(self, worker: Worker, task: AnyTask) -> None:
        """Until it is ready for the next task. Nobody waits for the answer to this one any more."""
        try:
            async with asyncio.timeout(self._seconds * PATIENCE):
                await worker.hear(task)
        except (TimeoutError, WorkerFailed):
            await worker.kill()
        finally:
            self._free.put_nowait(worker)

    async def _free_worker(self, task: AnyTask) -> Worker | None:
        try:
            async with asyncio.timeout(self._seconds):
                return await self._free.get()
        except TimeoutError:
            self._replaced(task, "late")
            return None

    def _replaced(self, task: AnyTask, how: str, problem: str = "") -> None:
        if isinstance(task, Study):
            note("no analysis", game=task.record.get("game"), how=how, problem=problem)
            return
        if isinstance(task, Compose):
            note("no puzzle", game=task.game, how=how, problem=problem)
            return
        self._on_answer(task.bot, how)
        note("bot replaced", bot=task.bot, game=task.game, how=how, problem=problem)


Pool = Callable[[Thought], Thinkers]
"""Who thinks about it: those who know the rules of its game."""


def _game_of(task: AnyTask) -> str:
    return str(task.record.get("game")) if isinstance(task, Study) else task.game
