"""Everything that Gloomhaven says, in three languages: nothing missing, nothing left over, no code in a sentence."""

from __future__ import annotations

import ast
import re
import warnings
from collections.abc import Iterator
from pathlib import Path

import pytest

from taverna.games import gloomhaven
from taverna.games.gloomhaven import codes, content, events
from taverna.games.gloomhaven.game import Gloomhaven
from taverna.games.gloomhaven.language.abilities import MODIFIERS, Half
from taverna.games.gloomhaven.scenario import building
from taverna.games.gloomhaven.state.table import Table
from taverna.games.gloomhaven.view import deciders, describe
from taverna.games.gloomhaven.view.wording import cards, scenarios
from taverna.i18n import LANGUAGES, Words
from taverna.i18n.phrases import phrase_text, say
from taverna.i18n.rules_pages import page
from taverna.kernel import Event, Option, Refusal, Rng
from taverna.kit.phrases import Phrase
from tests.i18n import test_catalogues as catalogues
from tests.support.words.ftl import ids, references, texts, whole_catalogue

GAME = "gloomhaven"
TOP = Path(gloomhaven.__path__[0])
AS_THEY_ARE = ("label", "step")
"""Components that have no name: letters on the map, numbers."""
WORDS = {language: Words(language, GAME, ["Ana", "Bia", "Caio", "Duda"], 0) for language in LANGUAGES}


# The files


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_catalogue_is_as_sound_as_those_of_the_other_games(language: str) -> None:
    catalogues.test_every_line_is_understood(language, GAME)
    catalogues.test_no_message_stands_twice(language, GAME)
    catalogues.test_no_line_has_stray_spaces_or_three_dots(language, GAME)
    if language != "en":
        catalogues.test_no_message_is_missing_or_left_over(language, GAME)
        catalogues.test_every_text_speaks_of_the_same_things(language, GAME)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_part_is_used(language: str) -> None:
    used = references(language, GAME)
    assert {name for name in texts(language, GAME) if name.startswith("part-")} <= used


def test_every_component_has_a_name() -> None:
    assert set(content.class_ids()) == ids("class-", GAME)
    assert set(content.monster_ids()) == ids("monster-", GAME)
    assert {goal.id for goal in content.battle_goals()} == ids("goal-", GAME)
    assert set(content.deck_ids()) <= ids("deck-", GAME)
    assert {option.name for option in building.OPTIONS} == ids("setting-", GAME)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_can_be_asked_about_has_help(language: str) -> None:
    here = texts(language, GAME)
    for kind in ("setting", "condition", "goal"):
        for name in ids(f"{kind}-", GAME):
            assert f"{kind}-{name}.help" in here, name


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_value_of_an_option_has_a_name(language: str) -> None:
    for option in building.OPTIONS:
        for value in option.choices:
            if not str(value).isdecimal() or option.name == "scenario":
                assert WORDS[language].catalogue.locate(option.name, str(value))[0], (option.name, value)


# Figures and modifier cards


@pytest.mark.parametrize(
    ("language", "names"),
    [
        ("en", ["Brute", "Bandit Guard 3", "Bandit Guard 4 (elite)", "Jekserah", "Decoy"]),
        ("pt-BR", ["Bruto", "Guarda Bandido 3", "Guarda Bandido 4 (elite)", "Jekserah", "Isca"]),
        ("es", ["Salvaje", "Guardia Bandido 3", "Guardia Bandido 4 (élite)", "Jekserah", "Señuelo"]),
    ],
)  # fmt: skip
def test_figures_have_readable_names(language: str, names: list[str]) -> None:
    told = [
        "brute",
        "bandit-guard-3",
        "bandit-guard-elite-4",
        "jekserah-1",
        "decoy-1",
    ]
    assert [WORDS[language].component("figure", name) for name in told] == names


