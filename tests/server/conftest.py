"""A server for the tests: a real one with real sockets, in the test's own event loop."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from taverna.kernel import registry
from tests.support.server import services
from tests.support.server.services import Postgres
from tests.support.server.serving import Serving, serving, settings_for
from tests.support.toy_game import TOY


@pytest.fixture(scope="module")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="module")
async def server(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Serving]:
    """One for all tests of a file: guests and tables are their own."""
    folder = tmp_path_factory.mktemp("store")
    async with serving(settings_for(folder)) as running:
        yield running


@pytest.fixture
def database(tmp_path: Path) -> str:
    """Where the store is. The tests with a real PostgreSQL have it there."""
    return str(tmp_path / "taverna.db")


@pytest.fixture
def divers(monkeypatch: pytest.MonkeyPatch) -> str:
    """Pearl Divers among the games: announced codes and signals, which no published game here has in one place."""
    monkeypatch.setitem(registry._loaders, TOY.id, lambda: TOY)
    monkeypatch.setitem(registry._loaded, TOY.id, TOY)
    return TOY.id


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    with services.postgres() as running:
        yield running


@pytest.fixture(scope="session")
def redis() -> Iterator[str]:
    with services.redis() as address:
        yield address
