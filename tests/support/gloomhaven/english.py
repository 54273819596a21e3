"""The English names of the box, to be found in texts of another language."""

from __future__ import annotations

import re
from functools import cache

from taverna.games.gloomhaven.content import names
from taverna.games.gloomhaven.content.reading.abilities import ITEM_SLOTS
from taverna.games.gloomhaven.language import vocabulary as v
from taverna.i18n import Words

ALIKE = {
    "pt-BR": {
        "card": {"inferno", "avalanche"},
        "class": {"lightning"},
        "monster": {"jekserah"},
        "npc": {"altar", "fish", "hail", "rikharn", "totem"},
        "rank": {"normal", "elite"},
    },
    "es": {
        "card": {"oasis"},
        "class": {"lightning"},
        "monster": {"jekserah"},
        "npc": {"altar", "fish", "hail", "rikharn"},
        "goal": {"protector"},
        "condition": {"invisible"},
        "rank": {"normal"},
    },
}
"""Names that are the same as in English: proper names, and words that both languages have."""


def named() -> list[tuple[str, str]]:
    """Everything that has a name: (kind, id)."""
    found = [(kind, id) for kind in names.KINDS for id in names.named(kind)]
    for kind, ids in (
        ("condition", v.CONDITIONS),
        ("element", v.ELEMENTS),
        ("rank", v.RANKS),
        ("slot", ITEM_SLOTS),
    ):
        found += [(kind, id) for id in ids]
    return found


def name(language: str, kind: str, id: str) -> str:
    return Words(language, "gloomhaven").component(kind, id)


@cache
def pattern(language: str) -> re.Pattern[str]:
    """Any name that is not the same in the language; and ids, which are English words with dashes."""
    wanted: set[str] = set()
    for kind, id in named():
        english = name("en", kind, id)
        if english != name(language, kind, id):
            wanted.add(english)
        if "-" in id:
            wanted.add(id)
    longest_first = sorted(wanted, key=len, reverse=True)
    return re.compile(rf"(?<![\w-])(?:{'|'.join(map(re.escape, longest_first))})(?![\w-])")


def found_in(text: str, language: str) -> list[str]:
    return pattern(language).findall(text)
