"""The words of the command and its screens, in one language. What the games say themselves comes from `i18n`."""

from __future__ import annotations

import os
import warnings
from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource

from taverna.cli.seating import YOU, Player
from taverna.i18n import LANGUAGES, TextWarning, pick_language

FALLBACK = LANGUAGES[0]


class Texts:
    """`texts("again")` is the message `cli-again`. Get one with `texts_in(language)`: they are shared."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        languages = [lang] if lang == FALLBACK else [lang, FALLBACK]
        self._bundles = [_bundle(language) for language in languages]

    def has(self, key: str) -> bool:
        return any(bundle.has_message(f"cli-{key}") for bundle in self._bundles)

    def __call__(self, key: str, **values: str | int) -> str:
        for bundle in self._bundles:
            if bundle.has_message(f"cli-{key}"):
                pattern = bundle.get_message(f"cli-{key}").value
                assert pattern is not None
                text, problems = bundle.format_pattern(pattern, values)
                for problem in problems:
                    warnings.warn(f"{self.lang}: cli-{key}: {problem}", TextWarning, stacklevel=2)
                return str(text)
        warnings.warn(f"{self.lang}: there is no text cli-{key}", TextWarning, stacklevel=2)
        return f"cli-{key}"

    def player(self, player: Player) -> str:
        """A player's name as others read it."""
        if player.name == YOU:
            return self("you")
        if not player.bot:
            return player.name
        kind = self.bot(player.bot)
        return kind + player.name.removeprefix(player.bot)

    def bot(self, kind: str) -> str:
        return self(f"bot-{kind}") if self.has(f"bot-{kind}") else kind


def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    source = files(__package__).joinpath("text", f"{language}.ftl").read_text("utf-8")
    bundle.add_resource(FluentResource(source))
    return bundle


@cache
def texts_in(lang: str) -> Texts:
    return Texts(lang)


def chosen_language(wanted: str | None) -> str:
    return pick_language(wanted, os.environ)
