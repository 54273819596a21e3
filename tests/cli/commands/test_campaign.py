"""`taverna campaign`: found, show, export, import and simulate; what is wrong is refused in one line."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from taverna.cli.app import app


def taverna(*words: str) -> Result:
    return CliRunner().invoke(app, ["campaign", *words])


@pytest.fixture
def file(tmp_path: Path) -> Path:
    found = tmp_path / "campaign.json"
    assert taverna("new", str(found), "-p", "Ana,regular", "--seed", "5").exit_code == 0
    return found


def test_a_campaign_is_founded_and_shown(file: Path) -> None:
    shown = taverna("show", str(file)).stdout
    assert "Brute" in shown
    assert "Black Barrow" in shown
    seen = json.loads(taverna("show", str(file), "--json").stdout)
    assert [one["name"] for one in seen["people"]] == ["Ana", "regular"]
    assert all(not hero["quest"] for hero in seen["heroes"])


@pytest.mark.parametrize(("lang", "name"), [("en", "Player 1"), ("pt-BR", "Jogador 1"), ("es", "Jugador 1")])
def test_who_gives_no_name_has_one_in_the_world(tmp_path: Path, lang: str, name: str) -> None:
    found = tmp_path / "campaign.json"
    assert taverna("new", str(found), "--lang", lang).exit_code == 0
    seen = json.loads(taverna("show", str(found), "--json").stdout)
    assert [one["name"] for one in seen["people"]] == [name, "regular"]


def test_nothing_is_overwritten_and_nobody_plays_alone(file: Path) -> None:
    before = file.read_bytes()
    assert "already" in taverna("new", str(file)).stderr
    assert "2 to 4" in taverna("new", str(file.with_name("b")), "-p", "Ana").stderr
    assert taverna("export", str(file), str(file)).exit_code == 2
    assert file.read_bytes() == before


def test_what_was_exported_is_imported_whole(file: Path) -> None:
    out, again = file.with_name("out.json"), file.with_name("again.json")
    assert taverna("export", str(file), str(out)).exit_code == 0
    assert taverna("import", str(out), str(again)).exit_code == 0
    assert json.loads(again.read_text("utf-8")) == json.loads(file.read_text("utf-8"))


@pytest.mark.parametrize(
    ("part", "value", "told"),
    [
        ("world", {}, "saga.world"),
        ("format", "chess", "saga.format"),
        ("format_version", 99, "newer"),
        ("campaign", "nobody", "saga.campaign"),
    ],
)
def test_an_import_that_was_changed_is_refused_with_the_place(
    file: Path, part: str, value: object, told: str
) -> None:
    data = json.loads(file.read_text("utf-8"))
    data[part] = value
    changed = file.with_name("changed.json")
    changed.write_text(json.dumps(data), "utf-8")
    refused = taverna("import", str(changed), str(file.with_name("new.json")))
    assert refused.exit_code == 2
    assert told in refused.stderr
    assert str(changed) in refused.stderr
    assert not file.with_name("new.json").exists()


def test_to_play_takes_a_terminal(file: Path) -> None:
    assert taverna("play", str(file)).exit_code == 2


def test_campaigns_by_bots_as_tables_json_and_markdown(tmp_path: Path) -> None:
    results, report = str(tmp_path / "results"), tmp_path / "report.md"
    words = ("simulate", "--heroes", "2", "--level", "novice", "--until", "1", "--results", results)
    told = taverna(*words, "--report", str(report)).stdout
    assert "1 Black Barrow" in told
    assert "as many as asked for" in told
    assert "given up after 8 defeats" in told
    assert "| 1 | Black Barrow | 1 |" in report.read_text("utf-8")
    again = json.loads(taverna(*words, "--json").stdout)
    assert [story["played"] for story in again["campaigns"]] == [1]


@pytest.mark.parametrize(
    ("words", "told"),
    [(("--until", "never"), "--until"), (("--heroes", "1"), "2 to 4"), (("--level", "genius"), "genius")],
)
def test_a_simulation_that_makes_no_sense_is_refused(words: tuple[str, ...], told: str) -> None:
    refused = taverna("simulate", *words)
    assert refused.exit_code == 2
    assert told in refused.stderr


BOX = {
    "party": {"name": "Old Boots"},
    "completed": [1],
    "heroes": [
        {"player": "Ana", "class": "brute", "name": "Bram", "level": 2},
        {"player": "Rui", "class": "tinkerer", "name": "Tess"},
    ],
}


def test_a_campaign_on_cardboard_goes_on_in_the_terminal(tmp_path: Path) -> None:
    state, file = tmp_path / "box.json", tmp_path / "campaign.json"
    state.write_text(json.dumps(BOX), "utf-8")
    assert taverna("new", str(file), "--from", str(state)).exit_code == 0
    shown = taverna("show", str(file)).stdout
    assert "Bram" in shown
    assert "Old Boots" in shown


@pytest.mark.parametrize(
    ("text", "told"),
    [
        (json.dumps({**BOX, "completed": [99]}), "change.state.completed"),
        (json.dumps({"heroes": []}), "not-in-world"),
        ("{", "line 1"),
        ("[]", "state"),
    ],
)
def test_a_state_that_cannot_be_is_refused_with_its_field(tmp_path: Path, text: str, told: str) -> None:
    state, file = tmp_path / "box.json", tmp_path / "campaign.json"
    state.write_text(text, "utf-8")
    refused = taverna("new", str(file), "--from", str(state))
    assert refused.exit_code == 2
    assert "box.json" in refused.stderr
    assert told in refused.stderr or told == "not-in-world"
    assert not file.exists()
