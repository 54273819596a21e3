"""Looking through a store: whether every table in it is whole and can be played again."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import sqlalchemy as sa
from msgspec import Struct

from taverna.kernel import TavernaError
from taverna.server.admin.keeping import check_sound
from taverna.server.admin.opening import opened
from taverna.server.live import loading
from taverna.server.past.past import Past
from taverna.server.store import tables
from taverna.server.store.rows import Step, TableRow
from taverna.server.store.schema import steps, tables as rows
from taverna.server.store.soundness import sqlite_file

SECONDS = 5.0
"""For a step of earlier rules: they run in a process of their own."""


class Found(Struct):
    """`problems`: a line for each table that is not whole, its id first."""

    tables: int
    steps: int
    problems: list[str]


async def verify(database: str, tell: Callable[[int, int], None] = lambda done, of: None) -> Found:
    """Play every table again. `tell` hears how many of how many are done."""
    path = sqlite_file(database)
    if path is not None and path.is_file():
        check_sound(path)
    past = Past(1, SECONDS, lambda bot, how: None)
    found = Found(0, 0, [])
    try:
        async with opened(database) as store:
            every = await store.read(
                lambda connection: list(connection.execute(sa.select(rows.c.id)).scalars())
            )
            for table_id in every:
                table, taken, numbers = await store.read(partial(_read, table_id=table_id))
                problem = await _problem(table, taken, numbers, past)
                if problem:
                    found.problems.append(f"{table_id}: {problem}")
                found.tables += 1
                found.steps += len(taken)
                tell(found.tables, len(every))
    finally:
        await past.stop()
    return found


def _read(connection: sa.Connection, table_id: str) -> tuple[TableRow, list[Step], list[int]]:
    table, taken = tables.load_played(connection, table_id)
    numbers = sa.select(steps.c.number).where(steps.c.table_id == table_id).order_by(steps.c.number)
    return table, taken, list(connection.execute(numbers).scalars())


async def _problem(table: TableRow, taken: list[Step], numbers: list[int], past: Past) -> str:
    if [seat.number for seat in table.seats] != list(range(len(table.seats))) or not table.seats:
        return "seats are missing"
    if numbers != list(range(1, len(numbers) + 1)):
        return "steps are missing"
    if table.state == "open":
        return "it has not begun, but there are steps" if taken else ""
    try:
        match = await loading.rebuild(table, taken, past)
    except TavernaError as problem:
        return str(problem)
    if match.over != (table.state == "finished") and not table.closed:
        return f"it is {table.state}, but its steps say otherwise"
    return ""
