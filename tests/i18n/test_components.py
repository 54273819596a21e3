"""Components, game options and errors in words; and what happens when a text is missing."""

from __future__ import annotations

import pytest

from taverna.i18n import LANGUAGES, Catalogue, TextWarning, Words, catalogue
from taverna.i18n.catalogue import Value, game_package, source
from taverna.kernel import BadCall, Event, IllegalChoice, TavernaError

DENISE, CLARA = 0, 1


def words(language: str, reader: int | None = None) -> Words:
    return Words(language, "dead-mans-draw", ["Denise", "Clara"], reader)


@pytest.mark.parametrize(("language", "name"), [("en", "Map 5"), ("pt-BR", "Mapa 5"), ("es", "Mapa 5")])
def test_a_card_and_its_copy_read_the_same(language: str, name: str) -> None:
    assert words(language).component("card", "map-5") == name
    assert words(language).component("card", "map-5-2") == name


def test_numbers_in_the_id_of_a_component() -> None:
    texts = words("en").catalogue
    assert texts.locate("card", "map-5") == ("card-map", {"n": 5, "copy": 1})
    assert texts.locate("card", "map-5-2") == ("card-map", {"n": 5, "copy": 2})
    assert texts.locate("pirate", "davy-jones-locker") == ("pirate-davy-jones-locker", {})


def test_an_unknown_component_keeps_its_id() -> None:
    assert words("es").component("card", "parrot-5") == "parrot-5"
    assert words("es").component("parrot", "5") == "5"
    assert words("es").component_help("card", "parrot-5") == ""


def test_help() -> None:
    assert words("en").component("pirate", "master-gunner") == "Master Gunner"
    assert words("en").component_help("pirate", "master-gunner") == "Your Cannon discards a whole stack."
    assert words("pt").component_help("suit", "hook") == (
        "Coloque a carta do topo de uma das suas Fileiras de Pilhagem."
    )


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("kind", "id"), [("suit", "mermaid"), ("pirate", "casanova")])
def test_the_mermaid_effect_changes_what_help_says(language: str, kind: str, id: str) -> None:
    plain = words(language).component_help(kind, id)
    assert words(language).component_help(kind, id, {"mermaid_effect": False, "variation": "none"}) == plain
    changed = words(language).component_help(kind, id, {"mermaid_effect": True, "variation": "none"})
    assert changed not in (plain, "")


@pytest.mark.parametrize(
    ("language", "texts"),
    [
        ("en", ["Pirates", "on", "off", "Sudden Death", "None"]),
        ("pt-BR", ["Piratas", "sim", "não", "Morte Súbita", "Nenhuma"]),
        ("es", ["Piratas", "sí", "no", "Muerte Súbita", "Ninguna"]),
    ],
)
def test_game_options(language: str, texts: list[str]) -> None:
    told = words(language)
    assert [
        told.game_option("pirates"),
        told.choice("pirates", True),
        told.choice("pirates", False),
        told.choice("variation", "sudden-death"),
        told.choice("variation", "none"),
    ] == texts
    assert told.game_option_help("private_oracle").endswith(".")


# Errors


def test_an_error_in_the_readers_language() -> None:
    wrong = BadCall("bad-seats", "dead-mans-draw is for 2 to 8 players, not 9", "", _seats(2, 8, "9"))
    assert words("es").error(wrong) == "Este juego es para 2 a 8 personas, no 9."
    refused = IllegalChoice("not-asked", "seat 1 is not asked", values={"seat": CLARA})
    assert words("pt", DENISE).error(refused) == "Não é a vez de Clara escolher."
    assert words("pt", CLARA).error(refused) == "Não é a sua vez de escolher."


def _seats(low: int, high: int, seats: str) -> dict[str, object]:
    return {"low": low, "high": high, "seats": seats}


def test_an_error_names_the_suit() -> None:
    refused = IllegalChoice("suit-owned", "", "DMD-16.2", {"suit": "key"})
    assert words("pt").error(refused) == "Seu Estoque já tem Chave: a Espada só rouba tipos que você não tem."


def test_an_error_without_a_text_or_without_its_values_speaks_english() -> None:
    assert words("es").error(TavernaError("never-heard-of", "what went wrong")) == "what went wrong"
    assert words("es").error(BadCall("bad-seats", "for 2 to 8 players")) == "for 2 to 8 players"


def test_shared_words_need_no_game() -> None:
    assert Words("pt").error(BadCall("bad-seed", "")) == (
        "A semente tem que ser um número inteiro de 0 a 2²⁵⁶ − 1."
    )
    assert Words("en").text("count-cards", number=1) == "1 card"


def test_a_missing_text_is_reported() -> None:
    with pytest.warns(TextWarning, match="es: there is no text event-nothing"):
        assert words("es").event(Event("nothing", "", {})) == "event-nothing"


def test_a_missing_value_is_reported() -> None:
    with pytest.warns(TextWarning, match="event-drew"):
        words("en").event(Event("drew", "", {"seat": CLARA}))


def test_english_stands_in_for_a_missing_message(monkeypatch: pytest.MonkeyPatch) -> None:
    def without_draws(language: str, package: str) -> str:
        text = source(language, package)
        return text.replace("event-drew =", "event-other =") if language == "es" else text

    monkeypatch.setattr(catalogue, "source", without_draws)
    holed = Catalogue("es", [game_package("dead-mans-draw")])
    values: dict[str, Value] = {"seat": "Clara", "seatIs": "other", "card": "Map 5"}
    assert holed.format("event-drew", values) == "Clara draws Map 5."
