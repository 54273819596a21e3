"""Tables, seats, steps and talk in the store."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec
import sqlalchemy as sa

from taverna.kernel import BadData
from taverna.kernel.old_chance import OLD_GENERATOR
from taverna.kernel.rng import KEY
from taverna.server.common.problems import Refused
from taverna.server.store.rows import Seat, Spoken, Step, TableRow
from taverna.server.store.schema import doors, kept, said, seats, steps, tables, turns
from taverna.server.store.turns import LONGEST_SHORT
from taverna.server.store.writer import Change
from taverna.wire.codes import Code
from taverna.wire.table import Said

_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.decode


def no_table() -> Refused:
    return Refused(Code.NO_TABLE, "there is no such table")


# Statements are made once: SQLAlchemy takes longer to make one than SQLite to execute it.
_ADD, _ADD_SEAT = tables.insert(), seats.insert()
_LOAD = sa.select(tables).where(tables.c.id == sa.bindparam("wanted"))
_LOAD_LOCKED = _LOAD.with_for_update()
_LOAD_SEATS = (
    sa.select(seats)
    .where(seats.c.table_id.in_(sa.bindparam("wanted", expanding=True)))
    .order_by(seats.c.number)
)
_LOAD_TURNS = sa.select(turns).where(turns.c.table_id.in_(sa.bindparam("wanted", expanding=True)))
_SAVE = tables.update().where(tables.c.id == sa.bindparam("saved"))
_SAVE_SEAT = seats.update().where(
    seats.c.table_id == sa.bindparam("saved"), seats.c.number == sa.bindparam("saved_number")
)


def add(connection: sa.Connection, table: TableRow) -> None:
    connection.execute(_ADD, _table_values(table))
    connection.execute(_ADD_SEAT, [_seat_values(table.id, seat) for seat in table.seats])


def load(connection: sa.Connection, table_id: str, lock: bool = False) -> TableRow:
    """With `lock` nobody else changes the table before this transaction ends (SQLite has one writer anyway)."""
    found = find(connection, table_id, lock)
    if found is None:
        raise no_table()
    return found


def find(connection: sa.Connection, table_id: str, lock: bool = False) -> TableRow | None:
    row = connection.execute(_LOAD_LOCKED if lock else _LOAD, {"wanted": table_id}).first()
    return None if row is None else with_seats(connection, [row])[0]


def with_seats(connection: sa.Connection, rows: Iterable[Any]) -> list[TableRow]:
    found = {row.id: _read_table(row) for row in rows}
    if found:
        for row in connection.execute(_LOAD_SEATS, {"wanted": list(found)}):
            found[row.table_id].seats.append(_read_seat(row))
        for row in connection.execute(_LOAD_TURNS, {"wanted": list(found)}):
            found[row.table_id].turns[row.seat] = row.since
    return list(found.values())


def save(connection: sa.Connection, table: TableRow) -> None:
    """Write back what was loaded with `lock` and changed."""
    connection.execute(_SAVE, {**_table_values(table), "saved": table.id})
    connection.execute(
        _SAVE_SEAT,
        [
            {**_seat_values(table.id, seat), "saved": table.id, "saved_number": seat.number}
            for seat in table.seats
        ],
    )
    if table.state == "finished":
        connection.execute(turns.delete().where(turns.c.table_id == table.id))


def remove(connection: sa.Connection, table_ids: list[str]) -> None:
    for part, column in (
        (doors, doors.c.table_id),
        (kept, kept.c.table_id),
        (said, said.c.table_id),
        (steps, steps.c.table_id),
        (turns, turns.c.table_id),
        (seats, seats.c.table_id),
        (tables, tables.c.id),
    ):
        connection.execute(part.delete().where(column.in_(table_ids)))


_FINISH = (
    tables.update()
    .where(tables.c.id == sa.bindparam("finished_id"))
    .values(state="finished", winners=sa.bindparam("finished_winners"), touched=sa.bindparam("finished_at"))
)


def finish(table_id: str, winners: list[int], now: float) -> Change:
    """To be committed with the last step."""
    text = _encode(winners).decode()
    return _FINISH, {"finished_id": table_id, "finished_winners": text, "finished_at": now}


def close(connection: sa.Connection, table_id: str, now: float) -> None:
    """End it as it is, without winners; one that has not begun is removed."""
    table = load(connection, table_id, lock=True)
    if table.state == "open":
        remove(connection, [table_id])
    elif table.state == "playing":
        connection.execute(turns.delete().where(turns.c.table_id == table_id))
        ended = {"state": "finished", "winners": "[]", "closed": True, "touched": now}
        connection.execute(tables.update().where(tables.c.id == table_id).values(ended))


_LOCK = sa.select(tables.c.id).where(tables.c.id == sa.bindparam("wanted")).with_for_update()


def _lock(connection: sa.Connection, table_id: str) -> None:
    """Until the transaction ends, others who want the table's lock wait."""
    connection.execute(_LOCK, {"wanted": table_id})


