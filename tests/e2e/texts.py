"""The words that a player reads, from the same Fluent files as the client's."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

from tests.e2e.tavern import TOP

FOLDERS = (
    "src/taverna/i18n/text",
    "src/taverna/games/dead_mans_draw/text",
    "web/src/text",
    "web/src/boards/dead-mans-draw/tutorial",
)


class Texts:
    def __init__(self, language: str) -> None:
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        for folder in FOLDERS:
            self._bundle.add_resource(FluentResource(_source(TOP / folder / f"{language}.ftl")))

    def __call__(self, text_id: str, **values: str | int) -> str:
        pattern = self._bundle.get_message(text_id).value
        assert pattern is not None, text_id
        text, problems = self._bundle.format_pattern(pattern, values)
        assert not problems, problems
        return str(text)


@cache
def texts(language: str) -> Texts:
    return Texts(language)


def _source(path: Path) -> str:
    return path.read_text(encoding="utf-8")
