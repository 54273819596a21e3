"""`--scenarios FOLDER` of play, simulate, replay and serve: a house's own scenarios for Gloomhaven."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from taverna.cli.app import app
from taverna.cli.arguments.scenarios import lay_out, typed_folders, with_scenarios
from taverna.games.gloomhaven import content, own_content
from taverna.kernel import Match, game, registry
from tests.support.places import ROOT

EXAMPLES = ROOT / "examples" / "gloomhaven"


@pytest.fixture(autouse=True)
def only_the_printed_ones(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Whatever a command lays out is put away again."""
    known = dict(registry._loaders)
    loaded = dict(registry._loaded)
    monkeypatch.setenv(own_content.VARIABLE, "")
    monkeypatch.setenv("COLUMNS", "200")
    monkeypatch.setenv("LC_ALL", "en_US.UTF-8")
    yield
    for id in content._own:
        del content._scenarios[id]
    content._own.clear()
    registry._loaders.clear()
    registry._loaders.update(known)
    registry._loaded.clear()
    registry._loaded.update(loaded)


def run(*words: str) -> Result:
    return CliRunner().invoke(app, list(words))


def test_a_house_scenario_is_played_by_its_name() -> None:
    words = ["simulate", "gloomhaven", "-n", "2", "--bots", "random,random", "-o", "scenario=flooded-cellar"]
    result = run(*words, "--scenarios", str(EXAMPLES))
    assert result.exit_code == 0, result.output
    assert "scenario=flooded-cellar-" in result.stdout


def test_the_id_holds_a_hash_of_the_file(tmp_path: Path) -> None:
    text = (EXAMPLES / "flooded-cellar.toml").read_text("utf-8")
    ids = []
    for name, extra in (("one", ""), ("two", "\n# changed\n")):
        folder = tmp_path / name
        folder.mkdir()
        (folder / "cellar.toml").write_text(text + extra, "utf-8")
        ids += content.add_scenarios(str(folder), True)
    assert len(set(ids)) == 2
    assert all(id.startswith("flooded-cellar-") and len(id) == len("flooded-cellar-") + 8 for id in ids)
    assert content.add_scenarios(str(tmp_path / "one"), True) == ids[:1]


def test_the_environment_is_enough(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(own_content.VARIABLE, str(EXAMPLES))
    found = own_content.load()
    choices = next(option.choices for option in found.options if option.name == "scenario")
    assert choices[-1].startswith("flooded-cellar-")
    table = found.setup(2, 1, {"scenario": choices[-1]})
    assert table.rules.slug == choices[-1]
    assert found.load(found.dump(table)).rules.slug == choices[-1]


def test_what_to_type_for_the_same_again() -> None:
    lay_out([EXAMPLES])
    [item] = with_scenarios(["scenario=flooded-cellar"], "gloomhaven")
    match = Match(game("gloomhaven"), 2, 1, {"scenario": item.split("=")[1]})
    assert typed_folders(match) == [f"--scenarios {EXAMPLES}"]
    assert with_scenarios(["scenario=3", "solo=yes"], "gloomhaven") == ["scenario=3", "solo=yes"]
    assert with_scenarios(["scenario=flooded-cellar"], "bloodborne") == ["scenario=flooded-cellar"]
    assert typed_folders(Match(game("gloomhaven"), 2, 1)) == []


def test_a_wrong_file_is_refused_with_its_place(tmp_path: Path) -> None:
    text = (EXAMPLES / "flooded-cellar.toml").read_text("utf-8")
    (tmp_path / "mine.toml").write_text(text.replace('type = "lurker"', 'type = "lurkor"'), "utf-8")
    for command in (["simulate", "gloomhaven"], ["serve"], ["play", "gloomhaven"], ["replay", "x.json"]):
        result = run(*command, "--scenarios", str(tmp_path))
        assert result.exit_code == 2, result.output
        assert "mine.toml.monsters[2].type: there is no monster 'lurkor'" in result.stderr


def test_a_word_that_nobody_carries_out_is_refused(tmp_path: Path) -> None:
    text = (EXAMPLES / "flooded-cellar.toml").read_text("utf-8")
    for old, new, told in (
        ('goal = "kill-all"', 'goal = "carry"', "win[0].goal: there is no goal 'carry'"),
        ('event = "round-end"', 'event = "plate"', "rules[1].when.event: there is no event 'plate'"),
        ('opens = "plate"', 'opens = "plaet"', "rules[0].opens: there is no way to open 'plaet'"),
    ):
        (tmp_path / "mine.toml").write_text(text.replace(old, new), "utf-8")
        result = run("simulate", "gloomhaven", "-n", "1", "--scenarios", str(tmp_path))
        assert result.exit_code == 2, result.output
        assert told in result.stderr


def test_no_folder() -> None:
    result = run("simulate", "gloomhaven", "--scenarios", "nowhere")
    assert result.exit_code == 2
    assert "nowhere: is no folder" in result.stderr
