"""`taverna campaign simulate`: bots live through whole campaigns; what was played, won, opened, and who retired."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import typer
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

from taverna.arena.campaigns import ALL_COMPLETED, CampaignPlan, Chronicle, simulate_campaigns
from taverna.arena.campaigns.chronicle import CampaignStory
from taverna.arena.report.campaign_page import campaign_page
from taverna.cli.arguments.parameters import Lang, language
from taverna.cli.errors import CliError, check_writable, write_file
from taverna.cli.progress import Bar, stoppable
from taverna.cli.texts import Texts, texts_in
from taverna.games.gloomhaven.campaign.campaign import ID
from taverna.i18n import Words

UNTIL_ALL = "all-completed"
MOST_SCENARIOS = 95


def simulate(
    heroes: Annotated[int, typer.Option(help="How many heroes: 2 to 4.")] = 4,
    level: Annotated[str, typer.Option(help="Who plays them: the level of a bot.")] = "regular",
    until: Annotated[
        str, typer.Option(help="all-completed, or how many scenarios are played in each campaign.")
    ] = UNTIL_ALL,
    campaigns: Annotated[int, typer.Option("--campaigns", "-n", help="How many campaigns.")] = 1,
    jobs: Annotated[
        int, typer.Option("--jobs", "-j", help="How many processes share the work; one campaign needs one.")
    ] = 1,
    seed: Annotated[int, typer.Option(help="The same seed gives the same campaigns.")] = 0,
    tries: Annotated[int, typer.Option(help="After so many defeats a scenario is given up.")] = 8,
    results: Annotated[
        Path | None, typer.Option(help="Keep what is played there; the same command goes on from it.")
    ] = None,
    report: Annotated[
        Path | None, typer.Option(help="Write the report there, as Markdown, in English.")
    ] = None,
    lang: Lang = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON and nothing else.")] = False,
) -> None:
    """Let bots live through whole campaigns of Gloomhaven, and tell what became of them.

    They found heroes, shop, gain levels, retire, and choose where to go. What is lost becomes easier, then waits.
    """
    texts = texts_in(language(lang))
    if report is not None:
        check_writable(report)
    plan = CampaignPlan(heroes, level, _until(until), campaigns, seed, tries)
    bar = Bar(texts("campaign-playing"), hidden=as_json)
    kept = texts("campaign-kept", path=str(results)) if results is not None else texts("sim-stopped")
    with stoppable(bar, kept):
        chronicle = simulate_campaigns(plan, jobs, results, lambda found: _tell(bar, found))
    if report is not None:
        write_file(report, campaign_page(chronicle, Words("en", "gloomhaven").component))
    if as_json:
        typer.echo(json.dumps(chronicle.to_dict(), ensure_ascii=False, indent=2))
    else:
        show(chronicle, texts, Console())


def _until(text: str) -> int:
    if text == UNTIL_ALL:
        return ALL_COMPLETED
    if not text.isdecimal() or not int(text):
        raise CliError(
            "bad-until", f"--until must be {UNTIL_ALL} or a number, not {text!r}", values={"value": text}
        )
    return int(text)


def _tell(bar: Bar, chronicle: Chronicle) -> None:
    """How many are still to come nobody knows, unless a number was asked for: each scenario counts once, at least."""
    plan = chronicle.plan
    each = plan.until or MOST_SCENARIOS
    total = sum(story.played if story.ended else max(each, story.played + 1) for story in chronicle.stories)
    bar.tell(chronicle.played, total)


# Tables


def show(chronicle: Chronicle, texts: Texts, console: Console) -> None:
    words = Words(texts.lang, "gloomhaven")
    if len(chronicle.stories) == 1:
        console.print(_lines(chronicle.stories[0], texts, words))
    console.print(_campaigns(chronicle, texts))
    console.print(_classes(chronicle, texts, words))
    plan = chronicle.plan
    console.print(
        texts(
            "campaign-total",
            scenarios=chronicle.played,
            seconds=f"{chronicle.seconds:.1f}",
            tries=plan.most_tries,
            seed=str(plan.seed),
        )
    )


def _table(title: str, columns: list[str]) -> Table:
    table = Table(title=title, box=SIMPLE_HEAD, pad_edge=False, title_justify="left")
    for place, column in enumerate(columns):
        table.add_column(column, justify="left" if place == 1 else "right", no_wrap=place != 1)
    return table


def _lines(story: CampaignStory, texts: Texts, words: Words) -> Table:
    names = ("number", "scenario", "try", "won", "level", "rounds", "heroes", "prosperity")
    table = _table(texts("campaign-lines"), [texts(f"campaign-{name}") for name in names])
    for place, line in enumerate(story.lines):
        if "scenario" not in line:
            continue
        heroes = line["heroes"]
        assert isinstance(heroes, list)
        table.add_row(
            str(place + 1),
            f"{line['scenario']} {words.component('scenario', str(line['scenario']))}",
            str(line["try"]),
            "✔" if line["won"] else "",
            str(line["level"]),
            str(line["rounds"]),
            " ".join(str(hero["level"]) for hero in heroes),
            str(line["prosperity"]),
        )
    return table


def _campaigns(chronicle: Chronicle, texts: Texts) -> Table:
    names = ("campaign", "ended", "played", "completed", "retired", "donations", "reputation")
    table = _table(texts("campaign-campaigns", id=ID), [texts(f"campaign-{name}") for name in names])
    for story in chronicle.stories:
        table.add_row(
            str(story.number + 1),
            texts(f"campaign-ended-{story.ended}"),
            str(story.played),
            str(story.last("completed")),
            str(len(story.retired())),
            str(story.last("donations")),
            str(story.last("reputation")),
        )
    return table


def _classes(chronicle: Chronicle, texts: Texts, words: Words) -> Table:
    names = ("campaigns-open", "class", "earliest", "mean", "latest")
    table = _table(texts("campaign-classes"), [texts(f"campaign-{name}") for name in names])
    for id, after in chronicle.classes():
        mean = f"{sum(after) / len(after):.1f}" if after else ""
        earliest, latest = (str(min(after)), str(max(after))) if after else ("", "")
        table.add_row(
            f"{len(after)}/{len(chronicle.stories)}", words.component("class", id), earliest, mean, latest
        )
    return table
