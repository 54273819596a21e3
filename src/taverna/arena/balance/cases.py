"""Tables of many cases: the same bots play each of several settings of a game, which are counted apart.

Knows no rules: which cases there are is told by the game, and what is counted by its survey.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

import numpy as np

from taverna.arena.results.blocks import Block
from taverna.arena.results.sheets import shares
from taverna.arena.schedule.entrants import check_whole, make_entrants
from taverna.arena.simulation import lineup
from taverna.arena.statistics.certainty import wilson
from taverna.arena.workers.run_context import Means, RunContext
from taverna.kernel import Setting, game as find_game

Case = Mapping[str, Setting]


@dataclass
class Counted:
    """Games of a case or of several: how many were won, and the sums of what every seat did."""

    games: int = 0
    won: int = 0
    rows: int = 0
    deeds: dict[str, int] = field(default_factory=dict)

    def add(self, games: int, won: int, rows: int, deeds: Mapping[str, int]) -> None:
        self.games += games
        self.won += won
        self.rows += rows
        for name, total in deeds.items():
            self.deeds[name] = self.deeds.get(name, 0) + total

    @property
    def rate(self) -> float:
        return self.won / self.games if self.games else 0.0

    @property
    def bounds(self) -> tuple[float, float]:
        """Where the true rate lies, 95 % sure."""
        _, low, high = wilson(self.won, self.games)
        return low, high

    def mean(self, deed: str) -> float:
        """By seat and game."""
        return self.deeds.get(deed, 0) / self.rows if self.rows else 0.0


@dataclass(frozen=True)
class Cases:
    """What came of each case, in their order; and by trait, among the cases with the same value of an option."""

    counted: list[Counted]
    traits: dict[str, dict[str, Counted]]
    played: int


def play_cases(
    game_id: str,
    cases: Sequence[Case],
    bot: str,
    games: int,
    seats: int,
    seed: int = 0,
    apart: str = "",
    means: Means | None = None,
) -> Cases:
    """`games` of each case. A file of results is gone on with: more games, or more cases at the end."""
    check_whole("games", games)
    game = find_game(game_id)
    names = lineup(game, [bot], seats)
    entrants = make_entrants(game_id, names, seats, seed, None, survey=True)
    series = [entrants.series(names, case) for case in cases]
    runs = [(one, one.whole_deals(games)) for one in series]
    varied = sorted({name for case in cases for name in case})
    context = RunContext(entrants, "cases", means or Means(), varied)
    counted = [Counted() for _ in cases]
    traits: dict[str, dict[str, Counted]] = {}
    with context.open() as driver:
        driver.play(runs)
        context.store.finish(runs)
        for case, (one, count), found in zip(cases, runs, counted, strict=True):
            group = traits.setdefault(str(case.get(apart, "")), {})
            for block in context.store.blocks(one, count):
                _add(found, block, game.survey.deeds)
                _add_traits(group, block, [trait.id for trait in game.survey.traits])
    return Cases(counted, traits, driver.played)


def _add(found: Counted, block: Block, names: Sequence[str]) -> None:
    won = int((shares(block, True).max(axis=1) > 0).sum())
    sums = block.deeds.sum(axis=(0, 1), dtype=np.int64).tolist()
    rows = block.games * block.scores.shape[1]
    found.add(block.games, won, rows, dict(zip(names, sums, strict=False)))


def _add_traits(group: dict[str, Counted], block: Block, ids: Sequence[str]) -> None:
    """A trait of a seat counts with the game in which the seat had it."""
    won = shares(block, True).max(axis=1) > 0
    places = block.counts.shape[1]
    owner = np.repeat(np.arange(block.games * places), block.counts.reshape(-1))
    for trait, place in zip(block.traits.tolist(), owner.tolist(), strict=True):
        game, seat = divmod(place, places)
        if seat > 0:
            group.setdefault(ids[trait], Counted()).add(1, int(won[game]), 1, {})
