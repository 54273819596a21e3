"""`taverna play --position FILE`: sit down at a position that somebody wrote."""

from __future__ import annotations

from pathlib import Path

import pytest
from typer.testing import CliRunner

from taverna.cli.app import app
from taverna.cli.commands.play import _placed
from taverna.cli.seating import YOU
from taverna.kernel import BadData, TavernaError, replay
from tests.support.places import ROOT

FOLDER = ROOT / "examples" / "gloomhaven" / "positions"
WALK = FOLDER / "10-two-far-away.json"


def test_you_and_bots_sit_down_at_it() -> None:
    session = _placed(WALK, "gloomhaven", [])
    assert [player.name for player in session.players] == [YOU, "regular"]
    assert session.match.pending[0].kind == "monster-move"


def test_what_the_monster_did_before_your_turn_is_told() -> None:
    """The guard of the first puzzle has moved and attacked when you are asked."""
    kinds = [event.kind for event in _placed(FOLDER / "01-the-shorter-way.json", "gloomhaven", []).match.log]
    assert "moved" in kinds
    assert "attack" in kinds


def test_the_game_played_from_it_is_replayed() -> None:
    session = _placed(WALK, "gloomhaven", ["Ana", "Rui"])
    for _ in range(10):
        decision = session.match.pending[0]
        session.match.submit(decision.seat, decision.options[0])
    again = replay(session.match.record())
    assert again.game.dump(again.state) == session.match.game.dump(session.match.state)


def test_the_game_must_be_named_once() -> None:
    with pytest.raises(BadData, match=r"position\.game: is missing"):
        _placed(WALK, None, [])


def test_too_many_players_are_refused() -> None:
    with pytest.raises(TavernaError, match="the position is for 2 seats, not 3"):
        _placed(WALK, "gloomhaven", ["Ana", "Rui", "Eva"])


@pytest.mark.parametrize("more", [["--seed", "3"], ["-o", "solo=yes"], ["--resume", str(WALK)]])
def test_it_brings_its_own_options_and_chance(more: list[str]) -> None:
    result = CliRunner().invoke(app, ["play", "gloomhaven", "--position", str(WALK), *more, "--lang", "en"])
    assert result.exit_code == 2
    assert "brings its own options and chance" in result.output


def test_a_file_that_is_no_json(tmp_path: Path) -> None:
    (tmp_path / "torn.json").write_text("{")
    result = CliRunner().invoke(
        app, ["play", "gloomhaven", "--position", str(tmp_path / "torn.json"), "--lang", "en"]
    )
    assert result.exit_code == 2
    assert "line 1" in result.output
