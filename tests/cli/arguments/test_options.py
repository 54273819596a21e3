"""Game options as they are typed."""

from __future__ import annotations

import pytest

import taverna
from taverna.cli.arguments.options import parse_options
from taverna.kernel import BadOption, Setting

GAME = taverna.game("dead-mans-draw")


@pytest.mark.parametrize(
    ("typed", "read"),
    [
        ([], {}),
        (["pirates=false"], {"pirates": False}),
        (["pirates=No", "safe_choices=on"], {"pirates": False, "safe_choices": True}),
        (["mermaid-effect=yes"], {"mermaid_effect": True}),
        ([" Private-Oracle = off "], {"private_oracle": False}),
        (["variation=sudden-death"], {"variation": "sudden-death"}),
        (["variation=Sudden_Death"], {"variation": "sudden-death"}),
    ],
)
def test_options_are_read(typed: list[str], read: dict[str, Setting]) -> None:
    assert parse_options(GAME, typed) == read


@pytest.mark.parametrize(
    ("typed", "problem"),
    [
        (["pirates"], "'pirates' must be written name=value"),
        (["=yes"], "'=yes' must be written name=value"),
        (["pirates=maybe"], "'pirates' can't be 'maybe'; it can be: true, false"),
        (["variation=yes"], "'variation' can't be 'yes'; it can be: none, "),
        (["pirat=yes"], "there is no option 'pirat'; did you mean 'pirates'"),
        (["safe-choices=on", "safe_choices=off"], "'safe_choices' is given more than once"),
    ],
)
def test_what_is_refused_and_why(typed: list[str], problem: str) -> None:
    with pytest.raises(BadOption, match=problem):
        parse_options(GAME, typed)
