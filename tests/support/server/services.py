"""A real PostgreSQL and a real Redis for the tests. Without them a test is skipped, loudly; under CI it fails."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from taverna.bench.server import services
from taverna.bench.server.services import Postgres as Postgres, free_port as free_port
from taverna.kernel import BadCall
from tests.support.places import ROOT

INSTALL = ROOT / "tools" / "services.sh"


@contextmanager
def postgres() -> Iterator[Postgres]:
    _need("initdb")
    with services.postgres(sync=False) as server:  # no test here cuts the power
        yield server


@contextmanager
def redis(port: int | None = None) -> Iterator[str]:
    """Its address; with `port`, where it is to be."""
    _need("redis-server")
    with services.redis(port) as server:
        yield server.address


def need_services() -> None:
    for name in ("initdb", "redis-server"):
        _need(name)


def _need(name: str) -> None:
    if _is_here(name):
        return
    if os.geteuid() == 0:
        subprocess.run(["sh", str(INSTALL)], check=False)
    if _is_here(name):
        return
    problem = f"NO {name.upper()}: nothing is proved here (as root, tools/services.sh installs it)"
    if os.environ.get("CI") == "true":
        pytest.fail(problem)
    pytest.skip(problem)


def _is_here(name: str) -> bool:
    try:
        services.find(name)
    except BadCall:
        return False
    return True
