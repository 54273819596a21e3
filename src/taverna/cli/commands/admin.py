"""`taverna admin`: for whoever runs a server. Works on its store, whether the server runs or not."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Coroutine, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated, Any, TypeVar

import typer
from rich.console import Console
from rich.table import Table

from taverna.cli.arguments.parameters import Lang, language
from taverna.cli.errors import check_writable, write_file
from taverna.cli.texts import Texts, texts_in
from taverna.kernel import BadCall

T = TypeVar("T")
Database = Annotated[
    str | None, typer.Option(help="As in `taverna serve`; by default the file in your data folder.")
]
Why = Annotated[str, typer.Option(help="Written down with the act.")]
PersonId = Annotated[str, typer.Argument(help="The person's id: `taverna admin people` lists them.")]
FOR_EVER = 36_500.0

admin = typer.Typer(no_args_is_help=True)


@admin.callback()
def admin_command() -> None:
    """For whoever runs a server: backups, order, people. The server may go on meanwhile; it follows within seconds."""


@admin.command()
def backup(file: Annotated[Path, typer.Argument()], database: Database = None, lang: Lang = None) -> None:
    """Copy the store while the server runs (SQLite); the copy is checked."""
    from taverna.server.admin.keeping import back_up

    back_up(_store(database), file)
    _write_down(database, "backup", str(file))
    _say(lang)("saved", path=str(file))


@admin.command()
def restore(file: Annotated[Path, typer.Argument()], database: Database = None, lang: Lang = None) -> None:
    """Put a backup in the place of the store; the server must not run. What was there stays beside it."""
    from taverna.server.admin.keeping import restore as put_back

    before = put_back(_store(database), file)
    _write_down(database, "restore", str(file))
    say = _say(lang)
    say("admin-restored", path=str(file))
    if before is not None:
        say("admin-before", path=str(before))


@admin.command()
def verify(database: Database = None, lang: Lang = None) -> None:
    """Look through the whole store, and play every table in it again."""
    from taverna.server.admin.checking import verify as look_through

    found = asyncio.run(look_through(_store(database)))
    for problem in found.problems:
        typer.echo(problem)
    _say(lang)("admin-verified", tables=found.tables, steps=found.steps, problems=len(found.problems))
    if found.problems:
        raise typer.Exit(1)


@admin.command("export")
def export_store(
    file: Annotated[Path, typer.Argument()],
    person: Annotated[
        str | None, typer.Option(help="Only what there is of this person, for them to have.")
    ] = None,
    database: Database = None,
    lang: Lang = None,
) -> None:
    """Write the store as lines of JSON, to move it to another kind of database."""
    import msgspec

    from taverna.server.admin import moving

    check_writable(file)
    if person is None:
        asyncio.run(moving.export(_store(database), file))
    else:
        found = asyncio.run(moving.person(_store(database), person))
        write_file(file, msgspec.json.format(msgspec.json.encode(found), indent=2).decode() + "\n")
    _write_down(database, "export", person or str(file))
    _say(lang)("saved", path=str(file))


@admin.command("import")
def import_store(
    file: Annotated[Path, typer.Argument()], database: Database = None, lang: Lang = None
) -> None:
    """Read an export into a store that is new or empty."""
    from taverna.server.admin.moving import import_

    number = asyncio.run(import_(_store(database), file))
    _write_down(database, "import", str(file))
    _say(lang)("admin-imported", number=number)


@admin.command()
def tables(
    state: Annotated[str, typer.Option(help="open, playing or finished; any by default.")] = "",
    limit: Annotated[int, typer.Option(min=1)] = 50,
    database: Database = None,
) -> None:
    """List tables, the last touched first."""
    from taverna.server.admin import order

    rows = [
        (
            table.id,
            table.game,
            "closed" if table.closed else table.state,
            _when(table.touched),
            ", ".join(seat.name for seat in table.seats if seat.name),
        )
        for table in _done(order.list_tables(_store(database), state, limit))
    ]
    _show(("id", "game", "state", "touched", "seats"), rows)


@admin.command()
def people(
    part: Annotated[str, typer.Argument(help="Part of a name, or an id; everyone by default.")] = "",
    limit: Annotated[int, typer.Option(min=1)] = 50,
    accounts: Annotated[bool, typer.Option("--accounts", help="Only those who have an account.")] = False,
    database: Database = None,
) -> None:
    """List people, those who were here last first."""
    from taverna.server.admin import order

    rows = [
        (
            person.id,
            person.nickname,
            "account" if person.account else "guest",
            _when(person.seen),
            "banned" if person.banned else _muted(person.muted_until),
        )
        for person in _done(order.people(_store(database), part, limit, accounts))
    ]
    _show(("id", "name", "is", "seen", ""), rows)


@admin.command()
def sessions(person: PersonId, database: Database = None) -> None:
    """List where a person is signed in; `revoke` ends it all."""
    from taverna.server.admin import order

    rows = [
        (session.id, session.device, _when(session.created), _when(session.seen))
        for session in _done(order.signed_in(_store(database), person))
    ]
    _show(("id", "device", "since", "seen"), rows)


@admin.command()
def recovery(person: PersonId, why: Why = "", database: Database = None) -> None:
    """Make new recovery codes for somebody who can't get into their account; those of before are worth nothing."""
    from taverna.server.admin import order

    for code in _done(order.reset_recovery(_store(database), person, why)):
        typer.echo(code)


