"""The command's own words: the same in all three languages, none missing, none left over."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.syntax import parse
from fluent.syntax.ast import Message, VariableReference
from fluent.syntax.visitor import Visitor

import taverna.cli
from taverna.bots import CHARACTERS, bot_names
from taverna.cli.seating import seat_all
from taverna.cli.texts import texts_in
from taverna.i18n import LANGUAGES, TextWarning

BUILT = (
    "temper-",
    "bot-",
    "setup-",
    "help-",
    "key-",
    "speed-",
    "error-",
    "confidence-",
    "replay-key-",
    "column-",
    "end-",
    "sim-",
    "campaign-",
    "balance-",
    "cases-",
    "analysis-column-",
)
"""Keys that the code puts together, or keeps in tables."""


class Variables(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802 (the visitor's own naming)
        self.found.add(node.id.name)


def messages(lang: str) -> dict[str, set[str]]:
    """Key -> the values that its text is filled with."""
    source = files("taverna.cli").joinpath("text", f"{lang}.ftl").read_text("utf-8")
    found: dict[str, set[str]] = {}
    for entry in parse(source).body:
        assert type(entry).__name__ != "Junk", entry
        if isinstance(entry, Message):
            assert entry.id.name not in found, f"{entry.id.name} stands twice"
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.found
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language_has_the_same_texts_with_the_same_values(lang: str) -> None:
    assert messages(lang) == messages("en")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_bot_has_a_name(lang: str) -> None:
    for name in bot_names():
        if name in CHARACTERS:
            assert texts_in(lang).has(f"temper-{CHARACTERS[name].temper}")
            continue
        assert texts_in(lang).has(f"bot-{name}")
        assert texts_in(lang).has(f"bot-{name}-help")


def test_no_text_is_left_over() -> None:
    assert taverna.cli.__file__
    folder = Path(taverna.cli.__file__).parent
    code = "\n".join(path.read_text("utf-8") for path in folder.rglob("*.py"))
    used = set(re.findall(r"[\"']([a-z][a-z0-9-]*)[\"']", code))
    left = [key.removeprefix("cli-") for key in messages("en")]
    assert [key for key in left if key not in used and not key.startswith(BUILT)] == []


def test_a_missing_text_warns_and_shows_its_key() -> None:
    with pytest.warns(TextWarning):
        assert texts_in("es")("no-such-text") == "cli-no-such-text"


def test_a_character_is_called_by_its_name_once() -> None:
    first, second = seat_all(["Midas", "Midas"])
    assert [texts_in("en").player(player) for player in (first, second)] == [first.name, second.name]
    assert first.name == "Midas"
