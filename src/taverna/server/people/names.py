"""Names and talk as people typed them, without what can't be seen or would upset the page; and names for bots."""

from __future__ import annotations

import re
import unicodedata
from typing import Final

from taverna.server.common.problems import Refused
from taverna.wire.codes import Code

BOTS: Final = (
    "Denise", "Rodrigo", "Clara", "Otto", "Inés", "Bruno", "Vera", "Tomás",
    "Alma", "Hugo", "Lia", "Simón", "Nadia", "Caio", "Flora", "Ivo",
)  # fmt: skip
"""It is easier to hold a grudge against somebody with a name. As many as a table may have seats."""

_SPACES = re.compile(r"\s+")
_SEEN = ("L", "N", "P", "S")

# Unicode calls these letters, marks or symbols, but nothing is seen of them: fillers, the Braille blank, variation
# selectors and the like (its default-ignorable code points, and two blanks). U+FE0E and U+FE0F stay: emoji need them.
_BLANK: Final = frozenset(
    [0x034F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x2800, 0x3164, 0xFFA0, 0x1D159]
    + [*range(0x180B, 0x1810), *range(0xFE00, 0xFE0E), *range(0xE0000, 0xE1000)]
)


def clean(text: str) -> str:
    """Control, invisible and direction characters out; runs of space become one."""
    text = unicodedata.normalize("NFC", text)
    return _SPACES.sub(" ", "".join(map(_shown, text))).strip()


def _shown(char: str) -> str:
    if ord(char) in _BLANK:
        return ""
    if unicodedata.category(char)[0] != "C":
        return char
    return " " if char in "\n\r\t" else ""


def clean_name(text: str) -> str:
    name = clean(text)
    if not any(unicodedata.category(char)[0] in _SEEN for char in name):
        raise Refused(Code.BAD_NAME, "a name needs something to see")
    return name


def folded(name: str) -> str:
    """As names are compared: neither case nor the way of writing a letter makes another one."""
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold()).strip()


def clean_talk(text: str, limit: int) -> str:
    text = clean(text)
    if len(text) > limit:
        raise Refused(Code.TOO_LONG, f"at most {limit} characters", {"limit": limit})
    if not text:
        raise Refused(Code.BAD_MESSAGE, "nothing said", {"problem": "`text` has nothing to see in it"})
    return text


def unused(name: str, taken: list[str]) -> str:
    """`Ana`, then `Ana 2`, and so on."""
    number = 2
    wanted = name
    while wanted in taken:
        wanted = f"{name} {number}"
        number += 1
    return wanted


def bot_name(taken: list[str]) -> str:
    """A name that nobody at the table has."""
    folded = {name.casefold() for name in taken}
    free = [name for name in BOTS if name.casefold() not in folded]
    return free[0] if free else unused(BOTS[0], taken)
