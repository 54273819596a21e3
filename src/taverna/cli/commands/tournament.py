"""`taverna tournament`: bots against each other, with ratings; goes on where it was interrupted."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

from taverna.arena.extras import extra
from taverna.cli.arguments.cards import Cards
from taverna.cli.arguments.content_files import Content
from taverna.cli.arguments.options import parse_options, typed
from taverna.cli.arguments.own_files import with_own_files
from taverna.cli.arguments.parameters import Lang, language
from taverna.cli.arguments.scenarios import Scenarios
from taverna.cli.arguments.word_lists import AsJson, Cluster, Game, Jobs, Options, Seats, Seed, named_bots
from taverna.cli.errors import CliError, check_writable
from taverna.cli.progress import Bar, stoppable
from taverna.cli.texts import Texts, texts_in
from taverna.i18n import Words
from taverna.kernel import game as find_game

if TYPE_CHECKING:
    from taverna.arena.tournament import Standings

MOST_IN_CROSS_TABLE = 8
RESULTS = ".parquet"
DECIMAL_COMMA = str.maketrans(",.", ".,")


Bots = Annotated[
    list[str],
    typer.Option(metavar="BOT ...", help="Who takes part: greedy random search:iterations=200 ..."),
]
Games = Annotated[
    int, typer.Option("--games", "-n", help="How many games each group of bots plays (ladder: a bout).")
]
Format = Annotated[
    str, typer.Option(help="round-robin: all meet all; ladder: newcomers climb by beating neighbours.")
]
Out = Annotated[
    Path | None,
    typer.Option(metavar="FILE.parquet", help="Keep every game here; the same command goes on with it."),
]


def tournament(
    game: Game,
    bots: Bots,
    games: Games = 100,
    seats: Seats = None,
    format: Format = "round-robin",
    seed: Seed = 0,
    option: Options = None,
    out: Out = None,
    jobs: Jobs = 1,
    cluster: Cluster = None,
    cards: Cards = None,
    content: Content = None,
    scenarios: Scenarios = None,
    lang: Lang = None,
    as_json: AsJson = False,
) -> None:
    """Let bots play against each other, and rate them.

    Each deal is played from every seat by every bot, so that luck cancels out. With --out the same command goes on
    after an interruption, or makes a finished tournament longer.
    """
    with extra("arena"):
        from taverna.arena.tournament import tournament as run
        from taverna.arena.workers.run_context import Means
    texts = texts_in(language(lang))
    options = parse_options(find_game(game), with_own_files(option, game, cards, content))
    if out:
        _check_results(out)
    bar = Bar(texts("sim-playing"), hidden=as_json)
    means = Means(out, jobs, cluster, bar.tell, lambda: bar.say(texts("arena-finishing")))
    with stoppable(bar, texts("arena-stopped" if out else "sim-stopped")):
        standings = run(game, named_bots(bots), games, seats, options, seed, format, means)
    if as_json:
        typer.echo(json.dumps(standings.to_dict(), indent=2))
    else:
        show(standings, texts, Console())


def _check_results(out: Path) -> None:
    if out.suffix.lower() != RESULTS:
        raise CliError("not-a-results-file", f"--out: {out} must end in {RESULTS}", values={"path": str(out)})
    check_writable(out)


def show(standings: Standings, texts: Texts, console: Console) -> None:
    console.print(_ranking(standings, texts))
    if 2 < len(standings.entrants) <= MOST_IN_CROSS_TABLE:
        console.print(_cross_table(standings, texts))
    if standings.ladder:
        console.print(texts("arena-ladder", bots=" > ".join(standings.ladder)), highlight=False)
    if standings.cooperative:
        console.print(texts("arena-together"), highlight=False)
    total = texts(
        "arena-total",
        games=standings.games,
        played=standings.played,
        seconds=number(f"{standings.seconds:.1f}", texts),
        seed=str(standings.seed),
    )
    console.print(total, highlight=False)


def _ranking(standings: Standings, texts: Texts) -> Table:
    title = Words(texts.lang, standings.game).text("game-title")
    table = _table(texts("arena-title", game=title, seats=standings.seats, format=standings.format))
    table.caption = ", ".join(f"{name}={typed(value)}" for name, value in standings.options.items())
    table.add_column("")
    table.add_column(texts("column-bot"), overflow="fold")
    for column in ("rating", "sure", "rate", "sure", "fair", "games"):
        table.add_column(texts(f"column-{column}"), justify="right", no_wrap=True)
    for place, entrant in enumerate(standings.entrants, 1):
        cells = [
            f"{entrant.rating.skill:.1f}",
            f"{entrant.rating.low:.1f}–{entrant.rating.high:.1f}",
            f"{entrant.wins.rate:.1%}",
            f"{entrant.wins.low:.1%}–{entrant.wins.high:.1%}",
            f"{entrant.fair:.0%}",
            f"{entrant.games:,}",
        ]
        table.add_row(str(place), entrant.name, *[number(cell, texts) for cell in cells])
    return table


def _cross_table(standings: Standings, texts: Texts) -> Table:
    table = _table(texts("arena-against"))
    table.add_column("")
    table.add_column(texts("column-bot"), overflow="fold")
    for place, _ in enumerate(standings.entrants, 1):
        table.add_column(str(place), justify="right", no_wrap=True)
    for place, (entrant, points) in enumerate(zip(standings.entrants, standings.against, strict=True), 1):
        cells = ["" if share is None else number(f"{share:.1%}", texts) for share in points]
        table.add_row(str(place), entrant.name, *cells)
    return table


def _table(title: str) -> Table:
    return Table(title=title, box=SIMPLE_HEAD, pad_edge=False, title_justify="left", caption_justify="left")


def number(text: str, texts: Texts) -> str:
    """As numbers are written in that language."""
    return text if texts.lang == "en" else text.translate(DECIMAL_COMMA)
