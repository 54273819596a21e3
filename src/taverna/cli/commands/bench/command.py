"""`taverna bench`: how fast this build runs here, beside other libraries if wanted."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.status import Status
from rich.table import Table

from taverna.bench.peers import PeerRow, measure_peers
from taverna.bench.rules import Report, measure
from taverna.bench.timing import build, python
from taverna.cli.commands.bench.adapters import bench_adapters
from taverna.cli.commands.bench.bots import bench_search, bench_strength
from taverna.cli.commands.bench.server import bench_server
from taverna.cli.commands.bench.tables import new_table
from taverna.kernel import game as find_game, games

SECONDS = 3.0


def bench(
    game: Annotated[str | None, typer.Argument(help="The game's id; by default every game.")] = None,
    peers: Annotated[bool, typer.Option("--peers", help="Measure other libraries too.")] = False,
    seconds: Annotated[
        float | None, typer.Option(help="Time for each row of the table: 3; for the server 20.")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON and nothing else.")] = False,
    adapters: Annotated[
        bool, typer.Option("--adapters", help="Measure the learning interfaces instead.")
    ] = False,
    search: Annotated[
        bool, typer.Option("--search", help="Measure how fast searching bots think instead.")
    ] = False,
    strength: Annotated[
        bool, typer.Option("--strength", help="Measure how strong the levels are instead: takes hours.")
    ] = False,
    matches: Annotated[int | None, typer.Option("--games", help="Strength: games for each row: 200.")] = None,
    level: Annotated[
        str | None, typer.Option(help="Strength: the only level to measure; by default all.")
    ] = None,
    jobs: Annotated[int, typer.Option(help="Strength: processes that share the games.")] = 1,
    server: Annotated[bool, typer.Option("--server", help="Measure the server instead.")] = False,
    tables: Annotated[int | None, typer.Option(help="Server: tables that play at once: 200.")] = None,
    clients: Annotated[int | None, typer.Option(help="Server: processes of clients: 1.")] = None,
    idle: Annotated[int | None, typer.Option(help="Server: seats that do nothing: 5000; 0: none.")] = None,
    sync: Annotated[str | None, typer.Option(help="Server: full or normal, as in `taverna serve`.")] = None,
    picture: Annotated[
        Path | None, typer.Option(help="Server: try several loads, and draw them into this SVG file.")
    ] = None,
) -> None:
    """Measure how fast the rules run here, and other libraries beside them; or the server. In English only."""
    if server:
        wanted = {
            "game": game,
            "seconds": seconds,
            "tables": tables,
            "clients": clients,
            "idle": idle,
            "sync": sync,
        }
        bench_server(wanted, picture, as_json)
        return
    seconds = SECONDS if seconds is None else seconds
    if adapters:
        bench_adapters(game, seconds, as_json)
        return
    chosen = [find_game(game)] if game else games()
    if search:
        bench_search([one.id for one in chosen], seconds, as_json)
        return
    if strength:
        bench_strength([one.id for one in chosen], level, matches, jobs, as_json)
        return
    status = Console(stderr=True)
    reports = [_measure(one.id, seconds, status) for one in chosen]
    others: list[PeerRow] = []
    if peers:
        with status.status("Measuring other libraries"):
            others = measure_peers(seconds)
    if as_json:
        typer.echo(json.dumps(to_dict(reports, others), indent=2))
    else:
        show(reports, others, Console())


def _measure(game_id: str, seconds: float, console: Console) -> Report:
    with console.status(f"Measuring {game_id}") as status:
        return measure(game_id, seconds, lambda row: _tell(status, f"{game_id}: {row.case} done"))


def _tell(status: Status, text: str) -> None:
    status.update(text)


def to_dict(reports: list[Report], peers: list[PeerRow]) -> dict[str, object]:
    return {
        "build": build(),
        "python": python(),
        "games": [report.to_dict() for report in reports],
        "peers": [peer.to_dict() for peer in peers],
    }


def show(reports: list[Report], peers: list[PeerRow], console: Console) -> None:
    console.print(f"Build: {build()}. {python()}.")
    console.print("Microseconds of processor time: medians of several runs, set-up included.")
    for report in reports:
        console.print(_play_table(report))
        console.print(_copy_table(report))
    measured = [peer for peer in peers if peer.decision is not None]
    if measured:
        console.print(_peer_table(measured))
    for package in dict.fromkeys(peer.package for peer in peers if peer.decision is None):
        console.print(f"{package} is not installed, so not measured: pip install {package}")


def _play_table(report: Report) -> Table:
    table = new_table(
        f"{report.game}: a decision", "case", "random", "events on", "greedy", "decisions/s", "games/s"
    )
    for row in report.rows:
        table.add_row(
            row.case,
            f"{row.decision:.2f}",
            f"{row.decision_with_events:.2f}",
            "-" if row.greedy_decision is None else f"{row.greedy_decision:.2f}",
            f"{row.decisions_per_second:,.0f}",
            f"{row.games_per_second:,.0f}",
        )
    return table


def _copy_table(report: Report) -> Table:
    table = new_table(f"{report.game}: a copy in mid-game", "case", "clone", "determinize")
    for row in report.rows:
        table.add_row(row.case, f"{row.clone:.2f}", f"{row.determinize:.2f}")
    return table


def _peer_table(peers: list[PeerRow]) -> Table:
    table = new_table("other libraries: a decision", "game", "random", "decisions/s")
    for peer in peers:
        table.add_row(
            f"{peer.library} {peer.version} {peer.game}",
            f"{peer.decision:.2f}",
            f"{peer.decisions_per_second:,.0f}",
        )
    return table
