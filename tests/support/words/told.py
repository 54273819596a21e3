"""Dead Man's Draw told to Denise, Clara and Inés."""

from __future__ import annotations

from taverna.i18n import Words
from taverna.kernel import Arg, Event, Option

DENISE, CLARA, INES = 0, 1, 2
NAMES = ["Denise", "Clara", "Inés"]


def words(language: str, reader: int | None = None) -> Words:
    return Words(language, "dead-mans-draw", NAMES, reader)


def tell(language: str, reader: int | None, kind: str, **args: Arg) -> str:
    return words(language, reader).event(Event(kind, "", args))


def option(language: str, key: str, **args: Arg) -> str:
    return words(language, DENISE).option(Option(key, args, [], ""))
