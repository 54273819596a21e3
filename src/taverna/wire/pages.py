"""What is there to read: the rules by number, and the texts for the browser."""

from __future__ import annotations

from msgspec import Struct

from taverna.wire.lobby import Language


class RuleEntry(Struct, kw_only=True):
    id: str
    text: str
    note: str = ""
    """Ruling and confidence, proposed, withdrawn; in the page's language."""


class RuleSection(Struct, kw_only=True):
    id: str
    title: str
    prose: str = ""
    entries: list[RuleEntry]


class RulesPage(Struct, kw_only=True):
    game: str
    language: Language
    title: str
    sections: list[RuleSection]


class Texts(Struct, kw_only=True):
    """Fluent sources, each to be added to one bundle: what all games share, the server's refusals, the game's own."""

    game: str
    language: Language
    sources: list[str]
