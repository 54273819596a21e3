"""Many games at once in numpy: one call steps them all, in worker processes that write into shared arrays."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from itertools import pairwise
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from types import TracebackType
from typing import TYPE_CHECKING, Any, NamedTuple

from taverna.adapters.extras import missing

try:
    import numpy as np
except ImportError as problem:  # pragma: no cover - numpy comes with everything that could test this
    raise missing("numpy", problem) from problem

from taverna.adapters.batched_rows import Arrays, Plan, Rows, arrays_in, bytes_for, serve
from taverna.kernel import BadCall, IllegalChoice, game as find_game
from taverna.kernel.rng import SEED_MAX

if TYPE_CHECKING:
    from numpy.typing import ArrayLike, NDArray

PATIENCE = 5.0
"""Seconds that a worker has to end by itself."""


class WorkerDied(RuntimeError):
    """A worker process ended, or failed; the batch is closed."""


class Step(NamedTuple):
    """What a call gives back: one row for each game, in arrays that the next call overwrites."""

    observations: NDArray[np.float32]
    """What the seat that is asked sees."""
    masks: NDArray[np.int8]
    """1 for every option that is open to it."""
    seats: NDArray[np.int32]
    """Who is asked."""
    rewards: NDArray[np.float32]
    """For each seat, what it earned in a game that ended with this call; else 0."""
    done: NDArray[np.bool_]
    """Which games ended; their rows show the next game already."""


class BatchedGames:
    """`games` of them, the same for the same seed however many `workers` share them; 0 workers: in this process.

    Every seat is asked in its turn, or, with `opponents`, only the learner's, which moves round the table from game to
    game. With workers call this only under `if __name__ == "__main__":`.
    """

    def __init__(
        self,
        game: str = "dead-mans-draw",
        seats: int | None = None,
        games: int = 256,
        workers: int = 0,
        seed: int = 0,
        options: Mapping[str, object] | None = None,
        opponents: str = "",
    ) -> None:
        engine = find_game(game)
        count = engine.seats_with(options or {}).start if seats is None else seats
        _check_whole("games", games, 1, 1 << 20)
        _check_whole("workers", workers, 0, min(games, 256))
        _check_whole("seed", seed, 0, SEED_MAX)
        settings = engine.rules.settings(engine.setup(count, 0, options))
        self.plan = Plan(game, count, settings, seed, opponents)
        self.games = games
        self._rows: Rows | None = None
        self._workers: list[Worker] = []
        self._open = True
        if workers:
            memory = get_context("spawn").RawArray("b", bytes_for(self.plan, games))
            self.arrays = arrays_in(memory, self.plan, games)
            self._start(memory, workers)
        else:
            self.arrays = arrays_in(bytearray(bytes_for(self.plan, games)), self.plan, games)
            self._rows = Rows(self.plan, self.arrays, 0)

    def _start(self, memory: Any, workers: int) -> None:
        bounds = [self.games * number // workers for number in range(workers + 1)]
        try:
            for part in pairwise(bounds):
                self._workers.append(Worker(self.plan, memory, self.games, part))
            for worker in self._workers:
                worker.wait()
        except BaseException:
            self.close()
            raise

    @property
    def now(self) -> Step:
        """How things stand, without a step."""
        arrays = self.arrays
        return Step(
            arrays.observations, arrays.masks, arrays.seats, arrays.rewards, arrays.done.view(np.bool_)
        )

    def step(self, actions: ArrayLike) -> Step:
        """One option code for each game."""
        if not self._open:
            raise BadCall("closed", "this batch is closed")
        codes = np.asarray(actions)
        if codes.dtype.kind not in "iu":
            raise BadCall("bad-actions", f"actions must be whole numbers, not {codes.dtype}")
        if codes.shape != (self.games,):
            raise BadCall("bad-actions", f"actions must have the shape ({self.games},), not {codes.shape}")
        self._check_legal(codes, self.arrays)
        self.arrays.actions[:] = codes
        if self._rows is not None:
            self._rows.step()
            return self.now
        try:
            for worker in self._workers:
                worker.tell()
            for worker in self._workers:
                worker.wait()
        except BaseException:
            self.close()
            raise
        return self.now

    def _check_legal(self, codes: NDArray[np.integer[Any]], arrays: Arrays) -> None:
        """A wrong action changes nothing, in none of the games."""
        inside = (codes >= 0) & (codes < arrays.masks.shape[1])
        legal = inside & (arrays.masks[np.arange(self.games), np.where(inside, codes, 0)] == 1)
        if not legal.all():
            row = int(np.argmin(legal))
            message = f"game {row} of the batch: seat {arrays.seats[row]} can't choose {codes[row]} now"
            raise IllegalChoice("not-open", message, values={"code": str(codes[row])})

    def close(self) -> None:
        """End the workers. The arrays stay as they are."""
        self._open = False
        for worker in self._workers:
            worker.dismiss()
        for worker in self._workers:
            worker.end()
        self._workers = []

    def __enter__(self) -> BatchedGames:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


class Worker:
    """A process that plays some rows."""

    def __init__(self, plan: Plan, memory: Any, games: int, part: tuple[int, int]) -> None:
        context = get_context("spawn")
        self.connection: Connection
        self.connection, theirs = context.Pipe()
        self.process = context.Process(target=serve, args=(plan, memory, games, part, theirs), daemon=True)
        self.process.start()
        theirs.close()

    def tell(self) -> None:
        try:
            self.connection.send(True)
        except OSError as problem:
            raise self._died() from problem

    def wait(self) -> None:
        """Until the worker has done its part."""
        wait([self.connection, self.process.sentinel])
        try:
            problem: str = self.connection.recv() if self.connection.poll() else ""
        except (EOFError, OSError):
            raise self._died() from None
        if problem:
            raise WorkerDied(f"a worker process failed:\n{problem}")
        if not self.process.is_alive():
            raise self._died()

    def _died(self) -> WorkerDied:
        self.process.join(PATIENCE)
        return WorkerDied(
            f"a worker process ended unexpectedly, with exit code {self.process.exitcode}; the batch is closed. "
            'If it never began: make the batch under `if __name__ == "__main__":`'
        )

    def dismiss(self) -> None:
        with suppress(OSError):  # it may be gone already
            self.connection.send(False)
        self.connection.close()

    def end(self) -> None:
        self.process.join(PATIENCE)
        if self.process.is_alive():
            self.process.kill()
            self.process.join()
        self.process.close()


def _check_whole(name: str, value: int, low: int, high: int) -> None:
    if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
        raise BadCall(
            "bad-number",
            f"{name} must be a whole number from {low} to {high}, not {value!r}",
            values={"name": name, "low": low, "value": str(value)},
        )
