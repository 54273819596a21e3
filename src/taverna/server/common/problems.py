"""Refusals of the server's own, and how any refusal looks to a client: code, status, words."""

from __future__ import annotations

import contextlib
from collections.abc import Coroutine, Sequence
from typing import Any, Final

from taverna.i18n import Words, load_catalogue
from taverna.kernel import BadCall, BadData, BadOption, IllegalChoice, TavernaError
from taverna.wire.codes import Code
from taverna.wire.lobby import Problem
from taverna.wire.table import Fault

LONGEST: Final = 300
"""Characters of a text or detail: what was sent may be in it."""
CODES: Final = frozenset(code.value for code in Code)

STATUS: Final = {
    Code.INTRODUCE_YOURSELF: 401,
    Code.BAD_TOKEN: 401,
    Code.WRONG_ORIGIN: 403,
    Code.WRONG_HOST: 421,
    Code.NOT_HOST: 403,
    Code.NOT_YOUR_SEAT: 403,
    Code.NO_SEAT: 403,
    Code.OPERATORS_ONLY: 403,
    Code.BANNED: 403,
    Code.MUTED: 403,
    Code.NO_HINTS: 403,
    Code.NO_SPECTATORS: 403,
    Code.BAD_LOGIN: 401,
    Code.BAD_PASSKEY: 401,
    Code.NAME_TAKEN: 409,
    Code.HAS_ACCOUNT: 409,
    Code.LAST_WAY_IN: 409,
    Code.ACCOUNT_NEEDED: 403,
    Code.NOT_FRIENDS: 403,
    Code.NOT_WELCOME: 403,
    Code.NO_SESSION: 404,
    Code.NO_PERSON: 404,
    Code.NOT_FOUND: 404,
    Code.NO_TABLE: 404,
    Code.UNKNOWN_GAME: 404,
    Code.UNKNOWN_LANGUAGE: 404,
    Code.NO_RULES_PAGE: 404,
    Code.NO_TEXTS: 404,
    Code.BAD_SEAT: 404,
    Code.METHOD_NOT_ALLOWED: 405,
    Code.TABLE_STARTED: 409,
    Code.TABLE_NOT_STARTED: 409,
    Code.NOT_FINISHED: 409,
    Code.TABLE_CLOSED: 409,
    Code.GAME_OVER: 409,
    Code.SEATS_OPEN: 409,
    Code.SEAT_TAKEN: 409,
    Code.NO_STAND_IN: 409,
    Code.RESIGNED: 409,
    Code.RESIGN_FIRST: 409,
    Code.NOT_ALONE: 409,
    Code.WRONG_VERSION: 409,
    Code.NO_CAMPAIGN: 404,
    Code.NO_INVITATION: 404,
    Code.OF_CAMPAIGN: 409,
    Code.PERSON_TAKEN: 409,
    Code.TOO_MANY_CAMPAIGNS: 429,
    Code.CAMPAIGN_ARCHIVED: 409,
    Code.CHAPTER_GOES_ON: 409,
    Code.NO_CHAPTER: 409,
    Code.UNKNOWN_CAMPAIGN: 404,
    Code.UNKNOWN_CHAPTER: 409,
    Code.TOO_LARGE: 413,
    Code.BAD_MEDIA_TYPE: 415,
    Code.TOO_FAST: 429,
    Code.TOO_MANY_TABLES: 429,
    Code.TOO_MANY_CONNECTIONS: 429,
    Code.TOO_MANY_PEOPLE: 429,
    Code.TOO_MANY_UNDOS: 429,
    Code.TOO_MANY_STEPS: 413,
    Code.TOO_MUCH_WORK: 413,
    Code.FULL: 503,
    Code.INTERNAL: 500,
    Code.TABLE_FAILED: 500,
    Code.UNAVAILABLE: 503,
}
"""What is not here is 400."""


PLAINER: Final = {"bad-data": "plain-damaged", "wrong-version": "plain-wrong-version"}
"""Texts of the server's own where the shared one is for the command line, has English in it or can't say why."""
TECHNICAL: Final = ("problem", "path")
"""Values of a refusal that are for whoever writes a client, in English; a player is not told them."""


class Refused(TavernaError):
    """Something that this server won't do."""

    def __init__(self, code: Code, message: str, values: dict[str, object] | None = None) -> None:
        super().__init__(code.value, message, values=values)


def code_of(error: TavernaError) -> Code:
    """The code of the closed list."""
    if error.code in CODES:
        return Code(error.code)
    if isinstance(error, IllegalChoice):
        return Code.ILLEGAL_CHOICE
    if isinstance(error, BadOption):
        return Code.BAD_OPTION
    return Code.BAD_DATA if isinstance(error, BadData) else Code.BAD_REQUEST


def status_of(error: TavernaError) -> int:
    return STATUS.get(code_of(error), 400)


def detail(error: TavernaError) -> str:
    """`record.steps[3]: must be a pair of ...`"""
    said = [str(error.values[name]) for name in ("path", "problem") if error.values.get(name)]
    return ": ".join(said)[:LONGEST]


def _text_key(code: str) -> str:
    return PLAINER.get(code, f"error-{code}")


class Speaker:
    """Says refusals to one reader."""

    def __init__(
        self, language: str, game: str | None = None, names: Sequence[str] = (), reader: int | None = None
    ) -> None:
        try:
            self.words = Words(language, game, names, reader)
        except BadCall:  # a game of somebody's own, without texts
            self.words = Words(language, None, names, reader)
        self.own = load_catalogue(language, "taverna.server")

    def text(self, error: TavernaError) -> str:
        key = _text_key(error.code)
        if self.words.catalogue.has(key):
            return self.words.error(error)
        if not self.own.has(key):
            key = _text_key(code_of(error).value)
        values = {name: value if type(value) is int else str(value) for name, value in error.values.items()}
        text, problems = self.own.attempt(key, values)
        return self.own.format(_text_key(Code.BAD_REQUEST.value), {}) if problems else text

    def problem(self, error: TavernaError) -> Problem:
        code = code_of(error)
        return Problem(
            code=code,
            text=self.text(error),
            rule=error.rule,
            why="" if code == error.code else error.code,
            detail=detail(error),
            values={name: value for name, value in error.values.items() if name not in TECHNICAL},
        )

    def fault(self, error: TavernaError, sent: int | None) -> Fault:
        code = code_of(error)
        return Fault(
            code=code,
            text=self.text(error),
            rule=error.rule,
            why="" if code == error.code else error.code,
            detail=detail(error),
            sent=sent,
        )


async def if_there(work: Coroutine[Any, Any, None]) -> None:
    """A store that is away is asked again in a moment."""
    with contextlib.suppress(Refused):
        await work
