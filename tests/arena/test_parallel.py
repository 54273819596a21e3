"""One decision, several processes: the same arguments give the same choice, and the work adds up."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import taverna
from taverna.arena.parallel import Found, ParallelBot, Task, think
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

        def here(work: Callable[[Task], list[Found]], given: list[Task]) -> list[list[Found]]:
            tasks.extend(given)
            return [work(task) for task in given]

        monkeypatch.setattr(team._pool, "map", here)
        found = team.judge(GAME, state, decision, Rng(9))
    assert [task.iterations for task in tasks] == [21, 20]
    assert len({task.stream for task in tasks}) == 2
    parts = [think(task) for task in tasks]
    taken = {arm.code: arm.taken for arm in parts[0]}
    for arm in parts[1]:
        taken[arm.code] += arm.taken
    whole = sum(taken.values())
    assert {one.code: one.share for one in found} == {code: count / whole for code, count in taken.items()}


def test_a_bot_that_does_not_search_needs_nobody() -> None:
    state = GAME.setup(3, 5)
    decision = state.pending[0]
    with ParallelBot("regular", 2) as team:
        assert team.name == "regular"
        alone = bot("regular").choose(GAME, state, decision, Rng(1))
        assert team.choose(GAME, state, decision, Rng(1)) == alone
        assert team.judge(GAME, state, decision, Rng(1))[0].code == alone


@pytest.mark.parametrize("processes", [0, -1, True])
def test_no_process_at_all_is_refused(processes: int) -> None:
    with pytest.raises(BadCall, match="processes"):
        ParallelBot("strong", processes)
