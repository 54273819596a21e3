"""`taverna campaign new` and `taverna campaign play`: found a campaign, and live in it in the terminal."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from taverna.cli.arguments.parameters import Lang, language
from taverna.cli.errors import CliError, check_writable
from taverna.cli.texts import texts_in
from taverna.games.gloomhaven.campaign.chapters import FEWEST, MOST

if TYPE_CHECKING:
    from taverna.cli.screens.campaign.household import Household

CampaignFile = Annotated[Path, typer.Argument(help="The file in which the campaign is kept.")]


def new(
    file: CampaignFile,
    player: Annotated[
        list[str] | None,
        typer.Option(
            "--player",
            "-p",
            help="One hero for each: the name of a person or the level of a bot. Default: you and a regular bot.",
        ),
    ] = None,
    party: Annotated[str, typer.Option(help="The party's name.")] = "The Company",
    seed: Annotated[int | None, typer.Option(help="The same seed gives the same world.")] = None,
    from_: Annotated[
        Path | None,
        typer.Option(
            "--from", help="Go on with a campaign on cardboard: its state as JSON; its heroes play."
        ),
    ] = None,
    lang: Lang = None,
) -> None:
    """Found a campaign of Gloomhaven and keep it in a file."""
    from taverna.cli.screens.app import random_seed
    from taverna.cli.screens.campaign.household import Household

    texts = texts_in(language(lang))
    check_new(file)
    seed = random_seed() if seed is None else seed
    if from_ is not None:
        Household.resumed(seed, from_, file).save()
        typer.echo(texts("campaign-founded", path=str(file)))
        return
    # A world of years tells of its people by name, in every language: nobody in it is called "you".
    words = player or [texts("person", number=1), "regular"]
    people = [name.strip() for word in words for name in word.split(",") if name.strip()]
    if not FEWEST <= len(people) <= MOST:
        raise CliError(
            "party-size",
            f"{FEWEST} to {MOST} heroes play together, not {len(people)}",
            "GH-S-CMP-01",
            {"low": FEWEST, "high": MOST, "number": len(people)},
        )
    home = Household.founded(seed, people, party, file)
    home.settle_in()
    home.save()
    typer.echo(texts("campaign-founded", path=str(file)))


def check_new(file: Path) -> None:
    """A campaign of years is not overwritten by a slip."""
    if file.exists():
        raise CliError("campaign-exists", f"{file} is there already", values={"path": str(file)})
    check_writable(file)


def play(
    file: CampaignFile,
    party: Annotated[
        str | None, typer.Option(help="The party to go on with; by default the one that played last.")
    ] = None,
    lang: Lang = None,
) -> None:
    """Go on with a campaign in the terminal: city, map, events, and the scenarios themselves."""
    from taverna.cli.screens.campaign.household import Household

    spoken = language(lang)
    home = Household.opened(file)
    if party is not None:
        home.look_at(party)
    check_writable(file)
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        raise CliError(
            "no-terminal", "`taverna campaign play` needs a terminal to draw on and to read keys from"
        )
    _live(home, spoken)
    typer.echo(texts_in(spoken)("campaign-kept-at", path=str(file)))


def _live(home: Household, lang: str) -> None:
    from taverna.cli.screens.campaign.app import CityApp, ScenarioApp
    from taverna.cli.screens.campaign.wording import Tongue

    notice = ""
    home.settle_in()
    while True:
        city = CityApp(home, lang, notice)
        city.run()
        lang = city.lang
        if not city.plays:
            break
        table = ScenarioApp(home, lang)
        table.run()
        lang = table.lang
        told = home.leave_table()
        notice = Tongue(texts_in(lang), home.world, home.party).told(told)
    home.save()
