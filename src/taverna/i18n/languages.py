"""The languages there are, and which of them someone means."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from taverna.kernel import BadCall

LANGUAGES: Final = ("en", "pt-BR", "es")
FALLBACK: Final = LANGUAGES[0]
VARIABLES: Final = ("LC_ALL", "LC_MESSAGES", "LANG")


def nearest_language(tag: str) -> str:
    """The language that serves a tag or locale best: `pt_PT.UTF-8` -> `pt-BR`."""
    found = _find(tag)
    if found is None:
        allowed = ", ".join(LANGUAGES)
        raise BadCall(
            "unknown-language",
            f"there are no texts in {tag!r}. The languages are: {allowed}",
            values={"name": tag, "allowed": allowed},
        )
    return found


def pick_language(wanted: str | None, environment: Mapping[str, str]) -> str:
    """The language asked for; else the one the environment is set to, if we have it; else English."""
    if wanted is not None:
        return nearest_language(wanted)
    for variable in VARIABLES:
        # The first one that is set decides, as everywhere on POSIX: LC_ALL=C means C, whatever LANG says.
        if environment.get(variable):
            return _find(environment[variable]) or FALLBACK
    return FALLBACK


def _find(tag: str) -> str | None:
    primary = tag.split(".")[0].split("@")[0].replace("_", "-").split("-")[0].lower()
    for language in LANGUAGES:
        if language.split("-")[0] == primary:
            return language
    return None
