"""`taverna bench --adapters`."""

from __future__ import annotations

import json

import typer
from typer.testing import CliRunner, Result

from taverna.cli.commands.bench import bench

DMD = "dead-mans-draw"


def taverna(*words: str) -> Result:
    app = typer.Typer()
    app.command()(bench)
    return CliRunner().invoke(app, ["--adapters", "--seconds", "0.01", *words], env={"COLUMNS": "80"})


def test_a_table_of_steps() -> None:
    result = taverna(DMD)
    assert result.exit_code == 0
    assert DMD in result.stdout
    assert "…" not in result.stdout, "all of it fits a terminal of 80 columns"


def test_json_says_what_a_step_takes() -> None:
    (row,) = json.loads(taverna(DMD, "--json").stdout)["adapters"]
    assert row["game"] == DMD
    assert 0 < row["blind"] < row["stepping"]
    assert row["batched"] > 0
