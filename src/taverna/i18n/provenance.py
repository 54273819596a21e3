"""How well the components of a game are known, in a sentence. The browser makes the same one in `known.ts`."""

from __future__ import annotations

from collections.abc import Sequence

from taverna.i18n.words import Words
from taverna.kernel import Inventory
from taverna.kernel.provenance import STANDINGS


def in_words(words: Words, known: Inventory) -> str:
    """87 cards: 13 are proposals and 25 rest on a single source. Empty for a game that does not tell."""
    if not known.total:
        return ""
    counts = [(standing, known.count(standing)) for standing in STANDINGS]
    parts = [words.text(f"provenance-{standing}", number=number) for standing, number in counts if number]
    told = words.join(parts) or words.text("provenance-none")
    return words.text("provenance", unit=known.unit, total=known.total, told=told)


def fields_in_words(words: Words, fields: Sequence[str]) -> str:
    """A field without a word keeps its name."""
    return words.join([words.component("field", name) for name in whole_fields(fields)])


def whole_fields(fields: Sequence[str]) -> list[str]:
    """`effects[0].cond` is a part of the effect, and told as such."""
    return list(dict.fromkeys([field.partition("[")[0] for field in fields]))
