"""Options that take several words, `--bots greedy random`, or none at all, `--cluster`; and what commands with many
games have in common."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any

import typer
from typer.core import TyperCommand

from taverna.bots import split_bots

LISTS = ("--bots", "--options", "--vary")
ALONE = {"--cluster": "auto"}
"""What an option means that stands without a value."""


class WithLists(TyperCommand):
    """A command whose options may be followed by lists: all words up to the next option."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        return super().parse_args(ctx, spread(args))


class WithTables(WithLists):
    """A command for which `--scenarios` without a folder means all of the printed ones."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        return super().parse_args(ctx, whole_scenarios(args))


def whole_scenarios(args: Sequence[str]) -> list[str]:
    """`--scenarios` at the end or before another option -> `--every-scenario`."""
    found: list[str] = []
    for word, after in zip(args, [*args[1:], "-"], strict=True):
        found.append("--every-scenario" if word == "--scenarios" and after.startswith("-") else word)
    return found


def spread(args: Sequence[str]) -> list[str]:
    """`--bots a b` -> `--bots a --bots b`; `--cluster` -> `--cluster auto`."""
    found: list[str] = []
    current = ""
    for word in args:
        if current and not word.startswith("-"):
            found += [current, word] if found[-1] != current else [word]
            current = "" if current in ALONE else current
            continue
        if current in ALONE:
            found.append(ALONE[current])
        found.append(word)
        current = word if word in LISTS or word in ALONE else ""
    return [*found, ALONE[current]] if current in ALONE else found


def named_bots(words: Sequence[str]) -> list[str]:
    """Bots may be separated by commas too."""
    return [name for word in words for name in split_bots(word)]


Game = Annotated[str, typer.Argument(help="The game's id, as `taverna games` lists it.")]
Seats = Annotated[
    int | None, typer.Option(help="How many seats; by default as few as the game is played with.")
]
Seed = Annotated[int, typer.Option(help="The same seed gives the same games.")]
Jobs = Annotated[int, typer.Option("--jobs", "-j", help="How many processes share the work.")]
Cluster = Annotated[
    str | None,
    typer.Option(
        metavar="[ADDRESS]",
        help="Play on a Ray cluster: host:port; alone, the one that runs here; or local, one just for this.",
    ),
]
Options = Annotated[
    list[str] | None,
    typer.Option(
        "--option",
        "-o",
        "--options",
        help="Options of the game: name=value ... `taverna games GAME` lists them.",
    ),
]
Out = Path | None
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON and nothing else.")]
