"""Game options: what is not given takes its default, what is given must be known and possible."""

from __future__ import annotations

import pytest

from taverna.kernel import BadOption, Demand, GameOption
from taverna.kernel.options import check_options, demand_of, fitted

OPTIONS = (
    GameOption("together", False, "X-1"),
    GameOption("weather", "calm", "X-2", ["calm", "storm"]),
)


def test_what_is_not_given_takes_its_default() -> None:
    assert check_options(OPTIONS, {}) == {"together": False, "weather": "calm"}


def test_what_is_given_is_kept() -> None:
    given = {"weather": "storm", "together": True}
    assert check_options(OPTIONS, given) == {"together": True, "weather": "storm"}


def test_the_answer_is_a_copy() -> None:
    given: dict[str, object] = {"together": True}
    check_options(OPTIONS, given)["together"] = False
    assert given == {"together": True}


@pytest.mark.parametrize(
    ("name", "value", "rule", "allowed"),
    [
        ("weather", "fog", "X-2", "calm, storm"),
        ("weather", True, "X-2", "calm, storm"),
        ("weather", None, "X-2", "calm, storm"),
        ("together", "true", "X-1", "true, false"),
        ("together", 1, "X-1", "true, false"),
    ],
)
def test_a_value_it_can_not_have_is_refused(name: str, value: object, rule: str, allowed: str) -> None:
    with pytest.raises(BadOption) as refused:
        check_options(OPTIONS, {name: value})
    assert refused.value.code == "bad-option-value"
    assert refused.value.rule == rule
    assert refused.value.values == {"name": name, "value": str(value), "allowed": allowed}
    assert name in str(refused.value)
    assert allowed in str(refused.value)


def test_an_unknown_option_is_refused_with_a_guess() -> None:
    with pytest.raises(BadOption, match="did you mean 'weather'") as refused:
        check_options(OPTIONS, {"wheather": "storm"})
    assert refused.value.code == "unknown-option"
    assert refused.value.values["allowed"] == "together, weather"


def test_an_unknown_option_like_no_other_is_refused_with_the_list() -> None:
    with pytest.raises(BadOption, match="together, weather") as refused:
        check_options(OPTIONS, {"xyz": 1})
    assert "did you mean" not in str(refused.value)


ALONE = GameOption(
    "map",
    "wide",
    "TOY-9",
    ("wide", "narrow"),
    demands={"narrow": Demand(range(1, 2), {"weather": ("storm", "calm")})},
)
DEMANDING = (*OPTIONS, ALONE)


def test_a_choice_brings_along_what_it_demands() -> None:
    assert check_options(DEMANDING, {})["weather"] == "calm"
    assert check_options(DEMANDING, {"map": "narrow"})["weather"] == "storm"
    assert check_options(DEMANDING, {"map": "narrow", "weather": "calm"})["weather"] == "calm"
    assert demand_of(DEMANDING, {"map": "wide"}) is None
    found = demand_of(DEMANDING, {"map": "narrow"})
    assert found is not None
    assert found.seats == range(1, 2)


def test_what_a_choice_does_not_go_with_is_refused_or_fitted() -> None:
    wrong = {"map": "narrow", "weather": "fog"}
    known = (GameOption("weather", "calm", "TOY-8", ("calm", "storm", "fog")), ALONE)
    with pytest.raises(BadOption, match="option 'weather' can't be 'fog' here; it can be: storm, calm"):
        check_options(known, wrong)
    assert fitted(known, {"map": "narrow", "weather": "fog"}) == {"map": "narrow", "weather": "storm"}
    assert fitted(known, {"map": "wide", "weather": "fog"}) == {"map": "wide", "weather": "fog"}
