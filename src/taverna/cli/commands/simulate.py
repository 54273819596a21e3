"""`taverna simulate`: bots play a game many times; who won, by how much, how long it took."""

from __future__ import annotations

import json
from typing import Annotated

import typer
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

from taverna.arena import Spread, Summary, simulate as run
from taverna.bots import split_bots
from taverna.cli.arguments.cards import Cards
from taverna.cli.arguments.content_files import Content
from taverna.cli.arguments.options import parse_options, typed
from taverna.cli.arguments.own_files import with_own_files
from taverna.cli.arguments.parameters import GameOptions, Lang, language
from taverna.cli.arguments.scenarios import Scenarios
from taverna.cli.progress import Bar, stoppable
from taverna.cli.texts import Texts, texts_in
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
    cards: Cards = None,
    content: Content = None,
    scenarios: Scenarios = None,
    lang: Lang = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON and nothing else.")] = False,
) -> None:
    """Let bots play a game many times over, and tell who won.

    Each deal is played from every seating of the bots in turn, so that luck cancels out.
    """
    texts = texts_in(language(lang))
    names = split_bots(bots)
    options = parse_options(find_game(game), with_own_files(option, game, cards, content))
    bar = Bar(texts("sim-playing"), hidden=as_json)
    with stoppable(bar, texts("sim-stopped")):
        summary = run(game, games, names, seats, options, seed, jobs, on_progress=bar.tell)
    if as_json:
        typer.echo(json.dumps(summary.to_dict(), indent=2))
    else:
        show(summary, texts, Console())


# Tables


def show(summary: Summary, texts: Texts, console: Console) -> None:
    for table in (_bots(summary, texts), _seats(summary, texts), _lengths(summary, texts)):
        console.print(table)
    if summary.without_winner:
        console.print(texts("sim-no-winner", games=summary.without_winner))
    total = texts(
        "sim-total",
        games=summary.games,
        decisions=summary.decisions,
        seconds=_number(f"{summary.seconds:.1f}", texts),
        rate=_number(_rate(summary.games_per_second), texts),
        seed=str(summary.seed),
    )
    console.print(total)


def _bots(summary: Summary, texts: Texts) -> Table:
    title = texts("sim-title", game=summary.game, seats=summary.seats)
    table = _table(texts, title, "bot", "wins", "rate", "sure", "fair", *SCORE)
    table.caption = ", ".join(f"{name}={typed(value)}" for name, value in summary.options.items())
    for result in summary.bots:
        cells = [
            f"{result.wins:,.1f}",
            f"{result.win_rate:.2%}",
            f"{result.low:.1%}–{result.high:.1%}",
            f"{result.fair_share:.0%}",
            *_cells(result.score),
        ]
        table.add_row(result.name, *[_number(cell, texts) for cell in cells])
    return table


def _seats(summary: Summary, texts: Texts) -> Table:
    table = _table(texts, texts("sim-seats"), "seat", "wins", "rate", *SCORE)
    for result in summary.by_seat:
        cells = [f"{result.wins:,.1f}", f"{result.win_rate:.2%}", *_cells(result.score)]
        table.add_row(str(result.seat + 1), *[_number(cell, texts) for cell in cells])
    return table


def _lengths(summary: Summary, texts: Texts) -> Table:
    table = _table(texts, texts("sim-lengths"), "length", "mean", "min", "max")
    for key, spread in (("decisions", summary.decisions_per_game), ("turns", summary.turns_per_game)):
        if spread:
            table.add_row(texts(f"sim-{key}"), *[_number(cell, texts) for cell in _cells(spread)])
    return table


SCORE = ("score", "min", "max")
DECIMAL_COMMA = str.maketrans(",.", ".,")


def _table(texts: Texts, title: str, first: str, *numbers: str) -> Table:
    """Narrow enough for a terminal of 80 columns."""
    table = Table(title=title, box=SIMPLE_HEAD, pad_edge=False, title_justify="left", caption_justify="left")
    table.add_column(texts(f"column-{first}"), no_wrap=True)
    for column in numbers:
        table.add_column(texts(f"column-{column}"), justify="right", no_wrap=True)
    return table


def _cells(spread: Spread) -> list[str]:
    return [f"{spread.mean:.1f} ± {spread.stdev:.1f}", str(spread.min), str(spread.max)]


def _rate(value: float) -> str:
    return f"{value:,.0f}" if value >= 10 else f"{value:.1f}"


def _number(text: str, texts: Texts) -> str:
    """As numbers are written in that language."""
    return text if texts.lang == "en" else text.translate(DECIMAL_COMMA)
