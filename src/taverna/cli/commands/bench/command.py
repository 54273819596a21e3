"""`taverna bench`: what is to be measured, and who measures it."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from taverna.cli.commands.bench.adapters import bench_adapters
from taverna.cli.commands.bench.bots import bench_search, bench_secrecy, bench_strength
from taverna.cli.commands.bench.campaign import bench_campaign
from taverna.cli.commands.bench.monsters import bench_monsters
from taverna.cli.commands.bench.rules import bench_rules
from taverna.cli.commands.bench.server import bench_server
from taverna.kernel import game as find_game, games

SECONDS = 3.0

Game = Annotated[str | None, typer.Argument(help="The game's id; by default every game.")]
Peers = Annotated[bool, typer.Option("--peers", help="Measure other libraries too.")]
Seconds = Annotated[float | None, typer.Option(help="Time for each row of the table: 3; for the server 20.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON and nothing else.")]
Adapters = Annotated[bool, typer.Option("--adapters", help="Measure the learning interfaces instead.")]
Search = Annotated[bool, typer.Option("--search", help="Measure how fast searching bots think instead.")]
Monsters = Annotated[
    bool, typer.Option("--monsters", help="Measure how fast Gloomhaven's monsters plan their turns instead.")
]
Campaign = Annotated[
    bool, typer.Option("--campaign", help="Measure how fast a campaign of Gloomhaven goes instead.")
]
Strength = Annotated[
    bool, typer.Option("--strength", help="Measure how strong the levels are instead: takes hours.")
]
Secrecy = Annotated[
    bool,
    typer.Option(
        "--secrecy", help="Measure how often bots choose alike in secret, and how far that can be exploited."
    ),
]
Matches = Annotated[
    int | None, typer.Option("--games", help="Strength: games for each row: 200. Secrecy: 20.")
]
Level = Annotated[
    str | None,
    typer.Option(
        help="Strength and secrecy: the only level to measure; by default all, but for `oracle`. Campaign: who plays."
    ),
]
Jobs = Annotated[int, typer.Option(help="Strength: processes that share the games.")]
Server = Annotated[bool, typer.Option("--server", help="Measure the server instead.")]
Tables = Annotated[int | None, typer.Option(help="Server: tables that play at once: 200.")]
Seats = Annotated[int | None, typer.Option(help="Server: programs at each table: 2.")]
Clients = Annotated[int | None, typer.Option(help="Server: processes of clients: 1.")]
Idle = Annotated[int | None, typer.Option(help="Server: seats that do nothing: 5000; 0: none.")]
Processes = Annotated[int | None, typer.Option(help="Server: processes on one store: 1.")]
Store = Annotated[
    str | None, typer.Option(help="Server: sqlite, or postgresql with Redis, which are started for it.")
]
Across = Annotated[
    bool, typer.Option("--across", help="Server: players of one table meet at different processes.")
]
Flood = Annotated[
    bool,
    typer.Option(
        "--flood",
        help="Server: how honest players (--tables 1) fare while one address does all that it may.",
    ),
]
Sync = Annotated[str | None, typer.Option(help="Server: full or normal, as in `taverna serve`.")]
Picture = Annotated[
    Path | None, typer.Option(help="Server: try several loads, and draw them into this SVG file.")
]


def bench(
    game: Game = None,
    peers: Peers = False,
    seconds: Seconds = None,
    as_json: AsJson = False,
    adapters: Adapters = False,
    search: Search = False,
    monsters: Monsters = False,
    campaign: Campaign = False,
    strength: Strength = False,
    secrecy: Secrecy = False,
    matches: Matches = None,
    level: Level = None,
    jobs: Jobs = 1,
    server: Server = False,
    tables: Tables = None,
    seats: Seats = None,
    clients: Clients = None,
    idle: Idle = None,
    sync: Sync = None,
    store: Store = None,
    processes: Processes = None,
    across: Across = False,
    flood: Flood = False,
    picture: Picture = None,
) -> None:
    """Measure how fast the rules run here, and other libraries beside them; or the server. In English only."""
    if server:
        tables = 1 if flood and tables is None else tables
        load = {"tables": tables, "seats": seats, "clients": clients, "idle": idle, "flood": flood}
        where = {"sync": sync, "store": store, "processes": processes, "across": across}
        bench_server({"game": game, "seconds": seconds, **load, **where}, picture, as_json)
        return
    seconds = SECONDS if seconds is None else seconds
    chosen = [find_game(game).id] if game else [one.id for one in games()]
    if adapters:
        bench_adapters(chosen, seconds, as_json)
    elif search:
        bench_search(chosen, seconds, as_json)
    elif monsters:
        bench_monsters(seconds, as_json)
    elif campaign:
        bench_campaign(seconds, level or "regular", as_json)
    elif secrecy:
        bench_secrecy(game, level, matches, as_json)
    elif strength:
        bench_strength(chosen, level, matches, jobs, as_json)
    else:
        bench_rules(chosen, peers, seconds, as_json)
