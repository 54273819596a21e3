"""`taverna bench --server`, as small as it can be: real processes, a second of play, numbers that hang together."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any, cast
from xml.etree import ElementTree

import msgspec
import pytest
import typer
from rich.console import Console
from typer.testing import CliRunner

from taverna.bench.server import measure as measuring
from taverna.bench.server.clients import shares
from taverna.bench.server.picture import round_step
from taverna.bench.server.plan import Cores, Plan, Report, load, percentile
from taverna.bench.server.subject import House, Subject
from taverna.cli.commands.bench import bench
from taverna.cli.commands.bench.server import bench_server, show
from taverna.kernel import BadCall
from tests.support.server.services import need_services

TINY: dict[str, Any] = {
    "tables": 1,
    "seconds": 0.8,
    "warm_up": 0.3,
    "idle": 6,
    "clients": 2,
    "sync": "normal",
}
PROCESSES: dict[str, Any] = {**TINY, "idle": 0, "tables": 4, "store": "postgresql", "processes": 2}


@pytest.fixture(autouse=True)
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(measuring, "HOLD_SECONDS", 0.2)


@pytest.fixture
def services() -> None:
    need_services()


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


@pytest.mark.slow
@pytest.mark.services
def test_several_processes_share_the_tables_and_each_is_counted(
    capsys: pytest.CaptureFixture[str], services: None
) -> None:
    bench_server({**PROCESSES, "across": True}, None, as_json=True)
    report = json.loads(capsys.readouterr().out)
    assert (report["store"], report["processes"]) == ("postgresql", 2)
    (found,) = report["loads"]
    assert found["steps"] > 0
    assert len(found["cores"]["servers"]) == 2


@pytest.mark.parametrize(
    ("across", "ports"), [(False, ["81", "82", "81"]), (True, ["81,82", "82,81", "81,82"])]
)
def test_tables_are_spread_over_the_processes_and_where_wanted_their_players_too(
    across: bool, ports: list[str]
) -> None:
    plan = Plan(tables=7, clients=3, processes=2, store="postgresql", across=across)
    process = cast(Any, None)
    servers = House([Subject(process, "here", 81), Subject(process, "here", 82)], [])
    found = measuring._players(plan, servers, 7, 2.0, 0.5)
    assert [one[1] for one in found] == ports
    assert [one[4] for one in found] == [3, 2, 2]


@pytest.mark.slow
@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere 127.0.0.2 is nobody")
def test_honest_players_are_measured_beside_a_flood(capsys: pytest.CaptureFixture[str]) -> None:
    bench_server({**TINY, "flood": True, "warm_up": 1.0, "seconds": 2.0}, None, as_json=True)
    report = json.loads(capsys.readouterr().out)
    flood = report["flood"]
    assert report["loads"] == []
    for found in (flood["calm"], flood["flooded"]):
        assert found["steps"] > 0
        assert found["faults"] == 0
    assert flood["sockets"] >= 10
    assert min(flood["messages"], flood["requests"], flood["uploads"]) > 0
    report["flood"]["flooded"]["p95"] = 4321.0
    show(msgspec.convert(report, Report), Console(width=200))
    told = capsys.readouterr().out
    assert "4321.0" in told
    assert "The flood" in told


def test_steps_with_a_core_for_each_process_are_what_the_busiest_can_do() -> None:
    cores = Cores(servers=[0.5, 0.4], services=0.3, clients=0.6)
    found = load(3, 2.0, [1.0] * 400, games=1, faults=0, cores=cores)
    assert (found.cpu, cores.alone(found.steps_per_second)) == (4.5, 400.0)


@pytest.mark.parametrize(
    "wrong",
    [
        {"tables": 0},
        {"seconds": 0},
        {"idle": -1},
        {"sync": "often"},
        {"store": "paper"},
        {"processes": 0},
        {"processes": 2},
        {"processes": 2, "store": "postgresql", "flood": True},
    ],
)
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
