"""Tables and their seats."""

from __future__ import annotations

from typing import Annotated

from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

from taverna.server.common.addresses import address_of
from taverna.server.http.requests import AnyRequest, TheGuest, TheProcess, Visitor, check_table_id
from taverna.server.http.verbs import delete, get, post, put
from taverna.server.matches.infos import table_info
from taverna.server.people.names import clean_talk
from taverna.server.process import Process
from taverna.server.store import complaints, lists, tables
from taverna.server.store.rows import TableRow
from taverna.wire.lobby import (
    CreateTable,
    QuickGame,
    Quit,
    Rematch,
    ReportWords,
    SeatBot,
    Sit,
    TableInfo,
    TablePage,
    Which,
)

PageNumber = Annotated[int, QueryParameter(ge=0, le=1000)]


@get("/api/tables", tags=["tables"])
async def list_tables(
    process: TheProcess, visitor: Visitor, which: FromQuery[Which] = "open", page: PageNumber = 0
) -> TablePage:
    """Tables, newest first: `open` public ones with free seats, `mine`, public ones to `watch`, `finished` ones."""
    guest = visitor.id if visitor else None
    found, more = await process.services.store.read(
        lambda connection: lists.page(connection, which, guest, page)
    )
    return TablePage(tables=[_info(process, table, guest) for table in found], more=more)


@post("/api/tables", tags=["tables"])
async def create_table(
    data: JSONBody[CreateTable], process: TheProcess, guest: TheGuest, request: AnyRequest
) -> TableInfo:
    """A table with me as its host, in seat 0."""
    process.new_tables.take(address_of(request))
    return _info(process, await process.lobby.create(guest, data), guest.id)


@post("/api/quick", tags=["tables"])
async def quick_game(
    data: JSONBody[QuickGame], process: TheProcess, guest: TheGuest, request: AnyRequest
) -> TableInfo:
    """A private table against bots, started."""
    process.new_tables.take(address_of(request))
    return _info(process, await process.lobby.quick(guest, data), guest.id)


@get("/api/tables/{table_id:str}", tags=["tables"])
async def show_table(table_id: FromPath[str], process: TheProcess, visitor: Visitor) -> TableInfo:
    check_table_id(table_id)
    table = await process.services.store.read(lambda connection: tables.load(connection, table_id))
    return _info(process, table, visitor.id if visitor else None)


@post("/api/tables/{table_id:str}/seats/{number:int}", status_code=200, tags=["seats"])
async def sit(
    table_id: FromPath[str], number: FromPath[int], data: JSONBody[Sit], process: TheProcess, guest: TheGuest
) -> TableInfo:
    """Take a free seat; before the start only."""
    table = await process.lobby.sit(guest, check_table_id(table_id), number, data.name)
    return _info(process, table, guest.id)


@delete("/api/tables/{table_id:str}/seats/{number:int}", status_code=200, tags=["seats"])
async def leave(
    table_id: FromPath[str], number: FromPath[int], process: TheProcess, guest: TheGuest
) -> TableInfo:
    """Leave my seat; a host may free any seat before the start. In play a bot stands in, until I take the seat back."""
    return _info(process, await process.lobby.leave(guest, check_table_id(table_id), number), guest.id)


@put("/api/tables/{table_id:str}/seats/{number:int}/bot", tags=["seats"])
async def sit_bot(
    table_id: FromPath[str],
    number: FromPath[int],
    data: JSONBody[SeatBot],
    process: TheProcess,
    guest: TheGuest,
) -> TableInfo:
    """Let a bot play a seat; for the host, before the start."""
    table = await process.lobby.sit_bot(guest, check_table_id(table_id), number, data.bot)
    return _info(process, table, guest.id)


@delete("/api/tables/{table_id:str}/seats/{number:int}/bot", status_code=200, tags=["seats"])
async def remove_bot(
    table_id: FromPath[str], number: FromPath[int], process: TheProcess, guest: TheGuest
) -> TableInfo:
    """Send a bot away; for the host, before the start."""
    return _info(process, await process.lobby.remove_bot(guest, check_table_id(table_id), number), guest.id)


@post("/api/tables/{table_id:str}/start", status_code=200, tags=["tables"])
async def start(table_id: FromPath[str], process: TheProcess, guest: TheGuest) -> TableInfo:
    """Begin the game; for the host, when every seat is taken."""
    return _info(process, await process.lobby.start(guest, check_table_id(table_id)), guest.id)


@post("/api/tables/{table_id:str}/resign", status_code=200, tags=["tables"])
async def resign(table_id: FromPath[str], process: TheProcess, guest: TheGuest) -> TableInfo:
    """Give the game up: it counts as lost. A bot plays on for the others; without others the game ends."""
    return _info(process, await process.lobby.resign(guest, check_table_id(table_id)), guest.id)


@put("/api/tables/{table_id:str}/quit", tags=["tables"])
async def quit_together(
    table_id: FromPath[str], data: JSONBody[Quit], process: TheProcess, guest: TheGuest
) -> TableInfo:
    """End the game without a result, as soon as everyone who plays wants it; or take that back."""
    table = await process.lobby.quit_together(guest, check_table_id(table_id), data.on)
    return _info(process, table, guest.id)


@delete("/api/tables/{table_id:str}", tags=["tables"])
async def delete_table(table_id: FromPath[str], process: TheProcess, guest: TheGuest) -> None:
    """A table of mine that has not begun; or a game that I play alone, if it has hardly begun or is over."""
    await process.lobby.delete(guest, check_table_id(table_id))


@post("/api/tables/{table_id:str}/rematch", tags=["tables"])
async def rematch(
    table_id: FromPath[str],
    data: JSONBody[Rematch],
    process: TheProcess,
    guest: TheGuest,
    request: AnyRequest,
) -> TableInfo:
    """A new table for the same people, with changed options if wanted; after the end."""
    process.new_tables.take(address_of(request))
    return _info(process, await process.lobby.rematch(guest, check_table_id(table_id), data), guest.id)


@post("/api/tables/{table_id:str}/reports", status_code=204, tags=["tables"])
async def report_words(
    table_id: FromPath[str], data: JSONBody[ReportWords], process: TheProcess, guest: TheGuest
) -> None:
    """Let whoever runs the server read what somebody said at the table."""
    check_table_id(table_id)
    process.client_messages.count_words(guest.id)
    now, why = process.services.clock.time(), clean_talk(data.why, 500) if data.why.strip() else ""
    await process.services.store.writer.transact(
        lambda connection: complaints.add(connection, table_id, data.said, guest.id, why, now)
    )


def _info(process: Process, table: TableRow, guest: str | None) -> TableInfo:
    live = process.peek(table.id)
    if live is None:
        return table_info(table, guest)
    info = live.audience.info(table, guest)
    info.headline = live.match.headline() if live.match else {}
    return info


HANDLERS = [
    list_tables,
    create_table,
    quick_game,
    show_table,
    sit,
    leave,
    sit_bot,
    remove_bot,
    start,
    resign,
    quit_together,
    delete_table,
    rematch,
    report_words,
]
