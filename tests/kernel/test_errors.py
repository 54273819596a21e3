"""The refusals: one family, each with a code for the texts, a rule, and a sentence for callers."""

from __future__ import annotations

import pickle

import pytest

from taverna.kernel import (
    BadCall,
    BadData,
    BadOption,
    IllegalChoice,
    NoUndo,
    StaleChoice,
    TavernaError,
    UnknownGame,
)

ALL = [BadCall, BadData, BadOption, IllegalChoice, NoUndo, StaleChoice, UnknownGame]


@pytest.mark.parametrize("kind", ALL)
def test_every_refusal_is_caught_as_one(kind: type[TavernaError]) -> None:
    error = kind("some-code", "a sentence", "X-1", {"seat": 2})
    assert isinstance(error, TavernaError)
    assert isinstance(error, ValueError)
    assert (error.code, str(error), error.rule, error.values) == (
        "some-code",
        "a sentence",
        "X-1",
        {"seat": 2},
    )


def test_rule_and_values_may_be_missing() -> None:
    error = BadCall("some-code", "a sentence")
    assert error.rule == ""
    assert error.values == {}


def test_a_stale_choice_is_an_illegal_one() -> None:
    assert issubclass(StaleChoice, IllegalChoice)


def test_a_refusal_survives_the_way_between_processes() -> None:
    sent = IllegalChoice("kraken-demands", "not yet", "DMD-3.11", {"number": 2})
    came = pickle.loads(pickle.dumps(sent))
    assert type(came) is IllegalChoice
    assert (came.code, str(came), came.rule, came.values) == (sent.code, str(sent), sent.rule, sent.values)
