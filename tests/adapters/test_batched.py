"""Many games in one call: the same however many processes share them, and clean to close."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

import taverna
from taverna.adapters.batched import BatchedGames, Step, WorkerDied
from taverna.kernel import AnyGame, BadCall, IllegalChoice
from tests.support.adapters.common import for_each_game

GAMES = 10


def choose(step: Step, rng: np.random.Generator) -> Any:
    return (rng.random(step.masks.shape) * step.masks).argmax(axis=1)


def run(batch: BatchedGames, steps: int) -> Iterator[Step]:
    rng = np.random.default_rng(1)
    step = batch.now
    yield step
    for _ in range(steps):
        step = batch.step(choose(step, rng))
        yield step


def history(batch: BatchedGames, steps: int) -> list[tuple[bytes, ...]]:
    with batch:
        return [tuple(array.tobytes() for array in step) for step in run(batch, steps)]


@for_each_game
def test_games_run_on_for_ever(game: AnyGame) -> None:
    with BatchedGames(game.id, games=GAMES) as batch:
        assert batch.now.observations.shape == (GAMES, game.observation.layout.size)
        assert batch.now.masks.shape == (GAMES, game.codes)
        for step in run(batch, 60):
            assert step.masks.any(axis=1).all()
            assert 0.0 <= step.observations.min() <= step.observations.max() <= 1.0


def test_games_that_end_reward_their_winners_and_begin_again() -> None:
    ended = 0
    with BatchedGames(games=GAMES, options={"pirates": False}) as batch:
        before = batch.now.observations.copy()
        for step in run(batch, 250):
            for row in range(GAMES):
                assert step.rewards[row].sum() == (1.0 if step.done[row] else 0.0)
            ended += int(step.done.sum())
            before = step.observations.copy()
        assert before.any()
    assert ended >= GAMES


def test_batch_plays_the_games_of_its_seeds() -> None:
    """A row shows what the seat that is asked sees in the game itself."""
    batch = BatchedGames(games=3, seed=5)
    rows = batch._rows
    assert rows is not None
    for step in run(batch, 100):
        for row, state in enumerate(rows.states):
            seat = state.pending[0].seat
            assert step.seats[row] == seat
            assert step.observations[row].tolist() == rows.encoder.observation(state, seat).tolist()
            assert np.flatnonzero(step.masks[row]).tolist() == sorted(state.pending[0].options)


@pytest.mark.parametrize("opponents", ["", "greedy"])
def test_workers_change_nothing(opponents: str) -> None:
    alone = history(BatchedGames(games=GAMES, seed=9, opponents=opponents), 40)
    shared = history(BatchedGames(games=GAMES, seed=9, opponents=opponents, workers=2), 40)
    assert alone == shared
    assert alone != history(BatchedGames(games=GAMES, seed=10, opponents=opponents), 40)


def test_with_opponents_only_the_learner_is_asked() -> None:
    with BatchedGames(games=GAMES, seats=3, opponents="random", options={"pirates": False}) as batch:
        learners = batch.now.seats.copy()
        assert set(learners.tolist()) == {0, 1, 2}
        for step in run(batch, 120):
            learners = np.where(step.done, (learners + 1) % 3, learners)
            assert (step.seats == learners).all()


def test_workers_end_when_the_batch_is_closed() -> None:
    batch = BatchedGames(games=4, workers=2)
    processes = [worker.process.pid for worker in batch._workers]
    batch.close()
    batch.close()
    for process in processes:
        assert process is not None
        with pytest.raises(ProcessLookupError):
            os.kill(process, 0)
    with pytest.raises(BadCall, match="closed"):
        batch.step([0] * 4)


def test_worker_that_dies_is_said_so() -> None:
    batch = BatchedGames(games=4, workers=2, options={"pirates": False})
    victim = batch._workers[1].process
    assert victim.pid is not None
    os.kill(victim.pid, signal.SIGKILL)
    victim.join()
    with pytest.raises(WorkerDied, match="exit code -9"):
        for _ in run(batch, 3):
            pass
    assert batch._workers == []


def test_wrong_action_changes_nothing() -> None:
    with BatchedGames(games=4, options={"pirates": False}) as batch:
        before = batch.now.observations.copy()
        for wrong in (1, -1, 188):
            with pytest.raises(IllegalChoice, match=rf"game 2 of the batch: seat \d can't choose {wrong}"):
                batch.step([0, 0, wrong, 0])
        with pytest.raises(BadCall, match=r"shape \(4,\)"):
            batch.step([0, 0])
        assert (before == batch.now.observations).all()


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        ({"game": "poker"}, "there is no game"),
        ({"games": 0}, "games must be a whole number from 1"),
        ({"workers": -1}, "workers must be a whole number from 0"),
        ({"seed": -1}, "seed must be a whole number from 0"),
        ({"seats": 1}, "2 to 8 players"),
        ({"opponents": "deep-blue"}, "there is no bot"),
    ],
)
def test_bad_arguments_are_named(arguments: dict[str, Any], problem: str) -> None:
    with pytest.raises(taverna.TavernaError, match=problem):
        BatchedGames(**arguments)


@pytest.mark.parametrize("actions", [[0.5] * 4, ["draw"] * 4, [None] * 4])
def test_actions_are_whole_numbers(actions: Any) -> None:
    """Nothing is rounded to an option that happens to be open."""
    with (
        BatchedGames(seats=2, games=4) as batch,
        pytest.raises(BadCall, match="actions must be whole numbers"),
    ):
        batch.step(actions)


def test_numbers_too_large_for_a_code_are_not_open() -> None:
    with (
        BatchedGames(seats=2, games=4) as batch,
        pytest.raises(IllegalChoice, match="can't choose 1099511627776"),
    ):
        batch.step([1 << 40] * 4)
