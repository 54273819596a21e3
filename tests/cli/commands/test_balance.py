"""`taverna balance`: the report, the results beside it, and what is refused."""

from __future__ import annotations

import json
import shlex
from pathlib import Path

import pyarrow.parquet as pq
import pytest
from typer.testing import CliRunner, Result

from taverna.cli.app import app

DMD = "dead-mans-draw"


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


def taverna(*words: str) -> Result:
    return CliRunner().invoke(app, ["balance", *words], env={"COLUMNS": "80", "LC_ALL": "en_US.UTF-8"})


def test_a_report_and_the_games_beside_it(folder: Path) -> None:
    result = taverna(DMD, "-n", "20", "--out", "fair.html")
    assert result.exit_code == 0, result.output
    assert "20 games, 20 of them now" in result.stdout
    assert "Report: fair.html. Every game: fair.parquet." in result.stdout
    assert sorted(file.name for file in folder.iterdir()) == ["fair.html", "fair.parquet"]
    assert "<title>Dead Man&#x27;s Draw: balance</title>" in (folder / "fair.html").read_text("utf-8")
    assert pq.read_table("fair.parquet").num_rows == 40


def test_it_is_named_after_the_game(folder: Path) -> None:
    taverna(DMD, "-n", "2")
    assert (folder / "dead-mans-draw-balance.html").exists()


def test_the_command_in_the_report_gives_the_same_report(folder: Path) -> None:
    typed = [
        "-n",
        "30",
        "--bots",
        "greedy",
        "random",
        "--seed",
        "4",
        "-o",
        "pirates=no",
        "--vary",
        "mermaid-effect",
    ]
    taverna(DMD, *typed, "--out", "one.html")
    first = (folder / "one.html").read_text("utf-8")
    command = first.split("<code>")[1].split("</code>")[0]
    program, name, *words = shlex.split(command)
    assert (program, name) == ("taverna", "balance")
    taverna(*words, "--out", "two.html")
    assert (folder / "two.html").read_text("utf-8") == first
    assert (folder / "two.parquet").read_bytes() == (folder / "one.parquet").read_bytes()


def test_games_are_added_to_a_report(folder: Path) -> None:
    taverna(DMD, "-n", "10", "--out", "r.html")
    assert "30 games, 20 of them now" in taverna(DMD, "-n", "30", "--out", "r.html").stdout
    assert "30 games with 2 seats" in (folder / "r.html").read_text("utf-8")


@pytest.mark.parametrize(
    ("lang", "told", "title"),
    [("pt-BR", "Relatório: r.html", "equilíbrio"), ("es", "Informe: r.html", "equilibrio")],
)
def test_it_speaks_all_languages(lang: str, told: str, title: str, folder: Path) -> None:
    assert told in taverna(DMD, "-n", "4", "--out", "r.html", "--lang", lang).stdout
    assert title in (folder / "r.html").read_text("utf-8")


def test_json_is_all_there_is_on_the_output() -> None:
    result = taverna(DMD, "-n", "4", "--json")
    assert json.loads(result.stdout)["games"] == 4
    assert result.stderr == ""


@pytest.mark.parametrize("game", ["dungeon-raiders", "bloodborne", "gloomhaven"])
def test_every_game_can_be_reported_on(game: str, folder: Path) -> None:
    result = taverna(game, "-n", "3", "--out", "r.html")
    assert result.exit_code == 0, result.output
    assert "<svg" in (folder / "r.html").read_text("utf-8")


@pytest.mark.parametrize(
    ("words", "named"),
    [
        (["chess"], "chess"),
        ([DMD, "--bots", "gredy"], "gredy"),
        ([DMD, "--bots", "greedy", "random", "novice", "--seats", "2"], "3 bots are too many for 2 seats"),
        ([DMD, "--seats", "9"], "2 to 8"),
        ([DMD, "--vary", "pirate"], "pirate"),
        ([DMD, "--out", "report.parquet"], "report.parquet"),
        ([DMD, "--out", "nowhere/report.html"], "nowhere/report.html"),
        ([DMD, "-n", "0"], "games"),
    ],
)
def test_what_is_refused_and_why(words: list[str], named: str, folder: Path) -> None:
    result = taverna(*words)
    assert result.exit_code == 2, result.output
    assert result.stdout == ""
    (line,) = result.stderr.splitlines()
    assert named in line
    assert list(folder.iterdir()) == [], "nothing is left behind"
