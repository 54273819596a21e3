"""The words that a player reads, from the same Fluent files as the client's."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

from tests.support.browser.launch import PEARLS
from tests.support.places import ROOT


class Texts:
    def __init__(self, language: str, game: str) -> None:
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        for folder in _folders(game):
            self._bundle.add_resource(FluentResource(_source(folder / f"{language}.ftl")))

    def __call__(self, text_id: str, **values: str | int) -> str:
        pattern = self._bundle.get_message(text_id).value
        assert pattern is not None, text_id
        text, problems = self._bundle.format_pattern(pattern, values)
        assert not problems, problems
        return str(text)


@cache
def texts(language: str, game: str) -> Texts:
    return Texts(language, game)


def _folders(game: str) -> list[Path]:
    """Those of all games, the server's, the client's, the game's and, if they are there, its board's and tutorial's."""
    own = "tests/support/browser/pearls" if game == PEARLS else f"src/taverna/games/{game.replace('-', '_')}"
    board = [ROOT / f"web/src/boards/{game}/{part}" for part in ("text", "tutorial")]
    server = ROOT / "src/taverna/server/text"
    shared = [ROOT / "src/taverna/i18n/text", server, ROOT / "web/src/text", ROOT / own / "text"]
    return shared + [folder for folder in board if folder.is_dir()]


def _source(path: Path) -> str:
    return path.read_text(encoding="utf-8")
