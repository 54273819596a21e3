"""The real rules pages: complete in every language, alike in order and marks, and true to their own ids."""

from __future__ import annotations

import re

import pytest

from taverna.i18n import LANGUAGES
from taverna.i18n.rules_pages import Page, folder, page, paged_games

GAMES = paged_games()
REFERENCE = re.compile(
    r"\b(?:[A-Z]{2,4}-[A-Z]\.\d+|[A-Z]{1,4}(?:-[A-Z]{1,4})*-\d+(?:\.\d+)?|[A-Z]{2,4}-[A-Z]-[A-Z]{3})\b"
)
MARKS = {
    "ruling": ("ruling", "decisão", "decisión"),
    "proposed": ("proposed", "proposta", "propuesta"),
    "withdrawn": ("withdrawn", "retirada", "retirada"),
    "card": ("card", "carta", "carta"),
    "difference": ("difference", "diferença", "diferencia"),
    "high": ("high", "alta", "alta"),
    "medium-high": ("medium-high", "média-alta", "media-alta"),
    "medium": ("medium", "média", "media"),
    "low-medium": ("low-medium", "baixa-média", "baja-media"),
    "low": ("low", "baixa", "baja"),
}


def mark_class(mark: str, lang: str) -> list[str]:
    """A mark in plain English; a word that is no mark is left as it is, and then differs."""
    plain = {words[LANGUAGES.index(lang)]: name for name, words in MARKS.items()}
    return [plain.get(word, f"{word}?") for word in mark.split(", ") if word]


def shape(rules: Page, lang: str) -> list[tuple[str, list[str]]]:
    """Chapters, and entries with what their marks mean, in the order of the page."""
    found: list[tuple[str, list[str]]] = []
    for section in rules.sections:
        found.append((f"{section.chapter}:", []))
        found.extend((entry.id, mark_class(entry.mark, lang)) for entry in section.entries)
    return found


def test_there_are_pages() -> None:
    assert "dead-mans-draw" in GAMES


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_page_is_there_in_every_language(game: str, lang: str) -> None:
    place = folder()
    assert place is not None
    assert (place / f"{game}.{lang}.md").is_file(), "a language without a page would be shown the English one"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_chapters_ids_and_marks_are_the_same_in_every_language(game: str, lang: str) -> None:
    assert shape(page(game, lang), lang) == shape(page(game, "en"), "en")


@pytest.mark.parametrize("game", GAMES)
def test_every_mark_is_a_known_one(game: str) -> None:
    known = set(MARKS)
    for entry in page(game, "en").entries:
        assert set(mark_class(entry.mark, "en")) <= known, entry


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_an_id_stands_once_and_every_id_in_the_texts_exists(game: str, lang: str) -> None:
    rules = page(game, lang)
    ids = [entry.id for entry in rules.entries]
    assert len(ids) == len(set(ids))
    known = {*ids, *(section.id for section in rules.sections)}
    assert {name for name in REFERENCE.findall(rules.markdown) if name not in known} == set()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_no_entry_is_empty_or_lost_in_the_prose(game: str, lang: str) -> None:
    rules = page(game, lang)
    assert all(entry.text.strip() for entry in rules.entries)
    lost = [
        line
        for section in rules.sections
        for line in section.prose.splitlines()
        if re.match(r"\s*[-*]\s*\**[A-Z]{1,4}-[A-Z\d]", line)
    ]
    assert lost == []


@pytest.mark.parametrize("lang", [lang for lang in LANGUAGES if lang != "en"])
@pytest.mark.parametrize("game", GAMES)
def test_no_entry_was_left_in_english(game: str, lang: str) -> None:
    english = {entry.id: entry.text for entry in page(game, "en").entries}
    assert [entry.id for entry in page(game, lang).entries if entry.text == english[entry.id]] == []
