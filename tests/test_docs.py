"""What the README and the examples show really runs; what pages name is there."""

from __future__ import annotations

import fnmatch
import re
import runpy
from functools import cache
from pathlib import Path

import pytest

import taverna
from taverna.i18n import Words
from taverna.i18n.provenance import in_words
from tests.support.places import ROOT

SNIPPETS = re.findall(r"```python\n(.*?)```", (ROOT / "README.md").read_text("utf-8"), re.DOTALL)
DOCS = sorted((ROOT / "docs").rglob("*.md"))
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


PAGES = ["README.md", "CONTRIBUTING.md", *[f"docs/{path.relative_to(ROOT / 'docs')}" for path in DOCS]]
SOURCES = (".py", ".ts", ".svelte", ".sh")
FILES = (*SOURCES, ".ftl", ".json", ".md", ".toml")
PLACES = ("src", "tests", "tools", "docs", "examples", "web/src")


@cache
def known_paths() -> set[str]:
    """Every file and folder of the project from any of its folders on: `bots/bot.py` says enough."""
    found = {path.relative_to(ROOT).as_posix() for pattern in ("*", "web/*") for path in ROOT.glob(pattern)}
    for place in PLACES:
        for path in [ROOT / place, *(ROOT / place).rglob("*")]:
            parts = path.relative_to(ROOT).parts
            found.update("/".join(parts[first:]) for first in range(len(parts)))
    return found


def named_paths(text: str) -> list[str]:
    """Paths in backticks, and names of source files; what stands in examples is not ours."""
    prose = re.sub(r"^ *```.*?^ *```$", "", text, flags=re.DOTALL | re.MULTILINE)
    said = [span for span in re.findall(r"`([^`\n]+)`", prose) if re.fullmatch(r"[\w.*-][\w./*-]*", span)]
    return [
        span
        for span in said
        if span.endswith(SOURCES) or (span.count("/") and (span.endswith(FILES) or span[-1] == "/"))
    ]


@pytest.mark.parametrize("page", PAGES)
def test_a_page_names_only_what_is_there(page: str) -> None:
    text = (ROOT / page).read_text("utf-8")
    for path in named_paths(text):
        pattern = path.strip("/")
        there = pattern in known_paths() or bool(fnmatch.filter(known_paths(), pattern))
        assert there, f"{page} names {path}"
    for link in re.findall(r"\]\(([^)#\s]+)(?:#[^)]*)?\)", text):
        assert "://" in link or (ROOT / page).parent.joinpath(link).exists(), f"{page} leads to {link}"


@pytest.mark.parametrize("path", ["bots/bot.py", "docs/guide.md", "CONTRIBUTING.md", "text/en.ftl"])
def test_a_path_is_known_from_any_folder_on(path: str) -> None:
    assert path in known_paths()
    assert f"nowhere/{path}" not in known_paths()
    assert named_paths(f"See `nowhere/{path}`.") == [f"nowhere/{path}"]


def test_comments_name_only_modules_that_are_there() -> None:
    for path in (ROOT / "src/taverna").rglob("*.py"):
        for name in re.findall(r"\b[a-z_]+(?:/[a-z_]+)*\.py\b", path.read_text("utf-8")):
            assert name in known_paths(), f"{path.relative_to(ROOT)} names {name}"
