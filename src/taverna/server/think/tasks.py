"""What a worker is asked and what it answers, one JSON line each."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

from taverna.wire.lobby import Setting
from taverna.wire.replay import AnalysisPart
from taverna.wire.table import Judged, Reason


class Task(Struct, kw_only=True, tag="task"):
    game: str
    position: str
    """As `game.line` writes it."""
    seat: int
    bot: str
    seed: int
    """For the bot's own chance."""
    seconds: float = 0.0
    """After which a level that looks ahead must have decided; 0: no limit."""
    want: Literal["choice", "advice"] = "choice"


class Study(Struct, kw_only=True, tag="study"):
    """Look into a record from a step on, for so long."""

    record: dict[str, Any]
    first: int
    seconds: float


class Compose(Struct, kw_only=True, tag="compose"):
    """Look for a puzzle in the game between bots that has this seed."""

    game: str
    seed: int


class Composed(Struct, kw_only=True):
    """A decision with one clearly best answer, after these steps of the game with that seed."""

    game: str
    seed: int
    seats: int
    options: dict[str, Setting]
    steps: list[list[int]]
    seat: int
    tricky: bool
    """At a glance something else looks better."""
    ranking: list[Judged]
    reasons: list[Reason]


class Advice(Struct, kw_only=True):
    bot: str
    """Whose it is."""
    ranking: list[Judged]
    """The options from best to worst."""
    reasons: list[Reason] = []
    """What speaks for the best one."""


class Answer(Struct, kw_only=True):
    code: int | None = None
    share: float = 1.0
    """Of the thought that the bot is meant to have, as much as its time was enough for."""
    advice: Advice | None = None
    part: AnalysisPart | None = None
    puzzle: Composed | None = None
    problem: str = ""


AnyTask = Task | Study | Compose
