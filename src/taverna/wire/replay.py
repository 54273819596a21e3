"""Looking at a finished game, or at a record from a file, step by step."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

from taverna.wire.table import EventInfo, Result


class ReplayRequest(Struct, kw_only=True, forbid_unknown_fields=True):
    """The steps from `first` up to, not including, `last` of a record."""

    record: dict[str, Any]
    first: Annotated[int, Meta(ge=0)] = 0
    last: Annotated[int, Meta(ge=0)] | None = None


class Frame(Struct, kw_only=True):
    """The table after so many steps, as a spectator sees it, and what the last step did."""

    step: int
    seat: int | None
    view: dict[str, Any]
    events: list[EventInfo]
    result: Result


class Replay(Struct, kw_only=True):
    game: str
    seats: int
    names: list[str]
    steps: int
    """In the whole record."""
    frames: list[Frame]
