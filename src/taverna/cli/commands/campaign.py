"""`taverna campaign`: campaigns of Gloomhaven, played in the terminal or by bots."""

from __future__ import annotations

import typer

from taverna.cli.commands.campaign_files import export, import_, show
from taverna.cli.commands.campaign_play import new, play
from taverna.cli.commands.campaign_simulate import simulate

campaign = typer.Typer()


@campaign.callback(invoke_without_command=True)
def campaign_command(ctx: typer.Context) -> None:
    """Campaigns of Gloomhaven: heroes, city and map from scenario to scenario."""
    if ctx.invoked_subcommand is None:
        typer.echo(ctx.get_help())


for command in (new, play, show, export):
    campaign.command()(command)
campaign.command("import")(import_)
campaign.command()(simulate)
