"""The three languages say the same things: same messages, same values, nothing broken, nothing left over."""

from __future__ import annotations

import ast as python
from collections import Counter
from pathlib import Path

import pytest
from fluent.syntax import ast

import taverna
from taverna.games.dead_mans_draw.cards import SUITS
from taverna.games.dead_mans_draw.content import OPTIONS, PIRATES, VARIATIONS
from taverna.i18n import LANGUAGES
from taverna.i18n.catalogue import SHARED, game_package, source
from taverna.wire.codes import Code
from tests.support.words.ftl import (
    FILES,
    GAMES,
    arguments,
    entries,
    ids,
    is_part,
    messages,
    references,
    text,
    texts,
    whole_catalogue,
)

OTHERS = [language for language in LANGUAGES if language != "en"]
DMD = "dead-mans-draw"
ERRORS = {
    "TavernaError", "UnknownCampaign", "UnknownGame", "BadCall", "BadOption", "IllegalChoice", "StaleChoice", "NoUndo",
    "BadData", "Refusal", "CliError", "_file_error", "Refused", "refused",
}  # fmt: skip


def test_every_game_has_its_texts_checked_here() -> None:
    assert [game.id for game in taverna.games()] == GAMES


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", FILES)
def test_every_line_is_understood(language: str, game: str | None) -> None:
    assert [entry.content for entry in entries(language, game) if isinstance(entry, ast.Junk)] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_no_message_stands_twice(language: str, game: str) -> None:
    names = [message.id.name for file in (None, game) for message in messages(language, file)]
    assert [name for name, count in Counter(names).items() if count > 1] == []


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("game", FILES)
def test_no_message_is_missing_or_left_over(language: str, game: str | None) -> None:
    english = {name for name in texts("en", game) if not is_part(name)}
    here = {name for name in texts(language, game) if not is_part(name)}
    assert here == english


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("game", GAMES)
def test_every_text_speaks_of_the_same_things(language: str, game: str) -> None:
    english, here = whole_catalogue("en", game), whole_catalogue(language, game)
    for name in english:
        if not is_part(name):
            assert arguments(name, here) == arguments(name, english), name


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_part_is_used(language: str) -> None:
    used = set().union(*(references(language, game) for game in FILES))
    parts = {name for game in FILES for name in texts(language, game) if is_part(name)}
    assert parts <= used


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", FILES)
def test_no_line_has_stray_spaces_or_three_dots(language: str, game: str | None) -> None:
    lines = text(language, game).splitlines()
    assert [line for line in lines if "  " in line.strip() or line != line.rstrip()] == []
    assert [line for line in lines if "..." in line and not line.startswith("#")] == []


# Against the code


TOP = Path(taverna.__path__[0])
SERVER, COMMAND = "taverna.server", "taverna.cli"
CODES = {code.name: code.value for code in Code}


def _codes_in(path: Path) -> set[str]:
    """The code of every error and refusal that a file makes: as a text, or as a member of the server's list."""
    found: set[str] = set()
    for node in python.walk(python.parse(path.read_text("utf-8"))):
        if isinstance(node, python.Call) and node.args and getattr(node.func, "id", "") in ERRORS:
            found |= _codes(node.args[0])
    return found


def _codes(first: python.expr) -> set[str]:
    if isinstance(first, python.IfExp):
        return _codes(first.body) | _codes(first.orelse)
    if isinstance(first, python.Attribute) and getattr(first.value, "id", "") == "Code":
        return {CODES[first.attr]}
    return {str(first.value)} if isinstance(first, python.Constant) else set()


def _told(package: str) -> set[str]:
    """The codes that a package has texts for."""
    prefix = "cli-error-" if package == COMMAND else "error-"
    lines = source("en", package).splitlines()
    return {line.split(" =")[0].removeprefix(prefix) for line in lines if line.startswith(prefix)}


def _rooms(path: Path) -> list[str]:
    """Where whoever tells the refusals of that file looks for their texts."""
    room, *inside = path.relative_to(TOP).parts
    if room == "games" and len(inside) > 1:
        return [SHARED, f"taverna.games.{inside[0]}"]
    if room == "server":  # what stops its start is told by the command, the rest by itself
        return [SHARED, SERVER, COMMAND]
    return [SHARED, COMMAND] if room in ("cli", "bench") else [SHARED]


def test_every_error_has_a_text_in_its_room() -> None:
    checked = 0
    for path in TOP.rglob("*.py"):
        if path.is_relative_to(TOP / "adapters"):
            continue  # only programs call these: they get an exception that names the argument
        codes = _codes_in(path)
        checked += len(codes)
        told = set().union(*(_told(package) for package in _rooms(path)))
        assert codes <= told, f"{path.relative_to(TOP)}: {sorted(codes - told)}"
    assert checked > 50


def test_every_error_text_has_an_error() -> None:
    raised = set().union(*(_codes_in(path) for path in TOP.rglob("*.py")))
    packages = [SHARED, COMMAND, *(game_package(game) for game in GAMES)]
    assert set().union(*(_told(package) for package in packages)) <= raised
    assert _told(SERVER) <= set(CODES.values())


def test_components_of_dead_mans_draw() -> None:
    assert ids("suit-", DMD) == set(SUITS)
    assert ids("card-", DMD) == set(SUITS)
    assert ids("pirate-", DMD) == {pirate.id for pirate in PIRATES}
    assert ids("variation-", DMD) == {"none", *(variation.id for variation in VARIATIONS)}
    assert ids("setting-", DMD) == {option.name for option in OPTIONS}


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_can_be_asked_about_has_help(language: str) -> None:
    here = texts(language, DMD)
    for kind in ("suit", "pirate", "setting", "variation"):
        for name in ids(f"{kind}-", DMD):
            assert f"{kind}-{name}.help" in here, name


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_every_suit_and_card_has_its_article(language: str) -> None:
    for message in messages(language, DMD):
        if message.id.name.startswith(("suit-", "card-")):
            assert "the" in [attribute.id.name for attribute in message.attributes], message.id.name
