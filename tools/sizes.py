"""No file over 400 lines, no function over 50: `python tools/sizes.py` lists what is longer; `--check` also fails.

Python is parsed. TypeScript and Svelte are read by their indentation, which the formatter keeps; a `describe` of tests
is a chapter, not a function. Generated files say so in their first lines and are left out.
"""

from __future__ import annotations

import argparse
import ast
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
PLACES = ("src", "tests", "tools", "examples", "web/src", "web/vite")
KINDS = (".py", ".ts", ".svelte", ".sh")
FILE, FUNCTION = 400, 50
GENERATED = re.compile(r"Made from .* by tools/")
OPENS = re.compile(r".*\bfunction\b.*[({]|.*=> [({]|(?!(?:if|for|while|switch|\})\b)[\w ]+\(.*\).* \{")


class Long(NamedTuple):
    """What is too long: a file, or a function in it."""

    path: str
    line: int
    name: str
    lines: int

    def __str__(self) -> str:
        return f"{self.path}:{self.line}: {self.name} has {self.lines} lines"


def too_long(paths: list[str], read: Path = ROOT) -> Iterator[Long]:
    for path in paths:
        text = (read / path).read_text("utf-8")
        lines = text.splitlines()
        if any(GENERATED.search(line) for line in lines[:3]):
            continue
        if len(lines) > FILE:
            yield Long(path, 1, "the file", len(lines))
        found = in_python(text) if path.endswith(".py") else in_script(lines)
        for line, name, length in found:
            if length > FUNCTION:
                yield Long(path, line, name, length)


def in_python(text: str) -> Iterator[tuple[int, str, int]]:
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            yield node.lineno, node.name, (node.end_lineno or node.lineno) - node.lineno + 1


def in_script(lines: list[str]) -> Iterator[tuple[int, str, int]]:
    """A function ends with the first line that closes at the indentation of its first."""
    for start, line in enumerate(lines):
        code = line.lstrip()
        if not OPENS.fullmatch(code) or code.startswith("describe"):
            continue
        closing = re.compile(rf"{line[: -len(code)]}[}})\]][^{{(\[]*")
        ends = (at for at in range(start + 1, len(lines)) if closing.fullmatch(lines[at]))
        end = next(ends, start)
        yield start + 1, code, end - start + 1


def tracked() -> list[str]:
    """Files of the project as git knows them, those not yet added too."""
    command = ["git", "ls-files", "--cached", "--others", "--exclude-standard", "--", *PLACES]
    told = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    return [path for path in told.splitlines() if path.endswith(KINDS) and (ROOT / path).exists()]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="fail if anything is too long")
    check: bool = parser.parse_args().check
    found = list(too_long(tracked()))
    for long in found:
        print(long)
    if found and check:
        sys.exit(1)


if __name__ == "__main__":
    main()
