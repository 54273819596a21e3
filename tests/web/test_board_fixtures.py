"""The steps that the boards' tests play come from today's rules: whatever events tell anew makes them stale."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from tools import board_fixtures
from tools.board_fixtures import boards, stale


@pytest.mark.parametrize("game", boards())
def test_the_steps_are_up_to_date(game: str) -> None:
    assert stale(game) == [], "run tools/board_fixtures.py, then the client's tests"


def test_a_changed_event_is_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shutil.copytree(board_fixtures.BOARDS / "dead-mans-draw/fixtures", tmp_path / "dead-mans-draw/fixtures")
    monkeypatch.setattr(board_fixtures, "BOARDS", tmp_path)
    file = tmp_path / "dead-mans-draw/fixtures/two.json"
    text = file.read_text("utf-8")
    assert '"kind":"drew"' in text
    file.write_text(text.replace('"card":"', '"cards":"', 1), "utf-8")
    (file.parent / "left-over.json").write_text("[]", "utf-8")
    assert stale("dead-mans-draw") == ["left-over.json", "two.json"]
