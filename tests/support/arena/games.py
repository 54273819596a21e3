"""Series, stores and short runs for the tests of the arena."""

from __future__ import annotations

from pathlib import Path

from taverna.arena.results.blocks import Shape, counted
from taverna.arena.results.sheets import Layout
from taverna.arena.results.store import Store
from taverna.arena.schedule.field import Field, make_field
from taverna.arena.schedule.series import Series
from taverna.arena.workers.playing import Task, play_task


def field_of(
    game: str, bots: str = "greedy random", seats: int = 2, survey: bool = True, seed: int = 5
) -> Field:
    return make_field(game, bots.split(), seats, seed, None, survey)


def layout_of(field: Field, varied: tuple[str, ...] = ()) -> Layout:
    survey = field.game.survey()
    shape = Shape(field.seats, len(counted(survey)) if field.survey else 0, field.survey)
    return Layout(survey, varied, field.game.cooperative, shape)


def store_of(field: Field, path: Path | None = None, varied: tuple[str, ...] = ()) -> Store:
    return Store(path, field.origin("test"), layout_of(field, varied))


def put(store: Store, series: Series, *ranges: tuple[int, int]) -> None:
    """Play these games, `(first, last)`, and store them."""
    for first, last in ranges:
        store.add(series, first, last, play_task(Task(series, first, last)).packed)
