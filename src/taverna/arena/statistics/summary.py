"""What many games came to: wins, scores, lengths.

Everything is counted in whole numbers, so that the parts add up to the same whatever process played which game.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import asdict, dataclass, field
from math import sqrt

from taverna.arena.statistics.certainty import UNIT, Deals


class Numbers:
    """Count, sum, sum of squares and extremes of whole numbers."""

    def __init__(self) -> None:
        self.count = 0
        self.total = 0
        self.squares = 0
        self.low = 0
        self.high = 0

    def add(self, value: int) -> None:
        self.low = value if not self.count else min(self.low, value)
        self.high = value if not self.count else max(self.high, value)
        self.count += 1
        self.total += value
        self.squares += value * value

    def merge(self, other: Numbers) -> None:
        if not other.count:
            return
        self.low = min(self.low, other.low) if self.count else other.low
        self.high = max(self.high, other.high) if self.count else other.high
        self.count += other.count
        self.total += other.total
        self.squares += other.squares

    def spread(self) -> Spread:
        if not self.count:
            return Spread(0.0, 0, 0, 0.0)
        variance = (self.squares * self.count - self.total**2) / self.count**2
        return Spread(self.total / self.count, self.low, self.high, sqrt(variance))


@dataclass(frozen=True)
class Spread:
    """Mean, extremes and standard deviation."""

    mean: float
    min: int
    max: int
    stdev: float


@dataclass(frozen=True)
class BotResult:
    """`wins` counts a victory shared by three as a third.

    `low` and `high` bound the win rate with 95 % confidence; games of one deal, which share its luck, count together.
    """

    name: str
    seats: int
    wins: float
    shared: int
    win_rate: float
    low: float
    high: float
    fair_share: float
    score: Spread


@dataclass(frozen=True)
class SeatResult:
    """The same by place at the table, whoever sat there."""

    seat: int
    wins: float
    win_rate: float
    score: Spread


@dataclass(frozen=True)
class Summary:
    """The result of a simulation. Two are equal when the games were: the time they took is left out."""

    game: str
    version: int
    options: dict[str, bool | str]
    seed: int
    games: int
    seats: int
    lineup: tuple[str, ...]
    decisions: int
    without_winner: int
    bots: tuple[BotResult, ...]
    by_seat: tuple[SeatResult, ...]
    decisions_per_game: Spread
    turns_per_game: Spread | None
    seconds: float = field(compare=False)

    @property
    def games_per_second(self) -> float:
        return self.games / self.seconds if self.seconds else 0.0

    def to_dict(self) -> dict[str, object]:
        """JSON-ready."""
        return {**asdict(self), "games_per_second": self.games_per_second}


class Tally:
    """Counts games as they are played; tallies of the same lineup can be merged."""

    def __init__(self) -> None:
        self.games = 0
        self.without_winner = 0
        self.wins: Counter[tuple[str, int, int]] = Counter()
        """By bot, seat, and how many shared the victory."""
        self.scores: dict[tuple[str, int], Numbers] = {}
        self.decisions = Numbers()
        self.turns = Numbers()
        self.deals: dict[str, Deals] = {}
        """By bot: its victories deal by deal, but for the one that is still being played."""
        self._deal: int | None = None
        self._games = 0
        self._won: Counter[str] = Counter()

    def add(
        self,
        seating: Sequence[str],
        scores: Sequence[int],
        winners: Sequence[int],
        decisions: int,
        turns: int,
        deal: int,
    ) -> None:
        """Games of a deal come one after the other."""
        if deal != self._deal:
            self.settle()
            self._deal = deal
        self._games += 1
        for name in seating:
            self._won[name] += 0
        for seat in winners:
            self._won[seating[seat]] += UNIT // len(winners)
        self.games += 1
        self.without_winner += not winners
        for seat in winners:
            self.wins[seating[seat], seat, len(winners)] += 1
        for seat, (name, score) in enumerate(zip(seating, scores, strict=True)):
            self.scores.setdefault((name, seat), Numbers()).add(score)
        self.decisions.add(decisions)
        self.turns.add(turns)

    def settle(self) -> None:
        """The deal is over."""
        for name, won in self._won.items():
            self.deals[name] = self.deals.get(name, Deals()).with_deal(self._games, won)
        self._deal, self._games = None, 0
        self._won.clear()

    def merge(self, other: Tally) -> None:
        """Both are settled: no deal is divided between them."""
        for name, deals in other.deals.items():
            self.deals[name] = self.deals.get(name, Deals()).with_all(deals)
        self.games += other.games
        self.without_winner += other.without_winner
        self.wins.update(other.wins)
        for key, numbers in other.scores.items():
            self.scores.setdefault(key, Numbers()).merge(numbers)
        self.decisions.merge(other.decisions)
        self.turns.merge(other.turns)

    def bots(self, lineup: Sequence[str]) -> tuple[BotResult, ...]:
        return tuple(self._bot(name, lineup) for name in dict.fromkeys(lineup))

    def _bot(self, name: str, lineup: Sequence[str]) -> BotResult:
        wins = self._wins(name, None)
        rate, low, high = self.deals[name].interval()
        return BotResult(
            name=name,
            seats=lineup.count(name),
            wins=wins,
            shared=sum(n for (who, _, shares), n in self.wins.items() if who == name and shares > 1),
            win_rate=rate,
            low=low,
            high=high,
            fair_share=lineup.count(name) / len(lineup),
            score=self._score(name, None),
        )

    def by_seat(self, seats: int) -> tuple[SeatResult, ...]:
        results = []
        for seat in range(seats):
            wins = self._wins(None, seat)
            results.append(SeatResult(seat, wins, wins / self.games, self._score(None, seat)))
        return tuple(results)

    def _wins(self, name: str | None, seat: int | None) -> float:
        shares: Counter[int] = Counter()
        for (who, where, among), number in self.wins.items():
            if name in (who, None) and seat in (where, None):
                shares[among] += number
        return sum(shares[among] / among for among in sorted(shares))

    def _score(self, name: str | None, seat: int | None) -> Spread:
        numbers = Numbers()
        for (who, where), part in self.scores.items():
            if name in (who, None) and seat in (where, None):
                numbers.merge(part)
        return numbers.spread()
