"""`taverna bench --campaign`: how fast a campaign of Gloomhaven goes here."""

from __future__ import annotations

import json

import typer
from rich.console import Console

from taverna.bench.campaign import WHOLE, measure_campaign
from taverna.bench.timing import build, python
from taverna.cli.commands.bench.tables import new_table


def bench_campaign(seconds: float, level: str, as_json: bool) -> None:
    with Console(stderr=True).status("Measuring a campaign"):
        found = measure_campaign(seconds, level)
    if as_json:
        told = {"build": build(), "python": python(), "campaign": found.to_dict()}
        typer.echo(json.dumps(told, indent=2))
        return
    table = new_table("gloomhaven-campaign: four heroes", "what", "µs")
    rows = {
        "decision in the city": found.decision,
        "arrangement, on a copy": found.arrangement,
        "closing a scenario, on a copy": found.closing,
        f"scenario by {found.level}": found.scenario,
    }
    for name, time in rows.items():
        table.add_row(name, f"{time:,.0f}")
    console = Console()
    console.print(f"Build: {build()}. {python()}.")
    console.print(table)
    console.print(f"{WHOLE} scenarios: {found.campaign:,.0f} s of one core.")
