"""`taverna analyse`: a recorded game under the lamp: who stood how, where it turned, what a choice cost."""

from __future__ import annotations

import json
from dataclasses import asdict
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from taverna.arena.analysis import Analysis, Analyst, Verdict, analyse as look_into
from taverna.cli.arguments.cards import Cards
from taverna.cli.arguments.content_files import Content
from taverna.cli.arguments.parameters import Lang, language
from taverna.cli.arguments.scenarios import Scenarios
from taverna.cli.errors import about, read_record
from taverna.cli.progress import Bar, stoppable
from taverna.cli.texts import Texts, record_words, texts_in
from taverna.i18n import Words
from taverna.kernel import Record, game as find_game, replay

BARS = "▁▂▃▄▅▆▇█"
WIDTH = 60
"""Of the line that shows a player's chances along the game, at most."""
BESIDE = 28
"""What the rest of that table takes, but for the names."""
SHORTEST = 10


def analyse(
    file: Annotated[Path, typer.Argument(help="A record that `taverna play --save` or the browser wrote.")],
    iterations: Annotated[
        int, typer.Option(min=1, help="How long the strong bot looks for the best choice at each step.")
    ] = 400,
    playouts: Annotated[
        int,
        typer.Option(min=10, help="How often the game is played on to estimate the chances at each step."),
    ] = 200,
    top: Annotated[
        int, typer.Option(min=1, help="How many turning points and costly choices are shown.")
    ] = 5,
    seconds: Annotated[
        float, typer.Option(min=0, help="How long a step may be thought about; 0: as long as it takes.")
    ] = 3.0,
    seed: Annotated[
        int, typer.Option(help="The same seed gives the same verdicts, where the time suffices.")
    ] = 0,
    cards: Cards = None,
    content: Content = None,
    scenarios: Scenarios = None,
    lang: Lang = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON and nothing else.")] = False,
) -> None:
    """Tell how a recorded game stood at every step, where it turned, and what a strong bot would have done."""
    spoken = language(lang)
    record = read_record(file)
    texts = texts_in(spoken)
    bar = Bar(texts("analysis-thinking"), hidden=as_json)
    with stoppable(bar, texts("analysis-stopped")), about(file):
        found = look_into(record, Analyst(iterations, playouts, seed, seconds), bar.tell)
    if as_json:
        typer.echo(json.dumps(as_data(found), indent=2))
    else:
        show(record, found, top, record_words(record, spoken), texts, Console())


def as_data(found: Analysis) -> dict[str, object]:
    return {
        "steps": [asdict(verdict) for verdict in found.verdicts],
        "swings": found.swings(),
        "end": found.end,
        "end_errors": found.end_errors,
    }


def show(record: Record, found: Analysis, top: int, words: Words, texts: Texts, console: Console) -> None:
    if not found.verdicts:
        console.print(texts("analysis-empty"))
        return
    names = sides(record, words, texts)
    room = console.width - BESIDE - max(len(name) for name in names)
    console.print(_course(found, names, max(SHORTEST, min(WIDTH, room)), texts))
    if found.turning_points(top):
        console.print(_turns(record, found, top, words, texts))
    else:
        console.print(texts("analysis-no-turns"))
    if found.costliest(top):
        console.print(_costs(record, found, top, words, texts))
    else:
        console.print(texts("analysis-no-costs"))


def sides(record: Record, words: Words, texts: Texts) -> list[str]:
    """Whose chances are told: everyone's, or, where all win or none, those of the party."""
    if find_game(record.game).cooperative:
        return [texts("analysis-party")]
    return [words.name(seat) for seat in range(record.seats)]


def _course(found: Analysis, names: list[str], width: int, texts: Texts) -> Table:
    table = Table(title=texts("analysis-course"), caption=texts("analysis-course-help"))
    for heading in ("player", "along", "start", "end"):
        table.add_column(
            texts(f"analysis-column-{heading}"), justify="left" if heading == "along" else "right"
        )
    stands = [verdict.chances for verdict in found.verdicts] + [found.end]
    for seat, name in enumerate(names):
        own = [stand[seat] for stand in stands]
        table.add_row(name, sparkline(own, width), f"{own[0]:.0%}", f"{own[-1]:.0%}")
    return table


def sparkline(values: list[float], width: int) -> str:
    """A line of bars, at most so many: each the mean of its stretch."""
    count = min(width, len(values))
    bars = []
    for at in range(count):
        stretch = values[at * len(values) // count : (at + 1) * len(values) // count]
        mean = sum(stretch) / len(stretch)
        bars.append(BARS[min(len(BARS) - 1, int(mean * len(BARS)))])
    return "".join(bars)


def _turns(record: Record, found: Analysis, top: int, words: Words, texts: Texts) -> Table:
    table = Table(title=texts("analysis-turns"), caption=texts("analysis-turns-help"))
    for heading in ("step", "player", "choice", "before", "after"):
        table.add_column(
            texts(f"analysis-column-{heading}"), justify="right" if heading == "step" else "left"
        )
    count = len(sides(record, words, texts))
    stands = [verdict.chances[:count] for verdict in found.verdicts] + [found.end[:count]]
    for at in found.turning_points(top):
        before, after = (" ".join(f"{chance:.0%}" for chance in stands[when]) for when in (at, at + 1))
        table.add_row(str(at + 1), *_doing(record, found.verdicts[at], words, texts), before, after)
    return table


def _doing(record: Record, verdict: Verdict, words: Words, texts: Texts) -> tuple[str, str]:
    """Who did what; all of them where their choices were revealed together."""
    lines = []
    for step in sorted([*verdict.revealed, verdict.step]):
        seat, code = record.steps[step]
        lines.append((words.name(seat), said(record, step, code, words)))
    if len(lines) == 1:
        return lines[0]
    return texts("analysis-together"), "\n".join(f"{name}: {choice}" for name, choice in lines)


def _costs(record: Record, found: Analysis, top: int, words: Words, texts: Texts) -> Table:
    table = Table(title=texts("analysis-costs"), caption=texts("analysis-costs-help"))
    for heading in ("step", "player", "choice", "better", "cost"):
        numeric = heading in ("step", "cost")
        table.add_column(texts(f"analysis-column-{heading}"), justify="right" if numeric else "left")
    for verdict in found.costliest(top):
        assert verdict.best is not None
        chosen, better = (said(record, verdict.step, code, words) for code in (verdict.code, verdict.best))
        step = str(verdict.step + 1)
        table.add_row(step, words.name(verdict.seat), chosen, better, f"{verdict.cost:.0%}")
    return table


def said(record: Record, step: int, code: int, words: Words) -> str:
    """An option that was open at that step, in words."""
    match = replay(record, step)
    return words.option(match.game.describe(match.state, code))
