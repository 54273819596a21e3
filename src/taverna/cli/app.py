"""The `taverna` command and its subcommands."""

from __future__ import annotations

from typing import Annotated

import typer

import taverna
from taverna.cli.arguments.word_lists import WithLists, WithTables
from taverna.cli.commands.admin import admin
from taverna.cli.commands.analyse import analyse
from taverna.cli.commands.balance import balance
from taverna.cli.commands.bench import bench
from taverna.cli.commands.campaign import campaign
from taverna.cli.commands.games import games
from taverna.cli.commands.gloomhaven import gloomhaven
from taverna.cli.commands.play import play
from taverna.cli.commands.replay import replay
from taverna.cli.commands.report import report
from taverna.cli.commands.rules import rules
from taverna.cli.commands.serve import serve
from taverna.cli.commands.simulate import simulate
from taverna.cli.commands.tournament import tournament
from taverna.cli.errors import Commands

app = typer.Typer(cls=Commands, no_args_is_help=True, pretty_exceptions_show_locals=False)
for command in (play, serve, report, games, rules, replay, analyse, simulate):
    app.command()(command)
app.command(cls=WithLists)(tournament)
app.command(cls=WithTables)(balance)
app.command()(bench)
app.add_typer(gloomhaven, name="gloomhaven")
app.add_typer(admin, name="admin")
app.add_typer(campaign, name="campaign")


def _version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"taverna {taverna.__version__}")
        raise typer.Exit


@app.callback()
def taverna_command(
    debug: Annotated[
        bool, typer.Option("--debug", help="Show a traceback when something is refused.")
    ] = False,
    version: Annotated[
        bool, typer.Option("--version", help="Show the version.", callback=_version, is_eager=True)
    ] = False,
) -> None:
    """Taverna: play published tabletop games in the terminal, read their rules, let bots play thousands of games."""


def main() -> None:
    app()
