"""A step on a match, and what it means when it fails in a way that no rule foresees."""

from __future__ import annotations

from taverna.kernel import BadData, Match, TavernaError


class TableFailed(Exception):
    """The match in memory can't be trusted any more."""


def take_step(match: Match, seat: int, code: int | None, ticket: int | None) -> None:
    """A choice, or with `code` None the taking back of one. A refusal changes nothing."""
    try:
        if code is None:
            match.undo(seat)
        else:
            match.submit(seat, code, ticket)
    except TavernaError as problem:
        if isinstance(problem, BadData):
            raise TableFailed from problem
        raise
    except Exception as problem:
        raise TableFailed from problem
