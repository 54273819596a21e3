"""A store as lines of JSON, to move from one kind of database to the other; and what it has of one person."""

from __future__ import annotations

import base64
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import msgspec
import sqlalchemy as sa

from taverna.kernel import BadCall, BadData
from taverna.server.admin.opening import opened
from taverna.server.store.engine import database_url, known_forms, migrate, open_database
from taverna.server.store.person import everything_of
from taverna.server.store.schema import metadata

FORMAT: Final = "taverna-store"
TOGETHER = 500

_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder().decode


async def export(database: str, target: Path) -> int:
    """Write every row; returns how many. The file holds seeds and the hashes of tokens: keep it to yourself."""
    async with opened(database) as store:
        lines = await store.read(lambda connection: list(_lines(connection)))
    head = {"format": FORMAT, "form": known_forms()[0], "rows": len(lines)}
    target.write_bytes(b"\n".join([_encode(head), *lines]) + b"\n")
    return len(lines)


def _lines(connection: sa.Connection) -> Iterator[bytes]:
    for table in metadata.sorted_tables:
        for row in connection.execute(sa.select(table)).mappings():
            values = {str(name): _plain(value) for name, value in row.items()}
            yield _encode({"in": str(table.name), "row": values})


async def import_(database: str, source: Path) -> int:
    """Into a store that is new or empty; all of it or nothing."""
    found = list(_read(source))
    store = open_database(database_url(database), "full")
    try:
        await migrate(store)
        await store.write(lambda connection: _fill(connection, found))
    finally:
        await store.close()
    return len(found)


def _fill(connection: sa.Connection, found: list[tuple[str, dict[str, Any]]]) -> None:
    for table in metadata.sorted_tables:
        if connection.execute(sa.select(sa.func.count()).select_from(table)).scalar_one():
            raise BadCall(
                "store-not-empty",
                f"the store has rows in {table.name!r} already: only an empty one takes these",
            )
        own = [_typed(table, values) for name, values in found if name == table.name]
        for first in range(0, len(own), TOGETHER):
            connection.execute(table.insert(), own[first : first + TOGETHER])


def _read(source: Path) -> Iterator[tuple[str, dict[str, Any]]]:
    """Nothing is believed: a damaged or foreign line is refused with its number."""
    try:
        lines = source.read_bytes().splitlines()
    except OSError as problem:
        raise _bad(source, 0, str(problem)) from problem
    head = _line(source, 1, lines[0] if lines else b"")
    if head.get("format") != FORMAT:
        raise _bad(source, 1, "this is no export of a Taverna store")
    if head.get("form") not in known_forms():
        raise _bad(
            source, 1, f"it has the form {head.get('form')!r}; this version reads up to {known_forms()[0]!r}"
        )
    if head.get("rows") != len(lines) - 1:
        raise _bad(source, len(lines), f"there should be {head.get('rows')} rows; there are {len(lines) - 1}")
    columns: dict[str, set[str]] = {}
    for number, text in enumerate(lines[1:], 2):
        line = _line(source, number, text)
        name, values = line.get("in"), line.get("row")
        table = metadata.tables.get(name) if isinstance(name, str) else None
        if table is None or not isinstance(values, dict) or not _fits(table, set(values)):
            raise _bad(source, number, "this is not a row of a store")
        if columns.setdefault(table.name, set(values)) != set(values):
            raise _bad(source, number, "it has other columns than the rows before")
        try:
            _typed(table, values)
        except ValueError as problem:
            raise _bad(source, number, str(problem)) from problem
        yield table.name, values


def _fits(table: sa.Table, names: set[str]) -> bool:
    """A column that came later may be missing: migrations give it a value of its own."""
    later = {column.name for column in table.c if column.nullable or column.server_default is not None}
    return names | later == {column.name for column in table.c}


def _line(source: Path, number: int, text: bytes) -> dict[str, Any]:
    try:
        found = _decode(text)
    except (msgspec.MsgspecError, RecursionError) as problem:
        raise _bad(source, number, str(problem)) from problem
    if not isinstance(found, dict):
        raise _bad(source, number, "this is not a row of a store")
    return found


def _typed(table: sa.Table, values: dict[str, Any]) -> dict[str, Any]:
    typed = dict(values)
    for column in table.c:
        if column.name not in typed:
            continue
        value = typed[column.name]
        if value is None:
            if not column.nullable:
                raise ValueError(f"{column.name} is missing")
        elif isinstance(column.type, sa.LargeBinary):
            if not isinstance(value, str):
                raise ValueError(f"{column.name} is no text in base64")
            typed[column.name] = base64.b64decode(value, validate=True)
        elif not isinstance(value, _kinds(column)) or (isinstance(value, bool) and not _is_switch(column)):
            raise ValueError(f"{column.name} can't be {value!r}")
    return typed


def _is_switch(column: sa.Column[Any]) -> bool:
    return isinstance(column.type, sa.Boolean)


def _kinds(column: sa.Column[Any]) -> tuple[type, ...]:
    return (int, float) if isinstance(column.type, sa.Double) else (column.type.python_type,)


def _plain(value: object) -> object:
    return base64.b64encode(value).decode() if isinstance(value, bytes) else value


def _bad(source: Path, line: int, problem: str) -> BadData:
    message = f"{source}, line {line}: {problem}"
    return BadData("bad-file", message, values={"path": f"{source}, line {line}", "problem": problem})


async def person(database: str, guest_id: str) -> dict[str, Any]:
    """Everything that the store has of one person, for them to have."""
    async with opened(database) as store:
        found = await store.read(lambda connection: everything_of(connection, guest_id))
    if found is None:
        raise BadCall("no-person", f"there is nobody with the id {guest_id!r}", values={"name": guest_id})
    return found
