"""Setting up a game, away from the event loop. The first time, a game reads its content files for that: all of it
happens behind one lock, so that no two threads read them at the same time.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from threading import Lock
from typing import ParamSpec, TypeVar

from taverna.i18n.reference import read, reference
from taverna.kernel import AnyGame, Match, Record, Setting, replay
from taverna.server.store.rows import TableRow

T = TypeVar("T")
P = ParamSpec("P")

_reading = Lock()


async def beside(work: Callable[P, T], *args: P.args, **more: P.kwargs) -> T:
    """In a thread: whoever plays does not wait for it."""

    def behind_the_lock() -> T:
        with _reading:
            return work(*args, **more)

    return await asyncio.to_thread(behind_the_lock)


def checked_settings(game: AnyGame, seats: int, options: dict[str, Setting]) -> dict[str, Setting]:
    """Sets up once for nothing: that checks number of seats and options, and fills in the defaults."""
    return game.rules.settings(game.setup(seats, 0, options))


def new_match(game: AnyGame, table: TableRow) -> Match:
    names = [seat.name for seat in table.seats]
    with _reading:
        match = Match(
            game, len(table.seats), table.seed, table.options, names, table.generator, given=table.given
        )
    match.commitment = table.commitment
    return match


def match_of(record: Record) -> Match:
    """Before its first step."""
    with _reading:
        return replay(record, 0)


async def told_reference(game: str, part: str, language: str) -> dict[str, object]:
    """The first one asking waits for all sentences to be made."""
    await beside(read, game, part)
    return await asyncio.to_thread(reference, game, part, language)
