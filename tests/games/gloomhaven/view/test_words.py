"""Everything that Gloomhaven says, in three languages: nothing missing, nothing left over, no code in a sentence."""

from __future__ import annotations

import ast
import re
import warnings
from collections.abc import Iterator

import pytest

from taverna.games.gloomhaven import codes, content, events
from taverna.games.gloomhaven.game import Gloomhaven
from taverna.games.gloomhaven.language.clauses import FIRST_ADDED_OPERATION, OPERATIONS
from taverna.games.gloomhaven.language.registry import MODIFIERS
from taverna.games.gloomhaven.language.words import is_question
from taverna.games.gloomhaven.scenario import building
from taverna.games.gloomhaven.state.table import Table
from taverna.games.gloomhaven.view import deciders, describe
from taverna.i18n import LANGUAGES
from taverna.i18n.rules_pages import page
from taverna.kernel import Event, Option, Refusal, Rng
from tests.games.gloomhaven.view.words import GAME, TOP, WORDS
from tests.i18n import test_catalogues as catalogues
from tests.support.words.ftl import ids, references, texts

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
    added = {word for word in OPERATIONS[FIRST_ADDED_OPERATION:] if is_question(word)}
    assert asked | added | set(describe.RULES) == ids("ask-", GAME)


def test_every_event_has_a_text() -> None:
    telling = ("tell", "about", "at", "between", "seat", "card", "step", "element", "hexes", "item", "trap")
    told = {kind for kind in _calls(telling, 1) if re.fullmatch(r"[a-z][a-z-]*", kind)}
    told |= set(_calls(("Event",), 0))
    known = ids("event-", GAME)
    assert len(told) > 40
    assert told - {"forced"} <= known | ids("event-", None)
    # These are made in events.py and deciding.py from parts, the reasons by the monsters.
    made = {"moved", "forced", "drew-modifier", "condition-gained", "condition-ended", "lasting", "placed"}
    made |= {"decided", "decided-first", *(f"decided-{what}" for what in deciders.WHAT)}
    # Gains and losses of the campaign's events, by what is gained.
    made |= {
        f"fate-{what}-{end}"
        for what in ("xp", "gold", "checks", "shared-gold", "reputation", "prosperity")
        for end in ("gained", "lost")
    }
    made |= {f"fate-start-{what}" for what in ("condition", "damage", "discards")}
    left_over = known - told - made
    assert {name for name in left_over if not name.startswith("why-")} == set()
    assert {name.removeprefix("why-") for name in known if name.startswith("why-")} == ids("why-", GAME)


def test_every_refusal_has_a_text() -> None:
    refused = set(_calls(("Refusal", "refused"), 0)) - {"no-such-option"}
    assert refused == ids("error-", GAME)


def test_every_rule_that_the_code_names_is_on_the_rules_page() -> None:
    known = {entry.id for entry in page(GAME, "en").entries}
    named = set().union(
        *(re.findall(r'"(GH-[SC]-[A-Z]+-\d+)"', path.read_text("utf-8")) for path in TOP.rglob("*.py"))
    )
    assert len(named) > 60
    assert named <= known


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


OF_CAMPAIGN: dict[str, object] = {
    "name": "Ana", "hero": "Grumm", "most": 1, "number": 14, "price": 50, "scenario": 2, "item": "war-hammer",
}  # fmt: skip
"""What refusals of the campaign carry."""


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
            "interaction": "1",
            "cost": "nothing",
            "source": "card",
            "card": "trample",
            "acting-figure": "hound-1",
            "conditions": ["stun"],
            "sum": "(3 + 2) × 2",
            "effect": "heal",
            "way": "top",
            "whom": "self",
        },
        "step": {"number": 2, "hex": "C7"},
        "yes": {
            "elements": ["fire"],
            "source": "card",
            "card": "trample",
            "figure": "brute",
            "number": 2,
        },
        "done": {"card": "trample", "item": "war-hammer", "number": 1, "figure": "brute"},
        "play": {"card": "trample"},
        "interact": {"interaction": "Turn the wheel", "cost": "nothing"},
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
            assert WORDS[language].refusal(Refusal(key, "", OF_CAMPAIGN)).endswith(".")


def test_codes_name_what_they_are() -> None:
    game = Gloomhaven()
    table = game.setup(2, 1)
    for code in range(codes.CODES):
        option = describe.WORDING.describe(table, code)
        assert re.fullmatch(r"[a-z-]+", option.key)
