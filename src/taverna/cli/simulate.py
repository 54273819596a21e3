"""`taverna simulate`: bots play a game many times; who won, by how much, how long it took."""

from __future__ import annotations

import json
from typing import Annotated

import typer
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from taverna.arena import Spread, Summary, simulate as run
from taverna.cli.options import parse_options
from taverna.cli.parameters import GameOptions
from taverna.kernel import game as find_game


def simulate(
    game: Annotated[str, typer.Argument(help="The game's id, as `taverna games` lists it.")],
    games: Annotated[int, typer.Option("--games", "-n", help="How many games.")] = 1000,
    bots: Annotated[
        str, typer.Option(help="Who plays, separated by commas; repeated until every seat is taken.")
    ] = "greedy,random",
    seats: Annotated[
        int | None, typer.Option(help="How many seats; by default as many as bots are named.")
    ] = None,
    jobs: Annotated[int, typer.Option("--jobs", "-j", help="How many processes share the work.")] = 1,
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 0,
    option: GameOptions = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON and nothing else.")] = False,
) -> None:
    """Let bots play a game many times over, and tell who won.

    Each deal is played from every seating of the bots in turn, so that luck cancels out.
    """
    names = [name.strip() for name in bots.split(",") if name.strip()]
    options = parse_options(find_game(game), option or [])
    try:
        with _bar(hidden=as_json) as bar:
            task = bar.add_task("Playing", total=games)
            summary = run(
                game, games, names, seats, options, seed, jobs,
                on_progress=lambda done, _: bar.update(task, completed=done),
            )  # fmt: skip
    except KeyboardInterrupt:
        Console(stderr=True).print("Stopped: no result, because not all games were played.")
        raise typer.Exit(130) from None
    if as_json:
        typer.echo(json.dumps(summary.to_dict(), indent=2))
    else:
        show(summary, Console())


def _bar(hidden: bool) -> Progress:
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        transient=True,
        disable=hidden,
    )


def show(summary: Summary, console: Console) -> None:
    console.print(_bots(summary))
    console.print(_seats(summary))
    console.print(_lengths(summary))
    if summary.without_winner:
        console.print(f"{summary.without_winner:,} games ended without a winner.")
    console.print(
        f"{summary.games:,} games, {summary.decisions:,} decisions in {summary.seconds:.1f} s: "
        f"{summary.games_per_second:,.0f} games a second. Seed {summary.seed}."
    )


def _bots(summary: Summary) -> Table:
    options = ", ".join(f"{name}={_word(value)}" for name, value in summary.options.items())
    table = _table(
        f"{summary.game}, {summary.seats} seats", "bot", "wins", "rate", "95 % sure", "fair", *SCORE
    )
    table.caption = options
    for result in summary.bots:
        table.add_row(
            result.name,
            f"{result.wins:,.1f}",
            f"{result.win_rate:.2%}",
            f"{result.low:.1%}–{result.high:.1%}",
            f"{result.fair_share:.0%}",
            *_cells(result.score),
        )
    return table


def _seats(summary: Summary) -> Table:
    table = _table("By seat", "seat", "wins", "rate", *SCORE)
    for result in summary.by_seat:
        table.add_row(
            str(result.seat + 1), f"{result.wins:,.1f}", f"{result.win_rate:.2%}", *_cells(result.score)
        )
    return table


def _lengths(summary: Summary) -> Table:
    table = _table("Length of a game", "in", "mean", "min", "max")
    table.add_row("decisions", *_cells(summary.decisions_per_game))
    if summary.turns_per_game:
        table.add_row("turns", *_cells(summary.turns_per_game))
    return table


SCORE = ("score", "min", "max")


def _table(title: str, first: str, *numbers: str) -> Table:
    """Narrow enough for a terminal of 80 columns."""
    table = Table(title=title, box=SIMPLE_HEAD, pad_edge=False, title_justify="left", caption_justify="left")
    table.add_column(first, no_wrap=True)
    for column in numbers:
        table.add_column(column, justify="right", no_wrap=True)
    return table


def _cells(spread: Spread) -> list[str]:
    return [f"{spread.mean:.1f} ± {spread.stdev:.1f}", str(spread.min), str(spread.max)]


def _word(value: bool | str) -> str:
    return value if isinstance(value, str) else str(value).lower()
