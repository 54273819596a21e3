"""A finished game as it was seen: its end, log, record and replay, readable whatever becomes of the rules."""

from __future__ import annotations

import zlib
from typing import Any

import msgspec
from msgspec import Struct

from taverna.kernel import BadData, Decision, Gesture, IllegalChoice, NoUndo
from taverna.server.matches.match import TableMatch
from taverna.server.store.rows import Step, TableRow
from taverna.server.think.thoughts import Thought
from taverna.wire.replay import Frame, RecordFile
from taverna.wire.table import DecisionInfo, EventInfo, Offers, Result

FRAMES = 64
"""In one part: who looks at some of them need not read all."""


class SeenEvent(Struct):
    """`seen`: by spectators (-1) and which seats."""

    event: EventInfo
    seen: list[int]


class End(Struct):
    """`views`: a spectator's and each seat's; `length`: of the log, with what nobody saw."""

    record: RecordFile
    result: Result
    views: list[dict[str, Any]]
    log: list[SeenEvent]
    length: int


_encode = msgspec.json.Encoder().encode
_end = msgspec.json.Decoder(End).decode
_frames = msgspec.json.Decoder(list[Frame]).decode


def pack(match: TableMatch, frames: list[Frame]) -> list[bytes]:
    """The parts to be kept; `frames` are all of its replay."""
    parts = [frames[first : first + FRAMES] for first in range(0, len(frames), FRAMES)]
    return [zlib.compress(_encode(_end_of(match))), *(zlib.compress(_encode(part)) for part in parts)]


def _end_of(match: TableMatch) -> End:
    record = match.record()
    log: dict[int, SeenEvent] = {}
    eyes: list[int | None] = [None, *range(record.seats)]
    for seat in eyes:
        for event in match.events(seat, 0):
            log.setdefault(event.n, SeenEvent(event, [])).seen.append(-1 if seat is None else seat)
    return End(
        record=record,
        result=match.result(),
        views=[match.view(seat) for seat in eyes],
        log=[log[number] for number in sorted(log)],
        length=match.length,
    )


def parts_of(first: int, last: int) -> tuple[int, int]:
    """The parts with those frames, from the one on and before the other."""
    return 1 + first // FRAMES, 1 + -(-last // FRAMES)


def unpack_frames(parts: list[bytes], first: int, last: int) -> list[Frame]:
    found = [frame for part in parts for frame in _frames(_unpacked(part))]
    return [frame for frame in found if first <= frame.step < last]


def _unpacked(part: bytes) -> bytes:
    try:
        return zlib.decompress(part)
    except zlib.error as problem:
        raise BadData("bad-data", "what was kept of a finished game can't be read") from problem


class KeptMatch:
    """Nothing goes on here."""

    def __init__(self, end: bytes, table: TableRow) -> None:
        try:
            self._end = _end(_unpacked(end))
        except msgspec.MsgspecError as problem:
            raise BadData("bad-data", "what was kept of a finished game can't be read") from problem
        # Who is forgotten has no name here either.
        self._end.record.names = [seat.name for seat in table.seats]
        self.pending: list[Decision] = []
        self.over = self._end.result.over
        self.length = self._end.length

    def decision(self, seat: int) -> Decision | None:
        return None

    def ticket(self, seat: int) -> int:
        return 0

    def can_undo(self, seat: int) -> bool:
        return False

    def view(self, eyes: int | None) -> dict[str, Any]:
        return self._end.views[0 if eyes is None else eyes + 1]

    def events(self, eyes: int | None, since: int) -> list[EventInfo]:
        who = -1 if eyes is None else eyes
        return [told.event for told in self._end.log if told.event.n >= since and who in told.seen]

    def decision_info(self, seat: int, may_undo: bool) -> DecisionInfo | None:
        return None

    def offers(self, seat: int, may_undo: bool) -> Offers | None:
        return None

    def finals(self, seat: int) -> list[int]:
        return []

    def signs(self, seat: int) -> dict[str, list[int]]:
        return {}

    def forecast(self, seat: int, code: int) -> dict[str, Any]:
        return {}

    def answered(self) -> list[int]:
        return []

    def headline(self) -> dict[str, Any]:
        """What is over has a result."""
        return {}

    def result(self) -> Result:
        return self._end.result

    def record(self) -> RecordFile:
        return self._end.record

    def thought(self, decision: Decision) -> Thought:
        raise _over()

    async def foreseen(self, bots: list[int]) -> Thought | None:
        return None

    async def take(self, seat: int, codes: list[int], ticket: int | None = None) -> Gesture:
        raise _over()

    async def undo(self, seat: int) -> None:
        raise NoUndo("no-undo", f"seat {seat} has nothing to take back", values={"seat": seat})

    async def follow(self, step: Step) -> None:
        raise _over()


def _over() -> IllegalChoice:
    return IllegalChoice("game-over", "the game is over; nothing is asked any more")
