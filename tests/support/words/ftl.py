"""Fluent files taken apart: which messages there are, which values they need, which others they use."""

from __future__ import annotations

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from taverna.i18n import LANGUAGES
from taverna.i18n.catalogue import SHARED, game_package, source

GAMES = ["dead-mans-draw", "dungeon-raiders", "bloodborne", "gloomhaven"]
FILES: list[str | None] = [None, *GAMES]
FORMS = ("Is", "Id", "Count", "Rest", "Sound", "The")
"""Endings of the values that come along with an argument; which of them a sentence needs is up to the language."""


class Finder(Visitor):
    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.references: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.references.add(node.id.name)


def entries(language: str, game: str | None) -> list[ast.EntryType]:
    return FluentParser().parse(text(language, game)).body


def text(language: str, game: str | None) -> str:
    """The file of a game, or (None) of what all games share."""
    return source(language, SHARED if game is None else game_package(game))


def messages(language: str, game: str | None) -> list[ast.Message]:
    return [entry for entry in entries(language, game) if isinstance(entry, ast.Message)]


def is_part(name: str) -> bool:
    """Pieces of sentences, which each language has for itself."""
    return name.startswith("part-")


def texts(language: str, game: str | None) -> dict[str, ast.Pattern]:
    """Every message and help text by its id; other attributes are forms that only some languages have."""
    found: dict[str, ast.Pattern] = {}
    for message in messages(language, game):
        if message.value is not None:
            found[message.id.name] = message.value
        for attribute in message.attributes:
            if attribute.id.name.startswith("help"):
                found[f"{message.id.name}.{attribute.id.name}"] = attribute.value
    return found


def whole_catalogue(language: str, game: str | None) -> dict[str, ast.Pattern]:
    """What a player of the game gets: the shared texts and the game's own."""
    return texts(language, None) | texts(language, game)


def arguments(name: str, catalogue: dict[str, ast.Pattern]) -> set[str]:
    """The arguments that a text says something about, in itself or in what it refers to."""
    finder = Finder()
    finder.visit(catalogue[name])
    found = {_argument(variable) for variable in finder.variables}
    for reference in finder.references:
        found |= arguments(reference, catalogue)
    return found


def references(language: str, game: str | None) -> set[str]:
    finder = Finder()
    for message in messages(language, game):
        finder.visit(message)
    return finder.references


def _argument(variable: str) -> str:
    for form in FORMS:
        variable = variable.removesuffix(form)
    return variable


def ids(prefix: str, game: str | None) -> set[str]:
    """What follows the prefix in the ids of the English messages."""
    return {
        name.removeprefix(prefix)
        for name in texts(LANGUAGES[0], game)
        if name.startswith(prefix) and "." not in name
    }
