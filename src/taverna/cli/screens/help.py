"""The keys, in one line and on a page."""

from __future__ import annotations

from textual.content import Content

from taverna.cli.boards.painting import flow, line, piece, wrap
from taverna.cli.texts import Texts

KEYS = {
    "u": "undo",
    "h": "hint",
    "r": "rules",
    "p": "look",
    "question_mark": "help",
    "q": "quit",
    "l": "language",
    "space": "skip",
    "s": "save",
    "plus": "faster",
    "minus": "slower",
    "t": "light",
}
"""Key -> text of the last line of the screen, where those that do not fit are left out."""
SIGNS = {"question_mark": "?", "plus": "+", "minus": "-", "space": "␣"}
PAGE = ("choose", "cursor", "u", "h", "r", "p", "tab", "space", "speed", "s", "l", "t", "q")
"""What the help page explains, by text."""


def key_line(texts: Texts, width: int) -> list[Content]:
    """As many keys as fit on one line."""
    pieces = [
        line(
            piece(f" {SIGNS.get(key, key)} ", "bold $night on $dim", f"key:{key}"),
            piece(f" {texts('key-' + name)}", "$dim", f"key:{key}"),
        )
        for key, name in KEYS.items()
    ]
    return flow(pieces, width, 2)[:1]


def help_page(texts: Texts, width: int, commitment: str) -> list[Content]:
    rows = [*wrap(piece(texts("help-intro"), "$words"), width), piece("")]
    indent = 14
    for name in PAGE:
        told = wrap(piece(texts(f"help-{name}"), "$words"), width - indent)
        keys = piece(texts(f"help-{name}-keys").ljust(indent), "bold $candle")
        rows += [line(keys if at == 0 else piece(" " * indent), row) for at, row in enumerate(told)]
    return [*rows, piece(""), *fairness(texts, width, commitment)]


def fairness(texts: Texts, width: int, commitment: str) -> list[Content]:
    """The hash of the seed, and what it is good for."""
    if not commitment:
        return list(wrap(piece(texts("no-commitment"), "$dim"), width))
    shown = wrap(piece(texts("commitment", hash=commitment), "bold $candle"), width)
    return [*shown, *wrap(piece(texts("fair-play"), "$words"), width)]
