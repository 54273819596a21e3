"""The rules pages as data."""

from __future__ import annotations

import pytest

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


MANY_KINDS = """# The other game

## DR-1 Setup

- **DR-1.1** Shuffle.
- **R-3** (ruling) Nobody looks.

## DR-3 Rooms

Enter.

- **DR-3.1** From the left.

### Traps

- **DR-3.2** Ouch.
- **R-12** (ruling) Ouch again.

## DR-12 Coins

- **DR-12.1** Twenty at most.

## GH-S-FOC Focus

- **GH-S-FOC-08** The closest enemy.
- **BB-R.7** (ruling) All at once.

## Glossary

### Names

Many.
"""


def test_ids_of_every_game_are_read() -> None:
    rules = parse(MANY_KINDS)
    assert [entry.id for entry in rules.entries] == [
        "DR-1.1",
        "R-3",
        "DR-3.1",
        "DR-3.2",
        "R-12",
        "DR-12.1",
        "GH-S-FOC-08",
        "BB-R.7",
    ]
    assert [section.id for section in rules.sections if section.id] == ["DR-1", "DR-3", "DR-12", "GH-S-FOC"]


@pytest.mark.parametrize(
    ("wanted", "found"),
    [
        ("R-12", "R-12"),
        ("r12", "R-12"),
        ("DR-3.2", "DR-3.2"),
        ("3.2", "DR-3.2"),
        ("gh-s-foc-8", "GH-S-FOC-08"),
        ("foc-08", "GH-S-FOC-08"),
        ("BB-R.7", "BB-R.7"),
        ("R.7", "BB-R.7"),
    ],
)
def test_every_kind_of_id_is_found_in_full_and_in_short(wanted: str, found: str) -> None:
    entry = parse(MANY_KINDS).find(wanted)
    assert entry is not None
    assert entry.id == found


@pytest.mark.parametrize("wanted", ["", "12", "DR-12", "R-13", "GH", "FOC", "DR-3.22", "9" * 5000])
def test_what_is_no_rule_is_not_found(wanted: str) -> None:
    assert parse(MANY_KINDS).find(wanted) is None


def test_a_short_id_that_fits_two_rules_is_not_guessed() -> None:
    twice = parse("## GH-S-RUL A\n\n- **GH-S-RUL-01** One.\n\n## GH-C-RUL B\n\n- **GH-C-RUL-01** Two.\n")
    assert twice.find("RUL-01") is None
    assert twice.find("C-RUL-01") == Entry("GH-C-RUL-01", "Two.")


def test_a_ruling_stands_where_it_is_written() -> None:
    rules = parse(MANY_KINDS)
    where = {rule: rules.section_of(rule) for rule in ("R-3", "R-12", "12", "R-99")}
    assert {rule: (at.chapter, at.title) for rule, at in where.items() if at} == {
        "R-3": ("DR-1", "Setup"),
        "R-12": ("DR-3", "Traps"),
    }


def test_a_chapter_has_its_parts_and_the_glossary_is_none() -> None:
    rules = parse(MANY_KINDS)
    assert [section.title for section in rules.chapter("3")] == ["Rooms", "Traps"]
    assert [section.title for section in rules.chapter("12")] == ["Coins"]
    assert [section.chapter for section in rules.sections if section.title in ("Glossary", "Names")] == [
        "",
        "",
    ]
    assert rules.chapter("") == []


def test_the_kind_of_an_id_names_all_of_it() -> None:
    rules = parse(MANY_KINDS)
    assert [entry.id for entry in rules.family("R")] == ["R-3", "R-12"]
    assert [entry.id for entry in rules.family("BB-R")] == ["BB-R.7"]
    assert rules.family("beast-possessed") == []
    assert rules.nearest("R-13") in ("R-3", "R-12")
    assert rules.nearest("GH-S-FOC-09") == "GH-S-FOC-08"


def test_a_game_without_a_page_is_refused_but_explains_nothing_quietly() -> None:
    with pytest.raises(BadCall, match="chess"):
        page("chess", "en")
    assert rule_text("chess", "en", "1.1") == ""
    assert rule_text("dead-mans-draw", "en", "DMD-51.4") == page("dead-mans-draw", "en").find("51.4").text  # type: ignore[union-attr]
