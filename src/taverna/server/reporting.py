"""For whoever looks into a complaint: from the reference that a player sends to everything that happened there.

Reads the store and changes nothing; the server may go on meanwhile. The answer holds the secrets of the table, but as
long as the game goes on nothing that would foretell its chance: no seed, no state of the generator.
"""

from __future__ import annotations

import re
from typing import Any

import msgspec
import sqlalchemy as sa
from msgspec import Struct

import taverna
from taverna.kernel import BadCall, BadData, Match, TavernaError
from taverna.kernel.record import seed_to_data
from taverna.server.admin.opening import opened
from taverna.server.live import loading
from taverna.server.store import tables
from taverna.server.store.rows import Step, TableRow
from taverna.wire.replay import RecordFile

_REFERENCE = re.compile(r"([A-Za-z0-9_-]{12})(?:-(\d{1,9}))?")


class Case(Struct, kw_only=True):
    format: str = "taverna-case"
    reference: str
    server_version: str
    """Of the one that reads, not of the one that played."""
    state: str
    """Of the table now: it may have gone on."""
    game: str
    game_version: int
    generator: str
    commitment: str
    seed: int | str | None = None
    """Once the game is over."""
    options: dict[str, bool | str]
    seats: list[str]
    """What each is called; with the level where a bot sits."""
    history: list[tuple[int, int | None]]
    """Every step up to the reference: seat and option code, or null where the seat took its last choice back."""
    record: RecordFile | None = None
    """What stands of it, for `taverna replay`, once the game is over: leads to the position."""
    position: dict[str, Any] | None = None
    """For `game.load`; without its chance."""
    problem: str = ""
    """Why record and position are missing."""


async def find(database: str, reference: str) -> Case:
    found = _REFERENCE.fullmatch(reference.strip())
    if found is None:
        raise _unknown(reference)
    table, steps = await _read(database, found[1], reference)
    return case(table, steps if found[2] is None else steps[: int(found[2])])


def case(table: TableRow, steps: list[Step]) -> Case:
    made = Case(
        reference=f"{table.id}-{len(steps)}",
        server_version=taverna.__version__,
        state=table.state,
        game=table.game,
        game_version=table.version,
        generator=table.generator,
        commitment=table.commitment,
        options=table.options,
        seats=[f"{seat.name} ({seat.bot})" if seat.bot else seat.name for seat in table.seats],
        history=[(step.seat, step.code) for step in steps],
    )
    try:
        match = _replayed(table, steps)
    except TavernaError as problem:
        made.problem = str(problem)
    else:
        position = match.game.dump(match.state)
        made.position = {name: value for name, value in position.items() if name != "rng"}
        if table.state == "finished":
            made.seed, made.record = seed_to_data(table.seed), _record(match)
        else:
            made.problem = "the game goes on: its seed, and so its record, are told when it is over"
    return made


def _replayed(table: TableRow, steps: list[Step]) -> Match:
    here = taverna.game(table.game).version
    if table.version != here:
        raise BadData("wrong-version", f"played under version {table.version}; here it is version {here}")
    return loading.replayed(table, steps)


def _record(match: Match) -> RecordFile:
    return msgspec.convert(match.record().to_dict(), RecordFile)


async def _read(database: str, table_id: str, reference: str) -> tuple[TableRow, list[Step]]:
    def look(connection: sa.Connection) -> tuple[TableRow, list[Step]] | None:
        table = tables.find(connection, table_id)
        return None if table is None else (table, tables.load_steps(connection, table_id))

    async with opened(database) as store:
        found = await store.read(look)
    if found is None:
        raise _unknown(reference)
    return found


def _unknown(reference: str) -> BadCall:
    return BadCall(
        "no-reference", f"there is no table for the reference {reference!r}", values={"name": reference}
    )
