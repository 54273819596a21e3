"""A sentence before it has a language: the key of a text, and what the text is filled with."""

from __future__ import annotations


class Phrase:
    """`args` are numbers, ids of components, lists of these, or lists of further phrases, which are said one by one.

    `taverna.i18n.phrases` says it.
    """

    __slots__ = ("args", "key")

    def __init__(self, key: str, args: dict[str, object] | None = None) -> None:
        self.key = key
        self.args: dict[str, object] = args or {}

    def __repr__(self) -> str:
        return f"Phrase({self.key!r}, {self.args})"
