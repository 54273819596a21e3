"""`taverna serve`: the table in the browser, and over the network."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Annotated, Any

import typer

from taverna.cli.arguments.cards import Cards
from taverna.cli.arguments.content_files import Content
from taverna.cli.arguments.scenarios import Scenarios
from taverna.kernel import BadCall

if TYPE_CHECKING:
    from taverna.server.common.settings import Settings


def serve(
    host: Annotated[
        str | None, typer.Option(help="Address to listen at; 0.0.0.0 lets others in your network play.")
    ] = None,
    port: Annotated[int | None, typer.Option(help="Port to listen at; 0 takes a free one.")] = None,
    database: Annotated[
        str | None,
        typer.Option(help="SQLite file, or postgresql+asyncpg://...; by default a file in your data folder."),
    ] = None,
    redis: Annotated[
        str | None, typer.Option(help="redis://... where several server processes meet.")
    ] = None,
    hosts: Annotated[
        str | None, typer.Option(help="Names by which people call this server, with commas between them.")
    ] = None,
    workers: Annotated[int | None, typer.Option(help="Processes in which bots think.")] = None,
    bot_pause: Annotated[
        float | None,
        typer.Option(help="Seconds that bots leave you to take a choice back: 1.2; 0 for none."),
    ] = None,
    log_level: Annotated[str | None, typer.Option(help="debug, info, warning or error.")] = None,
    sync: Annotated[
        str | None, typer.Option(help="SQLite: full survives a power cut, normal is faster.")
    ] = None,
    lan: Annotated[
        bool, typer.Option("--lan", help="Let others in your network play: prints address and QR code.")
    ] = False,
    cards: Cards = None,
    content: Content = None,
    scenarios: Scenarios = None,
    open_browser: Annotated[bool, typer.Option("--open", help="Open the page in your browser.")] = False,
) -> None:
    """Serve the table to browsers and programs. Every further setting is a TAVERNA_... variable: see docs/server.md."""
    read_settings, run = _server()
    given = {
        "host": "0.0.0.0" if lan and host is None else host,
        "port": port,
        "database": database,
        "redis": redis,
        "hosts": hosts,
        "workers": workers,
        "bot_pause": bot_pause,
        "log_level": log_level,
        "sync": sync,
    }
    run(read_settings(given, os.environ), open_browser, lan)


def _server() -> tuple[Callable[[Mapping[str, Any], Mapping[str, str]], Settings], Callable[..., None]]:
    """Reading settings and running: the packages for it are an extra."""
    try:
        from taverna.server.common.settings import read_settings
        from taverna.server.serving.running import run
    except ImportError as problem:
        raise BadCall(
            "no-server", f"the server needs more packages: pip install 'taverna[server]' ({problem.name})"
        ) from problem
    return read_settings, run
