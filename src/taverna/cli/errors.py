"""Refusals as one clear line in the user's language, and files read and written with such refusals."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import typer
from typer.core import TyperGroup

from taverna.cli.texts import chosen_language, texts_in
from taverna.i18n import Words
from taverna.kernel import BadCall, BadData, Record, TavernaError

REFUSED = 2
"""The exit code of whatever was refused."""


class CliError(BadCall):
    """A refusal of the command itself; its text is `cli-error-<code>`."""


class Commands(TyperGroup):
    """Runs a command; a refusal ends it with one line instead of a traceback, unless `--debug` asks for that."""

    def invoke(self, ctx: Any) -> Any:
        try:
            return super().invoke(ctx)
        except TavernaError as refusal:
            if ctx.params.get("debug"):
                raise
            print(line(refusal, spoken(ctx)), file=sys.stderr)
            raise typer.Exit(REFUSED) from refusal


def spoken(ctx: Any) -> str:
    """The language of the command that was running; of the environment where the one asked for does not exist."""
    wanted = ctx.obj if isinstance(ctx.obj, str) else None
    try:
        return chosen_language(wanted)
    except TavernaError:
        return chosen_language(None)


def line(refusal: TavernaError, lang: str) -> str:
    texts = texts_in(lang)
    key = f"error-{refusal.code}"
    if isinstance(refusal, CliError) and texts.has(key):
        said = texts(key, **{name: str(value) for name, value in refusal.values.items()})
    else:
        said = Words(lang).error(refusal)
    rule = f" ({refusal.rule})" if refusal.rule and refusal.rule not in said else ""
    return texts("refused", problem=" ".join(said.split()) + rule)


def read_file(path: Path) -> str:
    try:
        return path.read_text("utf-8")
    except UnicodeDecodeError as problem:
        raise CliError("not-text", f"{path} is not a text file", values={"path": str(path)}) from problem
    except FileNotFoundError as problem:
        raise CliError("no-file", f"there is no file {path}", values={"path": str(path)}) from problem
    except OSError as problem:
        raise _file_error("cannot-read", path, problem) from problem


def write_file(path: Path, text: str) -> None:
    try:
        path.write_text(text, "utf-8")
    except OSError as problem:
        raise _file_error("cannot-write", path, problem) from problem


def _file_error(code: str, path: Path, problem: OSError) -> CliError:
    why = problem.strerror or str(problem)
    return CliError(code, f"{path}: {why}", values={"path": str(path), "why": why})


def read_record(path: Path) -> Record:
    try:
        return Record.from_json(read_file(path))
    except BadData as problem:
        raise BadData(
            problem.code, f"{path}: {problem}", problem.rule, {**problem.values, "file": str(path)}
        ) from problem
