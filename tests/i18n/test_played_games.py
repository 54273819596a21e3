"""Whole games with every option, told in every language to every reader: no sentence is missing or broken."""

from __future__ import annotations

import itertools
import re
from collections.abc import Mapping

import pytest

from taverna.games.dead_mans_draw import GAME, codes
from taverna.games.dead_mans_draw.state import Table
from taverna.i18n import LANGUAGES, Words
from taverna.kernel import Decision, Event, Match, Option, Refusal, Rng
from tests.i18n.ftl import ids

pytestmark = pytest.mark.slow

NAMES = ["Denise", "Clara", "Edgard", "Fabio", "Gil", "Iris", "Jo", "Kim"]
GAMES = 448
READERS = [None, 0, 1]
SWITCHES = [option.name for option in GAME.options if not option.choices]
VARIATIONS = next(option.choices for option in GAME.options if option.name == "variation")
LEFTOVERS = re.compile(r"[{}$]|\?\?\?|  | [.,:;]|\b[a-z]+-[0-9]|-busting|None")


class Heard:
    """One example for each way in which something was told: same kind, same numbers, same seats."""

    def __init__(self) -> None:
        self.events: dict[str, Event] = {}
        self.options: dict[str, Option] = {}
        self.reasons: dict[str, Option] = {}
        self.refusals: dict[str, Refusal] = {}
        self.questions: set[str] = set()

    def look(self, table: Table, decision: Decision, thoroughly: bool) -> None:
        self.questions.add(decision.kind)
        for code in decision.options:
            option = GAME.describe(table, code)
            self.options.setdefault(_shape(option.key, option.args), option)
            for reason in GAME.reasons(table, decision, code):
                self.reasons.setdefault(_shape(reason.key, reason.args), reason)
        if thoroughly:
            for code in range(-1, codes.COUNT + 1):
                self.refuse(GAME.refusal(table, decision.seat, code))
            self.refuse(GAME.refusal(table, (decision.seat + 1) % table.seats, codes.DRAW))

    def refuse(self, refusal: Refusal | None) -> None:
        if refusal is not None:
            self.refusals.setdefault(_shape(refusal.key, refusal.args), refusal)

    def listen(self, events: list[Event]) -> None:
        for event in events:
            self.events.setdefault(_shape(event.kind, event.args), event)


def _shape(kind: str, args: Mapping[str, object]) -> str:
    return f"{kind} {[_shape_of(name, value) for name, value in args.items()]}"


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
        heard.look(table, decision, moves % 40 == 0 or not table.draw)
        choices = decision.options
        if choices == [codes.DRAW, codes.BANK]:
            code = choices[rng.below(3) // 2]
        else:
            code = choices[rng.below(len(choices))]
        GAME.apply(table, decision.seat, code)
        heard.listen(table.drain())
        moves += 1
    heard.refuse(GAME.refusal(table, 0, codes.DRAW))


@pytest.fixture(scope="module")
def heard() -> Heard:
    found = Heard()
    settings = itertools.cycle(itertools.product(VARIATIONS, *[(False, True)] * len(SWITCHES)))
    for seed, (variation, *switches) in zip(range(GAMES), settings, strict=False):
        _play(seed, {"variation": variation, **dict(zip(SWITCHES, switches, strict=True))}, found)
    match = Match("dead-mans-draw", 3, 1)
    match.submit(0, match.pending[0].options[0])
    found.listen(match.undo(0))
    return found


def _check(sentence: str) -> None:
    assert not LEFTOVERS.search(sentence), sentence
    assert sentence == sentence.strip()
    assert not sentence[0].islower(), sentence


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("reader", READERS)
@pytest.mark.parametrize("names", [NAMES, None])
def test_everything_that_happens_can_be_told(
    heard: Heard, language: str, reader: int | None, names: list[str] | None
) -> None:
    words = Words(language, "dead-mans-draw", names, reader)
    for event in heard.events.values():
        sentence = words.event(event)
        _check(sentence)
        assert sentence[-1] in ".!", sentence


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("reader", READERS)
def test_every_question_and_option_can_be_read(heard: Heard, language: str, reader: int | None) -> None:
    words = Words(language, "dead-mans-draw", NAMES, reader)
    for option in heard.options.values():
        _check(words.option(option))
    for kind in heard.questions:
        assert words.question(kind).endswith("?")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("reader", READERS)
def test_every_reason_can_be_read(heard: Heard, language: str, reader: int | None) -> None:
    words = Words(language, "dead-mans-draw", NAMES, reader)
    for reason in heard.reasons.values():
        sentence = words.text(f"reason-{reason.key}", **reason.args)
        _check(sentence)
        assert sentence.endswith("."), sentence


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("reader", READERS)
def test_every_refusal_can_be_explained(heard: Heard, language: str, reader: int | None) -> None:
    words = Words(language, "dead-mans-draw", NAMES, reader)
    for refusal in heard.refusals.values():
        sentence = words.refusal(refusal)
        _check(sentence)
        assert sentence.endswith("."), sentence


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_option_of_one_question_reads_like_another(language: str) -> None:
    words = Words(language, "dead-mans-draw", NAMES, 0)
    table = GAME.setup(3, 5, {"mermaid_effect": True})
    rng = Rng(5)
    while table.pending:
        decision = table.pending[0]
        read = [words.option(GAME.describe(table, code)) for code in decision.options]
        assert len(set(read)) == len(read), read
        GAME.apply(table, decision.seat, decision.options[rng.below(len(decision.options))])


def test_the_texts_are_exactly_those_that_the_game_needs(heard: Heard) -> None:
    def kinds(shapes: dict[str, Event] | dict[str, Option] | dict[str, Refusal]) -> set[str]:
        return {shape.split(" ")[0] for shape in shapes}

    game = "dead-mans-draw"
    assert kinds(heard.events) == ids("event-", game) | ids("event-", None)
    assert kinds(heard.options) == ids("option-", game)
    assert kinds(heard.reasons) == ids("reason-", game)
    assert heard.questions == ids("ask-", game)
    told = ids("error-", game) | ids("error-", None)
    assert ids("error-", game) <= kinds(heard.refusals) <= told
