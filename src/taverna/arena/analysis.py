"""A finished game under the lamp: how it stood at every step, what a strong bot would have done, what a choice cost."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from time import monotonic

from taverna.bots import GreedyBot, bot
from taverna.bots.levels import LevelBot
from taverna.bots.outlook import Late, chances, compare, in_time
from taverna.bots.search import SearchBot
from taverna.bots.settings import Settings
from taverna.kernel import AnyGame, Decision, Match, Record, Rng, State, replay

LEVEL = "strong"
SURE = 2.0
"""Standard errors that a difference must stand above zero to be called one."""
PARTS = 3
"""Of the time for a step: how it stands, what is best, what it cost."""


@dataclass(frozen=True)
class Verdict:
    """One step of a record. `chances` are those of every seat before it, 0 to 1."""

    step: int
    """How many steps came before it."""
    seat: int
    code: int
    chances: list[float]
    best: int | None = None
    """What the strong bot would have chosen; None where there was nothing to choose."""
    cost: float = 0.0
    """How much less of the victory the choice promised than the best one; 0 where the difference is not sure."""


@dataclass(frozen=True)
class Analysis:
    verdicts: list[Verdict]
    end: list[float]
    """Everyone's share of the victory, or their chances where the record breaks off."""

    def swings(self) -> list[float]:
        """How much each step changed the chances: the largest change of any seat's."""
        stands = [verdict.chances for verdict in self.verdicts] + [self.end]
        return [
            max(abs(after - before) for before, after in zip(stands[at], stands[at + 1], strict=True))
            for at in range(len(self.verdicts))
        ]

    def turning_points(self, count: int) -> list[int]:
        """The steps that changed the chances most, in the order in which they were played."""
        swings = self.swings()
        turns = [at for at, swing in enumerate(swings) if swing > 0]
        ranked = sorted(turns, key=lambda at: (-swings[at], at))
        return sorted(ranked[:count])

    def costliest(self, count: int) -> list[Verdict]:
        """The choices that cost most, the worst first."""
        costly = [verdict for verdict in self.verdicts if verdict.cost > 0]
        return sorted(costly, key=lambda verdict: (-verdict.cost, verdict.step))[:count]


@dataclass(frozen=True)
class Analyst:
    """How much is thought about each step. Without a limit of time the same seed and numbers give the same verdicts."""

    iterations: int = 400
    """Of the search for the best option."""
    playouts: int = 200
    """By which chances and costs are estimated."""
    seed: int = 0
    seconds: float = 0.0
    """For each step, a little more where games take long; 0: no limit."""
    _bot: LevelBot = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        player = bot(LEVEL, clock=monotonic, iterations=self.iterations, seconds=self.seconds / PARTS)
        assert isinstance(player, LevelBot)
        object.__setattr__(self, "_bot", player)

    def chances(self, game: AnyGame, state: State, step: int) -> list[float]:
        stream, manner = self._stream(step, 0), self._manner(game)
        return chances(game, state, stream, self.playouts, manner, self._late())

    def judge(
        self, game: AnyGame, state: State, decision: Decision | None, seat: int, code: int, step: int
    ) -> Verdict:
        """The step that is about to be played. `decision` is None for what was announced unasked."""
        stand = self.chances(game, state, step)
        if decision is None or len(decision.options) < 2 or code not in decision.options:
            return Verdict(step, seat, code, stand)
        best = self._bot.choose(game, state, decision, self._stream(step, 1))
        if best == code:
            return Verdict(step, seat, code, stand, best)
        stream, manner = self._stream(step, 2), self._manner(game)
        found = compare(game, state, seat, best, code, stream, self.playouts, manner, self._late())
        sure = found.gain > SURE * found.error
        return Verdict(step, seat, code, stand, best, found.gain if sure else 0.0)

    def _manner(self, game: AnyGame) -> Settings:
        """Games are played on as the strong bot does it in its thoughts."""
        player = self._bot.player(game)
        if isinstance(player, SearchBot):
            return player.settings
        return Settings({"policy": "greedy" if isinstance(player, GreedyBot) else "light"})

    def _late(self) -> Late:
        if not self.seconds:
            return in_time
        until = monotonic() + self.seconds / PARTS
        return lambda: monotonic() > until

    def _stream(self, step: int, purpose: int) -> Rng:
        return Rng(self.seed).fork(step * 4 + purpose)


def analyse(
    record: Record, analyst: Analyst, on_progress: Callable[[int, int], None] | None = None
) -> Analysis:
    replay(record)  # a record with a fault is refused with its place, before anybody thinks about it
    match: Match = replay(record, 0)
    verdicts = []
    for step, (seat, code) in enumerate(record.steps):
        decision = match.decision(seat)
        verdicts.append(analyst.judge(match.game, match.state.clone(), decision, seat, code, step))
        match.submit(seat, code)
        if on_progress is not None:
            on_progress(step + 1, len(record.steps))
    return Analysis(verdicts, analyst.chances(match.game, match.state, len(record.steps)))
