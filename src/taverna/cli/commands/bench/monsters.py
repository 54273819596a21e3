"""`taverna bench --monsters`: how long Gloomhaven's monsters think about a turn."""

from __future__ import annotations

import json

import typer
from rich.console import Console

from taverna.bench.monsters import measure_monsters
from taverna.bench.timing import build, python
from taverna.cli.commands.bench.tables import new_table


def bench_monsters(seconds: float, as_json: bool) -> None:
    with Console(stderr=True).status("Measuring monsters"):
        rows = measure_monsters(seconds)
    if as_json:
        found = {"build": build(), "python": python(), "monsters": [row.to_dict() for row in rows]}
        typer.echo(json.dumps(found, indent=2))
        return
    table = new_table("gloomhaven: µs for a monster's plan", "ability", "first", "mean", "95 %", "worst")
    for row in rows:
        times = (row.first, row.mean, row.late, row.worst)
        table.add_row(row.ability, *[f"{time:,.0f}" for time in times])
    console = Console()
    console.print(f"Build: {build()}. {python()}.")
    console.print(table)
