"""Looking back: a finished game or a record from a file step by step, and the file that comes with a complaint."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

from taverna.wire.lobby import Setting
from taverna.wire.table import EventInfo, Question, Result


class ReplayRequest(Struct, kw_only=True, forbid_unknown_fields=True):
    """The frames after `first` steps up to, not including, `last` steps; of a record, or of a finished table."""

    record: dict[str, Any] | None = None
    table: str | None = None
    first: Annotated[int, Meta(ge=0, le=2**31)] = 0
    last: Annotated[int, Meta(ge=0, le=2**31)] | None = None


class Frame(Struct, kw_only=True):
    """The table after so many steps, as a spectator sees it, and what the last step did."""

    step: int
    seat: int | None
    code: int | None
    """The choice that led here, and whose it was; None before the first step."""
    view: dict[str, Any]
    events: list[EventInfo]
    result: Result


class Replay(Struct, kw_only=True):
    game: str
    seats: int
    names: list[str]
    options: dict[str, Setting]
    steps: int
    """In the whole record; there is one frame more than steps."""
    frames: list[Frame]


class RecordFile(Struct, kw_only=True):
    """A finished game on paper; `taverna replay` and `POST /api/replay` read it."""

    format: str
    format_version: int
    game: str
    game_version: int
    seats: int
    seed: int
    options: dict[str, Setting]
    names: list[str]
    steps: list[list[int]]


class Report(Struct, kw_only=True):
    """What a player sends with a complaint. While the game goes on it holds only what that seat may know."""

    format: str = "taverna-report"
    reference: str
    """Names table and step to whoever runs the server."""
    server_version: str
    game: str
    game_version: int
    options: dict[str, Setting]
    seat: int
    step: int
    view: dict[str, Any]
    events: list[EventInfo]
    question: Question | None
    record: RecordFile | None = None
    """After the end: the whole game, to be played again exactly."""
