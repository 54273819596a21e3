"""The store of a server, opened beside it."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import sqlalchemy as sa
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy.exc import SQLAlchemyError

from taverna.kernel import BadCall
from taverna.server.store.database import Database
from taverna.server.store.engine import check_known, database_url, migration_config, open_database


@asynccontextmanager
async def opened(database: str) -> AsyncIterator[Database]:
    """A store that is there already, of today's form; what goes wrong with it is told by the name of the setting."""
    url = database_url(database)
    if url.get_backend_name() == "sqlite" and not Path(str(url.database)).is_file():
        raise unusable("there is no such file")
    store = open_database(url, "full")
    try:
        await store.read(_check_form)
        yield store
    except (SQLAlchemyError, OSError) as problem:
        raise unusable(str(getattr(problem, "orig", None) or problem).splitlines()[0]) from problem
    finally:
        await store.close()


def unusable(problem: str) -> BadCall:
    """Without the address: there may be a password in it."""
    message = f"--database (TAVERNA_DATABASE) can't be used: {problem}"
    return BadCall("bad-setting", message, values={"name": "--database", "value": "", "problem": problem})


def _check_form(connection: sa.Connection) -> None:
    check_known(connection)
    found = MigrationContext.configure(connection).get_current_revision()
    newest = ScriptDirectory.from_config(migration_config()).get_current_head()
    if found != newest:
        raise unusable(
            "it is of an older Taverna, or none of ours; a server that starts on it brings it up to date"
        )