@admin.command()
def reports(limit: Annotated[int, typer.Option(min=1)] = 50, database: Database = None) -> None:
    """List what people reported of what others said, the newest first."""
    from taverna.server.admin import order

    rows = [
        (_when(one.at), one.table_id, one.about, one.name, one.text, one.guest, one.why)
        for one in _done(order.reported(_store(database), limit))
    ]
    _show(("at", "table", "about", "name", "said", "by", "why"), rows)


@admin.command()
def close(
    table: Annotated[str, typer.Argument(help="The table's id.")],
    why: Why = "",
    database: Database = None,
    lang: Lang = None,
) -> None:
    """End a table as it is, without winners; one that has not begun is removed."""
    from taverna.server.admin import order

    _done(order.close(_store(database), table, why))
    _say(lang)("admin-done")


@admin.command()
def ban(
    person: PersonId,
    lift: Annotated[bool, typer.Option("--lift", help="Let them in again.")] = False,
    why: Why = "",
    database: Database = None,
    lang: Lang = None,
) -> None:
    """Keep a person out; their sockets are closed."""
    from taverna.server.admin import order

    _done(order.ban(_store(database), person, why, on=not lift))
    _say(lang)("admin-done")


@admin.command()
def mute(
    person: PersonId,
    days: Annotated[float, typer.Option(min=0, help="0 lets them talk again.")] = FOR_EVER,
    why: Why = "",
    database: Database = None,
    lang: Lang = None,
) -> None:
    """Let a person play, but not talk."""
    from taverna.server.admin import order

    _done(order.mute(_store(database), person, days, why))
    _say(lang)("admin-done")


@admin.command()
def revoke(person: PersonId, why: Why = "", database: Database = None, lang: Lang = None) -> None:
    """End every session of a person's: their tokens are worthless, wherever they got to."""
    from taverna.server.admin import order

    _done(order.revoke(_store(database), person, why))
    _say(lang)("admin-done")


@admin.command()
def forget(
    person: PersonId,
    why: Why = "",
    yes: Annotated[bool, typer.Option("--yes", help="Don't ask.")] = False,
    database: Database = None,
    lang: Lang = None,
) -> None:
    """Delete everything that names a person. The games of others stay whole."""
    from taverna.server.admin import order

    if not yes:
        typer.confirm(texts_in(language(lang))("admin-sure"), abort=True)
    _done(order.forget(_store(database), person, why))
    _say(lang)("admin-done")


@admin.command()
def history(database: Database = None) -> None:
    """List what operators did here, and when."""
    from taverna.server.admin import order

    rows = [
        (_when(act.at), act.operator, act.what, act.target, act.why)
        for act in _done(order.history(_store(database)))
    ]
    _show(("at", "who", "what", "to", "why"), rows)


def _store(database: str | None) -> str:
    try:
        from taverna.server.common.settings import read_settings
    except ImportError as problem:
        raise BadCall(
            "no-server", f"the server needs more packages: pip install 'taverna[server]' ({problem.name})"
        ) from problem
    return read_settings({"database": database}, os.environ).database


def _write_down(database: str | None, what: str, target: str) -> None:
    from taverna.server.admin import order

    _done(order.write_down(_store(database), what, target))


def _done(work: Coroutine[Any, Any, T]) -> T:
    return asyncio.run(work)


class _Say:
    def __init__(self, texts: Texts) -> None:
        self._texts = texts

    def __call__(self, key: str, **values: str | int) -> None:
        typer.echo(self._texts(key, **values))


def _say(lang: str | None) -> _Say:
    return _Say(texts_in(language(lang)))


def _show(columns: Sequence[str], rows: Sequence[Sequence[str]]) -> None:
    table = Table(*columns, box=None, header_style="bold")
    for row in rows:
        table.add_row(*row)
    Console().print(table)


def _when(seconds: float) -> str:
    return datetime.fromtimestamp(seconds, UTC).strftime("%Y-%m-%d %H:%M")


def _muted(until: float) -> str:
    return f"muted until {_when(until)}" if until > datetime.now(UTC).timestamp() else ""
