"""`taverna simulate`: tables for people, JSON for programs, a clear refusal for the rest."""

from __future__ import annotations

import io
import json
import re
from dataclasses import replace

import pytest
import typer
from rich.console import Console
from typer.testing import CliRunner, Result

from taverna.arena import simulate as run
from taverna.cli.commands import simulate as command
from taverna.cli.progress import Bar
from taverna.cli.texts import texts_in
from taverna.kernel import BadCall, BadOption, UnknownGame

DMD = "dead-mans-draw"


def taverna(*words: str) -> Result:
    app = typer.Typer()
    app.command()(command.simulate)
    return CliRunner().invoke(app, [*words], env={"COLUMNS": "80", "LC_ALL": "en_US.UTF-8"})


def test_tables_of_bots_seats_and_lengths() -> None:
    result = taverna(DMD, "-n", "20", "--bots", "greedy,random", "--seed", "7")
    assert result.exit_code == 0
    for word in ("greedy", "random", "By seat", "Length of a game", "turns", "20 games", "Seed 7"):
        assert word in result.stdout
    assert "…" not in result.stdout, "all of it fits a terminal of 80 columns"


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        (
            "pt-BR",
            ["vitórias", "Por lugar", "Duração de uma partida", "20 partidas", "Semente 7", "2 lugares"],
        ),
        (
            "es",
            ["victorias", "Por asiento", "Duración de una partida", "20 partidas", "Semilla 7", "2 asientos"],
        ),
    ],
)
def test_the_tables_speak_all_languages(lang: str, told: list[str]) -> None:
    result = taverna(DMD, "-n", "20", "--seed", "7", "--lang", lang)
    for word in told:
        assert word in result.stdout
    assert lang != "es" or re.search(r"\d,\d\d%", result.stdout), "numbers are written as in the language"
    assert "pirates=true" in result.stdout, "as it is typed, in every language"
    assert "…" not in result.stdout


def test_the_number_of_games_agrees_with_the_noun() -> None:
    assert "1 game, " in taverna(DMD, "-n", "1", "--lang", "en").stdout


def test_json_is_all_there_is_on_the_output() -> None:
    result = taverna(
        DMD, "-n", "10", "--bots", "greedy, random", "--seats", "3", "--json", "-o", "pirates=no"
    )
    data = json.loads(result.stdout)
    assert (data["games"], data["seats"]) == (10, 3)
    assert data["lineup"] == ["greedy", "random", "greedy"]
    assert data["options"]["pirates"] is False
    assert result.stderr == ""


def test_slow_games_are_not_none_at_all() -> None:
    slow = replace(run(DMD, 4, ["greedy"], seed=1), seconds=5.0)
    console = Console(width=80, record=True, file=io.StringIO())
    command.show(slow, texts_in("en"), console)
    command.show(replace(slow, seconds=0.003), texts_in("es"), console)
    told = console.export_text()
    assert "0.8 games a second" in told
    assert "1.333 partidas por segundo" in told


def test_bots_may_have_several_parameters() -> None:
    bots = "search:iterations=2,explore=0.5, greedy:overlooks=0.5,random"
    data = json.loads(taverna(DMD, "-n", "1", "--bots", bots, "--json").stdout)
    assert data["lineup"] == ["search:iterations=2,explore=0.5", "greedy:overlooks=0.5", "random"]


def test_the_command_plays_the_same_games_as_the_function() -> None:
    result = taverna(DMD, "-n", "10", "--seed", "3", "--option", "variation=sudden-death", "--json")
    expected = run(DMD, 10, ["greedy", "random"], seed=3, options={"variation": "sudden-death"}).to_dict()
    data = json.loads(result.stdout)
    assert data["bots"] == json.loads(json.dumps(expected["bots"]))
    assert data["options"] == expected["options"]


@pytest.mark.parametrize(
    ("words", "refusal", "named"),
    [
        (["chess"], UnknownGame, "chess"),
        ([DMD, "--bots", "gredy"], BadCall, "gredy"),
        ([DMD, "--bots", ","], BadCall, "bots"),
        ([DMD, "--seats", "9"], BadCall, "seats"),
        ([DMD, "-n", "0"], BadCall, "games"),
        ([DMD, "--jobs", "0"], BadCall, "jobs"),
        ([DMD, "--seed", "-3"], BadCall, "seed"),
        ([DMD, "-o", "pirate=no"], BadOption, "did you mean 'pirates'"),
    ],
)
def test_what_is_refused_and_why(words: list[str], refusal: type[Exception], named: str) -> None:
    result = taverna(*words)
    assert isinstance(result.exception, refusal)
    assert named in str(result.exception)
    assert result.output == "", "not even an empty line"


def test_an_interrupt_ends_it_with_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: object, **__: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(command, "run", interrupted)
    result = taverna(DMD, "--json")
    assert result.exit_code == 130
    assert result.stdout == ""
    assert "Stopped" in result.stderr
    assert "Interrumpido" in taverna(DMD, "--lang", "es").stderr


def test_the_bar_is_drawn_with_the_first_news(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Console, "is_terminal", True)
    with Bar("Playing", hidden=False) as bar:
        assert not bar.progress.live.is_started
        bar.tell(0, 10)
        assert bar.progress.live.is_started
        bar.tell(4, 10)
        assert bar.progress.tasks[0].completed == 4
    assert not bar.progress.live.is_started
