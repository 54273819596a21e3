"""How fair and how lively a game is: many games of bots, counted by seat, by what players had, and by option.

Knows no rules: what is counted about a game is what its own survey names.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from time import perf_counter

from taverna.arena.balance.census import Census, lines
from taverna.arena.balance.findings import Balance
from taverna.arena.results.refusals import other
from taverna.arena.results.sheets import Runs
from taverna.arena.results.store import Store
from taverna.arena.schedule.entrants import Entrants, check_whole, make_entrants, variants
from taverna.arena.schedule.series import bots_in
from taverna.arena.simulation import lineup
from taverna.arena.workers.run_context import Means, RunContext
from taverna.kernel import game as find_game


def balance(
    game_id: str,
    bots: Sequence[str] = ("greedy",),
    games: int = 1000,
    seats: int | None = None,
    options: Mapping[str, object] | None = None,
    seed: int = 0,
    vary: Sequence[str] = (),
    means: Means | None = None,
) -> Balance:
    """`vary` are options of which every value is played, on the same deals; `games` are shared out evenly among them.

    As many games more as make every deal fair are added.
    """
    started = perf_counter()
    check_whole("games", games)
    game = find_game(game_id)
    names = lineup(game, bots, seats, options)
    changes = variants(game, vary, len(names))
    entrants = make_entrants(game_id, names, len(names), seed, options, survey=True)
    series = [entrants.series(names, changed) for changed in changes]
    runs = [(one, one.whole_deals(-(-games // len(series)))) for one in series]
    run_context = RunContext(entrants, "balance", means or Means(), vary)
    with run_context.open() as driver:
        _check_kept(run_context.store, runs)
        driver.play(runs)
        run_context.store.finish(runs)
        census = Census(game, names, entrants.seats, vary, [dict(one.options) for one in series])
        blocks = zip(*(run_context.store.blocks(one, count) for one, count in runs), strict=True)
        for row in blocks:
            census.add(list(zip(series, row, strict=True)))
    return _result(entrants, census, driver.played, started)


def _check_kept(store: Store, runs: Runs) -> None:
    known = {series.key: (series, games) for series, games in runs}
    for key in store.stored():
        assert store.path is not None
        if key not in known:
            raise other(store.path, "bots", bots_in(key), " ".join(runs[0][0].bots))
        series, games = known[key]
        if store.kept(series) > games:
            raise other(store.path, "games", store.kept(series), games)


def _result(entrants: Entrants, census: Census, played: int, started: float) -> Balance:
    seats, names = range(entrants.seats), census.names
    decisions = census.decisions.spread()
    assert decisions is not None, "no game is without decisions"
    return Balance(
        game=entrants.game.id,
        version=entrants.game.version,
        seats=entrants.seats,
        seed=entrants.seed,
        bots=entrants.bots,
        options={name: value for name, value in entrants.options if name not in census.varied},
        varied=tuple(census.varied),
        cooperative=entrants.game.cooperative,
        games=census.games,
        won=census.won.rate(0),
        shared=census.shared,
        by_seat=lines(census.by_seat, seats, [str(seat + 1) for seat in seats]),
        by_bot=lines(census.by_bot, range(len(names)), names) if len(names) > 1 else (),
        by_trait=census.trait_lines(),
        by_option=census.option_lines(),
        by_shared_trait=census.shared_trait_lines(),
        decisions=decisions,
        turns=census.turns.spread(),
        lead=census.leads.spread(),
        deeds=census.deed_lines(),
        played=played,
        seconds=perf_counter() - started,
    )
