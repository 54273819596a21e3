"""One decision, several processes: the same arguments give the same choice, and the work adds up."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
import time

import pytest

import taverna
from taverna.arena.parallel import Found, ParallelBot, Task, think
from taverna.arena.workers.pools import Attempts
from taverna.bots import bot
from taverna.kernel import BadCall, Rng

GAME = taverna.game("dungeon-raiders")


@pytest.mark.slow
def test_processes_share_the_work_and_agree_with_themselves() -> None:
    state = GAME.setup(3, 5)
    decision = state.pending[1]
    with ParallelBot("search:iterations=40,depth=4", 2) as team:
        first, again = (team.judge(GAME, state, decision, Rng(9)) for _ in range(2))
        other = team.judge(GAME, state, decision, Rng(10))
        chosen = team.choose(GAME, state, decision, Rng(9))
    assert [(one.code, one.share, one.expected) for one in first] == [
        (one.code, one.share, one.expected) for one in again
    ]
    assert chosen == first[0].code
    assert {one.code for one in first} == set(decision.options)
    assert [one.expected for one in first] != [one.expected for one in other]


def test_each_process_gets_its_share_and_a_stream_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    state = GAME.setup(3, 5)
    decision = state.pending[1]
    with ParallelBot("strong:iterations=41", 2) as team:
        tasks: list[Task] = []

        def here(given: list[Task]) -> list[list[Found]]:
            tasks.extend(given)
            return [think(task) for task in given]

        monkeypatch.setattr(team, "_shared_out", here)
        found = team.judge(GAME, state, decision, Rng(9))
    assert [task.iterations for task in tasks] == [21, 20]
    assert len({task.key for task in tasks}) == 2
    parts = [think(task) for task in tasks]
    weights = {arm.code: arm.weight for arm in parts[0]}
    for arm in parts[1]:
        weights[arm.code] += arm.weight
    whole = sum(weights.values())
    shares = {code: weight / whole for code, weight in weights.items()}
    assert {one.code: one.share for one in found} == pytest.approx(shares), "a secret choice is a mixture"


def test_a_bot_that_does_not_search_needs_nobody() -> None:
    state = GAME.setup(3, 5)
    decision = state.pending[0]
    with ParallelBot("regular", 2) as team:
        assert team.name == "regular"
        alone = bot("regular").choose(GAME, state, decision, Rng(1))
        assert team.choose(GAME, state, decision, Rng(1)) == alone
        assert team.judge(GAME, state, decision, Rng(1))[0].code == alone


# Processes that die


@pytest.mark.slow
def test_a_process_that_dies_in_the_middle_of_a_search_changes_nothing() -> None:
    state = GAME.setup(3, 5)
    decision = state.pending[1]
    with ParallelBot("search:iterations=40", 2) as team:
        unharmed = team.judge(GAME, state, decision, Rng(9))
        before = _pids()
        victim = max(before)
        os.kill(victim, signal.SIGSTOP)  # it gets its share, and can't be done with it before it dies
        killer = threading.Timer(0.5, lambda: os.kill(victim, signal.SIGKILL))
        killer.start()
        harmed = team.judge(GAME, state, decision, Rng(9))
        killer.join()
        assert _pids() != before, "somebody died and was replaced"
    assert [(one.code, one.share, one.expected) for one in harmed] == [
        (one.code, one.share, one.expected) for one in unharmed
    ]
    assert not multiprocessing.active_children()


@pytest.mark.slow
def test_a_process_that_died_between_two_searches_is_replaced() -> None:
    state = GAME.setup(3, 5)
    decision = state.pending[1]
    with ParallelBot("search:iterations=40", 2) as team:
        chosen = team.choose(GAME, state, decision, Rng(9))
        for pid in _pids():
            os.kill(pid, signal.SIGKILL)
        time.sleep(0.1)
        assert team.choose(GAME, state, decision, Rng(9)) == chosen


@pytest.mark.slow
def test_after_a_search_that_failed_comes_one_that_does_not() -> None:
    """What was left over of the first one must not be taken for answers to the second."""
    state = GAME.setup(3, 5)
    decision = state.pending[1]
    with ParallelBot("search:iterations=40", 2) as team:
        wrong = taverna.Decision(7, decision.kind, decision.options)
        with pytest.raises(RuntimeError, match="StopIteration"):
            team.choose(GAME, state, wrong, Rng(9))
        alone = ParallelBot("search:iterations=40", 2)
        with alone:
            assert team.choose(GAME, state, decision, Rng(9)) == alone.choose(GAME, state, decision, Rng(9))


def test_a_search_that_kills_its_processes_is_given_up() -> None:
    attempts = Attempts()
    task = Task(0, "strong", GAME.id, "", 0, b"", 10)
    attempts.again(task, "exit code -9")
    attempts.again(task, "exit code -9")
    with pytest.raises(BadCall, match=r"3 worker processes died over one search: exit code -9"):
        attempts.again(task, "exit code -9")


def test_deaths_count_only_until_a_task_is_done() -> None:
    attempts = Attempts()
    task = Task(0, "strong", GAME.id, "", 0, b"", 10)
    for _ in range(3):
        attempts.again(task, "exit code -9")
        attempts.again(task, "exit code -9")
        attempts.done(task)


def _pids() -> list[int]:
    return sorted(child.pid for child in multiprocessing.active_children() if child.pid)


@pytest.mark.parametrize("processes", [0, -1, True])
def test_no_process_at_all_is_refused(processes: int) -> None:
    with pytest.raises(BadCall, match="processes"):
        ParallelBot("strong", processes)
