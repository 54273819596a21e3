"""Words of scenarios' rules that have a file of their own: what the rooms below their handlers have to know of them.

Each file of `scenario/words/` makes one with its handler, and adds it to the lists of `clauses.py` when it is
imported. From then on content is read with it, and `rule-` or `test-` with the word behind it tells it to people.
"""

from __future__ import annotations

from typing import Final

from taverna.games.gloomhaven.language.clauses import (
    FIRST_ADDED_OPERATION,
    FIRST_ADDED_TEST,
    OPERATIONS,
    TESTS,
    WAITING,
)


class Word:
    """A word, the fields of a line or a test that it can't do without, and the others that it looks at.

    People are told these and no others: each is a variable of the message with the same name (`view/wording/added.py`).
    """

    __test__ = False

    def __init__(self, word: str, needs: list[str], takes: list[str]) -> None:
        self.word = word
        self.needs = needs
        self.takes = takes

    def uses(self, field: str) -> bool:
        return field in self.needs or field in self.takes


class OperationWord(Word):
    """Any operation may say `of` whom it is beside its fields."""

    def __init__(
        self,
        word: str,
        needs: list[str],
        takes: list[str],
        waits: bool = False,
        is_about_figures: bool = False,
    ) -> None:
        super().__init__(word, needs, takes)
        self.waits = waits
        """Players may have to decide something about it: the agenda keeps it, and the word is the kind of question."""
        self.is_about_figures = is_about_figures
        """It can't do without figures: at a moment that is nobody's, the file says whom it concerns."""


class TestWord(Word):
    def __init__(
        self,
        word: str,
        needs: list[str],
        takes: list[str],
        is_counted: bool = False,
        is_exhaustion: bool = False,
    ) -> None:
        super().__init__(word, needs, takes)
        self.is_counted = is_counted
        """It counts something up to `count`: players see how far it is."""
        self.is_exhaustion = is_exhaustion
        """Who looks ahead takes care that no character is exhausted, if this loses."""


_operations: Final[list[OperationWord]] = []
_tests: Final[list[TestWord]] = []


def add_operation(word: OperationWord) -> None:
    assert word.word not in OPERATIONS, word.word
    OPERATIONS.append(word.word)
    _operations.append(word)
    if word.waits:
        WAITING.add(OPERATIONS.index(word.word))


def add_test(word: TestWord) -> None:
    assert word.word not in TESTS, word.word
    TESTS.append(word.word)
    _tests.append(word)


def is_question(kind: str) -> bool:
    """Whether an operation with a file of its own asks it."""
    return any(operation.word == kind for operation in _operations if operation.waits)


def word_of_operation(number: int) -> OperationWord | None:
    """None for those of `clauses.py`."""
    return _operations[number - FIRST_ADDED_OPERATION] if number >= FIRST_ADDED_OPERATION else None


def word_of_test(number: int) -> TestWord | None:
    return _tests[number - FIRST_ADDED_TEST] if number >= FIRST_ADDED_TEST else None
