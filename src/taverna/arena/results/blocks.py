"""Results of many games as arrays: unpacked, cut and put together again."""

from __future__ import annotations

import zlib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import TypeVar

import numpy as np
import numpy.typing as npt

from taverna.kernel import AnySurvey

Numbers = npt.NDArray[np.int32]
Shorts = npt.NDArray[np.uint16]
Any = TypeVar("Any", bound=np.generic)


@dataclass(frozen=True)
class Shape:
    """`deeds` and `surveyed`: how many numbers are kept for each seat, and whether traits are."""

    seats: int
    deeds: int
    surveyed: bool


@dataclass(frozen=True)
class Block:
    """Games `first` and following of a series. Arrays by game, then by seat; in `counts` the table comes first."""

    first: int
    decisions: Numbers
    turns: Numbers
    winners: Numbers
    scores: Numbers
    deeds: Numbers
    counts: Shorts
    traits: Shorts

    @property
    def games(self) -> int:
        return len(self.decisions)

    @property
    def last(self) -> int:
        return self.first + self.games

    def cut(self, first: int, last: int) -> Block:
        """Those of games `first` up to, not including, `last` that are here."""
        start, stop = max(first - self.first, 0), max(min(last, self.last) - self.first, 0)
        ends = np.concatenate(([0], np.cumsum(self.counts.sum(axis=1, dtype=np.int64))))
        return Block(
            self.first + start,
            self.decisions[start:stop],
            self.turns[start:stop],
            self.winners[start:stop],
            self.scores[start:stop],
            self.deeds[start:stop],
            self.counts[start:stop],
            self.traits[ends[start] : ends[stop]],
        )


def unpack(packed: bytes, first: int, games: int, shape: Shape) -> Block:
    """What `playing.Columns.pack` has packed."""
    content = zlib.decompress(packed)
    seats = shape.seats
    at = 0

    def take(kind: type[Any], count: int) -> npt.NDArray[Any]:
        nonlocal at
        found = np.frombuffer(content, kind, count, at)
        at += found.nbytes
        return found

    decisions, turns, winners = (take(np.int32, games) for _ in range(3))
    scores = take(np.int32, games * seats).reshape(games, seats)
    deeds = take(np.int32, games * seats * shape.deeds).reshape(games, seats, shape.deeds)
    places = seats + 1 if shape.surveyed else 0
    counts = take(np.uint16, games * places).reshape(games, places)
    traits = take(np.uint16, int(counts.sum(dtype=np.int64)))
    assert at == len(content), f"{len(content) - at} bytes are left over"
    return Block(first, decisions, turns, winners, scores, deeds, counts, traits)


def join(blocks: list[Block]) -> Block:
    """Blocks that follow each other as one."""
    if len(blocks) == 1:
        return blocks[0]
    return Block(
        blocks[0].first,
        np.concatenate([block.decisions for block in blocks]),
        np.concatenate([block.turns for block in blocks]),
        np.concatenate([block.winners for block in blocks]),
        np.concatenate([block.scores for block in blocks]),
        np.concatenate([block.deeds for block in blocks]),
        np.concatenate([block.counts for block in blocks]),
        np.concatenate([block.traits for block in blocks]),
    )


def even(blocks: Iterable[Block], size: int) -> Iterator[Block]:
    """The same games in blocks of `size` (the last may be smaller), however they were cut before."""
    waiting: list[Block] = []
    held = 0
    for block in blocks:
        waiting.append(block)
        held += block.games
        if held < size:
            continue
        whole = join(waiting)
        while whole.games >= size:
            yield whole.cut(whole.first, whole.first + size)
            whole = whole.cut(whole.first + size, whole.last)
        waiting, held = [whole], whole.games
    if held:
        yield join(waiting)


def counted(survey: AnySurvey) -> list[str]:
    """The names of the numbers that are kept for each seat: deeds, then choices."""
    return [*survey.deeds, *survey.choices]
