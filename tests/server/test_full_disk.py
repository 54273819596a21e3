"""A disk that is full: nothing that was told is lost, whoever watches sees it, and play goes on when there is room."""

from __future__ import annotations

import resource
from pathlib import Path

import pytest

from tests.server.test_restart import process
from tests.support.server.people import one_step
from tests.support.server.serving import Serving

pytestmark = pytest.mark.anyio


@pytest.mark.skipif(not hasattr(resource, "prlimit"), reason="Linux alone can limit another process")
async def test_a_full_disk_is_seen_in_health_and_loses_nothing(tmp_path: Path) -> None:
    """The operating system refuses to let the store's files grow; then there is room again."""
    database = tmp_path / "taverna.db"
    with process(str(database), "--workers", "0") as (server, url):
        house = Serving(None, url)
        ana = await house.person("Ana")
        table = await ana.quick(people=["Ana", "Bia"])
        async with ana.at(table, seat=0) as first, ana.at(table, seat=1) as second:
            await one_step(first, second)
            told = first.update
            size = Path(f"{database}-wal").stat().st_size
            resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))
            assert (await ana.http.get("/health")).status_code == 503
            assert (await ana.http.get("/api/tables")).status_code == 200
            await (first if first.update["decision"] else second).choose()
            assert await first.closed() == 1012
            assert first.update["step"] == told["step"]
        unlimited = (resource.RLIM_INFINITY, resource.RLIM_INFINITY)
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, unlimited)
        assert (await ana.http.get("/health")).status_code == 200
        async with ana.at(table, seat=0) as first, ana.at(table, seat=1) as second:
            assert first.update["step"] == told["step"]
            await one_step(first, second)
            assert first.update["step"] == told["step"] + 1
        await house.close()
