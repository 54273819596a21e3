"""`taverna balance`: many games of bots, and a report on how fair and how lively the game is."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from shlex import join
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
from taverna.cli.commands.balance_tables import CLASSES, SCENARIOS, Running, Wanted, tables
from taverna.cli.commands.tournament import RESULTS, number
from taverna.cli.errors import CliError, check_writable, write_file
from taverna.cli.progress import Bar, stoppable
from taverna.cli.texts import Texts, texts_in
from taverna.i18n import Words
from taverna.kernel import Setting, game as find_game

if TYPE_CHECKING:
    from taverna.arena.balance.findings import Balance

PAGE = ".html"
TABLES = "gloomhaven-difficulty.md"
SCORE = "score"
MANY_GAMES = 1000
FEW_GAMES = 10
"""Of each scenario."""


Games = Annotated[
    int | None,
    typer.Option(
        "--games", "-n", help="How many games: 1000; in a table 10 of each scenario, or 1 of each party."
    ),
]
Bots = Annotated[
    list[str] | None,
    typer.Option(metavar="BOT ...", help="Who plays, repeated until every seat is taken: greedy."),
]
Vary = Annotated[
    list[str] | None,
    typer.Option(metavar="OPTION ...", help="Options of which every value is played and compared."),
]
Out = Annotated[
    Path | None,
    typer.Option(
        metavar="REPORT.html",
        help="The report; every game is kept in the .parquet beside it. By default named after the game.",
    ),
]
ByScenario = Annotated[
    bool,
    typer.Option(
        "--every-scenario",
        help="Gloomhaven: how hard every scenario is, as a table; `--scenarios` without a folder means the same.",
    ),
]
ByClass = Annotated[
    bool, typer.Option("--classes", help="Gloomhaven: how parties of random classes do, as a table by class.")
]
Level = Annotated[str, typer.Option("--level-of-play", metavar="LEVEL", help="Of such a table: who plays.")]
HeroLevel = Annotated[int, typer.Option(min=1, max=9, help="Of the table by scenario: the heroes' level.")]
Parties = Annotated[int, typer.Option(min=1, help="Of the table by class: how many parties.")]
Only = Annotated[
    list[str] | None, typer.Option("--only", help="Of the table by scenario: only this one; may be repeated.")
]
Kept = Annotated[Path | None, typer.Option("--results", help="Of such a table: the file with every game.")]
Picture = Annotated[bool, typer.Option("--picture", help="Of such a table: draw it too, as an SVG file.")]


def balance(
    game: Game,
    games: Games = None,
    bots: Bots = None,
    seats: Seats = None,
    seed: Seed = 0,
    option: Options = None,
    vary: Vary = None,
    out: Out = None,
    jobs: Jobs = 1,
    cluster: Cluster = None,
    cards: Cards = None,
    content: Content = None,
    scenarios: Scenarios = None,
    lang: Lang = None,
    as_json: AsJson = False,
    every_scenario: ByScenario = False,
    classes: ByClass = False,
    level_of_play: Level = "regular",
    hero_level: HeroLevel = 1,
    parties: Parties = 40,
    only: Only = None,
    results: Kept = None,
    picture: Picture = False,
) -> None:
    """Let bots play many games, and report who wins: by seat, by what they had, by option; how long, how close.

    The same command goes on after an interruption, or adds games to a finished report.
    """
    lead = Lead(game, games, seats, seed, out, jobs, cluster, language(lang), as_json)
    if every_scenario or classes:
        table = CLASSES if classes else SCENARIOS
        count = games if games is not None else 1 if classes else FEW_GAMES
        wanted = Wanted(table, level_of_play, count, hero_level, parties, seed, tuple(only or ()))
        tables(game, wanted, Running(out or Path(TABLES), results, jobs, picture, lead.lang, as_json))
    else:
        options = parse_options(find_game(game), with_own_files(option, game, cards, content))
        _write_report(lead, named_bots(bots or ["greedy"]), options, vary or [])


@dataclass(frozen=True)
class Lead:
    """What the command line says beside bots and options."""

    game: str
    games: int | None
    seats: int | None
    seed: int
    out: Path | None
    jobs: int
    cluster: str | None
    lang: str
    as_json: bool


def _write_report(lead: Lead, names: list[str], options: dict[str, Setting], vary: list[str]) -> None:
    with extra("arena"):
        from taverna.arena.balance import balance as run
        from taverna.arena.report.balance_page import report
        from taverna.arena.workers.run_context import Means
    texts = texts_in(lead.lang)
    games = MANY_GAMES if lead.games is None else lead.games
    page = _page(lead.out, lead.game)
    varied = [name.replace("-", "_") for name in vary]
    bar = Bar(texts("sim-playing"), hidden=lead.as_json)
    kept = page.with_suffix(RESULTS)
    means = Means(kept, lead.jobs, lead.cluster, bar.tell, lambda: bar.say(texts("arena-finishing")))
    with stoppable(bar, texts("arena-stopped")):
        found = run(lead.game, names, games, lead.seats, options, lead.seed, varied, means)
    write_file(page, report(found, PageTexts(lead.lang, lead.game), _command(found, names, games)))
    if lead.as_json:
        typer.echo(json.dumps(found.to_dict(), indent=2))
    else:
        show(found, page, texts, Console())


def _page(out: Path | None, game: str) -> Path:
    page = out or Path(f"{game}-balance{PAGE}")
    if page.suffix.lower() not in (PAGE, ".htm"):
        raise CliError("not-a-page", f"--out: {page} must end in {PAGE}", values={"path": str(page)})
    check_writable(page)
    check_writable(page.with_suffix(RESULTS))
    return page


def _command(found: Balance, bots: list[str], games: int) -> str:
    usual = {option.name: option.default for option in find_game(found.game).options}
    words = ["taverna", "balance", found.game, "--games", str(games), "--seats", str(found.seats)]
    words += ["--seed", str(found.seed), "--bots", *bots]
    changed = {name: value for name, value in found.options.items() if value != usual[name]}
    for name, value in changed.items():
        words += ["--option", f"{name}={typed(value)}"]
    return join([*words, *(["--vary", *found.varied] if found.varied else [])])


class PageTexts:
    """The words of the report: the command's own, and the game's."""

    def __init__(self, lang: str, game: str) -> None:
        self.lang = lang
        self._texts = texts_in(lang)
        self._words = Words(lang, game)

    def say(self, key: str, **values: str | int) -> str:
        return self._texts(f"balance-{key}", **values)

    def number(self, text: str) -> str:
        return number(text, self._texts)

    def title(self) -> str:
        return self._words.text("game-title")

    def component(self, kind: str, id: str) -> str:
        return self._words.component(kind, id)

    def kind(self, kind: str) -> str:
        return self._words.component("survey", kind)

    def kind_help(self, kind: str) -> str:
        return self._words.component_help("survey", kind)

    def deed(self, name: str) -> str:
        return self.say(SCORE) if name == SCORE else self._words.component("deed", name)

    def option(self, name: str) -> str:
        return self._words.game_option(name)

    def choice(self, name: str, value: Setting) -> str:
        return self._words.choice(name, value)


# The terminal


def show(found: Balance, page: Path, texts: Texts, console: Console) -> None:
    console.print(
        texts("balance-title", game=Words(texts.lang, found.game).text("game-title")), highlight=False
    )
    table = Table(box=SIMPLE_HEAD, pad_edge=False)
    table.add_column(texts("column-seat"))
    for column in ("rate", "sure"):
        table.add_column(texts(f"column-{column}"), justify="right")
    for line in found.by_seat:
        cells = [f"{line.rate.rate:.1%}", f"{line.rate.low:.1%}–{line.rate.high:.1%}"]
        table.add_row(line.id, *[number(cell, texts) for cell in cells])
    console.print(table)
    total = texts(
        "arena-total",
        games=found.games,
        played=found.played,
        seconds=number(f"{found.seconds:.1f}", texts),
        seed=str(found.seed),
    )
    console.print(total, highlight=False)
    console.print(
        texts("balance-saved", page=str(page), results=str(page.with_suffix(RESULTS))), highlight=False
    )
