"""`taverna tournament`: what is typed, what is told, what is refused."""

from __future__ import annotations

import json
import os
import signal
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from taverna.arena.tournament import tournament as run
from taverna.arena.workers import playing, run_context
from taverna.arena.workers.playing import Done, Task
from taverna.arena.workers.run_context import Means
from taverna.cli.app import app
from taverna.cli.arguments.word_lists import named_bots, spread

DMD = "dead-mans-draw"
BOTS = ("--bots", "greedy", "random", "novice")


def taverna(*words: str) -> Result:
    return CliRunner().invoke(app, ["tournament", *words], env={"COLUMNS": "80", "LC_ALL": "en_US.UTF-8"})


# What is typed


@pytest.mark.parametrize(
    ("typed", "read"),
    [
        ("g --bots a b --games 3", "g --bots a --bots b --games 3"),
        ("g --bots a --bots b", "g --bots a --bots b"),
        ("g --options x=1 y=2 -n 3", "g --options x=1 --options y=2 -n 3"),
        ("g --cluster", "g --cluster auto"),
        ("g --cluster -n 3", "g --cluster auto -n 3"),
        ("g --cluster 10.0.0.1:6379 -n 3", "g --cluster 10.0.0.1:6379 -n 3"),
        ("g --bots", "g --bots"),
        ("--cluster here g", "--cluster here g"),
    ],
)
def test_lists_and_options_that_stand_alone(typed: str, read: str) -> None:
    assert spread(typed.split()) == read.split()


def test_bots_may_be_separated_by_commas_too() -> None:
    assert named_bots(["greedy,random", "search:iterations=5,depth=3"]) == [
        "greedy",
        "random",
        "search:iterations=5,depth=3",
    ]


# What is told


def test_a_table_of_ratings_and_one_of_each_against_each() -> None:
    result = taverna(DMD, *BOTS, "--games", "20", "--seed", "7")
    assert result.exit_code == 0, result.output
    lines = result.stdout.splitlines()
    assert lines[0].startswith("Dead Man's Draw, 2 seats, round-robin")
    for word in ("rating", "95% sure", "rate", "games", "Points against each other", "pirates=true"):
        assert word in result.stdout
    assert "60 games, 60 of them now" in result.stdout
    assert "Seed 7." in result.stdout
    assert "…" not in result.stdout, "all of it fits a terminal of 80 columns"


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        ("pt-BR", ["nível", "Pontos de uns contra os outros", "60 partidas, 60 delas agora", "Semente 0"]),
        ("es", ["nivel", "Puntos de unos contra otros", "60 partidas, 60 de ellas ahora", "Semilla 0"]),
    ],
)
def test_the_tables_speak_all_languages(lang: str, told: list[str]) -> None:
    result = taverna(DMD, *BOTS, "-n", "20", "--lang", lang)
    for word in told:
        assert word in result.stdout
    assert "…" not in result.stdout


def test_a_ladder_is_told_from_the_top() -> None:
    result = taverna(DMD, "--bots", "random", "greedy", "-n", "20", "--format", "ladder")
    assert "Ladder from the top: greedy > random" in result.stdout


def test_who_wins_together_is_told() -> None:
    result = taverna("gloomhaven", "--bots", "random", "greedy", "-n", "1")
    assert "All win or lose together" in result.stdout


def test_json_is_all_there_is_on_the_output() -> None:
    result = taverna(DMD, *BOTS, "-n", "4", "--seed", "3", "-o", "pirates=no", "--json")
    data = json.loads(result.stdout)
    expected = run(DMD, ["greedy", "random", "novice"], 4, seed=3, options={"pirates": False}).to_dict()
    assert data["entrants"] == json.loads(json.dumps(expected["entrants"]))
    assert data["options"]["pirates"] is False
    assert result.stderr == ""


# What is kept


