"""The journal: what was written is there again, whatever happened to the end of the file."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from taverna.arena.results.journal import Journal
from taverna.kernel import BadCall, BadData

ORIGIN = {"game": "x", "seed": 1}


def written(path: Path, bodies: list[bytes]) -> Path:
    journal = Journal(path, ORIGIN)
    for number, body in enumerate(bodies):
        journal.append({"n": number}, body)
    journal.close()
    return path


def bodies(path: Path) -> list[bytes]:
    journal = Journal(path, ORIGIN)
    found = [journal.body(frame) for frame in journal.frames]
    assert [frame.head["n"] for frame in journal.frames] == list(range(len(found)))
    journal.close()
    return found


def test_what_was_written_is_read_again(tmp_path: Path) -> None:
    path = written(tmp_path / "j", [b"one", b"", b"three" * 1000])
    assert bodies(path) == [b"one", b"", b"three" * 1000]


def test_it_can_be_added_to(tmp_path: Path) -> None:
    path = written(tmp_path / "j", [b"one"])
    journal = Journal(path, ORIGIN)
    frame = journal.append({"n": 1}, b"two")
    assert journal.body(frame) == b"two"
    journal.close()
    assert bodies(path) == [b"one", b"two"]


def test_two_that_begin_at_the_same_moment_do_not_empty_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The second one looks before the first has made the file, and opens it after."""
    path = tmp_path / "j"
    with monkeypatch.context() as earlier:
        earlier.setattr(Path, "exists", lambda self, **_: False)
        first = Journal(path, ORIGIN)
        with pytest.raises(BadCall, match="another program is writing"):
            Journal(path, ORIGIN)
    first.append({"n": 0}, b"one")
    first.close()
    assert bodies(path) == [b"one"]


def test_one_that_was_put_away_meanwhile_is_not_written_to(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Results in a file without a name would be lost with the program."""
    path = tmp_path / "j"
    monkeypatch.setattr("fcntl.flock", lambda file, how: path.unlink())
    with pytest.raises(BadCall, match="another program is writing"):
        Journal(path, ORIGIN)


def test_a_file_cut_anywhere_keeps_every_whole_frame(tmp_path: Path) -> None:
    whole = written(tmp_path / "j", [b"one", b"two", b"three"]).read_bytes()
    ends = [
        0,
        *(len(written(tmp_path / f"j{n}", [b"one", b"two", b"three"][:n]).read_bytes()) for n in range(4)),
    ]
    for size in range(len(whole) + 1):
        path = tmp_path / "cut"
        path.write_bytes(whole[:size])
        kept = max(0, sum(end <= size for end in ends) - 2)
        assert bodies(path) == [b"one", b"two", b"three"][:kept], size
        journal = Journal(path, ORIGIN)
        journal.append({"n": kept}, b"more")
        journal.close()
        assert bodies(path)[-1] == b"more", "and it goes on behind them"


def test_a_damaged_frame_and_what_follows_is_dropped(tmp_path: Path) -> None:
    path = written(tmp_path / "j", [b"one", b"two", b"three"])
    content = bytearray(path.read_bytes())
    content[content.index(b"two")] ^= 1
    path.write_bytes(content)
    assert bodies(path) == [b"one"]


def test_the_origin_is_that_of_the_first_writer(tmp_path: Path) -> None:
    path = written(tmp_path / "j", [])
    journal = Journal(path, {"game": "other"})
    assert journal.origin == ORIGIN
    journal.close()


def test_a_foreign_file_is_refused_and_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "j"
    path.write_bytes(b"my diary")
    with pytest.raises(BadData, match="j can't be read as results"):
        Journal(path, ORIGIN)
    assert path.read_bytes() == b"my diary"


def test_one_writer_at_a_time(tmp_path: Path) -> None:
    path = tmp_path / "j"
    journal = Journal(path, ORIGIN)
    with pytest.raises(BadCall, match="another program is writing to"):
        Journal(path, ORIGIN)
    journal.close()
    Journal(path, ORIGIN).close()


def test_a_killed_writer_leaves_no_lock(tmp_path: Path) -> None:
    path = tmp_path / "j"
    program = (
        "import os, pathlib, signal, sys; from taverna.arena.results.journal import Journal;"
        "j = Journal(pathlib.Path(sys.argv[1]), {'game': 'x', 'seed': 1}); j.append({'n': 0}, b'kept');"
        "os.kill(os.getpid(), signal.SIGKILL)"
    )
    assert subprocess.run([sys.executable, "-c", program, str(path)], check=False).returncode == -9
    assert bodies(path) == [b"kept"]


def test_a_place_that_cannot_be_written(tmp_path: Path) -> None:
    with pytest.raises(BadCall, match="No such file or directory"):
        Journal(tmp_path / "nowhere" / "j", ORIGIN)


def test_removing(tmp_path: Path) -> None:
    journal = Journal(tmp_path / "j", ORIGIN)
    journal.remove()
    assert not (tmp_path / "j").exists()
