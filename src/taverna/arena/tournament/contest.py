"""Bots against each other: everybody against everybody (round robin), or a ladder that newcomers climb.

Round robin: every group of bots that fits the table plays the same deals. Ladder: the bots come one after the other,
in the order named; each begins at the bottom and plays a bout with the neighbour above, takes its place if it scores
more, and so on, up to the first that it can't beat. In a co-operative game every bot plays with its like, and
bots are compared by what their tables made of the same deals.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field as default
from itertools import combinations
from time import perf_counter

from taverna.arena.results.refusals import other
from taverna.arena.results.sheets import Runs
from taverna.arena.results.store import Store
from taverna.arena.schedule.entrants import Entrants, check_whole, make_entrants
from taverna.arena.schedule.series import bots_in
from taverna.arena.statistics.estimates import Rate
from taverna.arena.statistics.ratings import Rating
from taverna.arena.tournament.tally import Tally
from taverna.arena.workers.driving import Driver
from taverna.arena.workers.run_context import Means, RunContext
from taverna.kernel import BadCall, Setting
from taverna.kernel.errors import suggestion

ROUND_ROBIN, LADDER = "round-robin", "ladder"
FORMATS = (ROUND_ROBIN, LADDER)


@dataclass(frozen=True)
class Entrant:
    """`wins` is over the games that the bot took part in; `fair` is what equal bots would win."""

    name: str
    rating: Rating
    wins: Rate
    games: int
    fair: float


@dataclass(frozen=True)
class Standings:
    """The result of a tournament, best first. Two are equal when the games were: the time they took is left out."""

    game: str
    version: int
    format: str
    seats: int
    seed: int
    options: dict[str, Setting]
    cooperative: bool
    games: int
    entrants: tuple[Entrant, ...]
    against: tuple[tuple[float | None, ...], ...]
    """By entrant: the points won against each other one, a draw counting half; None where they never met."""
    ladder: tuple[str, ...]
    """From the top; empty in a round robin."""
    played: int = default(compare=False)
    """Games of this run; the others were there before."""
    seconds: float = default(compare=False)

    def to_dict(self) -> dict[str, object]:
        """JSON-ready."""
        return asdict(self)


def tournament(
    game_id: str,
    bots: Sequence[str],
    games: int = 100,
    seats: int | None = None,
    options: Mapping[str, object] | None = None,
    seed: int = 0,
    format: str = ROUND_ROBIN,
    means: Means | None = None,
) -> Standings:
    """`games` are those of each group of bots (or bout): as many more as make every deal fair are added."""
    started = perf_counter()
    check_whole("games", games)
    entrants = make_entrants(game_id, bots, seats, seed, options)
    _check(entrants, format)
    run_context = RunContext(entrants, format, means or Means())
    with run_context.open() as driver:
        plan = _Plan(entrants, format, games, run_context.store)
        plan.check_kept()
        runs, ladder = plan.climb(driver) if format == LADDER else plan.meet(driver)
        run_context.store.finish(runs + plan.others(runs))
        return _standings(
            entrants, format, Tally(entrants, run_context.store, runs), ladder, driver.played, started
        )


def _standings(
    entrants: Entrants, format: str, tally: Tally, ladder: Sequence[str], played: int, started: float
) -> Standings:
    ratings, wins = tally.ratings(), tally.wins()
    games = tally.games()
    order = sorted(tally.bots, key=lambda name: (-ratings[name].skill, name))
    group = (
        1
        if entrants.game.cooperative
        else min(len(entrants.bots), entrants.seats, 2 if format == LADDER else 99)
    )
    fair = sum(rate.rate * games[name] for name, rate in wins.items()) / sum(games.values())
    return Standings(
        game=entrants.game.id,
        version=entrants.game.version,
        format=format,
        seats=entrants.seats,
        seed=entrants.seed,
        options=dict(entrants.options),
        cooperative=entrants.game.cooperative,
        games=sum(games for _, games in tally.runs),
        entrants=tuple(
            Entrant(name, ratings[name], wins[name], games[name], fair if group == 1 else 1 / group)
            for name in order
        ),
        against=tuple(tuple(tally.against(name, rival) for rival in order) for name in order),
        ladder=tuple(ladder),
        played=played,
        seconds=perf_counter() - started,
    )


def _check(entrants: Entrants, format: str) -> None:
    if format not in FORMATS:
        allowed = ", ".join(FORMATS)
        raise BadCall(
            "bad-format",
            f"format can't be {format!r}{suggestion(format, FORMATS)}",
            values={"value": format, "allowed": allowed},
        )
    if len(entrants.bots) < 2:
        raise BadCall(
            "too-few-bots", "bots: a tournament needs at least two", values={"bots": len(entrants.bots)}
        )
    for name in entrants.bots:
        if entrants.bots.count(name) > 1:
            raise BadCall("bot-twice", f"bots: {name!r} is named twice", values={"name": name})


class _Plan:
    """Which games are to be played."""

    def __init__(self, entrants: Entrants, format: str, games: int, store: Store) -> None:
        self.entrants = entrants
        self.format = format
        self.games = games
        self.store = store
        groups = self.groups() if format == ROUND_ROBIN else list(combinations(entrants.bots, 2))
        self._known = {series.key: (series, games) for group in groups for series, games in self.runs(group)}

    def groups(self) -> list[tuple[str, ...]]:
        """Who meets in a round robin."""
        if self.entrants.game.cooperative:
            return [(name,) for name in self.entrants.bots]
        return list(combinations(self.entrants.bots, min(len(self.entrants.bots), self.entrants.seats)))

    def runs(self, group: Sequence[str]) -> Runs:
        apart = self.entrants.game.cooperative
        series = [self.entrants.series(bots) for bots in ([(name,) for name in group] if apart else [group])]
        return [(one, one.whole_deals(self.games)) for one in series]

    def check_kept(self) -> None:
        """What is in the file must belong to this tournament, and be no more than is asked for."""
        path = self.store.path
        for key in self.store.stored():
            assert path is not None
            if key not in self._known:
                raise other(path, "bots", bots_in(key), " ".join(self.entrants.bots))
            series, games = self._known[key]
            if self.store.kept(series) > games:
                raise other(path, "games", f"{self.store.kept(series)} ({' '.join(series.bots)})", games)

    def others(self, runs: Runs) -> Runs:
        """What is in the file but was not needed, as a bout that a longer ladder does without: it stays there."""
        needed = {series.key for series, _ in runs}
        found: Runs = []
        for key in self.store.stored():
            series, games = self._known[key]
            first, _ = next(iter(self.store.missing(series, games)), (self.store.kept(series), 0))
            if key not in needed and first >= series.ways:
                found.append((series, first // series.ways * series.ways))
        return found

    def meet(self, driver: Driver) -> tuple[Runs, list[str]]:
        runs = [run for group in self.groups() for run in self.runs(group)]
        driver.play(runs)
        return runs, []

    def climb(self, driver: Driver) -> tuple[Runs, list[str]]:
        runs: Runs = []
        ladder: list[str] = []
        for place, name in enumerate(self.entrants.bots):
            ladder.append(name)
            rung = place
            while rung and self._beats(
                ladder[rung], ladder[rung - 1], driver, runs, len(self.entrants.bots) - place
            ):
                ladder[rung - 1 : rung + 1] = [ladder[rung], ladder[rung - 1]]
                rung -= 1
        return runs, ladder

    def _beats(self, name: str, above: str, driver: Driver, runs: Runs, bouts_left: int) -> bool:
        """How many bouts there will be is not known: at least one for everybody who has not yet played."""
        bout = self.runs(
            [above, name]
            if self.entrants.bots.index(above) < self.entrants.bots.index(name)
            else [name, above]
        )
        fresh = [run for run in bout if run not in runs]
        done = sum(games for _, games in runs)
        size = sum(games for _, games in bout)
        driver.play(fresh, done, done + size * max(1, bouts_left))
        runs.extend(fresh)
        points = Tally(self.entrants, self.store, bout).points()
        return points[name] > points[above]
