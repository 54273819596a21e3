"""What the games of a tournament came to, bot by bot: wins, points against each other, ratings."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from taverna.arena.results.blocks import Block
from taverna.arena.results.sheets import Runs, seats_taken, shares
from taverna.arena.results.store import Store
from taverna.arena.schedule.entrants import Entrants
from taverna.arena.schedule.series import Series
from taverna.arena.statistics.certainty import UNIT
from taverna.arena.statistics.estimates import Rate, Ratios, Whole
from taverna.arena.statistics.ratings import Rating, Ratings


class Tally:
    """By deal and bot: in how many games it took part, and its share of the victories, in parts of `UNIT`."""

    def __init__(self, entrants: Entrants, store: Store, runs: Runs) -> None:
        self.runs = runs
        self.cooperative = entrants.game.cooperative
        self.bots = [name for name in entrants.bots if any(name in series.bots for series, _ in runs)]
        self._places = {name: place for place, name in enumerate(self.bots)}
        self._deals = max(games // series.ways for series, games in runs)
        self._took_part: Whole = np.zeros((self._deals, len(self.bots)), np.int64)
        self._won: Whole = np.zeros((self._deals, len(self.bots)), np.int64)
        self._met: Whole = np.zeros((len(self.bots), len(self.bots)), np.int64)
        self._points: Whole = np.zeros((len(self.bots), len(self.bots)), np.int64)
        """Twice the points won against each other one."""
        self._winners: list[list[int]] = []
        for series, games in runs:
            winners: list[int] = []
            for block in store.blocks(series, games):
                self._count(series, block)
                winners += block.winners.tolist()
            self._winners.append(winners)
        if self.cooperative:
            self._compare_tables()

    def games(self) -> dict[str, int]:
        return {name: int(self._took_part[:, place].sum()) for name, place in self._places.items()}

    def points(self) -> dict[str, int]:
        """The victories of each, as shares in parts of `UNIT`."""
        return {name: int(self._won[:, place].sum()) for name, place in self._places.items()}

    def wins(self) -> dict[str, Rate]:
        ratios = Ratios(len(self.bots))
        ratios.add_deals(self._took_part, self._won)
        return {name: ratios.rate(place) for name, place in self._places.items()}

    def against(self, name: str, rival: str) -> float | None:
        one, two = self._places[name], self._places[rival]
        met = int(self._met[one, two])
        return int(self._points[one, two]) / (2 * met) if met and name != rival else None

    def ratings(self) -> dict[str, Rating]:
        """Deal by deal, so that no series comes before another one as a whole."""
        ratings = Ratings(self.bots)
        for deal in range(self._deals):
            if self.cooperative:
                present = [place for place in range(len(self.bots)) if self._took_part[deal, place]]
                ratings.add(
                    [self.bots[place] for place in present],
                    [bool(self._won[deal, place]) for place in present],
                )
                continue
            for (series, games), winners in zip(self.runs, self._winners, strict=True):
                for number in range(deal * series.ways, min((deal + 1) * series.ways, games)):
                    won = [bool(winners[number] >> seat & 1) for seat in range(series.seats)]
                    ratings.add([series.bots[place] for place in series.seating(number)], won)
        return {name: ratings.rating(name) for name in self.bots}

    # Inside

    def _count(self, series: Series, block: Block) -> None:
        deals = np.arange(block.first, block.last) // series.ways
        won = self._won_by_bot(series, block)
        for place, name in enumerate(series.bots):
            column = self._places[name]
            self._took_part[:, column] += np.bincount(deals, minlength=self._deals)
            self._won[:, column] += np.bincount(deals, won[:, place], minlength=self._deals).astype(np.int64)
        for one, name in enumerate(series.bots):
            for two, rival in enumerate(series.bots):
                if one != two:
                    self._meet(name, rival, won[:, one] > 0, won[:, two] > 0)

    def _won_by_bot(self, series: Series, block: Block) -> Whole:
        """By game and bot of the series: the shares of all its seats together."""
        places = seats_taken(series, block)
        parts = np.rint(shares(block, self.cooperative) * UNIT).astype(np.int64)
        if self.cooperative:
            return parts[:, :1]
        return np.stack(
            [np.where(places == place, parts, 0).sum(axis=1) for place in range(len(series.bots))], axis=1
        )

    def _meet(self, name: str, rival: str, won: npt.NDArray[np.bool_], lost: npt.NDArray[np.bool_]) -> None:
        one, two = self._places[name], self._places[rival]
        self._met[one, two] += len(won)
        self._points[one, two] += int((1 + won.astype(np.int64) - lost.astype(np.int64)).sum())

    def _compare_tables(self) -> None:
        for name, one in self._places.items():
            for rival, two in self._places.items():
                both = (self._took_part[:, one] > 0) & (self._took_part[:, two] > 0)
                if one != two:
                    self._meet(name, rival, self._won[both, one] > 0, self._won[both, two] > 0)
