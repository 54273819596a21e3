"""Refusals as one clear line in the user's language, and files read and written with such refusals."""

from __future__ import annotations

import errno
import json
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import typer
from typer.core import TyperGroup

from taverna.cli.texts import chosen_language, texts_in
from taverna.i18n import Words
from taverna.kernel import BadCall, Record, TavernaError

REFUSED = 2
"""The exit code of whatever was refused."""
UsageError: Any = typer.BadParameter.__mro__[1]
"""What was typed can't be read. Typer exports one kind of it, but not their common base."""


FILE = "file"


class CliError(BadCall):
    """A refusal of the command itself; its text is `cli-error-<code>`."""


class Commands(TyperGroup):
    """Runs a command; a refusal ends it with one line instead of a traceback, unless `--debug` asks for that."""

    def make_context(self, info_name: str | None, args: list[str], parent: Any = None, **extra: Any) -> Any:
        if not args:  # that is answered with the help, which travels as an error too
            return super().make_context(info_name, args, parent, **extra)
        try:
            return super().make_context(info_name, args, parent, **extra)
        except UsageError as problem:
            raise _misread(problem) from problem

    def invoke(self, ctx: Any) -> Any:
        try:
            return super().invoke(ctx)
        except UsageError as problem:
            raise _misread(problem) from problem
        except TavernaError as refusal:
            if ctx.params.get("debug"):
                raise
            print(line(refusal, spoken(ctx)), file=sys.stderr)
            raise typer.Exit(REFUSED) from refusal


def _misread(problem: Any) -> typer.Exit:
    said = " ".join(problem.format_message().split())
    print(texts_in(chosen_language(None))("refused", problem=said), file=sys.stderr)
    return typer.Exit(REFUSED)


def spoken(ctx: Any) -> str:
    """The language of the command that was running; of the environment where the one asked for does not exist."""
    wanted = ctx.obj if isinstance(ctx.obj, str) else None
    try:
        return chosen_language(wanted)
    except TavernaError:
        return chosen_language(None)


def line(refusal: TavernaError, lang: str) -> str:
    texts = texts_in(lang)
    values: dict[str, str | int] = {name: str(value) for name, value in refusal.values.items()}
    said = texts.attempt(f"error-{refusal.code}", values) or Words(lang).error(refusal)
    rule = f" ({refusal.rule})" if refusal.rule and refusal.rule not in said else ""
    file = f"{refusal.values[FILE]}: " if FILE in refusal.values else ""
    return texts("refused", problem=file + " ".join(said.split()) + rule)


def read_file(path: Path) -> str:
    try:
        return path.read_text("utf-8")
    except UnicodeDecodeError as problem:
        raise CliError("not-text", f"{path} is not a text file", values={"path": str(path)}) from problem
    except FileNotFoundError as problem:
        raise CliError("no-file", f"there is no file {path}", values={"path": str(path)}) from problem
    except OSError as problem:
        raise _file_error("cannot-read", path, problem) from problem


def read_stdin(name: Path) -> str:
    """UTF-8 whatever the locale says, so that bytes which are no text are refused like those of a file."""
    try:
        return sys.stdin.buffer.read().decode("utf-8")
    except UnicodeDecodeError as problem:
        raise CliError("not-text", f"{name} is not a text file", values={"path": str(name)}) from problem


def check_writable(path: Path) -> None:
    """Refuse a file that can't be written, without touching it."""
    wrong = 0
    if os.path.isdir(path):
        wrong = errno.EISDIR
    elif not os.path.isdir(path.parent):
        wrong = errno.ENOENT
    elif not os.access(path if os.path.exists(path) else path.parent, os.W_OK):
        wrong = errno.EACCES
    if wrong:
        raise _file_error("cannot-write", path, OSError(wrong, os.strerror(wrong)))


def write_file(path: Path, text: str) -> None:
    try:
        path.write_text(text, "utf-8")
    except OSError as problem:
        raise _file_error("cannot-write", path, problem) from problem


def _file_error(code: str, path: Path, problem: OSError) -> CliError:
    why = problem.strerror or str(problem)
    return CliError(code, f"{path}: {why}", values={"path": str(path), "why": why})


def parse_json(text: str) -> object:
    """What JSON text holds; where it is none, the line and column are told."""
    try:
        return json.loads(text)
    except json.JSONDecodeError as problem:
        raise _bad_json(problem.msg, problem.lineno, problem.colno) from problem
    except (ValueError, RecursionError) as problem:  # a number or a nesting beyond all measure
        raise _bad_json(str(problem), 1, 1) from problem


def _bad_json(problem: str, row: int, column: int) -> CliError:
    return CliError(
        "bad-json",
        f"line {row}, column {column}: {problem}",
        values={"line": row, "column": column, "problem": problem},
    )


def read_record(path: Path) -> Record:
    text = read_file(path)
    with about(path):
        return Record.from_json(text)


@contextmanager
def about(path: Path) -> Iterator[None]:
    """Whatever is refused in here is refused because of that file, so its name is told."""
    try:
        yield
    except TavernaError as problem:
        problem.values[FILE] = str(path)
        raise
