"""The Fluent files of one language, from one or more packages: `text/<language>.ftl` in each.

English stands in for a message that a language lacks. Whatever is wrong with a text is a `TextWarning`, never an
exception: a player would rather read an odd sentence than lose the game.
"""

from __future__ import annotations

import warnings
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Resource

from taverna.i18n.languages import FALLBACK, nearest_language
from taverna.kernel import BadCall

Value = str | int
"""What a text is filled with."""

HELP: Final = "help"
THE: Final = "the"
SHARED: Final = "taverna.i18n"
"""The package of the texts that all games share."""


class TextWarning(UserWarning):
    """A text is missing, or lacks a value it needs."""


class Catalogue:
    """Get one with `load_catalogue`: they are shared."""

    def __init__(self, language: str, packages: Sequence[str]) -> None:
        self.language = language
        self._bundles = [_bundle(language, packages)]
        if language != FALLBACK:
            self._bundles.append(_bundle(FALLBACK, packages))
        self._forms: dict[tuple[str, str], dict[str, str]] = {}

    def has(self, message_id: str, attribute: str = "") -> bool:
        return self._bundle_with(message_id, attribute) is not None

    def format(self, message_id: str, values: Mapping[str, Value], attribute: str = "") -> str:
        """The text filled in; its own id when there is none."""
        text, problems = self.attempt(message_id, values, attribute)
        for problem in problems:
            warnings.warn(f"{self.language}: {problem}", TextWarning, stacklevel=2)
        return text

    def attempt(
        self, message_id: str, values: Mapping[str, Value], attribute: str = ""
    ) -> tuple[str, list[str]]:
        """The text filled in as well as can be, and what was wrong with it."""
        name = f"{message_id}.{attribute}" if attribute else message_id
        bundle = self._bundle_with(message_id, attribute)
        if bundle is None:
            return name, [f"there is no text {name}"]
        message = bundle.get_message(message_id)
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern is not None
        text, problems = bundle.format_pattern(pattern, dict(values))
        return str(text), [f"{name}: {problem}" for problem in problems]

    def forms(self, kind: str, component: str) -> dict[str, str]:
        """A component in words: its name under "", and the grammatical forms its language gives it under theirs.

        Empty when it has no words.
        """
        key = (kind, component)
        if key not in self._forms:
            message_id, values = self.locate(kind, component)
            if not message_id:
                return {}
            found = {"": self.format(message_id, values)}
            for attribute in self._attributes(message_id):
                if not attribute.startswith(HELP):
                    found[attribute] = self.format(message_id, values, attribute)
            self._forms[key] = found
        return self._forms[key]

    def locate(self, kind: str, component: str) -> tuple[str, dict[str, Value]]:
        """The message of a component and the numbers in its id; "" when it has none."""
        message_id = f"{kind}-{component}"
        if self.has(message_id):
            return message_id, {}
        rest, numbers = _split_numbers(component)
        message_id = f"{kind}-{rest}"
        if not numbers or not self.has(message_id):
            return "", {}
        return message_id, {"n": numbers[0], "copy": numbers[1] if len(numbers) > 1 else 1}

    def _bundle_with(self, message_id: str, attribute: str) -> FluentBundle | None:
        for bundle in self._bundles:
            if bundle.has_message(message_id):
                message = bundle.get_message(message_id)
                if attribute in message.attributes if attribute else message.value is not None:
                    return bundle
        return None

    def _attributes(self, message_id: str) -> list[str]:
        bundle = self._bundle_with(message_id, "")
        return [] if bundle is None else list(bundle.get_message(message_id).attributes)


def load_catalogue(language: str, *packages: str) -> Catalogue:
    """The texts of these packages in a language. Every id has its place in one of them."""
    return _load(nearest_language(language), packages)


@cache
def _load(language: str, packages: tuple[str, ...]) -> Catalogue:
    return Catalogue(language, packages)


def game_package(game_id: str) -> str:
    return f"taverna.games.{game_id.replace('-', '_')}"


def game_packages(game_id: str) -> list[str]:
    """Where the texts of a game lie: its own, and the tales around it, which no browser is sent as a whole."""
    package = game_package(game_id)
    tales = f"{package}.tales"
    try:
        files(tales)
    except ModuleNotFoundError:
        return [package]
    return [package, tales]


def source(language: str, package: str) -> str:
    """The Fluent file of a package."""
    try:
        return files(package).joinpath("text", f"{language}.ftl").read_text("utf-8")
    except (ModuleNotFoundError, FileNotFoundError) as problem:
        if isinstance(problem, ModuleNotFoundError) and problem.name != package:
            raise
        raise BadCall(
            "no-texts",
            f"there are no texts in {language!r} for {package}",
            values={"name": package, "language": language},
        ) from problem


@cache
def _parsed(text: str) -> Resource:
    """Once: English stands behind every other language."""
    return FluentResource(text)


def _bundle(language: str, packages: Sequence[str]) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for package in packages:
        bundle.add_resource(_parsed(source(language, package)))
    return bundle


def _split_numbers(component: str) -> tuple[str, list[int]]:
    """`map-5-2` -> `map`, [5, 2]."""
    parts = component.split("-")
    numbers: list[int] = []
    while len(parts) > 1 and parts[-1].isdecimal():
        numbers.insert(0, int(parts.pop()))
    return "-".join(parts), numbers
