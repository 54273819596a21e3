"""A finished game under the lamp: how it stood at every step, what a strong bot would have done, what a choice cost."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from math import hypot
from time import monotonic

from taverna.bots import GreedyBot, bot
from taverna.bots.chances import Late, WinChances, chances, compare, in_time
from taverna.bots.levels import LevelBot
from taverna.bots.search import SearchBot
from taverna.bots.settings import Settings
from taverna.kernel import NO_ANSWER, AnyGame, Decision, Match, Record, Rng, State, replay

LEVEL = "strong"
SURE = 3.0
"""Standard errors that a cost must stand above zero to be told: of dozens of choices, chance makes some look bad."""
CLEAR = 3.5
"""And a change of somebody's chances, to be a turning point: every step and seat is one more occasion to be wrong."""
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
    errors: list[float] = field(default_factory=list)
    """The standard error of each seat's chances; empty: they are exact."""
    revealed: list[int] = field(default_factory=list)
    """Earlier steps whose sealed answers came to light with this one: what follows is the doing of all of them."""


@dataclass(frozen=True)
class Analysis:
    verdicts: list[Verdict]
    end: list[float]
    """Everyone's share of the victory, or their chances where the record breaks off."""
    end_errors: list[float] = field(default_factory=list)
    """The standard errors of these."""

    def swings(self) -> list[float]:
        """How much each step changed the chances beyond doubt: the largest such change of any seat's."""
        stands = [*((one.chances, one.errors) for one in self.verdicts), (self.end, self.end_errors)]
        return [_swing(*stands[at], *stands[at + 1]) for at in range(len(self.verdicts))]

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

    def chances(self, game: AnyGame, state: State, step: int) -> WinChances:
        stream, rollout = self._stream(step, 0), self._manner(game)
        return chances(game, state, stream, self.playouts, rollout, self._late())

    def judge(
        self, game: AnyGame, state: State, decision: Decision | None, seat: int, code: int, step: int
    ) -> Verdict:
        """The step that is about to be played. `decision` is None for a free action of a seat that was not asked."""
        stand = self.chances(game, state, step)
        best: int | None = None
        cost = 0.0
        if decision is not None and len(decision.options) > 1 and code in decision.options:
            best = self._bot.choose(game, state, decision, self._stream(step, 1))
            cost = self._cost(game, state, seat, best, code, step)
        return Verdict(step, seat, code, stand.shares, best, cost, stand.errors)

    def _cost(self, game: AnyGame, state: State, seat: int, best: int, code: int, step: int) -> float:
        if best == code:
            return 0.0
        stream, rollout = self._stream(step, 2), self._manner(game)
        found = compare(game, state, seat, best, code, stream, self.playouts, rollout, self._late())
        return found.gain if found.gain > SURE * found.error else 0.0

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
        verdict = analyst.judge(match.game, match.state.clone(), decision, seat, code, step)
        verdicts.append(replace(verdict, revealed=play_step(match, seat, code)))
        if on_progress is not None:
            on_progress(step + 1, len(record.steps))
    end = analyst.chances(match.game, match.state, len(record.steps))
    return Analysis(verdicts, end.shares, end.errors)


def play_step(match: Match, seat: int, code: int) -> list[int]:
    """Returns the earlier steps whose sealed answers came to light with this one."""
    latest = {who: step for step, (who, _) in enumerate(match.steps)}
    before = match.state.answers
    match.submit(seat, code)
    after = match.state.answers or [NO_ANSWER] * match.seats
    opened = [who for who in range(len(before)) if before[who] != NO_ANSWER == after[who] and who != seat]
    return sorted(latest[who] for who in opened)


def _swing(before: list[float], doubts: list[float], after: list[float], doubts_after: list[float]) -> float:
    """The errors of two estimates come on top of each other when one is taken from the other."""
    exact = [0.0] * len(before)
    swing = 0.0
    for was, is_now, error, later in zip(before, after, doubts or exact, doubts_after or exact, strict=True):
        change = abs(is_now - was)
        if change > CLEAR * hypot(error, later):
            swing = max(swing, change)
    return swing
