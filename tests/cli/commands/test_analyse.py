"""`taverna analyse`: tables in words, JSON for programs, nothing from a file that is no record."""

from __future__ import annotations

import io
import json
from dataclasses import replace
from pathlib import Path

import pytest
from rich.console import Console

from taverna.arena.analysis import Analysis, Verdict
from taverna.cli.commands.analyse import show, sparkline
from taverna.cli.texts import record_words, texts_in
from taverna.kernel import Match, Record
from tests.support.cli.commands import recorded, refused, run

QUICK = ("--iterations", "10", "--playouts", "10")


@pytest.fixture
def record(tmp_path: Path) -> Path:
    return recorded(tmp_path / "r.json", names=["Ana", "Bia"])


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        ("en", ["Who stood how", "Where it turned", "Ana", "Bia"]),
        ("pt-BR", ["Como cada um estava", "Onde a partida virou"]),
        ("es", ["Cómo estaba cada cual", "Dónde cambió la partida"]),
    ],
)
def test_the_course_and_the_turns_in_words(record: Path, lang: str, told: list[str]) -> None:
    output = run("analyse", str(record), "--iterations", "5", "--playouts", "60", "--lang", lang).output
    for words in told:
        assert words in output
    assert "…" not in output, "the end of the line is what it leads to"


def test_what_was_revealed_together_is_told_of_all() -> None:
    """Whoever lays the last card has not done more than the others."""
    match = Match("dungeon-raiders", seats=3, seed=6, names=["Ana", "Bia", "Caio"])
    for seat, code in ((2, 4), (0, 0), (1, 1)):
        match.submit(seat, code)
    even = [1 / 3] * 3
    verdicts = [Verdict(step, seat, code, even) for step, (seat, code) in enumerate(match.steps)]
    verdicts[-1] = replace(verdicts[-1], revealed=[0, 1])
    output = _shown(match.record(), Analysis(verdicts, [1.0, 0.0, 0.0]), "en")
    assert "all at once" in output
    for line in ("Ana: Play the 1", "Bia: Play the 2", "Caio: Play the 5"):
        assert line in output


def test_where_all_win_or_none_there_is_one_line() -> None:
    match = Match("gloomhaven", seats=2, seed=6, names=["Ana", "Bia"])
    asked = match.pending[0]
    match.submit(asked.seat, asked.options[0])
    verdict = Verdict(0, *match.steps[0], [0.25, 0.25])
    output = _shown(match.record(), Analysis([verdict], [0.25, 0.25]), "es")
    assert "el grupo" in output
    assert "25%" in output
    assert "Bia" not in output


def _shown(record: Record, found: Analysis, lang: str) -> str:
    console = Console(width=100, record=True, file=io.StringIO())
    show(record, found, 5, record_words(record, lang), texts_in(lang), console)
    return console.export_text()


def test_few_games_do_not_show_where_it_turned(record: Path) -> None:
    assert "No step clearly changed anybody’s chances." in run("analyse", str(record), *QUICK).output


def test_json_has_every_step(record: Path) -> None:
    data = json.loads(run("analyse", str(record), *QUICK, "--json").output)
    steps = json.loads(record.read_text("utf-8"))["steps"]
    assert [[one["seat"], one["code"]] for one in data["steps"]] == steps
    assert len(data["swings"]) == len(steps)
    assert sorted(data["end"]) == [0.0, 1.0]
    assert data["end_errors"] == [0.0, 0.0]
    assert all(len(one["errors"]) == 2 for one in data["steps"])


def test_what_is_no_record_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "x.json"
    path.write_text("{}", "utf-8")
    assert "x.json" in refused("analyse", str(path))


def test_a_line_of_bars_is_never_longer_than_its_room() -> None:
    assert sparkline([0.0, 0.5, 1.0], 60) == "▁▅█"
    assert sparkline([0.0] * 60 + [1.0] * 60, 60) == "▁" * 30 + "█" * 30
