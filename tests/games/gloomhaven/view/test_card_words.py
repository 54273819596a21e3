"""What cards, monsters' cards, items and scenarios say, in every language."""

from __future__ import annotations

import re
import warnings
from collections.abc import Iterator

import pytest

from taverna.games.gloomhaven import content
from taverna.games.gloomhaven.language.cards import Half
from taverna.games.gloomhaven.language.clauses import COSTS, WHO
from taverna.games.gloomhaven.view.wording import cards, items as item_words, scenarios
from taverna.games.gloomhaven.view.wording.losses import losses
from taverna.i18n import LANGUAGES
from taverna.i18n.phrases import phrase_text, say
from taverna.kit.phrases import Phrase
from tests.games.gloomhaven.view.words import AS_THEY_ARE, GAME, WORDS
from tests.support.words.ftl import whole_catalogue

pytestmark = pytest.mark.pure  # words are never compiled

# Cards, monsters' cards, items, scenarios


def _halves() -> Iterator[tuple[str, list[Phrase]]]:
    for id in content.class_ids():
        known = content.hero_class(id)
        for card in known.cards:
            yield f"{id}/{card.no}/top", cards.half(card.top, known.summons)
            yield f"{id}/{card.no}/bottom", cards.half(card.bottom, known.summons)
    for id in content.deck_ids():
        for monster_card in content.deck(id).cards:
            yield f"deck/{id}/{monster_card.id}", cards.half(monster_card.action)
    for id in content.monster_ids():
        for number, special in enumerate(content.monster(id).specials):
            yield f"boss/{id}/{number + 1}", cards.half(special)


def _others() -> Iterator[tuple[str, list[Phrase]]]:
    for number in content.item_numbers():
        yield f"item/{number}", item_words.of_item(content.item(number))
    for id in content.class_ids():
        for perk in content.hero_class(id).perks:
            yield f"perk/{id}/{perk.number}", [item_words.of_perk(perk)]
    for id in content.playable_scenarios():
        scenario = content.scenario(id)
        for characters in (1,) if scenario.solo else (2, 3, 4):
            told = scenarios.objectives(scenario, characters, 1) + losses(scenario)
            yield f"scenario/{id}/{characters}", told + scenarios.special_rules(scenario, characters)


def _inside(phrase: Phrase) -> Iterator[Phrase]:
    yield phrase
    for value in phrase.args.values():
        if isinstance(value, list):
            for part in value:
                if isinstance(part, Phrase):
                    yield from _inside(part)


def _ids_in(phrase: Phrase) -> Iterator[tuple[str, str]]:
    for name, value in phrase.args.items():
        kind = name.rpartition("-")[2]
        if isinstance(value, str):
            yield kind, value
        elif isinstance(value, list):
            for item in value:
                if isinstance(item, str):
                    yield kind.removesuffix("s"), item


def test_the_six_classes_have_174_cards() -> None:
    cards = [card for id in content.STARTING_CLASSES for card in content.hero_class(id).cards]
    assert len(cards) == 174
    assert len([key for key, _ in _halves() if key.split("/")[0] in content.STARTING_CLASSES]) == 348


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_explains_itself_without_a_code(language: str) -> None:
    words = WORDS[language]
    known = whole_catalogue(language, GAME)
    for key, phrases in [*_halves(), *_others()]:
        for phrase in [inner for outer in phrases for inner in _inside(outer)]:
            assert phrase.key in known, (key, phrase.key)
            for kind, id in _ids_in(phrase):
                if kind in AS_THEY_ARE or (kind in ("modifier", "n") and re.fullmatch(r"[+-]\d", id)):
                    continue
                assert words.catalogue.locate(kind, id)[0], (key, phrase.key, kind, id)


@pytest.mark.parametrize("language", LANGUAGES)
def test_scenario_rules_tell_everyone_and_every_price_apart(language: str) -> None:
    for key, name, values in (("whom", "who", WHO), ("rule-interaction", "cost", COSTS)):
        said = {
            WORDS[language].text(key, **{name: value, "within": 0, "interaction": "dig"}) for value in values
        }
        assert len(said) == len(values)
        assert not said & {*values}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_can_be_said(language: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        for key, phrases in [*_halves(), *_others()]:
            said = say(WORDS[language], phrases)
            slug = key.split("/")[0]
            not_yet = slug in content.class_ids() and slug not in content.playable_classes()
            assert not_yet or said.endswith("."), key
            assert not re.search(r"[{}]|\$|  |\b[a-z]+[A-Z]", said), (key, said)


SAID = [
    ("brute/1/top", "Attack 3, Pierce 2.", "Ataque 3, Perfurar 2.", "Ataque 3, Perforar 2."),
    (
        "brute/1/bottom",
        "Move 4, Jump. Attack 2, all enemies that it moved through. 2 experience. The card is lost.",
        "Mover 4, Salto. Ataque 2, todos os inimigos por quem passou. 2 de experiência. A carta é perdida.",
        "Mover 4, Salto. Ataque 2, todos los enemigos por los que pasó. 2 de experiencia. La carta se pierde.",
    ),
    (
        "spellweaver/65/top",
        "Attack 2, Range 3. By consuming Any Element: +1 Attack, 1 experience.",
        "Ataque 2, Alcance 3. Consumindo Qualquer Elemento: Ataque +1, 1 de experiência.",
        "Ataque 2, Alcance 3. Consumiendo Cualquier Elemento: Ataque +1, 1 de experiencia.",
    ),
    (
        "brute/12/top",
        "Attack X, X being the hexes moved this turn. 1 experience.",
        "Ataque X, sendo X os hexágonos movidos neste turno. 1 de experiência.",
        "Ataque X, donde X es los hexágonos movidos en este turno. 1 de experiencia.",
    ),
    (
        "deck/archer/537",
        "Attack +1, Range +1.",
        "Ataque +1, Alcance +1.",
        "Ataque +1, Alcance +1.",
    ),
]


@pytest.mark.parametrize(("key", "english", "portuguese", "spanish"), SAID)
def test_cards_in_words(key: str, english: str, portuguese: str, spanish: str) -> None:
    phrases = dict(_halves())[key]
    assert [say(WORDS[language], phrases) for language in LANGUAGES] == [english, portuguese, spanish]


def test_an_item_in_words() -> None:
    assert say(WORDS["en"], item_words.of_item(content.item(3))) == (
        "When an attack would deal damage: +1 Shield. Must be used at the first 2 occasions. "
        "Adds 2 cards of -1 to the modifier deck. Spent when used; a long rest refreshes it."
    )


def test_a_scenario_in_words() -> None:
    told = scenarios.objectives(content.scenario("3"), 4, 1)
    assert say(WORDS["pt-BR"], told) == "Matem 20 inimigos."


def test_an_empty_half_says_nothing() -> None:
    assert say(WORDS["en"], cards.half(Half([]))) == ""
    assert phrase_text(WORDS["en"], Phrase("ability-plus", {"n": 2})) == "+2"
