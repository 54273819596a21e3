"""`taverna bench --adapters`: how fast the learning interfaces step here."""

from __future__ import annotations

import json
from dataclasses import asdict

import typer
from rich.console import Console

from taverna.bench.timing import build, python
from taverna.cli.commands.bench.tables import new_table


def bench_adapters(chosen: list[str], seconds: float, as_json: bool) -> None:
    try:
        from taverna.bench.adapters import measure
    except ImportError as missing:
        raise typer.BadParameter(str(missing), param_hint="--adapters") from missing
    status = Console(stderr=True)
    rows = []
    for one in chosen:
        with status.status(f"Measuring {one}"):
            rows.append(measure(one, seconds))
    if as_json:
        found = {"build": build(), "python": python(), "adapters": [asdict(row) for row in rows]}
        typer.echo(json.dumps(found, indent=2))
        return
    table = new_table(
        "learning interfaces: µs a step", "game", "seats", "PettingZoo", "without observations", "batched"
    )
    for row in rows:
        table.add_row(
            row.game, str(row.seats), f"{row.stepping:.1f}", f"{row.blind:.1f}", f"{row.batched:.1f}"
        )
    console = Console()
    console.print(f"Build: {build()}. {python()}.")
    console.print(table)
