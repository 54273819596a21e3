"""`taverna bench --server`: how many steps a second the server takes, how long each waits, what idle seats cost."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING

import typer
from rich.console import Console
from rich.table import Table

from taverna.cli.commands.bench.tables import new_table
from taverna.cli.errors import write_file
from taverna.kernel import BadCall

if TYPE_CHECKING:
    from taverna.bench.server.plan import Idle, Load, Report


def bench_server(wanted: Mapping[str, object], picture: Path | None, as_json: bool) -> None:
    """`wanted`: fields of the plan; None takes its default."""
    try:
        import msgspec

        from taverna.bench.server.measure import measure
        from taverna.bench.server.picture import picture as draw
        from taverna.bench.server.plan import Plan
    except ImportError as problem:
        raise BadCall(
            "no-server", f"the server needs more packages: pip install 'taverna[server]' ({problem.name})"
        ) from problem
    given = {name: value for name, value in wanted.items() if value is not None}
    try:
        plan = msgspec.convert({**given, "several_loads": picture is not None}, Plan)
    except msgspec.ValidationError as problem:
        values = {"name": "bench --server", "value": "", "problem": str(problem)}
        raise BadCall("bad-setting", f"bench --server: {problem}", values=dict(values)) from problem
    with Console(stderr=True).status("Starting") as status:
        report = measure(plan, status.update)
    if picture:
        write_file(picture, draw(report))
    if as_json:
        typer.echo(json.dumps(msgspec.to_builtins(report), indent=2))
    else:
        show(report, Console())


def show(report: Report, console: Console) -> None:
    console.print(
        f"Build: {report.build}. {report.python}. SQLite, sync {report.sync}. {report.cores} cores."
    )
    console.print(f"Load of the machine before: {report.busy:.1f}. The clients run on the same machine.")
    console.print(_loads(report.loads))
    if report.idle is not None:
        console.print(_idle(report.idle))


def _loads(loads: list[Load]) -> Table:
    names = ("steps/s", "p50 ms", "p95", "p99", "max", "CPU ms a step", "games", "refused")
    table = new_table("tables of programs that answer at once", "tables", *names)
    for load in loads:
        times = [f"{value:.1f}" for value in (load.p50, load.p95, load.p99, load.max)]
        counts = [f"{load.cpu:.2f}", str(load.games), str(load.faults)]
        table.add_row(str(load.tables), f"{load.steps_per_second:,.0f}", *times, *counts)
    return table


def _idle(idle: Idle) -> Table:
    table = new_table(
        "connected seats that do nothing", "seats", "held", "server MB", "MB before", "kB a seat"
    )
    each = (idle.full_mb - idle.empty_mb) * 1024 / idle.seats
    table.add_row(
        str(idle.seats), str(idle.held), f"{idle.full_mb:.0f}", f"{idle.empty_mb:.0f}", f"{each:.0f}"
    )
    return table
