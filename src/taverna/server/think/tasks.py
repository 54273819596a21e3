"""What a worker is asked and what it answers, one JSON line each."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct


class Task(Struct, kw_only=True):
    game: str
    position: str
    """As `game.line` writes it."""
    seat: int
    bot: str
    seed: int
    """For the bot's own chance."""
    want: Literal["choice", "ranking"] = "choice"


class Answer(Struct, kw_only=True):
    code: int | None = None
    ranking: list[tuple[int, float]] = []
    problem: str = ""
