"""`taverna bench --search`, `--strength` and `--secrecy`: how fast, strong and predictable bots are."""

from __future__ import annotations

import json
from functools import partial

import typer
from rich.console import Console
from rich.status import Status

from taverna.arena.statistics.certainty import wilson
from taverna.bench.oracle import ORACLE, oracle_wins
from taverna.bench.search import measure_search
from taverna.bench.secrecy import SecrecyRow, measure_secrecy
from taverna.bench.strength import StrengthRow, contests, hold
from taverna.bench.timing import build, python
from taverna.bots import opponent_names
from taverna.cli.commands.bench.tables import new_table
from taverna.kernel import game as find_game

GAMES = 200
SECRETIVE = ("dungeon-raiders", "bloodborne")
"""The games in which rivals choose in secret at the same time."""
SECRET_GAMES = 20
SOLVED = 100
"""Moments whose matrix is solved, at most."""


def bench_search(chosen: list[str], seconds: float, as_json: bool) -> None:
    status = Console(stderr=True)
    rows = []
    for game in chosen:
        with status.status(f"Measuring {game}"):
            rows.append(measure_search(game, seconds))
    if as_json:
        _print_json("search", [row.to_dict() for row in rows])
        return
    table = new_table("search: played on to the end by the light policy", "game", "seats", "iterations/s")
    for row in rows:
        table.add_row(row.game, str(row.seats), f"{row.iterations_per_second:,.0f}")
    _print_table(table)


def bench_strength(chosen: list[str], level: str | None, games: int | None, jobs: int, as_json: bool) -> None:
    known = [*opponent_names(), ORACLE]
    if level is not None and level not in known:
        raise typer.BadParameter(f"{level!r} is no level; there are {', '.join(known)}", param_hint="--level")
    wanted = [one for game in chosen for one in contests(game) if level in (None, one.level)]
    status = Console(stderr=True)
    rows: list[StrengthRow] = []
    for contest in wanted:
        text = f"{contest.game}: {contest.level} against {contest.others}"
        with status.status(text) as shown:
            rows.append(hold(contest, games or GAMES, jobs, on_progress=partial(_tell, shown, text)))
    if level == ORACLE:
        rows += [_luck(game, games or GAMES) for game in chosen if not find_game(game).cooperative]
    if as_json:
        _print_json("strength", [row.to_dict() for row in rows])
        return
    table = new_table(
        "strength: wins in % of one player, 95 % sure, among others of the level below; if all win or none, of a party",
        "game",
        "seats",
        "level",
        "others",
        "games",
        "wins",
        "between",
        "chance",
    )
    for row in rows:
        table.add_row(
            row.game,
            str(row.seats),
            row.level,
            row.others,
            str(row.games),
            f"{100 * row.win_rate:.1f}",
            f"{100 * row.low:.0f}–{100 * row.high:.0f}",
            f"{100 * row.fair_share:.0f}",
        )
    _print_table(table)


def _luck(name: str, games: int) -> StrengthRow:
    """An oracle among `strong` players."""
    seats = next(one.seats for one in contests(name))
    games = max(1, games // seats) * seats
    won = oracle_wins(find_game(name), seats, "strong", games)
    rate, low, high = wilson(sum(won), games)
    return StrengthRow(name, seats, ORACLE, "strong", games, rate, low, high, 1.0 / seats)


def bench_secrecy(game: str | None, player: str | None, games: int | None, as_json: bool) -> None:
    """`player`: a level, or any bot as text; by default the levels that mix."""
    status = Console(stderr=True)
    rows: list[SecrecyRow] = []
    for name in [game] if game else SECRETIVE:
        for text in [player] if player else ["strong", "master"]:
            with status.status(f"{name}: {text}"):
                rows.append(measure_secrecy(name, text, games or SECRET_GAMES, "strong", SOLVED))
    if as_json:
        _print_json("secrecy", [row.to_dict() for row in rows])
        return
    table = new_table(
        "secrecy: moments in which three copies chose alike; what foreseeing the others wins a seat, in %",
        *("game", "bot", "moments", "alike", "independent", "ratio", "gain", "gain against chance"),
    )
    for row in rows:
        table.add_row(
            *(row.game, row.bot, str(row.moments), str(row.alike)),
            *(f"{row.independent:.1f}", f"{row.ratio:.2f}", _mean(row.gains), _mean(row.uniform_gains)),
        )
    _print_table(table)


def _mean(gains: list[float]) -> str:
    return f"{100 * sum(gains) / len(gains):.1f}" if gains else "-"


def _tell(status: Status, text: str, done: int, all: int) -> None:
    status.update(f"{text}: {done} of {all} games")


def _print_json(name: str, rows: list[dict[str, object]]) -> None:
    typer.echo(json.dumps({"build": build(), "python": python(), name: rows}, indent=2))


def _print_table(table: object) -> None:
    console = Console()
    console.print(f"Build: {build()}. {python()}.")
    console.print(table)