def test_a_variant_of_a_monster_reads_like_the_monster() -> None:
    assert WORDS["en"].component("figure", "cave-bear-scenario-54-2") == "Cave Bear 2"
    assert WORDS["en"].component("figure", "cave-bear-scenario-54-elite-3") == "Cave Bear 3 (elite)"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_figure_has_a_name(language: str) -> None:
    for monster in content.monster_ids():
        for name in (f"{monster}-1", f"{monster}-elite-1"):
            if "elite" not in name or not content.monster(monster).is_boss:
                assert WORDS[language].component("figure", name) != name
    for kind in ("class", "summon", "npc"):
        for name in ids(f"{kind}-", GAME):
            assert (
                WORDS[language].component("figure", f"{name}-1" if kind != "class" else name) != f"{name}-1"
            )


@pytest.mark.parametrize(
    ("key", "name"),
    [
        ("+1", "+1"),
        ("x2", "2x"),
        ("r+1", "+1, rolling"),
        ("r+0:push2", "+0 Push 2, rolling"),
        ("-1:dark", "-1 Dark"),
        ("+1:healSelf2", "+1 Heal 2, self"),
        ("r+0:addTarget", "+0 Add Target, rolling"),
    ],
)
def test_modifier_cards_in_words(key: str, name: str) -> None:
    assert WORDS["en"].component("modifier", events.modifier_name(key)) == name


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_modifier_card_has_words(language: str) -> None:
    for id in content.class_ids():
        content.hero_class(id)
    for card in MODIFIERS:
        said = WORDS[language].component("modifier", events.modifier_name(card.key))
        assert re.fullmatch(r"[+-]\d|[^:]*[A-Za-z][^:]*", said), card.key


# What the code can ask, offer, refuse and tell


def _calls(names: tuple[str, ...], place: int) -> Iterator[str]:
    """The texts at a place of the arguments of these functions, wherever the game calls them."""
    for path in TOP.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if not isinstance(node, ast.Call) or len(node.args) <= place:
                continue
            name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            if name in names:
                yield from _constants(node.args[place])


def _constants(node: ast.expr) -> Iterator[str]:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.IfExp):
        yield from _constants(node.body)
        yield from _constants(node.orelse)


def test_every_question_has_a_text() -> None:
    asked = set(_calls(("ask",), 1)) | set(_calls(("ask_all",), 0))
    assert len(asked) > 30
    assert asked | set(describe.RULES) == ids("ask-", GAME)


def test_every_event_has_a_text() -> None:
    telling = ("tell", "about", "at", "between", "seat", "card", "step", "element", "hexes", "item", "trap")
    told = {kind for kind in _calls(telling, 1) if re.fullmatch(r"[a-z][a-z-]*", kind)}
    known = ids("event-", GAME)
    assert len(told) > 40
    assert told - {"forced"} <= known
    # These are made in events.py and deciding.py from parts, the reasons by the monsters.
    made = {"moved", "forced", "drew-modifier", "condition-gained", "condition-ended", "lasting", "placed"}
    made |= {"decided", "decided-first", *(f"decided-{what}" for what in deciders.WHAT)}
    left_over = known - told - made
    assert {name for name in left_over if not name.startswith("why-")} == set()
    assert {name.removeprefix("why-") for name in known if name.startswith("why-")} == ids("why-", GAME)


def test_every_refusal_has_a_text() -> None:
    refused = set(_calls(("Refusal",), 0)) - {"no-such-option"}
    assert refused == ids("error-", GAME)