def set_stand_in(connection: sa.Connection, table_id: str, seat: int, on: bool) -> None:
    _lock(
        connection, table_id
    )  # or a `save` at another process writes the seats over this that it loaded before
    connection.execute(
        seats.update()
        .where(seats.c.table_id == table_id, seats.c.number == seat, seats.c.kind == "person")
        .values(stand_in=on)
    )


def note_help(connection: sa.Connection, table_id: str, seat: int) -> None:
    """The seat has asked for a hint: the game is not rated."""
    _lock(connection, table_id)
    connection.execute(
        seats.update().where(seats.c.table_id == table_id, seats.c.number == seat).values(helped=True)
    )


# Steps


def step_rows(
    table_id: str, first: int, taken: Iterable[Step], goes_on: bool, now: float
) -> list[dict[str, Any]]:
    """For the writer: steps that follow each other, numbered from `first` on."""
    return [
        {
            "table_id": table_id,
            "number": number,
            "seat": step.seat,
            "code": step.code,
            "goes_on": goes_on,
            "at": now,
            "joined": step.joined,
        }
        for number, step in enumerate(taken, first)
    ]


_LOAD_STEPS = (
    sa.select(steps.c.number, steps.c.seat, steps.c.code, steps.c.joined)
    .where(steps.c.table_id == sa.bindparam("wanted"), steps.c.number > sa.bindparam("after"))
    .order_by(steps.c.number)
)


def load_steps(connection: sa.Connection, table_id: str, after: int = 0) -> list[Step]:
    found = connection.execute(_LOAD_STEPS, {"wanted": table_id, "after": after})
    return [Step(seat, code, joined) for _, seat, code, joined in found]


def count_choices(connection: sa.Connection, table_id: str, of: list[int]) -> int:
    """How often those seats chose."""
    query = sa.select(sa.func.count()).where(steps.c.table_id == table_id, steps.c.seat.in_(of))
    return connection.execute(query).scalar_one()


def load_played(connection: sa.Connection, table_id: str, after: int = 0) -> tuple[TableRow, list[Step]]:
    return load(connection, table_id), load_steps(connection, table_id, after)


def load_whole(connection: sa.Connection, table_id: str) -> tuple[TableRow, list[Step]]:
    """To be played on; not if a step is missing in between: what came after it would mean something else."""
    table = load(connection, table_id)
    found = connection.execute(_LOAD_STEPS, {"wanted": table_id, "after": 0}).all()
    if table.state == "playing" and found and found[-1].number != len(found):
        values: dict[str, object] = {"path": "steps", "problem": "some are missing"}
        raise BadData("bad-data", "steps of a stored table are missing", values=values)
    return table, [Step(row.seat, row.code, row.joined) for row in found]


def going_on(connection: sa.Connection) -> list[str]:
    """The tables that must be woken: a bot is next, or may be (a stand-in, or nothing yet), or a clock is running."""
    other = steps.alias()
    last = (
        sa.select(sa.func.max(other.c.number))
        .where(other.c.table_id == tables.c.id)
        .correlate(tables)
        .scalar_subquery()
    )
    stand_in = sa.select(seats.c.number).where(seats.c.table_id == tables.c.id, seats.c.stand_in).exists()
    clock = tables.c.clock <= LONGEST_SHORT  # others are woken when they are due
    joined = tables.outerjoin(steps, sa.and_(steps.c.table_id == tables.c.id, steps.c.number == last))
    query = (
        sa.select(tables.c.id)
        .select_from(joined)
        .where(tables.c.state == "playing")
        .where(sa.or_(steps.c.goes_on, steps.c.number.is_(None), clock, stand_in))
    )
    return list(connection.execute(query).scalars())


