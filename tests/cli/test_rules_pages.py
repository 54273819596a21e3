"""The rules pages as data."""

from __future__ import annotations

import pytest

from taverna.i18n import LANGUAGES
from taverna.i18n.rules_pages import Entry, page, parse, rule_text
from taverna.kernel import BadCall

MARKDOWN = """# The game: the rules

Hello.

## At a glance

Draw.

## XY-1 Setup

Some words first.

- **XY-1.1** Shuffle the deck.
- **XY-1.2** (ruling, high) Deal two cards.

## XY-2 Turns

- **XY-2.1** (withdrawn) Nothing.
- **XY-2.2** Play a card.
"""


def test_a_page_is_read_into_chapters_and_entries() -> None:
    rules = parse(MARKDOWN)
    assert rules.title == "The game: the rules"
    assert [section.id for section in rules.sections] == ["", "", "XY-1", "XY-2"]
    assert rules.find("XY-1.2") == Entry("XY-1.2", "Deal two cards.", "ruling, high")
    assert [entry.id for entry in rules.entries if entry.withdrawn] == ["XY-2.1"]


def test_ids_may_be_short() -> None:
    rules = parse(MARKDOWN)
    assert rules.find("2.2") == rules.find("xy-2.2") == rules.find("XY-2.2") is not None
    section = rules.section("1")
    assert section is not None
    assert section.title == "Setup"
    assert section.prose.strip() == "Some words first."


def test_the_nearest_id_is_suggested() -> None:
    assert parse(MARKDOWN).nearest("1.22") == "XY-1.2"
    assert parse(MARKDOWN).nearest("elephant") == ""
    assert parse(MARKDOWN).nearest("3.1") == "", "there is no such chapter"


def test_search_wants_every_word_in_entry_or_title() -> None:
    rules = parse(MARKDOWN)
    assert [entry.id for entry in rules.search("CARD turns")] == ["XY-2.2"]
    assert [entry.id for entry in rules.search("setup")] == ["XY-1.1", "XY-1.2"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_real_pages_have_the_same_ids_in_every_language(lang: str) -> None:
    rules, english = page("dead-mans-draw", lang), page("dead-mans-draw", "en")
    assert [entry.id for entry in rules.entries] == [entry.id for entry in english.entries]
    assert [entry.withdrawn for entry in rules.entries] == [entry.withdrawn for entry in english.entries]


def test_a_game_without_a_page_is_refused_but_explains_nothing_quietly() -> None:
    with pytest.raises(BadCall, match="chess"):
        page("chess", "en")
    assert rule_text("chess", "en", "1.1") == ""
    assert rule_text("dead-mans-draw", "en", "DMD-51.4") == page("dead-mans-draw", "en").find("51.4").text  # type: ignore[union-attr]
