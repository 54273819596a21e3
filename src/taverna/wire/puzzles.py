"""The puzzle of the day: a position of a game between bots with one clearly best answer, and what was thought of it."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from taverna.wire.lobby import Setting
from taverna.wire.replay import Spoken
from taverna.wire.table import DecisionInfo, EventInfo, Reason


class Position(Struct, kw_only=True):
    """A table as one seat sees it, with the question that it is asked."""

    seat: int
    names: list[str]
    options: dict[str, Setting]
    view: dict[str, Any]
    events: list[EventInfo]
    """What happened so far, as far as that seat was told."""
    decision: DecisionInfo


class Puzzle(Struct, kw_only=True):
    game: str
    day: str
    """By the server's clock, in UTC: 2026-11-18."""
    state: Literal["ready", "making", "none"]
    """`making`: ask again in a moment. `none`: there is none that day."""
    position: Position | None = None


class PuzzleAnswer(Struct, kw_only=True, forbid_unknown_fields=True):
    day: Annotated[str, Meta(pattern=r"^\d{4}-\d{2}-\d{2}$")]
    code: int


class Candidate(Struct, kw_only=True):
    """An option with the share of the victory that it promises, 0 to 1; None: hardly thought about."""

    option: Spoken
    expected: float | None


class Solution(Struct, kw_only=True):
    right: bool
    best: Spoken
    candidates: list[Candidate]
    """From best to worst."""
    reasons: list[Reason]
    """What speaks for the best: text keys `reason-<key>`."""
