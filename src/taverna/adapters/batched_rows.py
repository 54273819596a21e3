"""Some games of a batch, played side by side in one process; what they show is written into shared arrays."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np

from taverna.adapters.numbers import Encoder
from taverna.bots import Bot, bot
from taverna.kernel import Rng, Setting, State, game as find_game

if TYPE_CHECKING:
    from numpy.typing import NDArray


@dataclass(frozen=True)
class Plan:
    """What is played; plain values, so that it can be sent to another process."""

    game: str
    seats: int
    options: dict[str, Setting]
    seed: int
    opponents: str
    """The bot at all seats but the learner's; none: every seat is asked."""


@dataclass(frozen=True)
class Arrays:
    """One row for each game. `actions` is read, everything else is written."""

    observations: NDArray[np.float32]
    masks: NDArray[np.int8]
    seats: NDArray[np.int32]
    actions: NDArray[np.int32]
    rewards: NDArray[np.float32]
    done: NDArray[np.int8]

    def part(self, first: int, last: int) -> Arrays:
        rows = slice(first, last)
        return Arrays(
            self.observations[rows],
            self.masks[rows],
            self.seats[rows],
            self.actions[rows],
            self.rewards[rows],
            self.done[rows],
        )


class Rows:
    """The games of some rows, the first of which is number `first` of the whole batch.

    What is dealt depends on the seed, the number of the row and how many games it has seen; not on who plays it.
    """

    def __init__(self, plan: Plan, arrays: Arrays, first: int) -> None:
        self.plan = plan
        self.arrays = arrays
        self.first = first
        self.game = find_game(plan.game)
        self.encoder = Encoder(self.game)
        self.opponent: Bot | None = bot(plan.opponents) if plan.opponents else None
        count = len(arrays.seats)
        self.dealt = [0] * count
        self.streams = [Rng() for _ in range(count)]
        self.learners = [0] * count
        self.states: list[State] = [self._deal(row) for row in range(count)]
        for row in range(count):
            self._show(row)

    def step(self) -> None:
        arrays = self.arrays
        arrays.done[:] = 0
        arrays.rewards[:] = 0.0
        seats = arrays.seats.tolist()
        for row, code in enumerate(arrays.actions.tolist()):
            state = self.states[row]
            self.game.apply(state, seats[row], code)
            self._play_others(row, state)
            if state.over:
                arrays.rewards[row] = self.game.outcome(state).rewards()
                arrays.done[row] = 1
                self.states[row] = self._deal(row)
            self._show(row)

    def _deal(self, row: int) -> State:
        """A game in which the learner is asked; those that end before are none to learn from."""
        while True:
            number = self.dealt[row]
            self.dealt[row] += 1
            self.learners[row] = (self.first + row + number) % self.plan.seats
            seeds = Rng(self.plan.seed).fork(self.first + row).fork(number)
            self.streams[row] = seeds.fork(1)
            state: State = self.game.begin(self.plan.seats, seeds.fork(), self.plan.options)
            state.quiet()
            self._play_others(row, state)
            if not state.over:
                return state

    def _play_others(self, row: int, state: State) -> None:
        if self.opponent is None:
            return
        learner, stream = self.learners[row], self.streams[row]
        while True:
            for decision in state.pending:
                if decision.seat != learner:
                    code = self.opponent.choose(self.game, state, decision, stream)
                    self.game.apply(state, decision.seat, code)
                    break
            else:
                return

    def _show(self, row: int) -> None:
        state = self.states[row]
        decision = state.pending[0]
        arrays = self.arrays
        arrays.seats[row] = decision.seat
        arrays.observations[row] = self.encoder.observation(state, decision.seat)
        arrays.masks[row] = self.encoder.mask(decision)


def serve(plan: Plan, memory: Any, rows: int, part: tuple[int, int], connection: Any) -> None:
    """The life of a worker process: a step for each message, until there is nobody who sends any."""
    import signal
    import traceback

    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the process that owns the batch
    try:
        mine = Rows(plan, arrays_in(memory, plan, rows).part(*part), part[0])
        connection.send("")
        while connection.recv():
            mine.step()
            connection.send("")
    except EOFError:
        return
    except Exception:
        connection.send(traceback.format_exc())


def shapes(plan: Plan, rows: int) -> list[tuple[str, type[np.generic], tuple[int, ...]]]:
    """The arrays of a batch, in the order in which they lie in memory."""
    encoder = Encoder(find_game(plan.game))
    return [
        ("observations", np.float32, (rows, encoder.size)),
        ("rewards", np.float32, (rows, plan.seats)),
        ("seats", np.int32, (rows,)),
        ("actions", np.int32, (rows,)),
        ("masks", np.int8, (rows, encoder.actions)),
        ("done", np.int8, (rows,)),
    ]


def bytes_for(plan: Plan, rows: int) -> int:
    return sum(int(np.prod(shape)) * np.dtype(kind).itemsize for _, kind, shape in shapes(plan, rows))


def arrays_in(memory: Any, plan: Plan, rows: int) -> Arrays:
    """The arrays that lie in a stretch of memory; the widest numbers come first, so that all are aligned."""
    found: dict[str, Any] = {}
    at = 0
    for name, kind, shape in shapes(plan, rows):
        count = int(np.prod(shape))
        found[name] = np.frombuffer(memory, kind, count, at).reshape(shape)
        at += count * np.dtype(kind).itemsize
    return Arrays(**found)
