"""Everything that can be refused, as one small family of exceptions.

Each carries a stable `code` (the text key `error-<code>`), the values for that text, and the rule behind it if there
is one; the English sentence in `str(error)` is for callers and logs.
"""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches


class TavernaError(ValueError):
    """Something asked of Taverna was refused; nothing was changed by asking."""

    def __init__(
        self,
        code: str,
        message: str,
        rule: str = "",
        values: dict[str, object] | None = None,
    ) -> None:
        super().__init__(message)
        self.code = code
        self.rule = rule
        self.values: dict[str, object] = values or {}

    def __reduce__(self) -> tuple[object, ...]:
        """So that a refusal survives the way back from a worker process."""
        return type(self), (self.code, str(self), self.rule, self.values)


class UnknownGame(TavernaError):
    """No game has that id."""


class UnknownCampaign(TavernaError):
    """No campaign has that id."""


class BadCall(TavernaError):
    """An argument of a call is out of its range: the message names it."""


class BadOption(TavernaError):
    """A game option is unknown or has a value that it can't have."""


class IllegalChoice(TavernaError):
    """That seat can't choose that here; `rule` says why, where a rule says so."""


class StaleChoice(IllegalChoice):
    """The choice answers a question that is no longer the open one."""


class NoUndo(TavernaError):
    """There is nothing that this seat may take back."""


class BadData(TavernaError):
    """A saved position or a record is damaged, foreign or from another version."""


def suggestion(wanted: str, known: Iterable[str]) -> str:
    """The end of a sentence about an unknown name: the nearest known one, and all of them."""
    names = list(known)
    close = get_close_matches(wanted, names, n=1)
    hint = f"; did you mean {close[0]!r}?" if close else "."
    return f"{hint} Known: {', '.join(names)}"
