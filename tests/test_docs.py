"""What the README and the examples show really runs."""

from __future__ import annotations

import re
import runpy
from pathlib import Path

import pytest

import taverna
from taverna.i18n import Words
from taverna.i18n.provenance import in_words
from tests.support.places import ROOT

SNIPPETS = re.findall(r"```python\n(.*?)```", (ROOT / "README.md").read_text("utf-8"), re.DOTALL)
EXAMPLES = sorted((ROOT / "examples").glob("*.py"))


@pytest.mark.parametrize("number", range(len(SNIPPETS)))
def test_readme_snippet_runs(number: int) -> None:
    exec(compile(SNIPPETS[number], f"README snippet {number + 1}", "exec"), {"__name__": "readme"})


def test_readme_shows_what_is_printed(capsys: pytest.CaptureFixture[str]) -> None:
    """A comment behind a `print` of the first snippet is what it prints."""
    exec(compile(SNIPPETS[0], "README snippet 1", "exec"), {"__name__": "readme"})
    printed = capsys.readouterr().out.splitlines()
    promised = re.findall(r"^print\(.*?\)\s+# (.*)$", SNIPPETS[0], re.MULTILINE)
    assert promised
    for line in promised:
        assert line in printed


def test_the_readme_tells_how_well_bloodborne_s_cards_are_known() -> None:
    """Its counts are those of the content, in the words of the product."""
    told = in_words(Words("en", "bloodborne"), taverna.game("bloodborne").components.provenance())
    total, counts = told.removesuffix(".").split(": ")
    line = next(line for line in (ROOT / "README.md").read_text("utf-8").splitlines() if "Bloodborne" in line)
    assert total in line
    assert counts in line


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: path.stem)
def test_example_runs(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    runpy.run_path(str(path), run_name="__main__")
    assert capsys.readouterr().out
