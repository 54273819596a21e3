"""`taverna bench`: which build, how fast, and what it can't measure."""

from __future__ import annotations

import json

import pytest
import typer
from typer.testing import CliRunner, Result

from taverna.arena import bench as measuring, peers
from taverna.cli.bench import bench
from taverna.kernel import BadCall, UnknownGame

DMD = "dead-mans-draw"


def taverna(*words: str) -> Result:
    app = typer.Typer()
    app.command()(bench)
    return CliRunner().invoke(app, ["--seconds", "0.01", *words], env={"COLUMNS": "80"})


@pytest.fixture(autouse=True)
def nothing_installed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(peers, "find_spec", lambda module: None)


def test_a_table_with_a_row_for_each_case() -> None:
    result = taverna(DMD)
    assert result.exit_code == 0
    assert f"Build: {measuring.build()}" in result.stdout
    for case in measuring.CASES[DMD]:
        assert case.name in result.stdout
    assert "OpenSpiel" not in result.stdout
    assert "…" not in result.stdout, "all of it fits a terminal of 80 columns"


def test_json_is_all_there_is_on_the_output() -> None:
    result = taverna("--json", "--peers")
    data = json.loads(result.stdout)
    assert (data["build"], data["python"]) == (measuring.build(), measuring.python())
    assert DMD in [game["game"] for game in data["games"]]
    assert [peer["decision"] for peer in data["peers"]] == [None, None, None]
    assert result.stderr == ""


def test_peers_that_are_missing_are_named_once_with_how_to_get_them() -> None:
    lines = taverna(DMD, "--peers").stdout.splitlines()
    assert [line for line in lines if "pip install" in line] == [
        "open_spiel is not installed, so not measured: pip install open_spiel",
        "rlcard is not installed, so not measured: pip install rlcard",
    ]


def test_what_is_refused() -> None:
    assert isinstance(taverna("chess").exception, UnknownGame)
    assert isinstance(taverna(DMD, "--seconds", "0").exception, BadCall)
