"""`--cards FILE` of play, simulate, replay and serve: custom card files for Bloodborne and Dungeon Raiders."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from taverna.cli.app import app
from taverna.cli.arguments.cards import typed_files, with_cards
from taverna.games import dungeon_raiders
from taverna.games.bloodborne import GAME
from taverna.games.bloodborne.content import VARIABLE as BLOODBORNE_CARDS
from taverna.games.bloodborne.own_content import read as read_cards
from taverna.games.dungeon_raiders import own_content
from taverna.games.dungeon_raiders.content import VARIABLE
from taverna.kernel import Match, game, registry
from tests.support.places import ROOT

EXAMPLE = ROOT / "examples" / "bloodborne-house.toml"
MY_BOX = EXAMPLE.with_name("dungeon-raiders-cards.toml")


@pytest.fixture(autouse=True)
def printed_cards(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Whatever a command lays out is put away again."""
    monkeypatch.setenv(BLOODBORNE_CARDS, "")
    monkeypatch.setenv(VARIABLE, "")
    monkeypatch.setenv("COLUMNS", "200")
    monkeypatch.setenv("LC_ALL", "en_US.UTF-8")
    yield
    registry.register("bloodborne", lambda: GAME)
    registry.register("dungeon-raiders", lambda: dungeon_raiders.GAME)


def run(*words: str) -> Result:
    return CliRunner().invoke(app, list(words))


def refused(*words: str) -> str:
    result = run(*words)
    assert result.exit_code == 2, result.output
    assert result.stdout == ""
    return result.stderr.strip()


def test_simulate_plays_with_the_file() -> None:
    result = run(
        "simulate", "bloodborne", "-n", "2", "--bots", "random,random,random", "--cards", str(EXAMPLE)
    )
    assert result.exit_code == 0, result.output
    assert "cards=moonlit-" in result.stdout


def test_an_option_may_still_say_otherwise() -> None:
    words = ["simulate", "bloodborne", "-n", "2", "--bots", "random,random,random", "-o", "cards=printed"]
    result = run(*words, "--cards", str(EXAMPLE))
    assert "cards=printed" in result.stdout


def test_a_wrong_file_is_refused_in_one_line_with_its_place(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text('[[card]]\nid = "kirkhammer"\ndamage = "big"\n', "utf-8")
    for command in (["simulate", "bloodborne"], ["serve"], ["play", "bloodborne"], ["replay", str(path)]):
        told = refused(*command, "--cards", str(path))
        assert "mine.toml: card kirkhammer.damage" in told
        assert "must be a whole number" in told
    assert "can't be read" in refused("serve", "--cards", str(tmp_path / "nothing.toml"))


def test_a_record_is_replayed_with_its_cards_and_refused_without(tmp_path: Path) -> None:
    run("simulate", "bloodborne", "-n", "1", "--bots", "random,random,random", "--cards", str(EXAMPLE))
    match = Match(game("bloodborne"), 3, 5, {"cards": read_cards(EXAMPLE).id})
    path = tmp_path / "record.json"
    path.write_text(match.record().to_json(), "utf-8")
    assert typed_files(match) == [f"--cards {EXAMPLE}"]
    registry.register("bloodborne", lambda: GAME)
    told = refused("replay", str(path), "--plain")
    assert "moonlit-" in told
    assert "--cards" in told
    result = run("replay", str(path), "--plain", "--cards", str(EXAMPLE))
    assert result.exit_code == 0, result.output
    assert "BB-3.2" in result.stdout


def test_the_printed_cards_need_no_file() -> None:
    assert typed_files(Match(GAME, 3, 1)) == []
    assert with_cards(["final_boss=random"], "bloodborne", None) == ["final_boss=random"]
    assert with_cards([], "dead-mans-draw", [EXAMPLE]) == []


@pytest.mark.parametrize(("lang", "word"), [("pt-BR", "arquivo de cartas"), ("es", "archivo de cartas")])
def test_the_refusal_speaks_the_users_language(tmp_path: Path, lang: str, word: str) -> None:
    registry.register("bloodborne", lambda: GAME)
    path = tmp_path / "record.json"
    record = Match(GAME, 3, 5).record()
    record.options["cards"] = "moonlit-00000000"
    path.write_text(record.to_json(), "utf-8")
    assert word in refused("replay", str(path), "--lang", lang)


# Dungeon Raiders


def test_a_file_is_for_the_game_that_it_names() -> None:
    words = ("-n", "2", "--bots", "random,random,random", "--cards", str(MY_BOX), "--cards", str(EXAMPLE))
    result = run("simulate", "dungeon-raiders", *words)
    assert result.exit_code == 0, result.output
    assert "cards=my-box-" in result.stdout
    assert "cards=moonlit-" in run("simulate", "bloodborne", *words).stdout
    assert with_cards([], "dead-mans-draw", [MY_BOX]) == []


def test_a_wrong_box_is_refused_and_changes_nothing(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text('game = "dungeon-raiders"\n[[boss]]\nid = "golem"\nwounds = "many"\n', "utf-8")
    told = refused("serve", "--cards", str(MY_BOX), "--cards", str(path))
    assert "mine.toml: boss golem.wounds: must be a whole number, not 'many'" in told
    assert own_content.named_by_environment() == []


def test_without_a_name_the_entries_show_the_game(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text('[[boss]]\nid = "golem"\nwounds = 4\n', "utf-8")
    assert with_cards([], "dungeon-raiders", [path]) == [f"cards={own_content.read(path).id}"]
    assert with_cards([], "bloodborne", [path]) == []
    path.write_text("[numbers]\nmax_hp = 9\n", "utf-8")
    assert with_cards([], "bloodborne", [path]) == [f"cards={read_cards(path).id}"]


def test_a_game_without_card_files_is_answered_with_those_that_have_them(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text('game = "chess"\n', "utf-8")
    told = refused("serve", "--cards", str(path))
    assert "'chess' reads no card files; those that do are bloodborne, dungeon-raiders" in told


def test_a_record_of_a_custom_box_is_replayed_with_it_and_refused_without(tmp_path: Path) -> None:
    run("simulate", "dungeon-raiders", "-n", "1", "--bots", "random,random,random", "--cards", str(MY_BOX))
    match = Match(game("dungeon-raiders"), 3, 5, {"cards": own_content.read(MY_BOX).id})
    path = tmp_path / "record.json"
    path.write_text(match.record().to_json(), "utf-8")
    assert typed_files(match) == [f"--cards {MY_BOX}"]
    registry.register("dungeon-raiders", lambda: dungeon_raiders.GAME)
    told = refused("replay", str(path), "--plain")
    assert "my-box-" in told
    assert "--cards" in told
    assert run("replay", str(path), "--plain", "--cards", str(MY_BOX)).exit_code == 0
