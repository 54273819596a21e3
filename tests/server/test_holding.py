"""One SQLite file, one server process; several only with a Redis to meet in."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from taverna.kernel import BadCall
from taverna.server.store.holding import hold
from tests.server.test_restart import process


def test_a_second_process_on_the_same_file_is_refused_by_name(tmp_path: Path) -> None:
    database = str(tmp_path / "taverna.db")
    command = [sys.executable, "-m", "taverna.server", "--port", "0", "--database", database]
    with process(database):
        second = subprocess.run(command, capture_output=True, text=True, timeout=30, env=os.environ.copy())
        assert second.returncode != 0
        assert "--database" in second.stderr
        assert "--redis" in second.stderr
        assert "Traceback" not in second.stderr
    with process(database) as (_, url):  # a killed one leaves nothing in the way
        assert url


def test_those_who_share_keep_out_who_does_not(tmp_path: Path) -> None:
    database = str(tmp_path / "taverna.db")
    with hold(database, shared=True), hold(database, shared=True):
        with pytest.raises(BadCall) as refusal, hold(database, shared=False):
            pass
        assert refusal.value.code == "database-in-use"
    with hold(database, shared=False), pytest.raises(BadCall), hold(database, shared=True):
        pass


def test_postgresql_is_shared_without_a_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    address = "postgresql+asyncpg://me@db/taverna"
    with hold(address, shared=False), hold(address, shared=False):
        assert list(tmp_path.iterdir()) == []


def test_a_folder_where_no_file_can_be_is_left_to_the_database_to_complain_about() -> None:
    with hold("/proc/nowhere/taverna.db", shared=False):
        pass
