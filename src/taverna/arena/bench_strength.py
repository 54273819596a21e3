"""How strong the levels are: each against the one below it, from every seat of the same deals."""

from __future__ import annotations

from dataclasses import asdict, dataclass

from taverna.arena.simulation import Progress, simulate
from taverna.bots import level_names
from taverna.kernel import game as find_game

SEATS = {"dead-mans-draw": 2}
USUAL_SEATS = 4


@dataclass(frozen=True)
class Contest:
    """One player of a level at a table of others."""

    game: str
    seats: int
    level: str
    others: str


@dataclass(frozen=True)
class StrengthRow:
    """How often the one won; `low` and `high` bound that with 95 % confidence. `fair_share`: what chance would give."""

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
    """Every level against the one below, novices against random players."""
    game = find_game(game_id)
    seats = SEATS.get(game.id, min(USUAL_SEATS, game.seats.stop - 1))
    ranks = ["random", *level_names()]
    return [Contest(game.id, seats, ranks[rank], ranks[rank - 1]) for rank in range(1, len(ranks))]


def hold(
    contest: Contest, games: int, jobs: int = 1, seed: int = 0, on_progress: Progress | None = None
) -> StrengthRow:
    """Whole rounds of seatings only, so that everyone sits everywhere; at least one."""
    rounds = max(1, games // contest.seats)
    lineup = [contest.level] + [contest.others] * (contest.seats - 1)
    summary = simulate(
        contest.game,
        rounds * contest.seats,
        lineup,
        seed=seed,
        jobs=jobs,
        on_progress=on_progress,
    )
    found = next(one for one in summary.bots if one.name == contest.level)
    return StrengthRow(
        contest.game,
        contest.seats,
        contest.level,
        contest.others,
        summary.games,
        found.win_rate,
        found.low,
        found.high,
        found.fair_share,
    )
