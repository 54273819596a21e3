"""docs/learning.md tells the truth: its programs run, and its tables are those of the games."""

from __future__ import annotations

import re

import pytest

from tests.support.adapters.layout_tables import PAGE, written

SNIPPETS = re.findall(r"```python\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)


@pytest.mark.parametrize("number", range(len(SNIPPETS)))
def test_snippet_runs(number: int) -> None:
    exec(compile(SNIPPETS[number], f"learning snippet {number + 1}", "exec"), {"__name__": "learning"})


def test_there_are_snippets() -> None:
    assert len(SNIPPETS) == 5


def test_tables_of_observations_are_up_to_date() -> None:
    """If not: `python -m tests.support.adapters.layout_tables`."""
    assert written() == PAGE.read_text("utf-8")
