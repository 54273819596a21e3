"""`taverna replay`: a record in words, and what is no record."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.support.cli.commands import recorded, refused, run

# replay


def test_replay_in_a_pipe_prints_the_log_in_words(tmp_path: Path) -> None:
    path = recorded(tmp_path / "r.json", names=["Ana", "greedy"])
    told = run("replay", str(path)).output
    assert told.startswith("Dead Man's Draw: Ana and Greedy\nSeed 1\n")
    assert "DMD-3.3" in told
    assert "Ana draws" in told
    assert told == run("replay", str(path), "--plain").output


def test_replay_speaks_all_languages(tmp_path: Path) -> None:
    path = recorded(tmp_path / "r.json", names=["Ana", "greedy"])
    assert "Ana saca" in run("replay", str(path), "--plain", "--lang", "pt-BR").output
    assert "Ana roba" in run("replay", str(path), "--plain", "--lang", "es").output


def test_replay_of_an_unfinished_game_says_so(tmp_path: Path) -> None:
    path = recorded(tmp_path / "r.json", steps=6)
    assert "unfinished" in run("replay", str(path)).output


def test_who_gave_no_name_is_addressed_in_the_replay(tmp_path: Path) -> None:
    path = recorded(tmp_path / "r.json", names=["you", "greedy"])
    assert "You draw" in run("replay", str(path)).output


@pytest.mark.parametrize(
    ("change", "named"),
    [
        ({"format": "chess-record"}, "format"),
        ({"game": "chess"}, "chess"),
        ({"game_version": 99}, "99"),
        ({"steps": [[0, 187]]}, "steps[0]"),
        ({"steps": "all"}, "steps"),
        ({"seats": 77}, "77"),
        ({"seed": -3}, "seed"),
        ({"options": {"pirates": 3}}, "pirates"),
        ({"options": {"tarot": True}}, "tarot"),
        ({"names": ["only one"]}, "names"),
        ({"surprise": 1}, "surprise"),
    ],
)
def test_a_damaged_or_foreign_record_is_one_clear_line(
    tmp_path: Path, change: dict[str, object], named: str
) -> None:
    path = recorded(tmp_path / "r.json", steps=4)
    data = json.loads(path.read_text("utf-8"))
    path.write_text(json.dumps(data | change), "utf-8")
    told = refused("replay", str(path))
    assert named in told
    assert told.startswith(f"taverna: {path}: "), "the file is named"
    assert told.count(str(path)) == 1
    assert not told.endswith("..")
    assert refused("play", "--resume", str(path)) == told


@pytest.mark.parametrize("content", [b"", b"not json", b"[1, 2]", b"\xff\xfe\x00", b"null"])
def test_a_file_that_is_no_record_is_refused(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "r.json"
    path.write_bytes(content)
    assert str(path) in refused("replay", str(path))


def test_a_missing_file_and_a_folder_are_refused(tmp_path: Path) -> None:
    assert "missing.json" in refused("replay", str(tmp_path / "missing.json"))
    assert str(tmp_path) in refused("replay", str(tmp_path))
