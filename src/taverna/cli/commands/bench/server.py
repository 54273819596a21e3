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
    from taverna.bench.server.plan import Flood, Idle, Load, Report


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
    store = (
        f"SQLite, sync {report.sync}"
        if report.store == "sqlite"
        else f"PostgreSQL, sync {report.sync}, Redis"
    )
    console.print(f"Build: {report.build}. {report.python}. {store}. {report.cores} cores.")
    console.print(f"Load of the machine before: {report.busy:.1f}. The clients run on the same machine.")
    if report.loads:
        console.print(_loads("tables of programs that answer at once", report.loads))
        console.print(_cores(report.loads))
    if report.flood is not None:
        _show_flood(report.flood, console)
    if report.idle is not None:
        console.print(_idle(report.idle))


def _loads(title: str, loads: list[Load]) -> Table:
    names = ("steps/s", "p50 ms", "p95", "p99", "max", "CPU ms a step", "games", "refused")
    table = new_table(title, "tables", *names)
    for load in loads:
        times = [f"{value:.1f}" for value in (load.p50, load.p95, load.p99, load.max)]
        counts = [f"{load.cpu:.2f}", str(load.games), str(load.faults)]
        table.add_row(str(load.tables), f"{load.steps_per_second:,.0f}", *times, *counts)
    return table


def _cores(loads: list[Load]) -> Table:
    """Clients share the machine, so that steps a second say little about what more processes bring; this does."""
    names = ("each server process", "PostgreSQL, Redis", "clients", "steps/s with a core for each process")
    table = new_table("cores in use", "tables", *names)
    for load in loads:
        if load.cores is not None:
            servers = ", ".join(f"{cores:.2f}" for cores in load.cores.servers)
            alone = f"{load.cores.alone(load.steps_per_second):,.0f}"
            others = (f"{load.cores.services:.2f}", f"{load.cores.clients:.2f}")
            table.add_row(str(load.tables), servers, *others, alone)
    return table


def _show_flood(flood: Flood, console: Console) -> None:
    console.print(_loads("honest players, alone and then beside the flood", [flood.calm, flood.flooded]))
    console.print(
        f"The flood, from one address: {flood.sockets} sockets; a second {flood.messages:.0f} messages,"
        f" {flood.requests:.0f} requests, {flood.uploads:.1f} records replayed; {flood.refused} refusals."
    )


def _idle(idle: Idle) -> Table:
    table = new_table(
        "connected seats that do nothing", "seats", "held", "server MB", "MB before", "kB a seat"
    )
    each = (idle.full_mb - idle.empty_mb) * 1024 / idle.seats
    table.add_row(
        str(idle.seats), str(idle.held), f"{idle.full_mb:.0f}", f"{idle.empty_mb:.0f}", f"{each:.0f}"
    )
    return table
