"""`taverna bench`: how fast the rules run here, beside other libraries if wanted."""

from __future__ import annotations

import json
from dataclasses import replace

import typer
from rich.console import Console
from rich.status import Status
from rich.table import Table

from taverna.bench.peers import YARDSTICK, PeerRow, measure_peers, measure_yardstick
from taverna.bench.rules import Report, measure
from taverna.bench.timing import build, python
from taverna.cli.commands.bench.tables import new_table


def bench_rules(chosen: list[str], peers: bool, seconds: float, as_json: bool) -> None:
    status = Console(stderr=True)
    reports = [_measure(game, seconds, peers, status) for game in chosen]
    others: list[PeerRow] = []
    if peers:
        with status.status("Measuring other libraries"):
            others = measure_peers(seconds)
    if as_json:
        typer.echo(json.dumps(to_dict(reports, others), indent=2))
    else:
        show(reports, others, Console())


def _measure(game_id: str, seconds: float, peers: bool, console: Console) -> Report:
    """With the yardstick beside it: what else the machine does changes from minute to minute."""
    with console.status(f"Measuring {game_id}") as status:
        report = measure(game_id, seconds, lambda row: _tell(status, f"{game_id}: {row.case} done"))
        return replace(report, yardstick=measure_yardstick(seconds)) if peers else report


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
    """What a decision takes in times of the yardstick stands where there is one instead of how many fit a second."""
    against = f"× {YARDSTICK.game}" if report.yardstick else "decisions/s"
    title = f"{report.game}: a decision"
    table = new_table(title, "case", "random", against, "events on", "greedy", "games/s")
    for row in report.rows:
        ratio = report.ratio(row)
        table.add_row(
            row.case,
            f"{row.decision:.2f}",
            f"{row.decisions_per_second:,.0f}" if ratio is None else f"{ratio:.2f}",
            f"{row.decision_with_events:.2f}",
            "-" if row.greedy_decision is None else f"{row.greedy_decision:.2f}",
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
