"""How well components are known, in words."""

from __future__ import annotations

import pytest

from taverna.i18n import Words
from taverna.i18n.provenance import fields_in_words, in_words
from taverna.kernel import Inventory, Weakness


def proposed(copies: int) -> Weakness:
    return Weakness("card", "cannon", copies, True, [], [])


def from_one_source(copies: int) -> Weakness:
    return Weakness("card", "kirkhammer", copies, False, [], ["damage"])


@pytest.mark.parametrize(
    ("lang", "sentences"),
    [
        (
            "en",
            (
                "9 cards: 1 is a proposal and 2 rest on a single source.",
                "9 cards: 1 rests on a single source.",
                "9 scenarios: 2 are proposals.",
                "9 cards: all of them attested.",
            ),
        ),
        (
            "pt-BR",
            (
                "9 cartas: 1 é uma proposta nossa e 2 vêm de uma só fonte.",
                "9 cartas: 1 vem de uma só fonte.",
                "9 cenários: 2 são propostas nossas.",
                "9 cartas: tudo confirmado.",
            ),
        ),
        (
            "es",
            (
                "9 cartas: 1 es una propuesta nuestra y 2 vienen de una sola fuente.",
                "9 cartas: 1 viene de una sola fuente.",
                "9 escenarios: 2 son propuestas nuestras.",
                "9 cartas: todo confirmado.",
            ),
        ),
    ],
)
def test_only_what_there_is_is_told(lang: str, sentences: tuple[str, ...]) -> None:
    words = Words(lang)
    known = [
        Inventory("cards", 9, [proposed(1), from_one_source(2)]),
        Inventory("cards", 9, [from_one_source(1)]),
        Inventory("scenarios", 9, [proposed(2)]),
        Inventory("cards", 9),
    ]
    assert tuple(in_words(words, one) for one in known) == sentences
    assert in_words(words, Inventory()) == ""


def test_a_part_of_a_field_is_told_as_the_field_and_once() -> None:
    words = Words("pt-BR")
    assert fields_in_words(words, ["effects[0].cond", "effects[1]", "copies"]) == "efeito e número de cópias"
    assert fields_in_words(words, ["flavour"]) == "flavour"
