"""Whole games with every option, told in every language to every reader: no sentence is missing or broken."""

from __future__ import annotations

import itertools

import pytest

from taverna.games.dead_mans_draw import GAME, codes
from taverna.i18n import LANGUAGES, Words
from taverna.kernel import Event, Match, Rng
from tests.support.words.ftl import ids
from tests.support.words.heard import READERS, Heard, kinds, read_apart

pytestmark = [pytest.mark.slow, pytest.mark.compiled]

NAMES = ["Denise", "Clara", "Edgard", "Fabio", "Gil", "Iris", "Jo", "Kim"]
GAMES = 448
SWITCHES = [option.name for option in GAME.options if not option.choices]
VARIATIONS = next(option.choices for option in GAME.options if option.name == "variation")
IDS = r"\b[a-z]+-[0-9]|-busting"

OF_CAMPAIGNS = {"joined", "went-home", "game-played", "evening-ended", "chapter-dropped"}
"""What is told between games."""


def _shape_of(name: str, value: object) -> object:
    """Only the first two seats are ever readers; of a card, any will do."""
    if isinstance(value, list):
        return len(value)
    if isinstance(value, str):
        return value.split("-")[0]
    return min(value, 2) if name in ("seat", "other") and isinstance(value, int) else value


def _play(seed: int, options: dict[str, object], heard: Heard) -> None:
    """Drawing is twice as likely as banking, so that games are full of trouble."""
    table = GAME.setup(2 + seed % 7, seed, options)
    rng = Rng(seed)
    moves = 0
    heard.listen(table.drain())
    while table.pending:
        decision = table.pending[0]
        heard.ask(table, decision)
        heard.explain(table, decision)
        if moves % 40 == 0 or not table.draw:
            heard.refuse(table, decision.seat, range(-1, codes.COUNT + 1))
            heard.refuse(table, (decision.seat + 1) % table.seats, [codes.DRAW])
        choices = decision.options
        if choices == [codes.DRAW, codes.BANK]:
            code = choices[rng.below(3) // 2]
        else:
            code = choices[rng.below(len(choices))]
        GAME.apply(table, decision.seat, code)
        heard.listen(table.drain())
        moves += 1
    heard.refuse(table, 0, [codes.DRAW])


@pytest.fixture(scope="module")
def heard() -> Heard:
    found = Heard(GAME, _shape_of, IDS)
    settings = itertools.cycle(itertools.product(VARIATIONS, *[(False, True)] * len(SWITCHES)))
    for seed, (variation, *switches) in zip(range(GAMES), settings, strict=False):
        _play(seed, {"variation": variation, **dict(zip(SWITCHES, switches, strict=True))}, found)
    match = Match("dead-mans-draw", 3, 1)
    match.submit(0, match.pending[0].options[0])
    found.listen(match.undo(0))
    return found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("reader", READERS)
@pytest.mark.parametrize("names", [NAMES, None])
def test_everything_that_happens_can_be_told(
    heard: Heard, language: str, reader: int | None, names: list[str] | None
) -> None:
    heard.read_events(Words(language, "dead-mans-draw", names, reader))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("reader", READERS)
def test_an_effect_that_does_nothing_says_why(heard: Heard, language: str, reader: int | None) -> None:
    words = Words(language, "dead-mans-draw", NAMES, reader)
    void = [event for event in heard.events.values() if event.kind == "void"]
    assert len({event.rule for event in void}) == 9
    for event in void:
        assert words.event(event) != words.event(Event("void", "", event.args)), event.rule


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("reader", READERS)
def test_every_question_and_option_can_be_read(heard: Heard, language: str, reader: int | None) -> None:
    heard.read_options(Words(language, "dead-mans-draw", NAMES, reader))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("reader", READERS)
def test_every_reason_can_be_read(heard: Heard, language: str, reader: int | None) -> None:
    heard.read_reasons(Words(language, "dead-mans-draw", NAMES, reader))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("reader", READERS)
def test_every_refusal_can_be_explained(heard: Heard, language: str, reader: int | None) -> None:
    heard.read_refusals(Words(language, "dead-mans-draw", NAMES, reader))


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_option_of_one_question_reads_like_another(language: str) -> None:
    words = Words(language, "dead-mans-draw", NAMES, 0)
    read_apart(GAME, GAME.setup(3, 5, {"mermaid_effect": True}), words, Rng(5))


def test_the_texts_are_exactly_those_that_the_game_needs(heard: Heard) -> None:
    game = "dead-mans-draw"
    assert kinds(heard.events) == ids("event-", game) | (ids("event-", None) - OF_CAMPAIGNS)
    assert kinds(heard.options) == ids("option-", game)
    assert kinds(heard.reasons) == ids("reason-", game)
    assert heard.questions == ids("ask-", game)
    told = ids("error-", game) | ids("error-", None)
    assert ids("error-", game) <= kinds(heard.refusals) <= told
