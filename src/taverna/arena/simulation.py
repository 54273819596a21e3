"""Bots play a game many times over; the same arguments give the same result, however many processes share the work.

The lineup moves round the table: each deal is played once from every seating that moving round gives, so that the
luck of the deal and of the seat falls on every bot alike. Game `i` is deal `i // seatings`, moved on `i % seatings`
seats.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from time import perf_counter
from typing import NamedTuple

from taverna.arena.schedule.entrants import check_whole
from taverna.arena.schedule.series import Options
from taverna.arena.statistics.summary import Summary, Tally
from taverna.arena.workers.pools import Inline, Pool, Processes, each, games_given_up
from taverna.bots import bot, play
from taverna.kernel import AnyGame, BadCall, Rng, game as find_game

Progress = Callable[[int, int], None]
"""Called with the number of games played so far, and of all games."""

LARGEST_CHUNK = 500


@dataclass(frozen=True)
class Plan:
    """What is to be played; plain values, so that it can be sent to another process."""

    game: str
    seats: int
    options: Options
    seed: int
    lineup: tuple[str, ...]
    seatings: int


class Chunk(NamedTuple):
    """Games `first` up to, not including, `last`: whole deals, unless the last one stays unfinished."""

    plan: Plan
    first: int
    last: int

    def given_up(self, workers: int, why: str) -> BadCall:
        return games_given_up(self.first, self.last, workers, why)


def simulate(
    game_id: str,
    games: int,
    bots: Sequence[str],
    seats: int | None = None,
    options: Mapping[str, object] | None = None,
    seed: int = 0,
    jobs: int = 1,
    on_progress: Progress | None = None,
) -> Summary:
    """Play so many games. With `jobs` above 1 call it only under `if __name__ == "__main__":`."""
    game = find_game(game_id)
    check_whole("games", games)
    check_whole("jobs", jobs)
    names = lineup(game, bots, seats, options)
    first = game.setup(len(names), seed, options)
    plan = Plan(game_id, len(names), tuple(game.rules.settings(first).items()), seed, names, seatings(names))
    started = perf_counter()
    total = _play_all(plan, games, jobs, on_progress or _silent)
    return _summary(game, plan, total, perf_counter() - started)


def lineup(
    game: AnyGame,
    bots: Sequence[str],
    seats: int | None = None,
    options: Mapping[str, object] | None = None,
) -> tuple[str, ...]:
    """A bot's name for each seat: those given, again and again, until the table is full."""
    if not bots:
        raise BadCall("no-bots", "bots: name at least one", values={"name": "bots"})
    for name in bots:
        bot(name, perf_counter)
    able = game.seats_with(options or {})
    if seats is None:
        seats = max(len(bots), able.start)
    if seats not in able:
        low, high = able.start, able.stop - 1
        raise BadCall(
            "bad-seats",
            f"seats: {game.id} is for {low} to {high} players, not {seats!r}",
            game.seats_rule,
            {"low": low, "high": high, "seats": str(seats)},
        )
    if len(bots) > seats:
        raise BadCall(
            "too-many-bots",
            f"bots: {len(bots)} bots are too many for {seats} seats",
            values={"bots": len(bots), "seats": seats},
        )
    return tuple(bots[seat % len(bots)] for seat in range(seats))


def seatings(names: Sequence[str]) -> int:
    """How many different seatings a lineup has when it moves round the table."""
    return next(step for step in range(1, len(names) + 1) if [*names[step:], *names[:step]] == [*names])


def play_chunk(chunk: Chunk) -> Tally:
    plan = chunk.plan
    game, options = find_game(plan.game), dict(plan.options)
    players = {name: bot(name, perf_counter) for name in plan.lineup}
    tally = Tally()
    for number in range(chunk.first, chunk.last):
        deal, moved = divmod(number, plan.seatings)
        chance = Rng(plan.seed).fork(deal)
        seating = [*plan.lineup[moved:], *plan.lineup[:moved]]
        state = game.begin(plan.seats, chance.fork(), options)
        state.quiet()
        streams = [chance.fork(1 + moved * plan.seats + seat) for seat in range(plan.seats)]
        length = play(game, state, [players[name] for name in seating], streams)
        outcome = game.outcome(state)
        tally.add(seating, outcome.scores, outcome.winners, length.decisions, length.turns, deal)
    tally.settle()
    return tally


def _play_all(plan: Plan, games: int, jobs: int, on_progress: Progress) -> Tally:
    total = Tally()
    on_progress(0, games)
    pool: Pool[Chunk, Tally] = Processes(jobs, play_chunk) if jobs > 1 else Inline(play_chunk)
    try:
        for _, part in each(pool, _chunks(plan, games, jobs)):
            total.merge(part)
            on_progress(total.games, games)
    finally:
        pool.close()
    return total


def _chunks(plan: Plan, games: int, jobs: int) -> list[Chunk]:
    """Whole deals; small enough for a steady progress bar and an even share of work."""
    size = max(1, min(LARGEST_CHUNK, games // (jobs * 20)) // plan.seatings) * plan.seatings
    return [Chunk(plan, first, min(first + size, games)) for first in range(0, games, size)]


def _summary(game: AnyGame, plan: Plan, total: Tally, seconds: float) -> Summary:
    return Summary(
        game=game.id,
        version=game.version,
        options=dict(plan.options),
        seed=plan.seed,
        games=total.games,
        seats=plan.seats,
        lineup=plan.lineup,
        decisions=total.decisions.total,
        without_winner=total.without_winner,
        bots=total.bots(plan.lineup),
        by_seat=total.by_seat(plan.seats),
        decisions_per_game=total.decisions.spread(),
        turns_per_game=total.turns.spread() if total.turns.total else None,
        seconds=seconds,
    )


def _silent(done: int, games: int) -> None:
    """Nobody watches."""
