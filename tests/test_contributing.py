"""The worked examples of CONTRIBUTING.md, followed block by block in a copy of the project.

A block that names a file is put there: code makes the file, words and tables are added to its end, a line of JSON is
added to the list behind `#` (in place of the one with its number, if there is one) or to the file itself, a row of a
page to the end of the table with that heading.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from textwrap import dedent
from typing import NamedTuple

import pytest

from tests.support.places import ROOT

PAGE = (ROOT / "CONTRIBUTING.md").read_text("utf-8")
LANGUAGES = ("en", "pt-BR", "es")
EXAMPLES = {
    "dead_mans_draw": ["A tiny variant"],
    "gloomhaven": [
        "An odd card",
        "A scenario rule that the language says",
        "A scenario rule that the language can't say",
        "A new operation",
        "A new test of the table",
        "An item",
    ],
}
"""By game. Those of one game are followed in one copy."""
BESIDE = {
    "dead_mans_draw": ["test_components.py", "test_variations.py"],
    "gloomhaven": [
        "content/test_handled.py",
        "content/test_scenario_page.py",
        "content/test_scenario_words.py::test_all_that_can_be_said_has_words",
        "scenario/test_clauses.py::test_no_operation_is_left_out",
        "scenario/test_clause_tests.py::test_no_test_is_left_out",
        "view/test_card_words.py::test_everything_explains_itself_without_a_code",
        "view/test_words.py::test_the_catalogue_is_as_sound_as_those_of_the_other_games",
    ],
}
"""Tests of the game that hold as before."""
MOST = {"content": 1, "code": 1, "words": len(LANGUAGES), "page": 1, "test": 1}


class Block(NamedTuple):
    language: str
    path: str
    into: str
    text: str

    @property
    def kind(self) -> str:
        if self.language == "python":
            return "test" if self.path.startswith("tests/") else "code"
        return {"ftl": "words", "md": "page"}.get(self.language, "content")


def blocks(title: str) -> list[Block]:
    [chapter] = re.findall(rf"^##+ {re.escape(title)}\n(.*?)(?=^##)", PAGE, re.DOTALL | re.MULTILINE)
    found: list[Block] = []
    for language, place, text in re.findall(
        r"^ *```(\w+) (\S+)\n(.*?)^ *```$", chapter, re.DOTALL | re.MULTILINE
    ):
        path, _, into = place.partition("#")
        names = LANGUAGES if "*" in path else ("",)
        found += [Block(language, path.replace("*", name), into, dedent(text)) for name in names]
    return found


def put(block: Block, root: Path) -> None:
    path = root / block.path
    if block.language == "python":
        assert not path.exists(), f"{block.path} is there already"
        path.write_text(block.text, "utf-8")
    elif block.language == "json":
        [line] = block.text.splitlines()
        path.write_text(json.dumps(with_line(json.loads(path.read_text("utf-8")), block.into, line)), "utf-8")
    elif block.language == "md":
        path.write_text(with_row(path.read_text("utf-8"), block.into, block.text), "utf-8")
    else:
        path.write_text(f"{path.read_text('utf-8')}\n{block.text}", "utf-8")


def with_line(data: dict[str, object], into: str, line: str) -> dict[str, object]:
    row = json.loads(line)
    if not into:
        return {**data, **row}
    rows = data.get(into, [])
    assert isinstance(rows, list)
    taken = [other for other in rows if "number" in other and other["number"] == row.get("number")]
    return {**data, into: [row if other in taken else other for other in rows] + ([] if taken else [row])}


def with_row(page: str, heading: str, row: str) -> str:
    [table] = re.findall(rf"^\| {heading} \|.*\n(?:\|.*\n)+", page, re.MULTILINE)
    return page.replace(table, table + row)


def copy(root: Path) -> None:
    pure = shutil.ignore_patterns("*.so", "__pycache__", "client", "past")
    for part in ("src", "docs", "examples", "tests/games", "tests/support", "tests/i18n"):
        shutil.copytree(ROOT / part, root / part, ignore=pure)
    (root / "tests/__init__.py").touch()
    for name in ("pyproject.toml", "README.md"):
        shutil.copy(ROOT / name, root)


@pytest.mark.parametrize("title", [title for titles in EXAMPLES.values() for title in titles])
def test_an_example_touches_few_places(title: str) -> None:
    touched = {(block.kind, block.path) for block in blocks(title)}
    for kind, most in MOST.items():
        assert len([path for other, path in touched if other == kind]) <= most, kind
    assert len([path for kind, path in touched if kind == "test"]) == 1
    assert all((ROOT / path).exists() == (kind in ("content", "words", "page")) for kind, path in touched)


@pytest.mark.parametrize("game", EXAMPLES)
def test_the_examples_are_followed_as_described(game: str, tmp_path: Path) -> None:
    copy(tmp_path)
    shown = [block for title in EXAMPLES[game] for block in blocks(title)]
    for block in shown:
        put(block, tmp_path)
    tests = [block.path for block in shown if block.kind == "test"]
    tests += [f"tests/games/{game}/{name}" for name in BESIDE[game]]
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:xdist", "-p", "no:cacheprovider", *tests],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": f"{tmp_path / 'src'}{os.pathsep}{tmp_path}", "PYTEST_ADDOPTS": ""},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
