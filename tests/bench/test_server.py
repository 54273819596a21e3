"""`taverna bench --server`, as small as it can be: real processes, a second of play, numbers that hang together."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
import typer
from typer.testing import CliRunner

from taverna.bench.server import measure as measuring
from taverna.bench.server.clients import shares
from taverna.bench.server.picture import round_step
from taverna.bench.server.plan import Plan, load, percentile
from taverna.cli.commands.bench import bench
from taverna.cli.commands.bench.server import bench_server
from taverna.kernel import BadCall

TINY: dict[str, Any] = {
    "tables": 1,
    "seconds": 0.8,
    "warm_up": 0.3,
    "idle": 6,
    "clients": 2,
    "sync": "normal",
}


@pytest.fixture(autouse=True)
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(measuring, "HOLD_SECONDS", 0.2)


@pytest.mark.slow
def test_a_tiny_run_measures_what_it_says(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    picture = tmp_path / "load.svg"
    bench_server({**TINY, "game": None}, picture, as_json=True)
    report = json.loads(capsys.readouterr().out)
    assert report["sync"] == "normal"
    assert [found["tables"] for found in report["loads"]] == [1, 2]
    for found in report["loads"]:
        assert found["steps"] > 0
        assert found["faults"] == 0
        assert found["steps_per_second"] == pytest.approx(found["steps"] / found["seconds"])
        assert 0 < found["p50"] <= found["p95"] <= found["p99"] <= found["max"]
    assert report["loads"][0]["seconds"] == 0.8
    idle = report["idle"]
    assert (idle["seats"], idle["held"]) == (6, 6)
    assert 0 < idle["empty_mb"] <= idle["full_mb"]
    assert ElementTree.fromstring(picture.read_text("utf-8")).tag.endswith("svg")


@pytest.mark.slow
def test_a_table_is_printed_and_the_idle_ones_may_be_left_out(capsys: pytest.CaptureFixture[str]) -> None:
    bench_server({**TINY, "seconds": 0.3, "idle": 0}, None, as_json=False)
    told = capsys.readouterr().out
    assert "steps/s" in told
    assert "do nothing" not in told


@pytest.mark.parametrize("wrong", [{"tables": 0}, {"seconds": 0}, {"idle": -1}, {"sync": "often"}])
def test_a_wrong_plan_is_refused_before_anything_starts(wrong: dict[str, Any]) -> None:
    with pytest.raises(BadCall):
        bench_server({**TINY, **wrong}, None, as_json=True)


def test_the_help_says_in_which_language_it_answers() -> None:
    app = typer.Typer()
    app.command()(bench)
    told = CliRunner().invoke(app, ["--help"], env={"COLUMNS": "200"}).output
    assert "In English only." in told


def test_percentiles_are_values_that_were_measured() -> None:
    found = load(3, 2.0, [5.0, 1.0, 4.0, 2.0, 3.0], games=1, faults=0)
    assert (found.p50, found.p95, found.max, found.steps_per_second) == (3.0, 5.0, 5.0, 2.5)
    assert percentile([], 99) == 0.0


def test_loads_and_shares() -> None:
    assert Plan(tables=200).loads() == [200]
    assert Plan(tables=200, several_loads=True).loads() == [10, 25, 50, 100, 200, 400]
    assert (shares(7, 3), shares(2, 5)) == ([3, 2, 2], [1, 1])
    assert [round_step(most) for most in (4, 9, 92, 3494)] == [1.0, 2.0, 20.0, 1000.0]
