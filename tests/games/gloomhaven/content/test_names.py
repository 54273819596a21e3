"""Every component has a name in every language, it is known where the name comes from, and no table mixes languages."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource

from taverna.bots import GreedyBot
from taverna.games.gloomhaven import content
from taverna.games.gloomhaven.content import names as content_names
from taverna.games.gloomhaven.state.table import Table
from taverna.games.gloomhaven.view import describe
from taverna.i18n import LANGUAGES, Words
from taverna.i18n.phrases import say
from taverna.i18n.reference import read
from taverna.kernel import BadData, Rng
from taverna.kit.phrases import Phrase
from tests.support.conformance import gloomhaven_seldom as seldom
from tests.support.gloomhaven import english
from tests.support.gloomhaven.tabletop import GAME

OTHERS = ("pt-BR", "es")
PRINTED: dict[str, dict[str, dict[str, str]]] = json.loads(
    Path(__file__).with_name("official_names.json").read_text("utf-8")
)
"""What the Brazilian and the Spanish edition print, as far as it is known."""
ROOT = Path(__file__).parents[4]
SMALL_WORDS = {
    "a", "ao", "as", "à", "com", "como", "da", "das", "de", "do", "dos", "e", "em", "na", "nas", "no", "nos", "o", "os",
    "para", "pelas", "pelo", "por", "que", "se", "sem", "um",
}  # fmt: skip


def texts(language: str) -> FluentBundle:
    source = files("taverna.games.gloomhaven").joinpath("text", f"{language}.ftl").read_text("utf-8")
    bundle = FluentBundle([language])
    bundle.add_resource(FluentResource(source))
    return bundle


def names(language: str, kind: str) -> dict[str, str]:
    return {id: english.name(language, kind, id) for id in content_names.named(kind)}


# A name for everything


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_component_has_a_name(language: str) -> None:
    bundle = texts(language)
    missing = [f"{kind}-{id}" for kind, id in english.named() if not bundle.has_message(f"{kind}-{id}")]
    assert not missing


def test_the_box_is_named_whole() -> None:
    counted = {kind: len(content_names.named(kind)) for kind in content_names.KINDS}
    cards = {
        "brute": 29,
        "tinkerer": 31,
        "spellweaver": 27,
        "scoundrel": 28,
        "cragheart": 30,
        "mindthief": 29,
    }
    assert {id: len(content.hero_class(id).cards) for id in cards} == cards
    assert counted["card"] == sum(len(content.hero_class(id).cards) for id in content.class_ids())
    assert counted["item"] == 151
    assert counted["goal"] == 24
    assert set(content_names.named("deck")) == {"archer", "boss", "guard", "imp", "scout", "shaman"}
    assert {"burning-avatar", "jade-falcon"} <= set(content_names.named("summon")), "of a card, of an item"


@pytest.mark.parametrize(
    ("language", "key", "name"),
    [
        ("en", "card-into-the-night", "Into the Night"),
        ("pt-BR", "class-tinkerer", "Engenhoqueiro"),
        ("pt-BR", "monster-bandit-archer", "Arqueira Bandida"),
        ("pt-BR", "condition-muddle", "Confundir"),
        ("pt-BR", "element-dark", "Escuridão"),
        ("pt-BR", "card-trample", "Pisotear"),
        ("es", "monster-living-bones", "Huesos Vivientes"),
        ("es", "item-hide-armor", "Armadura de Piel"),
        ("es", "goal-fast-healer", "Salud de hierro"),
        ("es", "card-into-the-night", "Unirse a la noche"),
    ],
)
def test_names(language: str, key: str, name: str) -> None:
    bundle = texts(language)
    pattern = bundle.get_message(key).value
    assert pattern is not None
    assert bundle.format_pattern(pattern) == (name, [])


# Where they come from


@pytest.mark.parametrize("language", OTHERS)
def test_what_an_edition_prints_is_used_and_called_official(language: str) -> None:
    for kind, printed in PRINTED[language].items():
        known = {id: name for id, name in printed.items() if id in content_names.named(kind)}
        assert {id: english.name(language, kind, id) for id in known} == known
        assert {content_names.origin(language, kind, id) for id in known} == {content_names.OFFICIAL}


@pytest.mark.parametrize("language", OTHERS)
def test_every_other_name_is_flagged_as_an_own_translation(language: str) -> None:
    for kind in content_names.KINDS:
        for id in content_names.named(kind):
            if id not in PRINTED[language].get(kind, {}):
                assert content_names.origin(language, kind, id) == content_names.TRANSLATED, (kind, id)


def test_english_names_are_the_printed_ones() -> None:
    assert content_names.origin("en", "card", "trample") == content_names.OFFICIAL


def test_the_facts_tell_how_many_names_are_translated() -> None:
    told = {names: why for names, _, why in GAME.components.facts()}
    assert told["names of the kind card, pt-BR"] == "own translations: 523 of 525"
    assert told["names of the kind card, es"] == "own translations: 517 of 525"
    assert told["names of the kind item, pt-BR"] == "own translations: 111 of 151"
    # The numbered ones are official; the booklet of the eighteen solo scenarios was printed in English only.
    assert told["names of the kind scenario, pt-BR"] == "own translations: 18 of 113"
    assert told["names of the kind scenario, es"] == "own translations: 18 of 113"


@pytest.mark.parametrize(
    ("data", "problem"),
    [
        ({"es": {"cards": []}}, "cards"),
        ({"es": {"card": ["tramples"]}}, "trample"),
        ({"es": {"card": "some"}}, "must be a list of ids, or 'all'"),
        ({"es": ["trample"]}, "must be an object"),
    ],
)
def test_a_damaged_list_is_refused_with_its_place(data: object, problem: str) -> None:
    with pytest.raises(BadData, match=r"names\.json\.es") as refused:
        content_names.read_official(data)
    assert problem in str(refused.value)


# Good names


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("kind", ["card", "class", "item", "scenario", "goal", "summon", "deck"])
def test_no_two_of_a_kind_are_called_the_same(language: str, kind: str) -> None:
    count = Counter(names(language, kind).values())
    assert [name for name, times in count.items() if times > 1] == []


@pytest.mark.parametrize("language", OTHERS)
def test_monsters_are_called_the_same_only_where_they_are_in_english(language: str) -> None:
    pairs = set(zip(names("en", "monster").values(), names(language, "monster").values(), strict=True))
    assert len(pairs) == len({there for _, there in pairs}) == len({here for here, _ in pairs})


@pytest.mark.parametrize("language", OTHERS)
def test_names_that_stay_as_in_english_are_few_and_known(language: str) -> None:
    alike: dict[str, set[str]] = {}
    for kind, id in english.named():
        if english.name(language, kind, id) == english.name("en", kind, id):
            alike.setdefault(kind, set()).add(id)
    assert alike == english.ALIKE[language]


def test_cards_are_written_as_the_editions_write_them() -> None:
    """`Erupção Empaladora`, but `Erupción empaladora`."""
    for name in names("pt-BR", "card").values():
        first, *rest = name.split()
        assert first[0].isupper(), name
        assert all(word[0].isupper() or word in SMALL_WORDS for word in rest), name
    for name in names("es", "card").values():
        assert name == name[0].upper() + name[1:].lower(), name


# No English at the table


def bot_game(scenario: str, classes: list[str], seed: int) -> Iterator[Table]:
    """The table at every question of a whole game."""
    options: dict[str, object] = {"scenario": scenario}
    for seat, slug in enumerate(classes):
        options[f"class_{seat + 1}"] = slug
        options[f"level_{seat + 1}"] = "9"
    table = GAME.setup(len(classes), seed, options)
    bot = GreedyBot()
    rng = Rng(seed)
    while table.pending:
        yield table
        decision = table.pending[0]
        GAME.apply(table, decision.seat, bot.choose(GAME, table, decision, rng))
    yield table


def said_at(table: Table, words: Words) -> Iterator[str]:
    """Log, question and options, and the names of all that a player sees."""
    for event in table.events:
        yield words.event(event)
    for decision in table.pending[:1]:
        yield words.question(decision.kind)
        for code in decision.options:
            yield words.option(describe.WORDING.describe(table, code))
    yield from seen(GAME.view(table, 0), words)


KIND_OF = {
    "hand": "card", "discard": "card", "lost": "card", "active": "card", "played": "card", "class": "class",
    "goal": "goal", "scenario": "scenario", "conditions": "condition",
}  # fmt: skip


def seen(view: object, words: Words) -> Iterator[str]:
    if isinstance(view, list):
        for inner in view:
            yield from seen(inner, words)
    elif isinstance(view, dict):
        for field, value in view.items():
            for id in value if isinstance(value, list) else [value]:
                if isinstance(id, str) and id and field in KIND_OF:
                    yield words.component(KIND_OF[field], id)
            yield from seen(value, words)
        if "rank" in view and "name" in view:
            number = "" if view["kind"] == "hero" else f"-{view['number']}"
            elite = "-elite" if view["rank"] == "elite" else ""
            yield words.component("figure", f"{view['name']}{elite}{number}")


@pytest.mark.parametrize(
    ("scenario", "classes"),
    [("1", ["brute", "spellweaver", "mindthief"]), ("3", ["tinkerer", "scoundrel", "cragheart"])],
)
def test_a_whole_game_is_told_without_an_english_name(scenario: str, classes: list[str]) -> None:
    words = {language: Words(language, "gloomhaven", ["Ana", "Bia", "Caio"], 0) for language in OTHERS}
    said = 0
    for table in bot_game(scenario, classes, 1):
        for language in OTHERS:
            for text in said_at(table, words[language]):
                assert not english.found_in(text, language), text
                said += 1
        table.events = []
    assert said > 1000


@pytest.mark.parametrize("language", OTHERS)
def test_seldom_questions_are_told_without_an_english_name(language: str) -> None:
    words = Words(language, "gloomhaven")
    for position in seldom.positions():
        assert isinstance(position, Table)
        for text in said_at(position, words):
            assert not english.found_in(text, language), text


def phrases(value: object) -> Iterator[list[Phrase]]:
    if isinstance(value, dict):
        for inner in value.values():
            yield from phrases(inner)
    elif isinstance(value, list) and value and all(isinstance(item, Phrase) for item in value):
        yield value
    elif isinstance(value, list):
        for inner in value:
            yield from phrases(inner)


@pytest.mark.parametrize("language", OTHERS)
def test_what_can_be_looked_up_has_no_english_name(language: str) -> None:
    words = Words(language, "gloomhaven")
    told = [say(words, list(found)) for found in phrases(read("gloomhaven", "components"))]
    assert len(told) > 500
    assert [text for text in told if english.found_in(text, language)] == []


@pytest.mark.parametrize("language", OTHERS)
def test_all_written_texts_are_free_of_english_names(language: str) -> None:
    """Of the game, of its board in the browser and its tutorial; message ids and comments are not read."""
    board = sorted((ROOT / "web/src/boards/gloomhaven").rglob(f"{language}.ftl"))
    assert len(board) == 2
    for path in [ROOT / f"src/taverna/games/gloomhaven/text/{language}.ftl", *board]:
        for line in path.read_text("utf-8").splitlines():
            text = line if line.startswith(" ") else line.partition(" = ")[2]
            assert not english.found_in(re.sub(r"\{[^}]*\}?", "", text), language), line


def test_an_english_name_would_be_found() -> None:
    assert english.found_in("Joga Frozen Mind (em cima).", "pt-BR") == ["Frozen Mind"]
    assert english.found_in("Perde frozen-mind.", "es") == ["frozen-mind"]
    assert not english.found_in("Joga Mente Congelada; Jekserah; Inferno.", "pt-BR")
