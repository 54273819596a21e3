"""Plays games of a series and keeps what came of them in columns: what a worker does, in standard Python only."""

from __future__ import annotations

import zlib
from array import array
from time import perf_counter
from typing import NamedTuple

import taverna
from taverna.arena.schedule.series import Series
from taverna.arena.workers.pools import games_given_up
from taverna.bots import Bot, Choices, bot, play
from taverna.kernel import TABLE, AnyGame, AnySurvey, BadCall, BadData, Outcome, Rng, State, game as find_game

NUMBER, SHORT = "i", "H"


class Task(NamedTuple):
    """Games `first` up to, not including, `last`."""

    series: Series
    first: int
    last: int

    def given_up(self, workers: int, why: str) -> BadCall:
        return games_given_up(self.first, self.last, workers, why)


class Done(NamedTuple):
    """What came of a task, packed; and how long it took where it was played."""

    packed: bytes
    seconds: float


Finished = list[tuple[Task, Done]]


class Columns:
    """Games one after the other; what belongs to seats is seat by seat within a game.

    `winners` has a bit for each seat. `counts` says for the table and then for each seat how many `traits` follow.
    """

    def __init__(self) -> None:
        self.decisions = array(NUMBER)
        self.turns = array(NUMBER)
        self.winners = array(NUMBER)
        self.scores = array(NUMBER)
        self.deeds = array(NUMBER)
        self.counts = array(SHORT)
        self.traits = array(SHORT)

    def pack(self) -> bytes:
        parts = (
            self.decisions,
            self.turns,
            self.winners,
            self.scores,
            self.deeds,
            self.counts,
            self.traits,
        )
        return zlib.compress(b"".join([part.tobytes() for part in parts]), 1)


def play_task(task: Task) -> Done:
    """The same task gives the same bytes, in whatever process."""
    started = perf_counter()
    packed = _Player(task.series).play(task.first, task.last).pack()
    return Done(packed, perf_counter() - started)


class _Player:
    def __init__(self, series: Series) -> None:
        self.series = series
        self.game = _game_of(series)
        self.options = dict(series.options)
        self.bots: list[Bot] = [bot(name, perf_counter) for name in series.bots]
        self.survey: AnySurvey | None = self.game.survey if series.survey else None
        self.columns = Columns()
        chosen = len(self.survey.choices) if self.survey else 0
        # What is not counted falls into one place more, so that counting needs no question.
        self.kinds = [kind if kind >= 0 else chosen for kind in self.survey.kinds] if self.survey else []
        self.width = chosen + 1

    def play(self, first: int, last: int) -> Columns:
        for number in range(first, last):
            self._play_one(number)
        return self.columns

    def _play_one(self, number: int) -> None:
        series, seats = self.series, self.series.seats
        deal, way = divmod(number, series.ways)
        chance = Rng(series.seed).fork(deal)
        state = self.game.begin(seats, chance.fork(), self.options)
        state.quiet()
        streams = [chance.fork(1 + way * seats + seat) for seat in range(seats)]
        choices = Choices(seats, self.width, self.kinds) if self.kinds else None
        length = play(
            self.game, state, [self.bots[place] for place in series.seating(number)], streams, choices
        )
        columns = self.columns
        columns.decisions.append(length.decisions)
        columns.turns.append(length.turns)
        self._keep_outcome(self.game.outcome(state))
        if self.survey:
            self._keep_survey(state, choices)

    def _keep_outcome(self, outcome: Outcome) -> None:
        winners = 0
        for seat in outcome.winners:
            winners |= 1 << seat
        self.columns.winners.append(winners)
        self.columns.scores.extend(outcome.scores)

    def _keep_survey(self, state: State, choices: Choices | None) -> None:
        game, columns, width = self.game, self.columns, self.width
        shared = game.survey.traits_of(state, TABLE)
        columns.counts.append(len(shared))
        columns.traits.extend(shared)
        for seat in range(self.series.seats):
            traits = game.survey.traits_of(state, seat)
            columns.counts.append(len(traits))
            columns.traits.extend(traits)
            columns.deeds.extend(game.survey.deeds_of(state, seat))
            if choices:
                columns.deeds.extend(choices.counts[seat * width : seat * width + width - 1])


def _game_of(series: Series) -> AnyGame:
    """A machine of a cluster may have other rules installed than the one that asks."""
    game = find_game(series.game)
    if (game.version, taverna.__version__) != (series.version, series.taverna):
        here = f"{game.version} ({taverna.__version__})"
        wanted = f"{series.version} ({series.taverna})"
        raise BadData(
            "other-rules",
            f"a worker has version {here} of {series.game}, but {wanted} is asked for",
            values={"game": series.game, "version": wanted, "here": here},
        )
    return game
