"""`taverna campaign show`, `export` and `import`: what a campaign has come to, and the one file that holds it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import typer
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

from taverna.cli.arguments.parameters import Lang, language
from taverna.cli.commands.campaign_play import CampaignFile, check_new
from taverna.cli.errors import about, read_file, write_file
from taverna.cli.texts import Texts, texts_in
from taverna.games.gloomhaven.campaign import prosperity, scenarios
from taverna.games.gloomhaven.campaign.campaign import CAMPAIGN
from taverna.games.gloomhaven.campaign.world import GloomhavenWorld, Party
from taverna.i18n import Words
from taverna.kernel import BadData, Saga, game as find_game


def show(
    file: CampaignFile,
    person: Annotated[
        str | None,
        typer.Option(help="As this person sees it, the own quest included; by default as anyone does."),
    ] = None,
    events: Annotated[int, typer.Option(help="So many of the last events are told.")] = 10,
    lang: Lang = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON and nothing else.")] = False,
) -> None:
    """Tell how a campaign stands: heroes, parties, map, and what happened last."""
    texts = texts_in(language(lang))
    saga = opened(file)
    if as_json:
        typer.echo(json.dumps(saga.view(person), ensure_ascii=False, indent=2))
        return
    console, words = Console(), Words(texts.lang, "gloomhaven")
    world = saga.world
    assert isinstance(world, GloomhavenWorld)
    console.print(_heroes(world, texts, words))
    for party in world.parties:
        console.print(_scenarios(world, party, texts, words))
    level = prosperity.level(world)
    console.print(texts("campaign-shown", level=level, donations=world.donations, chapters=world.closed))
    for event in saga.history(person)[-events:] if events > 0 else []:
        console.print(f"· {words.event(event)}", highlight=False, markup=False)


def export(
    file: CampaignFile,
    to: Annotated[Path, typer.Argument(help="The file to write; it must not be there yet.")],
    lang: Lang = None,
) -> None:
    """Check a campaign and write it to another file, in today's form: to keep, or to send to somebody."""
    _copy(file, to, texts_in(language(lang)))


def import_(
    source: Annotated[Path, typer.Argument(metavar="FROM", help="A file that `export` wrote.")],
    file: CampaignFile,
    lang: Lang = None,
) -> None:
    """Check an exported campaign and keep it as one of yours; what is damaged, foreign, newer or edited is refused."""
    _copy(source, file, texts_in(language(lang)))


def _copy(source: Path, to: Path, texts: Texts) -> None:
    saga = opened(source)
    check_new(to)
    write_file(to, saga.to_json() + "\n")
    typer.echo(texts("campaign-copied", source=str(source), to=str(to), chapters=saga.world.closed))


def opened(path: Path) -> Saga:
    find_game("gloomhaven")
    text = read_file(path)
    with about(path):
        saga = Saga.from_json(text)
        if saga.campaign.id != CAMPAIGN.id:
            raise BadData("other-campaign", f"this is a campaign of {saga.campaign.id}, not of {CAMPAIGN.id}")
    return saga


# Tables


def _heroes(world: GloomhavenWorld, texts: Texts, words: Words) -> Table:
    names = ("player", "hero", "class", "level", "xp", "wealth", "items", "standing")
    table = Table(title=texts("campaign-heroes"), box=SIMPLE_HEAD, pad_edge=False, title_justify="left")
    for place, name in enumerate(names):
        table.add_column(texts(f"campaign-{name}"), justify="right" if 3 <= place <= 6 else "left")
    for hero in world.heroes:
        table.add_row(
            hero.player,
            hero.name,
            words.component("class", hero.hero_class),
            str(hero.level),
            str(hero.xp),
            str(hero.gold),
            str(len(hero.items)),
            texts(f"campaign-standing-{hero.standing}"),
        )
    return table


def _scenarios(world: GloomhavenWorld, party: Party, texts: Texts, words: Words) -> Table:
    title = texts("campaign-party", name=party.name, reputation=party.reputation)
    table = Table(title=title, box=SIMPLE_HEAD, pad_edge=False, title_justify="left")
    table.add_column(texts("campaign-number"), justify="right")
    table.add_column(texts("campaign-scenario"))
    table.add_column("")
    can = scenarios.in_campaign(world, party)
    for number in sorted(world.unlocked):
        state = "completed" if number in world.completed else "open" if number in can else "closed"
        table.add_row(str(number), words.component("scenario", str(number)), texts(f"campaign-state-{state}"))
    return table
