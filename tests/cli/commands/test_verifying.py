"""`taverna replay --verify`: was the game played with the seed whose hash was shown at the beginning?"""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from taverna.kernel.fairness import commitment
from tests.support.cli.commands import GAME, recorded, refused, run

SEED = 3


@pytest.fixture
def record(tmp_path: Path) -> Path:
    return recorded(tmp_path / "r.json", SEED, names=["Ana", "Bia"])


def change(path: Path, **changes: object) -> Path:
    data = {**json.loads(path.read_text("utf-8")), **changes}
    path.write_text(json.dumps({name: value for name, value in data.items() if value is not None}), "utf-8")
    return path


def test_the_promised_game_is_fair(record: Path) -> None:
    steps = len(json.loads(record.read_text("utf-8"))["steps"])
    told = run("replay", str(record), "--verify").output
    assert told.splitlines() == [
        f"Fair: the seed has the hash {commitment(GAME, SEED)}.",
        "Seed 3",
        f"All {steps} steps were played again from it, and they follow the rules.",
    ]
    assert run("replay", str(record), "--verify", "--lang", "es").output.startswith(
        "Juego limpio: la semilla"
    )


def test_a_hash_that_was_noted_is_worth_more_than_the_one_in_the_file(record: Path) -> None:
    noted = commitment(GAME, SEED)
    assert run("replay", str(record), "--verify", "--commitment", noted.upper()).exit_code == 0
    told = refused("replay", str(record), "--verify", "--commitment", commitment(GAME, SEED + 1))
    assert "Not fair" in told
    assert str(record) in told


def test_another_seed_is_found_out(record: Path, tmp_path: Path) -> None:
    """A server that dealt other cards than it promised would have to show this record."""
    other = recorded(tmp_path / "other.json", SEED + 1)
    told = refused("replay", str(change(other, commitment=commitment(GAME, SEED))), "--verify")
    assert "Not fair" in told
    assert commitment(GAME, SEED) in told


def test_steps_that_do_not_follow_from_the_seed_are_found_out(record: Path) -> None:
    told = refused("replay", str(change(record, seed=SEED + 1)), "--verify")
    assert "steps" in told or "Not fair" in told


def test_a_game_without_a_hash_can_not_be_checked(record: Path) -> None:
    assert "No hash of the seed was shown" in refused(
        "replay", str(change(record, commitment=None)), "--verify"
    )


def test_an_unfinished_game_is_said_to_be_so(tmp_path: Path) -> None:
    path = recorded(tmp_path / "r.json", SEED, steps=4)
    assert "unfinished" in run("replay", str(path), "--verify").output


@pytest.mark.parametrize("text", ["", "abc", "g" * 64])
def test_what_is_no_hash_is_refused(record: Path, text: str) -> None:
    assert "64 digits" in refused("replay", str(record), "--verify", "--commitment", text)


def test_a_hash_alone_is_refused(record: Path) -> None:
    assert "--verify" in refused("replay", str(record), "--commitment", commitment(GAME, SEED))