def test_the_same_command_goes_on_after_an_interruption(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "t.parquet"

    def interrupted(task: Task) -> Done:
        os.kill(os.getpid(), signal.SIGINT)
        return playing.play_task(task)

    with monkeypatch.context() as patch:
        patch.setattr(run_context, "play_task", interrupted)
        stopped = taverna(DMD, *BOTS, "-n", "4", "--out", str(path))
    assert stopped.exit_code == 130
    assert stopped.stdout == ""
    assert "Finishing the games that are being played" in stopped.stderr
    assert "the same command goes on from here" in stopped.stderr
    again = taverna(DMD, *BOTS, "-n", "4", "--out", str(path))
    assert "12 games, 11 of them now" in again.stdout
    whole = tmp_path / "whole.parquet"
    run(DMD, ["greedy", "random", "novice"], 4, means=Means(whole))
    assert path.read_bytes() == whole.read_bytes()


def test_without_a_file_an_interruption_leaves_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(task: Task) -> Done:
        os.kill(os.getpid(), signal.SIGINT)
        return playing.play_task(task)

    monkeypatch.setattr(run_context, "play_task", interrupted)
    stopped = taverna(DMD, *BOTS, "-n", "4")
    assert stopped.exit_code == 130
    assert "no result" in stopped.stderr


# What is refused


@pytest.mark.parametrize(
    ("words", "named"),
    [
        (["chess", *BOTS], "chess"),
        ([DMD], "--bots"),
        ([DMD, "--bots", "greedy"], "at least two bots"),
        ([DMD, "--bots", "greedy", "gredy"], "gredy"),
        ([DMD, "--bots", "greedy", "greedy"], "greedy"),
        ([DMD, "--bots", "greedy", "search:iteration=3"], "iterations"),
        ([DMD, "--bots", "greedy", "search:iterations=0"], "iterations"),
        ([DMD, "--bots", "greedy", "search:iterations"], "name=value"),
        ([DMD, *BOTS, "--seats", "9"], "2 to 8"),
        ([DMD, *BOTS, "-n", "0"], "games"),
        ([DMD, *BOTS, "-n", "many"], "--games"),
        ([DMD, *BOTS, "--jobs", "0"], "jobs"),
        ([DMD, *BOTS, "--seed", "-3"], "seed"),
        ([DMD, *BOTS, "--options", "pirates=no", "pirate=no"], "pirate"),
        ([DMD, *BOTS, "--format", "knockout"], "round-robin, ladder"),
        ([DMD, *BOTS, "--out", "/nowhere/t.parquet"], "/nowhere/t.parquet"),
        ([DMD, *BOTS, "--out", "results.csv"], "must end in .parquet"),
        ([DMD, *BOTS, "-n", "2", "--cluster", "nonsense"], "nonsense"),
    ],
)
def test_what_is_refused_and_why(words: list[str], named: str) -> None:
    result = taverna(*words)
    assert result.exit_code == 2, result.output
    assert result.stdout == ""
    (line,) = result.stderr.splitlines()
    assert line.startswith("taverna: ")
    assert named in line


@pytest.mark.parametrize(("lang", "told"), [("pt-BR", "Um torneio precisa"), ("es", "Un torneo necesita")])
def test_refusals_speak_the_language_asked_for(lang: str, told: str) -> None:
    assert told in taverna(DMD, "--bots", "greedy", "--lang", lang).stderr


def test_a_half_written_file_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "t.parquet"
    path.write_bytes(b"PAR1 and then the power went")
    assert "can’t be read as results" in taverna(DMD, *BOTS, "-n", "2", "--out", str(path)).stderr


def test_results_of_other_games_are_refused(tmp_path: Path) -> None:
    path = tmp_path / "t.parquet"
    taverna(DMD, *BOTS, "-n", "2", "--out", str(path))
    told = taverna(DMD, *BOTS, "-n", "2", "--seed", "8", "--out", str(path)).stderr
    assert "“seed” is 0 there and 8 here" in told


@pytest.mark.parametrize("package", ["numpy", "openskill", "pyarrow"])
def test_a_missing_package_is_named_with_its_extra(package: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for module in [name for name in sys.modules if name.startswith(("taverna.arena", f"{package}."))]:
        if module != "taverna.arena.extras":
            monkeypatch.delitem(sys.modules, module)
    for module in [name for name in sys.modules if name == package]:
        monkeypatch.delitem(sys.modules, module)
    monkeypatch.setitem(sys.modules, package, None)
    result = taverna(DMD, *BOTS)
    assert result.exit_code == 2
    assert f"This needs the package “{package}”: pip install 'taverna[arena]'" in result.stderr
