"""`taverna bench`: which build, how fast, and what it can't measure."""

from __future__ import annotations

import json
import re

import pytest
import typer
from typer.testing import CliRunner, Result

from taverna.bench import monsters, peers, rules as measuring, timing
from taverna.bench.strength import Contest, hold
from taverna.bots import CHARACTERS
from taverna.cli.commands.bench import bench, rules as commands
from taverna.games.dead_mans_draw import GAME
from taverna.kernel import BadCall, UnknownGame

pytestmark = pytest.mark.compiled

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
    assert f"Build: {timing.build()}" in result.stdout
    for case in measuring.CASES[DMD]:
        assert case.name in result.stdout
    assert "OpenSpiel" not in result.stdout
    assert "…" not in result.stdout, "all of it fits a terminal of 80 columns"


def test_json_is_all_there_is_on_the_output(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(measuring, "MIDDLE_STATES", 2)  # numbers are of no concern here
    result = taverna("--json", "--peers")
    data = json.loads(result.stdout)
    assert (data["build"], data["python"]) == (timing.build(), timing.python())
    assert DMD in [game["game"] for game in data["games"]]
    assert [peer["decision"] for peer in data["peers"]] == [None, None, None]
    assert result.stderr == ""


def test_peers_that_are_missing_are_named_once_with_how_to_get_them() -> None:
    lines = taverna(DMD, "--peers").stdout.splitlines()
    assert [line for line in lines if "pip install" in line] == [
        "open_spiel is not installed, so not measured: pip install open_spiel",
        "rlcard is not installed, so not measured: pip install rlcard",
    ]


def test_each_row_is_compared_with_pig(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(measuring, "MIDDLE_STATES", 2)
    monkeypatch.setattr(commands, "measure_yardstick", lambda seconds: 0.5)
    lines = taverna(DMD, "--peers").stdout.splitlines()
    heading = next(line for line in lines if "random" in line)
    assert re.split(r"  +", heading.strip())[:3] == ["case", "random", "× pig"]
    for case in measuring.CASES[DMD]:
        row = next(line.strip() for line in lines if line.strip().startswith(f"{case.name} "))
        cells = row.removeprefix(case.name).split()
        assert float(cells[1]) == pytest.approx(float(cells[0]) / 0.5, abs=0.02)
    assert not any("…" in line for line in lines), "all of it fits a terminal of 80 columns"


def test_what_is_refused() -> None:
    assert isinstance(taverna("chess").exception, UnknownGame)
    assert isinstance(taverna(DMD, "--seconds", "0").exception, BadCall)


# Bots


def test_the_speed_of_search_is_a_table_of_iterations() -> None:
    result = taverna(DMD, "--search")
    assert result.exit_code == 0
    assert f"Build: {timing.build()}" in result.stdout
    row = next(line.split() for line in result.stdout.splitlines() if DMD in line)
    assert row[:2] == [DMD, "2"]
    assert float(row[2].replace(",", "")) > 0
    data = json.loads(taverna(DMD, "--search", "--json").stdout)
    assert [one["game"] for one in data["search"]] == [DMD]
    assert data["build"] == timing.build()


def test_monsters_plans_are_a_table_of_microseconds(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(monsters, "CROWDS", 1)
    result = taverna("--monsters")
    assert result.exit_code == 0
    assert "…" not in result.stdout, "all of it fits a terminal of 80 columns"
    for ability in monsters.ABILITIES:
        row = next(line for line in result.stdout.splitlines() if line.strip().startswith(f"{ability}  "))
        first, middle, late, worst = [float(cell.replace(",", "")) for cell in row.split()[-4:]]
        assert 0 < middle <= worst
        assert first > 0
        assert late <= worst
    data = json.loads(taverna("--monsters", "--json").stdout)
    assert [row["ability"] for row in data["monsters"]] == list(monsters.ABILITIES)


def test_the_strength_of_levels_is_a_table_of_win_rates(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAME.levels, "strong", "greedy:overlooks=0.1")
    monkeypatch.setitem(GAME.levels, "master", "greedy")
    result = taverna(DMD, "--strength", "--games", "6")
    assert result.exit_code == 0
    lines = [line.split() for line in result.stdout.splitlines() if DMD in line]
    assert [line[2:5] for line in lines] == [
        ["novice", "random", "6"],
        ["regular", "novice", "6"],
        ["strong", "regular", "6"],
        ["master", "strong", "6"],
        *([name, "regular", "6"] for name in CHARACTERS),
    ]
    assert "…" not in result.stdout, "all of it fits a terminal of 80 columns"
    data = json.loads(taverna(DMD, "--strength", "--games", "4", "--json").stdout)
    assert all(row["low"] <= row["win_rate"] <= row["high"] for row in data["strength"])
    assert {row["fair_share"] for row in data["strength"]} == {0.5}


def test_the_strength_of_one_level_is_measured_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAME.levels, "strong", "greedy:overlooks=0.1")
    data = json.loads(taverna(DMD, "--strength", "--games", "4", "--level", "strong", "--json").stdout)
    assert [(row["level"], row["others"]) for row in data["strength"]] == [("strong", "regular")]


def test_a_level_that_there_is_not_is_refused() -> None:
    result = taverna(DMD, "--strength", "--level", "champion")
    assert result.exit_code == 2
    said = " ".join(result.output.replace("│", "").split())
    assert "'champion' is no level; there are novice, regular, strong, master" in said


def test_strength_is_measured_from_every_seat() -> None:
    found = hold(Contest("dungeon-raiders", 4, "regular", "random"), 6)
    assert found.games == 4, "a game from every seat, and no part of another round"
    assert found.win_rate > found.fair_share == 0.25


def test_where_all_win_or_none_parties_are_compared() -> None:
    found = hold(Contest("gloomhaven", 3, "novice", "random"), 3)
    assert found.games == 3
    assert found.fair_share == 0.0, "heroes who act at random are lost"
    assert found.win_rate in (0.0, pytest.approx(1 / 3), pytest.approx(2 / 3), 1.0)
