"""How strong the levels are: each against the one below it, from every seat of the same deals."""

from __future__ import annotations

from dataclasses import asdict, dataclass

from taverna.arena.simulation import Progress, simulate
from taverna.arena.statistics.summary import BotResult
from taverna.bots import character_names, level_names
from taverna.kernel import game as find_game

SEATS = {"dead-mans-draw": 2}
USUAL_SEATS = 4


@dataclass(frozen=True)
class Contest:
    """One player of a level among others; where all win or none, a party of the level beside one of the others."""

    game: str
    seats: int
    level: str
    others: str


@dataclass(frozen=True)
class StrengthRow:
    """How often the one won; `low` and `high` bound that with 95 % confidence.

    `fair_share`: what chance would give, or, where all win or none, how often the party of the others won.
    """

    game: str
    seats: int
    level: str
    others: str
    games: int
    win_rate: float
    low: float
    high: float
    fair_share: float

    def to_dict(self) -> dict[str, object]:
        return asdict(self)


def contests(game_id: str) -> list[Contest]:
    """Every level against the one below, novices against random players; characters against `regular` players."""
    game = find_game(game_id)
    seats = SEATS.get(game.id, min(USUAL_SEATS, game.seats.stop - 1))
    ranks = ["random", *level_names()]
    levels = [Contest(game.id, seats, ranks[rank], ranks[rank - 1]) for rank in range(1, len(ranks))]
    return levels + [Contest(game.id, seats, name, "regular") for name in character_names(game)]


def hold(
    contest: Contest, games: int, jobs: int = 1, seed: int = 0, on_progress: Progress | None = None
) -> StrengthRow:
    """Whole rounds of seatings only, so that everyone sits everywhere; at least one."""
    if find_game(contest.game).cooperative:
        others = _wins(contest, [contest.others] * contest.seats, games, jobs, seed, on_progress)
        found = _wins(contest, [contest.level] * contest.seats, games, jobs, seed, on_progress)
        return _row(contest, found, games, others.win_rate)
    games = max(1, games // contest.seats) * contest.seats
    lineup = [contest.level] + [contest.others] * (contest.seats - 1)
    found = _wins(contest, lineup, games, jobs, seed, on_progress)
    return _row(contest, found, games, found.fair_share)


def _wins(
    contest: Contest, lineup: list[str], games: int, jobs: int, seed: int, on_progress: Progress | None
) -> BotResult:
    """What the first of the lineup won."""
    summary = simulate(contest.game, games, lineup, seed=seed, jobs=jobs, on_progress=on_progress)
    return next(one for one in summary.bots if one.name == lineup[0])


def _row(contest: Contest, found: BotResult, games: int, fair_share: float) -> StrengthRow:
    return StrengthRow(
        contest.game,
        contest.seats,
        contest.level,
        contest.others,
        games,
        found.win_rate,
        found.low,
        found.high,
        fair_share,
    )
