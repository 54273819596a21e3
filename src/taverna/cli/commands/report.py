"""`taverna report`: what happened at a table up to the moment that a player complains about."""

from __future__ import annotations

import asyncio
import os
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from taverna.cli.arguments.parameters import Lang, language
from taverna.cli.errors import CliError, check_writable, write_file
from taverna.cli.texts import texts_in
from taverna.kernel import BadCall

if TYPE_CHECKING:
    from taverna.server.reporting import Case


def report(
    reference: Annotated[str, typer.Argument(help="From the file that “report a problem” gave the player.")],
    database: Annotated[
        str | None, typer.Option(help="As in `taverna serve`; by default the file in your data folder.")
    ] = None,
    record: Annotated[
        bool, typer.Option("--record", help="Only the record of the game so far, for `taverna replay`.")
    ] = False,
    out: Annotated[Path | None, typer.Option(help="Write into this file instead of printing.")] = None,
    lang: Lang = None,
) -> None:
    """For whoever runs a server: every step of a table up to a player's complaint, what was taken back included."""
    try:
        import msgspec

        from taverna.server.common.settings import read_settings
        from taverna.server.reporting import find
    except ImportError as problem:
        raise BadCall(
            "no-server", f"the server needs more packages: pip install 'taverna[server]' ({problem.name})"
        ) from problem
    if out:
        check_writable(out)
    settings = read_settings({"database": database}, os.environ)
    case = asyncio.run(find(settings.database, reference))
    text = msgspec.json.format(msgspec.json.encode(_record_of(case) if record else case), indent=2).decode()
    if out is None:
        typer.echo(text)
        return
    write_file(out, text + "\n")
    typer.echo(texts_in(language(lang))("saved", path=str(out)))


def _record_of(case: Case) -> object:
    if case.record is None and case.position is not None:
        raise CliError("game-goes-on", case.problem)
    if case.record is None:
        raise CliError("no-record", case.problem, values={"problem": case.problem})
    return case.record
