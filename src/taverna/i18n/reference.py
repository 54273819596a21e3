"""What a game tells about its components, in words: every list of phrases becomes a text."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from taverna.i18n.phrases import say
from taverna.i18n.words import Words
from taverna.kernel import game as find_game
from taverna.kit.phrases import Phrase


@lru_cache(maxsize=256)  # parts have names that anybody may make up
def reference(game: str, part: str, language: str) -> dict[str, object]:
    words = Words(language, game)
    return {name: told(words, value) for name, value in read(game, part).items()}


@lru_cache(maxsize=256)
def read(game: str, part: str) -> dict[str, object]:
    """The phrases. The first time, games read their content files for it: no second thread may do that meanwhile."""
    return find_game(game).components.reference(part)


def told(words: Words, value: object) -> object:
    if isinstance(value, dict):
        return {name: told(words, inner) for name, inner in value.items()}
    if not isinstance(value, Sequence) or isinstance(value, str):
        return value
    phrases = [item for item in value if isinstance(item, Phrase)]
    if phrases and len(phrases) == len(value):
        return say(words, phrases)
    return [told(words, item) for item in value]
