"""Results as they come in, appended to one file, so that whatever ends the program costs nothing that was stored.

The file is a row of frames: a mark, two lengths, a check sum, a head (JSON) and a body. The first head says whose
results these are. A frame that was cut off in the middle of writing, and what lies behind it, is dropped when the file
is opened again; those games are then played again.
"""

from __future__ import annotations

import json
import os
import struct
import zlib
from collections.abc import Mapping
from pathlib import Path
from time import monotonic
from typing import IO, NamedTuple

from taverna.arena.results.refusals import damaged, in_use, unusable

MARK = b"TVF1"
LENGTHS = struct.Struct("<4sIII")
LARGEST = 1 << 30
SYNC_EVERY = 1.0
"""Seconds: so much at most is lost when the machine itself stops; a killed program loses nothing."""


class Frame(NamedTuple):
    head: dict[str, object]
    start: int
    """Where its body lies in the file."""
    size: int


class Journal:
    """Opened by one program at a time. `frames` are those of the results, in the order of writing."""

    def __init__(self, path: Path, origin: Mapping[str, object]) -> None:
        self.path = path
        self.frames: list[Frame] = []
        self._synced = monotonic()
        try:
            # Made where there is none, but never emptied: another program may have begun it a moment ago.
            self._file: IO[bytes] = os.fdopen(os.open(path, os.O_RDWR | os.O_CREAT, 0o666), "r+b")
        except OSError as problem:
            raise unusable(path, problem) from problem
        try:
            _lock(self._file, path)
            self.origin: dict[str, object] = self._read() or self._begin(origin)
        except BaseException:
            self._file.close()
            raise

    def append(self, head: Mapping[str, object], body: bytes) -> Frame:
        written = _frame(head, body)
        try:
            start = self._file.seek(0, os.SEEK_END) + len(written) - len(body)
            self._file.write(written)
            self._file.flush()
            self._sync(SYNC_EVERY)
        except OSError as problem:
            raise unusable(self.path, problem) from problem
        frame = Frame(dict(head), start, len(body))
        self.frames.append(frame)
        return frame

    def body(self, frame: Frame) -> bytes:
        self._file.seek(frame.start)
        return self._file.read(frame.size)

    def close(self) -> None:
        if not self._file.closed:
            self._sync(0.0)
            self._file.close()

    def remove(self) -> None:
        """There is nothing in it that is not safe elsewhere."""
        self.path.unlink(missing_ok=True)
        self._file.close()

    def _sync(self, every: float) -> None:
        if monotonic() - self._synced >= every:
            self._file.flush()
            os.fsync(self._file.fileno())
            self._synced = monotonic()

    def _begin(self, origin: Mapping[str, object]) -> dict[str, object]:
        self._file.seek(0)
        self._file.write(_frame(origin, b""))
        self._file.flush()
        return dict(origin)

    def _read(self) -> dict[str, object]:
        """Every whole frame; cuts off the rest. Returns the head of the first, empty if there is none."""
        size = os.fstat(self._file.fileno()).st_size
        beginning = self._file.read(len(MARK))
        if beginning != MARK[: len(beginning)]:
            raise damaged(self.path, "it does not begin as results do")
        origin: dict[str, object] = {}
        end = 0
        while (frame := self._read_frame(end, size)) is not None:
            if end == 0:
                origin = frame.head
            else:
                self.frames.append(frame)
            end = frame.start + frame.size
        self._file.truncate(end)
        return origin

    def _read_frame(self, at: int, size: int) -> Frame | None:
        self._file.seek(at)
        lengths = self._file.read(LENGTHS.size)
        if len(lengths) < LENGTHS.size:
            return None
        mark, head_size, body_size, checksum = LENGTHS.unpack(lengths)
        start = at + LENGTHS.size + head_size
        if mark != MARK or start + body_size > size:
            return None
        content = self._file.read(head_size + body_size)
        if zlib.crc32(content) != checksum:
            return None
        return Frame(json.loads(content[:head_size]), start, body_size)


def _frame(head: Mapping[str, object], body: bytes) -> bytes:
    assert len(body) < LARGEST
    content = json.dumps(head, ensure_ascii=False).encode()
    return LENGTHS.pack(MARK, len(content), len(body), zlib.crc32(content + body)) + content + body


def _lock(file: IO[bytes], path: Path) -> None:
    """Two programs that add to the same results would spoil them. The lock ends with the program, however it ends."""
    try:
        import fcntl
    except ImportError:  # not on this system
        return
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        mine = os.path.samestat(os.fstat(file.fileno()), os.stat(path))
    except OSError as problem:
        raise in_use(path) from problem
    if not mine:  # whoever held it has just finished and put it away
        raise in_use(path)
