"""Numbers that depend on the table (GH-S-LVL-10)."""

from __future__ import annotations

import pytest

from taverna.games.gloomhaven.language.formula import formula
from taverna.kernel import BadData


@pytest.mark.parametrize(
    ("text", "characters", "level", "value"),
    [
        (7, 4, 3, 7),
        ("4+2*L", 2, 3, 10),
        ("(8+L)*C", 3, 2, 30),
        ("2*C*(L+1)", 4, 1, 16),
        ("2*C+L-2", 3, 1, 5),
        ("4 + C * L", 3, 2, 10),
        ("C", 4, 0, 4),
    ],
)
def test_values(text: object, characters: int, level: int, value: int) -> None:
    assert formula(text, "here").value(characters, level) == value


@pytest.mark.rule("GH-S-LVL-10")
def test_fractions_round_up_unless_told_otherwise() -> None:
    assert formula("13*C/2", "here").value(3, 0) == 20
    assert formula("ceil(C+L/2)", "here").value(2, 3) == 4
    assert formula("floor(2+L*C/2)", "here").value(3, 1) == 3
    assert formula("(6*C)/2", "here").value(3, 0) == 9


def test_what_changes_during_play() -> None:
    charge = formula("3+X", "here")
    assert charge.is_live
    assert charge.value(2, 0, hexes_moved=4) == 7
    assert formula("V", "here").value(2, 0, scouts=3) == 3
    assert not formula("8*C", "here").is_live
    assert formula("5", "here").is_fixed


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("4+", "at its end"),
        ("", "at its end"),
        ("Q", "at 'Q'"),
        ("C*C", "each letter once"),
        ("X*C", "C with L only"),
        ("4/C", "divided by a whole number only"),
        ("4/0", "divided by a whole number only"),
        ("(3", "open parenthesis"),
        ("3)", "from ')' on"),
        ("9**2", "at '*'"),
        ("²", "at '²'"),
        ("1+" * 30 + "1", "more than 40 letters"),
        (True, "must be a whole number or a formula"),
        (None, "must be a whole number or a formula"),
    ],
)
def test_no_formula(text: object, problem: str) -> None:
    with pytest.raises(BadData, match=r"^here: ") as error:
        formula(text, "here")
    assert problem in str(error.value)
