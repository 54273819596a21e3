"""Sentences word for word: risk, options and lists in the three languages."""

from __future__ import annotations

import pytest

from taverna.i18n import Words
from taverna.i18n.words import percent
from tests.support.words.told import CLARA, DENISE, INES, option, tell

# Risk


@pytest.mark.parametrize(
    ("language", "texts"),
    [
        (
            "en",
            [
                "Draw (12 of 28 cards would bust: 43%)",
                "Draw (1 of 28 cards would bust: 4%)",
                "Draw (no card would bust)",
                "Draw (every card would bust)",
                "Draw (the next card will not bust)",
                "Draw (the next card will bust)",
                "Draw",
            ],
        ),
        (
            "pt-BR",
            [
                "Sacar (12 de 28 cartas causam captura: 43%)",
                "Sacar (1 de 28 cartas causa captura: 4%)",
                "Sacar (nenhuma carta causa captura)",
                "Sacar (qualquer carta causa captura)",
                "Sacar (a próxima carta não causa captura)",
                "Sacar (a próxima carta causa captura)",
                "Sacar",
            ],
        ),
        (
            "es",
            [
                "Robar (12 de 28 cartas causan captura: 43 %)",
                "Robar (1 de 28 cartas causa captura: 4 %)",
                "Robar (ninguna carta causa captura)",
                "Robar (cualquier carta causa captura)",
                "Robar (la próxima carta no causa captura)",
                "Robar (la próxima carta causa captura)",
                "Robar",
            ],
        ),
    ],
)
def test_drawing_says_what_it_may_cost(language: str, texts: list[str]) -> None:
    risks = [(12, 28), (1, 28), (0, 28), (28, 28), (0, 1), (1, 1), (0, 0)]
    assert [option(language, "draw", busting=busting, among=among) for busting, among in risks] == texts


@pytest.mark.parametrize(
    ("part", "whole", "expected"),
    [(12, 28, 43), (1, 8, 13), (1, 1000, 1), (999, 1000, 99), (0, 9, 0), (9, 9, 100), (0, 0, 0)],
)
def test_a_percentage_is_certain_only_when_it_is(part: int, whole: int, expected: int) -> None:
    assert percent(part, whole) == expected


@pytest.mark.parametrize(
    ("language", "texts"),
    [
        ("en", ["Place Key 6", "Place Key 6 (bust!)", "Steal Key 6 from Clara", "Fire at Clara's Key 6"]),
        (
            "pt-BR",
            [
                "Colocar a Chave 6",
                "Colocar a Chave 6 (captura!)",
                "Roubar a Chave 6 de Clara",
                "Disparar contra a Chave 6 de Clara",
            ],
        ),
        (
            "es",
            [
                "Colocar la Llave 6",
                "Colocar la Llave 6 (¡captura!)",
                "Hurtar la Llave 6 de Clara",
                "Disparar contra la Llave 6 de Clara",
            ],
        ),
    ],
)
def test_options_of_effects(language: str, texts: list[str]) -> None:
    keys = ["hook", "hook-busting", "sword", "cannon"]
    assert [option(language, key, card="key-6", other=CLARA, suit="key") for key in keys] == texts


# Lists


@pytest.mark.parametrize(
    ("language", "joined"),
    [
        ("en", ["", "a", "a and b", "a, b and c", "a, b, c and d"]),
        ("pt-BR", ["", "a", "a e b", "a, b e c", "a, b, c e d"]),
        ("es", ["", "a", "a y b", "a, b y c", "a, b, c y d"]),
    ],
)
def test_lists(language: str, joined: list[str]) -> None:
    assert [Words(language).join(list("abcd")[:number]) for number in range(5)] == joined


@pytest.mark.parametrize(
    ("item", "joined"),
    [
        ("Inés", "Clara e Inés"),
        ("Ígor", "Clara e Ígor"),
        ("Hilda", "Clara e Hilda"),
        ("Iago", "Clara y Iago"),
        ("Hiena", "Clara y Hiena"),
        ("Yara", "Clara y Yara"),
        ("Hugo", "Clara y Hugo"),
    ],
)
def test_spanish_and_before_the_sound_of_i(item: str, joined: str) -> None:
    assert Words("es").join(["Clara", item]) == joined


@pytest.mark.parametrize(
    ("language", "nobody", "one", "me", "two", "me_and_two"),
    [
        (
            "en",
            "Nobody wins.",
            "Clara wins.",
            "You win!",
            "Clara and Inés share the victory.",
            "You share the victory with Clara and Inés.",
        ),
        (
            "pt-BR",
            "Ninguém vence.",
            "Clara vence.",
            "Você vence!",
            "Clara e Inés dividem a vitória.",
            "Você divide a vitória com Clara e Inés.",
        ),
        (
            "es",
            "No gana nadie.",
            "Gana Clara.",
            "¡Ganas!",
            "Clara e Inés comparten la victoria.",
            "Compartes la victoria con Clara e Inés.",
        ),
    ],
)
def test_winners(language: str, nobody: str, one: str, me: str, two: str, me_and_two: str) -> None:
    cases = [
        ([], nobody),
        ([CLARA], one),
        ([DENISE], me),
        ([CLARA, INES], two),
        ([DENISE, CLARA, INES], me_and_two),
    ]
    for winners, sentence in cases:
        assert tell(language, DENISE, "ended", seats=winners, number=len(winners)) == sentence


def test_an_absurd_number_is_told_as_it_is() -> None:
    assert "9" * 40 in Words("en").text("error-bad-seats", low=2, high=4, seats=int("9" * 40))