def test_every_rule_that_the_code_names_is_on_the_rules_page() -> None:
    known = {entry.id for entry in page(GAME, "en").entries}
    named = set().union(
        *(re.findall(r'"(GH-S-[A-Z]+-\d+)"', path.read_text("utf-8")) for path in TOP.rglob("*.py"))
    )
    assert len(named) > 60
    assert named <= known


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
        yield f"item/{number}", cards.of_item(content.item(number))
    for id in content.class_ids():
        for perk in content.hero_class(id).perks:
            yield f"perk/{id}/{perk.number}", [cards.of_perk(perk)]
    for id in content.playable_scenarios():
        scenario = content.scenario(id)
        for characters in (2, 3, 4):
            told = scenarios.objectives(scenario, characters, 1) + scenarios.losses(scenario)
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
                if kind in AS_THEY_ARE or (kind == "modifier" and re.fullmatch(r"[+-]\d", id)):
                    continue
                assert words.catalogue.locate(kind, id)[0], (key, phrase.key, kind, id)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_can_be_said(language: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        for key, phrases in [*_halves(), *_others()]:
            said = say(WORDS[language], phrases)
            not_yet = (
                key.split("/")[0] in content.class_ids() and key.split("/")[0] not in content.STARTING_CLASSES
            )
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
    assert say(WORDS["en"], cards.of_item(content.item(3))) == (
        "When an attack would deal damage: +1 Shield. Must be used at the first 2 occasions. "
        "Adds 2 cards of -1 to the modifier deck. Spent when used; a long rest refreshes it."
    )


def test_a_scenario_in_words() -> None:
    told = scenarios.objectives(content.scenario("3"), 4, 1)
    assert say(WORDS["pt-BR"], told) == "Matem 20 inimigos."


def test_an_empty_half_says_nothing() -> None:
    assert say(WORDS["en"], cards.half(Half([]))) == ""
    assert phrase_text(WORDS["en"], Phrase("ability-plus", {"n": 2})) == "+2"


# A game told to its end


def _played(scenario: str, seats: int, most: int) -> Iterator[tuple[Table, list[Event]]]:
    """Random choices; each position with what led to it."""
    game = Gloomhaven()
    rng = Rng(int(scenario))
    table = game.setup(seats, 7, {"scenario": scenario, "level_1": "4"})
    for _ in range(most):
        yield table, table.events
        table.events = []
        if not table.pending:
            return
        decision = table.pending[rng.below(len(table.pending))]
        code = decision.options[rng.below(len(decision.options))]
        game.apply(table, decision.seat, code)


@pytest.mark.parametrize(("scenario", "seats"), [("1", 2), ("2", 3), ("11", 4)])
def test_a_played_game_can_be_told(scenario: str, seats: int) -> None:
    told: set[str] = set()
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        for table, happened in _played(scenario, seats, 250):
            for words in WORDS.values():
                told |= {_checked(words.event(event)) for event in happened}
                for decision in table.pending:
                    told.add(words.question(decision.kind))
                    told |= {
                        _checked(words.option(describe.WORDING.describe(table, code)))
                        for code in decision.options
                    }
    assert len(told) > 300


def _checked(said: str) -> str:
    assert not re.search(r"[{}/]|\$|\b(option|event|why|card|figure)-", said), said
    return said


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_can_be_said(language: str) -> None:
    """Also those that random games seldom reach, filled with what they carry."""
    args: dict[str, dict[str, object]] = {
        "card": {"card": "trample"},
        "figure": {"figure": "bandit-guard-elite-2", "slot": 3, "acting-figure": "hound-1"},
        "cell": {"cell": 12, "hex": "C7", "figure": "brute", "acting-figure": "hound-1", "monster": "hound"},
        "choice": {
            "number": 1,
            "figures": ["brute", "decoy-1"],
            "hexes": ["C7", "D7"],
            "goal": "streamliner",
            "source": "card",
            "card": "trample",
            "acting-figure": "hound-1",
            "conditions": ["stun"],
            "sum": "(3 + 2) × 2",
        },
        "step": {"number": 2, "hex": "C7"},
        "yes": {"elements": ["fire"], "source": "card", "card": "trample"},
        "play": {"card": "trample"},
        "first": {"seat": 1, "monster": "hound"},
        "perk": {
            "class": "brute",
            "number": 0,
            "removed-modifiers": ["-1"],
            "added-modifiers": [],
            "ignores": [],
        },
    }
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        for key in ids("option-", GAME):
            filled = args.get(key.split("-")[0], {"card": "trample", "item": "war-hammer", "number": 1})
            option = Option(key, {"element": "fire", **filled}, [], "")  # type: ignore[dict-item]
            assert _checked(WORDS[language].option(option))
        for key in ids("error-", GAME):
            assert WORDS[language].refusal(Refusal(key, "", {})).endswith(".")


def test_codes_name_what_they_are() -> None:
    game = Gloomhaven()
    table = game.setup(2, 1)
    for code in range(codes.CODES):
        option = describe.WORDING.describe(table, code)
        assert re.fullmatch(r"[a-z-]+", option.key)
