"""Sentences word for word: person, number and gender in the three languages."""

from __future__ import annotations

import pytest

from taverna.i18n import Words
from taverna.kernel import Event, Refusal
from tests.support.words.told import CLARA, DENISE, INES, tell, words

# Person


@pytest.mark.parametrize(
    ("language", "of_others", "to_oneself"),
    [
        ("en", "Clara draws Anchor 4.", "You draw Anchor 4."),
        ("pt-BR", "Clara saca a Âncora 4.", "Você saca a Âncora 4."),
        ("es", "Clara roba el Ancla 4.", "Robas el Ancla 4."),
    ],
)
def test_the_reader_is_addressed(language: str, of_others: str, to_oneself: str) -> None:
    assert tell(language, None, "drew", seat=CLARA, card="anchor-4") == of_others
    assert tell(language, DENISE, "drew", seat=CLARA, card="anchor-4") == of_others
    assert tell(language, CLARA, "drew", seat=CLARA, card="anchor-4") == to_oneself


@pytest.mark.parametrize(
    ("language", "thief", "victim", "bystander"),
    [
        (
            "en",
            "You steal Map 5 from Clara.",
            "Denise steals Map 5 from you.",
            "Denise steals Map 5 from Clara.",
        ),
        (
            "pt-BR",
            "Você rouba o Mapa 5 de Clara.",
            "Denise rouba o Mapa 5 de você.",
            "Denise rouba o Mapa 5 de Clara.",
        ),
        (
            "es",
            "Hurtas el Mapa 5 del almacén de Clara.",
            "Denise hurta el Mapa 5 de tu almacén.",
            "Denise hurta el Mapa 5 del almacén de Clara.",
        ),
    ],
)
def test_both_sides_of_a_theft(language: str, thief: str, victim: str, bystander: str) -> None:
    for reader, sentence in [(DENISE, thief), (CLARA, victim), (INES, bystander), (None, bystander)]:
        assert tell(language, reader, "stole", seat=DENISE, other=CLARA, card="map-5") == sentence


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", ["Seat 2's turn.", "Your turn."]),
        ("pt-BR", ["É a vez de Lugar 2.", "É a sua vez."]),
        ("es", ["Es el turno de Asiento 2.", "Es tu turno."]),
    ],
)
def test_seats_without_names(language: str, told: list[str]) -> None:
    event = Event("turn", "", {"seat": CLARA})
    assert [Words(language, "dead-mans-draw", None, reader).event(event) for reader in (None, CLARA)] == told


def test_a_missing_name_is_the_seat() -> None:
    some = Words("en", names=["Denise", ""])
    assert [some.name(seat) for seat in range(3)] == ["Denise", "Seat 2", "Seat 3"]


# Number


@pytest.mark.parametrize(
    ("language", "none", "one", "many"),
    [
        ("en", "Clara banks nothing.", "Clara banks Key 3.", "Clara banks 2 cards: Key 3 and Chest 4."),
        (
            "pt-BR",
            "Clara não coleta nada.",
            "Clara coleta a Chave 3.",
            "Clara coleta 2 cartas: Chave 3 e Baú 4.",
        ),
        (
            "es",
            "Clara no recoge nada.",
            "Clara recoge la Llave 3.",
            "Clara recoge 2 cartas: Llave 3 y Cofre 4.",
        ),
    ],
)
def test_none_one_and_many(language: str, none: str, one: str, many: str) -> None:
    cards = ["key-3", "chest-4"]
    for number, sentence in enumerate([none, one, many]):
        assert tell(language, None, "banked", seat=CLARA, cards=cards[:number], number=number) == sentence


