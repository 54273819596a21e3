"""`taverna balance gloomhaven --scenarios` and `--classes`: the tables, the picture, the results file."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from taverna.cli.app import app
from taverna.cli.arguments.word_lists import whole_scenarios


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


NOVICES = ("--level-of-play", "novice")
"""They decide fastest."""


def taverna(*words: str) -> Result:
    return CliRunner().invoke(app, ["balance", *words], env={"COLUMNS": "120", "LC_ALL": "en_US.UTF-8"})


def test_scenarios_without_a_folder_are_all_of_them() -> None:
    assert whole_scenarios(["gloomhaven", "--scenarios"]) == ["gloomhaven", "--every-scenario"]
    assert whole_scenarios(["g", "--scenarios", "-n", "3"]) == ["g", "--every-scenario", "-n", "3"]
    assert whole_scenarios(["g", "--scenarios", "mine"]) == ["g", "--scenarios", "mine"]


def test_the_table_by_scenario_with_its_picture(folder: Path) -> None:
    result = taverna(
        "gloomhaven", "-n", "1", "--only", "1", "--only", "3", "--level-of-play", "novice", "--picture",
        "--scenarios",
    )  # fmt: skip
    assert result.exit_code == 0, result.output
    page = (folder / "gloomhaven-difficulty.md").read_text("utf-8")
    assert "## Scenarios: novice 1\n" in page
    rows = [line.split(" | ") for line in page.splitlines() if line.startswith(("| 1 ", "| 3 "))]
    assert [row[1] for row in rows] == ["1", "1"]
    assert all(row[2] in ("0%", "100%") for row in rows)
    assert all(float(row[4]) >= 1.0 for row in rows), "a game lasts at least a round"
    drawn = (folder / "gloomhaven-difficulty-scenarios-novice-1.svg").read_text("utf-8")
    assert drawn.count("<rect") == 3, "the ground and a bar for each scenario"


def test_more_games_are_added_to_what_was_played(folder: Path) -> None:
    words = ["gloomhaven", "--every-scenario", "--only", "1", "--results", "kept.parquet", "--json", *NOVICES]
    first = json.loads(taverna(*words, "-n", "1").stdout)
    kept = (folder / "kept.parquet").read_bytes()
    again = json.loads(taverna(*words, "-n", "1").stdout)
    assert again == first
    assert (folder / "kept.parquet").read_bytes() == kept
    more = json.loads(taverna(*words, "-n", "2").stdout)
    assert more[0]["games"] == 2
    assert more[0]["won"] >= first[0]["won"]


def test_the_table_by_class_counts_a_game_for_each_of_four(folder: Path) -> None:
    result = taverna("gloomhaven", "--classes", "--parties", "1", "--json", *NOVICES)
    assert result.exit_code == 0, result.output
    rows = json.loads(result.stdout)
    assert len(rows) == 8, "four classes in two scenarios"
    assert {row["games"] for row in rows} == {1}
    page = (folder / "gloomhaven-difficulty.md").read_text("utf-8")
    assert "### Scenario 1\n" in page
    assert "### Scenario 14\n" in page


def test_a_section_takes_the_place_of_the_one_before(folder: Path) -> None:
    for seed in ("1", "2"):
        taverna(
            "gloomhaven",
            "--every-scenario",
            "--only",
            "1",
            "-n",
            "1",
            "--seed",
            seed,
            "--results",
            f"{seed}.parquet",
            *NOVICES,
        )
    page = (folder / "gloomhaven-difficulty.md").read_text("utf-8")
    assert page.count("## Scenarios: novice 1\n") == 1
    assert "seed 2." in page


def test_what_is_refused() -> None:
    assert "has none" in taverna("dead-mans-draw", "--classes").output
    assert "no level" in taverna("gloomhaven", "--classes", "--level-of-play", "godlike").output
