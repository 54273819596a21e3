"""Phrases in words: what a card does, put together from its data in any language."""

from __future__ import annotations

from collections.abc import Sequence

from taverna.i18n.words import Words
from taverna.kit.phrases import Phrase


def say(words: Words, phrases: Sequence[Phrase]) -> str:
    """One sentence for each phrase."""
    return " ".join([_sentence(phrase_text(words, phrase)) for phrase in phrases])


def phrase_text(words: Words, phrase: Phrase) -> str:
    return words.text(phrase.key, **{name: _value(words, value) for name, value in phrase.args.items()})


def _value(words: Words, value: object) -> object:
    """Phrases inside a phrase are joined by commas."""
    if not isinstance(value, list) or not value or not isinstance(value[0], Phrase):
        return value
    joined = ""
    for part in value:
        text = phrase_text(words, part)
        joined = words.text("list-comma", head=joined, item=text) if joined else text
    return joined


def _sentence(text: str) -> str:
    return f"{text[:1].upper()}{text[1:]}" + ("" if text.endswith((".", "!", "?")) else ".")
