"""One decision searched by several processes: each imagines worlds of its own, and what they found is summed up.

The same stream, iterations and number of processes give the same choice.
"""

from __future__ import annotations

from time import monotonic
from typing import NamedTuple

from taverna.arena.workers.pools import Processes, each
from taverna.bots import Bot, LevelBot, RankedOption, SearchBot, bot
from taverna.bots.search import merge, pick, ranking
from taverna.bots.tree import Arm
from taverna.kernel import AnyGame, BadCall, Decision, Rng, State, game as find_game


class Task(NamedTuple):
    """Plain values, so that it can be sent to another process. `number` is which share of the search it is."""

    number: int
    bot: str
    game: str
    position: str
    seat: int
    key: bytes
    iterations: int

    def given_up(self, workers: int, why: str) -> BadCall:
        return BadCall(
            "search-died",
            f"{workers} worker processes died over one search: {why}",
            values={"number": workers, "why": why},
        )


class Found(NamedTuple):
    """What one process found out about an option."""

    code: int
    taken: int
    earned: float
    ahead: float
    squares: float
    trust: float
    weight: float


class ParallelBot(Bot):
    """A bot whose search is shared out; call it only under `if __name__ == "__main__":`. Close it after use.

    `text` is what `taverna.bots.bot` understands, seconds included. A bot that does not search thinks here, alone.
    A process that dies is replaced, and the new one does its share: the choice is the same.
    """

    def __init__(self, text: str, processes: int) -> None:
        if type(processes) is not int or processes < 1:
            raise BadCall(
                "bad-number",
                f"processes must be a whole number from 1 up, not {processes!r}",
                values={"name": "processes", "low": 1, "value": str(processes)},
            )
        self.text = text
        self.processes = processes
        self._alone = bot(text, clock=monotonic)
        self.name = self._alone.name
        self._team: Processes[Task, list[Found]] | None = None
        """Called when there is something to search, and not before."""

    def __enter__(self) -> ParallelBot:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        if self._team is not None:
            self._team.close()
            self._team = None

    def choose(self, game: AnyGame, state: State, decision: Decision, rng: Rng) -> int:
        player = self._player(game)
        if (
            len(decision.options) == 1
            or not isinstance(player, SearchBot)
            or not player.thinks_about(game, state, decision)
        ):
            return player.choose(game, state, decision, rng)
        return pick(self._arms(player, game, state, decision, rng), rng)

    def judge(self, game: AnyGame, state: State, decision: Decision, rng: Rng) -> list[RankedOption]:
        player = self._player(game)
        if not isinstance(player, SearchBot) or not player.thinks_about(game, state, decision):
            return player.judge(game, state, decision, rng)
        return ranking(self._arms(player, game, state, decision, rng))

    def _player(self, game: AnyGame) -> Bot:
        return self._alone.player(game) if isinstance(self._alone, LevelBot) else self._alone

    def _arms(
        self, player: SearchBot, game: AnyGame, state: State, decision: Decision, rng: Rng
    ) -> list[Arm]:
        position = game.line(state.blinded())
        whole, rest = divmod(player.settings.iterations, self.processes)
        tasks = []
        for number in range(self.processes):
            share = max(1, whole + (1 if number < rest else 0))
            key = rng.fork(number).block.key
            tasks.append(Task(number, self.text, game.id, position, decision.seat, key, share))
        rng.below(2)  # or the next search from the same stream would imagine the same worlds
        return merge([_arms_of(found) for found in self._shared_out(tasks)])

    def _shared_out(self, tasks: list[Task]) -> list[list[Found]]:
        """In the order of the tasks, so that sums come out the same. Half a search is of no use to the next one."""
        team = self._team = self._team or Processes(self.processes, think)
        try:
            found = sorted(each(team, tasks), key=lambda done: done[0].number)
        except BaseException:
            self.close()
            raise
        return [answer for _, answer in found]


def think(task: Task) -> list[Found]:
    """One process's share."""
    game = find_game(task.game)
    state = game.parse(task.position)
    decision = next(asked for asked in state.pending if asked.seat == task.seat)
    player = bot(task.bot, clock=monotonic, iterations=task.iterations)
    if isinstance(player, LevelBot):
        player = player.player(game)
    assert isinstance(player, SearchBot)
    arms = player.search(game, state, decision, Rng.of(task.key)).arms
    return [
        Found(arm.code, arm.taken, arm.earned, arm.ahead, arm.squares, arm.prior_margin, arm.weight)
        for arm in arms
    ]


def _arms_of(found: list[Found]) -> list[Arm]:
    arms = []
    for one in found:
        arm = Arm(one.code, one.trust)
        arm.taken, arm.earned = one.taken, one.earned
        arm.ahead, arm.squares, arm.weight = one.ahead, one.squares, one.weight
        arms.append(arm)
    return arms
