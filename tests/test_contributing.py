"""The tiny variant of CONTRIBUTING.md, followed word for word in a copy of the project."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from textwrap import dedent

from tests.support.places import ROOT

VARIANT = (ROOT / "CONTRIBUTING.md").read_text("utf-8").split("## A tiny variant")[1].split("## A pirate")[0]


def block(language: str) -> str:
    found = re.search(rf" *```{language}\n(.*?)```", VARIANT, re.DOTALL)
    assert found, f"CONTRIBUTING.md shows no {language}"
    return dedent(found.group(1))


def append(path: Path, text: str) -> None:
    path.write_text(path.read_text("utf-8") + "\n" + text, "utf-8")


def test_a_tiny_variant_is_added_as_described(tmp_path: Path) -> None:
    pure = shutil.ignore_patterns("*.so", "__pycache__", "client")
    shutil.copytree(ROOT / "src", tmp_path / "src", ignore=pure)
    shutil.copytree(ROOT / "docs", tmp_path / "docs")
    shutil.copytree(ROOT / "tests/games", tmp_path / "tests/games", ignore=pure)
    shutil.copytree(ROOT / "tests/support", tmp_path / "tests/support", ignore=pure)
    (tmp_path / "tests/__init__.py").touch()
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    game = tmp_path / "src/taverna/games/dead_mans_draw"
    append(game / "content/variations.toml", block("toml"))
    for language in ("en", "pt-BR", "es"):
        append(game / f"text/{language}.ftl", block("ftl"))
    (tmp_path / "tests/games/dead_mans_draw/test_calm_seas.py").write_text(block("python"), "utf-8")
    tests = ["test_calm_seas.py", "test_components.py", "test_variations.py"]
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:xdist", "-p", "no:cacheprovider"]
        + [f"tests/games/dead_mans_draw/{name}" for name in tests],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(tmp_path / "src"), "PYTEST_ADDOPTS": ""},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
