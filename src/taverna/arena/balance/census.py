"""Counts games block by block for a report on balance: in whole numbers, so the order of blocks is no matter."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from math import sqrt

import numpy as np
import numpy.typing as npt

from taverna.arena.balance.findings import Deed, Group, Line, Spread
from taverna.arena.results.blocks import Block, counted
from taverna.arena.results.sheets import seats_taken, shares
from taverna.arena.schedule.series import Series, as_text
from taverna.arena.statistics.certainty import UNIT
from taverna.arena.statistics.estimates import Mean, Ratios, Whole, quantile
from taverna.kernel import AnyGame, Setting

SCORE = "score"
FEW_DEALS = 10
"""Won by too few, or lost by too few: what they had in common is no more than how these deals were."""
QUANTILES = (0.1, 0.25, 0.5, 0.75, 0.9)


class Counts:
    """How often each value of a number came up."""

    def __init__(self) -> None:
        self.counts: Counter[int] = Counter()

    def add(self, values: Whole) -> None:
        found, times = np.unique(values, return_counts=True)
        self.counts.update(dict(zip(found.tolist(), times.tolist(), strict=True)))

    def spread(self) -> Spread | None:
        """None if nothing but 0 was counted."""
        if not any(self.counts):
            return None
        ordered = dict(sorted(self.counts.items()))
        total = sum(ordered.values())
        ends = np.cumsum(list(ordered.values()))
        values = list(ordered)
        quantiles = tuple(values[int(np.searchsorted(ends, part * total))] for part in QUANTILES)
        return Spread(ordered, sum(value * times for value, times in ordered.items()) / total, quantiles)


class Groups:
    """Games sorted into groups: how they went in each."""

    def __init__(self, ids: Sequence[str], seats: int) -> None:
        self.ids = list(ids)
        self.won = Ratios(len(ids))
        self.length = Ratios(len(ids))
        self.lead = Ratios(len(ids))
        self.seats = [Ratios(len(ids)) for _ in range(seats)]

    def add(self, deal: Whole, group: Whole, facts: Facts, games: Whole | None = None) -> None:
        """The groups of these games; of all games in order if they are not named."""
        chosen = np.arange(len(facts.won)) if games is None else games
        self.won.gather(deal, group, facts.won[chosen] * UNIT)
        self.length.gather(deal, group, facts.decisions[chosen])
        led = facts.led[chosen]
        self.lead.gather(deal[led], group[led], facts.lead[chosen][led])
        for seat, ratios in enumerate(self.seats):
            ratios.gather(deal, group, facts.parts[chosen, seat])

    def settle(self) -> None:
        for ratios in (self.won, self.length, self.lead, *self.seats):
            ratios.settle()

    def lines(self, usual: float) -> tuple[Group, ...]:
        """Those that came up, beside what is usual: how many of all games were won."""
        places = [place for place in range(len(self.ids)) if self.won.n[place]]
        return tuple(
            Group(
                self.ids[place],
                int(self.won.n[place]),
                self.won.rate(place),
                self.length.mean(place),
                self.lead.mean(place),
                tuple(ratios.rate(place) for ratios in self.seats),
                stands_out(self.won, place, usual, len(places)),
            )
            for place in places
        )


class Facts:
    """What a block says about its games, worked out once: `parts` are shares of the victory in parts of `UNIT`."""

    def __init__(self, series: Series, block: Block, cooperative: bool) -> None:
        seats = series.seats
        self.deal: Whole = np.arange(block.games) // series.ways
        self.parts: Whole = np.rint(shares(block, cooperative) * UNIT).astype(np.int64)
        winner: npt.NDArray[np.bool_] = self.parts > 0
        self.winner = winner
        number: Whole = winner.sum(axis=1)
        self.won: Whole = (number > 0).astype(np.int64)
        self.shared = int((number > 1).sum())
        self.decisions: Whole = block.decisions.astype(np.int64)
        scores = block.scores.astype(np.int64)
        beyond = 1 << 40
        worst = np.where(winner, scores, beyond).min(axis=1)
        best = np.where(winner, -beyond, scores).max(axis=1)
        self.led: npt.NDArray[np.bool_] = (number > 0) & (number < seats)
        if cooperative:
            self.led[:] = False
        self.lead: Whole = np.where(self.led, worst - best, 0)
        self.row_deal: Whole = np.repeat(self.deal, seats)


class Census:
    """`variants` are the options of each series."""

    def __init__(
        self,
        game: AnyGame,
        bots: Sequence[str],
        seats: int,
        varied: Sequence[str],
        variants: Sequence[Mapping[str, Setting]],
    ) -> None:
        self.game = game
        self.survey = game.survey
        self.names = list(dict.fromkeys(bots))
        self.varied = list(varied)
        self.variants = variants
        self.games = 0
        self.shared = 0
        self.won = Ratios(1)
        self.by_seat = Ratios(seats)
        self.by_bot = Ratios(len(self.names))
        self.traits = Ratios(len(self.survey.traits))
        self.decisions, self.turns, self.leads = Counts(), Counts(), Counts()
        self.deeds = [DeedCount(name) for name in (SCORE, *counted(self.survey))]
        self.values = {name: list(dict.fromkeys(as_text(one[name]) for one in variants)) for name in varied}
        self.options = {name: Groups(values, seats) for name, values in self.values.items()}
        self.shared_traits = Groups([trait.id for trait in self.survey.traits], seats)

    def add(self, blocks: Sequence[tuple[Series, Block]]) -> None:
        """The same deals of every series, in the order of `variants`: what chance dealt counts once."""
        for number, (series, block) in enumerate(blocks):
            self._add(number, series, block)
        for ratios in (self.won, self.by_seat, self.by_bot, self.traits):
            ratios.settle()
        for groups in (self.shared_traits, *self.options.values()):
            groups.settle()
        for deed in self.deeds:
            deed.means.settle()

    def _add(self, number: int, series: Series, block: Block) -> None:
        facts = Facts(series, block, self.game.cooperative)
        self.games += block.games
        self.shared += 0 if self.game.cooperative else facts.shared
        self.won.gather(facts.deal, np.zeros(block.games, np.int64), facts.won * UNIT)
        rows = facts.parts.reshape(-1)
        self.by_seat.gather(facts.row_deal, np.tile(np.arange(series.seats), block.games), rows)
        places = np.array([self.names.index(name) for name in series.bots])
        self.by_bot.gather(facts.row_deal, places[seats_taken(series, block)].reshape(-1), rows)
        self.decisions.add(facts.decisions)
        self.turns.add(block.turns.astype(np.int64))
        self.leads.add(facts.lead[facts.led])
        self._add_traits(series, block, facts)
        self._add_deeds(block, facts)
        for name, values in self.values.items():
            place = values.index(as_text(self.variants[number][name]))
            self.options[name].add(facts.deal, np.full(block.games, place), facts)

    def _add_traits(self, series: Series, block: Block, facts: Facts) -> None:
        places = series.seats + 1
        owner = np.repeat(np.arange(block.games * places), block.counts.reshape(-1))
        game, seat = np.divmod(owner, places)
        trait = block.traits.astype(np.int64)
        own, table = seat > 0, seat == 0
        self.traits.gather(facts.deal[game[own]], trait[own], facts.parts[game[own], seat[own] - 1])
        self.shared_traits.add(facts.deal[game[table]], trait[table], facts, game[table])

    def _add_deeds(self, block: Block, facts: Facts) -> None:
        winner = facts.winner.reshape(-1).astype(np.int64)
        for place, deed in enumerate(self.deeds):
            values = block.scores if place == 0 else block.deeds[:, :, place - 1]
            deed.add(facts.row_deal, winner, values.reshape(-1).astype(np.int64))

    def trait_lines(self) -> dict[str, tuple[Line, ...]]:
        """By kind, those that came up."""
        found: dict[str, tuple[Line, ...]] = {}
        for kind in dict.fromkeys(trait.kind for trait in self.survey.traits if not trait.shared):
            places = [
                place
                for place, trait in enumerate(self.survey.traits)
                if trait.kind == kind and not trait.shared and self.traits.n[place]
            ]
            if places:
                found[kind] = lines(self.traits, places, [self.survey.traits[place].id for place in places])
        return found

    def option_lines(self) -> dict[str, tuple[Group, ...]]:
        usual = self.won.rate(0).rate
        return {name: groups.lines(usual) for name, groups in self.options.items()}

    def deed_lines(self) -> tuple[Deed, ...]:
        told = [deed for deed in self.deeds if deed.tells]
        return tuple(deed.line(len(told)) for deed in told)

    def shared_trait_lines(self) -> dict[str, tuple[Group, ...]]:
        kinds = {trait.id: trait.kind for trait in self.survey.traits if trait.shared}
        found: dict[str, tuple[Group, ...]] = {}
        for group in self.shared_traits.lines(self.won.rate(0).rate):
            found[kinds[group.id]] = (*found.get(kinds[group.id], ()), group)
        return found


class DeedCount:
    """A number of every seat, for those that won and the others."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.means = Ratios(2)
        self.squares = 0

    def add(self, deal: Whole, winner: Whole, value: Whole) -> None:
        self.means.gather(deal, winner, value)
        self.squares += int((value * value).sum())

    @property
    def tells(self) -> bool:
        """Whether anybody did it, and there were enough deals with winners and with others to compare them."""
        return bool(self.squares) and int(self.means.deals.min()) >= FEW_DEALS

    def line(self, comparisons: int) -> Deed:
        """As one of so many."""
        others, winners = self.means.mean(0), self.means.mean(1)
        rows, total = int(self.means.n.sum()), int(self.means.v.sum())
        deviation = sqrt(self.squares * rows - total * total) / rows
        difference = winners.mean - others.mean
        # What one seat gains another may lose: errors that go together add up in full.
        error = self.means.error(0) + self.means.error(1)
        wide = quantile(comparisons) * error
        return Deed(
            self.name,
            winners,
            others,
            Mean(difference, difference - quantile() * error, difference + quantile() * error, rows),
            difference / deviation if deviation else 0.0,
            1 if difference > wide else -1 if difference < -wide else 0,
        )


def lines(ratios: Ratios, places: Sequence[int], ids: Sequence[str]) -> tuple[Line, ...]:
    """Win rates beside the usual one: that of all rows of these groups together."""
    rows = sum(int(ratios.n[place]) for place in places)
    usual = sum(int(ratios.v[place]) for place in places) / (rows * UNIT)
    return tuple(
        Line(id, ratios.rate(place), usual, stands_out(ratios, place, usual, len(places)))
        for place, id in zip(places, ids, strict=True)
    )


def stands_out(ratios: Ratios, place: int, usual: float, comparisons: int) -> int:
    """Whether the rate differs from the usual one by more than chance explains, as one of so many."""
    wide = ratios.rate(place, quantile(comparisons))
    return 1 if wide.low > usual else -1 if wide.high < usual else 0
