"""Records, replays and complaints."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
from litestar import Response
from litestar.params import FromPath, FromQuery, JSONBody

import taverna
from taverna.kernel import AnyGame, BadData
from taverna.server.common.problems import Refused
from taverna.server.http.requests import TheGuest, TheProcess, check_table_id
from taverna.server.http.verbs import get, post
from taverna.server.live.table import LiveTable
from taverna.server.matches.kept import parts_of, unpack_frames
from taverna.server.matches.replaying import Work, frames, read_record, too_much_work
from taverna.server.process import Process
from taverna.server.store import keeping
from taverna.server.store.rows import Guest
from taverna.wire.codes import Code
from taverna.wire.replay import (
    AnalysisPart,
    AnalysisRequest,
    RecordFile,
    Replay,
    ReplayRequest,
    Report,
)


@get("/api/tables/{table_id:str}/record", tags=["looking back"])
async def show_record(table_id: FromPath[str], process: TheProcess) -> Response[RecordFile]:
    """The whole game as a file; after its end."""
    record = await _finished(process, table_id)
    name = f"{record.game}-{table_id[:6]}.json"
    return Response(record, headers={"content-disposition": f'attachment; filename="{name}"'})


@get("/api/tables/{table_id:str}/report", tags=["looking back"])
async def report_problem(
    table_id: FromPath[str], process: TheProcess, guest: TheGuest, seat: FromQuery[int | None] = None
) -> Response[Report]:
    """A file for whoever looks into a complaint: what my seat sees; after the end, the record too."""
    live = await process.wake(check_table_id(table_id))
    report = await live.call(lambda: _report(live, guest, seat))
    name = f"report-{report.reference}.json"
    return Response(report, headers={"content-disposition": f'attachment; filename="{name}"'})


@post("/api/replay", status_code=200, tags=["looking back"])
async def show_replay(data: JSONBody[ReplayRequest], process: TheProcess) -> Replay:
    """A record, or a finished table, step by step as a spectator or one of the seats sees it."""
    record = await _wanted(process, data.record, data.table)
    settings = process.services.settings
    last = data.first + settings.max_frames
    if data.last is not None:
        last = min(last, data.last)
    # What was kept is a spectator's; rules of before are not asked for more than that.
    as_kept = data.eyes is None and not data.hands
    if data.table is not None and (as_kept or await asyncio.to_thread(_earlier, record) is not None):
        kept = await _kept(process, data.table, record, data.first, last)
        if kept is not None:
            return kept
    async with process.replaying:
        earlier = await asyncio.to_thread(_earlier, record)
        if earlier is not None:
            return await _earlier_frames(process, record, earlier, data.first, last)
        work = Work(settings.replay_seconds, process.services.clock.now)
        return await asyncio.to_thread(frames, record, data.first, last, work, data.eyes, data.hands)


@post("/api/analysis", status_code=200, tags=["looking back"])
async def show_analysis(data: JSONBody[AnalysisRequest], process: TheProcess) -> AnalysisPart:
    """What a strong bot thinks of a record, or of a finished table: the next few steps of it."""
    record = await _wanted(process, data.record, data.table)
    async with process.replaying:
        earlier = await asyncio.to_thread(_earlier, record)
        if earlier is not None:
            game, version = earlier
            raise BadData(
                "wrong-version",
                "only games under the rules in force are thought about",
                values={"version": version, "here": game.version, "reason": "analysis"},
            )
        # A record with a fault is refused with its place, before anybody thinks about it.
        work = Work(process.services.settings.replay_seconds, process.services.clock.now)
        await asyncio.to_thread(frames, record, 0, 0, work)
        part = await process.services.thinkers.study(record, data.first)
    if part is None:
        raise Refused(Code.UNAVAILABLE, "nobody had the time to think about it")
    return part


def _earlier(record: Any) -> tuple[AnyGame, int] | None:
    """The game and its version, if the record is of one that is not in force any more."""
    read = read_record(record)
    game = next((game for game in taverna.games() if game.id == read.game), None)
    return None if game is None or read.version == game.version else (game, read.version)


async def _kept(process: Process, table_id: str, record: Any, first: int, last: int) -> Replay | None:
    """What was kept of a finished table; None if nothing is (yet)."""
    last = min(last, len(record["steps"]) + 1)
    parts = await process.services.store.read(
        lambda connection: keeping.load(connection, table_id, *parts_of(first, last))
    )
    if not parts and first < last:
        return None
    return Replay(
        game=record["game"],
        seats=record["seats"],
        names=record["names"],
        options=record["options"],
        steps=len(record["steps"]),
        frames=await asyncio.to_thread(unpack_frames, parts, first, last),
    )


async def _wanted(process: Process, record: dict[str, Any] | None, table: str | None) -> Any:
    if (record is None) == (table is None):
        raise Refused(
            Code.BAD_REQUEST, "either record or table", {"problem": "either `record` or `table`, not both"}
        )
    if record is not None:
        _check_length(record, process.services.settings.max_steps)
    return record if table is None else msgspec.to_builtins(await _finished(process, table))


def _check_length(record: dict[str, Any], limit: int) -> None:
    steps = record.get("steps")
    if isinstance(steps, list) and len(steps) > limit:
        raise Refused(Code.TOO_MANY_STEPS, f"at most {limit} steps", {"limit": limit})


async def _earlier_frames(
    process: Process, record: Any, earlier: tuple[AnyGame, int], first: int, last: int
) -> Replay:
    """A process that takes too long over them is ended."""
    game, version = earlier
    try:
        async with asyncio.timeout(process.services.settings.replay_seconds):
            return await process.services.past.frames(record, version, game.version, first, last)
    except TimeoutError as problem:
        raise too_much_work() from problem


async def _finished(process: Process, table_id: str) -> RecordFile:
    live = await process.wake(check_table_id(table_id))
    return await live.call(lambda: _record(live))


def _record(live: LiveTable) -> RecordFile:
    if live.table.state != "finished":
        raise Refused(Code.NOT_FINISHED, "the game is not over")
    return live.playing().record()


def _report(live: LiveTable, guest: Guest, wanted: int | None) -> Report:
    mine = live.table.seats_of(guest.id)
    if not mine:
        raise Refused(Code.NO_SEAT, "only players may complain")
    if wanted is not None and wanted not in mine:
        raise Refused(Code.NOT_YOUR_SEAT, "that is not your seat")
    seat = mine[0] if wanted is None else wanted
    match = live.playing()
    return Report(
        reference=f"{live.table.id}-{live.step}",
        server_version=taverna.__version__,
        game=live.table.game,
        game_version=live.table.version,
        options=live.table.options,
        seat=seat,
        step=live.step,
        view=match.view(seat),
        events=match.events(seat, live.begin_at(0)),
        decision=match.decision_info(seat, live.undos.any_left(seat)),
        record=_record(live) if live.table.state == "finished" else None,
    )


HANDLERS = [show_record, report_problem]
LARGE_HANDLERS = [show_replay, show_analysis]
"""Those that take a record in the request."""
