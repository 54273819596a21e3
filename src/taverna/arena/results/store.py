"""Where results are kept while games are played and afterwards: a journal beside the file, then the file itself.

Whatever is asked for is looked up here first, so a run that was interrupted, or is to be made longer, plays only what
is missing. Without a file everything stays in memory.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import NamedTuple

from taverna.arena.results.blocks import Block, even, unpack
from taverna.arena.results.journal import Frame, Journal
from taverna.arena.results.refusals import damaged, other
from taverna.arena.results.sheets import Layout, Runs, Sheet, group_size, write
from taverna.arena.schedule.series import Series

FILE = "taverna-results"
FILE_VERSION = 2


class Piece(NamedTuple):
    """Games `first` up to, not including, `last`, and where they are: a frame of the journal, rows, or in memory."""

    first: int
    last: int
    place: Frame | int | bytes


class Store:
    """`origin` says what the results are of; a file with another origin is refused."""

    def __init__(self, path: Path | None, origin: Mapping[str, object], layout: Layout) -> None:
        self.path = path
        self.layout = layout
        self.origin: dict[str, object] = {"file": FILE, "file_version": FILE_VERSION, **origin}
        self._sheet: Sheet | None = None
        self._journal: Journal | None = None
        self._pieces: dict[str, list[Piece]] = {}
        if path is not None:
            try:
                self._open(path)
            except BaseException:
                self.close()
                raise

    def stored(self) -> list[str]:
        """The series of which there are games."""
        return list(self._pieces)

    def kept(self, series: Series) -> int:
        """One more than the highest game that is there."""
        return max((piece.last for piece in self._pieces.get(series.key, [])), default=0)

    def missing(self, series: Series, games: int) -> list[tuple[int, int]]:
        """Which of the first so many games are not there yet."""
        found: list[tuple[int, int]] = []
        at = 0
        for piece in self._in_order(series):
            found.append((at, min(piece.first, games)))
            at = max(at, piece.last)
        found.append((at, games))
        return [(first, last) for first, last in found if first < last]

    def add(self, series: Series, first: int, last: int, packed: bytes) -> Block:
        """From now on nothing can take these games away."""
        place: Frame | bytes = packed
        if self._journal is not None:
            place = self._journal.append({"series": series.key, "first": first, "last": last}, packed)
        self._pieces.setdefault(series.key, []).append(Piece(first, last, place))
        return unpack(packed, first, last - first, self.layout.shape)

    def blocks(self, series: Series, games: int) -> Iterator[Block]:
        """The first so many games in order, cut the same way however they came in."""
        return even(self._each_once(series, games), group_size(series))

    def finish(self, runs: Runs) -> None:
        """Everything is there: write the file, which needs no journal any more."""
        if self.path is None or self._journal is None:
            return
        if self._sheet is None or self._journal.frames:
            found = (
                (number, block)
                for number, (series, games) in enumerate(runs)
                for block in self.blocks(series, games)
            )
            write(self.path, self.layout, self.origin, runs, found)

    def close(self, finished: bool = False) -> None:
        """The journal is kept as long as it holds what the file does not."""
        if self._journal is not None and (finished or not self._journal.frames):
            self._journal.remove()
        self._let_go()

    # Inside

    def _let_go(self) -> None:
        if self._journal is not None:
            self._journal.close()
        if self._sheet is not None:
            self._sheet.close()

    def _open(self, path: Path) -> None:
        beside = path.with_name(path.name + ".part")
        self._journal = Journal(beside, self.origin)  # first: from now on no other program writes the file
        self._check(beside, self._journal.origin)
        if path.exists():
            self._sheet = Sheet(path)
            self._check(path, self._sheet.origin)
            for group, (key, first, last) in enumerate(self._sheet.groups):
                self._pieces.setdefault(key, []).append(Piece(first, last, group))
        for frame in self._journal.frames:
            series, begin, end = (frame.head.get(name) for name in ("series", "first", "last"))
            if not (isinstance(series, str) and isinstance(begin, int) and isinstance(end, int)):
                raise damaged(beside, f"{frame.head} is not known here")
            self._pieces.setdefault(series, []).append(Piece(begin, end, frame))

    def _check(self, path: Path, found: Mapping[str, object]) -> None:
        for name in self.origin:
            if name not in found:
                raise damaged(path, f"it does not say its {name}")
            if found[name] != self.origin[name]:
                raise other(path, name, *_plainly(found[name], self.origin[name]))

    def _in_order(self, series: Series) -> list[Piece]:
        return sorted(self._pieces.get(series.key, []), key=lambda piece: (piece.first, -piece.last))

    def _each_once(self, series: Series, games: int) -> Iterator[Block]:
        """A program that was stopped between two steps may have left the same games in two places."""
        at = 0
        for piece in self._in_order(series):
            last = min(piece.last, games)
            if last > at:
                yield self._load(series, piece).cut(at, last)
                at = last

    def _load(self, series: Series, piece: Piece) -> Block:
        place = piece.place
        if isinstance(place, int):
            assert self._sheet is not None
            return self._sheet.block(place, self.layout, series)
        if isinstance(place, Frame):
            assert self._journal is not None
            place = self._journal.body(place)
        return unpack(place, piece.first, piece.last - piece.first, self.layout.shape)


def _plainly(there: object, here: object) -> tuple[str, str]:
    """Of options and levels only what differs."""
    if isinstance(there, Mapping) and isinstance(here, Mapping):
        same = {name for name in there if name in here and there[name] == here[name]}
        there, here = (
            {name: value for name, value in side.items() if name not in same} for side in (there, here)
        )
    return _plain(there), _plain(here)


def _plain(value: object) -> str:
    """As it is typed: options one after the other."""
    if isinstance(value, Mapping):
        return ", ".join(f"{name}={str(setting).lower()}" for name, setting in value.items())
    if isinstance(value, (list, tuple)):
        return ", ".join(str(item) for item in value) or "-"
    return str(value)
