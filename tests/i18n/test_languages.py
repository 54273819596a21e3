"""Which language someone means."""

from __future__ import annotations

import pytest

from taverna.i18n import Words, load_catalogue, nearest_language, pick_language
from taverna.kernel import BadCall


@pytest.mark.parametrize(
    ("tag", "language"),
    [
        ("en", "en"),
        ("en-GB", "en"),
        ("EN_us", "en"),
        ("pt-BR", "pt-BR"),
        ("pt", "pt-BR"),
        ("pt_BR", "pt-BR"),
        ("pt-PT", "pt-BR"),
        ("pt_BR.UTF-8", "pt-BR"),
        ("es", "es"),
        ("es-MX", "es"),
        ("es-419", "es"),
        ("es_ES.UTF-8", "es"),
        ("es_ES@euro", "es"),
        ("es.UTF-8", "es"),
    ],
)
def test_the_nearest_language(tag: str, language: str) -> None:
    assert nearest_language(tag) == language


@pytest.mark.parametrize("tag", ["de", "eng", "", "C", "p", "x-pt"])
def test_an_unknown_language_is_refused_by_name(tag: str) -> None:
    with pytest.raises(BadCall) as refused:
        nearest_language(tag)
    assert refused.value.code == "unknown-language"
    assert repr(tag) in str(refused.value)
    assert "en, pt-BR, es" in str(refused.value)


def test_what_is_asked_for_comes_first() -> None:
    assert pick_language("es", {"LANG": "pt_BR.UTF-8"}) == "es"
    with pytest.raises(BadCall):
        pick_language("de", {"LANG": "pt_BR.UTF-8"})


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "pt_BR.UTF-8"}, "pt-BR"),
        ({"LC_MESSAGES": "es_AR", "LANG": "pt_BR"}, "es"),
        ({"LC_ALL": "pt_PT", "LC_MESSAGES": "es_AR", "LANG": "en_US"}, "pt-BR"),
        ({"LC_ALL": "", "LANG": "es_ES"}, "es"),
        ({"LC_ALL": "C.UTF-8", "LANG": "es_ES"}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LC_TIME": "pt_BR"}, "en"),
    ],
)
def test_the_language_of_the_environment(environment: dict[str, str], language: str) -> None:
    assert pick_language(None, environment) == language


def test_words_take_any_tag() -> None:
    assert Words("pt_PT.UTF-8").lang == "pt-BR"
    assert Words("pt").text("language-name") == "Português (Brasil)"


def test_catalogues_are_shared() -> None:
    assert load_catalogue("pt", "taverna.i18n") is load_catalogue("pt_BR", "taverna.i18n")


def test_a_game_without_texts() -> None:
    with pytest.raises(BadCall) as refused:
        Words("en", "no-such-game")
    assert refused.value.code == "no-texts"
    assert "no_such_game" in str(refused.value)
