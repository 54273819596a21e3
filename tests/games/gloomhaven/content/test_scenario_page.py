"""The page about scenario files has every word of the language, and no other."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from taverna.games.gloomhaven.language import clauses as c, moments

PAGE = (Path(__file__).parents[4] / "docs" / "gloomhaven-scenarios.md").read_text("utf-8")


def words_of(table: str) -> list[str]:
    """The first column of the table whose first heading this is."""
    [rows] = re.findall(rf"^\| {table} \|.*\n\| --- .*\n((?:\|.*\n)+)", PAGE, re.MULTILINE)
    return re.findall(r"^\| `([^`]+)` \|", rows, re.MULTILINE)


@pytest.mark.parametrize(
    ("table", "words"),
    [
        ("moment", moments.MOMENTS),
        ("rounds", c.ROUNDS),
        ("who", c.WHO),
        ("cost", c.COSTS),
        ("side", c.SIDES),
        ("standing", c.STANDING),
    ],
)
def test_every_word_is_told_in_its_order(table: str, words: tuple[str, ...]) -> None:
    assert words_of(table) == list(words)


@pytest.mark.parametrize(
    ("table", "words", "added"),
    [("test", c.TESTS, c.FIRST_ADDED_TEST), ("operation", c.OPERATIONS, c.FIRST_ADDED_OPERATION)],
)
def test_words_with_a_file_of_their_own_come_behind_the_others(
    table: str, words: list[str], added: int
) -> None:
    told = words_of(table)
    assert told[:added] == words[:added]
    assert sorted(told[added:]) == sorted(words[added:])


def test_cards_that_are_added() -> None:
    assert all(f"`{card}`" in PAGE for card in c.CARDS)


def test_no_list_is_kept_by_hand() -> None:
    assert "not_yet" not in PAGE
