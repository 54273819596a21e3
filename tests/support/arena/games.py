"""Series, stores and short runs for the tests of the arena."""

from __future__ import annotations

from pathlib import Path

from taverna.arena.results.blocks import Shape, counted
from taverna.arena.results.sheets import Layout
from taverna.arena.results.store import Store
from taverna.arena.schedule.entrants import Entrants, make_entrants
from taverna.arena.schedule.series import Series
from taverna.arena.workers.playing import Task, play_task


def entrants_of(
    game: str, bots: str = "greedy random", seats: int = 2, survey: bool = True, seed: int = 5
) -> Entrants:
    return make_entrants(game, bots.split(), seats, seed, None, survey)


def layout_of(entrants: Entrants, varied: tuple[str, ...] = ()) -> Layout:
    survey = entrants.game.survey
    shape = Shape(entrants.seats, len(counted(survey)) if entrants.survey else 0, entrants.survey)
    return Layout(survey, varied, entrants.game.cooperative, shape)


def store_of(entrants: Entrants, path: Path | None = None, varied: tuple[str, ...] = ()) -> Store:
    return Store(path, entrants.origin("test"), layout_of(entrants, varied))


def put(store: Store, series: Series, *ranges: tuple[int, int]) -> None:
    """Play these games, `(first, last)`, and store them."""
    for first, last in ranges:
        store.add(series, first, last, play_task(Task(series, first, last)).packed)
