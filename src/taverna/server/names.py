"""Names and talk as people typed them, without what can't be seen or would upset the page."""

from __future__ import annotations

import re
import unicodedata

from taverna.server.problems import Refused
from taverna.wire.codes import Code

_SPACES = re.compile(r"\s+")
_SEEN = ("L", "N", "P", "S")


def clean(text: str) -> str:
    """Control, invisible and direction characters out; runs of space become one."""
    text = unicodedata.normalize("NFC", text)
    kept = [
        char if unicodedata.category(char)[0] != "C" else " " if char in "\n\r\t" else "" for char in text
    ]
    return _SPACES.sub(" ", "".join(kept)).strip()


def clean_name(text: str) -> str:
    name = clean(text)
    if not any(unicodedata.category(char)[0] in _SEEN for char in name):
        raise Refused(Code.BAD_NAME, "a name needs something to see")
    return name


def clean_talk(text: str, limit: int) -> str:
    text = clean(text)
    if len(text) > limit:
        raise Refused(Code.TOO_LONG, f"at most {limit} characters", {"limit": limit})
    if not text:
        raise Refused(Code.BAD_MESSAGE, "nothing said", {"problem": "text"})
    return text


def unused(name: str, taken: list[str]) -> str:
    """`Ana`, then `Ana 2`, and so on."""
    number = 2
    wanted = name
    while wanted in taken:
        wanted = f"{name} {number}"
        number += 1
    return wanted
