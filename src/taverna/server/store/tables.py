"""Tables, seats, steps and talk in the store."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from taverna.server.problems import Refused
from taverna.server.store.batches import Change
from taverna.server.store.rows import Seat, Step, Table
from taverna.server.store.schema import said, seats, steps, tables
from taverna.wire.codes import Code
from taverna.wire.table import Said

_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.decode


def no_table() -> Refused:
    return Refused(Code.NO_TABLE, "there is no such table")


async def add(connection: AsyncConnection, table: Table) -> None:
    await connection.execute(tables.insert().values(_table_values(table)))
    await connection.execute(seats.insert(), [_seat_values(table.id, seat) for seat in table.seats])


async def load(connection: AsyncConnection, table_id: str, lock: bool = False) -> Table:
    """With `lock` nobody else changes the table before this transaction ends (SQLite has one writer anyway)."""
    query = sa.select(tables).where(tables.c.id == table_id)
    found = await connection.execute(query.with_for_update() if lock else query)
    row = found.first()
    if row is None:
        raise no_table()
    return (await with_seats(connection, [row]))[0]


async def with_seats(connection: AsyncConnection, rows: Iterable[Any]) -> list[Table]:
    found = {row.id: _read_table(row) for row in rows}
    if found:
        query = sa.select(seats).where(seats.c.table_id.in_(found)).order_by(seats.c.number)
        for row in await connection.execute(query):
            seat = Seat(row.number, row.kind, row.name, row.guest, row.bot, row.stand_in)
            found[row.table_id].seats.append(seat)
    return list(found.values())


async def save(connection: AsyncConnection, table: Table) -> None:
    """Write back what was loaded with `lock` and changed."""
    await connection.execute(tables.update().where(tables.c.id == table.id).values(_table_values(table)))
    for seat in table.seats:
        await connection.execute(
            seats.update()
            .where(seats.c.table_id == table.id, seats.c.number == seat.number)
            .values(_seat_values(table.id, seat))
        )


async def remove(connection: AsyncConnection, table_ids: list[str]) -> None:
    for part, column in (
        (said, said.c.table_id),
        (steps, steps.c.table_id),
        (seats, seats.c.table_id),
        (tables, tables.c.id),
    ):
        await connection.execute(part.delete().where(column.in_(table_ids)))


_FINISH = (
    tables.update()
    .where(tables.c.id == sa.bindparam("finished_id"))
    .values(state="finished", winners=sa.bindparam("finished_winners"), touched=sa.bindparam("finished_at"))
)


def finish(table_id: str, winners: list[int], now: float) -> Change:
    """To be committed with the last step."""
    text = _encode(winners).decode()
    return _FINISH, {"finished_id": table_id, "finished_winners": text, "finished_at": now}


async def set_stand_in(connection: AsyncConnection, table_id: str, seat: int, on: bool) -> None:
    await connection.execute(
        seats.update()
        .where(seats.c.table_id == table_id, seats.c.number == seat, seats.c.kind == "person")
        .values(stand_in=on)
    )


# Steps


async def load_steps(connection: AsyncConnection, table_id: str, after: int = 0) -> list[Step]:
    query = (
        sa.select(steps.c.seat, steps.c.code)
        .where(steps.c.table_id == table_id, steps.c.number > after)
        .order_by(steps.c.number)
    )
    return [Step(row.seat, row.code) for row in await connection.execute(query)]


async def going_on(connection: AsyncConnection) -> list[str]:
    """The tables that must be woken: a bot is next, or may be (a stand-in, or nothing yet), or a clock is running."""
    other = steps.alias()
    last = (
        sa.select(sa.func.max(other.c.number))
        .where(other.c.table_id == tables.c.id)
        .correlate(tables)
        .scalar_subquery()
    )
    stand_in = sa.select(seats.c.number).where(seats.c.table_id == tables.c.id, seats.c.stand_in).exists()
    joined = tables.outerjoin(steps, sa.and_(steps.c.table_id == tables.c.id, steps.c.number == last))
    query = (
        sa.select(tables.c.id)
        .select_from(joined)
        .where(tables.c.state == "playing")
        .where(sa.or_(steps.c.goes_on, steps.c.number.is_(None), tables.c.clock.is_not(None), stand_in))
    )
    return list((await connection.execute(query)).scalars())


# Talk


async def say(connection: AsyncConnection, table_id: str, guest: str, words: Said) -> Said:
    """Writes it under the next number."""
    last = await connection.execute(sa.select(sa.func.max(said.c.n)).where(said.c.table_id == table_id))
    words.n = (last.scalar() or 0) + 1
    await connection.execute(
        said.insert().values(
            table_id=table_id,
            n=words.n,
            guest=guest,
            seat=words.seat,
            name=words.name,
            text=words.text,
            at=words.at,
        )
    )
    return words


async def load_said(
    connection: AsyncConnection, table_id: str, after: int = 0, limit: int = 100
) -> list[Said]:
    query = (
        sa.select(said)
        .where(said.c.table_id == table_id, said.c.n > after)
        .order_by(said.c.n.desc())
        .limit(limit)
    )
    rows = list(await connection.execute(query))
    return [Said(n=row.n, name=row.name, seat=row.seat, text=row.text, at=row.at) for row in reversed(rows)]


# Inside


def _read_table(row: Any) -> Table:
    return Table(
        id=row.id,
        game=row.game,
        version=row.version,
        seed=row.seed,
        options=_decode(row.options),
        public=row.public,
        clock=row.clock,
        state=row.state,
        host=row.host,
        created=row.created,
        touched=row.touched,
        winners=_decode(row.winners),
        rematch=row.rematch,
    )


def _table_values(table: Table) -> dict[str, Any]:
    return {
        "id": table.id,
        "game": table.game,
        "version": table.version,
        "seed": table.seed,
        "options": _encode(table.options).decode(),
        "public": table.public,
        "clock": table.clock,
        "state": table.state,
        "host": table.host,
        "created": table.created,
        "touched": table.touched,
        "winners": _encode(table.winners).decode(),
        "rematch": table.rematch,
    }


def _seat_values(table_id: str, seat: Seat) -> dict[str, Any]:
    return {
        "table_id": table_id,
        "number": seat.number,
        "kind": seat.kind,
        "name": seat.name,
        "guest": seat.guest,
        "bot": seat.bot,
        "stand_in": seat.stand_in,
    }