# Talk


SAID_KEPT = 1000
"""Of what was said at a table, the store keeps so many: who talks for days must not fill it."""

_SAY = said.insert()
_FORGET_SAID = said.delete().where(said.c.table_id == sa.bindparam("wanted"), said.c.n <= sa.bindparam("old"))
_LAST_SAID = sa.select(sa.func.max(said.c.n)).where(said.c.table_id == sa.bindparam("wanted"))


def say(connection: sa.Connection, table_id: str, guest: str, words: Said) -> Said:
    """Writes it under the next number; the oldest words of a long talk are forgotten."""
    values = {
        "table_id": table_id,
        "guest": guest,
        "seat": words.seat,
        "name": words.name,
        "text": words.text,
        "at": words.at,
        "signal": words.signal,
    }
    _lock(connection, table_id)  # or somebody at another process takes the same number
    words.n = (connection.execute(_LAST_SAID, {"wanted": table_id}).scalar() or 0) + 1
    connection.execute(_SAY, {**values, "n": words.n})
    if words.n > SAID_KEPT:
        connection.execute(_FORGET_SAID, {"wanted": table_id, "old": words.n - SAID_KEPT})
    return words


_LOAD_SAID = (
    sa.select(said)
    .where(said.c.table_id == sa.bindparam("wanted"), said.c.n > sa.bindparam("after"))
    .order_by(said.c.n.desc())
    .limit(sa.bindparam("limit"))
)


def load_said(connection: sa.Connection, table_id: str, after: int = 0, limit: int = 100) -> list[Spoken]:
    found = connection.execute(_LOAD_SAID, {"wanted": table_id, "after": after, "limit": limit}).all()
    return [
        Spoken(
            row.guest,
            Said(n=row.n, name=row.name, seat=row.seat, text=row.text, at=row.at, signal=row.signal),
        )
        for row in reversed(found)
    ]


# Inside


def _read_table(row: Any) -> TableRow:
    return TableRow(
        id=row.id,
        game=row.game,
        version=row.version,
        seed=row.seed if row.key is None else int.from_bytes(row.key, "big"),
        options=_decode(row.options),
        public=row.public,
        clock=row.clock,
        state=row.state,
        host=row.host,
        created=row.created,
        touched=row.touched,
        winners=_decode(row.winners),
        rematch=row.rematch,
        generator=row.generator,
        commitment=row.commitment,
        closed=row.closed,
        given=None if row.given is None else _decode(row.given),
        campaign=row.campaign,
        hints=row.hints,
        watch=row.watch,
        counted=row.counted,
        late=row.late,
        ended=row.ended,
        undo=row.undo,
        turns={},
    )


def _read_seat(row: Any) -> Seat:
    return Seat(
        row.number,
        row.kind,
        row.name,
        row.guest,
        row.bot,
        row.stand_in,
        row.helped,
        row.resigned,
        row.quits,
        row.removed,
    )


def _table_values(table: TableRow) -> dict[str, Any]:
    return {
        "id": table.id,
        "game": table.game,
        "version": table.version,
        "seed": table.seed if table.generator == OLD_GENERATOR else 0,
        "key": None if table.generator == OLD_GENERATOR else table.seed.to_bytes(KEY, "big"),
        "generator": table.generator,
        "commitment": table.commitment,
        "options": _encode(table.options).decode(),
        "public": table.public,
        "clock": table.clock,
        "state": table.state,
        "host": table.host,
        "created": table.created,
        "touched": table.touched,
        "winners": _encode(table.winners).decode(),
        "rematch": table.rematch,
        "closed": table.closed,
        "given": None if table.given is None else _encode(table.given).decode(),
        "campaign": table.campaign,
        "hints": table.hints,
        "watch": table.watch,
        "counted": table.counted,
        "late": table.late,
        "ended": table.ended,
        "undo": table.undo,
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
        "helped": seat.helped,
        "resigned": seat.resigned,
        "quits": seat.quits,
        "removed": seat.removed,
    }