@pytest.mark.parametrize(
    ("language", "sentences"),
    [
        (
            "en",
            [
                "Denise scores 0 points with no cards.",
                "Denise scores 1 point with 1 card.",
                "Denise scores -50 points with 12 cards.",
            ],
        ),
        (
            "pt-BR",
            [
                "Denise faz 0 pontos com nenhuma carta.",
                "Denise faz 1 ponto com 1 carta.",
                "Denise faz -50 pontos com 12 cartas.",
            ],
        ),
        (
            "es",
            [
                "Denise suma 0 puntos con ninguna carta.",
                "Denise suma 1 punto con 1 carta.",
                "Denise suma -50 puntos con 12 cartas.",
            ],
        ),
    ],
)
def test_points_and_cards(language: str, sentences: list[str]) -> None:
    for (number, size), sentence in zip([(0, 0), (1, 1), (-50, 12)], sentences, strict=True):
        assert tell(language, None, "score", seat=DENISE, number=number, size=size) == sentence


@pytest.mark.parametrize(
    ("language", "one", "two"),
    [
        (
            "en",
            "The Kraken still demands 1 card: you must draw.",
            "The Kraken still demands 2 cards: you must draw.",
        ),
        (
            "pt-BR",
            "O Kraken ainda exige 1 carta: você tem que sacar.",
            "O Kraken ainda exige 2 cartas: você tem que sacar.",
        ),
        (
            "es",
            "El Kraken todavía exige 1 carta: tienes que robar.",
            "El Kraken todavía exige 2 cartas: tienes que robar.",
        ),
    ],
)
def test_a_refusal_counts(language: str, one: str, two: str) -> None:
    for number, sentence in [(1, one), (2, two)]:
        assert words(language).refusal(Refusal("kraken-demands", "", {"number": number})) == sentence


# Gender


@pytest.mark.parametrize(
    ("language", "cards"),
    [
        (
            "pt-BR",
            "a Âncora 2, o Gancho 2, o Canhão 2, a Chave 2, o Baú 2, "
            "o Mapa 2, o Oráculo 2, a Espada 2, o Kraken 2 e a Sereia 2",
        ),
        (
            "es",
            "el Ancla 2, el Garfio 2, el Cañón 2, la Llave 2, el Cofre 2, "
            "el Mapa 2, el Oráculo 2, la Espada 2, el Kraken 2 y la Sirena 2",
        ),
    ],
)
def test_articles(language: str, cards: str) -> None:
    suits = ["anchor", "hook", "cannon", "key", "chest", "map", "oracle", "sword", "kraken", "mermaid"]
    told = tell(language, None, "shot", seat=DENISE, other=CLARA, cards=[f"{suit}-2" for suit in suits])
    assert f": {cards} v" in told


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "Clara busts: Mermaid 9 repeats a suit."),
        ("pt-BR", "Clara sofre captura: a Sereia 9 repete um tipo."),
        ("es", "Clara sufre una captura: la Sirena 9 repite un palo."),
    ],
)
def test_a_player_has_no_gender(language: str, told: str) -> None:
    assert tell(language, None, "busted", seat=CLARA, card="mermaid-9") == told


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "Clara's Sword has no effect."),
        ("pt-BR", "Clara não pode usar a Espada: o efeito é nulo."),
        ("es", "Clara no puede usar la Espada: el efecto es nulo."),
    ],
)
def test_a_void_effect(language: str, told: str) -> None:
    assert tell(language, None, "void", seat=CLARA, suit="sword") == told


@pytest.mark.parametrize(
    ("language", "of_others", "to_oneself"),
    [
        (
            "en",
            "Clara's Hook has no effect: Clara's bank is empty.",
            "Your Hook has no effect: your bank is empty.",
        ),
        (
            "pt-BR",
            "Clara não pode usar o Gancho: o próprio Estoque está vazio.",
            "Você não pode usar o Gancho: o seu Estoque está vazio.",
        ),
        (
            "es",
            "Clara no puede usar el Garfio: su almacén está vacío.",
            "No puedes usar el Garfio: tu almacén está vacío.",
        ),
    ],
)
def test_the_rule_behind_an_event_gives_the_reason(language: str, of_others: str, to_oneself: str) -> None:
    event = Event("void", "DMD-11.4", {"seat": CLARA, "suit": "hook"})
    assert words(language).event(event) == of_others
    assert words(language, CLARA).event(event) == to_oneself
