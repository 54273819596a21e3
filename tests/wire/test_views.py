"""Whether a value is what a type of a view says: every way of not being it is found, and told with its place."""

from __future__ import annotations

from typing import Annotated, NotRequired, TypedDict

import pytest

from taverna.kernel.shapes import OneOf, Row
from taverna.wire.views import mismatches

Coin = Annotated[list[object], Row(cell=int, metal=str)]
Colour = Annotated[str, OneOf("red", "black")]


class Die(TypedDict):
    faces: list[int]
    colour: NotRequired[Colour]


class Purse(TypedDict):
    seat: int | None
    coins: list[Coin]
    dice: dict[Colour, Die]
    open: bool


GOOD: dict[str, object] = {
    "seat": None,
    "coins": [[4, "gold"], [0, "tin"]],
    "dice": {"red": {"faces": [1, 6]}, "black": {"faces": [], "colour": "black"}},
    "open": False,
}


def test_what_agrees_has_no_mismatch() -> None:
    assert list(mismatches(GOOD, Purse)) == []
    assert list(mismatches({**GOOD, "seat": 3}, Purse)) == []


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"wind": 1}, "view.wind is not in Purse"),
        ({"seat": "one"}, "view.seat: 'one' is not int"),
        ({"seat": True}, "view.seat: True is not int"),
        ({"open": 0}, "view.open: 0 is not bool"),
        ({"coins": {}}, "view.coins: {} is not a list"),
        ({"coins": [[4]]}, "view.coins[0]: [4] is not a row of cell, metal"),
        ({"coins": [[4, 5]]}, "view.coins[0].metal: 5 is not str"),
        ({"dice": []}, "view.dice: [] is not a dict"),
        ({"dice": {"blue": {"faces": []}}}, "view.dice (its name 'blue'): 'blue' is none of red, black"),
        ({"dice": {"red": {}}}, "view.dice.red.faces is missing"),
        (
            {"dice": {"red": {"faces": [], "colour": "blue"}}},
            "view.dice.red.colour: 'blue' is none of red, black",
        ),
    ],
)
def test_what_does_not_agree_is_told(change: dict[str, object], said: str) -> None:
    assert list(mismatches({**GOOD, **change}, Purse)) == [said]


def test_a_field_that_is_missing_is_told() -> None:
    left = {name: value for name, value in GOOD.items() if name != "open"}
    assert list(mismatches(left, Purse)) == ["view.open is missing"]
