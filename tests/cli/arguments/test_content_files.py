"""`--content FILE` of play, simulate, replay and serve: a house's own components for Gloomhaven."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from taverna.cli.app import app
from taverna.cli.arguments.content_files import lay_out, typed_contents, with_content
from taverna.cli.screens.session import Session
from taverna.cli.seating import seat_all
from taverna.games.gloomhaven import content, own_content
from taverna.games.gloomhaven.content import shelf
from taverna.games.gloomhaven.content.own_files import read_house
from taverna.games.gloomhaven.scenario.building import CONTENT_FILES
from taverna.kernel import Match, game, registry
from tests.support.cli.screens import LARGE, at_table, text
from tests.support.places import ROOT

EXAMPLES = ROOT / "examples"
FILE = EXAMPLES / "gloomhaven-house.toml"


@pytest.fixture(autouse=True)
def only_the_printed_ones(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Whatever a command lays out is put away again."""
    known = dict(registry._loaders)
    loaded = dict(registry._loaded)
    monkeypatch.setenv(own_content.VARIABLE, "")
    monkeypatch.setenv(CONTENT_FILES, "")
    monkeypatch.setenv("COLUMNS", "200")
    monkeypatch.setenv("LC_ALL", "en_US.UTF-8")
    yield
    for id in [own.id for own in shelf.houses()]:
        del shelf._shelves[id]
    content._house_monsters.clear()
    content._house_decks.clear()
    registry._loaders.clear()
    registry._loaders.update(known)
    registry._loaded.clear()
    registry._loaded.update(loaded)


def run(*words: str) -> Result:
    return CliRunner().invoke(app, list(words))


def test_who_names_a_file_plays_with_it() -> None:
    result = run("simulate", "gloomhaven", "-n", "2", "--bots", "random,random", "--content", str(FILE))
    assert result.exit_code == 0, result.output
    assert "content=hard-nights-" in result.stdout


def test_an_option_may_say_otherwise() -> None:
    lay_out([FILE])
    id = read_house(FILE).id
    assert with_content([], "gloomhaven", [FILE]) == [f"content={id}"]
    assert with_content(["content=printed"], "gloomhaven", [FILE]) == ["content=printed"]
    assert with_content([], "bloodborne", [FILE]) == []


def test_what_to_type_for_the_same_again() -> None:
    lay_out([FILE])
    match = Match(game("gloomhaven"), 2, 1, {"content": read_house(FILE).id})
    assert typed_contents(match) == [f"--content {FILE}"]
    assert typed_contents(Match(game("gloomhaven"), 2, 1)) == []


def test_a_wrong_file_is_refused_with_its_place(tmp_path: Path) -> None:
    (tmp_path / "mine.toml").write_text(
        FILE.read_text().replace('like = "bandit-archer"', 'like = "bandit-arch"')
    )
    for command in (["simulate", "gloomhaven"], ["serve"], ["play", "gloomhaven"], ["replay", "x.json"]):
        result = run(*command, "--content", str(tmp_path / "mine.toml"))
        assert result.exit_code == 2, result.output
        assert "mine.toml.monster[1].like: there is no monster 'bandit-arch'" in result.stderr


def test_a_monster_of_the_file_explains_its_turn(tmp_path: Path) -> None:
    (tmp_path / "position.json").write_text(
        '{"map": {"floor": [[0, 0, 6]]}, "heroes": [{"class": "brute", "hex": [6, 0]}], "turn": "bandit-ringleader",'
        f' "options": {{"content": "{read_house(FILE).id}"}},'
        ' "monsters": [{"type": "bandit-ringleader", "hex": [0, 0]}], "cards": {"ringleader": 9002}}'
    )
    result = run("gloomhaven", "monster", str(tmp_path / "position.json"), "--content", str(FILE))
    assert result.exit_code == 0, result.output
    assert '"end": [2, 0], "targets": ["brute"]' in result.stdout  # range 4, as an archer of level 1 has it


def test_the_screen_shows_the_cards_of_the_file() -> None:
    async def story() -> None:
        lay_out([FILE])
        position = {
            "options": {"content": read_house(FILE).id},
            "map": {"floor": {"radius": 3}},
            "heroes": [
                {"class": "brute", "hex": [2, 0], "hand": ["stand-fast", "trample", "shield-bash"]},
                {"class": "tinkerer", "hex": [-2, 0]},
            ],
            "monsters": [{"type": "bandit-ringleader", "hex": [0, 0]}],
        }
        session = Session.placed(game("gloomhaven"), seat_all(["you", "greedy"]), position)
        async with at_table(session, "en", LARGE) as (shown, _):
            told = text(shown)
            assert "33 stand-fast" in told
            assert "60 Trample" in told
            assert "A map of your own" in told

    asyncio.run(story())


def test_the_game_lists_the_file_by_the_name_that_positions_need() -> None:
    result = run("games", "gloomhaven", "--json", "--content", str(FILE))
    assert result.exit_code == 0, result.output
    assert f'"{read_house(FILE).id}"' in result.stdout
